### Heroes of Might and Magic III: the map, its Towns and what happens in a turn

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
homm3-zone-hand = ხელში
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
        [0] შენი ჯერია. შენს მთავარ გმირს გადაადგილების ქულა აღარ დარჩა.
        [one] შენი ჯერია. შენს მთავარ გმირს გადაადგილების 1 ქულა აქვს.
       *[other] შენი ჯერია. შენს მთავარ გმირს გადაადგილების { $movement } ქულა აქვს.
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
homm3-option-draw-none = საკმარისია
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
homm3-option-roll = გააგორე 2 { $die }
homm3-option-die = { $face }
homm3-option-keep-token = დაიტოვე ის სულისკვეთება, რაც გაქვს
homm3-option-search = შეასრულე ძებნა დასტაში
homm3-option-search-deck = შეასრულე ძებნა { $deck }ში
homm3-option-put-back = { $card }
homm3-option-remove = გაიტანე თამაშიდან { $card }
homm3-option-gain-card = მიიღე { $card }
homm3-option-empower = შეცვალე გაძლიერებული კარტით: { $card }
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
homm3-log-lost = { $amount ->
        [0] { $seat } არაფერს კარგავს, არ აქვს: { $resource }.
       *[other] { $seat } კარგავს: { $amount } { $resource }.
    }
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
            [guards] { $level ->
                [0] { $seat } მცველებს უტევს. ველი: { $field }.
               *[other] { $seat } მცველებს უტევს. ველი: { $field }, სირთულე { $level }.
            }
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

## Questions: Town Boards
homm3-ask-population = დაიქირავე და გააძლიერე რაზმები ან დაასრულე.
homm3-ask-hire = სად ჩნდება დამხმარე გმირი?
homm3-ask-stand-in = გადასახდელი დარჩა { $gold } ოქრო. ოქრო შეიძლება სხვა რესურსით შეიცვალოს, ერთი ერთზე.

## Choices: Town Boards
homm3-option-build = ააშენე { $building }
homm3-option-population = დაიქირავე და გააძლიერე რაზმები
homm3-option-hire = დაიქირავე დამხმარე გმირი 10 ოქროდ
homm3-option-haven = { $field }
homm3-option-read-book = იყიდე ძებნა შელოცვების დასტაში
homm3-option-reinforce-cheaper = გააძლიერე დიდ რაზმად: { $troop }. იაფია შენობის გამო: { $building }
homm3-option-stand-in = 1 ოქროს ნაცვლად გადაიხადე 1 { $resource }
homm3-option-rest-in-gold = დანარჩენი მთლიანად ოქროთი გადაიხადე
homm3-option-want = მკითხე: { $window }
homm3-option-unwant = კითხვის გარეშე: { $window }
homm3-window-announced = როცა ჩემი ბრძოლა ცხადდება
homm3-window-others = როცა სხვების ბრძოლა ცხადდება
homm3-window-turns = სხვების მოქმედებებს შორის
homm3-window-closing = რაუნდის დასრულებამდე

## Log: Town Boards
homm3-log-built = { $seat } აშენებს: { $building }.
homm3-log-hired = { $seat } დამხმარე გმირს იღებს. ველი: { $field }.
homm3-log-stored = { $count ->
        [0] { $building }, მოთამაშე { $seat }: კუბი აღარ დარჩა.
       *[other] { $building }, მოთამაშე { $seat }: კუბები ახლა { $count }.
    }

## Questions: Astrologers
homm3-ask-wide-search = შეგიძლია შელოცვების დასტაში ძებნა ძებნად (4) აქციო.

## Questions: events
homm3-ask-pick-event = რომელი მოვლენა ხდება? მეორე დასტის ქვეშ მიდის.

## Choices: Astrologers
homm3-option-weaken = მცირე რაზმად იქცევიან: { $troop }
homm3-option-wide-search = ძებნა (4)
homm3-option-week = { $week }: { $card }

## Choices: events
homm3-option-pick-event = { $event }
homm3-option-hero = { $hero }
homm3-option-amount = { $amount }
homm3-option-name = { $resource }

## Log: Astrologers
homm3-log-proclaimed = ასტროლოგები კვირას აცხადებენ: { $week }.
homm3-log-week-redrawn = { $week } ახლა არ გამოდგება. სხვა კარტი ამოდის.
homm3-log-week-goes-on = { $week } გრძელდება.

## Log: events
homm3-log-event = { $seat } ხსნის მოვლენას: { $event }.
homm3-log-two-events = { $seat } ხსნის ორ მოვლენას: { $events }.

## Questions: cards
homm3-ask-which-hero = { $card }: შენი რომელი გმირისთვისაა?
homm3-ask-which-enemy = { $card }: რომელი მტრის წინააღმდეგაა?
homm3-ask-portal = { $card }: რომელი გმირი სად გადადის?
homm3-ask-step-aside = { $card }: გმირს შეუძლია უფასოდ გადავიდეს მეზობელ ცარიელ ველზე.

## Choices: cards
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero }, გადასვლა: { $field }
homm3-option-step-aside = { $hero }, ერთი ნაბიჯი: { $field }
homm3-option-unit-ability = გამოიყენე რაზმის უნარი: { $troop }

## Log: cards
homm3-log-portal = { $seat }: პორტალით გადადის { $hero }. ველი: { $field }.
homm3-log-unit-ability = { $seat } რაზმის უნარს იყენებს: { $troop }.

## Words: cards
homm3-deck-astrologers = ასტროლოგების დასტა
homm3-deck-events = მოვლენების დასტა
homm3-moment-turn = შენს სვლაზე
homm3-moment-dice = რესურსების ან განძის კამათლების გაგორების შემდეგ
homm3-moment-buying = რაზმის დაქირავებისას ან გაძლიერებისას
