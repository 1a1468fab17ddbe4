### en

homm3-over-flag = The { $location } is flagged.
homm3-over-flag_count = Enough Fields are flagged.
homm3-over-enemy_town = The enemy Town has fallen.
homm3-over-defeat_army = The enemy army is beaten: { $rover }.
homm3-over-each_player_wins_at = Every player has won the battle.
homm3-over-every_main_hero = The Main Heroes of all enemies have been beaten.
homm3-over-most_flags = The last Round is over. The most flags win.
homm3-over-most_points = The last Round is over. The most victory points win.
homm3-over-round = { $won ->
        [0] The last Round is over, and nobody has reached the goal.
       *[other] The last Round is over.
    }
homm3-over-all_of = All goals are reached.
homm3-goal-flag = Flag the { $location }.
homm3-goal-flag_count = Have { $count } flags on these Fields: { $location }.
homm3-goal-enemy_town = { $every ->
        [true] Hold the Towns of all enemies.
       *[other] Hold an enemy’s Town.
    }
homm3-goal-defeat_army = Beat this army: { $rover }.
homm3-goal-each_player_wins_at = Each of you beats the guards of the { $location }.
homm3-goal-every_main_hero = Beat the Main Hero of every enemy.
homm3-goal-most_flags = { $round ->
        [0] After the last Round the most flagged Fields win.
       *[other] After Round { $round } the most flagged Fields win.
    }
homm3-goal-most_points = { $round ->
        [0] After the last Round the most victory points win.
       *[other] After Round { $round } the most victory points win.
    }
homm3-goal-round = { $round ->
        [0] The game ends for everyone after the last Round.
       *[other] The game ends for everyone after Round { $round }.
    }
homm3-goal-all_of = Reach all of these:

### el

homm3-over-flag = Μπήκε σημαία εκεί: { $location }.
homm3-over-flag_count = Μπήκαν αρκετές σημαίες.
homm3-over-enemy_town = Η εχθρική πόλη έπεσε.
homm3-over-defeat_army = Ο εχθρικός στρατός νικήθηκε: { $rover }.
homm3-over-each_player_wins_at = Κάθε παίκτης κέρδισε τη μάχη.
homm3-over-every_main_hero = Οι Κύριοι Ήρωες όλων των εχθρών νικήθηκαν.
homm3-over-most_flags = Ο τελευταίος Γύρος τελείωσε. Νικούν οι περισσότερες σημαίες.
homm3-over-most_points = Ο τελευταίος Γύρος τελείωσε. Νικούν οι περισσότεροι πόντοι νίκης.
homm3-over-round = { $won ->
        [0] Ο τελευταίος Γύρος τελείωσε και κανείς δεν πέτυχε τον στόχο.
       *[other] Ο τελευταίος Γύρος τελείωσε.
    }
homm3-over-all_of = Όλοι οι στόχοι επιτεύχθηκαν.
homm3-goal-flag = Βάλε σημαία εκεί: { $location }.
homm3-goal-flag_count = Έχε { $count } σημαίες σε τέτοια πεδία: { $location }.
homm3-goal-enemy_town = { $every ->
        [true] Κράτησε τις πόλεις όλων των εχθρών.
       *[other] Κράτησε την πόλη ενός εχθρού.
    }
homm3-goal-defeat_army = Νίκησε αυτόν τον στρατό: { $rover }.
homm3-goal-each_player_wins_at = Καθένας σας νικά τους φρουρούς εκεί: { $location }.
homm3-goal-every_main_hero = Νίκησε τον Κύριο Ήρωα κάθε εχθρού.
homm3-goal-most_flags = { $round ->
        [0] Μετά τον τελευταίο Γύρο νικούν τα περισσότερα πεδία με σημαία.
       *[other] Μετά τον Γύρο { $round } νικούν τα περισσότερα πεδία με σημαία.
    }
homm3-goal-most_points = { $round ->
        [0] Μετά τον τελευταίο Γύρο νικούν οι περισσότεροι πόντοι νίκης.
       *[other] Μετά τον Γύρο { $round } νικούν οι περισσότεροι πόντοι νίκης.
    }
homm3-goal-round = { $round ->
        [0] Μετά τον τελευταίο Γύρο όλα τελειώνουν για όλους.
       *[other] Μετά τον Γύρο { $round } όλα τελειώνουν για όλους.
    }
homm3-goal-all_of = Πέτυχε όλα αυτά:

### hu

homm3-over-flag = Elfoglalták azt a területet, amelyről a forgatókönyv szól: { $location }.
homm3-over-flag_count = Elég terület van elfoglalva.
homm3-over-enemy_town = Elesett az ellenséges város.
homm3-over-defeat_army = Az ellenséges sereg legyőzve: { $rover }.
homm3-over-each_player_wins_at = Minden játékos megnyerte a harcot.
homm3-over-every_main_hero = Minden ellenfél Főhőse legyőzve.
homm3-over-most_flags = Véget ért az utolsó forduló. A legtöbb zászló győz.
homm3-over-most_points = Véget ért az utolsó forduló. A legtöbb győzelmi pont győz.
homm3-over-round = { $won ->
        [0] Véget ért az utolsó forduló, és senki sem érte el a célt.
       *[other] Véget ért az utolsó forduló.
    }
homm3-over-all_of = Minden cél teljesült.
homm3-goal-flag = Foglald el: { $location }.
homm3-goal-flag_count = Legyen { $count } zászlód ilyen területeken: { $location }.
homm3-goal-enemy_town = { $every ->
        [true] Tartsd birtokodban minden ellenfél városát.
       *[other] Tartsd birtokodban egy ellenfél városát.
    }
homm3-goal-defeat_army = Győzd le ezt a sereget: { $rover }.
homm3-goal-each_player_wins_at = Mindegyikőtök győzze le az ottani őröket: { $location }.
homm3-goal-every_main_hero = Győzd le minden ellenfél Főhősét.
homm3-goal-most_flags = { $round ->
        [0] Az utolsó forduló után a legtöbb elfoglalt terület győz.
       *[other] { $round } forduló után a legtöbb elfoglalt terület győz.
    }
homm3-goal-most_points = { $round ->
        [0] Az utolsó forduló után a legtöbb győzelmi pont győz.
       *[other] { $round } forduló után a legtöbb győzelmi pont győz.
    }
homm3-goal-round = { $round ->
        [0] Az utolsó forduló után mindenki számára vége.
       *[other] { $round } forduló után mindenki számára vége.
    }
homm3-goal-all_of = Érd el mindezt:

### ka

homm3-over-flag = სცენარის მთავარ ველზე დროშა აღმართულია: { $location }.
homm3-over-flag_count = საკმარის ველზე აღმართულია დროშა.
homm3-over-enemy_town = მტრის ქალაქი დაეცა.
homm3-over-defeat_army = მტრის არმია დამარცხდა: { $rover }.
homm3-over-each_player_wins_at = ყოველ მოთამაშეს ბრძოლა მოგებული აქვს.
homm3-over-every_main_hero = ყველა მტრის მთავარი გმირი დამარცხებულია.
homm3-over-most_flags = ბოლო რაუნდი დასრულდა. იმარჯვებს, ვისაც მეტი დროშა აქვს.
homm3-over-most_points = ბოლო რაუნდი დასრულდა. იმარჯვებს, ვისაც მეტი გამარჯვების ქულა აქვს.
homm3-over-round = { $won ->
        [0] ბოლო რაუნდი დასრულდა და მიზანს ვერავინ მიაღწია.
       *[other] ბოლო რაუნდი დასრულდა.
    }
homm3-over-all_of = ყველა მიზანი მიღწეულია.
homm3-goal-flag = აღმართე დროშა: { $location }.
homm3-goal-flag_count = აღმართე დროშები ასეთ ველებზე: { $location }. რაოდენობა: { $count }.
homm3-goal-enemy_town = { $every ->
        [true] დაიკავე ყველა მტრის ქალაქი.
       *[other] დაიკავე მტრის ქალაქი.
    }
homm3-goal-defeat_army = დაამარცხე ეს არმია: { $rover }.
homm3-goal-each_player_wins_at = თითოეულმა მოთამაშემ უნდა დაამარცხოს მცველები აქ: { $location }.
homm3-goal-every_main_hero = დაამარცხე ყოველი მტრის მთავარი გმირი.
homm3-goal-most_flags = { $round ->
        [0] ბოლო რაუნდის შემდეგ იმარჯვებს, ვინც მეტ ველზე აღმართა დროშა.
       *[other] მე-{ $round } რაუნდის შემდეგ იმარჯვებს, ვინც მეტ ველზე აღმართა დროშა.
    }
homm3-goal-most_points = { $round ->
        [0] ბოლო რაუნდის შემდეგ იმარჯვებს, ვისაც მეტი გამარჯვების ქულა აქვს.
       *[other] მე-{ $round } რაუნდის შემდეგ იმარჯვებს, ვისაც მეტი გამარჯვების ქულა აქვს.
    }
homm3-goal-round = { $round ->
        [0] ბოლო რაუნდის შემდეგ თამაში ყველასთვის სრულდება.
       *[other] მე-{ $round } რაუნდის შემდეგ თამაში ყველასთვის სრულდება.
    }
homm3-goal-all_of = მიაღწიე ყველაფერს ამათგან:

### he

homm3-over-flag = השדה שבו עוסק התרחיש נכבש: { $location }.
homm3-over-flag_count = נכבשו די שדות.
homm3-over-enemy_town = טירת האויב נפלה.
homm3-over-defeat_army = צבא האויב הובס: { $rover }.
homm3-over-each_player_wins_at = כל השחקנים ניצחו בקרב.
homm3-over-every_main_hero = הגיבורים הראשיים של כל האויבים הובסו.
homm3-over-most_flags = הסבב האחרון נגמר. מספר הכיבושים הגדול ביותר מנצח.
homm3-over-most_points = הסבב האחרון נגמר. מספר נקודות הניצחון הגדול ביותר מנצח.
homm3-over-round = { $won ->
        [0] הסבב האחרון נגמר, ואיש לא השיג את המטרה.
       *[other] הסבב האחרון נגמר.
    }
homm3-over-all_of = כל המטרות הושגו.
homm3-goal-flag = כיבוש: { $location }.
homm3-goal-flag_count = כבשו { $count } שדות כאלה: { $location }.
homm3-goal-enemy_town = { $every ->
        [true] החזיקו בטירות של כל האויבים.
       *[other] החזיקו בטירה של אויב.
    }
homm3-goal-defeat_army = הביסו את הצבא הזה: { $rover }.
homm3-goal-each_player_wins_at = כל אחד מכם מביס את השומרים שם: { $location }.
homm3-goal-every_main_hero = הביסו את הגיבור הראשי של כל אויב.
homm3-goal-most_flags = { $round ->
        [0] אחרי הסבב האחרון מנצח מספר השדות הכבושים הגדול ביותר.
       *[other] אחרי סבב { $round } מנצח מספר השדות הכבושים הגדול ביותר.
    }
homm3-goal-most_points = { $round ->
        [0] אחרי הסבב האחרון מנצח מספר נקודות הניצחון הגדול ביותר.
       *[other] אחרי סבב { $round } מנצח מספר נקודות הניצחון הגדול ביותר.
    }
homm3-goal-round = { $round ->
        [0] אחרי הסבב האחרון התרחיש נגמר לכולם.
       *[other] אחרי סבב { $round } התרחיש נגמר לכולם.
    }
homm3-goal-all_of = השיגו את כל אלה:
