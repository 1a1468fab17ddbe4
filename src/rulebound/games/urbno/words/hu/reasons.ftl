## Why one would do so: hints and analysis
urbno-reason-wins = Megnyeri a játszmát.
urbno-reason-takes = Biztosan viszi ezt az ütést.
urbno-reason-leaves = Ezt az ütést biztosan { $seat } viszi.
urbno-reason-ahead = { $count ->
        [0] Az ütés legmagasabb lapja.
        [one] Eddig a legmagasabb lap; még egy lap jön.
       *[other] Eddig a legmagasabb lap; még { $count } lap jön.
    }
urbno-reason-higher = { $count ->
        [0] A színében nincs kint magasabb lap.
        [one] A színében még egy magasabb lap van kint.
       *[other] A színében még { $count } magasabb lap van kint.
    }
urbno-reason-behind = Nem veri { $seat } lapját.
urbno-reason-crystal = Egy kristályba kerül: { $power }.
urbno-reason-cubes = { $count ->
        [one] Egy kockába kerül; a lap száma { $number }.
       *[other] { $count } kockába kerül; a lap száma { $number }.
    }
urbno-reason-supplies = Ezt kapod: { $combination }.
urbno-reason-scroll = Ezt a tekercset használja: { $scroll }.
urbno-reason-saves = Kristályt és kockát tartogat a későbbi ütésekre.
urbno-reason-keeps-scroll = A tekercset egy későbbi fordulóra tartogatja.
urbno-reason-scores = { $points ->
        [one] 1 küldetéspont kerül látótávolságba.
       *[other] { $points } küldetéspont kerül látótávolságba.
    }
urbno-reason-loses = { $points ->
        [one] A küldetésben 1 pontodba kerül.
       *[other] A küldetésben { $points } pontodba kerül.
    }
urbno-reason-free = Ebben a küldetésben az ütés semmibe sem kerül.
urbno-reason-rids = Megszabadulsz egy laptól, amely ütést visz.
urbno-reason-lacking = { $count ->
        [0] Utána semmi sem hiányzik a küldetéshez.
        [one] Utána még egy elég a küldetéshez.
       *[other] Utána még { $count } kell a küldetéshez.
    }
urbno-reason-wanted = Ebben a küldetésben kell neked az ütés.
urbno-reason-unwanted = Ebben a küldetésben nem kell neked az ütés.
urbno-reason-keeps = Későbbre marad: { $card }.
urbno-reason-gain = A legtöbbet itt nyered: { $feature }.
urbno-reason-quiet = Azonnal nem hoz semmit, de megtartja, amid van.
