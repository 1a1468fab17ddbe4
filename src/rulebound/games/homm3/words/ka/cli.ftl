### Heroes of Might and Magic III in the terminal

cli-homm3-title = ძალისა და მაგიის გმირები III
cli-homm3-ask-form = რისი თამაში გინდა?
cli-homm3-ask-attacker = რომელი ფრაქციაა თავდამსხმელი?
cli-homm3-ask-defender = რომელი ფრაქციაა დამცველი?
cli-homm3-ask-army = საიდან მოდის არმიები?
cli-homm3-ask-attacker-hero = ვინ უძღვის თავდამსხმელს?
cli-homm3-ask-defender-hero = ვინ უძღვის დამცველს?
cli-homm3-ask-level = რა დონისაა გმირები?
cli-homm3-ask-siege = ალყა, კედლებით, ჭიშკრითა და მშვილდოსანთა კოშკით?
cli-homm3-ask-side = რომელი მხარეა შენი?
cli-homm3-ask-field = რამდენად რთულია ველი, I-დან VII-მდე?
cli-homm3-ask-difficulty = რომელი სირთულე?
# What stands before UNIT, CARD and so on is typed and not translated.
cli-homm3-usage =
    აკრიფე, რისი გაკეთებაც გინდა, ისე, როგორც მენიუში წერია: move c3,
    attack zombies b2. სიტყვის დასაწყისიც საკმარისია: m c3, a zom b2.
    რიცხვი მენიუს შესაბამის სტრიქონს ირჩევს. მხოლოდ რაზმი, კარტი ან უჯრა
    აჩვენებს ყველაფერს, რისი გაკეთებაც მისით შეიძლება.

      why რამე            რატომ ვერ გამოიყენებ ახლა კარტს, რაზმს ან უჯრას
      card რამე           კარტი ან რაზმის ორივე მხარე სრულად: card griffins
      hand                შენი კარტები ტექსტებით, და რატომ იცდის ზოგი
      ways რამე           რისი გაკეთება შეიძლება რაზმით, კარტით ან უჯრით
      table               ყველაფერი თავიდან (ან უბრალოდ დააჭირე Enter-ს)
      log                 ყველაფერი, რაც აქამდე მოხდა
      hint                სამი საუკეთესო არჩევანი და მიზეზები
      undo                ბოლო არჩევანის გაუქმება
      save ფაილი          პარტიის შენახვა
      quit                პარტიის შენახვა და გასვლა
cli-homm3-help =
    თავდამსხმელი (▲) ქვემოთ დგას, დამცველი (▼) ზემოთ. უჯრა ასო და რიცხვია;
    a1 თავდამსხმელის მარცხენა კუთხეა. + სახელის შემდეგ დიდი რაზმია.
    G ქვეითი, F მფრინავი, R მსროლელი. A შეტევა, D დაცვა, I ინიციატივა;
    ♥2/4: 4 სიცოცხლიდან 2 დარჩა. კარტისგან განსხვავებული რიცხვები მუქია.
    ► აქტიურია, ✓ უკვე იყო აქტიური, ↩ საპასუხო დარტყმა დახარჯულია,
    ◊ დაცვის ჟეტონი, ⊘ დამბლა, ☠2 მოწამლულია, ✦ კარტი ადევს, z უნარები გათიშულია.
    რაზმები და უჯრები ფრჩხილებში, [ ], აირჩევა. ▓ კედელი, ╬ ჭიშკარი.
    ხელში: ✓ ახლა ითამაშება.
    „ზიანი კამათლის მიხედვით“: რას იზამდა თითოეული წახნაგი; წახნაგი
    პროცენტის გარეშე სამი გაგორებიდან ერთხელ მოდის; „პასუხი“ საპასუხო
    დარტყმის ზიანია. კარტები და თავიდან გაგორება არ ითვლება.

## The table
cli-homm3-few = მცირე
cli-homm3-pack = დიდი
cli-homm3-wall = კედელი
cli-homm3-gate = ჭიშკარი
cli-homm3-guards = მცველები
cli-homm3-ai-hero = კომპიუტერის გმირი
cli-homm3-field = ველი { $numeral }, { $difficulty }
cli-homm3-round = ბრძოლის რაუნდი { $number }
cli-homm3-ai = კომპიუტერი ({ $side })
cli-homm3-gold = { $count } ოქრო
cli-homm3-hero = { $name }, დონე { $level }
cli-homm3-hand-count = კარტები { $count }
cli-homm3-piles = დასტა { $deck }, გადაგდებული { $discard }
cli-homm3-morale-positive = დადებითი სულისკვეთება
cli-homm3-morale-negative = უარყოფითი სულისკვეთება
cli-homm3-experts = ექსპერტული გამოყენება { $count }
cli-homm3-spells = შელოცვა { $casts } / { $limit }
cli-homm3-movement = გადაადგილება { $count }
cli-homm3-power = ძალა { $power } ({ $cards })
cli-homm3-permanent = თამაშშია: { $card }
cli-homm3-ai-deck = კომპიუტერის დასტა { $count }
cli-homm3-ai-attack = +{ $count } შეტევა შემდეგი მოიერიშისთვის
cli-homm3-reserve = ჯერ განსათავსებელია:
cli-homm3-kept-back = ბრძოლაში არ არის:
cli-homm3-order = რიგი:
cli-homm3-odds = ზიანი კამათლის მიხედვით
cli-homm3-odds-attack = { $unit } უტევენ, სამიზნე: { $target }. ზიანი კამათლის მიხედვით
cli-homm3-odds-face = { $result ->
        [defeated] { $die }: { $damage }, დამარცხდა
        [flips] { $die }: { $damage }, მცირე, რჩება { $left }
        [nothing] { $die }: არაფერი
       *[hit] { $die }: { $damage }, რჩება { $left }
    }
# The least and the most damage of the retaliation.
cli-homm3-odds-back = პასუხი { $low }-დან { $high }-მდე

## Cards and units
cli-homm3-hand = { $count ->
        [one] შენი კარტები (1)
       *[other] შენი კარტები ({ $count })
    }
cli-homm3-offer = კარტები, რომლებსაც ნახულობ
cli-homm3-effect = { $mode }: { $text }
cli-homm3-cast = შელოცვა
cli-homm3-graded = ძალის მიხედვით
cli-homm3-gives-power = { $power } ძალა შელოცვისთვის.
cli-homm3-cost = { $valuables ->
        [0] { $gold } ოქრო
        [one] { $gold } ოქრო და 1 ძვირფასეულობა
       *[other] { $gold } ოქრო და { $valuables } ძვირფასეულობა
    }

## The end
cli-homm3-won = გამარჯვება
cli-homm3-lost = გამარჯვების გარეშე

## The map
cli-homm3-ask-scenario = რომელი სცენარი?
cli-homm3-map-round = რაუნდი { $number } / { $count }
cli-homm3-map-points = გამარჯვების ქულები: { $points }
cli-homm3-map-guards = მცველები { $numeral }
cli-homm3-map-flag = დროშა: { $name }
cli-homm3-map-enemy = მტერი
cli-homm3-map-visited = ნამყოფია
cli-homm3-map-part = ეს რუკის ნაწილია. მთელი რუკისთვის აკრიფე map.
cli-homm3-map-turn = { $number }  rotate { $turn }
cli-homm3-map-out = თამაშგარეა
cli-homm3-map-buildings = { $count ->
        [one] 1 შენობა
       *[other] { $count } შენობა
    }
cli-homm3-map-xp = გამოცდილება { $count }, შემდეგი დონე: { $next }
cli-homm3-map-top-level = უმაღლესი დონე
cli-homm3-map-second = დამხმარე გმირი: გადაადგილება { $count }
cli-homm3-map-grail = გრაალი აქვს
cli-homm3-map-cubes = აღებული კუბები: { $letters }
cli-homm3-map-pool = { $count ->
        [one] 1 დასადები ფილა
       *[other] { $count } დასადები ფილა
    }
cli-homm3-map-army = არმია:
cli-homm3-map-hero-there = იქ გმირი დგას: { $name }
cli-homm3-map-army-there = ბრძოლა: { $name }
cli-homm3-map-flee = გარბიან
# Which guards come, for instance: 2 bronze, 1 silver.
cli-homm3-map-combat = { $xp ->
        [0] ბრძოლა: { $tiers }
        [one] ბრძოლა: { $tiers }; 1 გამოცდილება
       *[other] ბრძოლა: { $tiers }; { $xp } გამოცდილება
    }
cli-homm3-map-printed = დაბეჭდილი ფასი: { $cost }
cli-homm3-menu-moves = გადაადგილება
cli-homm3-menu-town = ქალაქი
cli-homm3-menu-cards = კარტები
cli-homm3-menu-other = სხვა
# What stands before THING and so on is typed and not translated.
cli-homm3-map-usage =
    შენი მთავარი გმირი იქ გადადის, სადაც რუკაზე სახელი წერია: აკრიფე
    go f4 ან უბრალოდ f4. დანარჩენი აკრიფე ისე, როგორც მენიუში წერია:
    build mage guild, end-turn. სიტყვის დასაწყისიც საკმარისია: b mage, end.
    რიცხვი მენიუს შესაბამის სტრიქონს ირჩევს. მხოლოდ გმირი, კარტი ან ველი
    აჩვენებს ყველაფერს, რისი გაკეთებაც მისით შეიძლება.

      ride ველი           ერთბაშად მიდიხარ იქ, სანამ რამეს გკითხავს: ride f4
      map                 მთელი რუკა
      town                შენი ქალაქი: შენობები და რაზმები ფასებით
      goal                სცენარი: როგორ იგებენ, წესები და მოვლენები
      why რამე            რატომ იცდის ველი, შენობა, რაზმი ან კარტი
      card რამე           კარტი, რაზმი, შენობა ან ველი: card f4
      hand                შენი კარტები ტექსტებით, და რატომ იცდის ზოგი
      ways რამე           რისი გაკეთება შეიძლება გმირით ან კარტით
      table               ყველაფერი თავიდან (ან უბრალოდ დააჭირე Enter-ს)
      log                 ყველაფერი, რაც აქამდე მოხდა
      hint                სამი საუკეთესო არჩევანი და მიზეზები
      undo                ბოლო არჩევანის გაუქმება
      save ფაილი          პარტიის შენახვა
      quit                პარტიის შენახვა და გასვლა
cli-homm3-map-help =
    ველის სახელი სვეტის ასო და რიგის რიცხვია. ველზე სახელი წერია, სანამ მისი
    არჩევა შეიძლება, შემდეგ ის, ვინც იქ დგას: ♞ მთავარი გმირი, ♘ დამხმარე
    გმირი, თითო მოთამაშის ასოთი, ♛ არმია, რომელსაც მოთამაშე არ მართავს.
    ქვემოთ ადგილის ორი ასოა (მათ ლეგენდა ხსნის) და მცველები I-დან VII-მდე,
    ⚑ ასოთი დროშაა, ■ შავი კუბია. ▒ ჩაკეტილი ველია. ░ დახურული ფილაა; მისი
    რიცხვები ამბობს, რა ძლიერია მცველები. +1 ფილის თავისუფალი ადგილია.
    ┃ და ▁ უწყვეტი ხაზებია, რომლებსაც ვერავინ გადაკვეთს; ┊ გადაიკვეთება.
    + რაზმის სახელის შემდეგ დიდი რაზმია. ფრჩხილებში რესურსის შემდეგ შენი
    შემოსავალია. ხელში: ✓ ახლა ითამაშება.

## The town
cli-homm3-amount-gold = { $count } ოქრო
cli-homm3-amount-materials = { $count ->
        [one] 1 სამშენებლო მასალა
       *[other] { $count } სამშენებლო მასალა
    }
cli-homm3-amount-valuables = { $count ->
        [one] 1 ძვირფასეულობა
       *[other] { $count } ძვირფასეულობა
    }
cli-homm3-amount-nothing = არაფერი
cli-homm3-town = ქალაქი:
cli-homm3-town-of = ქალაქი: { $faction }
cli-homm3-town-empty = შენობა არ არის
cli-homm3-town-can-build = ახლა აშენდება:
cli-homm3-town-missing = { $count ->
        [one] 1 შენობა იცდის.
       *[other] { $count } შენობა იცდის.
    }
cli-homm3-town-actions = ქალაქის დარჩენილი მოქმედებები: { $actions }.
cli-homm3-town-no-actions = ქალაქის მოქმედება აღარ დარჩა.
cli-homm3-town-token-build = მშენებლობა
cli-homm3-town-token-population = მოსახლეობა
cli-homm3-town-token-book = შელოცვების წიგნი
cli-homm3-town-book = შელოცვების წიგნის ფასი: { $cost }.
cli-homm3-town-units = რაზმები

## The scenario
cli-homm3-goal-victory = გამარჯვება
cli-homm3-goal-defeat = დამარცხება
cli-homm3-goal-rules = სცენარის წესები
cli-homm3-goal-events = მოვლენები
