### Heroes of Might and Magic III: units of the core box and their abilities

## Creatures

homm3-kin-halberdiers = ალებარდოსნები
homm3-kin-marksmen = არბალეტოსნები
homm3-kin-griffins = გრიფონები
homm3-kin-crusaders = ჯვაროსნები
homm3-kin-zealots = ზელოტები
homm3-kin-champions = ჩემპიონები
homm3-kin-archangels = მთავარანგელოზები
homm3-kin-troglodytes = ტროგლოდიტები
homm3-kin-harpies = ჰარპიები
homm3-kin-evil_eyes = ავი თვალები
homm3-kin-medusas = მედუზები
homm3-kin-minotaurs = მინოტავრები
homm3-kin-manticores = მანტიკორები
homm3-kin-black_dragons = შავი დრაკონები
homm3-kin-skeletons = ჩონჩხები
homm3-kin-zombies = ზომბები
homm3-kin-wraiths = აჩრდილები
homm3-kin-liches = ლიჩები
homm3-kin-vampires = ვამპირები
homm3-kin-dread_knights = საზარელი რაინდები
homm3-kin-ghost_dragons = მოჩვენება-დრაკონები
homm3-kin-boars = ტახები
homm3-kin-halflings = ჰაფლინგები
homm3-kin-peasants = გლეხები
homm3-kin-rogues = გაიძვერები
homm3-kin-mummies = მუმიები
homm3-kin-nomads = მომთაბარეები
homm3-kin-sharpshooters = მარჯვე მსროლელები
homm3-kin-diamond_golems = ალმასის გოლემები
homm3-kin-gold_golems = ოქროს გოლემები
homm3-kin-enchanters = ჯადოქრები
homm3-kin-trolls = ტროლები
homm3-kin-azure_dragons = ლაჟვარდის დრაკონები
homm3-kin-crystal_dragons = ბროლის დრაკონები
homm3-kin-arrow_tower = კოშკის მშვილდოსნები

## Abilities: shooting and retaliation

homm3-ability-no-adjacent-penalty = მეზობელ მტერს ჯარიმის გარეშე ესვრის.
homm3-ability-no-penalties = სროლის ყოველგვარი ჯარიმის გარეშე უტევს.
homm3-ability-second-shot = სამიზნეს, რომელიც მეზობელი არ არის, კიდევ ერთხელ უტევს.
homm3-ability-unlimited-retaliation = ბრძოლის რაუნდში ნებისმიერი რაოდენობის საპასუხო დარტყმა შეუძლია.
homm3-ability-no-retaliation = სამიზნე საპასუხო დარტყმას ვერ აყენებს.
homm3-ability-retaliator-two-dice = საპასუხო დარტყმისას სამიზნე ორ კამათელს აგორებს და ნაკლებს ტოვებს.
homm3-ability-defense-struck-back = საპასუხო დარტყმისას დაცვა აქვს +{ $count }.

## Abilities: dice

homm3-ability-two-dice-higher = ორ კამათელს აგორებს და მეტს ტოვებს.
homm3-ability-always-two-dice-higher = ყოველი შეტევისა და საპასუხო დარტყმისას ორ კამათელს აგორებს და მეტს ტოვებს.
homm3-ability-two-dice-sum = ორ კამათელს აგორებს და კრებს.
homm3-ability-sure-shot = ორ კამათელს აგორებს, მეტს ტოვებს და სროლის ჯარიმა არ აქვს.
homm3-ability-rerolls-zero = როცა მის კამათელზე 0 მოდის, შეგიძლია თავიდან გააგორო.
homm3-ability-rerolls-after-moving = თუ გადაადგილებას სხვა უჯრაზე ასრულებს, შეგიძლია მისი ერთი კამათელი თავიდან გააგორო.
homm3-ability-must-reroll-minus = მის კამათელზე მოსული -1 ერთხელ თავიდან გორდება.
homm3-ability-must-reroll-every-minus = მის კამათლებზე მოსული ყოველი -1 თავიდან გორდება, სანამ სხვა რამ არ მოვა.
homm3-ability-ignores-own-die = მისი კამათელი შეტევას არაფერს უმატებს.
homm3-ability-sets-attacker-die = როცა მას უტევენ, მოიერიშის კამათელი -1 ხდება.
homm3-ability-die-higher = მისი კამათელი { $count }-ით მეტად ითვლება.
homm3-ability-attack-on-zero-or-plus = 0-ზე ან +1-ზე შეტევა აქვს +{ $count }.
homm3-ability-defense-on-plus = თუ მოიერიშის კამათელზე +1 მოვიდა, დაცვა აქვს +1.
homm3-ability-defense-on-zero-or-plus = მოიერიშის ყოველ კამათელზე, რომელზეც 0 ან +1 მოვიდა, დაცვა აქვს +1.
homm3-ability-draws-on-minus = -1-ზე შენ კარტს იღებ.

## Abilities: attacks

homm3-ability-line-attack = უტევს სამიზნის უკან მდგომ რაზმსაც, მოკავშირესაც და მტერსაც, შეტევით { $count }.
homm3-ability-attacks-beside = უტევს სამიზნის მეზობელ რაზმსაც, მოკავშირესაც და მტერსაც, შეტევით { $count }.
homm3-ability-stronger-against-arch_devils = მთავარეშმაკების წინააღმდეგ შეტევა აქვს +{ $count }.
homm3-ability-ignores-printed-defense = სამიზნის კარტზე დაბეჭდილი დაცვა არ ითვლება.
homm3-ability-flies-back = საპასუხო დარტყმის შემდეგ შეუძლია იმ უჯრას დაუბრუნდეს, საიდანაც მოვიდა.
homm3-ability-hits-and-flies-back = სამიზნე საპასუხო დარტყმას ვერ აყენებს; შემდეგ რაზმს შეუძლია იმ უჯრას დაუბრუნდეს, საიდანაც მოვიდა.
homm3-ability-drains = სამიზნე საპასუხო დარტყმას ვერ აყენებს; შემდეგ რაზმი საკუთარ { $count } ზიანს ირჩენს.
homm3-ability-scares = შეტევის შემდეგ გააგორე კამათელი: 0-ზე სამიზნემ ერთი უჯრით უნდა დაიხიოს.
homm3-ability-poisons = დადე სამიზნეზე { $count ->
        [one] კუბი
       *[other] { $count } კუბი
    }: ყოველი გააქტიურებისას ის ერთ კუბს იხსნის და 1 ზიანს იღებს.
homm3-ability-poisons-always = ყოველი შეტევისა და საპასუხო დარტყმისას დადე სამიზნეზე { $count ->
        [one] კუბი
       *[other] { $count } კუბი
    }: ყოველი გააქტიურებისას ის ერთ კუბს იხსნის და 1 ზიანს იღებს.

## Abilities: paralysis

homm3-ability-immune-to-paralysis = დამბლა არ ეცემა.
homm3-ability-paralyses-on-minus = -1-ზე სამიზნეს დამბლა ეცემა.
homm3-ability-paralyses-striking-back = რაზმს, რომელსაც საპასუხო დარტყმას აყენებს, დამბლა ეცემა.
homm3-ability-paralyses-striking-back-on-roll = საპასუხო დარტყმის შემდეგ გააგორე კამათელი: 0-ზე მოიერიშეს დამბლა ეცემა.

## Abilities: activation

homm3-ability-heals-itself = გააქტიურებისას საკუთარ ზიანს ირჩენს, არაუმეტეს { $count }.
homm3-ability-heals-and-haunts = გააქტიურებისას საკუთარ { $count } ზიანს ირჩენს, შემდეგ მტერი შემთხვევით კარტს აგდებს.
homm3-ability-heals-or-charges = გააქტიურებისას სხვა მოკავშირე რაზმს ურჩენს ზიანს, არაუმეტეს { $count }; თუ დაზიანებული არავინაა, შეტევა აქვს +{ $more }.
homm3-ability-disheartens = მისი გააქტიურებისას მტერი დადებითი სულისკვეთების ჟეტონს კარგავს.

## Abilities: protection

homm3-ability-parries = როცა მას უტევენ, შეგიძლია კარტი გადააგდო, რომ მოიერიშის კამათელი არ ჩაითვალოს.
homm3-ability-saves-another = ბრძოლაში ერთხელ შეგიძლია გააუქმო შეტევა, რომელიც სხვა მოკავშირე რაზმს დაამარცხებდა.
homm3-ability-shields-neighbours = მეზობელი მოკავშირე რაზმები ისე ითვლებიან, თითქოს დაცვის ჟეტონი ჰქონდეთ.
homm3-ability-spell-damage-less = შელოცვებისგან { $count }-ით ნაკლებ ზიანს იღებს.
homm3-ability-ignores-spells = შელოცვები მასზე არ მოქმედებს, სპეციალობები კი ზიანს ვერ აყენებს.

## Abilities: cards and map

homm3-ability-draws-at-start = ბრძოლის დასაწყისში შენ კარტს იღებ.
homm3-ability-raises-bronze = ნეკროპოლისის მოთამაშე, რომელიც მას დაამარცხებს, ბრინჯაოს ერთ რაზმს უფასოდ აძლიერებს.
homm3-ability-cheaper-at-stables = სანამ შენი გმირი თავლაზე დგას, მისი გაძლიერება { $count } ოქროთი ნაკლები ღირს.
homm3-ability-earns-gold = ყოველი რესურსების რაუნდის დასაწყისში { $count } ოქრო მოაქვს.
homm3-ability-earns-valuables = ყოველი რესურსების რაუნდის დასაწყისში { $count } ძვირფასეულობა მოაქვს.
homm3-ability-spies = სვლაზე ერთხელ შეგიძლია ნახო ნებისმიერი დასტის ზედა კარტი და დასტის თავზე ან ქვეშ დააბრუნო.
homm3-ability-shifts-hero = შენი სვლის ბოლოს შენს გმირს შეუძლია მეზობელ ცარიელ ველზე გადავიდეს.

## Questions and log lines of abilities

homm3-ask-attack-beside = { $unit } უტევენ, სამიზნე: { $target }. მის გვერდით კიდევ ერთ რაზმს უნდა შეუტიონ. რომელს?
homm3-ask-heal = { $unit } სხვა რაზმს არჩენენ. რომელს?
homm3-ask-step-away = { $unit } უნდა მოშორდნენ. სად მიდიან?
homm3-log-poisoned = { $count ->
        [one] { $unit } იღებენ შხამის 1 კუბს.
       *[other] { $unit } იღებენ შხამის { $count } კუბს.
    }
