### King Urbno in the browser

## The felt
web-urbno-felt = სათამაშო მაგიდა
web-urbno-you = შენ
web-urbno-plate = ადგილი: { $name }
web-urbno-led = ჩამოსული: { $colour }
web-urbno-dominant = დომინანტი: { $colour }
web-urbno-by-knight = რაინდმა გააუქმა
web-urbno-by-scroll = პირველმა გრაგნილმა შეცვალა
web-urbno-by-mission = მაგიდაზე ამოტრიალებულმა კარტმა შეცვალა
web-urbno-lowest-takes = მიაქვს უმდაბლესს
web-urbno-trick-of = სვლა { $number } / { $of }
web-urbno-where = რაუნდი { $number } / { $rounds }
web-urbno-round-of = რაუნდი { $number } / { $rounds }
web-urbno-active = { $scroll }, { $seat }
web-urbno-leads = იწყებს ამ სვლას
web-urbno-leads-next = იწყებს შემდეგ სვლას
web-urbno-dealer = დამრიგებელი
web-urbno-with = წყვილი: { $name }
web-urbno-known = შენთვის ცნობილი კარტები
web-urbno-pile = { $count ->
        [one] დასტაში 1 კარტია
       *[other] დასტაში { $count } კარტია
    }
web-urbno-row = { $count ->
        [one] მიმდევრობაში 1 კარტია
       *[other] მიმდევრობაში { $count } კარტია
    }
web-urbno-your-card = შენი კარტი
web-urbno-still-to-play = ჯერ არ ჩამოსულა
web-urbno-took = კონა მიაქვს
web-urbno-played = { $tag ->
        [none] { $name }: { $card }, { $number }
       *[other] { $name }: { $card }, { $number }, { $tag }
    }{ $power ->
        [none] { "" }
       *[other] , ძალა: { $power }
    }
web-urbno-table-cards = კარტები მაგიდაზე
web-urbno-half = ნახევარი { $number }

web-urbno-tag-winning = წინაა
web-urbno-tag-no-precedence = უპირატესობის გარეშე
web-urbno-tag-off-colour = სხვა ფერი
web-urbno-tag-left-out = არ ითვლება
web-urbno-tag-behind = ჩამორჩება

## Tokens
web-urbno-crystals = ძალის კრისტალები
web-urbno-cubes = კუბები
web-urbno-scrolls = გრაგნილები
web-urbno-tricks = კონები

## Phases
web-urbno-phase-announce = რაუნდი დასრულდა
web-urbno-phase-over = თამაში დასრულდა
web-urbno-phase-window = გრაგნილის გააქტიურების დრო
web-urbno-phase-resources = რესურსების არჩევა
web-urbno-phase-prepare = მისიის მომზადება

## The hand
web-urbno-your-hand = შენი კარტები
web-urbno-no-cards = ხელში კარტი არ გაქვს.
web-urbno-watching = მაყურებელი კარტებს ვერ ხედავს.
web-urbno-held = { $slot ->
        [0] { $card }, { $number }
       *[other] { $slot }: { $card }, { $number }
    }{ $note ->
        [none] { "" }
       *[other] , { $note }
    }
web-urbno-your-row = შენი მიმდევრობა, ჩამოსვლის რიგით
web-urbno-your-open = შენ წინ გახსნილი
web-urbno-your-columns = გახსნილი, ქვეშ დაფარული კარტით
web-urbno-this-half = ერთი ნახევარი
web-urbno-other-half = მეორე ნახევარი
web-urbno-out = ამ რაუნდში არ თამაშობს
web-urbno-drawn = აღებული
web-urbno-given = შენთვის მოცემული
web-urbno-your-scrolls = შენი გრაგნილები

web-urbno-must-follow = უნდა დაარტყა: { $colour }
web-urbno-must-play = სავალდებულოა: { $colour }
web-urbno-must-lowest = მხოლოდ უმდაბლესი
web-urbno-needs-crystal = კრისტალით
web-urbno-emperor-forbids = იმპერატორი კრძალავს
web-urbno-in-order = მოგვიანებით
web-urbno-not-yet = ჯერ შენი არ არის
web-urbno-note-takes = { $number } კონას წაიღებს
web-urbno-note-loses = კონას ვერ წაიღებს
web-urbno-note-loses-to = { $number }: უკეთესია { $against }
web-urbno-note-ahead = ჯერჯერობით წინაა
web-urbno-note-behind = { $against } წინაა

## The card in question
web-urbno-card-number = { $card }, { $number }
web-urbno-idle = ბოლო შენ ჩამოდიხარ, ამიტომ ძალა ვერაფერს შეცვლიდა.
web-urbno-nothing-in-question = მიუთითე კარტზე, რომ წაიკითხო, რას აკეთებს მისი ძალა.

## Mission, progress, tricks
web-urbno-mission = მისია
web-urbno-mission-kind = { $kind ->
        [fixed] მისია { $number }, ფიქსირებული
       *[variable] მისია { $number }, ცვლადი
    }
web-urbno-progress-title = წინსვლა მისიაში
web-urbno-progress-unknown = უცნობია
web-urbno-progress = { $unit ->
        [tricks] { $have ->
            [one] 1 კონა
           *[other] { $have } კონა
        }
        [light-tricks] { $have ->
            [one] 1 მსუბუქი კონა
           *[other] { $have } მსუბუქი კონა
        }
        [cards] { $have ->
            [one] 1 კარტი
           *[other] { $have } კარტი
        }
        [colours] { $have ->
            [one] 1 ფერი
           *[other] { $have } ფერი
        }
       *[sum] ჯამი { $have }
    }
web-urbno-progress-of = { $unit ->
        [tricks] კონა { $have } / { $of }
        [light-tricks] მსუბუქი კონა { $have } / { $of }
        [cards] კარტი { $have } / { $of }
        [colours] ფერი { $have } / { $of }
       *[sum] ჯამი { $have } / { $of }
    }
web-urbno-have-of = { $have } / { $of }
web-urbno-more = კიდევ { $count }
web-urbno-over = გადააჭარბა
web-urbno-met = შესრულდა
web-urbno-met-costs = ქულას აკლებს
web-urbno-tricks-taken = წაღებული კონები
web-urbno-no-tricks = ამ რაუნდში კონა ჯერ არავის წაუღია.

## Score pad
web-urbno-score-pad = ქულების ბლოკნოტი
web-urbno-score-pad-note = დომინანტი
web-urbno-round = რაუნდი
web-urbno-extra-points = გრაგნილი 17
web-urbno-unused-scrolls = დარჩენილი გრაგნილი
web-urbno-total = ჯამი
web-urbno-pairs = წყვილები
web-urbno-points = ქულა

## Tabs of the phone
web-urbno-tab-hand = კარტები, { $count }
web-urbno-tab-tricks = კონები, { $count }
web-urbno-tab-score = ქულა

## The decision bar
web-urbno-your-turn-in = შენი ჯერია. { $phase }.
web-urbno-turn-lead = შენი ჯერია. იწყებ სვლას { $number }.
web-urbno-turn-last = შენი ჯერია, ბოლო ჩამოდიხარ.
web-urbno-turn-place = { $place ->
        [2] შენი ჯერია, მეორე ხარ { $of } მოთამაშიდან.
       *[3] შენი ჯერია, მესამე ხარ { $of } მოთამაშიდან.
    }
web-urbno-duty-follow = უნდა დაარტყა პირველი კარტის ფერი: { $colour }.
web-urbno-duty-dominant = პირველი კარტის ფერი ({ $led }) არ გაქვს, დომინანტი უნდა დაარტყა: { $colour }.
web-urbno-duty-none = პირველი კარტის ფერი ({ $led }) არ გაქვს, ნებისმიერ კარტს შეგიძლია ჩამოხვიდე.
web-urbno-duty-lowest = ჯადოქარი უმდაბლესი კარტის დარტყმას გავალდებულებს.
web-urbno-duty-row = შენი მიმდევრობის მორიგი კარტი ჩამოდის.

web-urbno-do-play = { $number ->
        [none] { $power ->
            [none] ჩამოდი: { $card }
           *[other] ჩამოდი: { $card }. ძალა: { $power }
        }
       *[other] { $power ->
            [none] ჩამოდი: { $card }, ციფრით { $number }
           *[other] ჩამოდი: { $card }, ციფრით { $number }. ძალა: { $power }
        }
    }
web-urbno-do-name = დაასახელე: { $what }
web-urbno-do-pick = აირჩიე ნახევარი { $number }

web-urbno-verb-play = ჩამოსვლა
web-urbno-verb-play-takes = ჩამოსვლა, კონის წაღება
web-urbno-verb-play-highest = ჩამოსვლა, უმაღლესი
web-urbno-verb-play-lowest = ჩამოსვლა, უმდაბლესი
web-urbno-verb-lead = სვლის დაწყება
web-urbno-verb-take = აღება
web-urbno-verb-power = ძალის გამოყენება
web-urbno-verb-cubes = კუბების დადება
web-urbno-verb-certain = მე-16 გრაგნილის გამოყენება
web-urbno-verb-done = მეტი არაფერი
web-urbno-verb-wait = ბოლოს ჩამოსვლა
web-urbno-verb-return = დაბრუნება
web-urbno-verb-leave = არაფრის გაკეთება
web-urbno-verb-steal = კონის წართმევა
web-urbno-verb-activate = გააქტიურება
web-urbno-verb-decline = გააქტიურების გარეშე
web-urbno-verb-name = დასახელება
web-urbno-verb-give = მიცემა
web-urbno-verb-echo = მისი ეფექტის გამოყენება
web-urbno-verb-keep = დატოვება
web-urbno-verb-lay = დადება
web-urbno-verb-split = ამ ნახევარში დადება
web-urbno-verb-pass = გადაცემა
web-urbno-verb-pick = არჩევა
web-urbno-verb-count = რაოდენობის შეცვლა
web-urbno-verb-keep-count = რაოდენობის დატოვება

web-urbno-cubes-in-stock = { $count ->
        [one] კუბები, მარაგშია 1
       *[other] კუბები, მარაგშია { $count }
    }
web-urbno-one-lower = ერთით ნაკლები
web-urbno-one-higher = ერთით მეტი
web-urbno-no-use = ბოლო კარტზე უსარგებლოა
web-urbno-power-idle = { $power }, ბოლო კარტზე უსარგებლოა
web-urbno-certain-take = კონის უეჭველი წაღება
web-urbno-certain-refuse = კონაზე უარი
web-urbno-certain-colour = პირველი კარტის ფერი

## The table in one paragraph
web-urbno-tell-round = რაუნდი { $number } / { $rounds }. დომინანტი ფერი: { $colour }. მისია: { $mission }.
web-urbno-tell-seat = { $seat }: ძალის კრისტალი { $crystals }, კუბი { $cubes }, გრაგნილი { $scrolls }, კონა { $tricks }, ქულა { $total }.
web-urbno-tell-play = { $seat } ჩამოვიდა: { $card }, { $number }.
web-urbno-tell-hand = შენი კარტები: { $cards }.

## The end of a round and of a match

web-urbno-race = ქულები რაუნდების მიხედვით
web-urbno-tie-negative = ქულები თანაბარია: წყვეტს ნაკლები უარყოფითი ქულა.
web-urbno-tie-scroll = ქულები თანაბარია: წყვეტს ნაკლები დარჩენილი გრაგნილი.
web-urbno-deed-round = რაუნდი { $number }
web-urbno-podium = ვინ როგორ დაასრულა
web-urbno-podium-scroll = მათ შორის { $count } გრაგნილისთვის
web-urbno-podium-missions = მისიები
web-urbno-podium-of = { $met } / { $rounds }
web-urbno-podium-tricks = კონები
web-urbno-result = რაუნდი { $number } დასრულდა
web-urbno-result-who = მოთამაშე
web-urbno-result-points = რაუნდის ქულები
web-urbno-result-go = გაგრძელება
