### Tash-Kalar in the browser

## Tabs and headings
web-tashkalar-hand = შენი კარტები
web-tashkalar-hand-of = კარტები: { $name }
web-tashkalar-ready = ახლა გამოიძახება { $ready } / { $cards }
web-tashkalar-ready-here = უჯრაზე { $square } გამოიძახება { $ready }
web-tashkalar-watching = მაყურებელი ხარ და კარტებს ვერ ხედავ.
web-tashkalar-tab-card = კარტი
web-tashkalar-tab-card-none = შეეხე ხელში კარტს, რომ აქ წაიკითხო.
web-tashkalar-tab-hand = კარტები, { $cards }
web-tashkalar-tab-tasks = დავალებები
web-tashkalar-tab-score = ქულა
web-tashkalar-board = არენა

## Seats and scores
web-tashkalar-score-of = { $goal }-დან
web-tashkalar-score-lowest = უმცირესი
web-tashkalar-fact-hand = კარტები
    .title = არსებები, ლეგენდები და გაელვებები ხელში
web-tashkalar-fact-deck = დასტა
    .title = საკუთარ დასტაში დარჩენილი კარტები
web-tashkalar-fact-supply = მარაგი
    .title = დარჩენილი ფიგურები: ორმხრივი და ლეგენდარული
web-tashkalar-fact-pieces = { $pieces ->
        [one] 1 ფიგურა
       *[other] { $pieces } ფიგურა
    }, დაწინაურებული { $upgraded }
web-tashkalar-track = { $colour }: { $points }
    .may = { $colour }: { $points }, იმპროვიზაცია ჯერ კიდევ შეიძლება
    .used = { $colour }: { $points }, იმპროვიზაცია უკვე გამოყენებულია
web-tashkalar-key-may = იმპროვიზაცია
web-tashkalar-key-used = გამოყენებული
web-tashkalar-gate = დასასრულის ქულა { $goal }
web-tashkalar-control = ასრულებს სვლას, რომელიც ეკუთვნის: { $name }
web-tashkalar-final-round = { $turns ->
        [one] ფინალური რაუნდი, დარჩა 1 სვლა
       *[other] ფინალური რაუნდი, დარჩა { $turns } სვლა
    }

## The eyebrow of the bar
web-tashkalar-eyebrow-setup = პირველ სვლამდე
web-tashkalar-eyebrow-actions = { $actions ->
        [0] შენი ჯერია, მოქმედება აღარ დარჩა
        [one] შენი ჯერია, ბოლო მოქმედება
       *[other] შენი ჯერია, დარჩა { $actions } მოქმედება
    }
web-tashkalar-eyebrow-final = { $actions ->
        [0] ფინალური რაუნდი, მოქმედება აღარ დარჩა
        [one] ფინალური რაუნდი, ბოლო მოქმედება
       *[other] ფინალური რაუნდი, დარჩა { $actions } მოქმედება
    }
web-tashkalar-eyebrow-borrow = შემდეგ გამოძახებაში მტრის ერთი ფიგურის გამოყენება შეიძლება
web-tashkalar-eyebrow-control = მართვა შენთანაა, სვლა: { $name }
web-tashkalar-eyebrow-step = { $card }, გადაადგილება { $step }, მაქსიმუმ { $most }
web-tashkalar-eyebrow-may = { $card }, სურვილისამებრ
web-tashkalar-eyebrow-must = { $card }, სავალდებულოა
web-tashkalar-eyebrow-flare = გაელვება, მოქმედება არ იხარჯება

## Questions
web-tashkalar-ask-turn = { $ready ->
        [0] შეეხე ცარიელ უჯრას, რომ ფიგურა განათავსო.
        [one] განათავსე ფიგურა ან გამოიძახე არსება: მზადაა ერთი კარტი.
       *[other] განათავსე ფიგურა ან გამოიძახე არსება: მზადაა { $ready } კარტი.
    }
web-tashkalar-ask-turn-plain = განათავსე ფიგურა ან გამოიძახე არსება.
web-tashkalar-ask-turn-lift = მარაგში ფიგურა აღარ გაქვს. შეეხე შენს ფიგურას, რომ ხელახლა განათავსო.
web-tashkalar-ask-target = შეეხე უჯრას, სადაც უნდა გაჩნდეს { $card }
web-tashkalar-ask-compare = თავს რომელ მოწინააღმდეგეს ადარებ?
web-tashkalar-ask-goal = შეეხე უჯრას, სადაც { $square }-დან უნდა გადავიდეს
web-tashkalar-ask-claim = ჩააბარე დავალება ან დაასრულე სვლა
web-tashkalar-ask-return = შეეხე კარტებს, რომ მათი დასტების ქვეშ დადო, ან დანარჩენი დაიტოვე
web-tashkalar-ask-colour-of = რომელი ფერი დადგეს უჯრაზე { $square }?

## What the filled button would do
web-tashkalar-do-place = განათავსე ფიგურა { $square }-ზე
web-tashkalar-do-summon = გამოიძახე { $card } { $square }-ზე
web-tashkalar-do-summon-destroy = { $victim ->
        [1] გამოიძახე { $card } { $square }-ზე და გაანადგურე იქ მდგომი ჩვეულებრივი ფიგურა
        [2] გამოიძახე { $card } { $square }-ზე და გაანადგურე იქ მდგომი გმირული ფიგურა
       *[other] გამოიძახე { $card } { $square }-ზე და გაანადგურე იქ მდგომი ლეგენდარული ფიგურა
    }
web-tashkalar-do-summon-own = გამოიძახე { $card } { $square }-ზე შენი ფიგურის ნაცვლად
web-tashkalar-do-summon-improvised = გამოიძახე { $card } { $square }-ზე, ფიგურით: { $borrowed }. შენი ნიშანი ბრუნდება: { $colour }.
web-tashkalar-do-summon-borrowed = გამოიძახე { $card } { $square }-ზე, მტრის ფიგურით: { $borrowed }
web-tashkalar-do-move = გადაადგილება: { $start } → { $end }
web-tashkalar-do-move-destroy = { $victim ->
        [1] გადაადგილება: { $end }, განადგურდება ჩვეულებრივი ფიგურა
        [2] გადაადგილება: { $end }, განადგურდება გმირული ფიგურა
       *[other] გადაადგილება: { $end }, განადგურდება ლეგენდარული ფიგურა
    }
web-tashkalar-do-move-own = გადაადგილება: { $end }, განადგურდება შენივე ფიგურა
web-tashkalar-do-leap = ნახტომი: { $start } → { $end }
web-tashkalar-do-leap-destroy = { $victim ->
        [1] ნახტომი: { $end }, განადგურდება ჩვეულებრივი ფიგურა
        [2] ნახტომი: { $end }, განადგურდება გმირული ფიგურა
       *[other] ნახტომი: { $end }, განადგურდება ლეგენდარული ფიგურა
    }
web-tashkalar-do-leap-own = ნახტომი: { $end }, განადგურდება შენივე ფიგურა
web-tashkalar-do-discard = გადააგდე { $card }
web-tashkalar-do-discard-idle = { $card } ახლა ვერ გამოიძახება. გადააგდებ?
web-tashkalar-do-flare = { $halves ->
        [1] გამოიყენე ზედა ნახევარი, შედარება: { $name }
        [2] გამოიყენე ქვედა ნახევარი, შედარება: { $name }
       *[other] გამოიყენე ორივე ნახევარი, შედარება: { $name }
    }
web-tashkalar-do-flare-point = { $halves ->
        [1] გამოიყენე ზედა ნახევარი. { $name } იწერს 1 ქულას.
        [2] გამოიყენე ქვედა ნახევარი. { $name } იწერს 1 ქულას.
       *[other] გამოიყენე ორივე ნახევარი. { $name } იწერს 1 ქულას.
    }
web-tashkalar-do-claim = { $points ->
        [one] ჩააბარე დავალება: { $task }, 1 ქულა
       *[other] ჩააბარე დავალება: { $task }, { $points } ქულა
    }
web-tashkalar-do-end-points = { $points ->
        [one] დაასრულე სვლა და ჩაიწერე 1 ქულა
       *[other] დაასრულე სვლა და ჩაიწერე { $points } ქულა
    }

## Buttons
web-tashkalar-verb-place = განთავსება
web-tashkalar-verb-summon = გამოძახება
web-tashkalar-verb-lift = აწევა
web-tashkalar-verb-discard = გადაგდება
web-tashkalar-verb-return = დასტის ქვეშ დადება
web-tashkalar-verb-done = დანარჩენის დატოვება
web-tashkalar-verb-flare = გაელვების გამოყენება
web-tashkalar-verb-pass = მართვის გადაცემა
web-tashkalar-verb-end = სვლის დასრულება
web-tashkalar-verb-claim = ჩაბარება
web-tashkalar-verb-skip = გამოტოვება
web-tashkalar-verb-stop = შეჩერება
web-tashkalar-verb-stop-on = შეჩერება { $square }-ზე
web-tashkalar-verb-destroy = განადგურება
web-tashkalar-verb-upgrade = დაწინაურება
web-tashkalar-verb-downgrade = დაქვეითება
web-tashkalar-verb-convert = გადაქცევა
web-tashkalar-verb-choose = არჩევა
web-tashkalar-verb-move = გადაადგილება { $square }-ზე
web-tashkalar-verb-leap = გადახტომა { $square }-ზე
web-tashkalar-verb-recall = დასტის თავზე დადება
web-tashkalar-verb-school = ამ სკოლის არჩევა
web-tashkalar-verb-keep = დატოვება
web-tashkalar-verb-start = ასე ვიწყებ
web-tashkalar-verb-score = ქულის ჩაწერა

## Chips
web-tashkalar-chip-ways = { $ways ->
        [one] { $card }, 1 ვარიანტი
       *[other] { $card }, { $ways } ვარიანტი
    }
web-tashkalar-chip-instead = გამოიძახე აქ: { $card }
web-tashkalar-chip-destroys = { $square }, ანადგურებს
web-tashkalar-chip-flare = { $halves ->
        [1] { $name }, ზედა ნახევარი
        [2] { $name }, ქვედა ნახევარი
       *[other] { $name }, ორივე ნახევარი
    }
web-tashkalar-chip-task = { $points ->
        [one] { $task }, 1 ქულა
       *[other] { $task }, { $points } ქულა
    }
web-tashkalar-chip-score = { $colour }, { $name }

## Cards
web-tashkalar-kind = { $rank ->
        [common] ჩვეულებრივი არსება
        [heroic] გმირული არსება
       *[legendary] ლეგენდა
    }
web-tashkalar-ways = { $ways ->
        [one] ვარიანტი
       *[other] ვარიანტი
    }
web-tashkalar-ways-squares = { $ways ->
        [one] 1 ვარიანტი
       *[other] { $ways } ვარიანტი
    }
web-tashkalar-on-squares = { $squares ->
        [one] 1 უჯრაზე
       *[other] { $squares } უჯრაზე
    }
web-tashkalar-improvised = იმპროვიზაციით
web-tashkalar-improvised-for = { $borrowed } უჯრისთვის { $square }
web-tashkalar-improvised-onto = { $square }, გამოძახება მასზე
web-tashkalar-short-one = ხსნის { $ways }
web-tashkalar-short-many = { $squares } უჯრა
web-tashkalar-short-told = { $squares ->
        [one] ერთი ფიგურა { $square }-ზე მას გახსნიდა
       *[other] კიდევ ერთი ფიგურა მას გახსნიდა, { $squares } უჯრაზე
    }
web-tashkalar-no-way = ახლა ვარიანტი არ არის
web-tashkalar-turns = ნებისმიერი მობრუნება ან სარკე
web-tashkalar-here = აქ
web-tashkalar-nowhere = არსად
web-tashkalar-played-by = იძახებს { $name }
web-tashkalar-card-name = { $state ->
        [none] { $card }, { $kind }
       *[other] { $card }, { $kind }, { $state }
    }
web-tashkalar-returned = დასტების ქვეშ

## Flares
web-tashkalar-flare = გაელვება
web-tashkalar-flare-wakes = იღვიძებს, თუ { $name } გისწრებს:
web-tashkalar-flare-wakes-any = იღვიძებს, თუ მოწინააღმდეგე გისწრებს:
web-tashkalar-flare-upgraded = დაწინაურებული
web-tashkalar-flare-pieces = ფიგურები
web-tashkalar-flare-lead = { $have } / { $need }
web-tashkalar-flare-ready = { $halves ->
        [1] ახლა ზედა ნახევარი მოქმედებს
        [2] ახლა ქვედა ნახევარი მოქმედებს
       *[other] ახლა ორივე ნახევარი მოქმედებს
    }
web-tashkalar-flare-cost = მოქმედება არ იხარჯება.
web-tashkalar-flare-point = მოქმედება არ იხარჯება. { $name } იწერს 1 ქულას.
web-tashkalar-flare-point-in = მოქმედება არ იხარჯება. { $name } იწერს 1 ქულას ფერში „{ $colour }“.
web-tashkalar-flare-upper = ზედა, { $need }-ით მეტი დაწინაურებული:
web-tashkalar-flare-lower = ქვედა, { $need }-ით მეტი ფიგურა:
web-tashkalar-flare-column-upgraded = დაწინაურებული, { $need }
web-tashkalar-flare-column-pieces = ფიგურები, { $need }
web-tashkalar-flare-met = შესრულდა

## Tasks
web-tashkalar-tasks = დავალებები
web-tashkalar-tasks-claim = სვლაზე ერთი ბარდება
web-tashkalar-task-met = შესრულდა:
web-tashkalar-task-next = შემდეგი, ჯერ ვერ ჩაბარდება
web-tashkalar-task-points = { $points ->
        [one] 1 ქულა
       *[other] { $points } ქულა
    }
web-tashkalar-need-destroyed = ამ სვლაზე განადგურდა { $have } / { $need }
web-tashkalar-need-destroyed-upgraded = მათგან დაწინაურებული { $have } / { $need }
web-tashkalar-need-legendary-destroyed = { $need ->
        [1] ამ სვლაზე განადგურდა ლეგენდარული { $have } / 1
       *[other] ამ სვლაზე განადგურდა გმირული { $have } / { $need }
    }
web-tashkalar-need-pieces = ფიგურები { $have } / { $need }
web-tashkalar-need-upgraded = დაწინაურებული { $have } / { $need }
web-tashkalar-need-legendary = ლეგენდარული { $have } / { $need }
web-tashkalar-need-red = წითელი უჯრები { $mine } : { $theirs }
web-tashkalar-need-green = მწვანე უჯრები { $mine } : { $theirs }
web-tashkalar-need-summoned = ამ სვლაზე გამოძახებულია { $have } / { $need }
web-tashkalar-need-summoned-red = წითელ უჯრაზე { $have } / { $need }
web-tashkalar-need-summoned-green = მწვანე უჯრაზე { $have } / { $need }
web-tashkalar-need-summoned-colored = ფერად უჯრებზე { $have } / { $need }
web-tashkalar-need-summoned-legends = ლეგენდა { $have } / { $need }
web-tashkalar-need-cross = ჯვრის უჯრები { $have } / { $need }
web-tashkalar-need-lead = საუკეთესო ხაზი: სხვაობა { $have } / { $need }
web-tashkalar-need-falling = დაღმავალი დიაგონალი { $have } / { $need }
web-tashkalar-need-rising = აღმავალი დიაგონალი { $have } / { $need }
web-tashkalar-need-chain = { $have ->
        [0] ჯერ არ არის დაკავშირებული
       *[other] დაკავშირებულია
    }
web-tashkalar-need-around = მტრის ერთი ფიგურის გარშემო { $have } / { $need }
web-tashkalar-need-isolated = { $have ->
        [0] მტრის ფიგურა იზოლირებული არ არის
       *[other] მტრის ფიგურა იზოლირებულია
    }

## The tally of the turn
web-tashkalar-tally = ამ სვლაზე განადგურდა
web-tashkalar-tally-none = ამ სვლაზე ჯერ არაფერი განადგურებულა.
web-tashkalar-tally-pieces = { $colour }: { $pieces }
web-tashkalar-tally-common = ჩვეულებრივი { $count }
web-tashkalar-tally-heroic = გმირული { $count }
web-tashkalar-tally-legendary = ლეგენდარული { $count }
web-tashkalar-tally-points = { $points ->
        [one] მოაქვს 1 ქულა
       *[other] მოაქვს { $points } ქულა
    }
web-tashkalar-tally-nothing = ქულა ჯერ არ მოაქვს
web-tashkalar-tally-singles = ცალკეული ჩვეულებრივი ფიგურები: 1 ქულა შენ მიერ არჩეულ ფერში
web-tashkalar-tally-preview = { $points ->
        [one] ეს სულ 1 ქულას მოიტანდა.
       *[other] ეს სულ { $points } ქულას მოიტანდა.
    }

## Setup
web-tashkalar-schools = სკოლები
web-tashkalar-schools-open = { $schools ->
        [one] თავისუფალია 1 სკოლა
       *[other] თავისუფალია { $schools } სკოლა
    }
web-tashkalar-school-taken = დაკავებულია: { $name }
web-tashkalar-draft = შენი ასარჩევი კარტები
web-tashkalar-draft-kept = დატოვებულია { $kept } / 18
web-tashkalar-kept = შენი დასტისთვის დატოვებული

## The board in words
web-tashkalar-square-red = წითელი
web-tashkalar-square-green = მწვანე
web-tashkalar-square-plain = უბრალო
web-tashkalar-square-central = { $ground }, ცენტრალური
web-tashkalar-square-empty = ცარიელი
web-tashkalar-square-own = შენი { $rank } ფიგურა
web-tashkalar-square-of = { $rank } ფიგურა, { $colour }
web-tashkalar-state-target = { $ways ->
        [one] კარტის „{ $card }“ სამიზნე, ერთი ვარიანტი
       *[other] კარტის „{ $card }“ სამიზნე, { $ways } ვარიანტი
    }
web-tashkalar-state-destroyed = განადგურდებოდა
web-tashkalar-state-used = გამოიყენება კარტისთვის „{ $card }“
web-tashkalar-state-possible = არჩევა შეიძლება
web-tashkalar-state-chosen = არჩეულია
web-tashkalar-state-short = აქ ერთი ფიგურა ხსნის კარტს „{ $card }“

## The table in words
web-tashkalar-told-turn = სვლა: { $name }, { $actions ->
        [0] მოქმედება აღარ დარჩა
        [one] დარჩა ერთი მოქმედება
       *[other] დარჩა { $actions } მოქმედება
    }.
web-tashkalar-told-seat = { $name }, { $colour }: { $points } / { $goal }.
web-tashkalar-told-seat-melee = { $name }, { $colour }: { $scores }.
web-tashkalar-told-pieces = { $colour } ფიგურები: { $pieces }.
web-tashkalar-told-no-pieces = { $colour } ფიგურა დაფაზე არ დგას.
web-tashkalar-told-task = დავალება { $task }, { $points ->
        [one] 1 ქულა
       *[other] { $points } ქულა
    }: { $progress }.
web-tashkalar-told-hand = შენი კარტები: { $cards }.
web-tashkalar-told-card = { $ways ->
        [0] { $card }
        [one] { $card }, ერთი ვარიანტი
       *[other] { $card }, { $ways } ვარიანტი
    }

# The usual case of tashkalar-log-placed: a common piece of one’s own.
web-tashkalar-log-placed = { $seat } ათავსებს ფიგურას { $square }-ზე.

## The end of a match

web-tashkalar-count-destroyed = განადგურებული ფიგურები
web-tashkalar-count-legend = გამოძახებული ლეგენდები
web-tashkalar-count-flare = მეტოქის გაელვებები
web-tashkalar-count-standing = ლეგენდარული ფიგურები არენაზე
web-tashkalar-count-pending = მომლოდინე არსებები
web-tashkalar-count-in = წინააღმდეგ: { $colour }
web-tashkalar-count-lowest = ითვლება უმცირესი
web-tashkalar-race = ქულები სვლების მიხედვით
web-tashkalar-tie-upgraded = ქულები თანაბარია: წყვეტს მეტი დაწინაურებული ფიგურა დაფაზე.
web-tashkalar-tie-pieces = ქულებიც და დაწინაურებული ფიგურებიც თანაბარია: წყვეტს მეტი ფიგურა დაფაზე.
web-tashkalar-deed-turn = სვლა { $number }

## What lies open before a player
web-tashkalar-frozen = გაყინული
    .about = შენს სვლაზე შეგიძლია ეს კარტი უფასოდ გაალღვო, ნებისმიერი მოქმედების წინ ან შემდეგ. სრულდება მისი გაყინული ეფექტი, მერე კარტი გადაიგდება. გაყინული მხოლოდ ერთი კარტი შეიძლება იყოს.
web-tashkalar-pending = მომლოდინე
    .about = მისი დამახინჯების ეფექტი გამოყენებულია. გამოიძახე ეს არსება პარტიის დასრულებამდე: თუ მაშინაც მომლოდინეა, 2 ქულა იკარგება. ის შენი სამი არსებიდან ერთად ითვლება და, სანამ აქ არის, სხვა დამახინჯების ეფექტს ვერ გამოიყენებ.
web-tashkalar-stored = შენახული: { $colour }, { $rank }
    .about = ეს ფიგურა დროის ვაჭრის კარტზე დევს. ბრუნდება, როცა ვაჭარს გამოიძახებენ; მანამდე არც დაფაზეა და არც მარაგში.
web-tashkalar-gateway = კარიბჭე { $square }-ზე
    .about = მონიშნული ფიგურა კარიბჭეა: ქვესკნელის სიცარიელის ბევრი არსება მის ირგვლივ მოქმედებს. ის თავის ფიგურასთან ერთად მოძრაობს და ქრება, როცა ფიგურა ნადგურდება, გადაიქცევა ან ლეგენდარული ხდება.
web-tashkalar-fewer = { $count ->
        [one] შემდეგ სვლაზე ერთი მოქმედებით ნაკლები
       *[other] შემდეგ სვლაზე { $count } მოქმედებით ნაკლები
    }
    .about = მარადი ყინვის გუშაგი ამ მხარეს შემდეგ სვლაზე ერთ მოქმედებას აკლებს.
web-tashkalar-removed = { $count ->
        [one] თამაშს გარეთ 1 ფიგურა
       *[other] თამაშს გარეთ { $count } ფიგურა
    }
    .about = სიკვდილის მომტანმა გაიყვანა: მარაგში აღარასდროს ბრუნდება.
web-tashkalar-note-frozen = გაყინული: { $card }
web-tashkalar-note-pending = მომლოდინე: { $card }, ბოლოს −2
web-tashkalar-square-gateway = { $piece }, კარიბჭე
web-tashkalar-told-frozen = გაყინული კარტი ({ $name }): { $card }.
web-tashkalar-told-pending = მომლოდინე არსება ({ $name }): { $card }; თუ არ გამოიძახეს, 2 ქულა იკარგება.
web-tashkalar-eyebrow-possessed = შენი შემდეგი წყობის ფერი: { $colour }
web-tashkalar-eyebrow-blanks = { $count ->
        [one] ერთი ცარიელი უჯრა შეიძლება შენს ჩვეულებრივ ფიგურად ჩაითვალოს
       *[other] მაქსიმუმ { $count } ცარიელი უჯრა შეიძლება შენს ჩვეულებრივ ფიგურად ჩაითვალოს
    }
web-tashkalar-do-summon-thawing = გამოიძახე { $card } { $square }-ზე, მტრის ფიგურით: { $borrowed }, გალღობა: { $frozen }
web-tashkalar-verb-thaw = გალღობა
web-tashkalar-verb-freeze = გაყინულად დატოვება
web-tashkalar-verb-take = გაყინულად დადება
web-tashkalar-verb-warp = დამახინჯების გამოყენება
web-tashkalar-verb-copy = დამახინჯების შესრულება
web-tashkalar-verb-take-up = ხელში დაბრუნება
web-tashkalar-verb-swap = გაცვლა
web-tashkalar-verb-gateway = კარიბჭედ ქცევა
web-tashkalar-verb-store = შენახვა
