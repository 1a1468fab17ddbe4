### en

homm3-card-dimension_door = Dimension Door
    .cast = One of your heroes jumps up to 1/2/3 Fields over anything and resolves only the Field where it lands.
homm3-card-precision = Precision
    .cast = A ranged unit that attacks a unit that is not adjacent has no ranged penalties and 1/2/3 more attack.
homm3-card-earthquake = Earthquake
    .cast = In a siege, destroy one / two / all Walls and the Gate; the last grade first deals 1 damage to every unit adjacent to one.
homm3-card-sorrow = Sorrow
    .cast = A bronze / silver or lower / gold or lower enemy unit that is about to activate loses this activation.
homm3-card-fire_wall = Fire Wall
    .cast = Place it on an empty space until the combat ends. A unit that stops there takes 1/2/3 damage, and so does a ground or ranged unit that passes it.
homm3-card-slayer = Slayer
    .cast = When you attack a gold unit, roll 2/4/6 Attack dice and add up all but −1. Draw a card after the attack.
homm3-card-forgetfulness = Forgetfulness
    .cast = A bronze / silver or lower / gold or lower ranged unit may not attack in its next activation.
homm3-card-mirth = Mirth
    .cast = For this activation / this combat round / the combat you may reroll each of your Attack dice once.
homm3-log-saddened = { $unit } lose this activation.

### el

homm3-card-dimension_door = Πύλη των Διαστάσεων
    .cast = Ένας ήρωάς σου πηδά έως 1/2/3 πεδία πάνω από τα πάντα και επισκέπτεται μόνο εκείνο όπου προσγειώνεται.
homm3-card-precision = Ακρίβεια
    .cast = Μια μονάδα βολής που επιτίθεται σε μη γειτονική μονάδα δεν έχει ποινή βολής και έχει 1/2/3 επιπλέον επίθεση.
homm3-card-earthquake = Σεισμός
    .cast = Σε πολιορκία κατάστρεψε ένα / δύο / όλα τα Τείχη και την Πύλη. Ο τελευταίος βαθμός προκαλεί πρώτα ζημιά 1 σε κάθε μονάδα δίπλα τους.
homm3-card-sorrow = Θλίψη
    .cast = Μια χάλκινη / έως ασημένια / έως χρυσή εχθρική μονάδα που πρόκειται να ενεργοποιηθεί χάνει αυτή την ενεργοποίηση.
homm3-card-fire_wall = Τείχος Φωτιάς
    .cast = Βάλε το σε μια κενή θέση ως το τέλος της μάχης. Μια μονάδα που σταματά εκεί παθαίνει ζημιά 1/2/3, το ίδιο και μια μονάδα εδάφους ή βολής που περνά.
homm3-card-slayer = Φονιάς
    .cast = Όταν επιτίθεσαι σε χρυσή μονάδα, ρίξε 2/4/6 ζάρια επίθεσης και πρόσθεσε όλα εκτός από −1. Τράβηξε μια κάρτα μετά την επίθεση.
homm3-card-forgetfulness = Λησμονιά
    .cast = Μια χάλκινη / έως ασημένια / έως χρυσή μονάδα βολής δεν μπορεί να επιτεθεί στην επόμενη ενεργοποίησή της.
homm3-card-mirth = Ευθυμία
    .cast = Σε αυτή την ενεργοποίηση / αυτόν τον γύρο μάχης / αυτή τη μάχη μπορείς να ξαναρίξεις μία φορά κάθε ζάρι επίθεσής σου.
homm3-log-saddened = { $unit } χάνουν αυτή την ενεργοποίηση.

### hu

homm3-card-dimension_door = Dimenziókapu
    .cast = Egyik hősöd legfeljebb 1/2/3 területnyit ugrik bármi fölött, és csak azt látogatja meg, ahol leérkezik.
homm3-card-precision = Pontosság
    .cast = Egy nem szomszédos egységet támadó távolsági egységnek nincs levonása, és támadása 1/2/3 értékkel nagyobb.
homm3-card-earthquake = Földrengés
    .cast = Ostromban rombolj le egy / két / minden falat és a kaput; az utolsó fokozat előbb 1 sebzést okoz minden mellettük álló egységnek.
homm3-card-sorrow = Bánat
    .cast = Egy aktiválás előtt álló bronz / legfeljebb ezüst / legfeljebb arany ellenséges egység elveszíti ezt az aktiválást.
homm3-card-fire_wall = Tűzfal
    .cast = Tedd egy üres mezőre a harc végéig. Az ott megálló egység 1/2/3 sebzést kap, ahogy az áthaladó földi vagy távolsági egység is.
homm3-card-slayer = Gyilkos
    .cast = Amikor arany egységet támadsz, dobj 2/4/6 támadókockával, és add össze a −1-ek kivételével. A támadás után húzz egy lapot.
homm3-card-forgetfulness = Feledékenység
    .cast = Egy bronz / legfeljebb ezüst / legfeljebb arany távolsági egység a következő aktiválásakor nem támadhat.
homm3-card-mirth = Vidámság
    .cast = Ebben az aktiválásban / harci fordulóban / harcban minden támadókockádat egyszer újradobhatod.
homm3-log-saddened = { $unit }: ez az aktiválás elmarad.

### ka

homm3-card-dimension_door = განზომილების კარი
    .cast = შენი ერთი გმირი ყველაფრის თავზე არაუმეტეს 1/2/3 ველით ხტება და მხოლოდ იმ ველს მოინახულებს, სადაც დაეშვება.
homm3-card-precision = სიზუსტე
    .cast = მსროლელ რაზმს, რომელიც არამეზობელ რაზმს უტევს, სროლის ჯარიმა არ აქვს, მისი შეტევა კი 1/2/3-ით იზრდება.
homm3-card-earthquake = მიწისძვრა
    .cast = ალყისას დაანგრიე ერთი / ორი / ყველა კედელი და ჭიშკარი; ბოლო საფეხური ჯერ მათ მეზობლად მდგომ ყოველ რაზმს 1 ზიანს აყენებს.
homm3-card-sorrow = მწუხარება
    .cast = მტრის ბრინჯაოს / ვერცხლის ან უფრო დაბალი / ოქროს ან უფრო დაბალი რაზმი, რომელიც უნდა გააქტიურდეს, ამ გააქტიურებას კარგავს.
homm3-card-fire_wall = ცეცხლის კედელი
    .cast = დადე ცარიელ უჯრაზე ბრძოლის ბოლომდე. რაზმი, რომელიც იქ ჩერდება, 1/2/3 ზიანს იღებს, ისევე როგორც ქვეითი ან მსროლელი, რომელიც მასზე გაივლის.
homm3-card-slayer = მკვლელი
    .cast = როცა ოქროს რაზმს უტევ, გააგორე შეტევის 2/4/6 კამათელი და შეკრიბე ყველა −1-ის გარდა. შეტევის შემდეგ აიღე კარტი.
homm3-card-forgetfulness = გულმავიწყობა
    .cast = ბრინჯაოს / ვერცხლის ან უფრო დაბალი / ოქროს ან უფრო დაბალი მსროლელი რაზმი მომდევნო გააქტიურებისას ვერ უტევს.
homm3-card-mirth = მხიარულება
    .cast = ამ გააქტიურებისას / ბრძოლის ამ რაუნდში / ამ ბრძოლაში შეგიძლია შეტევის ყოველი შენი კამათელი თითოჯერ თავიდან გააგორო.
homm3-log-saddened = { $unit } ამ გააქტიურებას კარგავენ.

### he

homm3-card-dimension_door = דלת הממדים
    .cast = אחד הגיבורים שלכם קופץ עד 1/2/3 שדות מעל הכול ומבקר רק בשדה שבו הוא נוחת.
homm3-card-precision = דיוק
    .cast = לקשתים שתוקפים יחידה שאינה סמוכה אין קנס של קשתים, וההתקפה שלהם גדולה ב־1/2/3.
homm3-card-earthquake = רעידת אדמה
    .cast = במצור, הרסו אחת / שתיים / את כל החומות והשער; הדרגה האחרונה גורמת קודם נזק של 1 לכל יחידה סמוכה להם.
homm3-card-sorrow = צער
    .cast = יחידת אויב בדרגת ארד / כסף ומטה / זהב ומטה שעומדת לפעול מאבדת את ההפעלה הזאת.
homm3-card-fire_wall = חומת אש
    .cast = הניחו אותו על משבצת ריקה עד סוף הקרב. יחידה שעוצרת שם סופגת נזק של 1/2/3, וכך גם יחידת קרקע או קשתים שעוברים בה.
homm3-card-slayer = קוטל
    .cast = כשאתם תוקפים יחידת זהב, הטילו 2/4/6 קוביות התקפה וחברו את כולן חוץ מ־−1. אחרי ההתקפה שלפו קלף.
homm3-card-forgetfulness = שכחה
    .cast = קשתים בדרגת ארד / כסף ומטה / זהב ומטה אינם רשאים לתקוף בהפעלה הבאה שלהם.
homm3-card-mirth = עליזות
    .cast = בהפעלה הזאת / בסבב הקרב הזה / בקרב הזה אתם רשאים להטיל שוב, פעם אחת, כל קוביית התקפה שלכם.
homm3-log-saddened = { $unit }: ההפעלה הזאת אובדת.
