### King Urbno: questions, choices, log and reasons

## Questions
urbno-ask-lead = Te hívsz. Játssz ki egy lapot.
urbno-ask-play = Játssz ki egy lapot.
urbno-ask-announce = Kristályt vagy kockákat tehetsz a lapodra.
urbno-ask-return = Húztál egy lapot az előző ütésből. Add vissza azt vagy egy saját lapodat.
urbno-ask-react = { $which ->
        [16] Ebben az ütésben használhatod a 16. tekercset.
       *[other] Kristályt költhetsz erre a lapra (tekercs: { $scroll }).
    }
urbno-ask-steal = { $seat } viszi az ütést. Ellophatod.
urbno-ask-scroll = Aktiválhatsz egy tekercset.
urbno-ask-colour = Nevezz meg egy színt (tekercs: { $scroll }).
urbno-ask-player = Nevezz meg egy játékost (tekercs: { $scroll }).
urbno-ask-give = Adj egy lapot { $to } játékosnak. A kért szín: { $colour }.
urbno-ask-give-back = Adj vissza egy lapot { $to } játékosnak.
urbno-ask-echo = Válaszd ki, melyik tekercs hatását használod.
urbno-ask-keep = Tarts meg egyet ezek közül a tekercsek közül.
urbno-ask-kept = A megtartott tekercset azonnal aktiválhatod.
urbno-ask-resources = Válassz egy erőforrás-kombinációt.
urbno-ask-choose = { $which ->
        [15] Rakd ki a sorodat. { $number }. lap, összesen 6.
        [24] Válaszd ki az egyik fél lapjait. { $number }. lap, összesen 4.
       *[25] Válaszd ki a jobb oldali szomszédodnak szánt lapokat. { $number }. lap, összesen 3.
    }
urbno-ask-half = { $seat } lapjai két fedett félben vannak: válaszd ki az egyiket.
urbno-ask-count = { $count ->
        [one] 1 ütésed van.
       *[other] { $count } ütésed van.
    } Módosíthatod a számot.

## Choices
urbno-option-play = { $power ->
        [none] Kijátszás: { $card }
       *[other] Kijátszás a szabály ellenére: { $card }, ezzel az erővel: { $power }
    }
urbno-option-wait = Várakozás és kijátszás utolsóként
urbno-option-power = { $seat ->
        [none] { $colour ->
            [none] Erő: { $power }
           *[other] Erő: { $power }, szín: { $colour }
        }
       *[other] Erő: { $power }, következő hívó: { $seat }
    }
urbno-option-cubes = Kockák: { $amount }
urbno-option-certain = { $colour ->
        [none] 16. tekercs: { $mode }
       *[other] 16. tekercs: { $mode }, hívott szín: { $colour }
    }
urbno-option-done = Semmi több
urbno-option-return = Visszaadás: { $card }
urbno-option-leave = Kihagyás
urbno-option-steal = Az ütés ellopása
urbno-option-activate = { $number }. tekercs aktiválása: { $scroll }
urbno-option-decline = Nincs aktiválás
urbno-option-colour = { $colour }
urbno-option-player = { $seat }
urbno-option-give = Odaadás: { $card }
urbno-option-echo = { $number }. tekercs használata: { $scroll }
urbno-option-keep = { $number }. tekercs megtartása: { $scroll }
urbno-option-take = Választás: { $combination }
urbno-option-lay = A sorba: { $card }
urbno-option-split = Ebbe a félbe: { $card }
urbno-option-pass = Átadás: { $card }
urbno-option-pick = { $half }. fél
urbno-option-count = Ütésszám: { $amount }
urbno-option-keep-count = Az ütésszám marad

urbno-mode-take = az ütés elvitele
urbno-mode-refuse = az ütés elutasítása
urbno-combinations = { $combination }

## Who wins the trick, and why
# Whole sentences that follow each other: the first one ends with a colon.
urbno-because-so-far = Az ütést eddig { $seat } viszi:
urbno-because-highest-dominant = az uralkodó színben ({ $colour }) { $number } a legnagyobb.
urbno-because-highest-led = a hívott színben ({ $colour }) { $number } a legnagyobb.
urbno-because-lowest-dominant = az uralkodó színben ({ $colour }) { $number } a legkisebb.
urbno-because-lowest-led = a hívott színben ({ $colour }) { $number } a legkisebb.
urbno-because-certain = a 16. tekercs biztossá teszi.
urbno-because-nobody-else = más lap nem viheti el az ütést (16. tekercs).
urbno-because-earlier = Egyenlő számok közül a korábban kijátszott lap visz.
urbno-because-later = Egyenlő legkisebb számok közül a később kijátszott lap visz.
urbno-because-dwarf = A Törpe erejével a legkisebb visz.
urbno-because-knight = A Lovag ereje törölte az uralkodó színt ({ $colour }).
urbno-because-priest = A Pap ereje megváltoztatta egy lap színét: { $card }. Új szín: { $colour }.
urbno-because-assassin = Az Orgyilkos ereje tette lehetővé ezt a lapot a színkényszer ellenére.
urbno-because-refused = { $seat } elutasította az ütést a 16. tekerccsel.
urbno-because-announced = { $seat } elutasította az ütést a 16. tekerccsel. A bejelentett hívott szín: { $colour }.
urbno-because-new-dominant = Az 1. tekercs más színt tett uralkodóvá: { $colour }.

## Log
urbno-log-round = { $number }. forduló. Uralkodó szín: { $colour }. Küldetés: { $mission }. Osztó: { $seat }.
urbno-log-activated = { $seat } tekercset aktivál: { $scroll }.
urbno-log-dominant = Az uralkodó szín mostantól: { $colour }.
urbno-log-levy = { $seat } mindenkitől kér egy lapot. Szín: { $colour }.
urbno-log-levied = { $seat } lapot ad { $to } játékosnak: { $card }. A visszaadott lap: { $returned }.
urbno-log-dealt-anew = Új osztás következik.
urbno-log-echoed = A tekercs úgy hat, mint egy másik: { $scroll }.
urbno-log-points-at-once = { $seat } azonnal { $points } pontot kap.
urbno-log-got-scroll = Tekercset kapsz: { $scroll }.
urbno-log-extra-scroll = { $seat } húz még egy tekercset.
urbno-log-kept-scroll = { $seat } megtart egyet a tekercsek közül.
urbno-log-swapped = { $seat } és { $to } elcserélik a lapjaikat.
urbno-log-leader-named = { $seat } kijelöli, ki hív minden ütésben: { $to }.
urbno-log-no-resources = Ebben a fordulóban senki sem választ erőforrást.
urbno-log-took = { $seat } ezt választja: { $combination }.
urbno-log-shared = { $seat } kap még { $crystals } kristályt és { $cubes } kockát.
urbno-log-hands-crossed = Mindenki átadja a lapjait a szemben ülő játékosnak.
urbno-log-hands-moved = Mindenki átadja a lapjait a bal oldali szomszédjának.
urbno-log-half-picked = { $seat } választ a két félből. Ezzel játszik: { $to }.
urbno-log-rows-laid = Mindenki kirakta a sorát.
urbno-log-passed = { $seat } a jobb oldali szomszédjának adja ezeket: { $cards }.
urbno-log-turned = A felfordított lap az asztalon: { $card }.
urbno-log-waited = { $seat } vár.
urbno-log-played = { $seat } kijátssza: { $card }.
urbno-log-power = { $to ->
        [none] { $colour ->
            [none] { $seat } ezt az erőt használja: { $power }.
           *[other] { $seat } ezt az erőt használja: { $power }. Új szín: { $colour }.
        }
       *[other] { $seat } ezt az erőt használja: { $power }. Következő hívó: { $to }.
    }
urbno-log-cubes = { $seat } kockákat tesz erre: { $card }, kockák: { $cubes }. A lap száma most { $number }.
urbno-log-certain = { $colour ->
        [none] { $seat } a 16. tekercset használja: { $mode }.
       *[other] { $seat } a 16. tekercset használja: { $mode }. Hívott szín: { $colour }.
    }
urbno-log-explored = { $seat } ezt húzza az előző ütésből: { $drawn }, és ezt adja vissza: { $returned }.
urbno-log-took-up = Kézbe veszed: { $card }.
urbno-log-trick = { $number }. ütés: { $seat } viszi.
urbno-log-stole = { $seat } ellopja { $to } ütését.
urbno-log-scored = { $seat }: { $count } ütés, { $points } pont, összesen { $total }.
urbno-log-unused-scroll = { $seat } { $points } pontot kap egy fel nem használt tekercsért.
urbno-log-over = A játéknak vége. Győztes: { $winners }.

urbno-over-rounds = Minden forduló lezajlott.

## Reasons
urbno-why-not-your-turn = Most nem te játszol ki lapot.
urbno-why-not-held = Ezt a lapot nem játszhatod ki: nem a tiéd, vagy még nem elérhető számodra (UR-9.4).
urbno-why-row = A lapokat a sor sorrendjében kell kijátszani (UR-14.15).
urbno-why-follow-led = Van lapod a hívott színből, ilyet kell kijátszanod: { $colour } (UR-9.3).
urbno-why-follow-dominant = A hívott színből nincs lapod, de az uralkodó színből van, ilyet kell kijátszanod: { $colour } (UR-9.3).
urbno-why-wizard = Egy Varázsló ereje érvényben van: a legkisebb lapodat kell kijátszanod (UR-11.8).
urbno-why-assassin-only = Csak az Orgyilkos erejével együtt, egy kristályért (UR-11.5).
urbno-why-assassin-locked = Egy Császár ereje tiltja az erőket a később kijátszott lapokon (UR-11.11).
urbno-why-scroll-window = Tekercset az osztás után és az erőforrás-választás előtt lehet aktiválni, fordulónként egyet (UR-7.2, UR-7.3).
urbno-why-scroll-not-owned = Nincs ilyen tekercsed.
urbno-why-scroll-target = Ez a tekercs most nem aktiválható: { $scroll } (UR-15).
urbno-why-scroll-timing = Ez a küldetés nem engedi ezt a tekercset: { $scroll } (UR-15).
urbno-why-scroll-no-resource = Nincs több húzható tekercs (UR-7.9).
urbno-why-no-scrolls-left = Nincs több húzható tekercs (UR-7.9).

## What bots look at
urbno-feature-lead = Előny a legjobbal szemben
urbno-feature-lead-on-all = Előny mindenkivel szemben
urbno-feature-scroll = Megtartott tekercs
urbno-feature-crystals = Kristályok
urbno-feature-cubes = Kockák
