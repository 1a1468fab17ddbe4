## Why one would do so: hints and analysis
tashkalar-reason-wins = იგებს პარტიას.
tashkalar-reason-claims = ასრულებს დავალებას: { $task }, { $points ->
        [one] 1 ქულა
       *[other] { $points } ქულა
    }.
tashkalar-reason-takes = ანადგურებს: { $squares }.
tashkalar-reason-converts = { $count ->
        [one] შენს ფიგურად აქცევს: { $squares }.
       *[other] შენს ფიგურებად აქცევს: { $squares }.
    }
tashkalar-reason-costs = კარგავ: { $squares }.
tashkalar-reason-scores = მოაქვს { $points ->
        [one] 1 ქულა
       *[other] { $points } ქულა
    }.
tashkalar-reason-actions = { $count ->
        [one] იძლევა ერთ დამატებით მოქმედებას.
       *[other] იძლევა { $count } დამატებით მოქმედებას.
    }
tashkalar-reason-then-summons = შემდეგ იმავე სვლაზე შეიძლება გამოძახება { $square }-ზე: { $card }.
tashkalar-reason-upgrades = აწინაურებს: { $squares }.
tashkalar-reason-opens = { $count ->
        [one] შემდეგ სვლაზე გამოსაძახებელი ხდება: { $cards }.
       *[other] შემდეგ სვლაზე გამოსაძახებელი ხდება { $count } არსება: { $cards }.
    }
tashkalar-reason-nearer = აახლოებს დავალებას: { $task }, { $have } / { $need }.
tashkalar-reason-one-short = { $count ->
        [one] მხოლოდ ერთი ფიგურა აკლია: { $cards }.
       *[other] { $count } არსებას მხოლოდ ერთი ფიგურა აკლია: { $cards }.
    }
tashkalar-reason-central = { $count ->
        [one] იკავებს კიდევ ერთ ცენტრალურ უჯრას.
       *[other] იკავებს კიდევ { $count } ცენტრალურ უჯრას.
    }
tashkalar-reason-gain = ყველაზე მეტს აქ იგებ: { $feature }.
tashkalar-reason-quiet = მაშინვე არაფერი მოაქვს, მაგრამ ინარჩუნებს, რაც გაქვს.
