### en

homm3-rule-level_cap = No hero rises above level { $level }.
homm3-rule-no_building = { $roles ->
        [0] Nothing can be built.
       *[other] Some buildings cannot be built:
    }
homm3-rule-no_hiring = Secondary Heroes cannot be hired.
homm3-rule-income_every_round = Income comes in every Round but the first.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] Whoever gains the Grail Token gains more with it:
           *[other] Whoever has the Grail Token has a hand limit { $hand_limit_by } higher.
        }
       *[other] Whoever has the Grail Token has a hand limit of { $hand_limit_to }.
    }
homm3-rule-setup_steps = Before the first Round:
homm3-rule-points = { $main_heroes ->
        [0] Victory points:
       *[other] Victory points: { $main_heroes } for each enemy Main Hero defeated.
    }
homm3-rule-first_visit_points = The first to visit or flag the Field in the middle gains { $amount ->
        [one] one victory point
       *[other] { $amount } victory points
    }.
homm3-rule-no_pvp = { $until ->
        [16] Players do not attack each other, and nobody takes what others have flagged.
       *[other] Until Round { $until } is over, players do not attack each other and take nothing that others have flagged.
    }
homm3-rule-open_start_lines = { $between ->
        [true] Solid lines between two Starting Tiles do not count.
       *[other] Solid lines on Starting Tiles do not count.
    }
homm3-rule-treat_as = { $location ->
        [none] Some Fields count as this:
       *[other] The { $location } counts as this:
    }
homm3-rule-field_steps = { $location ->
        [none] A visit to some Fields gives something else:
       *[other] A visit to the { $location } gives this:
    }
homm3-rule-each_faction = Every faction may visit each Field of the tile once.
homm3-rule-no_skipping = { $location ->
        [none] Guards there must be fought. Neither Quick Combat nor a card skips the battle.
       *[other] { $location }: the guards must be fought. Neither Quick Combat nor a card skips the battle.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] Some Fields have their own guards:
       *[other] The { $location } has its own guards:
    }
homm3-rule-lower_guards = { $location ->
        [none] The difficulty of some guards is { $by } lower than printed.
       *[other] { $location }: the difficulty of the guards is { $by } lower than printed.
    }
homm3-rule-guard_level = { $level ->
        [0] The { $location } has no guards.
       *[other] The guards of the { $location } have difficulty { $level }.
    }

homm3-part-flags = { $location }: { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
} for each flag.
homm3-part-units = { $difficulty }: bronze { $bronze }, silver { $silver }, gold { $gold }, azure { $azure }.

### el

homm3-rule-level_cap = Κανένας ήρωας δεν ξεπερνά το επίπεδο { $level }.
homm3-rule-no_building = { $roles ->
        [0] Δεν χτίζεται τίποτα.
       *[other] Κάποια κτίρια δεν χτίζονται:
    }
homm3-rule-no_hiring = Δεν προσλαμβάνονται Δευτερεύοντες Ήρωες.
homm3-rule-income_every_round = Εισόδημα έρχεται σε κάθε Γύρο εκτός από τον πρώτο.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] Όποιος κερδίζει τον Δείκτη του Δισκοπότηρου κερδίζει μαζί του και άλλα:
           *[other] Όποιος έχει τον Δείκτη του Δισκοπότηρου έχει όριο χεριού μεγαλύτερο κατά { $hand_limit_by }.
        }
       *[other] Όποιος έχει τον Δείκτη του Δισκοπότηρου έχει όριο χεριού { $hand_limit_to }.
    }
homm3-rule-setup_steps = Πριν από τον πρώτο Γύρο:
homm3-rule-points = { $main_heroes ->
        [0] Πόντοι νίκης:
       *[other] Πόντοι νίκης: { $main_heroes } για κάθε νίκη επί εχθρικού Κύριου Ήρωα.
    }
homm3-rule-first_visit_points = Όποιος πρώτος επισκεφτεί το μεσαίο πεδίο ή βάλει εκεί σημαία κερδίζει πόντους νίκης: { $amount }.
homm3-rule-no_pvp = { $until ->
        [16] Οι παίκτες δεν επιτίθενται ο ένας στον άλλον, και κανείς δεν παίρνει ό,τι έχει σημαία άλλου.
       *[other] Ως το τέλος του Γύρου { $until } οι παίκτες δεν επιτίθενται ο ένας στον άλλον και δεν παίρνουν ό,τι έχει σημαία άλλου.
    }
homm3-rule-open_start_lines = { $between ->
        [true] Οι συνεχείς γραμμές ανάμεσα σε δύο αρχικά πλακίδια δεν ισχύουν.
       *[other] Οι συνεχείς γραμμές σε αρχικά πλακίδια δεν ισχύουν.
    }
homm3-rule-treat_as = { $location ->
        [none] Κάποια πεδία μετρούν ως:
       *[other] { $location }: εκεί μετρά ως:
    }
homm3-rule-field_steps = { $location ->
        [none] Μια επίσκεψη σε κάποια πεδία φέρνει κάτι άλλο:
       *[other] { $location }: μια επίσκεψη φέρνει αυτό.
    }
homm3-rule-each_faction = Κάθε φατρία μπορεί να επισκεφτεί κάθε πεδίο του πλακιδίου μία φορά.
homm3-rule-no_skipping = { $location ->
        [none] Οι φρουροί εκεί πρέπει να πολεμηθούν. Ούτε η Γρήγορη Μάχη ούτε κάρτα παραλείπει τη μάχη.
       *[other] { $location }: οι φρουροί πρέπει να πολεμηθούν. Ούτε η Γρήγορη Μάχη ούτε κάρτα παραλείπει τη μάχη.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] Κάποια πεδία έχουν δικούς τους φρουρούς:
       *[other] { $location }: εκεί υπάρχουν ιδιαίτεροι φρουροί:
    }
homm3-rule-lower_guards = { $location ->
        [none] Κάποιοι φρουροί είναι πιο αδύναμοι από ό,τι γράφει το πεδίο, κατά { $by }.
       *[other] { $location }: οι φρουροί εκεί είναι πιο αδύναμοι από ό,τι γράφει το πεδίο, κατά { $by }.
    }
homm3-rule-guard_level = { $level ->
        [0] { $location }: εκεί δεν υπάρχει φρουρός.
       *[other] { $location }: εκεί υπάρχουν φρουροί δυσκολίας { $level }.
    }

homm3-part-flags = Πόντοι νίκης για κάθε σημαία σε τέτοιο πεδίο: { $amount }. { $location }.
homm3-part-units = { $difficulty }: χάλκινες { $bronze }, ασημένιες { $silver }, χρυσές { $gold }, κυανές { $azure }.

### hu

homm3-rule-level_cap = Egyetlen hős szintje sem emelkedhet e fölé: { $level }.
homm3-rule-no_building = { $roles ->
        [0] Semmit sem lehet építeni.
       *[other] Néhány épület nem építhető meg:
    }
homm3-rule-no_hiring = Nem lehet Mellékhőst felfogadni.
homm3-rule-income_every_round = Az első kivételével minden fordulóban jön bevétel.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] Aki megszerzi a Grál-jelzőt, mást is kap vele:
           *[other] Akinél a Grál-jelző van, annak a kézlimitje { $hand_limit_by } értékkel nagyobb.
        }
       *[other] Akinél a Grál-jelző van, annak a kézlimitje { $hand_limit_to }.
    }
homm3-rule-setup_steps = Az első forduló előtt:
homm3-rule-points = { $main_heroes ->
        [0] Győzelmi pontok:
       *[other] Győzelmi pontok: { $main_heroes } egy ellenséges Főhős minden legyőzéséért.
    }
homm3-rule-first_visit_points = Aki elsőként látogatja meg vagy foglalja el a középső területet, győzelmi pontokat kap: { $amount }.
homm3-rule-no_pvp = { $until ->
        [16] A játékosok nem támadják meg egymást, és senki sem veszi el, amit mások elfoglaltak.
       *[other] Az első { $until } fordulóban a játékosok nem támadják meg egymást, és nem vesznek el semmit, amit mások elfoglaltak.
    }
homm3-rule-open_start_lines = { $between ->
        [true] Két kezdőlapka között a folytonos vonalak nem számítanak.
       *[other] A kezdőlapkák folytonos vonalai nem számítanak.
    }
homm3-rule-treat_as = { $location ->
        [none] Néhány terület ennek számít:
       *[other] { $location } ott ennek számít:
    }
homm3-rule-field_steps = { $location ->
        [none] Néhány terület meglátogatása mást hoz:
       *[other] { $location }: a látogatás ezt hozza.
    }
homm3-rule-each_faction = Minden frakció egyszer látogathatja meg a lapka minden területét.
homm3-rule-no_skipping = { $location ->
        [none] Az ottani őrökkel harcolni kell. Sem gyors harc, sem lap nem váltja ki a harcot.
       *[other] { $location }: az őrökkel harcolni kell. Sem gyors harc, sem lap nem váltja ki a harcot.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] Néhány területnek saját őrei vannak:
       *[other] { $location }: saját őrei vannak:
    }
homm3-rule-lower_guards = { $location ->
        [none] Néhány őr gyengébb a nyomtatottnál, ennyivel: { $by }.
       *[other] { $location }: az őrök gyengébbek a nyomtatottnál, ennyivel: { $by }.
    }
homm3-rule-guard_level = { $level ->
        [0] { $location }: nem áll ott őr.
       *[other] { $location ->
            [none] Az ott álló őrök nehézsége { $level }.
           *[other] { $location }: az ott álló őrök nehézsége { $level }.
        }
    }

homm3-part-flags = Győzelmi pont minden zászlóért egy ilyen területen: { $amount }. { $location }.
homm3-part-units = { $difficulty ->
        [easy] könnyű
        [normal] közepes
        [hard] nehéz
        [impossible] lehetetlen
       *[other] { $difficulty }
    }: bronz { $bronze }, ezüst { $silver }, arany { $gold }, azúr { $azure }.

### ka

homm3-rule-level_cap = გმირის დონე { $level }-ზე მაღალი არ ხდება.
homm3-rule-no_building = { $roles ->
        [0] არაფრის აშენება არ შეიძლება.
       *[other] ზოგი შენობის აშენება არ შეიძლება:
    }
homm3-rule-no_hiring = დამხმარე გმირების დაქირავება არ შეიძლება.
homm3-rule-income_every_round = შემოსავალი ყოველ რაუნდში მოდის, პირველის გარდა.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] ვინც გრაალის ჟეტონს იღებს, მასთან ერთად იღებს:
           *[other] ვისაც გრაალის ჟეტონი აქვს, მისი კარტების ზღვარი { $hand_limit_by }-ით მაღალია.
        }
       *[other] ვისაც გრაალის ჟეტონი აქვს, მისი კარტების ზღვარი { $hand_limit_to }-ია.
    }
homm3-rule-setup_steps = პირველ რაუნდამდე:
homm3-rule-points = { $main_heroes ->
        [0] გამარჯვების ქულები:
       *[other] გამარჯვების ქულები: { $main_heroes } მტრის მთავარი გმირის ყოველ დამარცხებაზე.
    }
homm3-rule-first_visit_points = ვინც შუა ველს პირველი ესტუმრება ან მასზე დროშას აღმართავს, გამარჯვების ქულებს იღებს: { $amount }.
homm3-rule-no_pvp = { $until ->
        [16] მოთამაშეები ერთმანეთს არ უტევენ და არავინ იღებს იმას, რაზეც სხვისი დროშაა.
       *[other] სანამ მე-{ $until } რაუნდი დასრულდება, მოთამაშეები ერთმანეთს არ უტევენ და არ იღებენ იმას, რაზეც სხვისი დროშაა.
    }
homm3-rule-open_start_lines = { $between ->
        [true] უწყვეტი ხაზები ორ საწყის ფილას შორის არ ითვლება.
       *[other] უწყვეტი ხაზები საწყის ფილებზე არ ითვლება.
    }
homm3-rule-treat_as = { $location ->
        [none] ზოგი ველი ამად ითვლება:
       *[other] { $location } იქ ამად ითვლება:
    }
homm3-rule-field_steps = { $location ->
        [none] ზოგ ველზე სტუმრობას სხვა რამ მოაქვს:
       *[other] { $location }: სტუმრობას ეს მოაქვს.
    }
homm3-rule-each_faction = ყოველ ფრაქციას ამ ფილის თითოეულ ველზე ერთხელ შეუძლია სტუმრობა.
homm3-rule-no_skipping = { $location ->
        [none] იქ მცველებთან ბრძოლა სავალდებულოა. ბრძოლას ვერც სწრაფი ბრძოლით აიცილებ და ვერც კარტით.
       *[other] { $location }: მცველებთან ბრძოლა სავალდებულოა. ბრძოლას ვერც სწრაფი ბრძოლით აიცილებ და ვერც კარტით.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] ზოგ ველს საკუთარი მცველები ჰყავს:
       *[other] { $location }: საკუთარი მცველები:
    }
homm3-rule-lower_guards = { $location ->
        [none] ზოგი მცველი დაბეჭდილზე სუსტია; { $by }-ით დაბალი.
       *[other] { $location }: მცველები იქ დაბეჭდილზე სუსტია; { $by }-ით დაბალი.
    }
homm3-rule-guard_level = { $level ->
        [0] { $location }: იქ მცველი არ დგას.
       *[other] { $location }: იქ მცველები დგანან. სირთულე { $level }.
    }

homm3-part-flags = გამარჯვების ქულები ასეთ ველზე აღმართულ ყოველ დროშაზე: { $amount }. { $location }.
homm3-part-units = { $difficulty ->
        [easy] ადვილი
        [normal] ჩვეულებრივი
        [hard] რთული
        [impossible] შეუძლებელი
       *[other] { $difficulty }
    }: ბრინჯაო { $bronze }, ვერცხლი { $silver }, ოქრო { $gold }, ლაჟვარდი { $azure }.

### he

homm3-rule-level_cap = שום גיבור אינו עולה מעל רמה { $level }.
homm3-rule-no_building = { $roles ->
        [0] אי אפשר לבנות דבר.
       *[other] אי אפשר לבנות כמה מהבניינים:
    }
homm3-rule-no_hiring = אי אפשר לגייס גיבורים משניים.
homm3-rule-income_every_round = ההכנסה מגיעה בכל סבב מלבד הראשון.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] מי שמקבל את אסימון הגרייל מקבל איתו עוד:
           *[other] מספר הקלפים המקסימלי של מי שאסימון הגרייל אצלו גדול ב־{ $hand_limit_by }.
        }
       *[other] מספר הקלפים המקסימלי של מי שאסימון הגרייל אצלו הוא { $hand_limit_to }.
    }
homm3-rule-setup_steps = לפני הסבב הראשון:
homm3-rule-points = { $main_heroes ->
        [0] נקודות ניצחון:
       *[other] נקודות ניצחון: { $main_heroes } על כל תבוסה של גיבור ראשי של אויב.
    }
homm3-rule-first_visit_points = הראשון שמבקר בשדה שבאמצע או כובש אותו מקבל נקודות ניצחון: { $amount }.
homm3-rule-no_pvp = { $until ->
        [16] שחקנים אינם תוקפים זה את זה, ואיש אינו לוקח את מה שאחרים כבשו.
       *[other] עד סוף סבב { $until } שחקנים אינם תוקפים זה את זה ואינם לוקחים דבר שאחרים כבשו.
    }
homm3-rule-open_start_lines = { $between ->
        [true] קווי גבול בין שני אריחים התחלתיים אינם נחשבים.
       *[other] קווי גבול על אריחים התחלתיים אינם נחשבים.
    }
homm3-rule-treat_as = { $location ->
        [none] כמה שדות נחשבים כך:
       *[other] השדות האלה ({ $location }) נחשבים שם כך:
    }
homm3-rule-field_steps = { $location ->
        [none] ביקור בכמה שדות מביא דבר אחר:
       *[other] { $location }: זה מה שביקור מביא.
    }
homm3-rule-each_faction = כל צבא רשאי לבקר בכל שדה של האריח פעם אחת.
homm3-rule-no_skipping = { $location ->
        [none] שם חובה להילחם בשומרים. לא קרב מהיר ולא קלף מדלגים על הקרב.
       *[other] { $location }: חובה להילחם בשומרים. לא קרב מהיר ולא קלף מדלגים על הקרב.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] לכמה שדות יש שומרים משלהם:
       *[other] לשדות האלה ({ $location }) יש שומרים משלהם:
    }
homm3-rule-lower_guards = { $location ->
        [none] כמה מהשומרים חלשים מהמודפס; דרגת הקושי נמוכה ב־{ $by }.
       *[other] { $location }: השומרים שם חלשים מהמודפס; דרגת הקושי נמוכה ב־{ $by }.
    }
homm3-rule-guard_level = { $level ->
        [0] { $location }: אין שם שומרים.
       *[other] { $location }: שם עומדים שומרים בדרגת קושי { $level }.
    }

homm3-part-flags = נקודות ניצחון על כל כיבוש של שדה כזה: { $amount }. { $location }.
homm3-part-units = { $difficulty }: ארד { $bronze }, כסף { $silver }, זהב { $gold }, תכלת { $azure }.
