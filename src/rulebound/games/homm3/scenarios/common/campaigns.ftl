### en

homm3-rule-turn_tiles = The starting player rotates the revealed tiles as the scenario begins.
homm3-rule-hero_starts = The hero starts on a Field of the map and has no Town.
homm3-rule-part_steps = When this part is won:
homm3-rule-neutral_deck = Every neutral army plays cards of an AI deck.
homm3-rule-mercenaries = Each visit to a Trading Post also reveals a bronze, a silver and a gold neutral unit. You may recruit any of them at their prices. The others are shuffled back.
homm3-rule-grail_sale = The Grail can be sold at a Trading Post: for { $gold } gold, or to search ({ $search }) the Artifact deck, { $times } times.

homm3-over-lost_combat = A combat was lost, and the scenario with it.
homm3-over-lost_main_hero = A Main Hero was defeated.
homm3-over-lost_town = A Town has fallen.
homm3-over-noted = The scenario’s goal is reached.
homm3-goal-lost_combat = Any combat is lost. A retreat does not count.
homm3-goal-lost_main_hero = A Main Hero is defeated. A retreat does not count.
homm3-goal-lost_town = A player’s Town falls.
homm3-goal-noted = { $note ->
        [archangels_found] Visit the second Obelisk.
       *[other] Reach the scenario’s goal.
    }

homm3-ask-mercenaries = These units are for hire. Which do you recruit?
homm3-ask-grail-sale = Sell the Grail, for { $gold } gold or for two Searches ({ $count }) of the Artifact deck?

homm3-option-sell-for-gold = Sell it for gold
homm3-option-sell-for-artifacts = Sell it for Artifacts

homm3-log-grail-sold = { $seat } sells the Grail.

### el

homm3-rule-turn_tiles = Ο πρώτος παίκτης στρέφει τα ανοιχτά πλακίδια όταν αρχίζει το σενάριο.
homm3-rule-hero_starts = Ο ήρωας αρχίζει σε ένα πεδίο του χάρτη και δεν έχει πόλη.
homm3-rule-part_steps = Όταν κερδηθεί αυτό το μέρος:
homm3-rule-neutral_deck = Κάθε ουδέτερος στρατός παίζει κάρτες μιας τράπουλας της ΤΝ.
homm3-rule-mercenaries = Κάθε επίσκεψη σε Εμπορικό Σταθμό φανερώνει και μια χάλκινη, μια ασημένια και μια χρυσή ουδέτερη μονάδα. Μπορείς να στρατολογήσεις όσες θέλεις στην τιμή τους. Οι άλλες ανακατεύονται ξανά στις τράπουλες.
homm3-rule-grail_sale = Το Δισκοπότηρο πωλείται σε Εμπορικό Σταθμό: για { $gold } χρυσά, ή για Αναζήτηση ({ $search }) στην τράπουλα των τεχνημάτων, { $times } φορές.

homm3-over-lost_combat = Μια μάχη χάθηκε, και μαζί της το σενάριο.
homm3-over-lost_main_hero = Ένας Κύριος Ήρωας νικήθηκε.
homm3-over-lost_town = Μια πόλη έπεσε.
homm3-over-noted = Έγινε ό,τι ζητά το σενάριο.
homm3-goal-lost_combat = Χάνεται μια οποιαδήποτε μάχη. Η υποχώρηση δεν μετρά.
homm3-goal-lost_main_hero = Νικιέται ένας Κύριος Ήρωας. Η υποχώρηση δεν μετρά.
homm3-goal-lost_town = Πέφτει η πόλη ενός παίκτη.
homm3-goal-noted = { $note ->
        [archangels_found] Επισκέψου τον δεύτερο Οβελίσκο.
       *[other] Κάνε ό,τι ζητά το σενάριο.
    }

homm3-ask-mercenaries = Αυτές οι μονάδες προσφέρονται. Ποιες στρατολογείς;
homm3-ask-grail-sale = Πουλάς το Δισκοπότηρο, για { $gold } χρυσά ή για δύο Αναζητήσεις ({ $count }) στην τράπουλα των τεχνημάτων;

homm3-option-sell-for-gold = Πώληση για χρυσά
homm3-option-sell-for-artifacts = Πώληση για τεχνήματα

homm3-log-grail-sold = { $seat } πουλά το Δισκοπότηρο.

### hu

homm3-rule-turn_tiles = A kezdőjátékos a forgatókönyv elején elforgatja a felfedett lapkákat.
homm3-rule-hero_starts = A hős a térkép egyik területén kezd, és nincs városa.
homm3-rule-part_steps = Ha ezt a részt megnyerted:
homm3-rule-neutral_deck = Minden semleges sereg egy MI-pakli lapjait játssza ki.
homm3-rule-mercenaries = Minden látogatás egy kereskedőállomáson felfed egy bronz, egy ezüst és egy arany semleges egységet is. Bármelyiket az árán toborozhatod. A többi visszakeveredik.
homm3-rule-grail_sale = A Grál eladható egy kereskedőállomáson: { $gold } aranyért, vagy Keresésért ({ $search }) a varázstárgypakliban, ennyiszer: { $times }.

homm3-over-lost_combat = Egy harc elveszett, és vele a forgatókönyv is.
homm3-over-lost_main_hero = Egy Főhőst legyőztek.
homm3-over-lost_town = Elesett egy város.
homm3-over-noted = Teljesült, amit a forgatókönyv kér.
homm3-goal-lost_combat = Bármelyik harc elveszik. A visszavonulás nem számít.
homm3-goal-lost_main_hero = Egy Főhőst legyőznek. A visszavonulás nem számít.
homm3-goal-lost_town = Elesik egy játékos városa.
homm3-goal-noted = { $note ->
        [archangels_found] Látogasd meg a második obeliszket.
       *[other] Tedd meg, amit a forgatókönyv kér.
    }

homm3-ask-mercenaries = Ezek az egységek ajánlkoznak. Melyiket toborzod?
homm3-ask-grail-sale = Eladod a Grált { $gold } aranyért vagy két Keresésért ({ $count }) a varázstárgypakliban?

homm3-option-sell-for-gold = Eladás aranyért
homm3-option-sell-for-artifacts = Eladás varázstárgyakért

homm3-log-grail-sold = { $seat } eladja a Grált.

### ka

homm3-rule-turn_tiles = სცენარის დასაწყისში გახსნილ ფილებს საწყისი მოთამაშე აბრუნებს.
homm3-rule-hero_starts = გმირი რუკის ველზე იწყებს და ქალაქი არ აქვს.
homm3-rule-part_steps = ამ ნაწილის მოგებისას:
homm3-rule-neutral_deck = ყოველი ნეიტრალური არმია კომპიუტერის დასტის კარტებს თამაშობს.
homm3-rule-mercenaries = სავაჭრო პუნქტში ყოველი სტუმრობისას იხსნება ნეიტრალური რაზმებიც: ბრინჯაოსი, ვერცხლისა და ოქროსი. შეგიძლია ნებისმიერი მათგანი თავის ფასად დაიქირავო. დანარჩენები დასტებში ბრუნდება და აირევა.
homm3-rule-grail_sale = გრაალი სავაჭრო პუნქტში იყიდება: { $gold } ოქროდ ან არტეფაქტების დასტაში ძებნისთვის ({ $search }), ძებნათა რაოდენობა: { $times }.

homm3-over-lost_combat = ბრძოლა წაგებულია, მასთან ერთად კი სცენარიც.
homm3-over-lost_main_hero = მთავარი გმირი დამარცხდა.
homm3-over-lost_town = ქალაქი დაეცა.
homm3-over-noted = შესრულდა ის, რასაც სცენარი მოითხოვს.
homm3-goal-lost_combat = წაგებულია რომელიმე ბრძოლა. უკანდახევა არ ითვლება.
homm3-goal-lost_main_hero = დამარცხებულია მთავარი გმირი. უკანდახევა არ ითვლება.
homm3-goal-lost_town = მოთამაშის ქალაქი ეცემა.
homm3-goal-noted = { $note ->
        [archangels_found] ესტუმრე მეორე ობელისკს.
       *[other] შეასრულე ის, რასაც სცენარი მოითხოვს.
    }

homm3-ask-mercenaries = ეს რაზმები სამსახურს გთავაზობენ. რომელს ქირაობ?
homm3-ask-grail-sale = ყიდი გრაალს { $gold } ოქროდ ან არტეფაქტების დასტაში ორი ძებნისთვის ({ $count })?

homm3-option-sell-for-gold = გაყიდე ოქროდ
homm3-option-sell-for-artifacts = გაყიდე არტეფაქტებისთვის

homm3-log-grail-sold = { $seat } გრაალს ყიდის.

### he

homm3-rule-turn_tiles = השחקן הראשון מסובב את האריחים הגלויים בתחילת התרחיש.
homm3-rule-hero_starts = הגיבור מתחיל בשדה של המפה ואין לו טירה.
homm3-rule-part_steps = עם הניצחון בחלק הזה:
homm3-rule-neutral_deck = כל צבא נייטרלי משחק קלפים של חפיסת AI.
homm3-rule-mercenaries = כל ביקור בעמדת מסחר חושף גם יחידה נייטרלית אחת מכל אחת מהדרגות ארד, כסף וזהב. אתם רשאים לגייס כל אחת מהן במחירה. האחרות מעורבבות בחזרה.
homm3-rule-grail_sale = אפשר למכור את הגרייל בעמדת מסחר: תמורת { $gold } זהב, או תמורת חיפוש ({ $search }) בחפיסת החפצים. מספר החיפושים: { $times }.

homm3-over-lost_combat = הפסד בקרב, ולכן גם בתרחיש.
homm3-over-lost_main_hero = גיבור ראשי הובס.
homm3-over-lost_town = טירה נפלה.
homm3-over-noted = מה שהתרחיש דורש נעשה.
homm3-goal-lost_combat = הפסד בקרב כלשהו. נסיגה אינה נחשבת.
homm3-goal-lost_main_hero = גיבור ראשי מובס. נסיגה אינה נחשבת.
homm3-goal-lost_town = הטירה של אחד השחקנים נופלת.
homm3-goal-noted = { $note ->
        [archangels_found] בקרו באובליסק השני.
       *[other] עשו את מה שהתרחיש דורש.
    }

homm3-ask-mercenaries = היחידות האלה מציעות את עצמן. את מי תגייסו?
homm3-ask-grail-sale = למכור את הגרייל, תמורת { $gold } זהב או תמורת שני חיפושים ({ $count }) בחפיסת החפצים?

homm3-option-sell-for-gold = מכירה תמורת זהב
homm3-option-sell-for-artifacts = מכירה תמורת חפצים

homm3-log-grail-sold = { $seat }: מכירת הגרייל.
