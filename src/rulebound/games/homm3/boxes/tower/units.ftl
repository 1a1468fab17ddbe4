### en

homm3-kin-gremlins = Gremlins
homm3-kin-gargoyles = Gargoyles
homm3-kin-iron_golems = Iron Golems
homm3-kin-magi = Magi
homm3-kin-genies = Genies
homm3-kin-nagas = Nagas
homm3-kin-titans = Titans

homm3-ability-stronger-against-efreet = It has +{ $count } attack against Efreet.
homm3-ability-stronger-against-black_dragons = It has +{ $count } attack against Black Dragons.
homm3-ability-ignores-ongoing = Ongoing effects do nothing to it.
homm3-ability-ignores-ongoing-spells = Ongoing spells do nothing to it.
homm3-ability-raises-first-spell = When it activates, your first spell of this combat round gets { $count } more power.
homm3-ability-grants-a-spell = Instead of moving and attacking, discard the top { $count } cards of your deck and take a spell among them into your hand.
homm3-ability-grants-a-spell-attacking = When it attacks, discard up to { $count } cards from the top of your deck, one by one, and take a spell among them into your hand.

homm3-ask-turn-over = { $unit } may discard the top card of your deck and look for a spell. Cards left: { $left }.
homm3-ask-grant = { $unit } grant you a spell. Which one do you take into your hand?

homm3-option-turn-over = Discard the top card

### el

homm3-kin-gremlins = Γκρέμλιν
homm3-kin-gargoyles = Γκαργκόιλ
homm3-kin-iron_golems = Σιδερένια Γκόλεμ
homm3-kin-magi = Μάγοι
homm3-kin-genies = Τζίνι
homm3-kin-nagas = Νάγκα
homm3-kin-titans = Τιτάνες

homm3-ability-stronger-against-efreet = Έχει +{ $count } επίθεση εναντίον Ιφρίτ.
homm3-ability-stronger-against-black_dragons = Έχει +{ $count } επίθεση εναντίον Μαύρων Δράκων.
homm3-ability-ignores-ongoing = Τα διαρκή αποτελέσματα δεν της κάνουν τίποτα.
homm3-ability-ignores-ongoing-spells = Τα διαρκή ξόρκια δεν της κάνουν τίποτα.
homm3-ability-raises-first-spell = Όταν ενεργοποιείται, το πρώτο σου ξόρκι αυτού του γύρου μάχης παίρνει { $count } επιπλέον δύναμη.
homm3-ability-grants-a-spell = Αντί να κινηθεί και να επιτεθεί, ξεσκαρτάρισε τις { $count } πρώτες κάρτες της τράπουλάς σου και πάρε ένα ξόρκι από αυτές στο χέρι σου.
homm3-ability-grants-a-spell-attacking = Όταν επιτίθεται, ξεσκαρτάρισε έως { $count } κάρτες από την κορυφή της τράπουλάς σου, μία μία, και πάρε ένα ξόρκι από αυτές στο χέρι σου.

homm3-ask-turn-over = { $unit }: μπορείς να ξεσκαρτάρεις την πρώτη κάρτα της τράπουλάς σου και να ψάξεις για ξόρκι. Απομένουν κάρτες: { $left }.
homm3-ask-grant = { $unit } σου χαρίζουν ένα ξόρκι. Ποιο πάει στο χέρι σου;

homm3-option-turn-over = Ξεσκαρτάρισμα της πρώτης κάρτας

### hu

homm3-kin-gremlins = Gremlinek
homm3-kin-gargoyles = Vízköpők
homm3-kin-iron_golems = Vasgólemek
homm3-kin-magi = Mágusok
homm3-kin-genies = Dzsinnek
homm3-kin-nagas = Nágák
homm3-kin-titans = Titánok

homm3-ability-stronger-against-efreet = Ifritek ellen +{ $count } támadása van.
homm3-ability-stronger-against-black_dragons = Fekete sárkányok ellen +{ $count } támadása van.
homm3-ability-ignores-ongoing = A tartós hatások nem hatnak rá.
homm3-ability-ignores-ongoing-spells = A tartós varázslatok nem hatnak rá.
homm3-ability-raises-first-spell = Amikor aktiválódik, a harci fordulóban az első varázslatod további { $count } varázserőt kap.
homm3-ability-grants-a-spell = Mozgás és támadás helyett dobd el a paklid felső { $count } lapját, és vegyél közülük egy varázslatot a kezedbe.
homm3-ability-grants-a-spell-attacking = Amikor támad, dobj el egyesével legfeljebb { $count } lapot a paklid tetejéről, és vegyél közülük egy varázslatot a kezedbe.

homm3-ask-turn-over = { $unit }: eldobhatják a paklid felső lapját, hogy varázslatot keressenek. Hátralévő lapok: { $left }.
homm3-ask-grant = { $unit }: varázslatot adnak neked. Melyik kerüljön a kezedbe?

homm3-option-turn-over = A felső lap eldobása

### ka

homm3-kin-gremlins = გრემლინები
homm3-kin-gargoyles = გარგოილები
homm3-kin-iron_golems = რკინის გოლემები
homm3-kin-magi = მაგები
homm3-kin-genies = ჯინები
homm3-kin-nagas = ნაგები
homm3-kin-titans = ტიტანები

homm3-ability-stronger-against-efreet = იფრითების წინააღმდეგ შეტევა აქვს +{ $count }.
homm3-ability-stronger-against-black_dragons = შავი დრაკონების წინააღმდეგ შეტევა აქვს +{ $count }.
homm3-ability-ignores-ongoing = ხანგრძლივი ეფექტები მასზე არ მოქმედებს.
homm3-ability-ignores-ongoing-spells = ხანგრძლივი შელოცვები მასზე არ მოქმედებს.
homm3-ability-raises-first-spell = მისი გააქტიურებისას ბრძოლის ამ რაუნდში შენი პირველი შელოცვის ძალა { $count }-ით იზრდება.
homm3-ability-grants-a-spell = გადაადგილებისა და შეტევის ნაცვლად გადააგდე შენი დასტის ზედა { $count } კარტი და მათგან ერთი შელოცვა ხელში აიღე.
homm3-ability-grants-a-spell-attacking = შეტევისას გადააგდე შენი დასტის თავიდან არაუმეტეს { $count } კარტი, თითო-თითოდ, და მათგან ერთი შელოცვა ხელში აიღე.

homm3-ask-turn-over = { $unit }: შეგიძლია შენი დასტის ზედა კარტი გადააგდო და შელოცვა ეძებო. დარჩენილი კარტები: { $left }.
homm3-ask-grant = { $unit } შელოცვას გაძლევენ. რომელს იღებ ხელში?

homm3-option-turn-over = გადააგდე ზედა კარტი

### he

homm3-kin-gremlins = גרמלינים
homm3-kin-gargoyles = גרגוילים
homm3-kin-iron_golems = גולמי ברזל
homm3-kin-magi = קוסמים
homm3-kin-genies = ג׳ינים
homm3-kin-nagas = נאגות
homm3-kin-titans = טיטאנים

homm3-ability-stronger-against-efreet = ההתקפה של היחידה נגד עפריתים גדולה ב־{ $count }.
homm3-ability-stronger-against-black_dragons = ההתקפה של היחידה נגד דרקונים שחורים גדולה ב־{ $count }.
homm3-ability-ignores-ongoing = אפקטים מתמשכים אינם משפיעים על היחידה.
homm3-ability-ignores-ongoing-spells = קסמים מתמשכים אינם משפיעים על היחידה.
homm3-ability-raises-first-spell = בהפעלת היחידה הקסם הראשון שלכם בסבב הקרב הזה מקבל עוד { $count } כוח.
homm3-ability-grants-a-spell = במקום לנוע ולתקוף, זרקו קלפים מראש החפיסה שלכם ({ $count }) וקחו ליד קסם שנמצא ביניהם.
homm3-ability-grants-a-spell-attacking = כשהיחידה תוקפת, זרקו קלפים מראש החפיסה שלכם בזה אחר זה, { $count } לכל היותר, וקחו ליד קסם שנמצא ביניהם.

homm3-ask-turn-over = { $unit }: אתם רשאים לזרוק את הקלף העליון של החפיסה שלכם ולחפש קסם. קלפים שנותרו: { $left }.
homm3-ask-grant = { $unit }: היחידה נותנת לכם קסם. איזה קלף יגיע ליד?

homm3-option-turn-over = זריקת הקלף העליון
