### en

homm3-scenario-astral_run = Astral Run
    .about = Six Obelisks stand around the middle of the land, and gates lead from each to the one opposite.
    .goal = Flag all six Obelisks, or, with four players, beat the Main Hero of every enemy. Otherwise the most victory points win after the last Round.

homm3-variant-long = long: 15 Rounds
homm3-variant-short = short: 11 Rounds

homm3-rule-gates = The Blocked Field next to an Obelisk is a gate once this Obelisk or the opposite one is flagged. A hero enters it from its own tile and comes out at the opposite gate. A face-down tile there is revealed.
homm3-rule-hero_lesson = After a combat between two Main Heroes without a surrender, both gain { $amount } experience.
homm3-rule-great_settlement = The Settlement in the middle reinforces a silver unit for free and raises two productions by one space each.
homm3-rule-town_joins = Whoever takes a Random Town may recruit one of the units beaten there for half its gold, and reinforce it for half its gold.
homm3-rule-great_utopia = At the Dragon Utopia you take back any card from your discard pile. Then recruit a dragon that was beaten there for half its price, or gain 10 gold.

homm3-step-search_own = Look at the top { $count } cards of your deck and keep one.

homm3-ask-town-joins = You may recruit one of the units that you have beaten here, for half its gold.
homm3-ask-dragon = You may recruit a dragon for half its price. Otherwise you gain 10 gold.

homm3-option-choose-search_own = Look at { $count } cards of your deck and keep one

homm3-log-through-gate = { $seat } goes through a gate and comes out at { $field }.

homm3-notice-gates = Open gates: { $where }.

### el

homm3-scenario-astral_run = Αστρικός Δρόμος
    .about = Έξι Οβελίσκοι βρίσκονται γύρω από τη μέση της χώρας, και πύλες οδηγούν από τον καθένα στον απέναντι.
    .goal = Βάλε σημαία και στους έξι Οβελίσκους ή, με τέσσερις παίκτες, νίκησε τον Κύριο Ήρωα κάθε εχθρού. Αλλιώς μετά τον τελευταίο Γύρο νικούν οι περισσότεροι πόντοι νίκης.

homm3-variant-long = μεγάλο: 15 Γύροι
homm3-variant-short = σύντομο: 11 Γύροι

homm3-rule-gates = Το κλειστό πεδίο δίπλα σε έναν Οβελίσκο είναι πύλη μόλις μπει σημαία σε αυτόν ή στον απέναντι Οβελίσκο. Ένας ήρωας μπαίνει από το πλακίδιό της και βγαίνει στην απέναντι πύλη. Ένα κλειστό πλακίδιο εκεί αποκαλύπτεται.
homm3-rule-hero_lesson = Μετά από μάχη δύο Κύριων Ηρώων χωρίς παράδοση κερδίζουν και οι δύο πόντους εμπειρίας: { $amount }.
homm3-rule-great_settlement = Ο οικισμός στη μέση ενισχύει δωρεάν μια ασημένια μονάδα και ανεβάζει δύο παραγωγές κατά μία θέση.
homm3-rule-town_joins = Όποιος παίρνει μια Τυχαία Πόλη μπορεί να στρατολογήσει μία από τις μονάδες που νικήθηκαν εκεί με τα μισά της χρυσά και να την ενισχύσει με τα μισά της χρυσά.
homm3-rule-great_utopia = Η Ουτοπία των Δράκων δίνει πίσω οποιαδήποτε κάρτα της στοίβας ξεσκαρταρίσματός σου. Έπειτα στρατολόγησε έναν δράκο που νικήθηκε εκεί στη μισή τιμή ή κέρδισε 10 χρυσά.

homm3-step-search_own = Δες τις { $count } πρώτες κάρτες της τράπουλάς σου και κράτησε μία.

homm3-ask-town-joins = Μπορείς να στρατολογήσεις μία από τις μονάδες που νίκησες εδώ, με τα μισά της χρυσά.
homm3-ask-dragon = Μπορείς να στρατολογήσεις έναν δράκο στη μισή τιμή. Αλλιώς κερδίζεις 10 χρυσά.

homm3-option-choose-search_own = Δες κάρτες της τράπουλάς σου ({ $count }) και κράτα μία

homm3-log-through-gate = { $seat } περνά από μια πύλη και βγαίνει στο πεδίο { $field }.

homm3-notice-gates = Ανοιχτές πύλες: { $where }.

### hu

homm3-scenario-astral_run = Asztrális verseny
    .about = Hat obeliszk áll az ország közepe körül, és mindegyikből kapu vezet a szemköztihez.
    .goal = Foglald el mind a hat obeliszket, vagy négy játékossal győzd le minden ellenfél Főhősét. Különben az utolsó forduló után a legtöbb győzelmi pont győz.

homm3-variant-long = hosszú: 15 forduló
homm3-variant-short = rövid: 11 forduló

homm3-rule-gates = Az obeliszk melletti elzárt terület kapu, ha ez vagy a szemközti obeliszk el van foglalva. A hős a saját lapkájáról lép be, és a szemközti kapunál lép ki. Az ott lefordítva fekvő lapka is felfedésre kerül.
homm3-rule-hero_lesson = Két Főhős megadás nélküli harca után mindkettő tapasztalatpontot kap: { $amount }.
homm3-rule-great_settlement = A középső település ingyen megerősít egy ezüst egységet, és két termelést emel egy-egy lépéssel.
homm3-rule-town_joins = Aki elfoglal egy Véletlen várost, fele annyi aranyért toborozhatja az ott legyőzött egységek egyikét, és fele annyi aranyért meg is erősítheti.
homm3-rule-great_utopia = A Sárkányutópia visszaadja bármelyik dobott lapodat. Utána fél áron toborozz egy ott legyőzött sárkányt, vagy kapsz 10 aranyat.

homm3-step-search_own = Nézd meg a paklid { $count } felső lapját, és az egyiket tartsd meg.

homm3-ask-town-joins = Fele annyi aranyért toborozhatod az itt legyőzött egységek egyikét.
homm3-ask-dragon = Fél áron toborozhatsz egy sárkányt. Különben kapsz 10 aranyat.

homm3-option-choose-search_own = A paklid { $count } lapjának megnézése, az egyik megtartása

homm3-log-through-gate = { $seat } átmegy egy kapun, és itt lép ki: { $field }.

homm3-notice-gates = Nyitott kapuk: { $where }.

### ka

homm3-scenario-astral_run = ასტრალური რბოლა
    .about = ქვეყნის შუაგულის გარშემო ექვსი ობელისკი დგას, და ყოველი მათგანიდან კარიბჭე მოპირდაპირესთან მიდის.
    .goal = აღმართე დროშა ექვსივე ობელისკზე ან, ოთხი მოთამაშისას, დაამარცხე ყოველი მტრის მთავარი გმირი. თუ ეს არავინ შეძლო, ბოლო რაუნდის შემდეგ იმარჯვებს, ვისაც მეტი გამარჯვების ქულა აქვს.

homm3-variant-long = გრძელი: 15 რაუნდი
homm3-variant-short = მოკლე: 11 რაუნდი

homm3-rule-gates = ობელისკის გვერდით ჩაკეტილი ველი კარიბჭე ხდება, როცა ამ ობელისკზე ან მოპირდაპირეზე დროშაა. გმირი მასში თავისი ფილიდან შედის და მოპირდაპირე კარიბჭიდან გამოდის. იქ მდებარე დახურული ფილა იხსნება.
homm3-rule-hero_lesson = ორი მთავარი გმირის ბრძოლის შემდეგ, თუ კაპიტულაცია არ იყო, ორივე გამოცდილებას იღებს: { $amount }.
homm3-rule-great_settlement = შუა დასახლება ვერცხლის რაზმს უფასოდ აძლიერებს და ორი რესურსის წარმოებას თითო დანაყოფით ზრდის.
homm3-rule-town_joins = ვინც შემთხვევით ქალაქს იღებს, იქ დამარცხებული რაზმებიდან ერთი ოქროს ფასის ნახევრად შეუძლია დაიქირავოს და ოქროს ფასის ნახევრად გააძლიეროს.
homm3-rule-great_utopia = დრაკონების უტოპია შენი გადაგდებული კარტებიდან ნებისმიერს გიბრუნებს. შემდეგ დაიქირავე იქ დამარცხებული დრაკონი ნახევარ ფასად ან მიიღე 10 ოქრო.

homm3-step-search_own = ნახე შენი დასტის ზედა { $count } კარტი და ერთი დაიტოვე.

homm3-ask-town-joins = შეგიძლია აქ დამარცხებული რაზმებიდან ერთი ოქროს ფასის ნახევრად დაიქირავო.
homm3-ask-dragon = შეგიძლია დრაკონი ნახევარ ფასად დაიქირავო. თუ არა, 10 ოქროს იღებ.

homm3-option-choose-search_own = ნახე შენი დასტის { $count } კარტი და ერთი დაიტოვე

homm3-log-through-gate = { $seat } კარიბჭეს გადის. ველი: { $field }.

homm3-notice-gates = ღია კარიბჭეები: { $where }.

### he

homm3-scenario-astral_run = המרוץ האסטרלי
    .about = שישה אובליסקים עומדים סביב אמצע הארץ, ושערים מובילים מכל אחד אל זה שממול.
    .goal = כבשו את כל ששת האובליסקים, או, עם ארבעה שחקנים, הביסו את הגיבור הראשי של כל אויב. אחרת מנצח מספר נקודות הניצחון הגדול ביותר אחרי הסבב האחרון.

homm3-variant-long = ארוך: 15 סבבים
homm3-variant-short = קצר: 11 סבבים

homm3-rule-gates = השדה החסום שליד אובליסק הוא שער מאז שהאובליסק הזה או זה שממול נכבש. גיבור נכנס אליו מהאריח שלו ויוצא בשער שממול. אריח מכוסה שם מתגלה.
homm3-rule-hero_lesson = אחרי קרב בין שני גיבורים ראשיים בלי כניעה שניהם מקבלים ניסיון: { $amount }.
homm3-rule-great_settlement = היישוב שבאמצע מתגבר יחידת כסף בחינם ומגדיל שני ייצורים במשבצת כל אחד.
homm3-rule-town_joins = מי שכובש טירה אקראית רשאי לגייס אחת מהיחידות שהובסו שם בחצי ממחירה בזהב, ולתגבר אותה בחצי ממחירה בזהב.
homm3-rule-great_utopia = ממלכת הדרקונים מחזירה קלף כלשהו מערימת הזרוקים שלכם. אחר כך גייסו דרקון שהובס שם בחצי ממחירו, או קבלו 10 זהב.

homm3-step-search_own = { $count ->
        [one] הסתכלו על הקלף העליון של החפיסה שלכם ושמרו אותו.
        [two] הסתכלו על שני הקלפים העליונים של החפיסה שלכם ושמרו אחד.
       *[other] הסתכלו על { $count } הקלפים העליונים של החפיסה שלכם ושמרו אחד.
    }

homm3-ask-town-joins = אתם רשאים לגייס אחת מהיחידות שהבסתם כאן, בחצי ממחירה בזהב.
homm3-ask-dragon = אתם רשאים לגייס דרקון בחצי ממחירו. אחרת אתם מקבלים 10 זהב.

homm3-option-choose-search_own = הצצה בקלפים של החפיסה שלכם ({ $count }) ושמירת אחד

homm3-log-through-gate = { $seat }: מעבר בשער ויציאה ב־{"\u200E"}{ $field }.

homm3-notice-gates = שערים פתוחים: { $where }.
