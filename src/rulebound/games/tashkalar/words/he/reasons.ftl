## Why one would do so: hints and analysis
tashkalar-reason-wins = ניצחון במשחק.
tashkalar-reason-claims = השלמת המשימה { $task }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
tashkalar-reason-takes = השמדה ב־{ $squares }.
tashkalar-reason-converts = { $count ->
        [one] הכלי שב־{ $squares } יהיה שלכם.
       *[other] הכלים שב־{ $squares } יהיו שלכם.
    }
tashkalar-reason-costs = המחיר: הכלים שלכם ב־{ $squares }.
tashkalar-reason-scores = עוד { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
tashkalar-reason-actions = { $count ->
        [one] עוד פעולה אחת.
        [two] עוד שתי פעולות.
       *[other] עוד { $count } פעולות.
    }
tashkalar-reason-then-summons = אחר כך אפשר לזמן באותו תור את { $card } אל { $square }.
tashkalar-reason-upgrades = שדרוג ב־{ $squares }.
tashkalar-reason-opens = { $count ->
        [one] בתור הבא אפשר יהיה לזמן את { $cards }.
        [two] בתור הבא אפשר יהיה לזמן שני יצורים: { $cards }.
       *[other] בתור הבא אפשר יהיה לזמן { $count } יצורים: { $cards }.
    }
tashkalar-reason-nearer = המשימה { $task } קרובה יותר: { $have } מתוך { $need }.
tashkalar-reason-one-short = { $count ->
        [one] ליצור { $cards } יחסר רק כלי אחד.
        [two] לשני יצורים יחסר רק כלי אחד: { $cards }.
       *[other] ל־{ $count } יצורים יחסר רק כלי אחד: { $cards }.
    }
tashkalar-reason-central = { $count ->
        [one] עוד משבצת מרכז אחת בידיכם.
        [two] עוד שתי משבצות מרכז בידיכם.
       *[other] עוד { $count } משבצות מרכז בידיכם.
    }
tashkalar-reason-gain = הרווח העיקרי: { $feature }.
tashkalar-reason-quiet = אין בזה רווח מיידי, אבל מה שיש לכם נשמר.
