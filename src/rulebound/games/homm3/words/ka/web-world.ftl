### Heroes III in the browser: scenarios, the town, the hero and the army

## The town
web-homm3-town-switch = რუკა ან ქალაქის დაფა
web-homm3-town-map = რუკა
web-homm3-town-yours = შენი ქალაქი, ბრძოლის გარეთ ნებისმიერ დროს გამოსაყენებელი
web-homm3-town-once = თითო რაუნდში ერთხელ
web-homm3-town-build = მშენებლობა
    .text = რაუნდში ერთხელ შეგიძლია ერთი შენობა ააშენო, რომლის წინაპირობები აშენებულია (H3-7.6).
web-homm3-town-population = მოსახლეობა
    .text = რაუნდში ერთხელ შეგიძლია რამდენიც გინდა რაზმი დაიქირავო და გააძლიერო, ან დამხმარე გმირი დაიქირავო (H3-7.10).
web-homm3-town-book = შელოცვების წიგნი
    .text = რაუნდში ერთხელ შეგიძლია შელოცვების დასტაში ძებნა (2) იყიდო. უნდა იდგეს მაგების გილდია, რომელიც ამ რაუნდში არ აშენებულა (H3-7.14).
web-homm3-town-ready = მზადაა
web-homm3-town-ready-for = მზადაა, { $gold } ოქრო
web-homm3-town-used = გამოყენებულია
web-homm3-town-used-long = ამ რაუნდში გამოყენებულია
web-homm3-town-in-use = ახლა გამოიყენება
web-homm3-town-built = აშენებულია
web-homm3-town-built-now = ამ რაუნდში აშენდა
web-homm3-town-usable = ახლა შეგიძლია გამოიყენო
web-homm3-town-stands = { $building }: აშენებულია
web-homm3-town-first = ჯერ { $building }
web-homm3-town-short = აკლია { $parts }
web-homm3-town-short-part = { $resource ->
        [gold] { $count } ოქრო
        [materials] { $count } მასალა
       *[valuables] { $count } ძვირფასეულობა
    }
web-homm3-town-token-used = მშენებლობის ჟეტონი გამოყენებულია
web-homm3-town-same-tile = იგივე ფილა
web-homm3-town-income = შემოსავალი
web-homm3-town-income-next = შემდეგი: რაუნდი { $round }
web-homm3-town-income-all = შემოსავალი: { $gold } ოქრო, { $materials } სამშენებლო მასალა, { $valuables } ძვირფასეულობა
# For instance: gold: 14, income 10
web-homm3-town-stock = { $resource }: { $have }, შემოსავალი { $income }
web-homm3-town-then = შემდეგ { $count }

## Population
web-homm3-town-by-itself = ყოველი რაზმი ცალკე ფასდება
web-homm3-town-population-for = რისთვის გამოიყენება ჟეტონი
web-homm3-town-units-tab = რაზმები
web-homm3-town-hire = დამხმარე გმირი, { $gold } ოქრო
    .text = დამხმარე გმირი 10 ოქრო ღირს და მოსახლეობის ჟეტონს იკავებს. გმირი შენს ქალაქში ან დასახლებაში ჩნდება (H3-4.10).
web-homm3-town-not-built = { $building }: არ არის აშენებული
web-homm3-town-recruits = { $building }: დაქირავება. ციტადელი: გაძლიერება
web-homm3-town-no-citadel = ციტადელის გარეშე გაძლიერება არ შეიძლება
web-homm3-town-gains = { $size }: { $text }
# For instance: attack 3
web-homm3-town-value = { $stat } { $value }
web-homm3-town-has = { $unit }: { $size }, შენს არმიაში
web-homm3-town-price = { $valuables ->
        [0] { $gold } ოქრო
        [one] { $gold } ოქრო და 1 ძვირფასეულობა
       *[other] { $gold } ოქრო და { $valuables } ძვირფასეულობა
    }
web-homm3-town-step = { $state ->
        [wanted] { $unit }, { $size }, ფასი: { $price }; ანგარიშშია
        [via] { $unit }, { $size }, ფასი: { $price }; ანგარიშშია
        [dear] { $unit }, { $size }, ფასი: { $price }; ახლა ძვირია
        [closed] { $unit }, { $size }, ფასი: { $price }; ახლა არ შეიძლება
       *[free] { $unit }, { $size }, ფასი: { $price }
    }
web-homm3-town-recruit = დაქირავება
web-homm3-town-reinforce = გაძლიერება
web-homm3-town-bill = ანგარიში
web-homm3-town-bill-step = { $step ->
        [recruit] { $unit }, დაქირავება
       *[reinforce] { $by ->
            [none] { $unit }, გაძლიერება
           *[other] { $unit }, გაძლიერება ({ $by })
        }
    }
web-homm3-town-bill-total = სულ
web-homm3-town-bill-left = { $valuables ->
        [none] ქისა { $gold }, რჩება
       *[other] ქისა { $gold } და { $valuables }, რჩება
    }
web-homm3-town-bill-nothing = ოქრო არ რჩება
web-homm3-town-bill-others = { $count } ოქროს ნაცვლად სხვა რესურსები
web-homm3-town-rebate = { $building }: { $gold } ოქროთი ნაკლები
web-homm3-town-trade = ვაჭრობა
web-homm3-town-rate = { $sell } → { $buy }

## The hero and the army
web-homm3-town-hero = შენი გმირი
web-homm3-town-hero-might = ძალის გმირი, კარტების ზღვარი { $limit }
web-homm3-town-hero-magic = მაგიის გმირი, კარტების ზღვარი { $limit }
web-homm3-town-xp = გამოცდილება { $xp } / { $steps }
web-homm3-town-boots = { $hero ->
        [second] { $left ->
            [one] დამხმარე გმირი: დარჩა გადაადგილების 1 ქულა
           *[other] დამხმარე გმირი: დარჩა გადაადგილების { $left } ქულა
        }
       *[main] { $left ->
            [one] მთავარი გმირი: დარჩა გადაადგილების 1 ქულა
           *[other] მთავარი გმირი: დარჩა გადაადგილების { $left } ქულა
        }
    }
web-homm3-town-morale-positive = სულისკვეთება +
web-homm3-town-morale-neutral = სულისკვეთების გარეშე
web-homm3-town-morale-negative = სულისკვეთება −
web-homm3-town-expert = ექსპერტი { $count }
web-homm3-town-army = არმია
web-homm3-town-units = { $count ->
        [one] 1 რაზმი
       *[other] { $count } რაზმი
    }
web-homm3-town-units-then = { $count ->
        [one] 1 რაზმი, შემდეგ { $then }
       *[other] { $count } რაზმი, შემდეგ { $then }
    }
web-homm3-town-no-units = არცერთი რაზმი
web-homm3-town-grows = მცირე, შემდეგ დიდი რაზმი
web-homm3-town-joins = უერთდება: { $size }

## The scenario
web-homm3-world-goal = სცენარი
web-homm3-world-of-rounds = / { $rounds }
web-homm3-world-round-word = რაუნდი
web-homm3-world-week = ასტროლოგები აცხადებენ: { $week }
web-homm3-world-where = რაუნდი { $round } / { $rounds }
web-homm3-world-round = რაუნდი { $round }
web-homm3-world-level = დონე
# For instance: Castle, Catherine
web-homm3-world-side = { $faction }, { $hero }
web-homm3-world-fact-deck = დასტა
web-homm3-world-fact-discard = გადაგდებული
web-homm3-world-fact-tiles = ფილები
web-homm3-world-fact-flags = დროშები
web-homm3-world-fact-grail = გრაალი აქვს
web-homm3-world-fact-out = თამაშგარეა
web-homm3-world-tab-field = ველი
web-homm3-world-tab-tile = ფილა
web-homm3-world-tab-town = ქალაქი
web-homm3-world-in-combat = ბრძოლაში
web-homm3-world-rolled = გაგორებული კამათელი
web-homm3-world-wishes = შემომთავაზე ქალაქის მოქმედებები: { $count } / { $all } შემთხვევაში

## The bar
web-homm3-world-setup = მომზადება
web-homm3-world-turn = { $movement ->
        [0] შენი ჯერია, გადაადგილების ქულა აღარ დარჩა
       *[other] შენი ჯერია, გადაადგილება { $movement }
    }
web-homm3-world-turn-begins = შენი სვლა იწყება
web-homm3-world-turn-ride = შენი ჯერია, გადაადგილება { $cost } / { $movement }
web-homm3-world-turn-two = შენი ჯერია, გადაადგილება { $main } და { $second }
web-homm3-world-window = სხვისი სვლაა, ქალაქის მოქმედებები
web-homm3-world-window-own = შენი ჯერია, ქალაქის მოქმედებები ბრძოლამდე
web-homm3-world-population = მოსახლეობა, ამ რაუნდში ერთხელ, რამდენიც გინდა რაზმი
web-homm3-world-turning = ფილა აღმოჩენილია, მოაბრუნე, როგორც გინდა
web-homm3-world-ask-turn = { $which ->
        [second] საით მიდის დამხმარე გმირი?
       *[main] საით მიდის { $hero }?
    }
web-homm3-world-ask-town = რას აშენებ ან ქირაობ?
web-homm3-world-ask-rest = კიდევ რას აკეთებ?
web-homm3-world-ask-population = დაქირავება და გაძლიერება
web-homm3-world-ask-rotate = როგორ დევს ფილა?
web-homm3-world-do-go = { $empty ->
        [yes] { $meeting ->
            [hero] გადადი ცარიელ ველზე და შეუტიე: { $other }
            [friend] გადადი ცარიელ ველზე, სადაც დგას { $other }
            [army] გადადი ცარიელ ველზე და შეებრძოლე იქაურ არმიას: { $other }
            [fight] გადადი ცარიელ ველზე და იბრძოლე
            [quick] გადადი ცარიელ ველზე; მცველები გარბიან
           *[none] გადადი ცარიელ ველზე
        }
       *[no] { $meeting ->
            [hero] გადადი აქ: { $field }. შეუტიე: { $other }
            [friend] გადადი აქ: { $field }. იქ დგას { $other }
            [army] გადადი აქ: { $field }. შეებრძოლე იქაურ არმიას: { $other }
            [fight] გადადი აქ: { $field }. იბრძოლე
            [quick] გადადი აქ: { $field }. მცველები გარბიან
           *[none] გადადი აქ: { $field }
        }
    }
web-homm3-world-do-revisit = { $empty ->
        [yes] დარჩი ცარიელ ველზე
       *[no] ხელახლა ესტუმრე: { $field }
    }
web-homm3-world-do-discover = გახსენი ფილა { $numerals }
web-homm3-world-do-place = დადე იქ: { $kind }
web-homm3-world-do-rotate = ასე დადე ფილა
web-homm3-world-do-rotate-beside = { $empty ->
        [empty] დადე ისე, რომ შენს გვერდით ცარიელი ველი იყოს
        [blocked] დადე ისე, რომ შენს გვერდით ჩაკეტილი ველი იყოს
       *[no] დადე ისე, რომ შენს გვერდით იყოს { $location }
    }
web-homm3-world-do-build = ააშენე { $building }
web-homm3-world-do-population = დაიქირავე და გააძლიერე რაზმები
web-homm3-world-do-book = გადაიხადე { $gold } ოქრო შელოცვების დასტაში ძებნისთვის
web-homm3-world-do-exchange = გაეცი { $sell }, მიიღე { $buy }
web-homm3-world-bill-recruit = დაიქირავე { $recruits }
web-homm3-world-bill-reinforce = გააძლიერე { $reinforces }
web-homm3-world-bill-both = დაიქირავე { $recruits }; გააძლიერე { $reinforces }
web-homm3-world-short-hire = დამხმარე გმირი
web-homm3-world-short-revisit = ხელახლა სტუმრობა

web-homm3-world-verb-build = აშენება
web-homm3-world-verb-buy = ყიდვა
web-homm3-world-verb-discover = გახსნა
web-homm3-world-verb-done = დასრულება
web-homm3-world-verb-draw-all = ზღვრამდე აღება
web-homm3-world-verb-draw-none = მეტი აღარ
web-homm3-world-verb-draw-one = ერთის აღება
web-homm3-world-verb-end-turn = სვლის დასრულება
web-homm3-world-verb-exchange = გაცვლა
web-homm3-world-verb-fight = ბრძოლა
web-homm3-world-verb-give = გაცემა
web-homm3-world-verb-give-up = გმირის დათმობა
web-homm3-world-verb-lay = ფილის დადება
web-homm3-world-verb-look = ნახვა
web-homm3-world-verb-muster = დაქირავება
web-homm3-world-verb-pay = { $gold } ოქროს გადახდა
web-homm3-world-verb-pay-both = { $gold } ოქროსა და { $valuables } ძვირფასეულობის გადახდა
web-homm3-world-verb-pay-short = გადახდა
web-homm3-world-verb-place = დადება
web-homm3-world-verb-raise = გაზრდა
web-homm3-world-verb-reinforce = გაძლიერება
web-homm3-world-verb-remove = თამაშიდან გატანა
web-homm3-world-verb-ride = გადასვლა
web-homm3-world-verb-roll = გაგორება
web-homm3-world-verb-search = ძებნა
web-homm3-world-verb-sell = გაყიდვა
web-homm3-world-verb-take = აღება
web-homm3-world-verb-trade = ვაჭრობა
web-homm3-world-verb-use = გამოყენება
web-homm3-world-verb-visit = სტუმრობა
web-homm3-world-verb-yield = ველის დათმობა

## Places
# For instance: Mine (gold)
web-homm3-world-mine = მაღარო ({ $resource })
# For instance: Settlement III
web-homm3-world-chip-guarded = { $field } { $level }
# For instance: Artifact II, west
web-homm3-world-chip-side = { $field }, { $side }
web-homm3-world-chip-tile = ფილა { $numerals }
web-homm3-world-chip-slot = ახალი ფილა
web-homm3-world-north-east = ჩრდილო-აღმოსავლეთი
web-homm3-world-east = აღმოსავლეთი
web-homm3-world-south-east = სამხრეთ-აღმოსავლეთი
web-homm3-world-south-west = სამხრეთ-დასავლეთი
web-homm3-world-west = დასავლეთი
web-homm3-world-north-west = ჩრდილო-დასავლეთი
web-homm3-world-face-down = დახურული ფილა
web-homm3-world-guards = მცველები, სირთულე { $level }.
web-homm3-world-tile-back = ზურგზე წერია { $numerals }: მისი მცველების სირთულე.
web-homm3-world-hero = დონე { $level }, გამოცდილება { $xp }. კარტების ზღვარი { $limit }, დარჩენილი ექსპერტული გამოყენება: { $experts }.

## The log
web-homm3-world-log-round = რაუნდი { $number }
web-homm3-world-log-turn = { $own ->
        [yes] შენი სვლა
       *[no] სვლა: { $seat }
    }
web-homm3-world-rider = { $which ->
        [second] დამხმარე გმირი ({ $seat })
       *[main] { $hero }
    }
web-homm3-world-log-went = { $empty ->
        [yes] { web-homm3-world-rider } ცარიელ ველზე გადადის.
       *[no] { web-homm3-world-rider } გადადის აქ: { $location }.
    }
web-homm3-world-log-visited = { web-homm3-world-rider } სტუმრობს ადგილს: { $location }.
web-homm3-world-log-flagged = { $seat } დროშას აღმართავს: { $location }.
web-homm3-world-log-enemy-flagged = მტერი დროშას აღმართავს: { $location }.
web-homm3-world-log-retreated = { $empty ->
        [yes] { web-homm3-world-rider } ცარიელ ველზე იხევს უკან.
       *[no] { web-homm3-world-rider } უკან იხევს. ადგილი: { $location }.
    }
web-homm3-world-log-refuge = { web-homm3-world-rider } თავშესაფარს პოულობს: { $location }.
web-homm3-world-log-hired = { $seat } დამხმარე გმირს იღებს: { $location }.
web-homm3-world-guard-level = { $level ->
        [none] { "" }
       *[other] { " " }({ $level })
    }
web-homm3-world-log-announced = { $foe ->
        [guards] { $empty ->
            [yes] { web-homm3-world-rider } მცველებს{ web-homm3-world-guard-level } უტევს ცარიელ ველზე.
           *[no] { web-homm3-world-rider } მცველებს{ web-homm3-world-guard-level } უტევს აქ: { $location }.
        }
        [units] { $rover ->
            [none] { web-homm3-world-rider } დამცველებს უტევს აქ: { $location }.
           *[other] მტრის არმია დამცველებს უტევს აქ: { $location } ({ $rover }).
        }
        [rover] { $empty ->
            [yes] { web-homm3-world-rider } არმიას უტევს ცარიელ ველზე.
           *[no] { web-homm3-world-rider } არმიას უტევს აქ: { $location }.
        }
       *[other] { $rover ->
            [none] { $empty ->
                [yes] { web-homm3-world-rider } გმირს უტევს ცარიელ ველზე.
               *[no] { web-homm3-world-rider } გმირს უტევს აქ: { $location }.
            }
           *[other] { $empty ->
                [yes] მტრის არმია გმირს უტევს ცარიელ ველზე ({ $rover }).
               *[no] მტრის არმია გმირს უტევს აქ: { $location } ({ $rover }).
            }
        }
    }
web-homm3-world-log-rover-went = { $empty ->
        [yes] მტრის არმია ცარიელ ველზე გადადის: { $rover } (H3-10.121).
       *[no] მტრის არმია გადადის აქ: { $location }, { $rover } (H3-10.121).
    }
web-homm3-world-log-portal = { web-homm3-world-rider } პორტალით გადადის: { $location }.
web-homm3-world-log-passed-gate = { web-homm3-world-rider } ციხის კარიბჭეს გადის: { $location }.
web-homm3-world-log-discovered = { $seat } ხსნის ფილას { $numerals }.
web-homm3-world-log-placed-tile = { $seat } დებს ფილას { $numerals }.
web-homm3-world-log-turned-up = იხსნება ფილა { $numerals }.

# Where something is, in a sentence
web-homm3-world-place = { $what ->
        [empty] ცარიელი ველი
        [hidden] დახურული ფილა
       *[other] { $location }
    }

## The whole table in one paragraph
web-homm3-world-tell-round = { $rounds ->
        [none] { $name }, რაუნდი { $round }.
       *[other] { $name }, რაუნდი { $round } / { $rounds }.
    }{ $active ->
        [none] { "" }
       *[other] { " " }სვლა: { $active }.
    }
web-homm3-world-tell-realm = { $seat }: { $faction }, { $hero }, დონე { $level }. { $field ->
        [none] მთავარი გმირი რუკაზე არ არის.
       *[other] მთავარი გმირი აქ დგას: { $field }.
    }{ $second ->
        [none] { "" }
       *[other] { " " }დამხმარე გმირი აქ დგას: { $second }.
    } ოქრო { $gold }, სამშენებლო მასალა { $materials }, ძვირფასეულობა { $valuables }, დროშები { $flags }. { $buildings ->
        [none] შენობები არ არის.
       *[other] შენობები: { $buildings }.
    } არმია: { $army }.
web-homm3-world-tell-army = { $army }. ადგილი: { $field }.

## The goal and the end
web-homm3-world-of = /
web-homm3-goal-won = როგორ იგებენ
web-homm3-goal-lost = როგორ აგებენ
web-homm3-goal-always = ვინც რჩება, როცა ყველა მტერი თამაშგარეა, მაშინვე იმარჯვებს.
web-homm3-goal-rules = ამ სცენარის წესები
web-homm3-count = შეჯამება
