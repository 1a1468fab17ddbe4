### Heroes III: words for setting a table

homm3-set = Heroes III
    .full = Heroes of Might and Magic III: a társasjáték
    .note = 1–4 játékos, egy forgatókönyv vagy egyetlen harc
    .about = Lovagolj be a térképet, építs várost, gyűjts sereget, és merj kockáztatni.
    .length = egy 15 perces harc vagy egy egész este
    .guide = Még nem játszottad? Egy útmutató végigkísér egy első forgatókönyvön.
    .credits = A Heroes of Might and Magic III: a társasjáték kiadója az Archon Studio.

homm3-set-form = Variáció
homm3-set-form-scenario = Forgatókönyv
    .note = Az egész játék a térképen
    .told = forgatókönyv
homm3-set-form-skirmish = Csatározás
    .note = Sereg sereg ellen
    .told = csatározás
homm3-set-form-guards = Őrök
    .note = Egy hős megtisztít egy területet
    .told = őrök

homm3-set-scenario = Forgatókönyv
homm3-set-mode = Mód
homm3-set-mode-clash = összecsapás
homm3-set-mode-alliance = szövetség
homm3-set-mode-cooperative = kooperatív
homm3-set-mode-campaign = hadjárat
homm3-set-variant = Változat
homm3-set-factions = Frakciók és hősök
homm3-set-heroes = Hős
homm3-set-first = Kezdőjátékos
    .me = Én kezdek
homm3-set-first-random = sorsolással
homm3-set-first-0 = 1. hely
homm3-set-first-1 = 2. hely
homm3-set-first-2 = 3. hely
homm3-set-first-3 = 4. hely
homm3-set-carry = Az előző részből
homm3-set-events = Eseménylapok
homm3-set-events-true = játékban vannak
homm3-set-events-false = kihagyva
homm3-set-open_hands = A szövetségesek lapjai
homm3-set-open_hands-true = nyílt
homm3-set-open_hands-false = rejtett
homm3-set-observatory_places_tile = Vörösfenyő-kilátó
homm3-set-observatory_places_tile-true = saját lapkát is lerakhat
homm3-set-observatory_places_tile-false = csak felfed lapkákat
homm3-set-secondary_xp_to_main = A Mellékhős tapasztalatpontjai
homm3-set-secondary_xp_to_main-true = a Főhősé lesznek
homm3-set-secondary_xp_to_main-false = elvesznek
homm3-set-spell_book_own_turn_only = Varázslatok vásárlása
homm3-set-spell_book_own_turn_only-true = csak a saját körödben
homm3-set-spell_book_own_turn_only-false = bármelyik körben

homm3-set-attacker = Támadó
homm3-set-attacker-random = sorsolással
homm3-set-defender = Védő
homm3-set-defender-random = sorsolással
homm3-set-attacker_hero = A hőse
homm3-set-attacker_hero-random = sorsolással
homm3-set-attacker_hero-none = nincs, lapok sincsenek
homm3-set-defender_hero = A hőse
homm3-set-defender_hero-random = sorsolással
homm3-set-defender_hero-none = nincs, lapok sincsenek
homm3-set-side = A te oldalad
homm3-set-army = Seregek
homm3-set-army-standard = egyforma
homm3-set-army-random = sorsolással
homm3-set-army-bought = vásárolt
homm3-set-gold = Arany egy seregre
homm3-set-level = A hősök szintje
homm3-set-siege = Ostrom
homm3-set-siege-true = falak és kapu
homm3-set-siege-false = nyílt terep
homm3-set-field = A terület nehézsége
homm3-set-difficulty = Nehézség
homm3-set-movement = Mozgáspontok
homm3-set-spells = Talált varázslatok
homm3-set-artifacts = Talált varázstárgyak
homm3-set-machines = Hadigépek
homm3-set-machines-none = nincs
homm3-set-draw_each_round = Húzott lapok harci fordulónként
homm3-set-armies = Seregek név szerint
homm3-set-rules = Választható szabályok
homm3-set-rules-none = nincs
homm3-set-rules-towns_used = az elfoglalt városok használhatók
    .note = Nehezebb. Egy elfoglalt város nem ad erőforrásokat; új tulajdonosa használhatja az épületeit.
homm3-set-rules-no_rerolls = nincs újradobás
    .note = Nehezebb. Egyetlen dobókocka sem dobható újra.
homm3-set-rules-single_finds = szerény leletek
    .note = Nehezebb. Egy kincs- vagy erőforrás-dobókocka csak 1-et ad abból, amit mutat.
homm3-set-rules-no_bonus = nincs kezdő jutalom
    .note = Nehezebb. Az első forduló előtt senki sem választ erőforrásokat vagy varázstárgyakat.
homm3-set-rules-second_heroes = mindenkinek két hőse van
    .note = Könnyebb. Minden játékos Mellékhőssel is kezd.
homm3-set-rules-least_damage = legalább 1 sebzés
    .note = Könnyebb. Minden támadás legalább 1 sebzést okoz, a falak védelme után.
homm3-set-rules-double_mines = gazdag föld
    .note = Könnyebb. A bányák és települések kétszer annyit termelnek.
homm3-set-rules-free_trade = kereskedés mindenütt
    .note = Könnyebb. A táblázat szerint bármikor lehet kereskedni; a kereskedőállomás helyette varázstárgyat ad.
homm3-set-rules-free_rounds = a további harci fordulók ingyenesek
    .note = Könnyebb. A semleges egységek elleni további harci fordulók nem kerülnek mozgáspontba.
homm3-set-rules-flat_dice = a dobókocka nem változtat a sebzésen
    .note = Más. A támadókocka csak képességeket vált ki.
homm3-set-rules-more_astrologers = több asztrológus
    .note = Más. Az erőforrás-fordulókban is jön egy asztrológuslap.
homm3-set-rules-no_astrologers = nincsenek asztrológusok
    .note = Más. Az asztrológuslapok kimaradnak.
homm3-set-rules-cubes_lifted = a helyek újra frissek
    .note = Más. A 4., 8. és 12. fordulóban a fekete kockák lekerülnek minden meglátogatható helyről.
homm3-set-rules-gains_discarded = a leletek a dobott lapokhoz kerülnek
    .note = Más. A megszerzett lapok nem a kezedbe, hanem a dobott lapjaidhoz kerülnek.
homm3-set-defend_requires_no_move = Védekezés
homm3-set-defend_requires_no_move-false = mozgás után is
homm3-set-defend_requires_no_move-true = csak mozgás nélkül
homm3-set-keep_negative_token = Negatív morálzseton
homm3-set-keep_negative_token-false = második morálvesztéskor lekerül
homm3-set-keep_negative_token-true = a második vesztéskor is marad
homm3-set-boxes = Dobozok az alapdobozon kívül
homm3-set-boxes-none = nincs
homm3-set-boxes-rampart = Bástya
homm3-set-boxes-fortress = Erőd
homm3-set-boxes-inferno = Infernó
homm3-set-boxes-tower = Torony
homm3-set-boxes-stronghold = Fellegvár
homm3-set-boxes-conflux = Áramlat
homm3-set-boxes-cove = Öböl
homm3-set-boxes-stretch_goals_2024 = Támogatói célok 2024

web-homm3-set-side = { $side }, { $faction }
web-homm3-set-guards = az őröket mozgatja

## The scenario
web-homm3-set-choose = Másik forgatókönyv választása
web-homm3-set-choosing = Forgatókönyvek
web-homm3-set-waiting = A forgatókönyvek úton vannak.
web-homm3-set-retry = Újra megnézem
web-homm3-set-map = Térkép: { $name }
web-homm3-set-by = szerző: { $author }
web-homm3-set-goal = Cél
web-homm3-set-rounds = { $count ->
        [one] Egy forduló
       *[other] { $count } forduló
    }
web-homm3-set-for = { $counts } játékos
web-homm3-set-alone = egy játékosnak
web-homm3-set-needs = ezekkel: { $boxes }
web-homm3-set-needs-none = alapdoboz
web-homm3-set-any-players = bármennyi
web-homm3-set-any-mode = minden mód
web-homm3-set-players = Játékosok
web-homm3-set-found = { $count ->
        [0] Nincs megfelelő forgatókönyv. Válassz más játékosszámot vagy másik módot.
        [one] Egy forgatókönyv
       *[other] { $count } forgatókönyv
    }
web-homm3-set-first-evening = az első estére
web-homm3-set-won = megnyerve
web-homm3-set-by-lot = sorsolással
web-homm3-set-faction-by-lot = frakció sorsolással
web-homm3-set-hero-by-lot = hős sorsolással
web-homm3-set-faction-of = Frakció, { $number }. hely
web-homm3-set-hero-of = Hős, { $number }. hely
web-homm3-set-led = { $faction }, { $hero }
web-homm3-set-variant-of = { $number ->
        [1] Változat
       *[other] { $number }. változat
    }
web-homm3-set-carry-kept = lapok, sereg és erőforrások megmaradnak
web-homm3-set-carry-none = új kezdet

## Campaigns
web-homm3-set-campaign = { $done } / { $parts } rész megnyerve
web-homm3-set-campaign-next = Következő: { $name }
web-homm3-set-campaign-over = Minden rész megnyerve.
web-homm3-set-campaign-go = Játék indítása
web-homm3-set-next = Következő rész
web-homm3-set-again = Új próbálkozás
