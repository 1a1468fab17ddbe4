### en

homm3-card-fly = Fly
    .cast = This turn, your heroes may cross Blocked Fields, and one of them has 0/1/2 more movement points.
homm3-card-fortune = Fortune
    .cast = Before you roll a die: roll it up to 1/2/3 times more and use whichever result you like.
homm3-card-implosion = Implosion
    .cast = Deal 2/4/6 damage to a unit.
homm3-card-view_earth = View Earth
    .cast = Take over an enemy’s Mine up to 1/2/3 Fields from your hero.
homm3-card-frenzy = Frenzy
    .cast = Your attacking unit ignores the defense of a bronze / silver or lower / gold or lower target.
homm3-card-misfortune = Misfortune
    .cast = When a bronze / silver or lower / gold or lower unit attacks you, neither its die nor attack that cards give it afterwards counts.
homm3-card-frost_ring = Frost Ring
    .cast = Choose a space. Two units adjacent to it take 1/2/3 damage.
homm3-card-remove_obstacle = Remove Obstacle
    .cast = Remove up to 1/2/3 obstacles from the combat board.
homm3-ask-take-mine = { $card }: which Mine do you take over?
homm3-option-take-mine = Take over { $field }

### el

homm3-card-fly = Πτήση
    .cast = Σε αυτή τη σειρά οι ήρωές σου περνούν από κλειστά πεδία, και ένας τους έχει 0/1/2 επιπλέον πόντους κίνησης.
homm3-card-fortune = Τύχη
    .cast = Πριν ρίξεις ένα ζάρι: ρίξ’ το έως 1/2/3 φορές ακόμη και κράτα όποιο αποτέλεσμα θέλεις.
homm3-card-implosion = Ενδόρρηξη
    .cast = Προκάλεσε ζημιά 2/4/6 σε μια μονάδα.
homm3-card-view_earth = Όραση της Γης
    .cast = Πάρε ένα εχθρικό Ορυχείο έως 1/2/3 πεδία από τον ήρωά σου.
homm3-card-frenzy = Μανία
    .cast = Η μονάδα σου που επιτίθεται αγνοεί την άμυνα ενός χάλκινου / έως ασημένιου / έως χρυσού στόχου.
homm3-card-misfortune = Ατυχία
    .cast = Όταν σου επιτίθεται μια χάλκινη / έως ασημένια / έως χρυσή μονάδα, δεν μετρά ούτε το ζάρι της ούτε η επίθεση που της δίνουν μετά κάρτες.
homm3-card-frost_ring = Δαχτυλίδι του Παγετού
    .cast = Επίλεξε μια θέση. Δύο μονάδες δίπλα της παθαίνουν ζημιά 1/2/3.
homm3-card-remove_obstacle = Αφαίρεση Εμποδίου
    .cast = Αφαίρεσε έως 1/2/3 εμπόδια από το ταμπλό μάχης.
homm3-ask-take-mine = { $card }: ποιο Ορυχείο παίρνεις;
homm3-option-take-mine = Πάρε: { $field }

### hu

homm3-card-fly = Repülés
    .cast = Ebben a körben hőseid áthaladhatnak a lezárt területeken, és egyiküknek 0/1/2 mozgásponttal többje van.
homm3-card-fortune = Jószerencse
    .cast = Kockadobás előtt: dobj vele legfeljebb 1/2/3 alkalommal többször, és a tetszőleges eredmény számít.
homm3-card-implosion = Összeroppantás
    .cast = Okozz 2/4/6 sebzést egy egységnek.
homm3-card-view_earth = Földlátás
    .cast = Vedd át egy ellenfél bányáját legfeljebb 1/2/3 területnyire a hősödtől.
homm3-card-frenzy = Őrjöngés
    .cast = Támadó egységed figyelmen kívül hagyja egy bronz / legfeljebb ezüst / legfeljebb arany célpont védelmét.
homm3-card-misfortune = Balszerencse
    .cast = Amikor egy bronz / legfeljebb ezüst / legfeljebb arany egység támad téged, sem a kockája, sem a később kijátszott lapok támadása nem számít.
homm3-card-frost_ring = Fagygyűrű
    .cast = Válassz ki egy mezőt. Két mellette álló egység 1/2/3 sebzést kap.
homm3-card-remove_obstacle = Akadálymentesítés
    .cast = Távolíts el legfeljebb 1/2/3 akadályt a harctábláról.
homm3-ask-take-mine = { $card }: melyik bányát veszed át?
homm3-option-take-mine = Átvétel: { $field }

### ka

homm3-card-fly = ფრენა
    .cast = ამ სვლაზე შენს გმირებს ჩაკეტილ ველებზე გავლა შეუძლიათ, ერთ მათგანს კი გადაადგილების 0/1/2 ქულა ემატება.
homm3-card-fortune = ბედი
    .cast = კამათლის გაგორებამდე: ის კიდევ არაუმეტეს 1/2/3-ჯერ გააგორე და სასურველი შედეგი გამოიყენე.
homm3-card-implosion = იმპლოზია
    .cast = რაზმი 2/4/6 ზიანს იღებს.
homm3-card-view_earth = მიწის ხილვა
    .cast = დაეუფლე მტრის მაღაროს შენი გმირიდან არაუმეტეს 1/2/3 ველის მანძილზე.
homm3-card-frenzy = გააფთრება
    .cast = შენი მოიერიშე რაზმისთვის ბრინჯაოს / ვერცხლის ან უფრო დაბალი / ოქროს ან უფრო დაბალი სამიზნის დაცვა არ ითვლება.
homm3-card-misfortune = უიღბლობა
    .cast = როცა ბრინჯაოს / ვერცხლის ან უფრო დაბალი / ოქროს ან უფრო დაბალი რაზმი გიტევს, არც მისი კამათელი ითვლება და არც შეტევა, რომელსაც მერე კარტები უმატებს.
homm3-card-frost_ring = ყინვის რგოლი
    .cast = აირჩიე უჯრა. მის მეზობლად მდგომი ორი რაზმი 1/2/3 ზიანს იღებს.
homm3-card-remove_obstacle = დაბრკოლების მოცილება
    .cast = მოაცილე ბრძოლის დაფიდან არაუმეტეს 1/2/3 დაბრკოლება.
homm3-ask-take-mine = { $card }: რომელ მაღაროს ეუფლები?
homm3-option-take-mine = დაეუფლე: { $field }

### he

homm3-card-fly = תעופה
    .cast = בתור הזה הגיבורים שלכם רשאים לעבור בשדות חסומים, ולאחד מהם יש 0/1/2 נקודות תנועה נוספות.
homm3-card-fortune = מזל טוב
    .cast = לפני שאתם מטילים קובייה: הטילו אותה עד 1/2/3 פעמים נוספות והשתמשו בתוצאה שתרצו.
homm3-card-implosion = קריסה
    .cast = גרמו ליחידה נזק של 2/4/6.
homm3-card-view_earth = מראה אדמה
    .cast = השתלטו על מכרה של אויב עד 1/2/3 שדות מהגיבור שלכם.
homm3-card-frenzy = טירוף
    .cast = היחידה התוקפת שלכם מתעלמת מההגנה של מטרה בדרגת ארד / כסף ומטה / זהב ומטה.
homm3-card-misfortune = ביש מזל
    .cast = כשיחידה בדרגת ארד / כסף ומטה / זהב ומטה תוקפת אתכם, הקובייה שלה והתקפה שקלפים מוסיפים לה אחר כך אינן נחשבות.
homm3-card-frost_ring = טבעת כפור
    .cast = בחרו משבצת. שתי יחידות שסמוכות אליה סופגות נזק של 1/2/3.
homm3-card-remove_obstacle = הסרת מכשול
    .cast = הסירו עד 1/2/3 מכשולים מלוח הקרב.
homm3-ask-take-mine = { $card }: על איזה מכרה אתם משתלטים?
homm3-option-take-mine = השתלטות: { $field }
