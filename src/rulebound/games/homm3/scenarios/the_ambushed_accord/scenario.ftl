### en

homm3-scenario-the_ambushed_accord = The Ambushed Accord
    .about = On the way to sign a treaty you are caught in an ambush. One army after another attacks, and the way out leads through the hidden Center tile.
    .goal = Each player has to beat the level VII army in the middle of the Center tile within 14 Rounds. Every ambush must be beaten.

homm3-rule-hidden_center = You pay for the Center tile together. Each player’s share is { homm3-amounts }. Whoever wins in its middle takes their heroes off the map.
homm3-rule-astrologers_gift = At the end of an Astrologers’ Round, the group picks a player who gains positive morale.
homm3-rule-exchange = Players exchange Spells, Artifacts, units and resources when their Main Heroes are on adjacent Fields, or when both are in their own Towns or on an Obelisk.
homm3-rule-early_buildings = A building built without its requirements works once they are in place.

homm3-step-free_building = Each player builds one of two special buildings for free, even without its requirements.

homm3-ask-astrologers-gift = Who gains positive morale?
homm3-ask-free-building = Which building do you build for free?
homm3-ask-reveal-center = { $seat } wants to reveal the Center tile. Do you pay your share?

homm3-option-choose-free_building = Build a building for free
homm3-option-rule-reveal-center = Reveal the Center tile together
homm3-option-rule-exchange = Exchange things with { $seat }

homm3-log-built-early = { $seat } builds { $building }. It works once its requirements are in place.
homm3-log-reveal-refused = { $seat } does not pay for the Center tile.

homm3-notice-hidden-center = To reveal the Center tile you pay { homm3-amounts } together.

### el

homm3-scenario-the_ambushed_accord = Η Συνθήκη και η Ενέδρα
    .about = Στον δρόμο για την υπογραφή μιας συνθήκης πέφτετε σε ενέδρα. Ο ένας στρατός μετά τον άλλον επιτίθεται, και η έξοδος περνά από το κρυμμένο κεντρικό πλακίδιο.
    .goal = Κάθε παίκτης πρέπει να νικήσει τον στρατό επιπέδου VII στη μέση του κεντρικού πλακιδίου μέσα σε 14 Γύρους. Κάθε ενέδρα πρέπει να αποκρουστεί.

homm3-rule-hidden_center = Πληρώνετε μαζί για το κεντρικό πλακίδιο. Το μερίδιο κάθε παίκτη: χρυσά { $gold }, οικοδομικά υλικά { $materials }, πολύτιμα { $valuables }. Όποιος νικά στη μέση του βγάζει τους ήρωες από τον χάρτη.
homm3-rule-astrologers_gift = Στο τέλος ενός Γύρου των Αστρολόγων η ομάδα επιλέγει έναν παίκτη που κερδίζει θετικό ηθικό.
homm3-rule-exchange = Οι παίκτες ανταλλάσσουν ξόρκια, τεχνήματα, μονάδες και πόρους όταν οι Κύριοι Ήρωές τους είναι δίπλα δίπλα, ή όταν και οι δύο είναι στις δικές τους πόλεις ή σε Οβελίσκο.
homm3-rule-early_buildings = Ένα κτίριο χωρίς τις προϋποθέσεις του λειτουργεί μόλις χτιστούν κι αυτές.

homm3-step-free_building = Κάθε παίκτης χτίζει δωρεάν ένα από δύο ειδικά κτίρια, ακόμη και χωρίς τις προϋποθέσεις του.

homm3-ask-astrologers-gift = Ποιος κερδίζει θετικό ηθικό;
homm3-ask-free-building = Ποιο κτίριο χτίζεις δωρεάν;
homm3-ask-reveal-center = { $seat } θέλει να αποκαλύψει το κεντρικό πλακίδιο. Πληρώνεις το μερίδιό σου;

homm3-option-choose-free_building = Χτίσιμο ενός κτιρίου δωρεάν
homm3-option-rule-reveal-center = Κοινή αποκάλυψη του κεντρικού πλακιδίου
homm3-option-rule-exchange = Ανταλλαγή με: { $seat }

homm3-log-built-early = { $seat } χτίζει: { $building }. Λειτουργεί μόλις υπάρχουν όλα όσα απαιτεί.
homm3-log-reveal-refused = { $seat } δεν πληρώνει για το κεντρικό πλακίδιο.

homm3-notice-hidden-center = Για να αποκαλύψετε το κεντρικό πλακίδιο πληρώνετε μαζί: χρυσά { $gold }, οικοδομικά υλικά { $materials }, πολύτιμα { $valuables }.

### hu

homm3-scenario-the_ambushed_accord = Rajtaütés a béketárgyaláson
    .about = Egy szerződés aláírására tartva csapdába estek. Egyik sereg a másik után támad, és a kiút a rejtett középső lapkán át vezet.
    .goal = Minden játékosnak le kell győznie a VII. szintű sereget a középső lapka közepén 14 fordulón belül. Minden rajtaütést vissza kell verni.

homm3-rule-hidden_center = A középső lapkáért együtt fizettek. Egy játékos része: arany { $gold }, építőanyag { $materials }, drágaság { $valuables }. Aki győz a közepén, leveszi a hőseit a térképről.
homm3-rule-astrologers_gift = Egy asztrológus-forduló végén a csoport kiválaszt egy játékost, aki pozitív morált kap.
homm3-rule-exchange = A játékosok varázslatokat, varázstárgyakat, egységeket és erőforrásokat cserélhetnek, ha a Főhőseik egymás mellett állnak, vagy mindketten a saját városukban vagy obeliszken vannak.
homm3-rule-early_buildings = A feltétele nélkül megépített épület akkor működik, amikor már az is áll.

homm3-step-free_building = Minden játékos ingyen megépíti a két különleges épület egyikét, akár a feltétele nélkül is.

homm3-ask-astrologers-gift = Ki kapjon pozitív morált?
homm3-ask-free-building = Melyik épületet építed meg ingyen?
homm3-ask-reveal-center = { $seat } fel akarja fedni a középső lapkát. Kifizeted a részedet?

homm3-option-choose-free_building = Egy épület ingyenes megépítése
homm3-option-rule-reveal-center = A középső lapka közös felfedése
homm3-option-rule-exchange = Csere, játékos: { $seat }

homm3-log-built-early = { $seat } épít: { $building }. Akkor működik, amikor minden feltétele áll.
homm3-log-reveal-refused = { $seat } nem fizet a középső lapkáért.

homm3-notice-hidden-center = A középső lapka felfedéséért együtt fizettek: arany { $gold }, építőanyag { $materials }, drágaság { $valuables }.

### ka

homm3-scenario-the_ambushed_accord = ჩასაფრებული შეთანხმება
    .about = ხელშეკრულების დასადებად მიმავალ გზაზე ჩასაფრებაში ხვდებით. არმიები ერთმანეთის მიყოლებით გიტევენ, გასასვლელი კი ფარულ ცენტრალურ ფილაზე გადის.
    .goal = 14 რაუნდში ყოველმა მოთამაშემ უნდა დაამარცხოს VII დონის არმია ცენტრალური ფილის შუაში. ყოველი ჩასაფრება უნდა დამარცხდეს.

homm3-rule-hidden_center = ცენტრალური ფილის ფასს ერთად იხდით. თითო მოთამაშის წილი: ოქრო { $gold }, სამშენებლო მასალა { $materials }, ძვირფასეულობა { $valuables }. ვინც მის შუაში გაიმარჯვებს, თავის გმირებს რუკიდან ხსნის.
homm3-rule-astrologers_gift = ასტროლოგების რაუნდის ბოლოს ჯგუფი ირჩევს მოთამაშეს, რომელიც დადებით სულისკვეთებას იღებს.
homm3-rule-exchange = მოთამაშეები შელოცვებს, არტეფაქტებს, რაზმებსა და რესურსებს ცვლიან, როცა მათი მთავარი გმირები გვერდიგვერდ დგანან ან როცა ორივე თავის ქალაქში ან ობელისკზეა.
homm3-rule-early_buildings = შენობა, რომლის წინაპირობა არ დგას, მაშინ ამოქმედდება, როცა ისიც აშენდება.

homm3-step-free_building = ყოველი მოთამაშე ორი განსაკუთრებული შენობიდან ერთს უფასოდ აშენებს, წინაპირობების გარეშეც.

homm3-ask-astrologers-gift = ვინ იღებს დადებით სულისკვეთებას?
homm3-ask-free-building = რომელ შენობას აშენებ უფასოდ?
homm3-ask-reveal-center = { $seat } ცენტრალური ფილის გახსნას ითხოვს. იხდი შენს წილს?

homm3-option-choose-free_building = ააშენე შენობა უფასოდ
homm3-option-rule-reveal-center = გახსენით ცენტრალური ფილა ერთად
homm3-option-rule-exchange = გაცვალე რამე მოთამაშესთან: { $seat }

homm3-log-built-early = { $seat } აშენებს: { $building }. შენობა მაშინ ამოქმედდება, როცა ყველა წინაპირობა აშენდება.
homm3-log-reveal-refused = { $seat } ცენტრალური ფილის ფასს არ იხდის.

homm3-notice-hidden-center = ცენტრალური ფილის გასახსნელად ერთად იხდით: ოქრო { $gold }, სამშენებლო მასალა { $materials }, ძვირფასეულობა { $valuables }.

### he

homm3-scenario-the_ambushed_accord = ההסכם שבמארב
    .about = בדרך לחתימה על הסכם אתם נקלעים למארב. צבא אחר צבא תוקף, והדרך החוצה עוברת באריח המרכזי הנסתר.
    .goal = כל אחד מהשחקנים צריך להביס את הצבא בדרגה VII שבאמצע האריח המרכזי בתוך 14 סבבים. חובה להביס כל מארב.

homm3-rule-hidden_center = אתם משלמים יחד על האריח המרכזי. החלק של כל אחד: זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }. מי שמנצח באמצע שלו מוריד את הגיבורים מהמפה.
homm3-rule-astrologers_gift = בסוף סבב אסטרולוגיה הקבוצה בוחרת שחקן שמקבל מורל חיובי.
homm3-rule-exchange = שחקנים מחליפים קסמים, חפצים, יחידות ומשאבים כשהגיבורים הראשיים שלהם עומדים זה ליד זה, או כששניהם בטירות שלהם או על אובליסק.
homm3-rule-early_buildings = בניין בלי מה שהוא דורש פועל מאז שגם זה עומד.

homm3-step-free_building = כל אחד מהשחקנים בונה בחינם אחד משני בניינים מיוחדים, גם בלי מה שהוא דורש.

homm3-ask-astrologers-gift = מי יקבל מורל חיובי?
homm3-ask-free-building = איזה בניין תבנו בחינם?
homm3-ask-reveal-center = { $seat }: בקשה לגלות את האריח המרכזי. לשלם את החלק שלכם?

homm3-option-choose-free_building = בנייה של בניין בחינם
homm3-option-rule-reveal-center = גילוי האריח המרכזי יחד
homm3-option-rule-exchange = החלפת דברים עם { $seat }

homm3-log-built-early = { $seat }: בנייה, { $building }. הבניין יפעל כשיעמוד כל מה שהוא דורש.
homm3-log-reveal-refused = { $seat }: סירוב לשלם על האריח המרכזי.

homm3-notice-hidden-center = כדי לגלות את האריח המרכזי אתם משלמים יחד: זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }.
