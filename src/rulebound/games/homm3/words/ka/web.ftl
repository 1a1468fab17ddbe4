### Heroes III in the browser: bar, hand, odds, what is in force

## Names
# For instance: Crusaders, Pack
web-homm3-unit = { $unit }, { $size }
# For instance: Catherine, Castle, level 3
web-homm3-side = { $hero }, { $faction }, დონე { $level }
web-homm3-units = { $count ->
        [one] რაზმი
       *[other] რაზმი
    }
web-homm3-where = რაუნდი { $round }, ბრძოლა
web-homm3-where-before = ბრძოლამდე
web-homm3-tab-odds = შანსები
web-homm3-tab-hand = კარტები, { $count }
web-homm3-tab-sides = მხარეები

## The bar
web-homm3-before = ბრძოლამდე
web-homm3-deployment = განლაგება
web-homm3-round = ბრძოლის რაუნდი { $round }
web-homm3-for-the-ai = კომპიუტერის ნაცვლად შენ ირჩევ: მისი წესები ამას ღიად ტოვებს
web-homm3-window = ბრძოლის რაუნდი { $round }, { $moment }
web-homm3-activation = { $moved ->
        [yes] { $unit }, { $size }
       *[no] { $type ->
            [ranged] { $unit }, { $size }: შეტევა, შემდეგ ერთი ნაბიჯი
            [flying] { $unit }, { $size }: ფრენა, არაუმეტეს სამი ნაბიჯი, შემდეგ შეტევა
           *[ground] { $unit }, { $size }: არაუმეტეს სამი ნაბიჯი, შემდეგ შეტევა
        }
    }
web-homm3-do = { $unit }: რას აკეთებენ?
web-homm3-how = როგორ იყენებ კარტს: { $card }?
web-homm3-do-attack = შეუტიე: { $unit }
web-homm3-do-move = გადადი მონიშნულ უჯრაზე
web-homm3-do-deploy = დააყენე მონიშნულ უჯრაზე: { $troop }
web-homm3-do-gate = დადგი ჭიშკარი მონიშნულ უჯრაზე
web-homm3-do-blast = დაარტყი მონიშნულ უჯრას
web-homm3-do-break = გაარღვიე მონიშნულ უჯრასთან
web-homm3-do-space = აირჩიე მონიშნული უჯრა
web-homm3-log-moves = { $unit } გადაადგილდებიან.
web-homm3-log-placed = { $space ->
        [tower] მშვილდოსანთა კოშკი დაფის გვერდით დგას.
       *[other] { $pack ->
            [0] { $unit } (მცირე რაზმი) პოზიციას იკავებენ.
           *[1] { $unit } (დიდი რაზმი) პოზიციას იკავებენ.
        }
    }
web-homm3-log-walled = ჭიშკარი თავის ადგილზე დგას, შუა რიგის დანარჩენ უჯრებს კედლები იკავებს.
web-homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] ჭიშკარი დაინგრა.
           *[wall] კედელი დაინგრა.
        }
       *[other] { $piece ->
            [gate] { $unit } ანგრევენ ჭიშკარს.
           *[wall] { $unit } ანგრევენ კედელს.
        }
    }
web-homm3-do-shoot = ესროლე: { $unit }
web-homm3-do-target = { $card }. სამიზნე: { $unit }
web-homm3-do-play = { $kind ->
        [power] ითამაშე { $card } ძალისთვის
       *[play] ითამაშე { $card }. { $text }
    }
web-homm3-do-cast = { $grade ->
        [1] წარმოთქვი { $card }, პირველი საფეხური
        [2] წარმოთქვი { $card }, მეორე საფეხური
       *[other] წარმოთქვი { $card }, მესამე საფეხური
    }
web-homm3-die = კამათელი { $number }
web-homm3-pass-until = გამოტოვება ჩემს მომდევნო ჯერამდე
web-homm3-ask-again = ისევ მკითხე

web-homm3-verb-activate = გააქტიურება
web-homm3-verb-attack = შეტევა
web-homm3-verb-shoot = სროლა
web-homm3-verb-break = გარღვევა
web-homm3-verb-cast = შელოცვა
web-homm3-verb-choose = არჩევა
web-homm3-verb-cure = განკურნება
web-homm3-verb-decline = არა
web-homm3-verb-defend = თავდაცვა
web-homm3-verb-discard = გადაგდება
web-homm3-verb-enough = საკმარისია
web-homm3-verb-fight-on = ბრძოლის გაგრძელება
web-homm3-verb-heal = მორჩენა
web-homm3-verb-keep = დატოვება
web-homm3-verb-line-up = დანარჩენების განლაგება
web-homm3-verb-look = ნახვა
web-homm3-verb-move = გადაადგილება
web-homm3-verb-pass = გამოტოვება
web-homm3-verb-place = განთავსება
web-homm3-verb-play = თამაში
web-homm3-verb-power = ძალის დამატება
web-homm3-verb-ready = არმია მზადაა
web-homm3-verb-recruit = დაქირავება
web-homm3-verb-reinforce = გაძლიერება
web-homm3-verb-reroll = თავიდან გაგორება
web-homm3-verb-reserve = გარეთ დატოვება
web-homm3-verb-resign = დანებება
web-homm3-verb-retreat = უკანდახევა
web-homm3-verb-return = დაბრუნება
web-homm3-verb-save = დაცვა
web-homm3-verb-spend = სულისკვეთების დახარჯვა
web-homm3-verb-stop = დასრულება
web-homm3-verb-summon = გამოძახება
web-homm3-verb-surrender = კაპიტულაცია
web-homm3-verb-take = აღება
web-homm3-verb-use = უნარის გამოყენება

## Seats
web-homm3-fact-hand = კარტები
web-homm3-fact-spell = შელოცვა
web-homm3-spell-ready = მზადაა
web-homm3-spell-cast = წარმოთქმულია
web-homm3-spell-left = მზადაა { $count }
web-homm3-fact-expert = ექსპერტი
web-homm3-fact-morale = სულისკვეთება
web-homm3-morale-positive = დადებითი
web-homm3-morale-negative = უარყოფითი
web-homm3-fact-gold = ოქრო
web-homm3-guards = მცველები
    .sub = ველი { $field }, { $difficulty }
web-homm3-ai = კომპიუტერი
web-homm3-ai-hero = { $skill ->
        [none] კომპიუტერის დასტა: { $cards }
       *[other] კომპიუტერის დასტა: { $cards }. ოსტატობა: { $skill }
    }{ $kept ->
        [none] { "" }
       *[other] . იტოვებს: { $kept }
    }

## The hand
web-homm3-your-hand = შენი კარტები
web-homm3-offered = ასარჩევი კარტები
web-homm3-no-cards = ხელში კარტი არ გაქვს.
web-homm3-no-hero = შენს არმიას გმირი არ უძღვის: კარტები არ გაქვს.
web-homm3-watching = მაყურებელი ხარ და კარტებს ვერ ხედავ.
web-homm3-basic = საბაზისო
web-homm3-expert = ექსპერტული
web-homm3-or = ან
web-homm3-in-play = თამაშშია
web-homm3-powers = ძალა { $powers }
web-homm3-gives-power = +{ $power } ძალა
web-homm3-row = { $label }: { $text }
web-homm3-usable = გამოყენება: { $when }.
web-homm3-for-a-spell = შელოცვამდე
web-homm3-not-now = ახლა არა
web-homm3-on-the-map = მხოლოდ რუკაზე
# The name of a card for people who cannot see it.
web-homm3-held = { $card }{ $count ->
        [1] { "" }
       *[other] , { $count } კარტი
    }{ $laid ->
        [yes] , თამაშშია
       *[no] { "" }
    }{ $when ->
        [none] { "" }
       *[other] . ახლა უსარგებლოა; { $when }
    }
web-homm3-power = ძალა { $power }
web-homm3-grade-cost = { $grade ->
        [1] პირველი საფეხური, ძალა { $cost }
        [2] მეორე საფეხური, ძალა { $cost }
       *[other] მესამე საფეხური, ძალა { $cost }
    }
web-homm3-power-lost = იკარგება { $power }

## What the dice can do
web-homm3-odds = რა შეუძლია კამათელს
web-homm3-odds-how = როგორ მიმდინარეობს შეტევა
web-homm3-odds-none = შეეხე მტრის რაზმს, რომ ნახო, რას მოიტანდა შეტევა.
web-homm3-odds-table = კამათლის შედეგი რაზმისთვის: { $unit }
web-homm3-odds-calc = შეტევა { $attack }, დაცვა { $defense }
web-homm3-odds-with-label = კარტები, რომლებიც გაგორებასთან ერთად ითამაშება
web-homm3-odds-with-expert = { $card }, ექსპერტული
web-homm3-odds-with-sum = { $attack } + { $more }
web-homm3-odds-answer = თუ გადარჩნენ, საპასუხო დარტყმას აყენებენ: { $attack }, დაცვა { $defense }
web-homm3-odds-no-answer = საპასუხო დარტყმა არ იქნება.
web-homm3-odds-lower = ორი კამათელი, ითვლება ნაკლები
web-homm3-odds-higher = ორი კამათელი, ითვლება მეტი
web-homm3-odds-both = ორი კამათელი, ორივე იკრიბება
web-homm3-odds-no-die = კამათელი არ გორდება
web-homm3-odds-defeated = დამარცხდა
web-homm3-odds-flips = მცირე რაზმი ხდება, რჩება { $left }
web-homm3-odds-left = რჩება { $left }
web-homm3-odds-nothing = ზიანის გარეშე
web-homm3-odds-token = დაცვის ჟეტონი, { $chance }: ზიანი ერთით ნაკლებია
web-homm3-percent = { $chance }%
web-homm3-odds-sum-defeated = { $chance }% დამარცხება
web-homm3-odds-sum-flips = { $chance }% მცირე რაზმად ქცევა
web-homm3-odds-sum-two = პირველი გასროლა { $first }%, ორივე { $chance }%
web-homm3-duel = { $size ->
        [none] დარჩენილი სიცოცხლე { $left } / { $health }
       *[other] { $size }, დარჩენილი სიცოცხლე { $left } / { $health }
    }
web-homm3-no-abilities = უნარის გარეშე.

## In force
web-homm3-force = ძალაშია
web-homm3-force-none = ახლა ხანგრძლივი ეფექტი არ მოქმედებს.
web-homm3-force-on = { $card }, რაზმი { $unit }:
web-homm3-force-until = { $until ->
        [none] ბრძოლის ბოლომდე
       *[other] ბრძოლის რაუნდის { $until } ბოლომდე
    }
web-homm3-force-defending = { $unit } თავს იცავენ:
    .text = მათზე შეტევისას დამატებითი კამათელი გორდება; +1-ზე მათი დაცვა 1-ით იზრდება
web-homm3-force-paralysed = { $unit }, დამბლა:
    .text = კარგავენ შემდეგ გააქტიურებას, თუ მანამდე არ შეუტიეს ან ზიანი არ მიაყენეს
web-homm3-force-poison = { $unit }, შხამი { $count }:
    .text = ყოველი გააქტიურებისას 1 ზიანი
web-homm3-force-siege = ალყა:
    .text = { $walls ->
            [0] ჭიშკარი ჯერ დგას
            [one] შუა რიგში 1 კედელი დგას
           *[other] შუა რიგში { $walls } კედელი დგას
        }
web-homm3-force-guards = დრო:
    .text = { $movement ->
            [0] ეს ბრძოლის ბოლო რაუნდია
            [one] ბრძოლის კიდევ ერთი რაუნდი, გადაადგილების ბოლო ქულით
           *[other] ბრძოლის კიდევ { $movement } რაუნდი, თითო გადაადგილების 1 ქულით
        }

## The whole table in one paragraph
web-homm3-tell-player = { $seat }: { $side }; კარტები { $hand }, ექსპერტული გამოყენება { $experts }.
web-homm3-tell-round = { $active ->
        [none] ბრძოლის რაუნდი { $round }.
       *[other] ბრძოლის რაუნდი { $round }; აქტიურია: { $active }.
    }
web-homm3-tell-unit = { $space }: { $unit }.
web-homm3-tell-hand = შენი კარტები: { $cards }.

## When one is asked whether to play a card
web-homm3-asks = როდის გკითხოს
    .note = Heroes III: როდის გკითხოს, თამაშობ თუ არა კარტს. სხვა დროს ავტომატურად გამოტოვებ.
web-homm3-asks-matters = როცა მნიშვნელობა აქვს
web-homm3-asks-always = როცა კარტი გამოდგება
web-homm3-asks-attacked = თავდასხმისას ან შელოცვისას
web-homm3-asks-lethal = როცა რაზმი შეიძლება დაიკარგოს
web-homm3-asks-never = არასდროს
