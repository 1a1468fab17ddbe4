### King Urbno: questions, choices, log and reasons

## Questions
urbno-ask-lead = სვლას შენ იწყებ. ჩამოდი კარტს.
urbno-ask-play = ჩამოდი კარტს.
urbno-ask-announce = შეგიძლია შენს კარტს ძალის კრისტალი ან კუბები დაადო.
urbno-ask-return = წინა სვლის კონიდან კარტი აღებული გაქვს. დააბრუნე ეს კარტი ან ერთი შენი.
urbno-ask-react = { $which ->
        [16] შეგიძლია ამ სვლაზე შენი გრაგნილი გამოიყენო: { $scroll }.
       *[other] შეგიძლია ამ კარტზე ძალის კრისტალი დახარჯო: { $scroll }.
    }
urbno-ask-steal = კონას იღებს { $seat }. შეგიძლია წაართვა.
urbno-ask-scroll = შეგიძლია გრაგნილი გაააქტიურო.
urbno-ask-colour = დაასახელე ფერი (გრაგნილი: { $scroll }).
urbno-ask-player = დაასახელე მოთამაშე (გრაგნილი: { $scroll }).
urbno-ask-give = მიეცი კარტი მოთამაშეს: { $to }. მოთხოვნილი ფერი: { $colour }.
urbno-ask-give-back = დაუბრუნე კარტი მოთამაშეს: { $to }.
urbno-ask-echo = აირჩიე გრაგნილი, რომლის ეფექტსაც გამოიყენებ.
urbno-ask-keep = დაიტოვე ერთი ამ გრაგნილებიდან.
urbno-ask-kept = შეგიძლია დატოვებული გრაგნილი ახლავე გაააქტიურო.
urbno-ask-resources = აიღე რესურსების კომბინაცია.
urbno-ask-choose = { $which ->
        [15] დაალაგე შენი კარტები მიმდევრობით. კარტი { $number }/6.
        [24] აირჩიე ერთი ნახევრის კარტები. კარტი { $number }/4.
       *[25] აირჩიე კარტები მარჯვნივ მჯდომისთვის. კარტი { $number }/3.
    }
urbno-ask-half = აირჩიე ორი დაფარული ნახევრიდან ერთი. კარტების პატრონი: { $seat }.
urbno-ask-count = შენ გაქვს { $count ->
        [one] 1 კონა
       *[other] { $count } კონა
    }. შეგიძლია ეს რაოდენობა შეცვალო.

## Choices
urbno-option-play = { $power ->
        [none] ჩამოდი: { $card }
       *[other] ჩამოდი: { $card }, წესის გვერდის ავლით, ძალით „{ $power }“
    }
urbno-option-wait = დაიცადე და ბოლოს ჩამოდი
urbno-option-power = { $seat ->
        [none] { $colour ->
            [none] ძალა: { $power }
           *[other] ძალა: { $power }, ფერი: { $colour }
        }
       *[other] ძალა: { $power }, შემდეგი სვლის დამწყები: { $seat }
    }
urbno-option-cubes = კუბები: { $amount }
urbno-option-certain = { $colour ->
        [none] გრაგნილი 16: { $mode }
       *[other] გრაგნილი 16: { $mode }, პირველად ჩამოსული კარტის ფერად ითვლება: { $colour }
    }
urbno-option-done = მეტი არაფერი
urbno-option-return = დააბრუნე { $card }
urbno-option-leave = არაფრის გაკეთება
urbno-option-steal = წაართვი კონა
urbno-option-activate = გაააქტიურე გრაგნილი { $number }: { $scroll }
urbno-option-decline = გააქტიურების გარეშე
urbno-option-colour = { $colour }
urbno-option-player = { $seat }
urbno-option-give = მიეცი { $card }
urbno-option-echo = გამოიყენე გრაგნილი { $number }: { $scroll }
urbno-option-keep = დაიტოვე გრაგნილი { $number }: { $scroll }
urbno-option-take = აიღე: { $combination }
urbno-option-lay = დადე { $card }
urbno-option-split = დადე { $card } ამ ნახევარში
urbno-option-pass = გადაეცი { $card }
urbno-option-pick = ნახევარი { $half }
urbno-option-count = რაოდენობა: { $amount }
urbno-option-keep-count = რაოდენობა უცვლელად დატოვე

urbno-mode-take = კონის წაღება
urbno-mode-refuse = კონაზე უარი
urbno-combinations = { $combination }

## Who wins the trick, and why
# Whole sentences that follow each other: the first one ends with a colon.
urbno-because-so-far = კონას ჯერჯერობით იღებს { $seat }:
urbno-because-highest-dominant = { $number } უმაღლესი ციფრია დომინანტ ფერში ({ $colour }).
urbno-because-highest-led = { $number } უმაღლესი ციფრია პირველად ჩამოსული კარტის ფერში ({ $colour }).
urbno-because-lowest-dominant = { $number } უმდაბლესი ციფრია დომინანტ ფერში ({ $colour }).
urbno-because-lowest-led = { $number } უმდაბლესი ციფრია პირველად ჩამოსული კარტის ფერში ({ $colour }).
urbno-because-certain = მე-16 გრაგნილი ამას უეჭველს ხდის.
urbno-because-nobody-else = სხვა ვერცერთი კარტი ვერ წაიღებს კონას (მე-16 გრაგნილი).
urbno-because-earlier = თანაბარი ციფრებიდან კონა უფრო ადრე ჩამოსულ კარტს მიაქვს.
urbno-because-later = თანაბარი უმდაბლესი ციფრებიდან კონა უფრო გვიან ჩამოსულ კარტს მიაქვს.
urbno-because-dwarf = ჯუჯის ძალა მოქმედებს: კონა უმდაბლესს მიაქვს.
urbno-because-knight = რაინდის ძალამ დომინანტი ფერი გააუქმა: { $colour }.
urbno-because-priest = ქურუმის ძალამ კარტს ფერი შეუცვალა: { $card }. ახალი ფერი: { $colour }.
urbno-because-assassin = ასასინის ძალამ ამ კარტის ჩამოსვლა წესის გვერდის ავლით დაუშვა.
urbno-because-refused = { $seat } მე-16 გრაგნილით კონაზე უარს ამბობს.
urbno-because-announced = { $seat } მე-16 გრაგნილით კონაზე უარს ამბობს. პირველად ჩამოსული კარტის ფერად გამოცხადდა: { $colour }.
urbno-because-new-dominant = პირველმა გრაგნილმა დომინანტი ფერი შეცვალა: { $colour }.

## Log
urbno-log-round = რაუნდი { $number }. დომინანტი ფერი: { $colour }. მისია: { $mission }. დამრიგებელი: { $seat }.
urbno-log-activated = { $seat } ააქტიურებს გრაგნილს: { $scroll }.
urbno-log-dominant = დომინანტი ფერი ახლა არის: { $colour }.
urbno-log-levy = { $seat } ყველასგან თითო კარტს ითხოვს. ფერი: { $colour }.
urbno-log-levied = { $seat } კარტს აძლევს მოთამაშეს: { $to }. კარტი: { $card }. დაბრუნებული: { $returned }.
urbno-log-dealt-anew = კარტი თავიდან რიგდება.
urbno-log-echoed = გრაგნილი მოქმედებს როგორც სხვა გრაგნილი: { $scroll }.
urbno-log-points-at-once = { $seat } მაშინვე იწერს { $points } ქულას.
urbno-log-got-scroll = შენ იღებ გრაგნილს: { $scroll }.
urbno-log-extra-scroll = { $seat } კიდევ ერთ გრაგნილს იღებს.
urbno-log-kept-scroll = { $seat } ერთ-ერთ გრაგნილს იტოვებს.
urbno-log-swapped = { $seat } და { $to } ერთმანეთს კარტს უცვლიან.
urbno-log-leader-named = { $seat } ასახელებს ყოველი სვლის დამწყებს: { $to }.
urbno-log-no-resources = ამ რაუნდში რესურსს არავინ იღებს.
urbno-log-took = { $seat } იღებს: { $combination }.
urbno-log-shared = { $seat } დამატებით იღებს. ძალის კრისტალი: { $crystals }, კუბი: { $cubes }.
urbno-log-hands-crossed = ყველა თავის კარტს საპირისპიროდ მჯდომს გადასცემს.
urbno-log-hands-moved = ყველა ხელში დარჩენილ კარტებს მარცხნივ მჯდომს გადასცემს.
urbno-log-half-picked = { $seat } ნახევარს ირჩევს მოთამაშისთვის: { $to }.
urbno-log-rows-laid = მიმდევრობები დალაგებულია.
urbno-log-passed = { $seat } მარჯვნივ მჯდომს გადასცემს: { $cards }.
urbno-log-turned = მაგიდაზე ამოტრიალებული კარტი: { $card }.
urbno-log-waited = { $seat } იცდის.
urbno-log-played = { $seat } ჩამოდის კარტს: { $card }.
urbno-log-power = { $to ->
        [none] { $colour ->
            [none] { $seat } იყენებს ძალას: { $power }.
           *[other] { $seat } იყენებს ძალას: { $power }. ახალი ფერი: { $colour }.
        }
       *[other] { $seat } იყენებს ძალას: { $power }. შემდეგი სვლის დამწყები: { $to }.
    }
urbno-log-cubes = { $seat } კუბებს ადებს კარტს: { $card }. კუბები: { $cubes }. ციფრი ახლა: { $number }.
urbno-log-certain = { $colour ->
        [none] { $seat } იყენებს მე-16 გრაგნილს: { $mode }.
       *[other] { $seat } იყენებს მე-16 გრაგნილს: { $mode }. პირველად ჩამოსული კარტის ფერად ითვლება: { $colour }.
    }
urbno-log-explored = { $seat } წინა სვლის კონიდან იღებს: { $drawn }. აბრუნებს: { $returned }.
urbno-log-took-up = შენ ხელში იღებ: { $card }.
urbno-log-trick = { $seat } იღებს კონას (სვლა { $number }).
urbno-log-stole = { $seat } კონას ართმევს მოთამაშეს: { $to }.
urbno-log-scored = { $seat }: კონა { $count }, ქულა { $points }, ჯამი { $total }.
urbno-log-unused-scroll = { $seat } იწერს { $points } ქულას გამოუყენებელი გრაგნილისთვის.
urbno-log-over = თამაში დასრულდა. გამარჯვებული: { $winners }.

urbno-over-rounds = ყველა რაუნდი დასრულდა.

## Reasons
urbno-why-not-your-turn = ახლა კარტის ჩამოსვლის ჯერი შენი არ არის.
urbno-why-not-held = ამ კარტს ვერ ჩამოხვალ: ის შენი არ არის ან შენთვის ჯერ მიუწვდომელია (UR-9.4).
urbno-why-row = კარტებს მიმდევრობის რიგით უნდა ჩამოხვიდე (UR-14.15).
urbno-why-follow-led = პირველად ჩამოსული კარტის ფერი გაქვს და ის უნდა დაარტყა: { $colour } (UR-9.3).
urbno-why-follow-dominant = პირველად ჩამოსული კარტის ფერი არ გაქვს, დომინანტი ფერი კი გაქვს და ის უნდა დაარტყა: { $colour } (UR-9.3).
urbno-why-wizard = ჯადოქრის ძალა მოქმედებს: შენი უმდაბლესი კარტი უნდა დაარტყა (UR-11.8).
urbno-why-assassin-only = მხოლოდ ასასინის ძალასთან ერთად, ძალის კრისტალით (UR-11.5).
urbno-why-assassin-locked = იმპერატორის ძალა მომდევნო კარტებზე ძალების გამოყენებას კრძალავს (UR-11.11).
urbno-why-scroll-window = გრაგნილი აქტიურდება დარიგების შემდეგ და რესურსების არჩევამდე, რაუნდში ერთი (UR-7.2, UR-7.3).
urbno-why-scroll-not-owned = ეს გრაგნილი შენ არ გაქვს.
urbno-why-scroll-target = ეს გრაგნილი ახლა ვერ გააქტიურდება: { $scroll } (UR-15).
urbno-why-scroll-timing = ეს მისია ამ გრაგნილის გააქტიურებას არ უშვებს: { $scroll } (UR-15).
urbno-why-scroll-no-resource = ასაღები გრაგნილი აღარ დარჩა (UR-7.9).
urbno-why-no-scrolls-left = ასაღები გრაგნილი აღარ დარჩა (UR-7.9).

## What bots look at
urbno-feature-lead = უპირატესობა საუკეთესოზე
urbno-feature-lead-on-all = უპირატესობა ყველაზე
urbno-feature-scroll = შენახული გრაგნილი
urbno-feature-crystals = ძალის კრისტალები
urbno-feature-cubes = კუბები
