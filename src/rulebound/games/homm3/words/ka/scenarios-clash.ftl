### Heroes of Might and Magic III: what all scenarios share, and the scenarios for rivals

## How scenarios end
homm3-over-eliminated = ყველა მტერი თამაშგარეა.
homm3-over-cubes = ყოველი მტრის ფრაქციის კუბი შეგროვებულია.
homm3-over-rounds = ბოლო რაუნდი დასრულდა. არავინ იმარჯვებს.
homm3-over-flag = სცენარის მთავარ ველზე დროშა აღმართულია.
homm3-over-flag_count = საკმარის ველზე აღმართულია დროშა.
homm3-over-enemy_town = მტრის ქალაქი დაეცა.
homm3-over-defeat_army = მტრის არმია დამარცხდა.
homm3-over-each_player_wins_at = ყოველ მოთამაშეს ბრძოლა მოგებული აქვს.
homm3-over-every_main_hero = ყველა მტრის მთავარი გმირი დამარცხებულია.
homm3-over-most_flags = ბოლო რაუნდი დასრულდა. იმარჯვებს, ვისაც მეტი დროშა აქვს.
homm3-over-most_points = ბოლო რაუნდი დასრულდა. იმარჯვებს, ვისაც მეტი გამარჯვების ქულა აქვს.
homm3-over-round = ბოლო რაუნდი დასრულდა.
homm3-over-all_of = ყველა მიზანი მიღწეულია.
homm3-over-hold_hill = გორა დაკავებულია.
homm3-over-win_final_combat = ბოლო ბრძოლა მოგებულია.

## Goals
homm3-goal-flag = აღმართე დროშა: { $location }.
homm3-goal-flag_count = აღმართე დროშები ასეთ ველებზე: { $location }. რაოდენობა: { $count }.
homm3-goal-enemy_town = { $every ->
        [true] დაიკავე ყველა მტრის ქალაქი.
       *[other] დაიკავე მტრის ქალაქი.
    }
homm3-goal-defeat_army = დაამარცხე არმია, რომელსაც მოთამაშე არ მართავს.
homm3-goal-each_player_wins_at = თითოეულმა მოთამაშემ უნდა დაამარცხოს მცველები აქ: { $location }.
homm3-goal-every_main_hero = დაამარცხე ყოველი მტრის მთავარი გმირი.
homm3-goal-most_flags = { $round ->
        [0] ბოლო რაუნდის შემდეგ იმარჯვებს, ვინც მეტ ველზე აღმართა დროშა.
       *[other] მე-{ $round } რაუნდის შემდეგ იმარჯვებს, ვინც მეტ ველზე აღმართა დროშა.
    }
homm3-goal-most_points = { $round ->
        [0] ბოლო რაუნდის შემდეგ იმარჯვებს, ვისაც მეტი გამარჯვების ქულა აქვს.
       *[other] მე-{ $round } რაუნდის შემდეგ იმარჯვებს, ვისაც მეტი გამარჯვების ქულა აქვს.
    }
homm3-goal-round = { $round ->
        [0] ბოლო რაუნდის შემდეგ თამაში ყველასთვის სრულდება.
       *[other] მე-{ $round } რაუნდის შემდეგ თამაში ყველასთვის სრულდება.
    }
homm3-goal-all_of = მიაღწიე ყველაფერს ამათგან:
homm3-goal-hold_hill = გეკავოს გორა, როცა დრო ამოიწურება.
homm3-goal-win_final_combat = მოიგე ბოლო ბრძოლა.

## Rules that several scenarios share
homm3-rule-level_cap = გმირის დონე { $level }-ზე მაღალი არ ხდება.
homm3-rule-no_building = { $roles ->
        [0] არაფრის აშენება არ შეიძლება.
       *[other] ზოგი შენობის აშენება არ შეიძლება:
    }
homm3-rule-no_hiring = დამხმარე გმირების დაქირავება არ შეიძლება.
homm3-rule-income_every_round = შემოსავალი ყოველ რაუნდში მოდის, პირველის გარდა.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] ვინც გრაალის ჟეტონს იღებს, მასთან ერთად იღებს:
           *[other] ვისაც გრაალის ჟეტონი აქვს, მისი ხელის ზღვარი { $hand_limit_by }-ით მაღალია.
        }
       *[other] ვისაც გრაალის ჟეტონი აქვს, მისი ხელის ზღვარი { $hand_limit_to }-ია.
    }
homm3-rule-setup_steps = პირველ რაუნდამდე:
homm3-rule-points = { $main_heroes ->
        [0] გამარჯვების ქულები:
       *[other] გამარჯვების ქულები: { $main_heroes } მტრის მთავარი გმირის ყოველ დამარცხებაზე.
    }
homm3-rule-first_visit_points = ვინც შუა ველს პირველი ესტუმრება ან მასზე დროშას აღმართავს, გამარჯვების ქულებს იღებს: { $amount }.
homm3-rule-no_pvp = { $until ->
        [16] მოთამაშეები ერთმანეთს არ უტევენ და არავინ იღებს იმას, რაზეც სხვისი დროშაა.
       *[other] სანამ მე-{ $until } რაუნდი დასრულდება, მოთამაშეები ერთმანეთს არ უტევენ და არ იღებენ იმას, რაზეც სხვისი დროშაა.
    }
homm3-rule-open_start_lines = { $between ->
        [true] უწყვეტი ხაზები ორ საწყის ფილას შორის არ ითვლება.
       *[other] უწყვეტი ხაზები საწყის ფილებზე არ ითვლება.
    }
homm3-rule-treat_as = { $location ->
        [none] ზოგი ველი ამად ითვლება:
       *[other] { $location } იქ ამად ითვლება:
    }
homm3-rule-field_steps = { $location ->
        [none] ზოგ ველზე სტუმრობას სხვა რამ მოაქვს:
       *[other] { $location }: სტუმრობას ეს მოაქვს.
    }
homm3-rule-each_faction = ყოველ ფრაქციას ამ ფილის თითოეულ ველზე ერთხელ შეუძლია სტუმრობა.
homm3-rule-no_skipping = { $location ->
        [none] იქ მცველებთან ბრძოლა სავალდებულოა. ბრძოლას ვერც სწრაფი ბრძოლით აიცილებ და ვერც კარტით.
       *[other] { $location }: მცველებთან ბრძოლა სავალდებულოა. ბრძოლას ვერც სწრაფი ბრძოლით აიცილებ და ვერც კარტით.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] ზოგ ველს საკუთარი მცველები ჰყავს:
       *[other] { $location }: საკუთარი მცველები:
    }
homm3-rule-lower_guards = { $location ->
        [none] ზოგი მცველი დაბეჭდილზე სუსტია; { $by }-ით დაბალი.
       *[other] { $location }: მცველები იქ დაბეჭდილზე სუსტია; { $by }-ით დაბალი.
    }
homm3-rule-guard_level = { $level ->
        [0] { $location }: იქ მცველი არ დგას.
       *[other] { $location }: იქ მცველები დგანან. სირთულე { $level }.
    }
homm3-part-flags = გამარჯვების ქულები ასეთ ველზე აღმართულ ყოველ დროშაზე: { $amount }. { $location }.
homm3-part-units = { $difficulty ->
        [easy] ადვილი
        [normal] ჩვეულებრივი
        [hard] რთული
        [impossible] შეუძლებელი
       *[other] { $difficulty }
    }: ბრინჯაო { $bronze }, ვერცხლი { $silver }, ოქრო { $gold }, ლაჟვარდი { $azure }.

## Buildings that rules speak of
homm3-role-city_hall = რატუშა
homm3-role-citadel = ციტადელი
homm3-role-mage_guild = მაგების გილდია
homm3-role-dwelling_bronze = ბრინჯაოს სამყოფელი
homm3-role-dwelling_silver = ვერცხლის სამყოფელი
homm3-role-dwelling_gold = ოქროს სამყოფელი
homm3-role-special_tent = ფრაქციის პირველი შენობა
homm3-role-special_gears = ფრაქციის მეორე შენობა

## Events and steps
homm3-timed-start = რაუნდის დასაწყისში: { $rounds }.
homm3-timed-end = რაუნდის ბოლოს: { $rounds }.
homm3-step-option = ან:
homm3-step-gain = მიიღე: ოქრო { $gold }, სამშენებლო მასალა { $materials }, ძვირფასეულობა { $valuables }.
homm3-step-lose = დაკარგე: ოქრო { $gold }, სამშენებლო მასალა { $materials }, ძვირფასეულობა { $valuables }.
homm3-step-roll = გააგორე კამათლები და მიიღე ამდენი: { $keep }.
homm3-step-search = { $deck ->
        [none] ძებნა ({ $count }) დასტაში, რომელსაც ირჩევ.
       *[other] ძებნა ({ $count }) { $deck }ში.
    }
homm3-step-search_units = გახსენი ნეიტრალური დასტის { $count } რაზმი და ერთი მიიღე: { $tier }.
homm3-step-search_own = ნახე შენი დასტის ზედა { $count } კარტი და ერთი დაიტოვე.
homm3-step-morale = { $lose ->
        [0] სულისკვეთება იმატებს.
       *[other] სულისკვეთება იკლებს.
    }
homm3-step-experience = მთავარი გმირები გამოცდილებას იღებენ: { $amount }.
homm3-step-choose = აირჩიე ერთი:
homm3-step-may = შეგიძლია ეს გააკეთო:
homm3-step-movement = ამ რაუნდში გმირებს გადაადგილების ქულები ემატება: { $amount }.
homm3-step-teleport = გმირი გადადის ფილაზე { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] შავი კუბები ყველა ველიდან იხსნება.
       *[other] შავი კუბები ამ ველებიდან იხსნება: { $location }.
    }
homm3-step-reveal = ფილები იხსნება ისე, როგორც დევს.
homm3-step-gain_unit = მიიღე რაზმი.
homm3-step-lose_unit = ეს რაზმები მიდიან: { $troop }.
homm3-step-deal = ყოველ მოთამაშეს შეუძლია ერთ სხვა მოთამაშეს ერთი გარიგება შესთავაზოს.

## Questions
homm3-ask-which-unit = რომელი რაზმი გიერთდება?
homm3-ask-which-deck = ძებნა ({ $count }). რომელ დასტაში?
homm3-ask-choose = აირჩიე ერთი.

## Choices
homm3-die-mixed = სხვადასხვა კამათელი
homm3-option-unit = { $troop }
homm3-option-deck = { $deck }
homm3-option-choose-nothing = არაფერი
homm3-option-choose-gain = მიიღე { $count } { $resource }
homm3-option-choose-lose = დაკარგე { $count } { $resource }
homm3-option-choose-roll = გააგორე { $count } { $die }
homm3-option-choose-search = ძებნა ({ $count }) { $deck }ში
homm3-option-choose-search_units = გახსენი { $count } რაზმი და ერთი მიიღე: { $deck }
homm3-option-choose-search_own = ნახე შენი დასტის { $count } კარტი და ერთი დაიტოვე
homm3-option-choose-morale = შეცვალე შენი სულისკვეთება
homm3-option-choose-experience = მიიღე { $count } გამოცდილება
homm3-option-choose-choose = აირჩიე სხვა
homm3-option-choose-may = შესაძლოა მეტი
homm3-option-choose-movement = მიიღე გადაადგილების { $count } ქულა
homm3-option-choose-teleport = გადადი აქ: { $field }
homm3-option-choose-lift_cubes = მოხსენი შავი კუბები
homm3-option-choose-reveal = გახსენი ფილები
homm3-option-choose-gain_unit = მიიღე { $troop }
homm3-option-choose-lose_unit = დაკარგე { $troop }
homm3-option-choose-deal = შესთავაზე გარიგება

## Log
homm3-log-scenario-over = { $count ->
        [0] სცენარი დასრულდა. არავინ იმარჯვებს.
        [one] სცენარი დასრულდა. იმარჯვებს { $winners }.
       *[other] სცენარი დასრულდა. იმარჯვებენ { $winners }.
    }
homm3-log-drew-units = { $seat } ხსნის რაზმებს: { $troops }.
homm3-log-turned-up = იხსნება ფილა { $tile }. ადგილი: { $field }.

## Force of Will
homm3-scenario-force_of_will = ნების ძალა
    .about = მმართველები დრაკონების ბუნაგის გათავისუფლებაში ეჯიბრებიან ერთმანეთს. ვინც შიგნით ჩადის, შუაგულიდან იბრძვის, ყოველ კუთხეში კი დრაკონია.
    .goal = რაუნდის ბოლოს დრაკონების უტოპიაზე შენი დროშა უნდა იყოს. 12 რაუნდის შემდეგ ყველა აგებს.
homm3-rule-surrounded = { $location }: თავდამსხმელი შუა რიგში არაუმეტეს 4 რაზმს ათავსებს. ყოველ კუთხეში მცველი დგას.

## Trial by Combat
homm3-scenario-trial_by_combat = ბრძოლით გამოცდა
    .about = ერთი გორაა და მისი მეფობა ყველას სურს. გორა ცენტრალური ფილის შუა ველია.
    .goal = გეკავოს გორა. როცა მასზე დროშა აღიმართება, ყველა კიდევ ორ სვლას აკეთებს; იმარჯვებს, ვისაც მაშინ გორა უკავია. თუ მე-9 რაუნდამდე დროშა არავის აღუმართავს, პირველი დროშა მაშინვე იმარჯვებს.
homm3-variant-calm = ბრძოლის ველის პირობების გარეშე
homm3-variant-battlefield_conditions = ბრძოლის ველის პირობებით
homm3-rule-hill = გორა ცენტრალური ფილის შუა ველია. სვლები, რომლებიც დროშის აღმართვის შემდეგ ყველას რჩება: { $turns }. მე-{ $sudden } რაუნდიდან პირველი დროშა მაშინვე იმარჯვებს.
homm3-rule-no_gold_loss = არც დამარცხება ღირს ოქრო და არც კაპიტულაცია.
homm3-rule-recover_unit = ვინც მტრის მთავარ გმირს ან VII სირთულის მცველებს დაამარცხებს, თავისი ფრაქციის ერთი იქ დაკარგული ან შემცირებული რაზმი უფასოდ შეუძლია დაიბრუნოს.
homm3-rule-obelisk_refuge = დამარცხებულ მთავარ გმირს იმ ობელისკზეც შეუძლია გადავიდეს, რომელზეც მისი მოთამაშის დროშაა.
homm3-rule-sacrifice = მცველებზე გამარჯვების შემდეგ შეგიძლია ბრინჯაოს 2 რაზმი დათმო იქ დამარცხებული ვერცხლის რაზმის სანაცვლოდ.
homm3-rule-comfort = შენი მთავარი გმირის დამარცხების შემდგომი სვლის დასაწყისში შეგიძლია მახასიათებლის კარტი გააძლიერო, თუ თამაშის ყუთებში გაძლიერებული კარტებია, და ძებნით (2) ვერცხლის რაზმი იპოვო.
homm3-rule-battlefield_conditions = ყოველი რაუნდის დასაწყისში შეტევის ორი კამათელი ამბობს, როგორია მისი ყველა ბრძოლა.
homm3-ask-recover = შეგიძლია ამ ბრძოლაში დაკარგული ერთი რაზმი დაიბრუნო.
homm3-ask-sacrifice = შეგიძლია ბრინჯაოს 2 რაზმი დათმო ერთ-ერთი ამათგანის სანაცვლოდ.
homm3-ask-give-up-unit = ბრინჯაოს რომელ რაზმს თმობ?
homm3-ask-empower = შეგიძლია მახასიათებლის კარტი გააძლიერო.
homm3-option-recover = დაიბრუნე { $troop }
homm3-option-give-up-unit = დათმე { $troop }
homm3-log-empowered = { $seat } კარტს აძლიერებს: { $card }.
homm3-log-hill-flagged = { $seat } გორას იკავებს. სვლები, რომლებიც ყველას რჩება: { $turns }.
homm3-log-battlefield = { $condition ->
        [ranged-lower] ამ რაუნდის ბრძოლის ველი: მსროლელი რაზმები ორ კამათელს აგორებენ, ითვლება ნაკლები.
        [flying-slow] ამ რაუნდის ბრძოლის ველი: მფრინავი რაზმების ინიციატივა 2-ით ნაკლებია.
        [worn] ამ რაუნდის ბრძოლის ველი: ვერცხლისა და ოქროს რაზმები 1 ზიანით იწყებენ.
        [ground-short] ამ რაუნდის ბრძოლის ველი: ქვეითი რაზმები ერთი უჯრით ნაკლებზე გადაადგილდებიან.
        [dug-in] ამ რაუნდის ბრძოლის ველი: ქვეითი რაზმები დაცვის ჟეტონით იწყებენ.
        [ascending] ამ რაუნდის ბრძოლის ველი: პირველები ყველაზე ნელი რაზმები აქტიურდებიან.
        [flying-far] ამ რაუნდის ბრძოლის ველი: მფრინავი რაზმები ერთი უჯრით მეტზე გადაადგილდებიან.
        [ranged-higher] ამ რაუნდის ბრძოლის ველი: მსროლელი რაზმები ორ კამათელს აგორებენ, ითვლება მეტი.
       *[calm] ამ რაუნდის ბრძოლის ველი წყნარია.
    }
homm3-notice-hill-free = გორაზე დროშა ჯერ არავის აღუმართავს. მე-{ $sudden } რაუნდიდან პირველი დროშა იმარჯვებს.
homm3-notice-hill = { $seat ->
        [none] გორა არავის უკავია. ველი: { $field }. დარჩენილი სვლები: { $turns }.
       *[other] გორას იკავებს { $seat }. ველი: { $field }. დარჩენილი სვლები: { $turns }.
    }
homm3-notice-battlefield-ranged-lower = ამ რაუნდის ბრძოლები: მსროლელი რაზმები ორ კამათელს აგორებენ, ითვლება ნაკლები.
homm3-notice-battlefield-flying-slow = ამ რაუნდის ბრძოლები: მფრინავი რაზმების ინიციატივა 2-ით ნაკლებია.
homm3-notice-battlefield-worn = ამ რაუნდის ბრძოლები: ვერცხლისა და ოქროს რაზმები 1 ზიანით იწყებენ.
homm3-notice-battlefield-ground-short = ამ რაუნდის ბრძოლები: ქვეითი რაზმები ერთი უჯრით ნაკლებზე გადაადგილდებიან.
homm3-notice-battlefield-calm = ამ რაუნდის ბრძოლები ჩვეულებრივია.
homm3-notice-battlefield-dug-in = ამ რაუნდის ბრძოლები: ქვეითი რაზმები დაცვის ჟეტონით იწყებენ.
homm3-notice-battlefield-ascending = ამ რაუნდის ბრძოლები: პირველები ყველაზე ნელი რაზმები აქტიურდებიან.
homm3-notice-battlefield-flying-far = ამ რაუნდის ბრძოლები: მფრინავი რაზმები ერთი უჯრით მეტზე გადაადგილდებიან.
homm3-notice-battlefield-ranged-higher = ამ რაუნდის ბრძოლები: მსროლელი რაზმები ორ კამათელს აგორებენ, ითვლება მეტი.
homm3-token-battlefield = ბრძოლის ველი

## Astral Run
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
homm3-ask-town-joins = შეგიძლია აქ დამარცხებული რაზმებიდან ერთი ოქროს ფასის ნახევრად დაიქირავო.
homm3-ask-dragon = შეგიძლია დრაკონი ნახევარ ფასად დაიქირავო. თუ არა, 10 ოქროს იღებ.
homm3-log-through-gate = { $seat } კარიბჭეს გადის. ველი: { $field }.
homm3-notice-gates = ღია კარიბჭეები: { $where }.

## Brothers in Arms
homm3-scenario-brothers_in_arms = თანამებრძოლები
    .about = ორი მოკავშირე წყვილი ერთმანეთს დრაკონების ბუნაგებისა და წმინდა ადგილების ჯაჭვის ორივე მხრიდან უპირისპირდება.
    .goal = დაიკავეთ მტრის ორივე ქალაქი. თუ 12 რაუნდის შემდეგ ეს არავინ შეძლო, თითო გმირი ყოველი მხრიდან ბოლო ბრძოლაში გამარჯვებისთვის იბრძვის.
homm3-rule-share_nearby = მოკავშირეები, რომელთა გმირები მეზობელ ველებზე დგანან, ერთმანეთს რესურსებს, რაზმებსა და არტეფაქტებს გადასცემენ.
homm3-rule-dragon_joins = დრაკონების უტოპიაში დამარცხებული ერთი დრაკონი გამარჯვებულს უერთდება.
homm3-rule-final_combat = თუ მე-{ $round } რაუნდის შემდეგ გამარჯვებული არ არის, თითოეული მხარე ბოლო ბრძოლისთვის გმირს ასახელებს.
homm3-ask-pass-on = რას გადასცემ მოთამაშეს: { $seat }?
homm3-ask-deal = შეგიძლია ერთ სხვა მოთამაშეს გარიგება შესთავაზო.
homm3-ask-deal-give = რას სთავაზობ მოთამაშეს: { $seat }?
homm3-ask-deal-want = რა გინდა მოთამაშისგან: { $seat }?
homm3-ask-deal-answer = { $card ->
        [none] { $seat } გთავაზობს: { $count } { $resource }.
       *[other] { $seat } გთავაზობს: { $card }.
    } { $amount ->
        [0] სანაცვლოდ არაფერს ითხოვს. თანახმა ხარ?
       *[other] სანაცვლოდ ითხოვს: { $amount } { $wanted ->
            [gold] ოქრო
            [materials] სამშენებლო მასალა
            [valuables] ძვირფასეულობა
           *[other] { $wanted }
        }. თანახმა ხარ?
    }
homm3-ask-champion = ვინ იბრძვის ბოლო ბრძოლაში შენი მხრიდან?
homm3-option-rule-share = გადაეცი რამე მოთამაშეს: { $seat }
homm3-option-pass-card = { $card }
homm3-option-pass-unit = მცირე რაზმი: { $troop }
homm3-option-pass-pack = დიდი რაზმი: { $troop }
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $count } { $resource }
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $count } { $resource }
homm3-option-deal-gift = არაფერი: ეს საჩუქარია
homm3-option-deal-agree = დათანხმდი
homm3-option-champion = { $seat }
homm3-log-deal-refused = { $to } გარიგებაზე უარს ამბობს. შემთავაზებელი: { $seat }.
homm3-log-final-combat = ბოლო ბრძოლა: { $seat } და { $other } ერთმანეთის წინააღმდეგ.

## Crossroads
homm3-scenario-crossroads = გზაჯვარედინი
    .about = დრაკონების ფრთების ქვეშ ორი გზა იკვეთება. ვინც გზაჯვარედინის გარშემო მიწას ფლობს, მისი ბატონიც ისაა. პირველ სამ რაუნდში მშვიდობაა.
    .goal = აიღე მტრის ქალაქი ან 9 რაუნდის შემდეგ ყველაზე მეტი გამარჯვების ქულა გქონდეს: მაღარო 1, დასახლება 2, ობელისკი 2, დრაკონების უტოპია 5, ყოველი გამარჯვება მტრის მთავარ გმირზე 3.
