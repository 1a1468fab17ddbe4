### King Urbno in the browser

## The felt
web-urbno-felt = A posztó
web-urbno-you = Te
web-urbno-plate = Hely: { $name }
web-urbno-led = Hívott: { $colour }
web-urbno-dominant = Uralkodó: { $colour }
web-urbno-by-knight = a Lovag törölte
web-urbno-by-scroll = az 1. tekercs felváltotta
web-urbno-by-mission = az asztalon lévő lap felváltotta
web-urbno-lowest-takes = A legkisebb visz
web-urbno-trick-of = { $number }/{ $of }. ütés
web-urbno-where = { $number }/{ $rounds }. forduló
web-urbno-round-of = { $number }/{ $rounds }. forduló
web-urbno-active = { $scroll }, { $seat }
web-urbno-leads = hív ebben az ütésben
web-urbno-leads-next = hív a következő ütésben
web-urbno-dealer = osztó
web-urbno-with = társa: { $name }
web-urbno-known = Ismert lapok
web-urbno-pile = { $count } lap a halomban
web-urbno-row = { $count } lap a sorban
web-urbno-your-card = a te lapod
web-urbno-still-to-play = még nem játszott ki
web-urbno-took = elviszi
web-urbno-played = { $tag ->
        [none] { $name }: { $card }, { $number }
       *[other] { $name }: { $card }, { $number }, { $tag }
    }{ $power ->
        [none] { "" }
       *[other] , erő: { $power }
    }
web-urbno-table-cards = Lapok az asztalon
web-urbno-half = { $number }. fél

web-urbno-tag-winning = viszi
web-urbno-tag-no-precedence = elsőbbség nélkül
web-urbno-tag-off-colour = más szín
web-urbno-tag-left-out = kimarad
web-urbno-tag-behind = alulmarad

## Tokens
web-urbno-crystals = Kristályok
web-urbno-cubes = Kockák
web-urbno-scrolls = Tekercsek
web-urbno-tricks = Ütések

## Phases
web-urbno-phase-announce = A fordulónak vége
web-urbno-phase-over = A játéknak vége
web-urbno-phase-window = Tekercsek aktiválása
web-urbno-phase-resources = Erőforrás-választás
web-urbno-phase-prepare = A küldetés előkészítése

## The hand
web-urbno-your-hand = A lapjaid
web-urbno-no-cards = Nincs lap a kezedben.
web-urbno-watching = A nézők nem látják a kézben lévő lapokat.
web-urbno-held = { $slot ->
        [0] { $card }, { $number }
       *[other] { $slot }: { $card }, { $number }
    }{ $note ->
        [none] { "" }
       *[other] , { $note }
    }
web-urbno-your-row = A sorod, a kijátszás sorrendjében
web-urbno-your-open = Nyitva előtted
web-urbno-your-columns = Nyitva, alattuk egy-egy fedett lap
web-urbno-this-half = Az egyik fél
web-urbno-other-half = A másik fél
web-urbno-out = Ebből a fordulóból kimarad
web-urbno-drawn = Húztad
web-urbno-given = Kaptad
web-urbno-your-scrolls = A tekercseid

web-urbno-must-follow = követendő: { $colour }
web-urbno-must-play = kötelező: { $colour }
web-urbno-must-lowest = csak a legkisebb lap
web-urbno-needs-crystal = kristály kell hozzá
web-urbno-emperor-forbids = a Császár tiltja
web-urbno-in-order = később jön
web-urbno-not-yet = még nem a tiéd
web-urbno-note-takes = { $number } viszi az ütést
web-urbno-note-loses = nem viszi az ütést
web-urbno-note-loses-to = { $number }: { $against } üti
web-urbno-note-ahead = eddig ez viszi
web-urbno-note-behind = jobb nála: { $against }

## The card in question
web-urbno-card-number = { $card }, { $number }
web-urbno-idle = Utolsóként játszol, ezért az erő semmin sem változtatna.
web-urbno-nothing-in-question = Mutass egy lapra, hogy elolvasd, mit tud az ereje.

## Mission, progress, tricks
web-urbno-mission = Küldetés
web-urbno-mission-kind = { $kind ->
        [fixed] { $number }. küldetés, rögzített
       *[variable] { $number }. küldetés, változó
    }
web-urbno-progress-title = Állás a küldetésben
web-urbno-progress-unknown = nem ismert
web-urbno-progress = { $unit ->
        [tricks] { $have } ütés
        [light-tricks] { $have } könnyű ütés
        [cards] { $have } lap
        [colours] { $have } szín
       *[sum] összeg: { $have }
    }
web-urbno-progress-of = { $unit ->
        [tricks] ütések: { $have } / { $of }
        [light-tricks] könnyű ütések: { $have } / { $of }
        [cards] lapok: { $have } / { $of }
        [colours] színek: { $have } / { $of }
       *[sum] összeg: { $have } / { $of }
    }
web-urbno-have-of = { $have } / { $of }
web-urbno-more = még { $count }
web-urbno-over = túl sok
web-urbno-met = teljesül
web-urbno-met-costs = pontba kerül
web-urbno-tricks-taken = Elvitt ütések
web-urbno-no-tricks = Ebben a fordulóban még senki sem vitt ütést.

## Score pad
web-urbno-score-pad = Pontlap
web-urbno-score-pad-note = uralkodó szín fordulónként
web-urbno-round = Forduló
web-urbno-extra-points = 17. tekercs
web-urbno-unused-scrolls = Megmaradt tekercs
web-urbno-total = Összesen
web-urbno-pairs = Párok
web-urbno-points = pont

## Tabs of the phone
web-urbno-tab-hand = Lapok, { $count }
web-urbno-tab-tricks = Ütések, { $count }
web-urbno-tab-score = Pontok

## The decision bar
web-urbno-your-turn-in = Te jössz. { $phase }.
web-urbno-turn-lead = Te jössz. Te hívsz, { $number }. ütés.
web-urbno-turn-last = Te jössz, utolsóként.
web-urbno-turn-place = { $place ->
        [2] Te jössz, másodikként, összesen { $of }.
       *[3] Te jössz, harmadikként, összesen { $of }.
    }
web-urbno-duty-follow = Követendő szín: { $colour }.
web-urbno-duty-dominant = Nincs { $led } lapod, az uralkodó színt kell kijátszanod: { $colour }.
web-urbno-duty-none = Nincs { $led } lapod, bármelyik lapodat kijátszhatod.
web-urbno-duty-lowest = A Varázsló a legkisebb lapodat kényszeríti ki.
web-urbno-duty-row = A sorod következő lapja jön.

web-urbno-do-play = { $number ->
        [none] { $power ->
            [none] Kijátszás: { $card }
           *[other] Kijátszás: { $card }. Erő: { $power }
        }
       *[other] { $power ->
            [none] Kijátszás: { $card }, száma { $number }
           *[other] Kijátszás: { $card }, száma { $number }. Erő: { $power }
        }
    }
web-urbno-do-name = Megnevezés: { $what }
web-urbno-do-pick = Kiválasztás: { $number }. fél

web-urbno-verb-play = Kijátszás
web-urbno-verb-play-takes = Kijátszás, viszi az ütést
web-urbno-verb-play-highest = Kijátszás, eddig viszi
web-urbno-verb-play-lowest = Kijátszás, eddig a legkisebb
web-urbno-verb-lead = Hívás
web-urbno-verb-take = Választás
web-urbno-verb-power = Az erő használata
web-urbno-verb-cubes = Kockák felrakása
web-urbno-verb-certain = A 16. tekercs használata
web-urbno-verb-done = Semmi több
web-urbno-verb-wait = Kijátszás utolsóként
web-urbno-verb-return = Visszaadás
web-urbno-verb-leave = Kihagyás
web-urbno-verb-steal = Az ütés ellopása
web-urbno-verb-activate = Aktiválás
web-urbno-verb-decline = Nincs aktiválás
web-urbno-verb-name = Megnevezés
web-urbno-verb-give = Odaadás
web-urbno-verb-echo = A hatás használata
web-urbno-verb-keep = Megtartás
web-urbno-verb-lay = A sorba
web-urbno-verb-split = Ebbe a félbe
web-urbno-verb-pass = Átadás
web-urbno-verb-pick = Kiválasztás
web-urbno-verb-count = Az ütésszám módosítása
web-urbno-verb-keep-count = Az ütésszám marad

web-urbno-cubes-in-stock = Kockák, van { $count }
web-urbno-one-lower = Eggyel kevesebb
web-urbno-one-higher = Eggyel több
web-urbno-no-use = utolsó lapként hiábavaló
web-urbno-power-idle = { $power }, utolsó lapként hiábavaló
web-urbno-certain-take = Az ütés biztos elvitele
web-urbno-certain-refuse = Az ütés elutasítása
web-urbno-certain-colour = A hívott szín

## The table in one paragraph
web-urbno-tell-round = { $number }/{ $rounds }. forduló. Uralkodó szín: { $colour }. Küldetés: { $mission }.
web-urbno-tell-seat = { $seat }: { $crystals } kristály, { $cubes } kocka, { $scrolls } tekercs, { $tricks } ütés, { $total } pont.
web-urbno-tell-play = { $seat } kijátszotta: { $card }, { $number }.
web-urbno-tell-hand = A lapjaid: { $cards }.

## The end of a round and of a match

web-urbno-race = Pontok fordulóról fordulóra
web-urbno-tie-negative = Egyenlő pontszám: a kevesebb mínuszpont dönt.
web-urbno-tie-scroll = Egyenlő pontszám: a kevesebb megmaradt tekercs dönt.
web-urbno-deed-round = { $number }. forduló
web-urbno-podium = Ki hogyan végzett
web-urbno-podium-scroll = ebből { $count } egy tekercsért
web-urbno-podium-missions = küldetések
web-urbno-podium-of = { $met } / { $rounds }
web-urbno-podium-tricks = ütések
web-urbno-result = Vége a { $number }. fordulónak
web-urbno-result-who = Játékos
web-urbno-result-points = A forduló pontjai
web-urbno-result-go = Tovább
