### en

homm3-card-eagle_eye = Eagle Eye
    .basic = Turn over the spell deck to the first spell that is no expert spell. Take it or discard it. The others are shuffled back.
    .expert = Turn over the spell deck to the first expert spell. Take it or discard it. The others are shuffled back.
homm3-card-learning = Learning
    .basic = When your hero reaches a level: gain 1 experience.
    .expert = When your hero reaches a level: gain 2 experience. Remove this card from the game.

### el

homm3-card-eagle_eye = Μάτι του Αετού
    .basic = Φανέρωσε την τράπουλα των ξορκιών ως το πρώτο ξόρκι που δεν είναι ειδικού. Πάρ’ το ή ξεσκαρτάρισέ το. Τα άλλα ανακατεύονται πίσω.
    .expert = Φανέρωσε την τράπουλα των ξορκιών ως το πρώτο ξόρκι ειδικού. Πάρ’ το ή ξεσκαρτάρισέ το. Τα άλλα ανακατεύονται πίσω.
homm3-card-learning = Μάθηση
    .basic = Όταν ο ήρωάς σου φτάνει σε νέο επίπεδο: κέρδισε 1 εμπειρία.
    .expert = Όταν ο ήρωάς σου φτάνει σε νέο επίπεδο: κέρδισε 2 εμπειρία. Βγάλε αυτή την κάρτα από το παιχνίδι.

### hu

homm3-card-eagle_eye = Sasszem
    .basic = Fedd fel a varázslatpaklit az első nem mestervarázslatig. Vedd el vagy dobd el. A többit keverd vissza.
    .expert = Fedd fel a varázslatpaklit az első mestervarázslatig. Vedd el vagy dobd el. A többit keverd vissza.
homm3-card-learning = Tanulás
    .basic = Amikor a hősöd szintet lép: kapsz 1 tapasztalatpontot.
    .expert = Amikor a hősöd szintet lép: kapsz 2 tapasztalatpontot. Távolítsd el ezt a lapot a játékból.

### ka

homm3-card-eagle_eye = არწივის თვალი
    .basic = ამოატრიალე შელოცვების დასტა პირველ არაექსპერტულ შელოცვამდე. აიღე ან გადააგდე. დანარჩენები ისევ შეურიე.
    .expert = ამოატრიალე შელოცვების დასტა პირველ ექსპერტულ შელოცვამდე. აიღე ან გადააგდე. დანარჩენები ისევ შეურიე.
homm3-card-learning = სწავლა
    .basic = როცა შენი გმირი დონეს აღწევს: მიიღე 1 გამოცდილება.
    .expert = როცა შენი გმირი დონეს აღწევს: მიიღე 2 გამოცდილება. გაიტანე ეს კარტი თამაშიდან.

### he

homm3-card-eagle_eye = עין הנשר
    .basic = הפכו את חפיסת הקסמים עד הקסם הראשון שאינו קסם מומחה. קחו או זרקו אותו. ערבבו בחזרה את השאר.
    .expert = הפכו את חפיסת הקסמים עד קסם המומחה הראשון. קחו או זרקו אותו. ערבבו בחזרה את השאר.
homm3-card-learning = למידה
    .basic = כשהגיבור שלכם עולה רמה: קבלו 1 ניסיון.
    .expert = כשהגיבור שלכם עולה רמה: קבלו 2 ניסיון. הסירו את הקלף הזה מהמשחק.
