### Heroes III: words for setting a table

homm3-set = გმირები III
    .full = ძალისა და მაგიის გმირები III: სამაგიდო თამაში
    .note = 1-დან 4-მდე მოთამაშე, სცენარი ან ერთი ბრძოლა
    .about = იმოგზაურე რუკაზე, ააშენე ქალაქი, შეკრიბე ლაშქარი და გარისკე კამათლებით.
    .length = 15-წუთიანი ბრძოლა ან მთელი საღამო
    .guide = ჯერ არ გითამაშია? პირველ სცენარში მეგზური გაგყვება.
    .credits = „ძალისა და მაგიის გმირები III: სამაგიდო თამაში“ – გამომცემელი Archon Studio.

homm3-set-form = ფორმა
homm3-set-form-scenario = სცენარი
    .note = მთელი თამაში რუკაზე
    .told = სცენარი
homm3-set-form-skirmish = შეტაკება
    .note = არმია არმიის წინააღმდეგ
    .told = შეტაკება
homm3-set-form-guards = მცველები
    .note = გმირი ველს ათავისუფლებს
    .told = მცველები

homm3-set-scenario = სცენარი
homm3-set-mode = რეჟიმი
homm3-set-mode-clash = შეჯახება
homm3-set-mode-alliance = ალიანსი
homm3-set-mode-cooperative = თანამშრომლობა
homm3-set-mode-campaign = კამპანია
homm3-set-variant = ვარიანტი
homm3-set-factions = ფრაქციები და გმირები
homm3-set-heroes = გმირი
homm3-set-first = საწყისი მოთამაშე
    .me = მე ვიწყებ
homm3-set-first-random = წილისყრით
homm3-set-first-0 = ადგილი 1
homm3-set-first-1 = ადგილი 2
homm3-set-first-2 = ადგილი 3
homm3-set-first-3 = ადგილი 4
homm3-set-carry = წინა ნაწილიდან
homm3-set-events = მოვლენების კარტები
homm3-set-events-true = გამოიყენება
homm3-set-events-false = არ გამოიყენება
homm3-set-open_hands = მოკავშირეების კარტები
homm3-set-open_hands-true = ღია
homm3-set-open_hands-false = დახურული
homm3-set-observatory_places_tile = სექვოიის ობსერვატორია
homm3-set-observatory_places_tile-true = შენი ფილის დადებაც შეუძლია
homm3-set-observatory_places_tile-false = ფილებს მხოლოდ ხსნის
homm3-set-secondary_xp_to_main = დამხმარე გმირის გამოცდილება
homm3-set-secondary_xp_to_main-true = მთავარ გმირთან მიდის
homm3-set-secondary_xp_to_main-false = იკარგება
homm3-set-spell_book_own_turn_only = შელოცვების ყიდვა
homm3-set-spell_book_own_turn_only-true = მხოლოდ შენს სვლაზე
homm3-set-spell_book_own_turn_only-false = ნებისმიერ სვლაზე

homm3-set-attacker = თავდამსხმელი
homm3-set-attacker-random = წილისყრით
homm3-set-defender = დამცველი
homm3-set-defender-random = წილისყრით
homm3-set-attacker_hero = მისი გმირი
homm3-set-attacker_hero-random = წილისყრით
homm3-set-attacker_hero-none = არავინ, კარტების გარეშე
homm3-set-defender_hero = მისი გმირი
homm3-set-defender_hero-random = წილისყრით
homm3-set-defender_hero-none = არავინ, კარტების გარეშე
homm3-set-side = შენი მხარე
homm3-set-army = არმიები
homm3-set-army-standard = თანაბარი
homm3-set-army-random = წილისყრით
homm3-set-army-bought = ნაყიდი
homm3-set-gold = ოქრო არმიისთვის
homm3-set-level = გმირების დონე
homm3-set-siege = ალყა
homm3-set-siege-true = კედლები და ჭიშკარი
homm3-set-siege-false = ღია ველი
homm3-set-field = ველის სირთულე
homm3-set-difficulty = სირთულე
homm3-set-movement = გადაადგილების ქულები
homm3-set-spells = ნაპოვნი შელოცვები
homm3-set-artifacts = ნაპოვნი არტეფაქტები
homm3-set-machines = საბრძოლო მანქანები
homm3-set-machines-none = არცერთი
homm3-set-draw_each_round = ბრძოლის ყოველ რაუნდში ასაღები კარტები
homm3-set-armies = დასახელებული არმიები
homm3-set-rules = არასავალდებულო წესები
homm3-set-rules-none = არცერთი
homm3-set-rules-towns_used = აღებული ქალაქები გამოიყენება
    .note = უფრო რთული. აღებული ქალაქი რესურსებს არ იძლევა; ახალ მფლობელს მისი შენობების გამოყენება შეუძლია.
homm3-set-rules-no_rerolls = თავიდან გაგორების გარეშე
    .note = უფრო რთული. კამათლის თავიდან გაგორება არ შეიძლება.
homm3-set-rules-single_finds = მცირე ნადავლი
    .note = უფრო რთული. განძის ან რესურსების კამათელი მოსულიდან მხოლოდ 1-ს იძლევა.
homm3-set-rules-no_bonus = საწყისი ბონუსის გარეშე
    .note = უფრო რთული. პირველ რაუნდამდე რესურსებს ან არტეფაქტებს არავინ ირჩევს.
homm3-set-rules-second_heroes = თითოს ორი გმირი
    .note = უფრო ადვილი. ყოველი მოთამაშე დამხმარე გმირითაც იწყებს.
homm3-set-rules-least_damage = სულ მცირე 1 ზიანი
    .note = უფრო ადვილი. ყოველი შეტევა, კედლების დაცვის შემდეგ, სულ მცირე 1 ზიანს აყენებს.
homm3-set-rules-double_mines = მდიდარი მიწა
    .note = უფრო ადვილი. მაღაროები და დასახლებები ორმაგად აწარმოებს.
homm3-set-rules-free_trade = ყველგან ვაჭრობა
    .note = უფრო ადვილი. ვაჭრობის ცხრილი ყოველთვის ღიაა; სავაჭრო პუნქტი მის ნაცვლად არტეფაქტს იძლევა.
homm3-set-rules-free_rounds = ბრძოლის დამატებითი რაუნდები უფასოა
    .note = უფრო ადვილი. ნეიტრალურ რაზმებთან ბრძოლის დამატებითი რაუნდები გადაადგილების ქულას არ ითხოვს.
homm3-set-rules-flat_dice = კამათელი ზიანს არ ცვლის
    .note = განსხვავებული. შეტევის კამათელი მხოლოდ უნარებს იწვევს.
homm3-set-rules-more_astrologers = მეტი ასტროლოგი
    .note = განსხვავებული. ასტროლოგების კარტი რესურსების რაუნდებშიც იხსნება.
homm3-set-rules-no_astrologers = ასტროლოგების გარეშე
    .note = განსხვავებული. ასტროლოგების კარტები არ გამოიყენება.
homm3-set-rules-cubes_lifted = ადგილები ისევ ახალია
    .note = განსხვავებული. რაუნდებში 4, 8 და 12 შავი კუბები ყველა ადგილიდან იხსნება, სადაც სტუმრობა შეიძლება.
homm3-set-rules-gains_discarded = ნადავლი გადაგდებულ კარტებში მიდის
    .note = განსხვავებული. მიღებული კარტები ხელში კი არა, შენს გადაგდებულ კარტებში მიდის.
homm3-set-defend_requires_no_move = თავდაცვა
homm3-set-defend_requires_no_move-false = გადაადგილების შემდეგაც
homm3-set-defend_requires_no_move-true = მხოლოდ გადაადგილების გარეშე
homm3-set-keep_negative_token = უარყოფითი სულისკვეთების ჟეტონი
homm3-set-keep_negative_token-false = მეორე დანაკარგისას იხსნება
homm3-set-keep_negative_token-true = მეორე დანაკარგისასაც რჩება
homm3-set-boxes = ყუთები საბაზისო ყუთის გარდა
homm3-set-boxes-none = არცერთი
homm3-set-boxes-rampart = ბასტიონი
homm3-set-boxes-fortress = ციხესიმაგრე
homm3-set-boxes-inferno = ჯოჯოხეთი
homm3-set-boxes-tower = კოშკი
homm3-set-boxes-stronghold = სიმაგრე
homm3-set-boxes-conflux = შესაყარი
homm3-set-boxes-cove = ყურე
homm3-set-boxes-stretch_goals_2024 = დამატებითი მიზნები 2024

web-homm3-set-side = { $side }, { $faction }
web-homm3-set-guards = მცველებს მართავს

## The scenario
web-homm3-set-choose = სხვა სცენარის არჩევა
web-homm3-set-choosing = სცენარები
web-homm3-set-waiting = სცენარები იტვირთება.
web-homm3-set-retry = ხელახლა ნახვა
web-homm3-set-map = რუკა: { $name }
web-homm3-set-by = ავტორი: { $author }
web-homm3-set-goal = მიზანი
web-homm3-set-rounds = { $count ->
        [one] ერთი რაუნდი
       *[other] { $count } რაუნდი
    }
web-homm3-set-for = { $counts } მოთამაშე
web-homm3-set-alone = ერთისთვის
web-homm3-set-needs = ყუთები: { $boxes }
web-homm3-set-needs-none = საბაზისო ყუთი
web-homm3-set-any-players = ნებისმიერი რაოდენობა
web-homm3-set-any-mode = ყველა რეჟიმი
web-homm3-set-players = მოთამაშეები
web-homm3-set-found = { $count ->
        [0] შესაფერისი სცენარი არ არის. აირჩიე მოთამაშეების სხვა რაოდენობა ან სხვა რეჟიმი.
        [one] ერთი სცენარი
       *[other] { $count } სცენარი
    }
web-homm3-set-first-evening = პირველი საღამოსთვის
web-homm3-set-won = მოგებულია
web-homm3-set-by-lot = წილისყრით
web-homm3-set-faction-by-lot = ფრაქცია წილისყრით
web-homm3-set-hero-by-lot = გმირი წილისყრით
web-homm3-set-faction-of = ფრაქცია, ადგილი { $number }
web-homm3-set-hero-of = გმირი, ადგილი { $number }
web-homm3-set-led = { $faction }, { $hero }
web-homm3-set-variant-of = { $number ->
        [1] ვარიანტი
       *[other] ვარიანტი { $number }
    }
web-homm3-set-carry-kept = კარტები, არმია და რესურსები გადადის
web-homm3-set-carry-none = თავიდან დაწყება

## Campaigns
web-homm3-set-campaign = მოგებული ნაწილები: { $done } / { $parts }
web-homm3-set-campaign-next = შემდეგი: { $name }
web-homm3-set-campaign-over = ყველა ნაწილი მოგებულია.
web-homm3-set-campaign-go = თამაში
web-homm3-set-next = შემდეგი ნაწილი
web-homm3-set-again = ხელახლა ცდა
