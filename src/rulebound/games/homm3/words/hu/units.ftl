### Heroes of Might and Magic III: units of the core box and their abilities

## Creatures

homm3-kin-halberdiers = Alabárdosok
homm3-kin-marksmen = Számszeríjászok
homm3-kin-griffins = Griffek
homm3-kin-crusaders = Keresztesek
homm3-kin-zealots = Zelóták
homm3-kin-champions = Bajnokok
homm3-kin-archangels = Arkangyalok
homm3-kin-troglodytes = Trogloditák
homm3-kin-harpies = Hárpiák
homm3-kin-evil_eyes = Gonosz szemek
homm3-kin-medusas = Medúzák
homm3-kin-minotaurs = Minótauroszok
homm3-kin-manticores = Mantikórok
homm3-kin-black_dragons = Fekete sárkányok
homm3-kin-skeletons = Csontvázak
homm3-kin-zombies = Zombik
homm3-kin-wraiths = Lidércek
homm3-kin-liches = Lichek
homm3-kin-vampires = Vámpírok
homm3-kin-dread_knights = Rémlovagok
homm3-kin-ghost_dragons = Szellemsárkányok
homm3-kin-boars = Vaddisznók
homm3-kin-halflings = Félszerzetek
homm3-kin-peasants = Parasztok
homm3-kin-rogues = Zsiványok
homm3-kin-mummies = Múmiák
homm3-kin-nomads = Nomádok
homm3-kin-sharpshooters = Mesteríjászok
homm3-kin-diamond_golems = Gyémántgólemek
homm3-kin-gold_golems = Aranygólemek
homm3-kin-enchanters = Bűbájosok
homm3-kin-trolls = Trollok
homm3-kin-azure_dragons = Azúrsárkányok
homm3-kin-crystal_dragons = Kristálysárkányok
homm3-kin-arrow_tower = Toronyíjászok

## Abilities: shooting and retaliation

homm3-ability-no-adjacent-penalty = A szomszédos ellenségekre levonás nélkül lő.
homm3-ability-no-penalties = Távolsági levonás nélkül támad.
homm3-ability-second-shot = A nem szomszédos célpontot még egyszer megtámadja.
homm3-ability-unlimited-retaliation = Egy harci fordulóban akárhányszor visszatámadhat.
homm3-ability-no-retaliation = A célpont nem támad vissza.
homm3-ability-retaliator-two-dice = Ha a célpont visszatámad, két dobókockával dob, és a kisebb számít.
homm3-ability-defense-struck-back = A visszatámadással szemben +{ $count } védelme van.

## Abilities: dice

homm3-ability-two-dice-higher = Két dobókockával dob, és a nagyobb számít.
homm3-ability-always-two-dice-higher = Amikor támad vagy visszatámad, két dobókockával dob, és a nagyobb számít.
homm3-ability-two-dice-sum = Két dobókockával dob, és összeadja őket.
homm3-ability-sure-shot = Két dobókockával dob, a nagyobb számít, és nincs távolsági levonása.
homm3-ability-rerolls-zero = Valahányszor 0 a dobása, újradobhatod.
homm3-ability-rerolls-after-moving = Ha a mozgása végén másik mezőn áll, egy dobókockáját újradobhatod.
homm3-ability-must-reroll-minus = A -1 dobását egyszer újra kell dobni.
homm3-ability-must-reroll-every-minus = Minden -1 dobását addig kell újradobni, amíg más eredmény nem lesz.
homm3-ability-ignores-own-die = A saját dobókockája semmit sem ad a támadáshoz.
homm3-ability-sets-attacker-die = Valahányszor megtámadják, a támadó dobása -1 lesz.
homm3-ability-die-higher = A dobása { $count } értékkel nagyobbnak számít.
homm3-ability-attack-on-zero-or-plus = 0 vagy +1 dobásnál +{ $count } támadása van.
homm3-ability-defense-on-plus = +1 védelme van, ha a támadó dobása +1.
homm3-ability-defense-on-zero-or-plus = +1 védelme van a támadó minden olyan dobókockájáért, amely 0 vagy +1.
homm3-ability-draws-on-minus = -1 dobásnál húzol egy lapot.

## Abilities: attacks

homm3-ability-line-attack = A célpont mögötti egységet is megtámadja, akár saját, akár ellenséges; ennek a támadásnak az értéke { $count }.
homm3-ability-attacks-beside = A célpont egyik szomszédját is megtámadja, akár saját, akár ellenséges; ennek a támadásnak az értéke { $count }.
homm3-ability-stronger-against-arch_devils = Főördögök ellen +{ $count } támadása van.
homm3-ability-ignores-printed-defense = A célpont lapjára nyomtatott védelem nem számít.
homm3-ability-flies-back = A visszatámadás után visszatérhet arra a mezőre, ahonnan jött.
homm3-ability-hits-and-flies-back = A célpont nem támad vissza, és az egység utána visszatérhet arra a mezőre, ahonnan jött.
homm3-ability-drains = A célpont nem támad vissza, és az egység utána { $count } sebzést gyógyít magán.
homm3-ability-scares = A támadás után dobj egy dobókockával: 0 esetén a célpontnak egy mezővel el kell lépnie.
homm3-ability-poisons = Tegyél { $count ->
        [one] egy méregkockát
       *[other] { $count } méregkockát
    } a célpontra: valahányszor az az egység aktiválódik, egyet levesz, és 1 sebzést kap.
homm3-ability-poisons-always = Amikor támad vagy visszatámad, tegyél { $count ->
        [one] egy méregkockát
       *[other] { $count } méregkockát
    } a célpontra: valahányszor az az egység aktiválódik, egyet levesz, és 1 sebzést kap.

## Abilities: paralysis

homm3-ability-immune-to-paralysis = Nem bénítható meg.
homm3-ability-paralyses-on-minus = -1 dobásnál a célpont megbénul.
homm3-ability-paralyses-striking-back = Az az egység, amelyre visszatámad, megbénul.
homm3-ability-paralyses-striking-back-on-roll = Miután visszatámadott, dobj egy dobókockával: 0 esetén a támadó megbénul.

## Abilities: activation

homm3-ability-heals-itself = Amikor aktiválódik, legfeljebb { $count } sebzést gyógyít magán.
homm3-ability-heals-and-haunts = Amikor aktiválódik, { $count } sebzést gyógyít magán, majd az ellenfél eldob egy véletlen lapot.
homm3-ability-heals-or-charges = Amikor aktiválódik, legfeljebb { $count } sebzést gyógyít egy másik saját egységen, vagy ha egyik sem sérült, +{ $more } támadása van.
homm3-ability-disheartens = Amikor aktiválódik, az ellenfél elveszt egy pozitív moráljelzőt.

## Abilities: protection

homm3-ability-parries = Valahányszor megtámadják, eldobhatsz egy lapot, hogy a támadó dobókockája ne számítson.
homm3-ability-saves-another = Harconként egyszer megakadályozhatsz egy támadást, amely legyőzné egy másik saját egységedet.
homm3-ability-shields-neighbours = A szomszédos saját egységek úgy számítanak, mintha védelemjelzőjük volna.
homm3-ability-spell-damage-less = Varázslatoktól { $count } sebzéssel kevesebbet kap.
homm3-ability-ignores-spells = A varázslatok nem hatnak rá, és a specialitások nem sebzik.

## Abilities: cards and map

homm3-ability-draws-at-start = A harc kezdetén húzol egy lapot.
homm3-ability-raises-bronze = Ha a Nekropolisz játékosa győzi le, ingyen megerősít egy bronz egységet.
homm3-ability-cheaper-at-stables = Amíg a hősöd istállón áll, a megerősítése { $count } arannyal olcsóbb.
homm3-ability-earns-gold = Minden erőforrás-forduló elején { $count } aranyat hoz neked.
homm3-ability-earns-valuables = Minden erőforrás-forduló elején { $count } drágaságot hoz neked.
homm3-ability-spies = Körönként egyszer megnézheted bármelyik pakli felső lapját, és visszateheted a pakli tetejére vagy aljára.
homm3-ability-shifts-hero = A köröd végén a hősöd átléphet egy szomszédos üres területre.

## Questions and log lines of abilities

homm3-ask-attack-beside = { $unit } támadnak, célpont: { $target }. Egy mellette álló egységet is meg kell támadniuk. Melyiket?
homm3-ask-heal = { $unit } gyógyítanak egy másik egységet. Melyiket?
homm3-ask-step-away = { $unit } kénytelenek ellépni. Hová menjenek?
homm3-log-poisoned = { $count ->
        [one] { $unit } egy méregkockát kapnak.
       *[other] { $unit } { $count } méregkockát kapnak.
    }
