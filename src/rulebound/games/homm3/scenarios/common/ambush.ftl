### en

homm3-rule-ambush = At the end of some Rounds, an army attacks. With four players there are two armies. The group chooses who fights{ $turns ->
        [true] { " " }among those who have not won more of these fights than another player.
       *[other] .
    } The winner gains positive morale. The loser goes back to Town without units, and another player fights the rest.

homm3-goal-nobody_fights = An ambush finds nobody who may fight.
homm3-over-nobody_fights = Nobody is left to fight the ambush.

homm3-token-stack_attack = Stack Token: attack
homm3-token-stack_defense = Stack Token: defense
homm3-token-stack_health = Stack Token: health
homm3-token-stack_initiative = Stack Token: initiative

homm3-ask-ambush = An army attacks. Who fights it?

homm3-log-ambush = { $count ->
        [one] An army attacks.
       *[other] { $count } armies attack.
    }
homm3-log-ambush-won = { $seat } has beaten the ambush.
homm3-log-ambush-lost = { $left ->
        [one] { $seat } is beaten and loses all units. One enemy unit is left.
       *[other] { $seat } is beaten and loses all units. { $left } enemy units are left.
    }
homm3-log-nobody-fights = Nobody may fight the attacking army.
homm3-log-stack-token = { $token ->
        [stack_attack] { $unit } get a Stack Token ({ $amount } attack).
        [stack_defense] { $unit } get a Stack Token ({ $amount } defense).
        [stack_health] { $unit } get a Stack Token ({ $amount } health).
       *[stack_initiative] { $unit } get a Stack Token ({ $amount } initiative).
    }
homm3-log-stack-lost = { $unit } lose their Stack Token and fight on.

homm3-notice-ambush = An army attacks as Round { $round } ends: bronze { $bronze }, silver { $silver }, gold { $gold }, azure { $azure }.

### el

homm3-rule-ambush = Στο τέλος κάποιων Γύρων επιτίθεται ένας στρατός. Με τέσσερις παίκτες είναι δύο στρατοί. Η ομάδα επιλέγει ποιος πολεμά{ $turns ->
        [true] { " " }ανάμεσα σε όσους δεν έχουν κερδίσει περισσότερες τέτοιες μάχες από κάποιον άλλον παίκτη.
       *[other] .
    } Ο νικητής κερδίζει θετικό ηθικό. Ο ηττημένος γυρίζει στην πόλη χωρίς μονάδες, και ένας άλλος παίκτης πολεμά τους υπόλοιπους.

homm3-goal-nobody_fights = Μια ενέδρα δεν βρίσκει κανέναν που μπορεί να πολεμήσει.
homm3-over-nobody_fights = Δεν έμεινε κανείς να πολεμήσει την ενέδρα.

homm3-token-stack_attack = Δείκτης Στοίβας: επίθεση
homm3-token-stack_defense = Δείκτης Στοίβας: άμυνα
homm3-token-stack_health = Δείκτης Στοίβας: ζωή
homm3-token-stack_initiative = Δείκτης Στοίβας: πρωτοβουλία

homm3-ask-ambush = Ένας στρατός επιτίθεται. Ποιος τον πολεμά;

homm3-log-ambush = { $count ->
        [one] Επιτίθεται ένας στρατός.
       *[other] Επιτίθενται { $count } στρατοί.
    }
homm3-log-ambush-won = { $seat } απέκρουσε την ενέδρα.
homm3-log-ambush-lost = { $left ->
        [one] { $seat } νικιέται και χάνει όλες τις μονάδες. Απομένει μία εχθρική μονάδα.
       *[other] { $seat } νικιέται και χάνει όλες τις μονάδες. Απομένουν { $left } εχθρικές μονάδες.
    }
homm3-log-nobody-fights = Κανείς δεν μπορεί να πολεμήσει τον στρατό που επιτίθεται.
homm3-log-stack-token = { $token ->
        [stack_attack] { $unit } παίρνουν Δείκτη Στοίβας: { $amount } επίθεση.
        [stack_defense] { $unit } παίρνουν Δείκτη Στοίβας: { $amount } άμυνα.
        [stack_health] { $unit } παίρνουν Δείκτη Στοίβας: { $amount } ζωή.
       *[stack_initiative] { $unit } παίρνουν Δείκτη Στοίβας: { $amount } πρωτοβουλία.
    }
homm3-log-stack-lost = { $unit } χάνουν τον Δείκτη Στοίβας και συνεχίζουν τη μάχη.

homm3-notice-ambush = Στο τέλος του Γύρου { $round } επιτίθεται ένας στρατός: χάλκινες { $bronze }, ασημένιες { $silver }, χρυσές { $gold }, κυανές { $azure }.

### hu

homm3-rule-ambush = Néhány forduló végén egy sereg támad. Négy játékossal két sereg támad. A csoport választja ki, ki harcol{ $turns ->
        [true] { " " }azok közül, akik nem nyertek több ilyen harcot, mint egy másik játékos.
       *[other] .
    } A győztes pozitív morált kap. A vesztes egységek nélkül visszamegy a városba, és egy másik játékos harcol a maradékkal.

homm3-goal-nobody_fights = Egy rajtaütéskor senki sem harcolhat.
homm3-over-nobody_fights = Nem maradt senki, aki a rajtaütők ellen harcolna.

homm3-token-stack_attack = Erősítésjelző: támadás
homm3-token-stack_defense = Erősítésjelző: védelem
homm3-token-stack_health = Erősítésjelző: életerő
homm3-token-stack_initiative = Erősítésjelző: kezdeményezés

homm3-ask-ambush = Egy sereg támad. Ki harcol ellene?

homm3-log-ambush = { $count ->
        [one] Egy sereg támad.
       *[other] { $count } sereg támad.
    }
homm3-log-ambush-won = { $seat } visszaverte a rajtaütést.
homm3-log-ambush-lost = { $left ->
        [one] { $seat } vereséget szenved, és minden egységét elveszti. Egy ellenséges egység maradt.
       *[other] { $seat } vereséget szenved, és minden egységét elveszti. { $left } ellenséges egység maradt.
    }
homm3-log-nobody-fights = Senki sem harcolhat a támadó sereg ellen.
homm3-log-stack-token = { $token ->
        [stack_attack] { $unit }: erősítésjelző, { $amount } támadás.
        [stack_defense] { $unit }: erősítésjelző, { $amount } védelem.
        [stack_health] { $unit }: erősítésjelző, { $amount } életerő.
       *[stack_initiative] { $unit }: erősítésjelző, { $amount } kezdeményezés.
    }
homm3-log-stack-lost = { $unit }: lekerül az erősítésjelző, a harc folytatódik.

homm3-notice-ambush = { $round }. forduló vége: egy sereg támad. Bronz { $bronze }, ezüst { $silver }, arany { $gold }, azúr { $azure }.

### ka

homm3-rule-ambush = ზოგი რაუნდის ბოლოს არმია გიტევთ. ოთხი მოთამაშისას ორი არმიაა. ვინ იბრძვის, ჯგუფი ირჩევს{ $turns ->
        [true] { " " }იმათგან, ვისაც ასეთი ბრძოლა სხვებზე მეტჯერ არ მოუგია.
       *[other] .
    } გამარჯვებული დადებით სულისკვეთებას იღებს. დამარცხებული რაზმების გარეშე ქალაქში ბრუნდება და დარჩენილებს სხვა მოთამაშე ებრძვის.

homm3-goal-nobody_fights = ჩასაფრებასთან ბრძოლა არავის შეუძლია.
homm3-over-nobody_fights = ჩასაფრებასთან საბრძოლველად აღარავინ დარჩა.

homm3-token-stack_attack = შევსების ჟეტონი: შეტევა
homm3-token-stack_defense = შევსების ჟეტონი: დაცვა
homm3-token-stack_health = შევსების ჟეტონი: სიცოცხლე
homm3-token-stack_initiative = შევსების ჟეტონი: ინიციატივა

homm3-ask-ambush = არმია გიტევთ. ვინ ებრძვის?

homm3-log-ambush = { $count ->
        [one] არმია გიტევთ.
       *[other] { $count } არმია გიტევთ.
    }
homm3-log-ambush-won = { $seat } ჩასაფრებულებს ამარცხებს.
homm3-log-ambush-lost = { $left ->
        [one] { $seat } მარცხდება და ყველა რაზმს კარგავს. მტრის ერთი რაზმი დარჩა.
       *[other] { $seat } მარცხდება და ყველა რაზმს კარგავს. მტრის { $left } რაზმი დარჩა.
    }
homm3-log-nobody-fights = თავდამსხმელ არმიასთან ბრძოლა არავის შეუძლია.
homm3-log-stack-token = { $token ->
        [stack_attack] { $unit } შევსების ჟეტონს იღებენ: შეტევა { $amount }.
        [stack_defense] { $unit } შევსების ჟეტონს იღებენ: დაცვა { $amount }.
        [stack_health] { $unit } შევსების ჟეტონს იღებენ: სიცოცხლე { $amount }.
       *[stack_initiative] { $unit } შევსების ჟეტონს იღებენ: ინიციატივა { $amount }.
    }
homm3-log-stack-lost = { $unit } შევსების ჟეტონს კარგავენ და ბრძოლას აგრძელებენ.

homm3-notice-ambush = მე-{ $round } რაუნდის ბოლოს არმია გიტევთ: ბრინჯაო { $bronze }, ვერცხლი { $silver }, ოქრო { $gold }, ლაჟვარდი { $azure }.

### he

homm3-rule-ambush = בסוף כמה מהסבבים צבא תוקף. עם ארבעה שחקנים יש שני צבאות. הקבוצה בוחרת מי נלחם{ $turns ->
        [true] { " " }מבין מי שלא ניצחו ביותר קרבות כאלה מאשר שחקן אחר.
       *[other] .
    } המנצח מקבל מורל חיובי. המפסיד חוזר לטירה בלי יחידות, ושחקן אחר נלחם במה שנותר.

homm3-goal-nobody_fights = אין מי שרשאי להילחם במארב.
homm3-over-nobody_fights = לא נותר מי שיילחם במארב.

homm3-token-stack_attack = אסימון גדוד: התקפה
homm3-token-stack_defense = אסימון גדוד: הגנה
homm3-token-stack_health = אסימון גדוד: חיים
homm3-token-stack_initiative = אסימון גדוד: מהירות

homm3-ask-ambush = צבא תוקף. מי יילחם בו?

homm3-log-ambush = { $count ->
        [one] צבא תוקף.
        [two] שני צבאות תוקפים.
       *[other] { $count } צבאות תוקפים.
    }
homm3-log-ambush-won = { $seat }: ניצחון על המארב.
homm3-log-ambush-lost = { $left ->
        [one] { $seat }: תבוסה ואובדן של כל היחידות. נותרה יחידת אויב אחת.
        [two] { $seat }: תבוסה ואובדן של כל היחידות. נותרו שתי יחידות אויב.
       *[other] { $seat }: תבוסה ואובדן של כל היחידות. נותרו { $left } יחידות אויב.
    }
homm3-log-nobody-fights = אין מי שרשאי להילחם בצבא התוקף.
homm3-log-stack-token = { $token ->
        [stack_attack] { $unit }: אסימון גדוד, התקפה {"\u200E"}{ $amount }.
        [stack_defense] { $unit }: אסימון גדוד, הגנה {"\u200E"}{ $amount }.
        [stack_health] { $unit }: אסימון גדוד, חיים {"\u200E"}{ $amount }.
       *[stack_initiative] { $unit }: אסימון גדוד, מהירות {"\u200E"}{ $amount }.
    }
homm3-log-stack-lost = { $unit }: אובדן של אסימון הגדוד. היחידה ממשיכה להילחם.

homm3-notice-ambush = צבא תוקף בסוף סבב { $round }: ארד { $bronze }, כסף { $silver }, זהב { $gold }, תכלת { $azure }.
