### Tash-Kalar: questions, choices, log and reasons

## Questions
tashkalar-ask-action = { $actions ->
        [one] აირჩიე მოქმედება. დაგრჩა ერთი.
       *[other] აირჩიე მოქმედება. დაგრჩა { $actions }.
    }
tashkalar-ask-end = მოქმედება აღარ დაგრჩა. დაასრულე სვლა.
tashkalar-ask-put = დადე აწეული ფიგურა ცარიელ უჯრაზე.
tashkalar-ask-lift = { $card }: ასეთი ფიგურა მარაგში არ გაქვს. აირჩიე შენი ფიგურა, რომელსაც ასწევ.
tashkalar-ask-return = შეგიძლია ხელიდან კიდევ დადო კარტები მათი დასტების ქვეშ, შენ მიერ არჩეული თანმიმდევრობით.
tashkalar-ask-school = აირჩიე შენი სკოლა.
tashkalar-ask-keep = დაიტოვე ერთი კარტი შენი დასტისთვის.
tashkalar-ask-start = აირჩიე, სად დადგეს საწყისი ფიგურები.
tashkalar-ask-score = { $why ->
        [legend] შენ ლეგენდა გამოიძახე. აირჩიე ფერი, რომელშიც 1 ქულას ჩაიწერ.
       *[singles] დარჩა ცალკეული ჩვეულებრივი ფიგურები. აირჩიე ფერი, რომელშიც 1 ქულას ჩაიწერ.
    }
tashkalar-ask-destroy = { $may ->
        [yes] { $card }: შეგიძლია გაანადგურო ფიგურა.
       *[no] { $card }: გაანადგურე ფიგურა.
    }
tashkalar-ask-upgrade = { $may ->
        [yes] { $card }: შეგიძლია დააწინაურო ფიგურა.
       *[no] { $card }: დააწინაურე ფიგურა.
    }
tashkalar-ask-downgrade = { $card }: შეგიძლია დააქვეითო ფიგურა.
tashkalar-ask-convert = { $may ->
        [yes] { $card }: შეგიძლია მტრის ფიგურა შენს ფიგურად გადააქციო.
       *[no] { $card }: გადააქციე მტრის ფიგურა შენს ფიგურად.
    }
tashkalar-ask-place = { $may ->
        [yes] { $card }: შეგიძლია განათავსო ფიგურა.
       *[no] { $card }: განათავსე ფიგურა.
    }
tashkalar-ask-choose = { $may ->
        [yes] { $card }: შეგიძლია აირჩიო ფიგურა.
       *[no] { $card }: აირჩიე ფიგურა.
    }
tashkalar-ask-aim = { $may ->
        [yes] { $card }: შეგიძლია აირჩიო მიმართულება.
       *[no] { $card }: აირჩიე მიმართულება.
    }
tashkalar-ask-branch = { $card }: აირჩიე ერთი.
tashkalar-ask-colour = { $card }: აირჩიე განსათავსებელი ფიგურის ფერი.
tashkalar-ask-rank = { $card }: შეგიძლია განათავსო ფიგურა. აირჩიე მისი რანგი.
tashkalar-ask-treat = { $card }: შეგიძლია აირჩიო მეზობელი უჯრა.
tashkalar-ask-recall = { $card }: შეგიძლია შენი გადაგდებული კარტებიდან ერთი შენი დასტის თავზე დადო.
tashkalar-ask-move = { $may ->
        [yes] { $move ->
            [combat] { $card }: შეგიძლია შეასრულო საბრძოლო გადაადგილება.
            [either] { $card }: შეგიძლია შეასრულო სტანდარტული გადაადგილება ამ არსებით ან საბრძოლო – მის გამოსაძახებლად გამოყენებული ფიგურით.
           *[standard] { $card }: შეგიძლია შეასრულო სტანდარტული გადაადგილება.
        }
       *[no] { $card }: შეასრულე გადაადგილება.
    }
tashkalar-ask-leap = { $may ->
        [yes] { $leap ->
            [combat] { $card }: შეგიძლია შეასრულო საბრძოლო ნახტომი.
           *[standard] { $card }: შეგიძლია შეასრულო სტანდარტული ნახტომი.
        }
       *[no] { $card }: აირჩიე უჯრა ნახტომისთვის.
    }
tashkalar-ask-freeze = { $card }: შენ წინ მხოლოდ ერთი კარტი შეიძლება იყოს გაყინული. აირჩიე, რომელი დარჩეს.
tashkalar-ask-take = { $card }: შეგიძლია შენი გადაგდებული კარტებიდან აიღო ერთი, რომელსაც გაყინული ეფექტი აქვს, და გაყინული დადო შენ წინ.
tashkalar-ask-slide = { $card }: შეგიძლია აირჩიო მეზობელი ჩვეულებრივი ფიგურა და უჯრა, სადამდეც გასრიალდება.
tashkalar-ask-swap = { $card }: შეგიძლია ორ ფიგურას ადგილები გაუცვალო.
tashkalar-ask-square = { $card }: აირჩიე ცარიელი უჯრა.
tashkalar-ask-gateway = { $card }: აირჩიე ფიგურა, რომელიც კარიბჭედ იქცევა.
tashkalar-ask-store = { $card }: აირჩიე ფიგურა, რომელსაც ამ კარტზე შეინახავ.
tashkalar-ask-release = { $card }: აირჩიე უჯრა, სადაც შენახული ფიგურა გადახტება.
tashkalar-ask-discard-flare = { $card }: შეგიძლია გადააგდო შენი გაელვება.
tashkalar-ask-discard-card = { $card }: შეგიძლია ხელიდან ერთი კარტი გადააგდო.
tashkalar-ask-discard-pending = { $card }: შეგიძლია გადააგდო შენი მომლოდინე არსება.
tashkalar-ask-take-up = { $card }: შეგიძლია შენი მომლოდინე არსება ხელში დაიბრუნო.
tashkalar-ask-copy = { $card }: შეგიძლია შეასრულო დამახინჯების ეფექტი.
tashkalar-ask-either = { $card }: შეგიძლია აირჩიო ერთ-ერთი განათებული უჯრა.

## Choices
tashkalar-option-place = განათავსე ფიგურა { $square }-ზე
tashkalar-option-summon = { $borrowed ->
        [none] გამოიძახე { $card } { $square }-ზე
       *[other] { $colour ->
            [none] გამოიძახე { $card } { $square }-ზე, მტრის ფიგურით: { $borrowed }{ $frozen ->
                [none] {""}
               *[other] , გალღობა: { $frozen }
            }
           *[other] გამოიძახე { $card } { $square }-ზე, ფიგურით: { $borrowed }, იმპროვიზაცია: { $colour }{ $frozen ->
                [none] {""}
               *[other] , გალღობა: { $frozen }
            }
        }
    }
tashkalar-option-lift = ასწიე { $square }-ზე მდგომი ფიგურა
tashkalar-option-discard = გადააგდე { $card }
tashkalar-option-return = დადე { $card } შესაბამისი დასტის ქვეშ
tashkalar-option-done = დაიტოვე დანარჩენი კარტები
tashkalar-option-flare = { $colour ->
        [none] გამოიყენე { $card }
       *[other] გამოიყენე { $card }, შედარება: { $colour }
    }
tashkalar-option-pass = გადაეცი მართვა (შეუქცევადია)
tashkalar-option-end = დაასრულე სვლა
tashkalar-option-claim = ჩააბარე დავალება: { $task }
tashkalar-option-skip = აქ შეჩერდი
tashkalar-option-destroy = გაანადგურე { $square }-ზე მდგომი ფიგურა
tashkalar-option-upgrade = დააწინაურე { $square }-ზე მდგომი ფიგურა
tashkalar-option-downgrade = დააქვეითე { $square }-ზე მდგომი ფიგურა
tashkalar-option-convert = გადააქციე { $square }-ზე მდგომი ფიგურა შენს ფიგურად
tashkalar-option-choose = აირჩიე { $square }-ზე მდგომი ფიგურა
tashkalar-option-move = გადაადგილება: { $square } → { $end }
tashkalar-option-leap = ნახტომი: { $square } → { $end }
tashkalar-option-aim = მიმართულება: { $dir }
tashkalar-option-branch = { $branch }
tashkalar-option-rank = რანგი: { $rank }
tashkalar-option-colour = ფერი: { $colour }
tashkalar-option-recall = დადე { $card } შენი დასტის თავზე
tashkalar-option-school = აირჩიე { $school }
tashkalar-option-keep = დაიტოვე { $card }
tashkalar-option-start = დადე { $square }-ზე: { $colour }
tashkalar-option-score = ჩაიწერე 1 ქულა ფერში „{ $colour }“
tashkalar-option-resign = დანებდი
tashkalar-option-keep-playing = გააუქმე დანებება
tashkalar-option-settle = დაეთანხმე, რომ შედეგი გადაწყვეტილია
tashkalar-option-play-on = მოითხოვე ფინალური სვლების თამაში
tashkalar-option-thaw = გაალღვე { $card }
tashkalar-option-freeze = დატოვე გაყინული: { $card }
tashkalar-option-take = დადე გაყინული: { $card }
tashkalar-option-warp = გამოიყენე დამახინჯების ეფექტი: { $card }
tashkalar-option-slide = გასრიალება: { $square } → { $end }
tashkalar-option-swap = ადგილების გაცვლა: { $square } ↔ { $end }
tashkalar-option-square = აირჩიე უჯრა { $square }
tashkalar-option-gateway = აქციე კარიბჭედ { $square }-ზე მდგომი ფიგურა
tashkalar-option-store = შეინახე { $square }-ზე მდგომი ფიგურა
tashkalar-option-release = ნახტომი { $square }-ზე
tashkalar-option-take-up = დაიბრუნე ხელში { $card }
tashkalar-option-copy = შეასრულე დამახინჯების ეფექტი: { $card }

tashkalar-dir-n = ზემოთ
tashkalar-dir-ne = ზემოთ და მარჯვნივ
tashkalar-dir-e = მარჯვნივ
tashkalar-dir-se = ქვემოთ და მარჯვნივ
tashkalar-dir-s = ქვემოთ
tashkalar-dir-sw = ქვემოთ და მარცხნივ
tashkalar-dir-w = მარცხნივ
tashkalar-dir-nw = ზემოთ და მარცხნივ

tashkalar-branch-move = შეასრულე გადაადგილება
tashkalar-branch-action = მიიღე ერთი მოქმედება
tashkalar-branch-near = გაანადგურე მტრის ჩვეულებრივი და გმირული ფიგურები მეზობელ უჯრებზე
tashkalar-branch-far = გაანადგურე მტრის ჩვეულებრივი ფიგურები არაუმეტეს 2 უჯრის მანძილზე
tashkalar-branch-downgrade = დააქვეითე ფიგურები
tashkalar-branch-destroy = გაანადგურე ჩვეულებრივი ფიგურები
tashkalar-branch-place = განათავსე ფიგურა
tashkalar-branch-convert = გადააქციე მტრის ფიგურა შენს ფიგურად
tashkalar-branch-upgrade = დააწინაურე ფიგურა
tashkalar-branch-combat = შეასრულე საბრძოლო გადაადგილება ჩვეულებრივი ფიგურით
tashkalar-branch-standard = შეასრულე სტანდარტული გადაადგილება დაწინაურებული ფიგურით

## Log
tashkalar-log-first-player = { $seat } იწყებს.
tashkalar-log-school = { $seat }: სკოლა – { $school }, ფიგურები – { $colour }.
tashkalar-log-kept = შენ იტოვებ კარტს: { $card }.
tashkalar-log-started = საწყისი ფიგურა { $square }-ზე: { $colour }.
tashkalar-log-turn = სვლა: { $seat }
tashkalar-log-placed = { $seat } ათავსებს ფიგურას { $square }-ზე ({ $colour }, { $rank }).
tashkalar-log-summoned = { $seat } იძახებს არსებას { $square }-ზე: { $card }.
tashkalar-log-destroyed = { $seat } ანადგურებს: { $squares } ({ $colour }).
tashkalar-log-converted = { $seat } თავის ფიგურად აქცევს { $square }-ზე მდგომ ფიგურას (მანამდე: { $colour }).
tashkalar-log-upgraded = { $seat } აწინაურებს { $square }-ზე მდგომ ფიგურას ({ $colour }, ახლა { $rank }).
tashkalar-log-downgraded = { $seat } აქვეითებს { $square }-ზე მდგომ ფიგურას ({ $colour }, ახლა { $rank }).
tashkalar-log-moved = { $seat } გადააადგილებს ფიგურას { $start }-დან { $end }-ზე ({ $colour }).
tashkalar-log-lifted = { $seat } სწევს { $square }-ზე მდგომ ფიგურას.
tashkalar-log-gained-actions = { $count ->
        [one] { $seat } იღებს ერთ დამატებით მოქმედებას.
       *[other] { $seat } იღებს { $count } დამატებით მოქმედებას.
    }
tashkalar-log-extra-cards = { $seat }, დამატებითი კარტები სვლის ბოლოს: საკუთარი დასტიდან – { $cards }, ლეგენდების დასტიდან – { $legends }.
tashkalar-log-extra-turn = { $seat } ამ სვლის შემდეგ კიდევ ერთ სვლას ასრულებს.
tashkalar-log-recalled = { $seat } საკუთარი დასტის თავზე დებს კარტს: { $card }.
tashkalar-log-recalled-hidden = { $seat } საკუთარი დასტის თავზე დაფარულ კარტს დებს.
tashkalar-log-discarded = { $seat } აგდებს კარტს: { $card }.
tashkalar-log-discarded-hidden = { $seat } კარტს დაფარულად აგდებს.
tashkalar-log-returned = შენ შესაბამისი დასტის ქვეშ დებ კარტს: { $card }.
tashkalar-log-returned-hidden = { $seat } კარტს შესაბამისი დასტის ქვეშ დებს ({ $deck }).
tashkalar-log-flare-invoked = { $seat } იყენებს კარტს: { $card }, შედარება: { $colour }.
tashkalar-log-took-back = { $seat } არჩევანს აუქმებს. ყველამ ნახა: { $cards }.
tashkalar-log-control-passed = { $seat } მართვას გადასცემს თანაგუნდელს: { $to }.
tashkalar-log-claimed = { $seat } აბარებს დავალებას: { $task }, { $points ->
        [one] 1 ქულა
       *[other] { $points } ქულა
    }.
tashkalar-log-next-task = შემდეგი დავალება: { $task }.
tashkalar-log-task-buried = { $task } დავალებების დასტის ქვეშ მიდის: ამ ტიპის ორი დავალება უკვე არის.
tashkalar-log-reshuffled = გადაგდებული კარტები აირევა და ახალი დასტა ხდება: { $deck }.
tashkalar-log-scored = { $colour } იწერს { $points ->
        [one] 1 ქულას
       *[other] { $points } ქულას
    } ({ $why }).
tashkalar-log-scored-in = { $colour } იწერს { $points ->
        [one] 1 ქულას
       *[other] { $points } ქულას
    } ფერში „{ $into }“ ({ $why }).
tashkalar-log-drew = შენ იღებ: { $cards }.
tashkalar-log-drew-hidden = { $seat } იღებს { $count } კარტს ({ $deck }).
tashkalar-log-end-triggered = { $why ->
        [deck] ბოლო კარტი აღებულია. ყველა კიდევ ერთ სვლას ასრულებს, ბოლოს – { $seat }.
        [sideways] ერთ-ერთ დასტაში მხოლოდ განივად დადებული კარტები დარჩა. ყველა კიდევ ერთ სვლას ასრულებს, ბოლოს – { $seat }.
       *[score] დასასრულისთვის საჭირო ქულა დაგროვდა. ყველა კიდევ ერთ სვლას ასრულებს, ბოლოს – { $seat }.
    }
tashkalar-log-swapped = { $seat } ადგილებს უცვლის ფიგურებს: { $start } ↔ { $end }.
tashkalar-log-gateway = { $seat } კარიბჭედ აქცევს { $square }-ზე მდგომ ფიგურას ({ $colour }).
tashkalar-log-handed-over = { $seat } ცვლის { $square }-ზე მდგომ ფიგურას ჩვეულებრივი ფიგურით ({ $colour }).
tashkalar-log-removed = { $seat } განადგურებულ ფიგურას თამაშიდან იღებს ({ $colour }, { $rank }).
tashkalar-log-stored = { $seat } ინახავს { $square }-ზე მდგომ ფიგურას ({ $colour }, { $rank }).
tashkalar-log-released = { $seat } ახტუნებს შენახულ ფიგურას { $square }-ზე ({ $colour }, { $rank }).
tashkalar-log-unplaced = { $seat } ვერ პოულობს უჯრას შენახული ფიგურისთვის ({ $colour }, { $rank }); ის მარაგში ბრუნდება.
tashkalar-log-frozen = { $seat } გაყინულს დებს კარტს: { $card }.
tashkalar-log-thawed = { $seat } ალღობს კარტს: { $card }.
tashkalar-log-warped = { $seat } იყენებს დამახინჯების ეფექტს: { $card }. ეს არსება ახლა მომლოდინეა.
tashkalar-log-copied = { $seat } ასრულებს დამახინჯების ეფექტს: { $card }.
tashkalar-log-taken-up = { $seat } ხელში იბრუნებს მომლოდინე არსებას: { $card }.
tashkalar-log-buried = { $seat } საკუთარი დასტის ქვეშ დებს კარტს: { $card }.
tashkalar-log-as-legend = { $seat }: { $card } გამოძახებულ ლეგენდად ითვლება.
tashkalar-log-spent-action = { $seat } ერთ მოქმედებას ფუჭად ხარჯავს.
tashkalar-log-fewer-actions = შემდეგ სვლაზე ერთი მოქმედებით ნაკლები: { $colour }.
tashkalar-log-penalty = { $card } მომლოდინე დარჩა: { $seat } კარგავს { $points ->
        [one] 1 ქულას
       *[other] { $points } ქულას
    }.
tashkalar-log-resigned = { $seat } ნებდება.
tashkalar-log-keeps-playing = { $seat } აუქმებს დანებებას.
tashkalar-log-settles = { $seat } ეთანხმება, რომ შედეგი გადაწყვეტილია.
tashkalar-log-plays-on = { $seat } ითხოვს ფინალური სვლების თამაშს.
tashkalar-log-over = თამაში დასრულდა. გამარჯვებული: { $winners }.

tashkalar-deck-school = საკუთარი დასტა
tashkalar-deck-legends = ლეგენდები
tashkalar-deck-flares = გაელვებები

tashkalar-why-point-legend = გამოძახებული ლეგენდა
tashkalar-why-point-flare = გაელვება მის წინააღმდეგ
tashkalar-why-point-destroyed = განადგურებული ფიგურები
tashkalar-why-point-singles = ცალკეული ჩვეულებრივი ფიგურები

## Ways to end
tashkalar-over-deck = დასტა ამოიწურა.
tashkalar-over-sideways = ერთ-ერთ დასტაში მხოლოდ განივად დადებული კარტები დარჩა.
tashkalar-over-score = დასასრულისთვის საჭირო ქულა დაგროვდა.
tashkalar-over-resigned = { $count ->
        [one] { $seat } დანებდა.
       *[other] ორივე დანებდა: { $seat }.
    }
tashkalar-over-settled = ყველა შეთანხმდა, რომ შედეგი გადაწყვეტილი იყო.

## Reasons
tashkalar-why-not-your-turn = ახლა არჩევის ჯერი შენი არ არის.
tashkalar-why-no-actions = მოქმედება აღარ დაგრჩა.
tashkalar-why-control-passed = მართვა გადაცემულია: მხოლოდ ფიგურების განთავსება დარჩა (TK-2.10.13).
tashkalar-why-effect-open = ჯერ დაასრულე კარტის „{ $card }“ ეფექტი (TK-2.2.6).
tashkalar-why-not-in-hand = კარტი „{ $card }“ ხელში არ გაქვს.
tashkalar-why-no-pattern = შენი ფიგურები არ ქმნის კარტის „{ $card }“ წყობას (TK-3.5).
tashkalar-why-higher-rank = კარტის „{ $card }“ წყობა ემთხვევა, მაგრამ მოჩარჩოებულ უჯრაზე ({ $squares }) უფრო მაღალი რანგის ფიგურა დგას (TK-3.11).
tashkalar-why-shortage = კარტისთვის „{ $card }“ საჭირო ფიგურა მარაგში არ გაქვს და დაფიდანაც ვერც ერთს ასწევ (TK-3.16).
tashkalar-why-flare = მოწინააღმდეგე უნდა გისწრებდეს { $upper } დაწინაურებული ფიგურით ან სულ { $lower } ფიგურით; ახლა სხვაობაა { $upgraded } და { $total } (TK-4.4).
tashkalar-why-flare-melee = ერთი მოწინააღმდეგე უნდა გისწრებდეს { $upper } დაწინაურებული ფიგურით ან სულ { $lower } ფიგურით; ყველაზე დიდი სხვაობაა { $upgraded } და { $total } (TK-4.9).
tashkalar-why-next-task = შემდეგი დავალების ჩაბარება ჯერ არ შეიძლება (TK-2.7.8).
tashkalar-why-not-current = ეს დავალება მაგიდაზე არ დევს.
tashkalar-why-actions-left = დავალება მაშინ ბარდება, როცა მოქმედება აღარ რჩება (TK-2.4.1).
tashkalar-why-criterion = დავალების „{ $task }“ პირობა არ სრულდება: { $lacking } (TK-2.7.8).
tashkalar-why-occupied = { $square }-ზე ფიგურა დგას; ფიგურა ცარიელ უჯრაზე უნდა განთავსდეს (TK-2.3.1).
tashkalar-why-no-stones = მარაგში ფიგურა აღარ გაქვს: ჯერ შენი ერთ-ერთი ფიგურა ასწიე (TK-2.3.2).
tashkalar-why-action-open = ჯერ დაასრულე ის, რაც დაიწყე.
tashkalar-why-lends = კარტი „{ $card }“ ლღვება იმ გამოძახებასთან ერთად, რომელიც მტრის ფიგურას იყენებს: აირჩიე არსება, რომლის გამოძახებაც გინდა (TK-10.12).
tashkalar-why-frozen-theirs = კარტს „{ $card }“ მხოლოდ ის ალღობს, ვის წინაც ის გაყინული დევს (TK-10.6).
tashkalar-why-possessed = შენი შემდეგი წყობა ამ ფერის ფიგურებით უნდა შედგეს: { $colour }. ისინი კარტის „{ $card }“ წყობას არ ქმნის (TK-11.68).
tashkalar-why-pending = მომლოდინეა „{ $other }“; სანამ მას არ გამოიძახებ, კარტის „{ $card }“ დამახინჯების ეფექტს ვერ გამოიყენებ (TK-12.5).
tashkalar-why-first-turn = პირველ სვლაზე კარტის „{ $card }“ დამახინჯების ეფექტს ვერ გამოიყენებ (TK-12.3).

## What bots look at
tashkalar-feature-points = უპირატესობა ქულებში
tashkalar-feature-points-late = უპირატესობა ქულებში ბოლოსკენ
tashkalar-feature-pieces = შენი ფიგურები
tashkalar-feature-upgraded = შენი დაწინაურებული ფიგურები
tashkalar-feature-legendary = ლეგენდარული ფიგურები
tashkalar-feature-their-pieces = მტრის ფიგურები
tashkalar-feature-their-upgraded = მტრის დაწინაურებული ფიგურები
tashkalar-feature-tasks-begun = დაწყებული დავალებები
tashkalar-feature-task-held = დავალება, რომლის ჩაბარებაც შეიძლება
tashkalar-feature-ready = არსებები, რომელთა გამოძახებაც შეიძლება
tashkalar-feature-one-short = არსებები, რომლებსაც ერთი ფიგურა აკლია
tashkalar-feature-two-short = არსებები, რომლებსაც ორი ფიგურა აკლია
tashkalar-feature-centre = ფიგურები ცენტრალურ უჯრებზე
tashkalar-feature-together = ერთად მდგომი ფიგურები
tashkalar-feature-actions = დარჩენილი მოქმედებები
tashkalar-feature-flares = გაელვებები ხელში
