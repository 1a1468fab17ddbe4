### en

homm3-week-annoying_lizard = Annoying Lizard
    .text = All players shuffle the Artifacts and Spells from their hands into their decks and draw the same number of cards.
homm3-week-battalions_stallion = Battalion’s Stallion
    .text = Until the next Astrologers’ Round, every hero has 1 more movement point each Round.
homm3-week-crazy_wizard = Crazy Wizard
    .text = Until the next Astrologers’ Round, the first Spell that each player casts returns to their hand.
homm3-week-dead_silence = Dead Silence
    .text = Nothing happens.
homm3-week-fancy_pixie = Fancy Pixie
    .text = All players gain positive morale.
homm3-week-fluffy_rabbit = Fluffy Rabbit
    .text = All players roll a Treasure die and resolve it.
homm3-week-friendly_beaver = Friendly Beaver
    .text = All Black Cubes are taken off the map. In the first Astrologers’ Round, another card is revealed instead.
homm3-week-gold_dragon = Gold Dragon
    .text = In the next Resource Round, all players receive 5 more gold.
homm3-week-greedy_dragon = Greedy Dragon
    .text = In the next Resource Round, the income of all players is 1 valuable less, but not below 0.
homm3-week-grim_warlock = Grim Warlock
    .text = Until the next Astrologers’ Round, the first Spell in each of your own turns has 1 more power.
homm3-week-groovy_satyr = Groovy Satyr
    .text = Until the next Astrologers’ Round, whoever fights guards may replace one of them with another one of its tier.
homm3-week-isras_friends = Isra’s Friends
    .text = All players may reinforce one of their units now for half of its price, rounded up.
homm3-week-magic_tortoise = Magic Tortoise
    .text = Until the next Astrologers’ Round, every hero has 1 movement point less each Round.
homm3-week-merry_leprechaun = Merry Leprechaun
    .text = In the next Resource Round, all players receive 1 more valuable.
homm3-week-profuse_growth = Profuse Growth
    .text = Until the next Astrologers’ Round, all hand limits are 1 higher.
homm3-week-swift_weasel = Swift Weasel
    .text = Until the next Astrologers’ Round, you may reroll one Treasure or Resource die each turn.
homm3-week-terrible_plague = Terrible Plague
    .text = All players flip one of their Packs to its Few side.
homm3-week-white_raven = White Raven
    .text = All players roll a Resource die and receive what it shows.
homm3-week-wild_debauchery = Wild Debauchery
    .text = In the next Resource Round, the income of all players is 5 gold less, but not below 0.

homm3-ask-plague = Which of your Packs becomes a Few?
homm3-ask-replace-guard = You may replace one of the guards with another one of its tier.

homm3-option-replace-guard = Replace { $troop }

homm3-log-shuffled-in = { $count ->
        [one] { $seat } shuffles a card from their hand into their deck.
       *[other] { $seat } shuffles { $count } cards from their hand into their deck.
    }
homm3-log-guard-replaced = { $seat } replaces { $troop }. { $unit } take their place.

### el

homm3-week-annoying_lizard = Ενοχλητική Σαύρα
    .text = Όλοι οι παίκτες ανακατεύουν τα τεχνήματα και τα ξόρκια του χεριού τους στην τράπουλά τους και τραβούν άλλες τόσες κάρτες.
homm3-week-battalions_stallion = Άτι του Τάγματος
    .text = Ως τον επόμενο Γύρο των Αστρολόγων κάθε ήρωας έχει 1 επιπλέον πόντο κίνησης σε κάθε Γύρο.
homm3-week-crazy_wizard = Τρελός Μάγος
    .text = Ως τον επόμενο Γύρο των Αστρολόγων το πρώτο ξόρκι που ρίχνει κάθε παίκτης γυρίζει στο χέρι του.
homm3-week-dead_silence = Νεκρική Σιγή
    .text = Δεν συμβαίνει τίποτα.
homm3-week-fancy_pixie = Φανταχτερή Νεράιδα
    .text = Όλοι οι παίκτες κερδίζουν θετικό ηθικό.
homm3-week-fluffy_rabbit = Χνουδωτό Κουνέλι
    .text = Όλοι οι παίκτες ρίχνουν ένα ζάρι θησαυρού και εκτελούν ό,τι δείξει.
homm3-week-friendly_beaver = Φιλικός Κάστορας
    .text = Όλοι οι Μαύροι Κύβοι αφαιρούνται από τον χάρτη. Στον πρώτο Γύρο των Αστρολόγων φανερώνεται άλλη κάρτα στη θέση της.
homm3-week-gold_dragon = Χρυσός Δράκος
    .text = Στον επόμενο Γύρο Πόρων όλοι οι παίκτες παίρνουν 5 επιπλέον χρυσά.
homm3-week-greedy_dragon = Άπληστος Δράκος
    .text = Στον επόμενο Γύρο Πόρων το εισόδημα όλων των παικτών είναι 1 πολύτιμο λιγότερο, ποτέ όμως κάτω από 0.
homm3-week-grim_warlock = Βλοσυρός Μάγος
    .text = Ως τον επόμενο Γύρο των Αστρολόγων το πρώτο ξόρκι σε κάθε δική σου σειρά έχει +1 δύναμη.
homm3-week-groovy_satyr = Κεφάτος Σάτυρος
    .text = Ως τον επόμενο Γύρο των Αστρολόγων όποιος πολεμά φρουρούς μπορεί να αντικαταστήσει έναν από αυτούς με άλλον της ίδιας βαθμίδας.
homm3-week-isras_friends = Φίλοι της Ίσρα
    .text = Όλοι οι παίκτες μπορούν τώρα να ενισχύσουν μια μονάδα τους στη μισή τιμή, με στρογγύλεμα προς τα πάνω.
homm3-week-magic_tortoise = Μαγική Χελώνα
    .text = Ως τον επόμενο Γύρο των Αστρολόγων κάθε ήρωας έχει 1 πόντο κίνησης λιγότερο σε κάθε Γύρο.
homm3-week-merry_leprechaun = Εύθυμο Λεπρεκόν
    .text = Στον επόμενο Γύρο Πόρων όλοι οι παίκτες παίρνουν 1 επιπλέον πολύτιμο.
homm3-week-profuse_growth = Πλούσια Βλάστηση
    .text = Ως τον επόμενο Γύρο των Αστρολόγων το όριο χεριού όλων είναι μεγαλύτερο κατά 1.
homm3-week-swift_weasel = Σβέλτη Νυφίτσα
    .text = Ως τον επόμενο Γύρο των Αστρολόγων μπορείς να ξαναρίξεις ένα ζάρι θησαυρού ή πόρων σε κάθε σειρά σου.
homm3-week-terrible_plague = Φοβερή Πανούκλα
    .text = Όλοι οι παίκτες γυρίζουν ένα Πλήθος τους στην όψη της Χούφτας.
homm3-week-white_raven = Λευκό Κοράκι
    .text = Όλοι οι παίκτες ρίχνουν ένα ζάρι πόρων και παίρνουν ό,τι δείξει.
homm3-week-wild_debauchery = Άγρια Κραιπάλη
    .text = Στον επόμενο Γύρο Πόρων το εισόδημα όλων των παικτών είναι 5 χρυσά λιγότερο, ποτέ όμως κάτω από 0.

homm3-ask-plague = Ποιο Πλήθος σου γίνεται Χούφτα;
homm3-ask-replace-guard = Μπορείς να αντικαταστήσεις έναν από τους φρουρούς με άλλον της ίδιας βαθμίδας.

homm3-option-replace-guard = Αντικατάσταση: { $troop }

homm3-log-shuffled-in = { $count ->
        [one] { $seat } ανακατεύει μια κάρτα του χεριού στην τράπουλα.
       *[other] { $seat } ανακατεύει { $count } κάρτες του χεριού στην τράπουλα.
    }
homm3-log-guard-replaced = { $seat } αντικαθιστά: { $troop }. Στη θέση τους στέκονται: { $unit }.

### hu

homm3-week-annoying_lizard = Idegesítő gyík
    .text = Minden játékos a paklijába keveri a kezében lévő varázstárgyakat és varázslatokat, és ugyanannyi lapot húz.
homm3-week-battalions_stallion = A zászlóalj csődöre
    .text = A következő asztrológus-fordulóig minden hősnek fordulónként 1 mozgásponttal többje van.
homm3-week-crazy_wizard = Őrült varázsló
    .text = A következő asztrológus-fordulóig minden játékos első varázslata visszakerül a kezébe.
homm3-week-dead_silence = Halotti csend
    .text = Nem történik semmi.
homm3-week-fancy_pixie = Csinos tündérke
    .text = Minden játékos pozitív morált kap.
homm3-week-fluffy_rabbit = Bolyhos nyúl
    .text = Minden játékos dob egy kincsdobókockával, és végrehajtja az eredményét.
homm3-week-friendly_beaver = Barátságos hód
    .text = Minden fekete kocka lekerül a térképről. Az első asztrológus-fordulóban helyette másik lap következik.
homm3-week-gold_dragon = Aranysárkány
    .text = A következő erőforrás-fordulóban minden játékos 5 arannyal többet kap.
homm3-week-greedy_dragon = Kapzsi sárkány
    .text = A következő erőforrás-fordulóban minden játékos bevétele 1 drágasággal kisebb, de legalább 0.
homm3-week-grim_warlock = Komor boszorkánymester
    .text = A következő asztrológus-fordulóig minden saját körödben az első varázslat varázsereje 1 értékkel nagyobb.
homm3-week-groovy_satyr = Vagány szatír
    .text = A következő asztrológus-fordulóig aki őrök ellen harcol, egyet közülük lecserélhet egy másik, ugyanolyan rangúra.
homm3-week-isras_friends = Isra barátai
    .text = Minden játékos most fél áron megerősítheti egy egységét, felfelé kerekítve.
homm3-week-magic_tortoise = Varázsteknős
    .text = A következő asztrológus-fordulóig minden hősnek fordulónként 1 mozgásponttal kevesebbje van.
homm3-week-merry_leprechaun = Vidám leprikón
    .text = A következő erőforrás-fordulóban minden játékos 1 drágasággal többet kap.
homm3-week-profuse_growth = Burjánzás
    .text = A következő asztrológus-fordulóig minden kézlimit 1 értékkel nagyobb.
homm3-week-swift_weasel = Fürge menyét
    .text = A következő asztrológus-fordulóig körönként egy kincs- vagy erőforrás-dobókockát újradobhatsz.
homm3-week-terrible_plague = Szörnyű pestis
    .text = Minden játékos egy Csapatát a Maroknyi oldalára fordítja.
homm3-week-white_raven = Fehér holló
    .text = Minden játékos dob egy erőforrás-dobókockával, és megkapja, amit mutat.
homm3-week-wild_debauchery = Vad tivornya
    .text = A következő erőforrás-fordulóban minden játékos bevétele 5 arannyal kisebb, de legalább 0.

homm3-ask-plague = Melyik Csapatodból legyen Maroknyi?
homm3-ask-replace-guard = Az őrök egyikét lecserélheted egy másik, ugyanolyan rangúra.

homm3-option-replace-guard = Csere: { $troop }

homm3-log-shuffled-in = { $count ->
        [one] { $seat } egy lapot a kezéből a paklijába kever.
       *[other] { $seat } { $count } lapot a kezéből a paklijába kever.
    }
homm3-log-guard-replaced = { $seat } lecseréli: { $troop }. Helyükre lépnek: { $unit }.

### ka

homm3-week-annoying_lizard = აბეზარი ხვლიკი
    .text = ყველა მოთამაშე თავის ხელში მყოფ არტეფაქტებსა და შელოცვებს დასტაში ურევს და იმდენივე კარტს იღებს.
homm3-week-battalions_stallion = ბატალიონის ულაყი
    .text = შემდეგ ასტროლოგების რაუნდამდე ყოველ გმირს ყოველ რაუნდში გადაადგილების 1 ქულა ემატება.
homm3-week-crazy_wizard = გიჟი ჯადოქარი
    .text = შემდეგ ასტროლოგების რაუნდამდე ყოველი მოთამაშის პირველი შელოცვა ხელში ბრუნდება.
homm3-week-dead_silence = სამარისებური სიჩუმე
    .text = არაფერი ხდება.
homm3-week-fancy_pixie = კოპწია ფერია
    .text = ყველა მოთამაშე დადებით სულისკვეთებას იღებს.
homm3-week-fluffy_rabbit = ფუმფულა კურდღელი
    .text = ყველა მოთამაშე განძის კამათელს აგორებს და მოსულს იღებს.
homm3-week-friendly_beaver = კეთილი თახვი
    .text = რუკიდან ყველა შავი კუბი იხსნება. პირველ ასტროლოგების რაუნდში ამის ნაცვლად სხვა კარტი ამოდის.
homm3-week-gold_dragon = ოქროს დრაკონი
    .text = შემდეგ რესურსების რაუნდში ყველა მოთამაშე 5-ით მეტ ოქროს იღებს.
homm3-week-greedy_dragon = ხარბი დრაკონი
    .text = შემდეგ რესურსების რაუნდში ყველა მოთამაშის შემოსავალი 1 ძვირფასეულობით ნაკლებია, მაგრამ სულ მცირე 0.
homm3-week-grim_warlock = პირქუში გრძნეული
    .text = შემდეგ ასტროლოგების რაუნდამდე შენს ყოველ სვლაზე პირველი შელოცვის ძალა 1-ით იზრდება.
homm3-week-groovy_satyr = ონავარი სატირი
    .text = შემდეგ ასტროლოგების რაუნდამდე მცველებთან მებრძოლ მოთამაშეს შეუძლია ერთი მცველი იმავე რანგის სხვა რაზმით შეცვალოს.
homm3-week-isras_friends = ისრას მეგობრები
    .text = ყველა მოთამაშეს შეუძლია ახლავე ერთი რაზმი ნახევარ ფასად გააძლიეროს, დამრგვალებით ზემოთ.
homm3-week-magic_tortoise = ჯადოსნური კუ
    .text = შემდეგ ასტროლოგების რაუნდამდე ყოველ გმირს ყოველ რაუნდში გადაადგილების 1 ქულა აკლდება.
homm3-week-merry_leprechaun = მხიარული ლეპრეკონი
    .text = შემდეგ რესურსების რაუნდში ყველა მოთამაშე 1-ით მეტ ძვირფასეულობას იღებს.
homm3-week-profuse_growth = უხვი ზრდა
    .text = შემდეგ ასტროლოგების რაუნდამდე კარტების ყოველი ზღვარი 1-ით მაღალია.
homm3-week-swift_weasel = მკვირცხლი სინდიოფალა
    .text = შემდეგ ასტროლოგების რაუნდამდე ყოველ სვლაზე შეგიძლია განძის ან რესურსების ერთი კამათელი თავიდან გააგორო.
homm3-week-terrible_plague = საშინელი ჭირი
    .text = ყველა მოთამაშე თავის ერთ დიდ რაზმს მცირე რაზმის მხარეს აბრუნებს.
homm3-week-white_raven = თეთრი ყორანი
    .text = ყველა მოთამაშე რესურსების კამათელს აგორებს და მოსულს იღებს.
homm3-week-wild_debauchery = თავაშვებული ღრეობა
    .text = შემდეგ რესურსების რაუნდში ყველა მოთამაშის შემოსავალი 5 ოქროთი ნაკლებია, მაგრამ სულ მცირე 0.

homm3-ask-plague = შენი რომელი დიდი რაზმი ხდება მცირე?
homm3-ask-replace-guard = შეგიძლია ერთი მცველი იმავე რანგის სხვა რაზმით შეცვალო.

homm3-option-replace-guard = შეცვალე { $troop }

homm3-log-shuffled-in = { $count ->
        [one] { $seat } ხელიდან კარტს დასტაში ურევს.
       *[other] { $seat } ხელიდან { $count } კარტს დასტაში ურევს.
    }
homm3-log-guard-replaced = { $seat } მცველს ცვლის: { $troop }. მათ ადგილზე დგებიან: { $unit }.

### he

homm3-week-annoying_lizard = הלטאה המציקה
    .text = כל השחקנים מערבבים את החפצים והקסמים שבידם לתוך החפיסה שלהם ושולפים אותו מספר קלפים.
homm3-week-battalions_stallion = סוס הגדוד
    .text = עד סבב האסטרולוגיה הבא לכל גיבור יש עוד נקודת תנועה בכל סבב.
homm3-week-crazy_wizard = הקוסם המטורף
    .text = עד סבב האסטרולוגיה הבא הקסם הראשון שכל אחד מהשחקנים מטיל חוזר ליד.
homm3-week-dead_silence = דממת מוות
    .text = דבר אינו קורה.
homm3-week-fancy_pixie = הפיה המהודרת
    .text = כל השחקנים מקבלים מורל חיובי.
homm3-week-fluffy_rabbit = הארנב הפרוותי
    .text = כל השחקנים מטילים קוביית אוצרות ומבצעים אותה.
homm3-week-friendly_beaver = הבונה הידידותי
    .text = כל הקוביות השחורות מוסרות מהמפה. בסבב האסטרולוגיה הראשון חושפים קלף אחר במקום זה.
homm3-week-gold_dragon = דרקון הזהב
    .text = בסבב המשאבים הבא כל השחקנים מקבלים עוד 5 זהב.
homm3-week-greedy_dragon = הדרקון החמדן
    .text = בסבב המשאבים הבא ההכנסה של כל השחקנים קטנה בקריסטל אחד, אך לא מתחת ל־0.
homm3-week-grim_warlock = המכשף הקודר
    .text = עד סבב האסטרולוגיה הבא הקסם הראשון בכל תור שלכם מקבל עוד 1 כוח.
homm3-week-groovy_satyr = הסאטיר העליז
    .text = עד סבב האסטרולוגיה הבא, מי שנלחם בשומרים רשאי להחליף אחד מהם באחר מאותה דרגה.
homm3-week-isras_friends = החברים של איזרה
    .text = כל השחקנים רשאים לתגבר כעת אחת מהיחידות שלהם בחצי ממחירה, מעוגל כלפי מעלה.
homm3-week-magic_tortoise = צב הקסם
    .text = עד סבב האסטרולוגיה הבא לכל גיבור יש נקודת תנועה אחת פחות בכל סבב.
homm3-week-merry_leprechaun = הלפריקון העליז
    .text = בסבב המשאבים הבא כל השחקנים מקבלים עוד קריסטל אחד.
homm3-week-profuse_growth = צמיחה שופעת
    .text = עד סבב האסטרולוגיה הבא מספר הקלפים המקסימלי של כולם גדול ב־1.
homm3-week-swift_weasel = הסמור הזריז
    .text = עד סבב האסטרולוגיה הבא אתם רשאים להטיל שוב קוביית אוצרות או קוביית משאבים אחת בכל תור.
homm3-week-terrible_plague = המגפה הנוראה
    .text = כל השחקנים הופכים אחת מהיחידות שלהם מצד הרבים לצד המעטים.
homm3-week-white_raven = העורב הלבן
    .text = כל השחקנים מטילים קוביית משאבים ומקבלים את מה שהיא מראה.
homm3-week-wild_debauchery = הוללות פרועה
    .text = בסבב המשאבים הבא ההכנסה של כל השחקנים קטנה ב־5 זהב, אך לא מתחת ל־0.

homm3-ask-plague = איזו מהיחידות שלכם תעבור מצד הרבים לצד המעטים?
homm3-ask-replace-guard = אתם רשאים להחליף אחד מהשומרים באחר מאותה דרגה.

homm3-option-replace-guard = החלפת { $troop }

homm3-log-shuffled-in = { $count ->
        [one] { $seat }: ערבוב קלף מהיד לתוך החפיסה.
        [two] { $seat }: ערבוב שני קלפים מהיד לתוך החפיסה.
       *[other] { $seat }: ערבוב { $count } קלפים מהיד לתוך החפיסה.
    }
homm3-log-guard-replaced = { $seat }: החלפת { $troop }. במקומם: { $unit }.
