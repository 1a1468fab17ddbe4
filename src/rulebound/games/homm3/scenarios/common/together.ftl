### en

homm3-rule-build_token_trade = You may spend your Build Token to trade with another player: resources freely, Spells and Artifacts from your hands as if your heroes were on adjacent Fields.
homm3-rule-build_token_gift = You may spend your Build Token to give another player resources. Two players may spend theirs to swap Spells and Artifacts.
homm3-rule-held_place = The Settlement on the bridge decides the scenario.

homm3-goal-all_beaten_it = Every player wins this scenario’s decisive combat.
homm3-over-all_beaten_it = Every player has won the combat.
homm3-goal-player_lost = A player is eliminated before that.
homm3-over-player_lost = A player is eliminated.
homm3-goal-hold = Have a flag on the Field when Round { $round } is over.
homm3-over-hold = The Field is held to the end.

homm3-ask-share = Give { $seat } what you like.
homm3-ask-swap-card = Swap a card with { $seat }?
homm3-ask-token-swap = { $seat } wants to swap cards with you. It costs both of you the Build Token.

homm3-option-choose-player = { $seat }
homm3-option-give-unit = Give away { $troop }
homm3-option-give-card = Give away { $card }
homm3-option-swap-card = Swap a card
homm3-option-consent = Agree
homm3-option-rule-token-trade = Trade with { $seat } for your Build Token
homm3-option-rule-token-gift = Give { $seat } resources for your Build Token
homm3-option-rule-token-swap = Swap cards with { $seat } for both Build Tokens

homm3-log-token-spent = { $seat } spends the Build Token on other players.
homm3-log-trial-won = { $seat } has won this scenario’s decisive combat.
homm3-log-finished = { $seat } takes their heroes off the map.

homm3-notice-trial = { $left ->
        [one] One player still has to win the combat.
       *[other] { $left } players still have to win the combat.
    }
homm3-notice-held = { $seat } holds the { $location } at { $field }.
homm3-notice-not-held = Nobody holds the { $location } at { $field } yet. Its guards have difficulty { $level }.

### el

homm3-rule-build_token_trade = Μπορείς να ξοδέψεις τον Δείκτη Χτισίματός σου για ανταλλαγή με έναν άλλον παίκτη: πόρους ελεύθερα, ξόρκια και τεχνήματα του χεριού σαν να βρίσκονται οι ήρωές σας δίπλα δίπλα.
homm3-rule-build_token_gift = Μπορείς να ξοδέψεις τον Δείκτη Χτισίματός σου για να δώσεις πόρους σε έναν άλλον παίκτη. Δύο παίκτες μπορούν να ξοδέψουν τους δικούς τους για να ανταλλάξουν ξόρκια και τεχνήματα.
homm3-rule-held_place = Ο οικισμός στη γέφυρα κρίνει το σενάριο.

homm3-goal-all_beaten_it = Κάθε παίκτης κερδίζει τη μάχη του σεναρίου.
homm3-over-all_beaten_it = Κάθε παίκτης κέρδισε τη μάχη.
homm3-goal-player_lost = Ένας παίκτης αποκλείεται πριν από αυτό.
homm3-over-player_lost = Ένας παίκτης αποκλείστηκε.
homm3-goal-hold = Έχετε σημαία στο πεδίο όταν τελειώσει ο Γύρος { $round }.
homm3-over-hold = Το πεδίο κρατήθηκε ως το τέλος.

homm3-ask-share = Δώσε ό,τι θέλεις. Προς: { $seat }.
homm3-ask-swap-card = Ανταλλάσσεις μια κάρτα; Με: { $seat }.
homm3-ask-token-swap = { $seat } θέλει να ανταλλάξει κάρτες μαζί σου. Κοστίζει και στους δύο τον Δείκτη Χτισίματος.

homm3-option-choose-player = { $seat }
homm3-option-give-unit = Παραχώρηση: { $troop }
homm3-option-give-card = Παραχώρηση: { $card }
homm3-option-swap-card = Ανταλλαγή μιας κάρτας
homm3-option-consent = Συμφωνία
homm3-option-rule-token-trade = Ανταλλαγή για τον Δείκτη Χτισίματός σου, με: { $seat }
homm3-option-rule-token-gift = Δώρο πόρων για τον Δείκτη Χτισίματός σου, προς: { $seat }
homm3-option-rule-token-swap = Ανταλλαγή καρτών για τους Δείκτες Χτισίματος και των δύο, με: { $seat }

homm3-log-token-spent = { $seat } ξοδεύει τον Δείκτη Χτισίματος για άλλους παίκτες.
homm3-log-trial-won = { $seat } κέρδισε τη μάχη του σεναρίου.
homm3-log-finished = { $seat } βγάζει τους ήρωες από τον χάρτη.

homm3-notice-trial = { $left ->
        [one] Ένας παίκτης πρέπει ακόμη να κερδίσει τη μάχη.
       *[other] { $left } παίκτες πρέπει ακόμη να κερδίσουν τη μάχη.
    }
homm3-notice-held = { $seat } κρατά το πεδίο { $field }: { $location }.
homm3-notice-not-held = Κανείς δεν κρατά ακόμη το πεδίο { $field }: { $location }. Δυσκολία των φρουρών του: { $level }.

### hu

homm3-rule-build_token_trade = Az építésjelződet elköltheted, hogy egy másik játékossal kereskedj: erőforrásokkal szabadon, kézből varázslatokkal és varázstárgyakkal úgy, mintha a hőseitek egymás mellett állnának.
homm3-rule-build_token_gift = Az építésjelződet elköltheted, hogy erőforrásokat adj egy másik játékosnak. Két játékos elköltheti a sajátját, hogy varázslatokat és varázstárgyakat cseréljen.
homm3-rule-held_place = A hídon álló település dönti el a forgatókönyvet.

homm3-goal-all_beaten_it = Minden játékos megnyeri azt a harcot, amelyről a forgatókönyv szól.
homm3-over-all_beaten_it = Minden játékos megnyerte a harcot.
homm3-goal-player_lost = Előtte kiesik egy játékos.
homm3-over-player_lost = Kiesett egy játékos.
homm3-goal-hold = { $round } forduló végén legyen zászlótok a területen.
homm3-over-hold = A terület végig megmaradt.

homm3-ask-share = Válaszd ki, mit adsz { $seat } számára.
homm3-ask-swap-card = Cserélsz lapot? Játékos: { $seat }.
homm3-ask-token-swap = { $seat } lapokat cserélne veled. Mindkettőtöknek az építésjelzőjébe kerül.

homm3-option-choose-player = { $seat }
homm3-option-give-unit = Odaadás: { $troop }
homm3-option-give-card = Odaadás: { $card }
homm3-option-swap-card = Lap cseréje
homm3-option-consent = Beleegyezés
homm3-option-rule-token-trade = Kereskedés az építésjelződért, játékos: { $seat }
homm3-option-rule-token-gift = Erőforrások { $seat } számára az építésjelződért
homm3-option-rule-token-swap = Lapok cseréje mindkét építésjelzőért, játékos: { $seat }

homm3-log-token-spent = { $seat } más játékosokra költi az építésjelzőt.
homm3-log-trial-won = { $seat } megnyerte azt a harcot, amelyről a forgatókönyv szól.
homm3-log-finished = { $seat } leveszi a hőseit a térképről.

homm3-notice-trial = { $left ->
        [one] Még egy játékosnak kell megnyernie a harcot.
       *[other] Még { $left } játékosnak kell megnyernie a harcot.
    }
homm3-notice-held = { $seat } tartja ezt a területet: { $location } ({ $field }).
homm3-notice-not-held = Ezt a területet még senki sem tartja: { $location } ({ $field }). Őreinek nehézsége: { $level }.

### ka

homm3-rule-build_token_trade = შეგიძლია შენი მშენებლობის ჟეტონი დახარჯო და სხვა მოთამაშესთან ივაჭრო: რესურსებით თავისუფლად, ხელში მყოფი შელოცვებითა და არტეფაქტებით ისე, თითქოს თქვენი გმირები გვერდიგვერდ იდგნენ.
homm3-rule-build_token_gift = შეგიძლია შენი მშენებლობის ჟეტონი დახარჯო და სხვა მოთამაშეს რესურსები მისცე. ორ მოთამაშეს შეუძლია თავისი ჟეტონები დახარჯოს და შელოცვები და არტეფაქტები გაცვალოს.
homm3-rule-held_place = სცენარს ხიდზე მდებარე დასახლება წყვეტს.

homm3-goal-all_beaten_it = ყოველი მოთამაშე იგებს ბრძოლას, რომელზეც ეს სცენარია.
homm3-over-all_beaten_it = ყოველ მოთამაშეს ბრძოლა მოგებული აქვს.
homm3-goal-player_lost = მანამდე მოთამაშე თამაშიდან ვარდება.
homm3-over-player_lost = მოთამაშე თამაშიდან გავარდა.
homm3-goal-hold = ველზე თქვენი დროშა უნდა იყოს, როცა მე-{ $round } რაუნდი დასრულდება.
homm3-over-hold = ველი ბოლომდე დაკავებულია.

homm3-ask-share = მიეცი, რაც გინდა, მოთამაშეს: { $seat }.
homm3-ask-swap-card = ცვლი კარტს მოთამაშესთან: { $seat }?
homm3-ask-token-swap = { $seat } კარტების გაცვლას გთავაზობს. ეს ორივეს მშენებლობის ჟეტონი გიჯდებათ.

homm3-option-choose-player = { $seat }
homm3-option-give-unit = გაეცი { $troop }
homm3-option-give-card = გაეცი { $card }
homm3-option-swap-card = გაცვალე კარტი
homm3-option-consent = დათანხმდი
homm3-option-rule-token-trade = ივაჭრე შენი მშენებლობის ჟეტონით. მოთამაშე: { $seat }
homm3-option-rule-token-gift = გაეცი რესურსები შენი მშენებლობის ჟეტონით. მოთამაშე: { $seat }
homm3-option-rule-token-swap = გაცვალე კარტები ორივე მშენებლობის ჟეტონით. მოთამაშე: { $seat }

homm3-log-token-spent = { $seat } მშენებლობის ჟეტონს სხვა მოთამაშეებზე ხარჯავს.
homm3-log-trial-won = { $seat } იგებს ბრძოლას, რომელზეც ეს სცენარია.
homm3-log-finished = { $seat } თავის გმირებს რუკიდან ხსნის.

homm3-notice-trial = { $left ->
        [one] ბრძოლა კიდევ ერთმა მოთამაშემ უნდა მოიგოს.
       *[other] ბრძოლა კიდევ { $left } მოთამაშემ უნდა მოიგოს.
    }
homm3-notice-held = ველს იკავებს { $seat }: { $location } ({ $field }).
homm3-notice-not-held = ველი ჯერ არავის უკავია: { $location } ({ $field }). მისი მცველების სირთულე: { $level }.

### he

homm3-rule-build_token_trade = אתם רשאים להוציא את אסימון הבנייה שלכם כדי לסחור עם שחקן אחר: משאבים בחופשיות, קסמים וחפצים מהיד כאילו הגיבורים שלכם עומדים זה ליד זה.
homm3-rule-build_token_gift = אתם רשאים להוציא את אסימון הבנייה שלכם כדי לתת לשחקן אחר משאבים. שני שחקנים רשאים להוציא את שלהם כדי להחליף קסמים וחפצים.
homm3-rule-held_place = היישוב שעל הגשר מכריע את התרחיש.

homm3-goal-all_beaten_it = כל השחקנים מנצחים בקרב שבו עוסק התרחיש.
homm3-over-all_beaten_it = כל השחקנים ניצחו בקרב.
homm3-goal-player_lost = שחקן נפסל לפני כן.
homm3-over-player_lost = שחקן נפסל.
homm3-goal-hold = השדה צריך להיות כבוש בידיכם בסוף סבב { $round }.
homm3-over-hold = השדה הוחזק עד הסוף.

homm3-ask-share = תנו אל { $seat } כרצונכם.
homm3-ask-swap-card = להחליף קלף עם { $seat }?
homm3-ask-token-swap = { $seat }: בקשה להחליף איתכם קלפים. זה עולה לשניכם את אסימון הבנייה.

homm3-option-choose-player = { $seat }
homm3-option-give-unit = לתת { $troop }
homm3-option-give-card = לתת { $card }
homm3-option-swap-card = החלפת קלף
homm3-option-consent = הסכמה
homm3-option-rule-token-trade = מסחר עם { $seat } תמורת אסימון הבנייה שלכם
homm3-option-rule-token-gift = לתת משאבים אל { $seat } תמורת אסימון הבנייה שלכם
homm3-option-rule-token-swap = החלפת קלפים עם { $seat } תמורת שני אסימוני הבנייה

homm3-log-token-spent = { $seat }: הוצאת אסימון הבנייה על שחקנים אחרים.
homm3-log-trial-won = { $seat }: ניצחון בקרב שבו עוסק התרחיש.
homm3-log-finished = { $seat }: הגיבורים יורדים מהמפה.

homm3-notice-trial = { $left ->
        [one] שחקן אחד עוד צריך לנצח בקרב.
        [two] שני שחקנים עוד צריכים לנצח בקרב.
       *[other] { $left } שחקנים עוד צריכים לנצח בקרב.
    }
homm3-notice-held = השדה ב־{"\u200E"}{ $field }, { $location }, בידי { $seat }.
homm3-notice-not-held = איש עדיין אינו מחזיק בשדה ב־{"\u200E"}{ $field }, { $location }. דרגת הקושי של השומרים שלו: { $level }.
