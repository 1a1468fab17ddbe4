### en

homm3-rule-grail_carrier = { $digging ->
        [0] A visit to its Field gives the Grail Token.
       *[other] Digging up the Grail costs { $digging } movement points on its Field.
    } A hero who is beaten by another hero or surrenders hands it over; a hero beaten by neutral units leaves it on the Field, where the next visitor takes it.{ $stops ->
        [true] { " " }Whoever picks it up loses all movement points.
       *[other] { "" }
    }{ $sheltered ->
        [false] { " " }A Sanctuary does not protect whoever carries it.
       *[other] { "" }
    }{ $home ->
        [true] { " " }It is put down in its carrier’s own Town.
       *[other] { "" }
    }

homm3-goal-grail_home = Whoever brings the Grail to their own Town wins.
homm3-over-grail_home = The Grail has come home.

homm3-option-rule-dig = Dig up the Grail: { $hero }

homm3-log-grail-stops = { $seat } picks up the Grail; the { $hero } loses all movement points.
homm3-log-grail-taken = { $seat } picks up the Grail at { $field }.
homm3-log-grail-won = { $seat }’s { $hero } wins the Grail.
homm3-log-grail-lies = The Grail lies at { $field }.
homm3-log-grail-home = { $seat } has brought the Grail home.

homm3-notice-grail-carried = { $seat }’s { $hero } carries the Grail.
homm3-notice-grail-lies = The Grail lies at { $field }.

### el

homm3-rule-grail_carrier = { $digging ->
        [0] Μια επίσκεψη στο πεδίο του φέρνει τον Δείκτη του Δισκοπότηρου.
       *[other] Το ξέθαμμα του Δισκοπότηρου κοστίζει { $digging } πόντους κίνησης στο πεδίο του.
    } Ένας ήρωας που νικιέται από άλλον ήρωα ή παραδίδεται το παραδίδει· αν τον νικήσουν ουδέτερες μονάδες, το αφήνει στο πεδίο, όπου το παίρνει ο επόμενος επισκέπτης.{ $stops ->
        [true] { " " }Όποιος το σηκώνει χάνει όλους τους πόντους κίνησης.
       *[other] { "" }
    }{ $sheltered ->
        [false] { " " }Ένα Άσυλο δεν προστατεύει όποιον το κουβαλά.
       *[other] { "" }
    }{ $home ->
        [true] { " " }Στη δική του πόλη ο ήρωας το αποθέτει.
       *[other] { "" }
    }

homm3-goal-grail_home = Νικά όποιος φέρει το Δισκοπότηρο στη δική του πόλη.
homm3-over-grail_home = Το Δισκοπότηρο έφτασε στην πόλη.

homm3-option-rule-dig = Ξέθαψε το Δισκοπότηρο: { $hero }

homm3-log-grail-stops = { $seat } σηκώνει το Δισκοπότηρο· ο { $hero } χάνει όλους τους πόντους κίνησης.
homm3-log-grail-taken = { $seat } σηκώνει το Δισκοπότηρο στο πεδίο { $field }.
homm3-log-grail-won = { $seat } κερδίζει το Δισκοπότηρο: { $hero }.
homm3-log-grail-lies = Το Δισκοπότηρο βρίσκεται στο πεδίο { $field }.
homm3-log-grail-home = { $seat } έφερε το Δισκοπότηρο στην πόλη.

homm3-notice-grail-carried = { $seat } έχει το Δισκοπότηρο: { $hero }.
homm3-notice-grail-lies = Το Δισκοπότηρο βρίσκεται στο πεδίο { $field }.

### hu

homm3-rule-grail_carrier = { $digging ->
        [0] Aki meglátogatja a területét, megkapja a Grál-jelzőt.
       *[other] A Grál kiásása { $digging } mozgáspontba kerül a területén.
    } Akit egy másik hős legyőz, vagy aki megadja magát, átadja; akit semleges egységek győznek le, a területen hagyja, ahol a következő látogató felveszi.{ $stops ->
        [true] { " " }Aki felveszi, elveszti minden mozgáspontját.
       *[other] { "" }
    }{ $sheltered ->
        [false] { " " }A Menedékhely nem védi azt, aki viszi.
       *[other] { "" }
    }{ $home ->
        [true] { " " }A saját városban le kell tenni.
       *[other] { "" }
    }

homm3-goal-grail_home = Aki a saját városába viszi a Grált, győz.
homm3-over-grail_home = A Grál hazakerült.

homm3-option-rule-dig = A Grál kiásása: { $hero }

homm3-log-grail-stops = { $seat } felveszi a Grált; a { $hero } elveszti minden mozgáspontját.
homm3-log-grail-taken = { $seat } felveszi a Grált itt: { $field }.
homm3-log-grail-won = { $seat } elnyeri a Grált: { $hero }.
homm3-log-grail-lies = A Grál itt fekszik: { $field }.
homm3-log-grail-home = { $seat } hazavitte a Grált.

homm3-notice-grail-carried = A Grál nála van: { $seat } ({ $hero }).
homm3-notice-grail-lies = A Grál itt fekszik: { $field }.

### ka

homm3-rule-grail_carrier = { $digging ->
        [0] გრაალის ველზე სტუმრობას გრაალის ჟეტონი მოაქვს.
       *[other] გრაალის ამოთხრა მის ველზე გადაადგილების ქულები ღირს: { $digging }.
    } გმირი, რომელსაც სხვა გმირი ამარცხებს ან რომელიც კაპიტულაციას აცხადებს, გრაალს გადასცემს; ნეიტრალურ რაზმებთან დამარცხებისას ის ველზე რჩება და შემდეგ სტუმარს მიაქვს.{ $stops ->
        [true] { " " }ვინც მას იღებს, გადაადგილების ყველა ქულას კარგავს.
       *[other] { "" }
    }{ $sheltered ->
        [false] { " " }სავანე გრაალის მატარებელს არ იცავს.
       *[other] { "" }
    }{ $home ->
        [true] { " " }საკუთარ ქალაქში გრაალი დაიდება.
       *[other] { "" }
    }

homm3-goal-grail_home = იმარჯვებს, ვინც გრაალს საკუთარ ქალაქში მიიტანს.
homm3-over-grail_home = გრაალი შინ მივიდა.

homm3-option-rule-dig = ამოთხარე გრაალი: { $hero }

homm3-log-grail-stops = { $seat } გრაალს იღებს; { $hero } გადაადგილების ყველა ქულას კარგავს.
homm3-log-grail-taken = { $seat } გრაალს იღებს. ველი: { $field }.
homm3-log-grail-won = { $seat } გრაალს იგებს: { $hero }.
homm3-log-grail-lies = გრაალი დევს. ველი: { $field }.
homm3-log-grail-home = { $seat }: გრაალი შინ არის.

homm3-notice-grail-carried = გრაალი აქვს: { $seat }, { $hero }.
homm3-notice-grail-lies = გრაალი დევს. ველი: { $field }.

### he

homm3-rule-grail_carrier = { $digging ->
        [0] ביקור בשדה שלו מביא את אסימון הגרייל.
        [one] חפירה של הגרייל עולה נקודת תנועה אחת בשדה שלו.
        [two] חפירה של הגרייל עולה שתי נקודות תנועה בשדה שלו.
       *[other] חפירה של הגרייל עולה { $digging } נקודות תנועה בשדה שלו.
    } גיבור שגיבור אחר מביס או שנכנע מוסר אותו; גיבור שיחידות נייטרליות מביסות משאיר אותו בשדה, והמבקר הבא לוקח אותו.{ $stops ->
        [true] { " " }מי שלוקח אותו מאבד את כל נקודות התנועה.
       *[other] { "" }
    }{ $sheltered ->
        [false] { " " }מקום מבטחים אינו מגן על מי שנושא אותו.
       *[other] { "" }
    }{ $home ->
        [true] { " " }בטירה של הנושא הוא מונח במקומו.
       *[other] { "" }
    }

homm3-goal-grail_home = מי שמביא את הגרייל לטירה שלו מנצח.
homm3-over-grail_home = הגרייל הובא לטירה.

homm3-option-rule-dig = חפירה של הגרייל: { $hero }

homm3-log-grail-stops = { $seat }, { $hero }: הגרייל נלקח, וכל נקודות התנועה אבדו.
homm3-log-grail-taken = { $seat }: הגרייל נלקח ב־{"\u200E"}{ $field }.
homm3-log-grail-won = { $seat }: זכייה בגרייל, { $hero }.
homm3-log-grail-lies = הגרייל מונח ב־{"\u200E"}{ $field }.
homm3-log-grail-home = { $seat }: הגרייל הובא לטירה.

homm3-notice-grail-carried = הגרייל אצל { $seat }: { $hero }.
homm3-notice-grail-lies = הגרייל מונח ב־{"\u200E"}{ $field }.
