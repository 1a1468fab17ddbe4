### en

homm3-scenario-emerald_island = Emerald Island
    .about = An island full of treasure waits to be searched. You share what you find, and your units as well.
    .goal = Flag every Mine and every Settlement on the map before 8 Rounds are over.

homm3-variant-laid_out = the Far tiles lie on the map
homm3-variant-dealt = the Far tiles are dealt to the players

homm3-rule-level_falls_back = A hero who reaches level IV is level III again. The first time, the hero gains the second Specialty.
homm3-rule-give_units = You may give units to a player if one of your heroes is on the tile of one of theirs, next to one, or in their Town. Whoever has no unit takes back all units of their own faction.
homm3-rule-foreign_town = In another player’s Town you may recruit and reinforce that player’s units for either of you, if that player agrees. The buildings must be in place there.
homm3-rule-last_battle = The guards of the last unflagged Field have one more gold unit. This combat cannot be skipped, and its combat rounds cost nothing.

homm3-goal-flag_all = Flag all of these Fields on the map: { $location }.
homm3-over-flag_all = Everything is flagged.

homm3-step-visit_again = Each player may use the benefit of one Field with a Black Cube again.

homm3-ask-visit-again = Which Field with a Black Cube gives you its benefit again?
homm3-ask-permit = { $seat } wants to recruit in your Town.
homm3-ask-foreign-town = What do you buy in this Town, and for whom?

homm3-option-choose-visit_again = Use the benefit of a Field again
homm3-option-visit-again = The Field at { $field }
homm3-option-permit = Allow it
homm3-option-rule-give-units = Exchange units with { $seat }
homm3-option-rule-foreign-town = Recruit in { $seat }’s Town
homm3-option-recruit-for = Recruit { $troop } for { $seat }
homm3-option-reinforce-for = Reinforce { $seat }’s { $troop } to a Pack
homm3-option-reinforce-cheaper-for = Reinforce { $seat }’s { $troop } to a Pack, cheaper thanks to { $building }

homm3-log-visit-again = { $seat } uses the benefit of the { $location } again.
homm3-log-not-permitted = { $seat } does not let { $to } recruit there.
homm3-log-fell-back = { $seat }’s hero is level { $level } again.
homm3-log-last-battle = { $seat } fights the last battle for the island.

homm3-notice-unflagged = Mines and Settlements left to flag: { $left }. Tiles left to reveal: { $hidden }.

### el

homm3-scenario-emerald_island = Σμαραγδένιο Νησί
    .about = Ένα νησί γεμάτο θησαυρούς περιμένει να το ψάξετε. Μοιράζεστε όσα βρίσκετε, ακόμη και τις μονάδες σας.
    .goal = Βάλτε σημαία σε κάθε ορυχείο και κάθε οικισμό του χάρτη πριν τελειώσουν 8 Γύροι.

homm3-variant-laid_out = τα μακρινά πλακίδια είναι στον χάρτη
homm3-variant-dealt = τα μακρινά πλακίδια μοιράζονται στους παίκτες

homm3-rule-level_falls_back = Ένας ήρωας που φτάνει στο επίπεδο IV είναι πάλι στο επίπεδο III. Την πρώτη φορά κερδίζει τη δεύτερη ειδικότητα.
homm3-rule-give_units = Μπορείς να δώσεις μονάδες σε έναν παίκτη αν ένας ήρωάς σου είναι στο πλακίδιο ήρωά του, δίπλα σε ήρωά του ή στην πόλη του. Όποιος δεν έχει μονάδα παίρνει πίσω όλες τις μονάδες της δικής του φατρίας.
homm3-rule-foreign_town = Στην πόλη άλλου παίκτη, που πρέπει να συμφωνήσει, μπορείς να στρατολογήσεις και να ενισχύσεις τις μονάδες εκείνου του παίκτη, για έναν από τους δύο σας. Τα κτίρια πρέπει να υπάρχουν εκεί.
homm3-rule-last_battle = Οι φρουροί του τελευταίου πεδίου χωρίς σημαία έχουν μία χρυσή μονάδα παραπάνω. Αυτή η μάχη δεν παραλείπεται, και οι γύροι μάχης της δεν κοστίζουν τίποτα.

homm3-goal-flag_all = Βάλτε σημαία σε όλα αυτά τα πεδία του χάρτη: { $location }.
homm3-over-flag_all = Μπήκε σημαία παντού.

homm3-step-visit_again = Κάθε παίκτης μπορεί να έχει άλλη μία φορά το όφελος ενός πεδίου με Μαύρο Κύβο.

homm3-ask-visit-again = Ποιο πεδίο με Μαύρο Κύβο σου δίνει άλλη μία φορά το όφελός του;
homm3-ask-permit = { $seat } θέλει να στρατολογήσει στην πόλη σου.
homm3-ask-foreign-town = Τι αγοράζεις σε αυτή την πόλη, και για ποιον;

homm3-option-choose-visit_again = Άλλη μία φορά το όφελος ενός πεδίου
homm3-option-visit-again = { $field }
homm3-option-permit = Άδεια
homm3-option-rule-give-units = Ανταλλαγή μονάδων με: { $seat }
homm3-option-rule-foreign-town = Στρατολόγηση σε ξένη πόλη: { $seat }
homm3-option-recruit-for = Στρατολόγηση: { $troop }, για: { $seat }
homm3-option-reinforce-for = Ενίσχυση σε Πλήθος: { $troop }, για: { $seat }
homm3-option-reinforce-cheaper-for = Ενίσχυση σε Πλήθος: { $troop }, για: { $seat }, φθηνότερα χάρη στο κτίριο: { $building }

homm3-log-visit-again = { $seat } έχει άλλη μία φορά το όφελος ενός πεδίου: { $location }.
homm3-log-not-permitted = { $seat } δεν επιτρέπει στρατολόγηση εκεί. Ζήτησε: { $to }.
homm3-log-fell-back = { $seat }: ο ήρωας είναι πάλι στο επίπεδο { $level }.
homm3-log-last-battle = { $seat } δίνει την τελευταία μάχη για το νησί.

homm3-notice-unflagged = Ορυχεία και οικισμοί χωρίς σημαία: { $left }. Πλακίδια που μένουν κλειστά: { $hidden }.

### hu

homm3-scenario-emerald_island = Smaragdsziget
    .about = Egy kincsekkel teli sziget várja, hogy átkutassátok. Megosztjátok, amit találtok, és az egységeiteket is.
    .goal = Foglaljátok el a térkép minden bányáját és települését, mielőtt 8 forduló véget ér.

homm3-variant-laid_out = a távoli lapkák a térképen fekszenek
homm3-variant-dealt = a távoli lapkák a játékosoknál vannak

homm3-rule-level_falls_back = Ha egy hős eléri a IV. szintet, visszatér a III. szintre. Az első alkalommal megkapja a második specialitását.
homm3-rule-give_units = Egységeket adhatsz egy játékosnak, ha az egyik hősöd az ő egyik hősének lapkáján, mellette vagy az ő városában áll. Akinek nincs egysége, minden saját frakciójú egységét visszakapja.
homm3-rule-foreign_town = Egy másik játékos városában, ha beleegyezik, toborozhatod és megerősítheted az ő egységeit valamelyikőtök számára. Az épületeknek ott állniuk kell.
homm3-rule-last_battle = Az utolsó el nem foglalt terület őrei között eggyel több arany egység van. Ez a harc nem hagyható ki, és a harci fordulói ingyenesek.

homm3-goal-flag_all = Foglaljatok el minden ilyen területet a térképen: { $location }.
homm3-over-flag_all = Minden el van foglalva.

homm3-step-visit_again = Minden játékos még egyszer megkaphatja egy fekete kockás terület hasznát.

homm3-ask-visit-again = Melyik fekete kockás terület hasznát kapod meg még egyszer?
homm3-ask-permit = { $seat } a városodban akar toborozni.
homm3-ask-foreign-town = Mit veszel ebben a városban, és kinek?

homm3-option-choose-visit_again = Egy terület haszna még egyszer
homm3-option-visit-again = Terület: { $field }
homm3-option-permit = Engedélyezés
homm3-option-rule-give-units = Egységek cseréje, játékos: { $seat }
homm3-option-rule-foreign-town = Toborzás { $seat } városában
homm3-option-recruit-for = Toborzás { $seat } számára: { $troop }
homm3-option-reinforce-for = Megerősítés Csapattá { $seat } seregében: { $troop }
homm3-option-reinforce-cheaper-for = Megerősítés Csapattá { $seat } seregében: { $troop }, olcsóbban ({ $building })

homm3-log-visit-again = { $seat } még egyszer megkapja egy terület hasznát: { $location }.
homm3-log-not-permitted = { $seat } nem engedi meg a toborzást { $to } számára.
homm3-log-fell-back = { $seat } hősének szintje újra { $level }.
homm3-log-last-battle = { $seat } megvívja a szigetért az utolsó harcot.

homm3-notice-unflagged = Még el nem foglalt bányák és települések: { $left }. Még fel nem fedett lapkák: { $hidden }.

### ka

homm3-scenario-emerald_island = ზურმუხტის კუნძული
    .about = განძით სავსე კუნძული გელოდებათ. რასაც იპოვით, ერთმანეთს უნაწილებთ, თქვენს რაზმებსაც.
    .goal = აღმართეთ დროშა რუკის ყოველ მაღაროსა და ყოველ დასახლებაზე, სანამ 8 რაუნდი დასრულდება.

homm3-variant-laid_out = შორეული ფილები რუკაზე დევს
homm3-variant-dealt = შორეული ფილები მოთამაშეებს ურიგდება

homm3-rule-level_falls_back = გმირი, რომელიც IV დონეს აღწევს, ისევ III დონისაა. პირველად ის მეორე სპეციალობას იღებს.
homm3-rule-give_units = შეგიძლია მოთამაშეს რაზმები მისცე, თუ შენი გმირი მისი გმირის ფილაზეა, მის გვერდითაა ან მის ქალაქშია. ვისაც რაზმი აღარ აქვს, თავისი ფრაქციის ყველა რაზმს იბრუნებს.
homm3-rule-foreign_town = სხვა მოთამაშის ქალაქში, მისი თანხმობით, შეგიძლია მისი რაზმები ერთ-ერთი თქვენგანისთვის დაიქირავო და გააძლიერო. შენობები იქ უნდა იდგეს.
homm3-rule-last_battle = ბოლო უდროშო ველის მცველებს ოქროს ერთი რაზმი ემატება. ამ ბრძოლას ვერ აიცილებთ, მისი რაუნდები კი უფასოა.

homm3-goal-flag_all = აღმართეთ დროშა რუკის ყველა ასეთ ველზე: { $location }.
homm3-over-flag_all = ყველგან დროშაა აღმართული.

homm3-step-visit_again = ყოველ მოთამაშეს შეუძლია შავკუბიანი ერთი ველის სარგებელი კიდევ ერთხელ მიიღოს.

homm3-ask-visit-again = შავკუბიანი რომელი ველი გაძლევს სარგებელს კიდევ ერთხელ?
homm3-ask-permit = { $seat } შენს ქალაქში დაქირავებას ითხოვს.
homm3-ask-foreign-town = რას ყიდულობ ამ ქალაქში და ვისთვის?

homm3-option-choose-visit_again = კიდევ ერთხელ მიიღე ველის სარგებელი
homm3-option-visit-again = ველი: { $field }
homm3-option-permit = ნება მიეცი
homm3-option-rule-give-units = გაცვალე რაზმები მოთამაშესთან: { $seat }
homm3-option-rule-foreign-town = დაიქირავე მოთამაშის ქალაქში: { $seat }
homm3-option-recruit-for = დაიქირავე { $troop }. ვისთვის: { $seat }
homm3-option-reinforce-for = გააძლიერე დიდ რაზმად: { $troop }. მოთამაშე: { $seat }
homm3-option-reinforce-cheaper-for = გააძლიერე დიდ რაზმად: { $troop }. მოთამაშე: { $seat }. იაფია შენობის გამო: { $building }

homm3-log-visit-again = { $seat } ველის სარგებელს კიდევ ერთხელ იღებს: { $location }.
homm3-log-not-permitted = { $seat } იქ დაქირავების ნებას არ იძლევა. მოთამაშე: { $to }.
homm3-log-fell-back = { $seat }: გმირის დონე ისევ { $level }.
homm3-log-last-battle = { $seat } კუნძულისთვის ბოლო ბრძოლაში იბრძვის.

homm3-notice-unflagged = უდროშო მაღაროები და დასახლებები: { $left }. გასახსნელი ფილები: { $hidden }.

### he

homm3-scenario-emerald_island = אי הברקת
    .about = אי מלא אוצרות מחכה שיחפשו בו. אתם מתחלקים במה שתמצאו, וגם ביחידות שלכם.
    .goal = כבשו כל מכרה וכל יישוב במפה לפני סוף 8 הסבבים.

homm3-variant-laid_out = האריחים הרחוקים מונחים במפה
homm3-variant-dealt = האריחים הרחוקים מחולקים לשחקנים

homm3-rule-level_falls_back = גיבור שמגיע לרמה IV חוזר לרמה III. בפעם הראשונה הגיבור מקבל את המומחיות השנייה.
homm3-rule-give_units = אתם רשאים לתת יחידות לשחקן אם אחד הגיבורים שלכם נמצא באריח של אחד מגיבוריו, ליד אחד מהם, או בטירה שלו. מי שאין לו יחידות לוקח בחזרה את כל היחידות של הצבא שלו.
homm3-rule-foreign_town = בטירה של שחקן אחר, בהסכמתו, אתם רשאים לגייס ולתגבר את היחידות של השחקן הזה עבור אחד מכם. הבניינים צריכים לעמוד שם.
homm3-rule-last_battle = לשומרים של השדה האחרון שלא נכבש יש עוד יחידת זהב. אי אפשר לדלג על הקרב הזה, וסבבי הקרב שלו אינם עולים דבר.

homm3-goal-flag_all = כבשו את כל השדות האלה במפה: { $location }.
homm3-over-flag_all = הכול נכבש.

homm3-step-visit_again = כל אחד מהשחקנים רשאי לקבל שוב את התועלת של שדה אחד עם קובייה שחורה.

homm3-ask-visit-again = איזה שדה עם קובייה שחורה ייתן לכם שוב את התועלת שלו?
homm3-ask-permit = { $seat }: בקשה לגייס בטירה שלכם.
homm3-ask-foreign-town = מה תקנו בטירה הזאת, ועבור מי?

homm3-option-choose-visit_again = קבלה חוזרת של התועלת משדה
homm3-option-visit-again = השדה ב־{"\u200E"}{ $field }
homm3-option-permit = אישור
homm3-option-rule-give-units = החלפת יחידות עם { $seat }
homm3-option-rule-foreign-town = גיוס בטירה של { $seat }
homm3-option-recruit-for = גיוס { $troop } עבור { $seat }
homm3-option-reinforce-for = תגבור { $troop } של { $seat } לצד הרבים
homm3-option-reinforce-cheaper-for = תגבור { $troop } של { $seat } לצד הרבים, בהנחה של { $building }

homm3-log-visit-again = { $seat }: שוב התועלת של השדה, { $location }.
homm3-log-not-permitted = { $seat }: סירוב לגיוס של { $to } שם.
homm3-log-fell-back = הגיבור של { $seat } חוזר לרמה { $level }.
homm3-log-last-battle = { $seat }: הקרב האחרון על האי.

homm3-notice-unflagged = מכרות ויישובים שנותר לכבוש: { $left }. אריחים שנותר לגלות: { $hidden }.
