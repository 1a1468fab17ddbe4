### en

homm3-ask-token-space = { $card }: choose a space for a token ({ $left } to lay).
homm3-log-tokens-laid = { $count ->
        [one] One token lies face down: { $card }.
       *[other] { $count } tokens lie face down, half of them blank: { $card }.
    }
homm3-log-token-turned = { $face ->
        [real] { $unit } turn over a token on { $space }: { $card }!
       *[blank] { $unit } turn over a blank token on { $space }.
    }
homm3-token = { $face ->
        [face_down] { $card } or blank, { $space }
        [blank] { $card }, { $space }: blank
       *[real] { $card }, { $space }: real
    }

### el

homm3-ask-token-space = { $card }: επίλεξε μια θέση για έναν δείκτη (μένουν { $left }).
homm3-log-tokens-laid = { $count ->
        [one] Ένας δείκτης μπαίνει κλειστός: { $card }.
       *[other] { $count } δείκτες μπαίνουν κλειστοί, οι μισοί κενοί: { $card }.
    }
homm3-log-token-turned = { $face ->
        [real] { $unit } γυρίζουν έναν δείκτη στο { $space }: { $card }!
       *[blank] { $unit } γυρίζουν έναν κενό δείκτη στο { $space }.
    }
homm3-token = { $face ->
        [face_down] { $card } ή κενός, { $space }
        [blank] { $card }, { $space }: κενός
       *[real] { $card }, { $space }: αληθινός
    }

### hu

homm3-ask-token-space = { $card }: válassz mezőt egy jelzőnek (még { $left } van hátra).
homm3-log-tokens-laid = { $count ->
        [one] Egy jelző kerül le képpel lefelé: { $card }.
       *[other] { $count } jelző kerül le képpel lefelé, a felük üres: { $card }.
    }
homm3-log-token-turned = { $face ->
        [real] { $unit }: jelző felfordítva itt: { $space }. { $card }!
       *[blank] { $unit }: üres jelző felfordítva itt: { $space }.
    }
homm3-token = { $face ->
        [face_down] { $card } vagy üres, { $space }
        [blank] { $card }, { $space }: üres
       *[real] { $card }, { $space }: valódi
    }

### ka

homm3-ask-token-space = { $card }: აირჩიე უჯრა ჟეტონისთვის (დარჩა { $left }).
homm3-log-tokens-laid = { $count ->
        [one] ერთი ჟეტონი პირქვე დევს: { $card }.
       *[other] { $count } ჟეტონი პირქვე დევს, ნახევარი ცარიელია: { $card }.
    }
homm3-log-token-turned = { $face ->
        [real] { $unit } ჟეტონს აბრუნებენ { $space }-ზე: { $card }!
       *[blank] { $unit } ცარიელ ჟეტონს აბრუნებენ { $space }-ზე.
    }
homm3-token = { $face ->
        [face_down] { $card } ან ცარიელი, { $space }
        [blank] { $card }, { $space }: ცარიელი
       *[real] { $card }, { $space }: ნამდვილი
    }

### he

homm3-ask-token-space = { $card }: בחרו משבצת לאסימון (נותרו { $left }).
homm3-log-tokens-laid = { $count ->
        [one] אסימון אחד מונח עם הפנים למטה: { $card }.
       *[other] { $count } אסימונים מונחים עם הפנים למטה, מחציתם ריקים: { $card }.
    }
homm3-log-token-turned = { $face ->
        [real] { $unit }: אסימון נחשף על { $space }: { $card }!
       *[blank] { $unit }: אסימון ריק נחשף על { $space }.
    }
homm3-token = { $face ->
        [face_down] { $card } או ריק, { $space }
        [blank] { $card }, { $space }: ריק
       *[real] { $card }, { $space }: אמיתי
    }
