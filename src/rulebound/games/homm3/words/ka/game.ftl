### Heroes of Might and Magic III: questions, choices and log
### Units are always many: "Zombies attack Griffins".

## Questions: before the combat
homm3-ask-buy = იყიდე შენი არმია. გაქვს { $gold } ოქრო, { $valuables ->
        [0] ძვირფასეულობა არ გაქვს.
        [one] 1 ძვირფასეულობა.
       *[other] { $valuables } ძვირფასეულობა.
    }
homm3-ask-deploy = { $left ->
        [one] განათავსე შენი ბოლო რაზმი: { $troop }.
       *[other] განათავსე { $troop }. დარჩა { $left } რაზმი; იბრძვის 5-მდე.
    }
homm3-ask-gate = სად დგას ჭიშკარი? შუა რიგის დანარჩენ უჯრებს კედლები იკავებს.
homm3-ask-guards = მცველების ამოღებამდე: ითამაშე კარტი ან გამოტოვე.
homm3-ask-ai-first = კომპიუტერის ორი რაზმი ერთნაირად სწრაფია. რომელი განთავსდეს პირველი?

## Questions: the combat
homm3-ask-activate = შენი რამდენიმე რაზმი ერთნაირად სწრაფია. რომელი გააქტიურდეს პირველი?
homm3-ask-unit = აქტიურია: { $unit }. რას აკეთებენ?
homm3-ask-step = { $unit }: გასროლის შემდეგ ერთი ნაბიჯის გადადგმა შეუძლიათ.
homm3-ask-another-round = ბრძოლის რაუნდი დასრულდა. გადაადგილების ერთი ქულით კიდევ ერთს იყიდი; გაქვს { $movement }.
homm3-ask-start = ბრძოლა იწყება: ითამაშე კარტი ან გამოტოვე.
homm3-ask-round = ბრძოლის რაუნდი იწყება: ითამაშე კარტი ან გამოტოვე.
homm3-ask-before = ახლა გააქტიურდებიან { $unit }. მანამდე ითამაშე კარტი ან გამოტოვე.
homm3-ask-moved = { $unit } გადაადგილდნენ: ითამაშე კარტი ან გამოტოვე.
homm3-ask-attack = { $unit } უტევენ, სამიზნე: { $target }. ითამაშე კარტი ან გამოტოვე.
homm3-ask-rolled = { $unit } უტევენ, სამიზნე: { $target }. კამათელი გაგორებულია: ითამაშე კარტი ან გამოტოვე.
homm3-ask-lethal = { $unit } უტევენ და დაამარცხებენ სამიზნეს: { $target }. გააუქმე შეტევა ან გამოტოვე.
homm3-ask-spell = მტერი შელოცვას წარმოთქვამს: { $card }. ითამაშე კარტი ან გამოტოვე.
homm3-ask-cast = შენი შელოცვა წარმოთქმულია: { $card }. ითამაშე კარტი ან გამოტოვე.
homm3-ask-damage = { $unit } ზიანს აყენებენ: ითამაშე კარტი ან გამოტოვე.
homm3-ask-end = ბრძოლის რაუნდი სრულდება: ითამაშე კარტი ან გამოტოვე.
homm3-ask-won = ბრძოლა მოგებული გაქვს: ითამაშე კარტი ან გამოტოვე.
homm3-ask-reroll = { $purpose ->
        [attack] { $unit } უტევენ. კამათელი: { $dice }. თავიდან გააგორე ერთი ან დატოვე.
        [defend] { $unit } თავს იცავენ. კამათელი: { $dice }. თავიდან გააგორე ან დატოვე.
        [card] კარტისთვის კამათლები აჩვენებს: { $dice }. ერთი თავიდან გააგორე ან დატოვე.
        [morale] სულისკვეთების კამათელი: { $dice }. თავიდან გააგორე ან დატოვე.
       *[other] { $unit } უნარისთვის აგორებენ. კამათელი: { $dice }. თავიდან გააგორე ერთი ან დატოვე.
    }
homm3-ask-target = { $card }: აირჩიე რაზმი.
homm3-ask-toll = { $unit } შელოცვას აძვირებენ. გადააგდე კიდევ ერთი კარტი.
homm3-ask-reinforce = ნეიტრალური ჩონჩხები დამარცხდნენ. ბრინჯაოს რომელი რაზმი გახდეს დიდი?

## Questions: choices of the rule book's AI that it leaves to you
homm3-ask-ai-target = კომპიუტერის რაზმი: { $unit }. რამდენიმე თანაბარი სამიზნე აქვს. ვის უტევს?
homm3-ask-ai-space = კომპიუტერის რაზმი: { $unit }. რამდენიმე უჯრაზე დადგომა შეუძლია. სად მიდის?
homm3-ask-ai-break = კომპიუტერის რაზმი: { $unit }. რამდენიმე კედლის გარღვევა შეუძლია. რომლის?
homm3-ask-ai-unit = { $card }: კომპიუტერის გმირს რამდენიმე სამიზნე აქვს. რომელს ირჩევს?

## Questions: cards
homm3-ask-discard = { $left ->
        [one] გადააგდე კარტი.
       *[other] გადააგდე { $left } კარტი, თითო-თითოდ.
    }
homm3-ask-discards = გადააგდე რამდენი კარტიც გინდა.{ $count ->
        [0] { "" }
       *[other] { " " }უკვე გადაგდებულია: { $count }.
    }
homm3-ask-search = ძებნა ({ $count }) { $deck }ში: ნახე კარტები ან აიღე ზედა გადაგდებული კარტი.
homm3-ask-searching = დასტაში ძებნამდე: ითამაშე კარტი ან გამოტოვე.
homm3-ask-firing = შენი ბალისტა ისვრის: ითამაშე კარტი ან გამოტოვე.
homm3-ask-level = შენი გმირი დონეს აღწევს: ითამაშე კარტი ან გამოტოვე.
homm3-ask-searched = დასტაში ძებნა დაასრულე: ითამაშე კარტი ან გამოტოვე.
homm3-ask-replace = შეგიძლია სხვა ფრაქციის კარტი გადააგდო და მის ნაცვლად სხვა აიღო.
homm3-ask-keep = დაიტოვე ერთი ამ კარტებიდან.
homm3-ask-lay-off = რომელი კარტი მიდის შემდეგ გადაგდებულ კარტებში?
homm3-ask-fetch = { $card }: აიღე კარტი შენი გადაგდებული კარტებიდან.
homm3-ask-space = { $card }: აირჩიე უჯრა.
homm3-ask-blast = { $card }: აირჩიე ორი უჯრა, რომლებსაც მოხვდება.
homm3-ask-swap = { $card }: აირჩიე რაზმი, რომელიც პირველს ადგილს უცვლის.
homm3-ask-cure = { $card }: შეგიძლია რაზმს კარტი მოხსნა. რაზმი: { $unit }.

## Choices
homm3-option-recruit = დაიქირავე { $troop }
homm3-option-reinforce = { $unit ->
        [none] გააძლიერე დიდ რაზმად: { $troop }
       *[other] გააძლიერე დიდ რაზმად: { $unit }
    }
homm3-option-bought = არმია მზადაა
homm3-option-deploy = განათავსე { $troop } { $space }-ზე
homm3-option-line-up = განალაგე დანარჩენები: მსროლელები უკან, სხვები წინ
homm3-option-reserve = ეს რაზმი ბრძოლის გარეთ რჩება
homm3-option-gate = ჭიშკარი { $space }-ზე
homm3-option-ai-first = { $troop }
homm3-option-activate = გაააქტიურე { $unit }
homm3-option-attack = { $space ->
        [none] შეუტიე: { $unit }
       *[other] შეუტიე: { $unit }, { $space }-დან
    }
homm3-option-break = { $space ->
        [none] გაარღვიე { $wall }-ზე
       *[other] გაარღვიე { $wall }-ზე, { $space }-დან
    }
homm3-option-move = გადაადგილება: { $space }
homm3-option-defend = თავდაცვა: დაცვის ჟეტონი, და გააქტიურება სრულდება
homm3-option-ability = ამის ნაცვლად რაზმის უნარი გამოიყენე
homm3-option-stop = დაასრულე გააქტიურება
homm3-option-surrender = კაპიტულაცია: გადაუხადე მტერს 10 ოქრო და გადაარჩინე არმია
homm3-option-surrender-free = კაპიტულაცია: გადაარჩინე არმია უფასოდ
homm3-option-retreat = უკან დაიხიე მცველებისგან
homm3-option-fight-on = დახარჯე გადაადგილების ქულა და ბრძოლა განაგრძე
homm3-option-play = ითამაშე { $card }: { $mode }
homm3-option-use = გამოიყენე { $card }: { $mode }
homm3-option-morale = დახარჯე დადებითი სულისკვეთება: { $use }
homm3-option-pass = გამოტოვე
homm3-option-save = { $unit } შეტევას აუქმებენ
homm3-option-reroll = თავიდან გააგორე კამათელი { $die } ({ $by })
homm3-option-accept = დატოვე კამათელი
homm3-option-target = { $unit }
homm3-option-space = { $space }
homm3-option-ai-target = შეუტიე: { $unit }
homm3-option-ai-unit = { $unit }
homm3-option-ai-space = გადასვლა: { $space }
homm3-option-ai-break = გაარღვიე { $wall }-ზე, { $space }-დან
homm3-option-decline = არა
homm3-option-card = { $card }
homm3-option-discard = გადააგდე { $card }
homm3-option-enough = საკმარისია
homm3-option-look = ნახე კარტები აქედან: { $deck }
homm3-option-fetch = აიღე { $card }
homm3-option-blast = სამიზნე: { $space }
homm3-option-heal = მორჩენა: მოხსენი ზიანი
homm3-option-cure = განკურნება: მოხსენი დამბლის ჟეტონი
homm3-option-take = აიღე { $card } გადაგდებული კარტებიდან
homm3-option-replace = შეცვალე { $card }
homm3-option-keep = დაიტოვე { $card }
homm3-option-lay-off = { $card }
homm3-option-resign = დანებდი
homm3-option-resign-scenario = დანებდი და დაასრულე სცენარი
homm3-option-resign-side = დანებდი მთელი შენი მხარით და დაასრულე სცენარი

homm3-mode-basic = საბაზისო ეფექტი
homm3-mode-expert = ექსპერტული ეფექტი
homm3-mode-top = ზედა ეფექტი
homm3-mode-bottom = ქვედა ეფექტი
homm3-mode-power = ძალა შელოცვისთვის
homm3-mode-use = თამაშშია
homm3-mode-put-away = გვერდზე გადადება
homm3-mode-cast-1 = შელოცვა პირველ საფეხურზე
homm3-mode-cast-2 = შელოცვა მეორე საფეხურზე
homm3-mode-cast-3 = შელოცვა მესამე საფეხურზე
homm3-mode-grade-1 = პირველი საფეხური
homm3-mode-grade-2 = მეორე საფეხური
homm3-mode-grade-3 = მესამე საფეხური
homm3-use-draw = კარტის აღება
homm3-use-exchange = კარტების გაცვლა
homm3-by-ability = რაზმის უნარი
homm3-by-luck = იღბალი
homm3-by-morale = სულისკვეთება

## Log: before the combat
homm3-for-gold = { $gold ->
        [0] უფასოდ
       *[other] ფასი: { $gold } ოქრო
    }
homm3-log-bought = { $step ->
        [recruit] { $seat } ქირაობს რაზმს: { $troop }. { homm3-for-gold }.
       *[reinforce] { $seat } აძლიერებს რაზმს: { $troop }. ის დიდი ხდება. { homm3-for-gold }.
    }
homm3-log-guards = ველის მცველები: { $troops }.
homm3-log-placed = { $space ->
        [tower] მშვილდოსანთა კოშკი დაფის გვერდით დგას.
       *[other] { $pack ->
            [0] { $unit } (მცირე რაზმი) დგებიან { $space }-ზე.
           *[1] { $unit } (დიდი რაზმი) დგებიან { $space }-ზე.
        }
    }
homm3-log-walled = ჭიშკარი { $gate }-ზე დგას, შუა რიგის დანარჩენ უჯრებს კედლები იკავებს.

## Log: the combat
homm3-log-combat-round = ბრძოლის რაუნდი { $number }.
homm3-log-activates = { $unit } აქტიურდებიან.
homm3-log-skipped = { $unit } დამბლის ჟეტონის გამო ამ გააქტიურებას კარგავენ.
homm3-log-moves = { $unit } გადაადგილდებიან { $from }-დან { $to }-ზე.
homm3-log-defends = { $unit } თავს იცავენ და დაცვის ჟეტონს იღებენ.
homm3-log-ability = { $unit } თავიანთ უნარს იყენებენ.
homm3-log-attacks = { $retaliation ->
        [0] { $unit } უტევენ. სამიზნე: { $target }.
       *[1] { $unit } საპასუხო დარტყმას აყენებენ. სამიზნე: { $target }.
    }
homm3-log-rolled = { $purpose ->
        [attack] { $rule ->
            [lower] { $unit } შეტევისთვის აგორებენ: { $dice }. ითვლება ნაკლები.
            [higher] { $unit } შეტევისთვის აგორებენ: { $dice }. ითვლება მეტი.
            [sum] { $unit } შეტევისთვის აგორებენ: { $dice }. ორივე იკრიბება.
           *[other] { $unit } შეტევისთვის აგორებენ: { $dice }.
        }
        [defend] { $unit } დაცვის ჟეტონისთვის აგორებენ: { $dice }.
        [shrug] { $unit } აგორებენ: { $dice }. +1-ზე კარტი არ მოქმედებს.
        [paralyse] { $unit } აგორებენ: { $dice }. 0-ზე სამიზნეს დამბლა ეცემა.
        [scare] { $unit } აგორებენ: { $dice }. 0-ზე შეშინებული სამიზნე უკან იხევს.
        [stare] { $unit } მზერისთვის აგორებენ: { $dice }.
        [card] კარტისთვის კამათლები აჩვენებს: { $dice }.
        [morale] სულისკვეთების კამათელი: { $dice }.
       *[other] { $unit } უნარისთვის აგორებენ: { $dice }.
    }
homm3-log-rerolled = { $unit ->
        [none] კამათელი თავიდან გორდება: { $dice }.
       *[other] { $by ->
            [card] კარტით თავიდან აგორებენ: { $unit }. ახლა კამათლები აჩვენებს: { $dice }.
            [luck] იღბალი: { $unit } თავიდან აგორებენ. კამათელი ახლა: { $dice }.
            [morale] სულისკვეთება: { $unit } თავიდან აგორებენ. კამათელი ახლა: { $dice }.
           *[ability] { $unit } თავიანთი უნარით თავიდან აგორებენ. კამათელი ახლა: { $dice }.
        }
    }
# For instance: Zombies: 2 attack, +1 die, minus 1 defense = 2 damage to Griffins.
homm3-log-hit = { $unit }: { $attack ->
        [0] შეტევის გარეშე
       *[other] შეტევა { $attack }
    }, კამათელი { $die }{ $defense ->
        [0] { "" }
       *[other] , მინუს დაცვა { $defense }
    }{ $token ->
        [0] { "" }
       *[other] { " " }(1 დაცვის ჟეტონით)
    }{ $ability ->
        [0] { "" }
       *[other] { " " }({ $ability } უნარით)
    }{ $wall ->
        [0] { "" }
       *[other] , მინუს 1 კედლის გამო
    } = { $damage ->
        [0] ზიანი არ არის
       *[other] ზიანი { $damage }
    }. სამიზნე: { $target }.
homm3-log-cancelled = შეტევა გაუქმდა: { $unit }, სამიზნე: { $target }.
homm3-log-saved = { $unit } იცავენ რაზმს: { $target }.
homm3-left = { $left ->
        [0] სიცოცხლე აღარ დარჩა
       *[other] დარჩენილი სიცოცხლე { $left } / { $health }
    }
homm3-log-hurt = { $source ->
        [attack] { $unit }: { homm3-left }.
        [poison] შხამი, { $unit }: ზიანი { $amount }, { homm3-left }.
        [fire_shield] ცეცხლის ფარი, { $unit }: ზიანი { $amount }, { homm3-left }.
        [spell] შელოცვა, { $unit }: ზიანი { $amount }, { homm3-left }.
        [specialty] სპეციალობა, { $unit }: ზიანი { $amount }, { homm3-left }.
        [ability] უნარი, { $unit }: ზიანი { $amount }, { homm3-left }.
       *[other] { $unit }: ზიანი { $amount }, { homm3-left }.
    }
homm3-log-unharmed = { $card } ზიანს არ აყენებს რაზმს: { $unit }.
homm3-log-healed = { $unit }: მორჩენილი ზიანი { $amount }.
homm3-log-flipped = { $unit }: დიდი რაზმი მცირე ხდება, { homm3-left }.
homm3-log-survived = { $unit } გადარჩნენ, სიცოცხლე 1.
homm3-log-defeated = { $unit } დამარცხდნენ.
homm3-log-paralysed = { $unit } დამბლის ჟეტონს იღებენ.
homm3-log-freed = { $unit } დამბლის ჟეტონისგან თავისუფლდებიან.
homm3-log-reinforced = { $unit } დიდ რაზმად იქცევიან.
homm3-log-bonus = { $stat ->
        [attack] { $unit }: შეტევა { $amount }.
        [defense] { $unit }: დაცვა { $amount }.
       *[initiative] { $unit }: ინიციატივა { $amount }.
    }
homm3-log-lasts = { $unit ->
        [none] { $card } თამაშში რჩება.
       *[other] { $card } რაზმზე რჩება: { $unit }.
    }
homm3-log-uncovered = კარტი „{ $card }“ გამოიხარჯა და შორდება რაზმს: { $unit }.
homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] ჭიშკარი { $space }-ზე დაინგრა.
           *[wall] კედელი { $space }-ზე დაინგრა.
        }
       *[other] { $piece ->
            [gate] { $unit } ანგრევენ ჭიშკარს { $space }-ზე.
           *[wall] { $unit } ანგრევენ კედელს { $space }-ზე.
        }
    }
homm3-log-surrendered = { $seat } კაპიტულაციას აცხადებს.
homm3-log-resigned = { $seat } ნებდება.
homm3-log-combat-over = { $how ->
        [stalemate] ბრძოლა გამარჯვებულის გარეშე მთავრდება.
        [retreat] ბრძოლა უკანდახევით მთავრდება.
        [skip] მცველები გმირს ატარებენ.
       *[other] { $winner ->
            [0] ბრძოლა დასრულდა. იმარჯვებს თავდამსხმელი.
           *[1] ბრძოლა დასრულდა. იმარჯვებს დამცველი.
        }
    }
homm3-log-over = პარტია დასრულდა.

## Log: cards
homm3-log-played = { $seat } თამაშობს კარტს: { $card }, { $mode }.
homm3-with-power = { $power ->
        [0] { "" }
       *[other] , ძალა { $power }
    }
homm3-log-cast = { $seat ->
        [none] { $units ->
            [none] კომპიუტერის გმირი წარმოთქვამს შელოცვას: { $card }{ homm3-with-power }.
           *[other] კომპიუტერის გმირი წარმოთქვამს შელოცვას: { $card }{ homm3-with-power }. სამიზნე: { $units }.
        }
       *[other] { $units ->
            [none] { $seat } წარმოთქვამს შელოცვას: { $card }{ homm3-with-power }.
           *[other] { $seat } წარმოთქვამს შელოცვას: { $card }{ homm3-with-power }. სამიზნე: { $units }.
        }
    }
homm3-log-spell-failed = { $card } არ მოქმედებს.
homm3-log-shrugged-off = { $unit } იშორებენ კარტს: { $card }.
homm3-log-power-lost = { $seat } კარგავს გამოუყენებელ ძალას: { $power }.
homm3-log-returned = { $card } ხელში ბრუნდება. მოთამაშე: { $seat }.
homm3-log-used = { $seat } იყენებს კარტს: { $card }.
homm3-log-fetched = { $seat } საკუთარი გადაგდებული კარტებიდან იღებს: { $card }.
homm3-log-movement = { $amount ->
        [one] { $seat } იღებს გადაადგილების 1 ქულას.
       *[other] { $seat } იღებს გადაადგილების { $amount } ქულას.
    }
homm3-log-drew = შენ იღებ: { $cards }.
homm3-log-drew-hidden = { $count ->
        [one] { $seat } იღებს კარტს.
       *[other] { $seat } იღებს { $count } კარტს.
    }
homm3-log-discarded = { $seat } აგდებს კარტს: { $card }.
homm3-log-spent-morale = { $use ->
        [draw] { $seat } დადებით სულისკვეთებას ხარჯავს და კარტს იღებს.
       *[exchange] { $seat } დადებით სულისკვეთებას ხარჯავს და კარტებს ცვლის.
    }
homm3-log-morale = { $morale ->
        [1] { $seat }: სულისკვეთება ახლა დადებითია.
        [0] { $seat }: სულისკვეთება ახლა ნეიტრალურია.
       *[other] { $seat }: სულისკვეთება ახლა უარყოფითია.
    }
homm3-amounts = { $gold ->
        [0] { $materials ->
            [0] { $valuables ->
                [0] { $gold } ოქრო
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $gold } ოქრო{ $materials ->
            [0] { "" }
           *[other] { $valuables ->
                [0] { " " }და{ " " }
               *[other] ,{ " " }
            }
        }
    }{ $materials ->
        [0] { "" }
       *[other] { $materials } სამშენებლო მასალა
    }{ $valuables ->
        [0] { "" }
       *[other] { $gold ->
            [0] { $materials ->
                [0] { "" }
               *[other] { " " }და{ " " }
            }
           *[other] { " " }და{ " " }
        }{ $valuables } ძვირფასეულობა
    }
homm3-log-gained = { $seat } იღებს: { homm3-amounts }.
homm3-log-looked = { $count ->
        [one] { $seat } ერთ კარტს ნახულობს აქედან: { $deck }.
       *[other] { $seat } { $count } კარტს ნახულობს აქედან: { $deck }.
    }
homm3-log-kept = შენ იტოვებ კარტს: { $card }.
homm3-log-kept-hidden = { $seat } კარტს იტოვებს აქედან: { $deck }.
homm3-log-laid-off = { $seat } გადაგდებულ კარტებში დებს: { $card }.
homm3-log-took = { $seat } გადაგდებული კარტებიდან იღებს: { $card }.
homm3-log-xp = { $amount ->
        [one] { $seat } იღებს 1 გამოცდილებას.
       *[other] { $seat } იღებს { $amount } გამოცდილებას.
    }
homm3-log-level = { $seat }: გმირი აღწევს დონეს { $level }.

## Log: cards of an AI Hero
homm3-log-ai-card = კომპიუტერის გმირი იღებს კარტს: { $card } ({ $value }). რაზმი: { $unit }.
homm3-log-ai-reshuffled = კარტი კომპიუტერის დასტაში ბრუნდება და დასტა აირევა.
homm3-log-ai-skill = კომპიუტერის გმირი იყენებს ოსტატობას: { $card }.
homm3-log-ai-spell-kept = კომპიუტერის გმირი ბრძოლის შემდეგი რაუნდისთვის იტოვებს: { $card }.
homm3-log-ai-spell-lost = { $card }, კომპიუტერის გმირის შელოცვა, სამიზნეს ვერ პოულობს და იკარგება.
homm3-log-ai-spell-returned = { $card } ახლა უსარგებლოა და კომპიუტერის გმირის შელოცვებს უბრუნდება.

homm3-card-attack_a = შეტევა შემდეგი მოიერიშისთვის
homm3-card-attack_b = შეტევა შემდეგი მოიერიშისთვის
homm3-card-defense_a = დაცვა ყველაზე ჯანმრთელი რაზმისთვის
homm3-card-defense_b = დაცვა რაზმისთვის, რომელიც შემდეგ მოქმედებს
homm3-card-cast_a_spell_a = შელოცვის წარმოთქმა
homm3-card-cast_a_spell_b = შელოცვის წარმოთქმა
homm3-card-use_a_skill_a = ოსტატობის გამოყენება
homm3-card-use_a_skill_b = ოსტატობის გამოყენება

## How a match ends
homm3-over-defeat = ერთი მხარის ყველა რაზმი დამარცხდა.
homm3-over-retreat = გმირმა უკან დაიხია.
homm3-over-surrender = ერთმა მხარემ კაპიტულაცია გამოაცხადა.
homm3-over-stalemate = ბრძოლის ოცმა რაუნდმა ცვლილება ვერ მოიტანა.
homm3-over-skip = მცველებმა გმირი გაატარეს.
homm3-over-resigned = { $seat } დანებდა.

## Words of the rule book
homm3-type-ground = ქვეითი
homm3-type-flying = მფრინავი
homm3-type-ranged = მსროლელი
homm3-tier-bronze = ბრინჯაო
homm3-tier-silver = ვერცხლი
homm3-tier-gold = ოქრო
homm3-tier-azure = ლაჟვარდი
homm3-stat-attack = შეტევა
homm3-stat-defense = დაცვა
homm3-stat-health = სიცოცხლე
homm3-stat-initiative = ინიციატივა
homm3-stat-power = ძალა
homm3-stat-knowledge = ცოდნა
homm3-timing-instant = მყისიერი
homm3-timing-activation = გააქტიურება
homm3-timing-map = რუკა
homm3-timing-ongoing = ხანგრძლივი
homm3-timing-permanent = მუდმივი
homm3-school-air = ჰაერი
homm3-school-earth = მიწა
homm3-school-fire = ცეცხლი
homm3-school-water = წყალი
homm3-deck-ability = უნარების დასტა
homm3-deck-artifact = არტეფაქტების დასტა
homm3-deck-spell = შელოცვების დასტა
homm3-deck-machine = საბრძოლო მანქანების დასტა
homm3-deck-own = საკუთარი დასტა
homm3-deck-bronze = ბრინჯაოს ნეიტრალური რაზმების დასტა
homm3-deck-silver = ვერცხლის ნეიტრალური რაზმების დასტა
homm3-deck-gold = ოქროს ნეიტრალური რაზმების დასტა
homm3-deck-azure = ლაჟვარდის ნეიტრალური რაზმების დასტა
homm3-timing-passive = ყოველთვის
homm3-timing-attack = შეტევა
homm3-timing-retaliation = საპასუხო დარტყმა
homm3-timing-other = მოქმედების ნაცვლად
homm3-kind-statistic = მახასიათებელი
homm3-kind-ability = უნარი
homm3-kind-artifact = არტეფაქტი
homm3-kind-spell = შელოცვა
homm3-kind-specialty = სპეციალობა
homm3-kind-machine = საბრძოლო მანქანა
homm3-quality-minor = მცირე
homm3-quality-major = დიდი
homm3-quality-relic = რელიკვია

# A second unit of the same kind: Griffins 2
homm3-numbered = { $kin } { $number }

homm3-faction-castle = ციხე-დარბაზი
homm3-faction-necropolis = ნეკროპოლისი
homm3-faction-dungeon = დილეგი
homm3-faction-rampart = ბასტიონი
homm3-faction-tower = კოშკი
homm3-faction-inferno = ჯოჯოხეთი
homm3-faction-fortress = ციხესიმაგრე
homm3-faction-stronghold = სიმაგრე
homm3-faction-conflux = შესაყარი
homm3-faction-cove = ყურე
homm3-faction-neutral = ნეიტრალური
homm3-faction-siege = ქალაქის გალავანი
homm3-faction-summoned = გამოძახებული

## Options of a match
homm3-form-skirmish = არმია არმიის წინააღმდეგ
homm3-form-guards = გმირი ველის მცველების წინააღმდეგ
homm3-form-scenario = სცენარი რუკაზე
homm3-army-standard = ორივესთვის ერთნაირი: ბრინჯაოს დიდი, ვერცხლისა და ოქროს მცირე რაზმები
homm3-army-random = წილისყრით შერჩეული
homm3-army-bought = მოთამაშეების ნაყიდი
homm3-difficulty-easy = ადვილი
homm3-difficulty-normal = ჩვეულებრივი
homm3-difficulty-hard = რთული
homm3-difficulty-impossible = შეუძლებელი
homm3-random = წილისყრით
homm3-none = გმირისა და კარტების გარეშე
homm3-field-1 = I
homm3-field-2 = II
homm3-field-3 = III
homm3-field-4 = IV
homm3-field-5 = V
homm3-field-6 = VI
homm3-field-7 = VII
homm3-side-attacker = თავდამსხმელი
homm3-side-defender = დამცველი

## Moments at which cards are played, as part of a sentence
homm3-moment-start = ბრძოლის დასაწყისში
homm3-moment-round = ბრძოლის რაუნდის დასაწყისში
homm3-moment-before = გააქტიურებამდე
homm3-moment-active = სანამ შენი რაზმი აქტიურია
homm3-moment-moved = გადაადგილების შემდეგ
homm3-moment-attack = შეტევისას
homm3-moment-rolled = კამათლის გაგორების შემდეგ
homm3-moment-lethal = მომაკვდინებელი შეტევისას
homm3-moment-spell = მტრის შელოცვისას
homm3-moment-cast = შენი შელოცვის შემდეგ
homm3-moment-damage = ზიანის შემდეგ
homm3-moment-end = ბრძოლის რაუნდის ბოლოს
homm3-moment-searching = ძებნამდე
homm3-moment-firing = როცა შენი ბალისტა ისვრის
homm3-moment-level = როცა შენი გმირი დონეს აღწევს
homm3-moment-searched = ძებნის შემდეგ
homm3-moment-won = გამარჯვების შემდეგ
homm3-moment-guards = მცველების ამოღებამდე

## Creatures

homm3-kin-arrow_tower = კოშკის მშვილდოსნები

## Questions and log lines of abilities

homm3-log-token = { $token ->
        [attack_token] { $unit } იღებენ შეტევის ჟეტონს: შეტევა { $amount }.
        [weakness_token] { $unit } იღებენ სისუსტის ჟეტონს: შეტევა { $amount }.
       *[corrosion_token] { $unit } იღებენ კოროზიის ჟეტონს: დაცვა { $amount }.
    }
homm3-token-attack_token = შეტევის ჟეტონი
homm3-token-weakness_token = სისუსტის ჟეტონი
homm3-token-corrosion_token = კოროზიის ჟეტონი

## What bots look at
homm3-feature-units = შენი რაზმები
homm3-feature-their-units = მტრის რაზმები
homm3-feature-won = ბრძოლა მოგებულია
homm3-feature-cards = კარტები ხელში
homm3-feature-experts = დარჩენილი ექსპერტული გამოყენება
homm3-feature-morale = სულისკვეთება
homm3-feature-near = სიახლოვე მტერთან
homm3-feature-walls = კედლები და ჭიშკარი
