### Heroes of Might and Magic III: units of the other boxes and their abilities

## Creatures

homm3-kin-centaurs = Kentaurok
homm3-kin-dwarves = Törpék
homm3-kin-elves = Elfek
homm3-kin-pegasi = Pegazusok
homm3-kin-dendroids = Dendroidok
homm3-kin-unicorns = Egyszarvúak
homm3-kin-gold_dragons = Aranysárkányok
homm3-kin-gremlins = Gremlinek
homm3-kin-gargoyles = Vízköpők
homm3-kin-iron_golems = Vasgólemek
homm3-kin-magi = Mágusok
homm3-kin-genies = Dzsinnek
homm3-kin-nagas = Nágák
homm3-kin-titans = Titánok
homm3-kin-familiars = Ördögfiókák
homm3-kin-magogs = Magógok
homm3-kin-cerberi = Kerberoszok
homm3-kin-demons = Démonok
homm3-kin-pit_lords = Veremurak
homm3-kin-efreet = Ifritek
homm3-kin-arch_devils = Főördögök
homm3-kin-gnolls = Gnollok
homm3-kin-lizardmen = Gyíkemberek
homm3-kin-dragon_flies = Sárkánylegyek
homm3-kin-basilisks = Baziliszkuszok
homm3-kin-gorgons = Gorgonok
homm3-kin-wyverns = Vivernák
homm3-kin-hydras = Hidrák
homm3-kin-goblins = Goblinok
homm3-kin-wolf_raiders = Farkaslovasok
homm3-kin-orcs = Orkok
homm3-kin-ogres = Ogrék
homm3-kin-thunderbirds = Viharmadarak
homm3-kin-cyclopes = Küklopszok
homm3-kin-behemoths = Behemótok
homm3-kin-sprites = Tündérek
homm3-kin-storm_elementals = Viharelementálok
homm3-kin-ice_elementals = Jégelementálok
homm3-kin-energy_elementals = Energiaelementálok
homm3-kin-magma_elementals = Magmaelementálok
homm3-kin-magic_elementals = Mágiaelementálok
homm3-kin-phoenixes = Főnixek
homm3-kin-oceanids = Ókeanidák
homm3-kin-seamen = Tengerészek
homm3-kin-sea_dogs = Tengeri farkasok
homm3-kin-ayssids = Ajsszidok
homm3-kin-sorceresses = Varázslónők
homm3-kin-nix = Nixek
homm3-kin-haspids = Haszpidák
homm3-kin-air_elementals = Levegőelementálok
homm3-kin-earth_elementals = Földelementálok
homm3-kin-fire_elementals = Tűzelementálok
homm3-kin-water_elementals = Vízelementálok
homm3-kin-faerie_dragons = Tündérsárkányok
homm3-kin-rust_dragons = Rozsdasárkányok
homm3-kin-fangarm = Agyarkarok
homm3-kin-leprechaun = Leprikónok
homm3-kin-satyrs = Szatírok
homm3-kin-steel_golems = Acélgólemek

## Abilities: attacks

homm3-ability-second-shot-on-bad-die = Ha a dobása -1 vagy 0, a nem szomszédos célpontot még egyszer megtámadja.
homm3-ability-attacks-again = A visszatámadás után még egyszer megtámadja a célpontot.
homm3-ability-attacks-another = Ha a célpont életereje 0 lesz, a visszatámadás után megtámadhat egy másik szomszédos egységet.
homm3-ability-attacks-two = Megtámadhat egy második szomszédos ellenséget is. Egyikük sem támad vissza.
homm3-ability-attacks-all = Minden szomszédos egységet megtámad, akár saját, akár ellenséges. Egyikük sem támad vissza.
homm3-ability-attacks-all-enemies = Minden szomszédos ellenséget megtámad. Egyikük sem támad vissza.
homm3-ability-scorches = Ha a célpont nem szomszédos, a célpont egyik szomszédja { $count } sebzést kap, akár saját, akár ellenséges.
homm3-ability-bites-another = A célpont nem támad vissza, és egy másik szomszédos ellenség { $count } sebzést kap.
homm3-ability-avenges-itself = +{ $count } támadása van, ha ebben a harcban lett Maroknyi.
homm3-ability-weakens-retaliation = Ha a célpont visszatámad, -{ $count } támadása van.
homm3-ability-stares = A támadás után dobj két dobókockával: ha mindkettő { $face }, a célpont életereje 0 lesz.
homm3-ability-thunders = Miután támadott vagy visszatámadott, dobj egy dobókockával: 0 vagy +1 esetén a célpont további { $count } sebzést kap.
homm3-ability-stings = A támadás után dobj egy dobókockával: 0 esetén a célpont további { $count } sebzést kap.
homm3-ability-lowers-defense = A célpontnak e támadás ellen -{ $count } védelme van, de legalább 0.
homm3-ability-rusts = -1 dobásnál a célpontnak e támadás ellen -{ $count } védelme van, de legalább 0.
homm3-ability-paralyses-on-roll = A támadás után dobj egy dobókockával: 0 esetén a célpont megbénul.
homm3-ability-stronger-against-efreet = Ifritek ellen +{ $count } támadása van.
homm3-ability-stronger-against-archangels = Arkangyalok ellen +{ $count } támadása van.
homm3-ability-stronger-against-black_dragons = Fekete sárkányok ellen +{ $count } támadása van.
homm3-ability-elemental = A Varázsnyíl nem hat rá. Támadásai ellen a védelem nem számít.
homm3-ability-elemental-air = A Varázsnyíl és a levegővarázslatok nem hatnak rá. Támadásai ellen a védelem nem számít.
homm3-ability-elemental-earth = A Varázsnyíl és a földvarázslatok nem hatnak rá. Támadásai ellen a védelem nem számít.
homm3-ability-elemental-fire = A Varázsnyíl és a tűzvarázslatok nem hatnak rá. Támadásai ellen a védelem nem számít.
homm3-ability-elemental-water = A Varázsnyíl és a vízvarázslatok nem hatnak rá. Támadásai ellen a védelem nem számít.

## Abilities: tokens

homm3-ability-weakens = A támadás után a célpont két harci fordulóra -{ $count } gyengeségjelzőt kap.
homm3-ability-curses = Mozgás és támadás helyett tegyél két harci fordulóra -{ $count } gyengeségjelzőt bármelyik egységre.
homm3-ability-strengthens = Mozgás és támadás helyett tegyél két harci fordulóra +{ $count } támadásjelzőt egy földi vagy repülő egységre.
homm3-ability-crushes = A célpontnak e támadás ellen -{ $count } védelme van, de legalább 0, és korróziójelzőt kap: a harc végéig -1 védelem.
homm3-ability-dispels = Véget vet minden tartós hatásnak, amelyet az ellenfél tett a célpontra.
homm3-ability-dispels-and-weakens = Véget vet minden tartós hatásnak, amelyet az ellenfél tett a célpontra. Ha a célpont visszatámad, -{ $count } támadása van.

## Abilities: protection

homm3-ability-shrugs-off = Ha egy varázslat vagy specialitás egyedül őt célozza, dobj egy dobókockával: +1 esetén a lap hatástalan.
homm3-ability-wards-neighbours = Az egység és a szomszédos saját egységek varázslatoktól { $count } sebzéssel kevesebbet kapnak.
homm3-ability-ignores-ongoing = A tartós hatások nem hatnak rá.
homm3-ability-ignores-ongoing-spells = A tartós varázslatok nem hatnak rá.
homm3-ability-untouched-by-spells = A varázslatok nem hatnak rá, és nem is sebzik.
homm3-ability-unharmed-by-arrow = A Varázsnyíl nem sebzi.
homm3-ability-unharmed-by-arrow-and-fire = A Varázsnyíl és a tűzvarázslatok nem sebzik.
homm3-ability-ignores-fire = A tűzvarázslatok nem hatnak rá.
homm3-ability-only-damaged = A varázslatok és a specialitások sebezhetik, de másképp nem hatnak rá.
homm3-ability-steeled = Varázslatoktól és specialitásoktól { $count } sebzéssel kevesebbet kap.
homm3-ability-caps-damage = Egyetlen támadástól legfeljebb { $count } sebzést kap.
homm3-ability-survives-once = Harconként egyszer, amikor az életereje 0 lenne, 1 életerővel túléli.

## Abilities: movement and sieges

homm3-ability-holds-neighbours = Az az ellenség, amely mellette kezdi az aktiválását, abban az aktiválásban nem mozoghat.
homm3-ability-moves-anywhere = Bármelyik üres mezőre mozoghat.
homm3-ability-breaks-walls = Mozgás és támadás helyett rombold le a kaput vagy egy falat.
homm3-ability-breaks-walls-and-tower = Mozgás és támadás helyett rombold le a kaput, egy falat vagy az íjásztornyot.
homm3-ability-raises-demons = Harconként egyszer, ha elvesztettél egy egységet: mozgás és támadás helyett idézz meg mellé egy Maroknyi Démont, vagy erősítsd meg ingyen a Démonjaidat.

## Abilities: spells and cards

homm3-ability-dampens-spells = Az ellenséges varázslatok varázsereje { $count } értékkel kisebb.
homm3-ability-casting-costs-card = Az ellenfélnek, ha kézből varázsol, el kell dobnia még egy lapot.
homm3-ability-casting-costs-power = Az ellenfélnek, ha varázsol, el kell dobnia még egy varázserőt adó lapot.
homm3-ability-casts-bolts = Amikor aktiválódik, bármelyik egység { $count } sebzést kap. Ez varázslat, de nem számít bele a korlátba.
homm3-ability-raises-first-spell = Amikor aktiválódik, a harci fordulóban az első varázslatod további { $count } varázserőt kap.
homm3-ability-raises-air = Amikor aktiválódik, ebben az aktiválásban a következő levegővarázslatod további { $count } varázserőt kap.
homm3-ability-raises-earth = Amikor aktiválódik, ebben az aktiválásban a következő földvarázslatod további { $count } varázserőt kap.
homm3-ability-raises-fire = Amikor aktiválódik, ebben az aktiválásban a következő tűzvarázslatod további { $count } varázserőt kap.
homm3-ability-raises-water = Amikor aktiválódik, ebben az aktiválásban a következő vízvarázslatod további { $count } varázserőt kap.
homm3-ability-grants-a-spell = Mozgás és támadás helyett dobd el a paklid felső { $count } lapját, és vegyél közülük egy varázslatot a kezedbe.
homm3-ability-grants-a-spell-attacking = Amikor támad, dobj el egyesével legfeljebb { $count } lapot a paklid tetejéről, és vegyél közülük egy varázslatot a kezedbe.
homm3-ability-robs-a-card = A támadás után az ellenfél eldob egy véletlen lapot vagy egy varázserőt adó lapot.
homm3-ability-plunders = Harconként egyszer, amikor legyőz egy egységet, { $count } aranyat kapsz.
homm3-ability-cheers = Körönként egyszer dobj egy dobókockával: +1 esetén nő a morálod.

## Questions and log lines of abilities

homm3-ask-attack-another = { $unit } megtámadhatnak egy másik szomszédos egységet. Melyiket?
homm3-ask-attack-next = { $unit } körös-körül támadnak. Ki a következő?
homm3-ask-scorch = { $unit } megperzselnek egy egységet a célpont mellett. Melyiket?
homm3-ask-bite = { $unit } megharapnak egy másik ellenséget maguk mellett. Melyiket?
homm3-ask-bolt = { $unit } villámot szórnak. Melyik egység kapja a sebzést?
homm3-ask-strengthen = { $unit } támadásjelzőt adnak. Melyik egység kapja?
homm3-ask-curse = { $unit } gyengeségjelzőt adnak. Melyik egység kapja?
homm3-ask-knock-down = { $unit } lerombolják az erődítmény egy részét. Melyiket?
homm3-ask-summon = { $unit } Démonokat idéznek meg, vagy Csapattá erősítik a Démonokat.
homm3-ask-turn-over = { $unit } eldobhatják a paklid felső lapját, hogy varázslatot keressenek. Hátralévő lapok: { $left }.
homm3-ask-grant = { $unit } varázslatot adnak neked. Melyik kerüljön a kezedbe?
homm3-ask-robbed = { $unit } megfosztanak egy lapodtól. Dobj el egy varázserőt adó vagy egy véletlen lapot.
homm3-option-knock-down = { $wall ->
        [none] Az íjásztorony lerombolása
       *[other] A fal vagy a kapu lerombolása itt: { $wall }
    }
homm3-option-summon = Megidézés: { $troop }, ide: { $space }
homm3-option-turn-over = A felső lap eldobása
homm3-option-discard-random = Egy véletlen lap eldobása
homm3-log-token = { $token ->
        [attack_token] { $unit } támadásjelzőt kapnak: { $amount } támadás.
        [weakness_token] { $unit } gyengeségjelzőt kapnak: { $amount } támadás.
       *[corrosion_token] { $unit } korróziójelzőt kapnak: { $amount } védelem.
    }
homm3-log-dispelled = { $unit } véget vetnek a tartós hatásoknak ezen az egységen: { $target }.
homm3-token-attack_token = Támadásjelző
homm3-token-weakness_token = Gyengeségjelző
homm3-token-corrosion_token = Korróziójelző

## Tower: spells
homm3-card-view_air = Levegő látása
    .cast = 3 aranyat, 2 építőanyagot vagy 1 értéktárgyat kapsz.
