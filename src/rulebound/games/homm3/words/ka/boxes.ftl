### Heroes of Might and Magic III: units of the other boxes and their abilities

## Creatures

homm3-kin-centaurs = კენტავრები
homm3-kin-dwarves = ჯუჯები
homm3-kin-elves = ელფები
homm3-kin-pegasi = პეგასები
homm3-kin-dendroids = დენდროიდები
homm3-kin-unicorns = ცალრქები
homm3-kin-gold_dragons = ოქროს დრაკონები
homm3-kin-gremlins = გრემლინები
homm3-kin-gargoyles = გარგოილები
homm3-kin-iron_golems = რკინის გოლემები
homm3-kin-magi = მაგები
homm3-kin-genies = ჯინები
homm3-kin-nagas = ნაგები
homm3-kin-titans = ტიტანები
homm3-kin-familiars = ფამილიარები
homm3-kin-magogs = მაგოგები
homm3-kin-cerberi = ცერბერები
homm3-kin-demons = დემონები
homm3-kin-pit_lords = უფსკრულის მბრძანებლები
homm3-kin-efreet = იფრითები
homm3-kin-arch_devils = მთავარეშმაკები
homm3-kin-gnolls = გნოლები
homm3-kin-lizardmen = ხვლიკკაცები
homm3-kin-dragon_flies = ნემსიყლაპიები
homm3-kin-basilisks = ბასილისკები
homm3-kin-gorgons = გორგონები
homm3-kin-wyverns = ვივერნები
homm3-kin-hydras = ჰიდრები
homm3-kin-goblins = გობლინები
homm3-kin-wolf_raiders = მგლის მხედრები
homm3-kin-orcs = ორკები
homm3-kin-ogres = ოგრები
homm3-kin-thunderbirds = მეხის ფრინველები
homm3-kin-cyclopes = ციკლოპები
homm3-kin-behemoths = ბეჰემოთები
homm3-kin-sprites = ფერიები
homm3-kin-storm_elementals = ქარიშხლის ელემენტალები
homm3-kin-ice_elementals = ყინულის ელემენტალები
homm3-kin-energy_elementals = ენერგიის ელემენტალები
homm3-kin-magma_elementals = მაგმის ელემენტალები
homm3-kin-magic_elementals = მაგიის ელემენტალები
homm3-kin-phoenixes = ფენიქსები
homm3-kin-oceanids = ოკეანიდები
homm3-kin-seamen = მეზღვაურები
homm3-kin-sea_dogs = ზღვის მგლები
homm3-kin-ayssids = აისიდები
homm3-kin-sorceresses = გრძნეულები
homm3-kin-nix = ნიქსები
homm3-kin-haspids = ჰასპიდები
homm3-kin-air_elementals = ჰაერის ელემენტალები
homm3-kin-earth_elementals = მიწის ელემენტალები
homm3-kin-fire_elementals = ცეცხლის ელემენტალები
homm3-kin-water_elementals = წყლის ელემენტალები
homm3-kin-faerie_dragons = ფერია-დრაკონები
homm3-kin-rust_dragons = ჟანგის დრაკონები
homm3-kin-fangarm = ფანგარმები
homm3-kin-leprechaun = ლეპრეკონები
homm3-kin-satyrs = სატირები
homm3-kin-steel_golems = ფოლადის გოლემები

## Abilities: attacks

homm3-ability-second-shot-on-bad-die = თუ მის კამათელზე -1 ან 0 მოვიდა, სამიზნეს, რომელიც მეზობელი არ არის, კიდევ ერთხელ უტევს.
homm3-ability-attacks-again = საპასუხო დარტყმის შემდეგ სამიზნეს კიდევ ერთხელ უტევს.
homm3-ability-attacks-another = თუ სამიზნის სიცოცხლე 0-მდე დაეცა, საპასუხო დარტყმის შემდეგ შეუძლია სხვა მეზობელ რაზმს შეუტიოს.
homm3-ability-attacks-two = შეუძლია მეორე მეზობელ მტერსაც შეუტიოს. საპასუხო დარტყმას ვერცერთი აყენებს.
homm3-ability-attacks-all = უტევს ყველა მეზობელ რაზმს, მოკავშირესაც და მტერსაც. საპასუხო დარტყმას ვერცერთი აყენებს.
homm3-ability-attacks-all-enemies = უტევს ყველა მეზობელ მტერს. საპასუხო დარტყმას ვერცერთი აყენებს.
homm3-ability-scorches = თუ სამიზნე მეზობელი არ არის, სამიზნის მეზობელი რაზმი, მოკავშირე ან მტერი, { $count } ზიანს იღებს.
homm3-ability-bites-another = სამიზნე საპასუხო დარტყმას ვერ აყენებს, სხვა მეზობელი მტერი კი { $count } ზიანს იღებს.
homm3-ability-avenges-itself = თუ ამ ბრძოლაში დიდიდან მცირე რაზმად იქცა, შეტევა აქვს +{ $count }.
homm3-ability-weakens-retaliation = საპასუხო დარტყმისას სამიზნის შეტევაა -{ $count }.
homm3-ability-stares = შეტევის შემდეგ გააგორე ორი კამათელი: თუ ორივეზე { $face } მოვიდა, სამიზნის სიცოცხლე 0-მდე ეცემა.
homm3-ability-thunders = შეტევის ან საპასუხო დარტყმის შემდეგ გააგორე კამათელი: 0-ზე ან +1-ზე სამიზნე კიდევ { $count } ზიანს იღებს.
homm3-ability-stings = შეტევის შემდეგ გააგორე კამათელი: 0-ზე სამიზნე კიდევ { $count } ზიანს იღებს.
homm3-ability-lowers-defense = ამ შეტევისას სამიზნის დაცვაა -{ $count }, მაგრამ სულ მცირე 0.
homm3-ability-rusts = -1-ზე ამ შეტევისას სამიზნის დაცვაა -{ $count }, მაგრამ სულ მცირე 0.
homm3-ability-paralyses-on-roll = შეტევის შემდეგ გააგორე კამათელი: 0-ზე სამიზნეს დამბლა ეცემა.
homm3-ability-stronger-against-efreet = იფრითების წინააღმდეგ შეტევა აქვს +{ $count }.
homm3-ability-stronger-against-archangels = მთავარანგელოზების წინააღმდეგ შეტევა აქვს +{ $count }.
homm3-ability-stronger-against-black_dragons = შავი დრაკონების წინააღმდეგ შეტევა აქვს +{ $count }.
homm3-ability-elemental = ჯადოსნური ისარი მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.
homm3-ability-elemental-air = ჯადოსნური ისარი და ჰაერის შელოცვები მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.
homm3-ability-elemental-earth = ჯადოსნური ისარი და მიწის შელოცვები მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.
homm3-ability-elemental-fire = ჯადოსნური ისარი და ცეცხლის შელოცვები მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.
homm3-ability-elemental-water = ჯადოსნური ისარი და წყლის შელოცვები მასზე არ მოქმედებს. მისი შეტევისას დაცვა არ ითვლება.

## Abilities: tokens

homm3-ability-weakens = შეტევის შემდეგ სამიზნე ბრძოლის ორი რაუნდით იღებს სისუსტის ჟეტონს -{ $count }.
homm3-ability-curses = გადაადგილებისა და შეტევის ნაცვლად ბრძოლის ორი რაუნდით დადე ნებისმიერ რაზმზე სისუსტის ჟეტონი -{ $count }.
homm3-ability-strengthens = გადაადგილებისა და შეტევის ნაცვლად ბრძოლის ორი რაუნდით დადე ქვეით ან მფრინავ რაზმზე შეტევის ჟეტონი +{ $count }.
homm3-ability-crushes = ამ შეტევისას სამიზნის დაცვაა -{ $count }, მაგრამ სულ მცირე 0. სამიზნე იღებს კოროზიის ჟეტონს: ბრძოლის ბოლომდე დაცვა -1.
homm3-ability-dispels = წყვეტს ყველა ხანგრძლივ ეფექტს, რომელიც სამიზნეზე მტრის დადებულია.
homm3-ability-dispels-and-weakens = წყვეტს ყველა ხანგრძლივ ეფექტს, რომელიც სამიზნეზე მტრის დადებულია. საპასუხო დარტყმისას სამიზნის შეტევაა -{ $count }.

## Abilities: protection

homm3-ability-shrugs-off = როცა შელოცვა ან სპეციალობა მხოლოდ მას უმიზნებს, გააგორე კამათელი: +1-ზე კარტი არ მოქმედებს.
homm3-ability-wards-neighbours = ის და მეზობელი მოკავშირე რაზმები შელოცვებისგან { $count }-ით ნაკლებ ზიანს იღებენ.
homm3-ability-ignores-ongoing = ხანგრძლივი ეფექტები მასზე არ მოქმედებს.
homm3-ability-ignores-ongoing-spells = ხანგრძლივი შელოცვები მასზე არ მოქმედებს.
homm3-ability-untouched-by-spells = შელოცვები არც მოქმედებს მასზე და არც ზიანს აყენებს.
homm3-ability-unharmed-by-arrow = ჯადოსნური ისარი მას ზიანს ვერ აყენებს.
homm3-ability-unharmed-by-arrow-and-fire = ჯადოსნური ისარი და ცეცხლის შელოცვები მას ზიანს ვერ აყენებს.
homm3-ability-ignores-fire = ცეცხლის შელოცვები მასზე არ მოქმედებს.
homm3-ability-only-damaged = შელოცვებსა და სპეციალობებს მისი დაზიანება შეუძლია, სხვა ეფექტი კი მასზე არ აქვს.
homm3-ability-steeled = შელოცვებისა და სპეციალობებისგან { $count }-ით ნაკლებ ზიანს იღებს.
homm3-ability-caps-damage = ერთი შეტევა მას არაუმეტეს { $count } ზიანს აყენებს.
homm3-ability-survives-once = ბრძოლაში ერთხელ, როცა მისი სიცოცხლე 0-მდე უნდა დაეცეს, გადარჩება და სიცოცხლე 1 რჩება.

## Abilities: movement and sieges

homm3-ability-holds-neighbours = მტერი, რომელიც გააქტიურებას მის მეზობლად იწყებს, ამ გააქტიურებისას ვერ გადაადგილდება.
homm3-ability-moves-anywhere = ნებისმიერ ცარიელ უჯრაზე შეუძლია გადაადგილდეს.
homm3-ability-breaks-walls = გადაადგილებისა და შეტევის ნაცვლად დაანგრიე ჭიშკარი ან კედელი.
homm3-ability-breaks-walls-and-tower = გადაადგილებისა და შეტევის ნაცვლად დაანგრიე ჭიშკარი, კედელი ან მშვილდოსანთა კოშკი.
homm3-ability-raises-demons = ბრძოლაში ერთხელ, თუ რაზმი დაკარგული გაქვს: გადაადგილებისა და შეტევის ნაცვლად გამოიძახე მის გვერდით დემონების მცირე რაზმი ან უფასოდ გააძლიერე შენი დემონები.

## Abilities: spells and cards

homm3-ability-dampens-spells = მტრის შელოცვების ძალა { $count }-ით ნაკლებია.
homm3-ability-casting-costs-card = მტერმა, რომელიც ხელიდან შელოცვას წარმოთქვამს, კიდევ ერთი კარტი უნდა გადააგდოს.
homm3-ability-casting-costs-power = მტერმა, რომელიც შელოცვას წარმოთქვამს, კიდევ ერთი კარტი უნდა გადააგდოს, ძალის მქონე.
homm3-ability-casts-bolts = გააქტიურებისას ნებისმიერი რაზმი { $count } ზიანს იღებს. ეს შელოცვაა, მაგრამ ზღვარში არ ითვლება.
homm3-ability-raises-first-spell = მისი გააქტიურებისას ბრძოლის ამ რაუნდში შენი პირველი შელოცვის ძალა { $count }-ით იზრდება.
homm3-ability-raises-air = მისი გააქტიურებისას ჰაერის შენი შემდეგი შელოცვის ძალა ამ გააქტიურებაში { $count }-ით იზრდება.
homm3-ability-raises-earth = მისი გააქტიურებისას მიწის შენი შემდეგი შელოცვის ძალა ამ გააქტიურებაში { $count }-ით იზრდება.
homm3-ability-raises-fire = მისი გააქტიურებისას ცეცხლის შენი შემდეგი შელოცვის ძალა ამ გააქტიურებაში { $count }-ით იზრდება.
homm3-ability-raises-water = მისი გააქტიურებისას წყლის შენი შემდეგი შელოცვის ძალა ამ გააქტიურებაში { $count }-ით იზრდება.
homm3-ability-grants-a-spell = გადაადგილებისა და შეტევის ნაცვლად გადააგდე შენი დასტის ზედა { $count } კარტი და მათგან ერთი შელოცვა ხელში აიღე.
homm3-ability-grants-a-spell-attacking = შეტევისას გადააგდე შენი დასტის თავიდან არაუმეტეს { $count } კარტი, თითო-თითოდ, და მათგან ერთი შელოცვა ხელში აიღე.
homm3-ability-robs-a-card = შეტევის შემდეგ მტერი აგდებს შემთხვევით კარტს ან ძალის მქონე კარტს.
homm3-ability-plunders = ბრძოლაში ერთხელ, როცა რაზმს დაამარცხებს, შენ { $count } ოქროს იღებ.
homm3-ability-cheers = სვლაზე ერთხელ გააგორე კამათელი: +1-ზე შენი სულისკვეთება იმატებს.

## Questions and log lines of abilities

homm3-ask-attack-another = { $unit }: შეუძლიათ სხვა მეზობელ რაზმს შეუტიონ. რომელს?
homm3-ask-attack-next = { $unit } გარშემო ყველას უტევენ. ვინ არის შემდეგი?
homm3-ask-scorch = { $unit } სამიზნის გვერდით მდგომ რაზმს სწვავენ. რომელს?
homm3-ask-bite = { $unit } გვერდით მდგომ სხვა მტერს კბენენ. რომელს?
homm3-ask-bolt = { $unit } მეხს ტყორცნიან. რომელი რაზმი იღებს ზიანს?
homm3-ask-strengthen = { $unit } შეტევის ჟეტონს გასცემენ. რომელი რაზმი იღებს?
homm3-ask-curse = { $unit } სისუსტის ჟეტონს გასცემენ. რომელი რაზმი იღებს?
homm3-ask-knock-down = { $unit } სიმაგრის ნაწილს ანგრევენ. რომელს?
homm3-ask-summon = { $unit } დემონებს იძახებენ ან დემონებს დიდ რაზმად აქცევენ.
homm3-ask-turn-over = { $unit }: შეგიძლია შენი დასტის ზედა კარტი გადააგდო და შელოცვა ეძებო. დარჩენილი კარტები: { $left }.
homm3-ask-grant = { $unit } შელოცვას გაძლევენ. რომელს იღებ ხელში?
homm3-ask-robbed = { $unit } კარტს გართმევენ. გადააგდე ძალის მქონე კარტი ან შემთხვევითი.
homm3-option-knock-down = { $wall ->
        [none] დაანგრიე მშვილდოსანთა კოშკი
       *[other] დაანგრიე კედელი ან ჭიშკარი { $wall }-ზე
    }
homm3-option-summon = გამოიძახე { $troop } { $space }-ზე
homm3-option-turn-over = გადააგდე ზედა კარტი
homm3-option-discard-random = გადააგდე შემთხვევითი კარტი
homm3-log-token = { $token ->
        [attack_token] { $unit } იღებენ შეტევის ჟეტონს: შეტევა { $amount }.
        [weakness_token] { $unit } იღებენ სისუსტის ჟეტონს: შეტევა { $amount }.
       *[corrosion_token] { $unit } იღებენ კოროზიის ჟეტონს: დაცვა { $amount }.
    }
homm3-log-dispelled = { $unit } წყვეტენ ხანგრძლივ ეფექტებს. სამიზნე: { $target }.
homm3-token-attack_token = შეტევის ჟეტონი
homm3-token-weakness_token = სისუსტის ჟეტონი
homm3-token-corrosion_token = კოროზიის ჟეტონი

## Tower: spells
homm3-card-view_air = ჰაერის ხედვა
    .cast = იღებ 3 ოქროს, 2 სამშენებლო მასალას ან 1 ძვირფასეულობას.
