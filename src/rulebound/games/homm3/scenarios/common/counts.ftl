### en

homm3-count-flag = Flag: { $location }
homm3-count-flags = Flagged Fields
homm3-count-enemy_towns = Enemy Towns held
homm3-count-rover = Beaten: { $rover }
homm3-count-combat = Combat won
homm3-count-main_heroes = Main Heroes beaten
homm3-count-points = Victory points
homm3-count-points-location = for flags: { $location }
homm3-count-points-main_heroes = for beaten Main Heroes
homm3-count-points-second_heroes = for beaten Secondary Heroes
homm3-count-points-first_visits = for being there first
homm3-count-points-rounds_held = for Rounds on the Hill
homm3-count-points-holdings = for Mines and Settlements
homm3-count-points-buildings = for buildings
homm3-count-points-artifacts = for Artifacts
homm3-count-points-level = for levels
homm3-count-points-grail = for the Grail
homm3-count-rounds = Rounds
homm3-count-grail = The Grail found
homm3-count-grail_home = The Grail brought home
homm3-count-hill = The Hill held
homm3-count-last_turns = Last turns taken
homm3-count-defeats = Combats lost
homm3-count-main_defeats = Defeats of the Main Hero
homm3-count-towns_lost = Town lost
homm3-count-noted = { $note ->
        [archangels_found] The Archangels found
       *[other] Task done
    }
homm3-count-eliminated = Eliminated
homm3-count-ambushes = Ambushes won
homm3-count-tribute = Gold for the tribute that is left
homm3-count-wealth = Wealth in gold
homm3-count-wealth_with_grail = Wealth in gold, with the Grail
homm3-count-tranche = Gold for the tranche of Round { $round }
homm3-count-boss = The dragon killed
homm3-count-tiles = Tiles revealed
homm3-count-armies = Armies beaten
homm3-count-stronghold = Units of the stronghold beaten

### el

homm3-count-flag = Σημαία: { $location }
homm3-count-flags = Πεδία με σημαία
homm3-count-enemy_towns = Εχθρικές πόλεις στην κατοχή
homm3-count-rover = Νίκη επί: { $rover }
homm3-count-combat = Κερδισμένη μάχη
homm3-count-main_heroes = Κύριοι Ήρωες που νικήθηκαν
homm3-count-points = Πόντοι νίκης
homm3-count-points-location = για σημαίες: { $location }
homm3-count-points-main_heroes = για νίκες επί Κύριων Ηρώων
homm3-count-points-second_heroes = για νίκες επί Δευτερευόντων Ηρώων
homm3-count-points-first_visits = για την πρώτη επίσκεψη
homm3-count-points-rounds_held = για Γύρους στον Λόφο
homm3-count-points-holdings = για ορυχεία και οικισμούς
homm3-count-points-buildings = για κτίρια
homm3-count-points-artifacts = για τεχνήματα
homm3-count-points-level = για επίπεδα
homm3-count-points-grail = για το Δισκοπότηρο
homm3-count-rounds = Γύροι
homm3-count-grail = Το Δισκοπότηρο βρέθηκε
homm3-count-grail_home = Το Δισκοπότηρο στην πόλη
homm3-count-hill = Ο Λόφος στην κατοχή
homm3-count-last_turns = Τελευταίες σειρές που παίχτηκαν
homm3-count-defeats = Χαμένες μάχες
homm3-count-main_defeats = Ήττες του Κύριου Ήρωα
homm3-count-towns_lost = Χαμένη πόλη
homm3-count-noted = { $note ->
        [archangels_found] Οι Αρχάγγελοι βρέθηκαν
       *[other] Ό,τι ζητά το σενάριο
    }
homm3-count-eliminated = Αποκλεισμός
homm3-count-ambushes = Ενέδρες που αποκρούστηκαν
homm3-count-tribute = Χρυσά για τον φόρο που μένει
homm3-count-wealth = Πλούτος σε χρυσά
homm3-count-wealth_with_grail = Πλούτος σε χρυσά, με το Δισκοπότηρο
homm3-count-tranche = Χρυσά για τη δόση του Γύρου { $round }
homm3-count-boss = Ο δράκος νεκρός
homm3-count-tiles = Ανοιχτά πλακίδια
homm3-count-armies = Στρατοί που νικήθηκαν
homm3-count-stronghold = Μονάδες του οχυρού που νικήθηκαν

### hu

homm3-count-flag = Zászló: { $location }
homm3-count-flags = Elfoglalt területek
homm3-count-enemy_towns = Birtokolt ellenséges városok
homm3-count-rover = Legyőzve: { $rover }
homm3-count-combat = Megnyert harc
homm3-count-main_heroes = Legyőzött Főhősök
homm3-count-points = Győzelmi pontok
homm3-count-points-location = zászlókért: { $location }
homm3-count-points-main_heroes = legyőzött Főhősökért
homm3-count-points-second_heroes = legyőzött Mellékhősökért
homm3-count-points-first_visits = az első látogatásért
homm3-count-points-rounds_held = a Dombon töltött fordulókért
homm3-count-points-holdings = bányákért és településekért
homm3-count-points-buildings = épületekért
homm3-count-points-artifacts = varázstárgyakért
homm3-count-points-level = szintekért
homm3-count-points-grail = a Grálért
homm3-count-rounds = Fordulók
homm3-count-grail = A Grál megvan
homm3-count-grail_home = A Grál hazavitele
homm3-count-hill = A Domb birtoklása
homm3-count-last_turns = Lejátszott utolsó körök
homm3-count-defeats = Elvesztett harcok
homm3-count-main_defeats = A Főhős vereségei
homm3-count-towns_lost = Elvesztett város
homm3-count-noted = { $note ->
        [archangels_found] Megtalált arkangyalok
       *[other] Teljesített feladat
    }
homm3-count-eliminated = Kiesés
homm3-count-ambushes = Visszavert rajtaütések
homm3-count-tribute = Arany a hátralévő adóra
homm3-count-wealth = Vagyon aranyban
homm3-count-wealth_with_grail = Vagyon aranyban, a Grállal
homm3-count-tranche = Arany a { $round }. forduló részletére
homm3-count-boss = A sárkány megölése
homm3-count-tiles = Felfedett lapkák
homm3-count-armies = Legyőzött seregek
homm3-count-stronghold = Az erőd legyőzött egységei

### ka

homm3-count-flag = დროშა: { $location }
homm3-count-flags = ველები დროშით
homm3-count-enemy_towns = დაკავებული მტრის ქალაქები
homm3-count-rover = დამარცხებულია: { $rover }
homm3-count-combat = მოგებული ბრძოლა
homm3-count-main_heroes = დამარცხებული მთავარი გმირები
homm3-count-points = გამარჯვების ქულები
homm3-count-points-location = დროშებისთვის: { $location }
homm3-count-points-main_heroes = დამარცხებული მთავარი გმირებისთვის
homm3-count-points-second_heroes = დამარცხებული დამხმარე გმირებისთვის
homm3-count-points-first_visits = პირველი სტუმრობისთვის
homm3-count-points-rounds_held = გორაზე გატარებული რაუნდებისთვის
homm3-count-points-holdings = მაღაროებისა და დასახლებებისთვის
homm3-count-points-buildings = შენობებისთვის
homm3-count-points-artifacts = არტეფაქტებისთვის
homm3-count-points-level = დონეებისთვის
homm3-count-points-grail = გრაალისთვის
homm3-count-rounds = რაუნდები
homm3-count-grail = გრაალი ნაპოვნია
homm3-count-grail_home = გრაალი შინ არის
homm3-count-hill = გორა დაკავებულია
homm3-count-last_turns = ნათამაშები ბოლო სვლები
homm3-count-defeats = წაგებული ბრძოლები
homm3-count-main_defeats = მთავარი გმირის მარცხები
homm3-count-towns_lost = დაკარგული ქალაქი
homm3-count-noted = { $note ->
        [archangels_found] მთავარანგელოზები ნაპოვნია
       *[other] დავალება შესრულებულია
    }
homm3-count-eliminated = თამაშგარეა
homm3-count-ambushes = დამარცხებული ჩასაფრებები
homm3-count-tribute = ოქრო დარჩენილი ხარკისთვის
homm3-count-wealth = ქონება ოქროში
homm3-count-wealth_with_grail = ქონება ოქროში, გრაალით
homm3-count-tranche = ოქრო ხარკის ნაწილისთვის, რაუნდი { $round }
homm3-count-boss = დრაკონი მოკლულია
homm3-count-tiles = გახსნილი ფილები
homm3-count-armies = დამარცხებული არმიები
homm3-count-stronghold = სიმაგრის დამარცხებული რაზმები

### he

homm3-count-flag = כיבוש: { $location }
homm3-count-flags = שדות כבושים
homm3-count-enemy_towns = טירות אויב מוחזקות
homm3-count-rover = ניצחון על { $rover }
homm3-count-combat = ניצחון בקרב
homm3-count-main_heroes = גיבורים ראשיים שהובסו
homm3-count-points = נקודות ניצחון
homm3-count-points-location = על כיבושים: { $location }
homm3-count-points-main_heroes = על ניצחונות על גיבורים ראשיים
homm3-count-points-second_heroes = על ניצחונות על גיבורים משניים
homm3-count-points-first_visits = על הביקור הראשון
homm3-count-points-rounds_held = על סבבים על הגבעה
homm3-count-points-holdings = על מכרות ויישובים
homm3-count-points-buildings = על מבנים
homm3-count-points-artifacts = על חפצים
homm3-count-points-level = על רמות
homm3-count-points-grail = על הגרייל
homm3-count-rounds = סבבים
homm3-count-grail = הגרייל נמצא
homm3-count-grail_home = הגרייל בטירה
homm3-count-hill = הגבעה מוחזקת
homm3-count-last_turns = תורים אחרונים ששוחקו
homm3-count-defeats = קרבות שהופסדו
homm3-count-main_defeats = תבוסות של הגיבור הראשי
homm3-count-towns_lost = טירה שאבדה
homm3-count-noted = { $note ->
        [archangels_found] הארכי־מלאכים נמצאו
       *[other] המשימה הושלמה
    }
homm3-count-eliminated = מחוץ למשחק
homm3-count-ambushes = מארבים שהובסו
homm3-count-tribute = זהב למס שנותר
homm3-count-wealth = עושר בזהב
homm3-count-wealth_with_grail = עושר בזהב, עם הגרייל
homm3-count-tranche = זהב לתשלום של סבב { $round }
homm3-count-boss = הדרקון מת
homm3-count-tiles = אריחים גלויים
homm3-count-armies = צבאות שהובסו
homm3-count-stronghold = יחידות המבצר שהובסו
