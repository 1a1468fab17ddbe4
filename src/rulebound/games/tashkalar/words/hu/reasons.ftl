## Why one would do so: hints and analysis
tashkalar-reason-wins = Megnyeri a játszmát.
tashkalar-reason-claims = Teljesíti ezt a feladatot: { $task } ({ $points ->
        [one] 1 pont
       *[other] { $points } pont
    }).
tashkalar-reason-takes = Elpusztítja: { $squares }.
tashkalar-reason-converts = { $count ->
        [one] A te jelződdé alakítja: { $squares }.
       *[other] A te jelzőiddé alakítja: { $squares }.
    }
tashkalar-reason-costs = Ennyibe kerül: { $squares }.
tashkalar-reason-scores = { $points ->
        [one] 1 pontot
       *[other] { $points } pontot
    } ér.
tashkalar-reason-actions = { $count ->
        [one] Egy további akciót ad.
       *[other] { $count } további akciót ad.
    }
tashkalar-reason-then-summons = Utána még ebben a körben megidézhető: { $card } ({ $square }).
tashkalar-reason-upgrades = Felfejleszti: { $squares }.
tashkalar-reason-opens = { $count ->
        [one] A következő körben megidézhető: { $cards }.
       *[other] A következő körben { $count } teremtmény megidézhető: { $cards }.
    }
tashkalar-reason-nearer = Közelebb visz ehhez a feladathoz: { $task } ({ $have } / { $need }).
tashkalar-reason-one-short = { $count ->
        [one] Már csak egy jelző hiányzik ehhez: { $cards }.
       *[other] Már csak egy jelző hiányzik { $count } teremtményhez: { $cards }.
    }
tashkalar-reason-central = { $count ->
        [one] Eggyel több középső mezőt tart.
       *[other] { $count } további középső mezőt tart.
    }
tashkalar-reason-gain = A legtöbbet itt nyered: { $feature }.
tashkalar-reason-quiet = Azonnal nem hoz semmit, de megtartja, amid van.
