### en

homm3-kin-halberdiers = Halberdiers
homm3-kin-marksmen = Marksmen
homm3-kin-griffins = Griffins
homm3-kin-crusaders = Crusaders
homm3-kin-zealots = Zealots
homm3-kin-champions = Champions
homm3-kin-archangels = Archangels

homm3-ability-rerolls-zero = You may reroll its die whenever it shows 0.
homm3-ability-rerolls-after-moving = If it ends its movement on another space, you may reroll one of its dice.
homm3-ability-stronger-against-arch_devils = It has +{ $count } attack against Arch Devils.
homm3-ability-parries = Whenever it is attacked, you may discard a card to ignore the attacker’s die.
homm3-ability-saves-another = Once per combat you may cancel an attack that would defeat another friendly unit.
homm3-ability-cheaper-at-stables = While your hero stands on Stables, reinforcing it costs { $count } gold less.

homm3-ask-parry = { $target } attack { $unit }. You may discard a card: the die does not count.

### el

homm3-kin-halberdiers = Αλαβαρδιέροι
homm3-kin-marksmen = Σκοπευτές
homm3-kin-griffins = Γρύπες
homm3-kin-crusaders = Σταυροφόροι
homm3-kin-zealots = Ζηλωτές
homm3-kin-champions = Πρωταθλητές
homm3-kin-archangels = Αρχάγγελοι

homm3-ability-rerolls-zero = Μπορείς να ξαναρίξεις το ζάρι της κάθε φορά που δείχνει 0.
homm3-ability-rerolls-after-moving = Αν τελειώσει την κίνησή της σε άλλη θέση, μπορείς να ξαναρίξεις ένα από τα ζάρια της.
homm3-ability-stronger-against-arch_devils = Έχει +{ $count } επίθεση εναντίον Αρχιδιαβόλων.
homm3-ability-parries = Όταν δέχεται επίθεση, μπορείς να ξεσκαρτάρεις μια κάρτα για να μη μετρήσει το ζάρι του επιτιθέμενου.
homm3-ability-saves-another = Μία φορά σε κάθε μάχη μπορείς να ακυρώσεις μια επίθεση που θα εξόντωνε άλλη φίλια μονάδα.
homm3-ability-cheaper-at-stables = Όσο ο ήρωάς σου στέκεται σε Στάβλους, η ενίσχυσή της κοστίζει { $count } χρυσά λιγότερα.

homm3-ask-parry = { $target } επιτίθενται, στόχος: { $unit }. Μπορείς να ξεσκαρτάρεις μια κάρτα: το ζάρι δεν μετρά.

### hu

homm3-kin-halberdiers = Alabárdosok
homm3-kin-marksmen = Számszeríjászok
homm3-kin-griffins = Griffek
homm3-kin-crusaders = Keresztesek
homm3-kin-zealots = Zelóták
homm3-kin-champions = Bajnokok
homm3-kin-archangels = Arkangyalok

homm3-ability-rerolls-zero = Valahányszor 0 a dobása, újradobhatod.
homm3-ability-rerolls-after-moving = Ha a mozgása végén másik mezőn áll, egy dobókockáját újradobhatod.
homm3-ability-stronger-against-arch_devils = Főördögök ellen +{ $count } támadása van.
homm3-ability-parries = Valahányszor megtámadják, eldobhatsz egy lapot, hogy a támadó dobókockája ne számítson.
homm3-ability-saves-another = Harconként egyszer megakadályozhatsz egy támadást, amely legyőzné egy másik saját egységedet.
homm3-ability-cheaper-at-stables = Amíg a hősöd istállón áll, a megerősítése { $count } arannyal olcsóbb.

homm3-ask-parry = { $target }: támadás, célpont: { $unit }. Eldobhatsz egy lapot: akkor a dobókocka nem számít.

### ka

homm3-kin-halberdiers = ალებარდოსნები
homm3-kin-marksmen = არბალეტოსნები
homm3-kin-griffins = გრიფონები
homm3-kin-crusaders = ჯვაროსნები
homm3-kin-zealots = ზელოტები
homm3-kin-champions = ჩემპიონები
homm3-kin-archangels = მთავარანგელოზები

homm3-ability-rerolls-zero = როცა მის კამათელზე 0 მოდის, შეგიძლია თავიდან გააგორო.
homm3-ability-rerolls-after-moving = თუ გადაადგილებას სხვა უჯრაზე ასრულებს, შეგიძლია მისი ერთი კამათელი თავიდან გააგორო.
homm3-ability-stronger-against-arch_devils = მთავარეშმაკების წინააღმდეგ შეტევა აქვს +{ $count }.
homm3-ability-parries = როცა მას უტევენ, შეგიძლია კარტი გადააგდო, რომ მოიერიშის კამათელი არ ჩაითვალოს.
homm3-ability-saves-another = ბრძოლაში ერთხელ შეგიძლია გააუქმო შეტევა, რომელიც სხვა მოკავშირე რაზმს დაამარცხებდა.
homm3-ability-cheaper-at-stables = სანამ შენი გმირი თავლაზე დგას, მისი გაძლიერება { $count } ოქროთი ნაკლები ღირს.

homm3-ask-parry = { $target } უტევენ, შენი რაზმი: { $unit }. შეგიძლია კარტი გადააგდო: მაშინ კამათელი არ ითვლება.

### he

homm3-kin-halberdiers = נושאי הלברד
homm3-kin-marksmen = קלעים
homm3-kin-griffins = גריפינים
homm3-kin-crusaders = צלבנים
homm3-kin-zealots = קנאים
homm3-kin-champions = אלופים
homm3-kin-archangels = ארכי־מלאכים

homm3-ability-rerolls-zero = אתם רשאים להטיל שוב את הקובייה של היחידה בכל פעם שהיא מראה 0.
homm3-ability-rerolls-after-moving = אם היחידה מסיימת את תנועתה במשבצת אחרת, אתם רשאים להטיל שוב אחת מהקוביות שלה.
homm3-ability-stronger-against-arch_devils = ההתקפה של היחידה נגד ארכי־שטנים גדולה ב־{ $count }.
homm3-ability-parries = בכל פעם שהיחידה מותקפת, אתם רשאים לזרוק קלף כדי להתעלם מהקובייה של התוקף.
homm3-ability-saves-another = פעם אחת בקרב אתם רשאים לבטל התקפה שעומדת להביס יחידה ידידותית אחרת.
homm3-ability-cheaper-at-stables = כל עוד הגיבור שלכם עומד באורוות, התגבור של היחידה זול ב־{ $count } זהב.

homm3-ask-parry = התקפה של { $target } על { $unit }. אתם רשאים לזרוק קלף: הקובייה לא תיחשב.
