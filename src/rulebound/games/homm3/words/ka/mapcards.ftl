### Heroes of Might and Magic III: cards on the map, and what units in the Unit Deck can do there

## Questions
homm3-ask-which-hero = { $card }: შენი რომელი გმირისთვისაა?
homm3-ask-which-enemy = { $card }: რომელი მტრის წინააღმდეგაა?
homm3-ask-portal = { $card }: რომელი გმირი სად გადადის?
homm3-ask-speculum = { $card }: რომელ ფილას აღმოაჩენ?
homm3-ask-diplomacy = { $card }: შეგიძლია გახსნილი რაზმებიდან ერთი დაიქირავო.
homm3-ask-step-aside = { $card }: გმირს შეუძლია უფასოდ გადავიდეს მეზობელ ცარიელ ველზე.
homm3-ask-spy = { $troop } დასტის ზედა კარტს ნახულობენ. რომელი დასტისა?
homm3-ask-spied = სად მიდის ზედა კარტი: { $deck }?

## Choices
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero }, გადასვლა: { $field }
homm3-option-step-aside = { $hero }, ერთი ნაბიჯი: { $field }
homm3-option-spy = ნახე ზედა კარტი: { $deck }
homm3-option-leave-card = დატოვე დასტის თავზე { $card }
homm3-option-leave-week = დატოვე დასტის თავზე { $week }
homm3-option-leave-event = დატოვე დასტის თავზე { $event }
homm3-option-put-card-under = დადე დასტის ქვეშ { $card }
homm3-option-put-week-under = დადე დასტის ქვეშ { $week }
homm3-option-put-event-under = დადე დასტის ქვეშ { $event }
homm3-option-unit-ability = გამოიყენე რაზმის უნარი: { $troop }

## Log
homm3-log-portal = { $seat }: პორტალით გადადის { $hero }. ველი: { $field }.
homm3-log-unit-ability = { $seat } რაზმის უნარს იყენებს: { $troop }.
homm3-log-spied = { $place ->
        [top] { $seat } ზედა კარტს თავის ადგილზე ტოვებს: { $deck }.
       *[bottom] { $seat } ზედა კარტს ქვეშ დებს: { $deck }.
    }

## Words
homm3-deck-astrologers = ასტროლოგების დასტა
homm3-deck-events = მოვლენების დასტა
homm3-moment-turn = შენს სვლაზე
homm3-moment-dice = რესურსების ან განძის კამათლების გაგორების შემდეგ
homm3-moment-buying = რაზმის დაქირავებისას ან გაძლიერებისას
