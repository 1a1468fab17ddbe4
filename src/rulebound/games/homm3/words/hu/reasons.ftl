## Why one would do so: hints and analysis
homm3-reason-wins-combat = Megnyeri a harcot.
homm3-reason-fells = Biztosan legyőzve: { $target }.
homm3-reason-may-fell = 100 dobásból { $percent } esetben legyőzve: { $target }.
homm3-reason-may-flip = 100 dobásból { $percent } esetben Maroknyi lesz belőlük: { $target }.
homm3-reason-damages = { $target }: { $low }–{ $high } sebzés.
homm3-reason-hurts = Biztosan megsebzi: { $target }.
homm3-reason-no-return = Nem támadhatnak vissza: { $target }.
homm3-reason-strikes-back = Ha állva maradnak, visszatámadnak: { $target }.
homm3-reason-defends = Védelemjelzőt vesz, és bevárja az ellenséget.
homm3-reason-card = { $card }: most hat.
homm3-reason-keeps-cards = { $count ->
        [0] Most nincs jobb lehetőség.
        [one] Jobb pillanatra tartogatja a lapodat.
       *[other] Jobb pillanatra tartogatja a lapjaidat ({ $count }).
    }
homm3-reason-activates = Most lép, a többiek előtt: { $unit }.
homm3-reason-takes-part = Onnan vesz részt a harcban: { $troop }.
homm3-reason-lines-up = A lövészek a többiek mögött állnak.
homm3-reason-stays-out = Az egység kimarad, így nem veszhet el.
homm3-reason-spares = Erre van a legkevésbé szükséged: { $card }.
homm3-reason-wants = Ez segít a legtöbbet: { $card }.
homm3-reason-meets = Az ellenség mellé áll: { $unit }.
homm3-reason-closes-in = Közelebb megy az ellenséghez: { $unit }.
homm3-reason-stays-away = Távol marad az ellenségtől: { $unit }.
homm3-reason-flags = Elfoglalja: { $location }.
homm3-reason-gains = Ezt hozza: { homm3-amounts }.
homm3-reason-production = Növeli a termelést ({ $resource }): { $amount }.
homm3-reason-visits = Látogatás: { $location }.
homm3-reason-experience = { $count ->
        [one] 1 tapasztalatpontot hoz.
       *[other] { $count } tapasztalatpontot hoz.
    }
homm3-reason-quick = Az őrök harc nélkül elmenekülnek.
homm3-reason-fight = Az ottani harcot { $count } próbából { $won } alkalommal nyerte meg.
homm3-reason-builds = Épít: { $building }. A hátralévő fordulókban megtérül.
homm3-reason-recruits = Erősebb lesz a sereged.
homm3-reason-explores = Kiderül, mi van ott.
homm3-reason-nothing-left = Ebben a körben semmi más nem éri meg az árát.
homm3-reason-gain = A legtöbbet itt nyered: { $feature }.
homm3-reason-quiet = Azonnal nem hoz semmit, de megtartja, amid van.
homm3-feature-goal = A pálya célja
homm3-feature-pace = Előny az idővel szemben
homm3-feature-army = A sereged
homm3-feature-level = Tapasztalat
homm3-feature-income = Termelés
homm3-feature-stock = Erőforrások
homm3-feature-buildings = Épületek
homm3-feature-hand = Lapok kézben a térképen
