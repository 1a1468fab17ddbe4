### Heroes of Might and Magic III: the Locations of the map, trading, and what happens in a turn

## Locations of the core box
homm3-location-empty = ცარიელი ველი
    .text = აქ არაფერი ხდება.
homm3-location-blocked = ჩაკეტილი ველი
    .text = გმირი აქ ვერ შედის. გმირს, რომელიც აქ დგას, გასვლა შეუძლია.
homm3-location-town = ქალაქი
    .text = აღმართე დროშა. მფლობელი აქ დამხმარე გმირებს ქირაობს, დამარცხებული მთავარი გმირი კი აქ თავშესაფარს პოულობს. მტრის ქალაქზე დროშის აღმართვისას აიღე მისი პირველი მფლობელის ფრაქციის კუბი; ქალაქის დაფა პირველ მფლობელს რჩება.
homm3-location-settlement = დასახლება
    .text = აღმართე დროშა. გაზარდე ერთი რესურსის წარმოება ერთი დანაყოფით, ან ნახევარ ფასად გააძლიერე ბრინჯაოს ან ვერცხლის რაზმი, დამრგვალებით ზემოთ. ვინც დროშას პირველი აღმართავს, ნაწარმოებს მაშინვე იღებს ან რაზმს უფასოდ აძლიერებს. აქ გმირებს ქირაობენ, დამარცხებულები კი თავშესაფარს პოულობენ.
homm3-location-mine = მაღარო
    .text = აღმართე დროშა: შენი წარმოება იმდენით იზრდება, რამდენიც დაბეჭდილია. ვინც დროშას პირველი აღმართავს, იმდენსვე მაშინვე იღებს.
homm3-location-resource_symbol = რესურსები
    .text = გააგორე რესურსების იმდენი კამათელი, რამდენიც დაბეჭდილია, და ერთი მათგანი მიიღე.
homm3-location-treasure_symbol = განძი
    .text = გააგორე განძის იმდენი კამათელი, რამდენიც დაბეჭდილია, და ერთი მათგანი მიიღე.
homm3-location-artifact_symbol = არტეფაქტი
    .text = შეგიძლია შეასრულო ძებნა (2) არტეფაქტების დასტაში.
homm3-location-water_wheel = წყლის ბორბალი
    .text = მიიღე 3 ოქრო.
homm3-location-windmill = ქარის წისქვილი
    .text = მიიღე 1 ძვირფასეულობა.
homm3-location-mystical_garden = მისტიკური ბაღი
    .text = მიიღე 2 ოქრო ან 1 ძვირფასეულობა.
homm3-location-learning_stone = სწავლის ქვა
    .text = შენი მთავარი გმირი 1 გამოცდილებას იღებს.
homm3-location-temple = ტაძარი
    .text = მიიღე დადებითი სულისკვეთება.
homm3-location-fountain_of_youth = სიჭაბუკის შადრევანი
    .text = მიიღე დადებითი სულისკვეთება. სტუმარ გმირს ამ სვლაზე გადაადგილების 1 ქულა ემატება.
homm3-location-warriors_tomb = მეომრის საფლავი
    .text = შეგიძლია ორჯერ შეასრულო ძებნა (2) არტეფაქტების დასტაში. ამ შემთხვევაში შენი სულისკვეთება ორჯერ იკლებს.
homm3-location-shrine_of_magic_gesture = ჯადოსნური ჟესტის სალოცავი
    .text = შეგიძლია შეასრულო ძებნა (2) შელოცვების დასტაში.
homm3-location-shrine_of_magic_incantation = ჯადოსნური სიტყვის სალოცავი
    .text = შეგიძლია 3 ოქრო გადაიხადო და შეასრულო ძებნა (2) შელოცვების დასტაში.
homm3-location-pandoras_box = პანდორას ყუთი
    .text = გააგორე განძის 2 ან რესურსების 2 კამათელი და ერთი მათგანი მიიღე.
homm3-location-tree_of_knowledge = ცოდნის ხე
    .text = შეგიძლია 3 ძვირფასეულობა ან 10 ოქრო გადაიხადო: შენი მთავარი გმირი 2 გამოცდილებას იღებს.
homm3-location-witch_hut = ჯადოქრის ქოხი
    .text = გაიტანე თამაშიდან შენი ხელის უნარი. ან ნახე უნარების დასტის ზედა კარტი და დაიტოვე ან გადააგდე.
homm3-location-magic_spring = ჯადოსნური წყარო
    .text = შეგიძლია შენი ზედა 3 გადაგდებული კარტიდან ერთი ხელში აიღო. დანარჩენები თავზე ბრუნდება, ნებისმიერი რიგით.
homm3-location-redwood_observatory = სექვოიის ობსერვატორია
    .text = გახსენი ამ ფილის გვერდით მდებარე დახურული ფილა. გადაადგილების ქულა არ იხარჯება.
homm3-location-trading_post = სავაჭრო პუნქტი
    .text = ივაჭრე ცხრილით, ან გაიტანე თამაშიდან შენი ხელის კარტი 1 ოქროს სანაცვლოდ, ან იყიდე საბრძოლო მანქანა. სპეციალობები, მახასიათებლები, ჯადოსნური ისრები და საწყისი უნარი თამაშიდან არ გადის.
homm3-location-closed_trading_post = დახურული სავაჭრო პუნქტი
    .text = ყველა ყოველთვის ვაჭრობს, ამიტომ აქ არავინ ვაჭრობს. შეგიძლია შეასრულო ძებნა (1) არტეფაქტების დასტაში.
homm3-location-stables = თავლა
    .text = სტუმარ გმირს ამ სვლაზე გადაადგილების 1 ქულა ემატება.
homm3-location-sanctuary = სავანე
    .text = აქ მდგომ გმირებს ვერ უტევენ. სხვა გმირებს გავლა შეუძლიათ, გაჩერება – არა.
homm3-location-obelisk = ობელისკი
    .text = აღმართე დროშა. აქ რამდენიმე მოთამაშის კუბი შეიძლება იდოს. რას აკეთებს, სცენარი ამბობს.
homm3-location-dragon_utopia = დრაკონების უტოპია
    .text = აღმართე დროშა. რას აკეთებს, სცენარი ამბობს.
homm3-location-grail = გრაალი
    .text = მიიღე გრაალის ჟეტონი, თუ ის ჯერ თამაშში არ არის. რას აკეთებს, სცენარი ამბობს.

## Locations of the expansions
homm3-location-war_machine_factory = საბრძოლო მანქანების ქარხანა
    .text = შეგიძლია საბრძოლო მანქანა დაბალ ფასად იყიდო.
homm3-location-scholar = სწავლული
    .text = გააგორე შეტევის კამათელი. +1-ზე მიიღე ნებისმიერი მახასიათებელი ან ერთი ხელიდან გაიტანე თამაშიდან. 0-ზე უნარების დასტიდან აიღე 2 კარტი და ერთი დაიტოვე. −1-ზე შელოცვების დასტიდან აიღე 2 კარტი და ერთი დაიტოვე.
homm3-location-star_axis = ვარსკვლავთა ღერძი
    .text = აღმართე დროშა; აქ რამდენიმე მოთამაშის კუბი შეიძლება იდოს. შეგიძლია შენი ხელის მახასიათებელი გაიტანო თამაშიდან და იმავე სახის გაძლიერებული კარტი მიიღო.
homm3-location-random_town = შემთხვევითი ქალაქი
    .text = როცა მისი ფილა იხსნება, ყველა კამათელს აგორებს; ვინც ყველაზე მეტს გააგორებს, ირჩევს ფრაქციას, რომლითაც არავინ თამაშობს. მისი რაზმები ქალაქს კედლებისა და ჭიშკრის უკან იცავენ. აღმართე დროშა: შენი წარმოება 10 ოქროთი იზრდება. ვინც დროშას პირველი აღმართავს, 10 ოქროს მაშინვე იღებს. დასახლებად ითვლება.
homm3-location-black_market = შავი ბაზარი
    .text = ნახე არტეფაქტების ზედა 4 გადაგდებული კარტი. შეგიძლია ერთი იყიდო: მცირე 5 ოქროდ, დიდი 7-ად, რელიკვია 10-ად.
homm3-location-library_of_enlightenment = განათლების ბიბლიოთეკა
    .text = ერთი სტუმრობისას არაუმეტეს ორჯერ: გადაიხადე 3 ოქრო და შენი ხელის ან გადაგდებული კარტების მახასიათებელი სხვით შეცვალე.
homm3-location-tavern = ტავერნა
    .text = შეგიძლია 7 ოქრო გადაიხადო დამხმარე გმირისთვის, რომელიც აქ ჩნდება. შემდეგ შენ მიერ არჩეული მტერი შემთხვევით კარტს აგდებს.
homm3-location-university = უნივერსიტეტი
    .text = შეგიძლია 6 ოქრო გადაიხადო და უნარების ზედა 4 გადაგდებული კარტიდან ერთი აიღო.
homm3-location-market_of_time = დროის ბაზარი
    .text = შეგიძლია შენი ხელის კარტი გაიტანო თამაშიდან და შეასრულო ძებნა (2) უნარების, შელოცვების ან არტეფაქტების დასტაში.
homm3-location-hill_fort = გორის ფორტი
    .text = შეგიძლია ბრინჯაოს ან ვერცხლის რაზმი 3 ოქროთი იაფად გააძლიერო.
homm3-location-prison = საპყრობილე
    .text = მიიღე დამხმარე გმირი, რომელიც აქ ჩნდება. თუ მეტი გმირი არ შეიძლება გყავდეს, მიიღე 3 ოქრო.
homm3-location-cyclops_stockpile = ციკლოპების საწყობი
    .text = მას ლაჟვარდის რაზმის ნაცვლად ციკლოპების ორი რაზმი იცავს. გააგორე რესურსების 4 კამათელი და ყველა მიიღე.
homm3-location-elemental_conflux = ელემენტების შესაყარი
    .text = შენს ყოველ სამყოფელზე ხსენი იმავე რანგის ნეიტრალური დასტის კარტები, სანამ ელემენტალები გამოჩნდებიან. შეგიძლია ერთი მათგანი თავის ფასად დაიქირავო. კარტები დასტებში ბრუნდება და აირევა.
homm3-location-faerie_ring = ფერიების წრე
    .text = შეგიძლია შენი ხელის უნარი, არტეფაქტი ან შელოცვა გაიტანო თამაშიდან, მაგრამ არა საწყისი უნარი, და შეასრულო ძებნა (2) იმავე დასტაში.
homm3-location-grave = საფლავი
    .text = შენი სულისკვეთება იკლებს, მიიღე 3 ოქრო. შეგიძლია შეასრულო ძებნა (1) არტეფაქტების დასტაში.

## Locations at sea
homm3-location-buoy = ტივტივა
    .text = მიიღე დადებითი სულისკვეთება.
homm3-location-derelict_ship = მიტოვებული გემი
    .text = შეგიძლია შეასრულო ძებნა (2) არტეფაქტების დასტაში. ამ შემთხვევაში მიიღე 2 ოქრო.
homm3-location-flotsam = ნამსხვრევები
    .text = მიიღე 2 სამშენებლო მასალა.
homm3-location-jetsam = გადაგდებული ტვირთი
    .text = გააგორე შეტევის კამათელი. +1-ზე გააგორე რესურსების 2 კამათელი და ორივე მიიღე, 0-ზე გააგორე ერთი. −1-ზე ვერაფერს პოულობ.
homm3-location-mermaid = ქალთევზა
    .text = მიიღე დადებითი სულისკვეთება. სტუმარ გმირს ამ სვლაზე გადაადგილების 1 ქულა ემატება.
homm3-location-sea_barrel = ზღვის კასრი
    .text = გააგორე რესურსების კამათელი და მიიღე, რაც მოვა.
homm3-location-sea_chest = ზღვის ზანდუკი
    .text = გააგორე შეტევის კამათელი. +1-ზე შეგიძლია შეასრულო ძებნა (1) არტეფაქტების დასტაში, 0-ზე მიიღე 5 ოქრო. −1-ზე ვერაფერს პოულობ.
homm3-location-shipwreck = ჩაძირული გემი
    .text = გააგორე რესურსების 2 კამათელი და ორივე მიიღე.
homm3-location-shipwreck_survivor = გემის დაღუპვას გადარჩენილი
    .text = შეგიძლია შეასრულო ძებნა (2) არტეფაქტების დასტაში.
homm3-location-temple_of_the_sea = ზღვის ტაძარი
    .text = მიიღე 10 ოქრო. შეგიძლია ორჯერ შეასრულო ძებნა (2) არტეფაქტების დასტაში.

## Words of the map
homm3-hero-main = მთავარი გმირი
homm3-hero-second = დამხმარე გმირი
homm3-resource-gold = ოქრო
homm3-resource-materials = სამშენებლო მასალა
homm3-resource-valuables = ძვირფასეულობა
homm3-die-resource = რესურსების კამათელი
homm3-die-treasure = განძის კამათელი
homm3-face-gold-3 = 3 ოქრო
homm3-face-gold-6 = 6 ოქრო
homm3-face-materials-2 = 2 სამშენებლო მასალა
homm3-face-materials-4 = 4 სამშენებლო მასალა
homm3-face-valuables-1 = 1 ძვირფასეულობა
homm3-face-valuables-2 = 2 ძვირფასეულობა
homm3-face-xp = 1 გამოცდილება
homm3-face-artifact = ძებნა არტეფაქტების დასტაში
homm3-face-one = რესურსების ერთი კამათელი
homm3-face-two = რესურსების ორი კამათლიდან უკეთესი
homm3-sell-gold-2 = 2 ოქრო
homm3-sell-gold-6 = 6 ოქრო
homm3-sell-materials-1 = 1 სამშენებლო მასალა
homm3-sell-materials-3 = 3 სამშენებლო მასალა
homm3-sell-valuables-1 = 1 ძვირფასეულობა
homm3-buy-gold-1 = 1 ოქრო
homm3-buy-gold-3 = 3 ოქრო
homm3-buy-materials-1 = 1 სამშენებლო მასალა
homm3-buy-materials-2 = 2 სამშენებლო მასალა
homm3-buy-valuables-1 = 1 ძვირფასეულობა
homm3-zone-hand = ხელი
homm3-zone-discard = გადაგდებული კარტები
homm3-kind-starting = საწყისი ფილა
homm3-kind-far = შორეული ფილა
homm3-kind-near = ახლო ფილა
homm3-kind-center = ცენტრალური ფილა
homm3-by-swift_weasel = მკვირცხლი სინდიოფალის კვირა

## Questions: the setup
homm3-ask-bonus = { $bonus ->
        [easy] აირჩიე შენი საწყისი ბონუსი: გააგორე რესურსების ორი კამათელი და ორივე მიიღე, ან ორჯერ შეასრულე ძებნა (2) არტეფაქტების დასტაში.
        [normal] აირჩიე შენი საწყისი ბონუსი: გააგორე რესურსების ორი კამათელი და ერთი მათგანი მიიღე, ან შეასრულე ძებნა (2) არტეფაქტების დასტაში.
       *[hard] აირჩიე შენი საწყისი ბონუსი: გააგორე რესურსების კამათელი, ან მიიღე დასტის პირველი მცირე არტეფაქტი.
    }
homm3-ask-start-few = აირჩიე საწყისი რაზმი. ის მცირე რაზმი იქნება.
homm3-ask-start-pack = აირჩიე საწყისი რაზმი. ის დიდი რაზმი იქნება.
homm3-ask-rotate = როგორ დევს ფილა { $tile }?

## Questions: the turn
homm3-ask-order = შენი გუნდი ამ რაუნდის სვლებს იწყებს. ვინ არის პირველი?
homm3-ask-refresh = ხელში გაქვს { $hand ->
        [one] 1 კარტი
       *[other] { $hand } კარტი
    }; ზღვარია { $limit }. გადააგდე, რაც არ გინდა.
homm3-ask-draw = { $left ->
        [one] შეგიძლია კარტი აიღო.
       *[other] შეგიძლია არაუმეტეს { $left } კარტი აიღო.
    }
homm3-ask-turn-begins = შენი სვლა იწყება. იყენებ ამ შენობას?
homm3-ask-turn = { $movement ->
        [0] შენი სვლაა. შენს მთავარ გმირს გადაადგილების ქულა აღარ დარჩა.
        [one] შენი სვლაა. შენს მთავარ გმირს გადაადგილების 1 ქულა აქვს.
       *[other] შენი სვლაა. შენს მთავარ გმირს გადაადგილების { $movement } ქულა აქვს.
    }
homm3-ask-between = სხვა მოთამაშემ იმოქმედა. ახლა შეგიძლია ქალაქის მოქმედებები შეასრულო.
homm3-ask-closing = რაუნდი სრულდება. ახლა შეგიძლია ქალაქის მოქმედებები შეასრულო.
homm3-ask-announced = ბრძოლა გამოცხადებულია. მანამდე შეგიძლია ქალაქის მოქმედებები შეასრულო.
homm3-ask-give-up = შენს დამხმარე გმირს უტევენ. იბრძვი, თუ გმირს ბრძოლის გარეშე თმობ?
homm3-ask-defend = გმირი შენს ველზე შემოდის, შენი გმირი კი იქ არ დგას. გადაიხდი 8 ოქროს, რომ შენმა რაზმებმა დაიცვან?
homm3-ask-refuge = შენი მთავარი გმირი დამარცხდა. სად პოულობს თავშესაფარს?

## Questions: Fields
homm3-ask-visit = { $location }: რას აკეთებ?
homm3-ask-settlement = დასახლებაზე შენი დროშაა. რომელი რესურსის წარმოება იზრდება, ან რომელ რაზმს აძლიერებ?
homm3-ask-may-search = ძებნა ({ $count }) { $deck }ში. ასრულებ?
homm3-ask-may-reinforce = შეგიძლია რაზმი გააძლიერო.
homm3-ask-observatory = რომელ ფილას ხსნი?
homm3-ask-die = რომელ კამათელს იღებ?
homm3-ask-reroll-dice = შენი კამათლები: { $faces }. თავიდან გააგორე ერთი ან დატოვე.
homm3-ask-second-token = ახლა დადებით სულისკვეთებას იღებ, ის კი უკვე გაქვს. ჯერ მას დახარჯავ?
homm3-ask-take-back = აიღე ერთი შენი ამ გადაგდებული კარტებიდან.
homm3-ask-put-back = რომელი კარტი ბრუნდება შემდეგ გადაგდებულ კარტებზე?
homm3-ask-black-market = { $cards ->
        [none] გასაყიდი არაფერია.
       *[other] იყიდება: { $cards }. იყიდე ერთი ან წადი.
    }
homm3-ask-factory = იყიდე საბრძოლო მანქანა ან წადი.
homm3-ask-random-town = ყველაზე მეტი შენ გააგორე. რომელ ფრაქციას უჭირავს შემთხვევითი ქალაქი?
homm3-ask-garrison = ბრინჯაოს რომელი რაზმი იცავს შემთხვევით ქალაქს?

## Questions: trading
homm3-ask-trading-post = რას აკეთებ სავაჭრო პუნქტში?
homm3-ask-exchange = რას ცვლი?
homm3-ask-gift = რას აძლევ და ვის?
homm3-ask-offer = რომელ კარტს სთავაზობ მოთამაშეს: { $seat }? ყველა ხედავს.
homm3-ask-answer = { $seat } შელოცვის ან არტეფაქტის სანაცვლოდ გთავაზობს: { $card }. შესთავაზე სანაცვლო კარტი ან უარი თქვი. ყველა ხედავს.
homm3-ask-agree = { $seat } სანაცვლოდ გთავაზობს: { $card }. ცვლი?

## Choices: the setup and the turn
homm3-option-bonus-resources = გააგორე რესურსებისთვის
homm3-option-bonus-artifacts = მიიღე არტეფაქტები
homm3-option-start-unit = { $troop }
homm3-option-rotate = მოაბრუნე { $turn }/6 ბრუნით
homm3-option-goes-first = { $seat }
homm3-option-draw-all = აიღე ზღვრამდე
homm3-option-draw-one = აიღე ერთი კარტი
homm3-option-draw-none = მეტს ნუ აიღებ
homm3-option-go = { $hero }, გადასვლა: { $field }
homm3-option-revisit = { $hero }: ესტუმრე ამ ველს ხელახლა
homm3-option-discover = { $hero ->
        [none] გახსენი ფილა: { $tile }
       *[other] { $hero }, გახსენი ფილა: { $tile }
    }
homm3-option-place = { $kind ->
        [none] { $hero ->
            [none] დადე ფილა აქ: { $slot }
           *[other] { $hero }, დადე ფილა აქ: { $slot }
        }
       *[other] { $hero ->
            [none] დადე ფილა აქ: { $slot }. { $kind }
           *[other] { $hero }, დადე ფილა აქ: { $slot }. { $kind }
        }
    }
homm3-option-use-building = გამოიყენე { $building }: { $use }
homm3-option-end-turn = დაასრულე სვლა
homm3-option-fight = იბრძოლე
homm3-option-give-up = დათმე გმირი
homm3-option-pay-defense = გადაიხადე 8 ოქრო და დაიცავი
homm3-option-yield = დათმე ველი
homm3-option-refuge = გადადი აქ: { $field }

## Choices: Fields
homm3-option-raise-income = გაზარდე შენი წარმოება: { $resource }
homm3-option-garden-gold = მიიღე 2 ოქრო
homm3-option-garden-valuables = მიიღე 1 ძვირფასეულობა
homm3-option-pay-valuables = გადაიხადე 3 ძვირფასეულობა
homm3-option-pay-gold = გადაიხადე 10 ოქრო
homm3-option-roll = გააგორე 2 { $die }
homm3-option-die = { $face }
homm3-option-keep-token = დაიტოვე ის სულისკვეთება, რაც გაქვს
homm3-option-search = შეასრულე ძებნა დასტაში
homm3-option-search-deck = შეასრულე ძებნა { $deck }ში
homm3-option-look-discards = ნახე შენი ზედა გადაგდებული კარტები
homm3-option-put-back = { $card }
homm3-option-remove = გაიტანე თამაშიდან { $card }
homm3-option-gain-card = მიიღე { $card }
homm3-option-empower = შეცვალე გაძლიერებული კარტით: { $card }
homm3-option-study = გადაიხადე 3 ოქრო და შეცვალე { $card } ({ $zone })
homm3-option-study-abilities = გადაიხადე 6 ოქრო და ნახე გადაგდებული უნარები
homm3-option-buy-card = იყიდე { $card }
homm3-option-hire-here = გადაიხადე 7 ოქრო დამხმარე გმირისთვის
homm3-option-discards-random = { $seat } შემთხვევით კარტს აგდებს
homm3-option-faction = { $faction }
homm3-option-guard = { $troop }

## Choices: trading
homm3-option-trade = ივაჭრე ცხრილით
homm3-option-exchange = გაეცი { $sell }, მიიღე { $buy }
homm3-option-done = დასრულება
homm3-option-sell-card = გაიტანე თამაშიდან 1 ოქროს სანაცვლოდ: { $card }
homm3-option-buy-machine = იყიდე { $card }
homm3-option-give = გაეცი რესურსები
homm3-option-gift = გაეცი { $count } { $resource }. იღებს { $seat }
homm3-option-swap = შესთავაზე კარტი მოთამაშეს: { $seat }
homm3-option-offer = შესთავაზე { $card }
homm3-option-agree = გაცვალე

## Log: Rounds, turns, ways
homm3-log-round = რაუნდი { $number } იწყება.
homm3-log-turn = { $seat } სვლას იწყებს.
homm3-log-timed-event = სცენარის მოვლენა ხდება.
homm3-log-used-building = { $seat } იყენებს შენობას: { $building }.
homm3-log-reshuffled = { $deck } თავის გადაგდებულ კარტებთან ერთად აირევა.
homm3-log-went = { $seat }: { $hero } გადადის. ველი: { $field }.
homm3-log-moves-on = { $amount ->
        [one] { $seat }: { $hero } გადაადგილების 1 ქულას იღებს.
       *[other] { $seat }: { $hero } გადაადგილების { $amount } ქულას იღებს.
    }
homm3-log-discovered = { $seat } ხსნის ფილას { $tile }. ადგილი: { $field }.
homm3-log-placed-tile = { $seat } დებს ფილას { $tile }. ადგილი: { $field }.
homm3-log-rotated = { $turn ->
        [0] { $seat } ფილას { $tile } ისე ტოვებს, როგორც დევს.
       *[other] { $seat } ფილას { $tile } { $turn }/6 ბრუნით აბრუნებს.
    }

## Log: Fields
homm3-log-visited = { $seat }: { $hero } სტუმრობს ადგილს: { $location }. ველი: { $field }.
homm3-log-flagged = { $seat } დროშას აღმართავს: { $location }. ველი: { $field }.
homm3-log-enemy-flagged = მტერი დროშას აღმართავს: { $location }. ველი: { $field }.
homm3-log-cubes-lifted = { $location ->
        [none] რუკიდან შავი კუბები იხსნება.
       *[other] შავი კუბები ამ ადგილებიდან იხსნება: { $location }.
    }
homm3-log-production = { $seat }, წარმოება: { $resource } { $amount }.
homm3-log-paid = { $seat } იხდის: { homm3-amounts }.
homm3-log-lost = { $seat } კარგავს: { $amount } { $resource }.
homm3-log-rolled-dice = { $seat } აგორებს: { $faces }.
homm3-log-rerolled-dice = { $seat } თავიდან აგორებს. კამათლები ახლა: { $faces }.
homm3-log-removed = { $seat }: თამაშიდან გადის { $card }.
homm3-log-gained-card = { $seat } იღებს კარტს: { $card }.
homm3-log-grail = { $seat } გრაალის ჟეტონს იღებს.
homm3-log-random-town = { $seat } შემთხვევით ქალაქს ფრაქციას აძლევს: { $faction }. ველი: { $field }.
homm3-log-revealed-units = { $seat } ხსნის რაზმებს: { $troops }.
homm3-log-joined = { $pack ->
        [0] { $troop } (მცირე რაზმი) უერთდებიან მოთამაშეს: { $seat }.
       *[1] { $troop } (დიდი რაზმი) უერთდებიან მოთამაშეს: { $seat }.
    }
homm3-log-left = { $troop } ტოვებენ მოთამაშეს: { $seat }.
homm3-log-weakened = { $unit } მცირე რაზმად იქცევიან.
homm3-log-restored = { $seat } რაზმების გარეშე დარჩა და თავიდან იწყებს: { $troops }.

## Log: combats on the map
homm3-log-announced = { $rover ->
        [none] { $foe ->
            [guards] { $seat } მცველებს უტევს. ველი: { $field }, სირთულე { $level }.
            [units] { $seat } სხვა მოთამაშის ველს უტევს: { $field }.
            [rover] { $seat } არმიას უტევს. ველი: { $field }.
           *[other] { $seat } გმირს უტევს. ველი: { $field }.
        }
       *[other] მტრის არმია უტევს. ველი: { $field } ({ $rover }).
    }
homm3-log-quick-combat = მცველები გარბიან. სირთულე { $level }, მოთამაშე { $seat }.
homm3-log-gave-up = { $seat } დამხმარე გმირს თმობს.
homm3-log-hero-lost = დამხმარე გმირი რუკას ტოვებს. მოთამაშე: { $seat }.
homm3-log-retreated = { $seat }: { $hero } უკან იხევს. ველი: { $field }.
homm3-log-refuge = { $seat }: მთავარი გმირი თავშესაფარს პოულობს. ველი: { $field }.
homm3-log-cube = { $seat } ფრაქციის კუბს იღებს. მოთამაშე: { $other }.
homm3-log-eliminated = { $seat } თამაშიდან ვარდება.
homm3-log-rover-beaten = მტრის არმია დამარცხდა და რუკას ტოვებს.

## Log: trading
homm3-log-exchanged = { $sell ->
        [gold] { $buy ->
            [materials] { $seat } ყიდის: ოქრო { $give }. იღებს: სამშენებლო მასალა { $get }.
           *[valuables] { $seat } ყიდის: ოქრო { $give }. იღებს: ძვირფასეულობა { $get }.
        }
        [materials] { $buy ->
            [gold] { $seat } ყიდის: სამშენებლო მასალა { $give }. იღებს: ოქრო { $get }.
           *[valuables] { $seat } ყიდის: სამშენებლო მასალა { $give }. იღებს: ძვირფასეულობა { $get }.
        }
       *[valuables] { $buy ->
            [gold] { $seat } ყიდის: ძვირფასეულობა { $give }. იღებს: ოქრო { $get }.
           *[materials] { $seat } ყიდის: ძვირფასეულობა { $give }. იღებს: სამშენებლო მასალა { $get }.
        }
    }
homm3-log-bought-machine = { $seat } ყიდულობს: { $card }.
homm3-log-gave = { $seat } გასცემს: { $amount } { $resource }. იღებს { $to }.
homm3-log-gave-unit = { $seat } რაზმს გასცემს: { $troop }. იღებს { $to }.
homm3-log-gave-card = { $seat } კარტს გასცემს: { $card }. იღებს { $to }.
homm3-log-offered = { $seat } სთავაზობს: { $card }.
homm3-log-swap-refused = { $seat } და { $to } კარტებს არ ცვლიან.
