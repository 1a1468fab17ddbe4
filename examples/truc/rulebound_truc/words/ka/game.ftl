### Truc

## Questions and choices
truc-ask-turn = ჩამოდით კარტი ან აწიეთ ფსონი.
truc-ask-card = ჩამოდით კარტი.
truc-ask-raise = { $seat } გთავაზობთ, რაუნდი { $stake } ქულად ღირდეს. თანახმა ხართ?
truc-option-play = ჩამოსვლა: { $card }
truc-option-raise = ფსონის აწევა
truc-option-accept = თანხმობა
truc-option-fold = დანებება

## Log
truc-log-dealt = არიგებს: { $seat }.
truc-log-got = თქვენი კარტი: { $cards }.
truc-log-raised = ფსონს წევს: { $seat }. ახალი ფსონი: { $stake }.
truc-log-accepted = თანახმაა: { $seat }.
truc-log-folded = ნებდება: { $seat }.
truc-log-played = { $seat }: { $card }.
truc-log-trick = { $seat ->
        [none] ტოლი კარტი: ხელი არავის მიაქვს.
       *[other] ხელი მიაქვს: { $seat }.
    }
truc-log-round = { $seat ->
        [none] რაუნდი ვერავინ მოიგო.
       *[other] რაუნდს იგებს: { $seat }, ქულა: { $points }.
    }

## Reasons
truc-why-turn = თქვენი სვლა არ არის.
truc-why-answer = ჯერ ფსონის აწევას უნდა გაეცეს პასუხი.
truc-over = საჭირო ქულა დაგროვდა.

## Things
truc-a-card = { $suit } { $rank }
truc-rank-7 = შვიდიანი
truc-rank-8 = რვიანი
truc-rank-9 = ცხრიანი
truc-rank-10 = ათიანი
truc-rank-J = ვალეტი
truc-rank-Q = ქალი
truc-rank-K = მეფე
truc-rank-A = ტუზი
truc-suit-c = ჯვრის
truc-suit-d = აგურის
truc-suit-h = გულის
truc-suit-s = ყვავის

## The table
truc-stake = ფსონი: { $stake }. მოსაგებად საჭიროა { $target } ქულა.
web-truc-hand = თქვენი კარტი
web-truc-of = { $target }-დან
web-truc-dealer = არიგებს
web-truc-ranks = სუსტიდან ძლიერამდე
web-truc-outcome = { $outcome ->
        [takes] მიაქვს ხელი
        [spoils] ტოლია
       *[loses] აგებს ხელს
    }
web-truc-watching = თქვენ უყურებთ.

## Setting a table
truc-set = ტრუკი
    .full = ტრუკი
    .note = 2 მოთამაშე, მეოთხედი საათი
truc-set-target = მოსაგები ქულა
truc-set-target-6 = 6
truc-set-target-12 = 12

## The rules in short
rules-truc-1 =
    ორი მოთამაშე იღებს სამ-სამ კარტს და თამაშობს სამ ხელს. ძლიერიდან სუსტამდე: 7, 8, ტუზი, მეფე, ქალი, ვალეტი, 10, 9. ფერს მნიშვნელობა არ აქვს და ნებისმიერი კარტით შეგიძლიათ ჩამოსვლა. ტოლი კარტისას ხელი არავის მიაქვს.

    ორი ხელი რაუნდს იგებს. თუ რომელიმე ხელი არავის ერგო, იგებს ის, ვინც პირველმა წაიღო ხელი.
    .title = სამი ხელი
rules-truc-2 =
    რაუნდი 1 ქულა ღირს. კარტის ჩამოსვლამდე შეგიძლიათ აწიოთ 2-მდე, შემდეგ 4-მდე, 6-მდე და ასე შემდეგ. მეორე მოთამაშე თანხმდება ან ნებდება: მაშინ იღებთ იმდენს, რამდენიც რაუნდი მანამდე ღირდა.
    .title = ფსონი
