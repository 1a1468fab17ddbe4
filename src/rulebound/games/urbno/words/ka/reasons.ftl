## Why one would do so: hints and analysis
urbno-reason-wins = იგებს პარტიას.
urbno-reason-takes = ამ კონას აუცილებლად იღებს.
urbno-reason-leaves = ამ კონას აუცილებლად { $seat } იღებს.
urbno-reason-ahead = { $count ->
        [0] კონის ყველაზე მაღალი კარტი.
        [one] ჯერჯერობით ყველაზე მაღალი კარტი; კიდევ ერთია ჩამოსასვლელი.
       *[other] ჯერჯერობით ყველაზე მაღალი კარტი; კიდევ { $count } არის ჩამოსასვლელი.
    }
urbno-reason-higher = { $count ->
        [0] მის ფერში უფრო მაღალი კარტი აღარ დარჩა.
        [one] მის ფერში კიდევ ერთი უფრო მაღალი კარტია.
       *[other] მის ფერში კიდევ { $count } უფრო მაღალი კარტია.
    }
urbno-reason-behind = ვერ სჯობნის. წინ რჩება: { $seat }.
urbno-reason-crystal = ერთი ძალის კრისტალი ჯდება: { $power }.
urbno-reason-cubes = { $count ->
        [one] ერთი კუბი ჯდება; კარტის ციფრია { $number }.
       *[other] { $count } კუბი ჯდება; კარტის ციფრია { $number }.
    }
urbno-reason-supplies = იღებ: { $combination }.
urbno-reason-scroll = იყენებს გრაგნილს: { $scroll }.
urbno-reason-saves = კრისტალებსა და კუბებს შემდეგი კონებისთვის ინახავს.
urbno-reason-keeps-scroll = გრაგნილს შემდეგი რაუნდისთვის ინახავს.
urbno-reason-scores = { $points ->
        [one] მისიის 1 ქულა უკვე ჩანს.
       *[other] მისიის { $points } ქულა უკვე ჩანს.
    }
urbno-reason-loses = { $points ->
        [one] მისიის 1 ქულა გიჯდება.
       *[other] მისიის { $points } ქულა გიჯდება.
    }
urbno-reason-free = ამ მისიაში ეს კონა არაფერი გიჯდება.
urbno-reason-rids = იშორებ კარტს, რომელიც კონებს იღებს.
urbno-reason-lacking = { $count ->
        [0] შემდეგ მისიას აღარაფერი აკლია.
        [one] შემდეგ მისიისთვის კიდევ ერთი საკმარისია.
       *[other] შემდეგ მისიას კიდევ { $count } აკლია.
    }
urbno-reason-wanted = ამ მისიაში ეს კონა გჭირდება.
urbno-reason-unwanted = ამ მისიაში ეს კონა არ გჭირდება.
urbno-reason-keeps = მოგვიანებით გამოდგება: { $card }.
urbno-reason-gain = ყველაზე მეტს აქ იგებ: { $feature }.
urbno-reason-quiet = მაშინვე არაფერი მოაქვს, მაგრამ ინარჩუნებს, რაც გაქვს.
