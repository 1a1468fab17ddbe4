### Tash-Kalar in the terminal

cli-tashkalar-title = Tash-Kalar: Arena of Legends
cli-tashkalar-usage =
    Írd be, mit szeretnél tenni, ahogy a menü írja: place e5, summon knight e6.
    A szavak eleje is elég: p e5, s kn e6. Egy szám a menünek azt a sorát választja.
    Egy mező vagy egy lap magában (e5, knight) mindent megmutat, amit tehetsz vele.

      ways                most minden megidézési lehetőség, a táblán is jelölve
      ways LAP            egy lap lehetőségei: cél, felhasznált jelzők, elforgatás
      why LAP             miért nem használható most egy lap, mező vagy feladat
      card LAP            bármely lap szövege és alakzata, egy feladat szövege
      hand                a lapjaid
      table               minden újra (vagy csak nyomj Entert)
      log                 minden, ami eddig történt
      hint                a három legjobb választás és az okuk
      undo                az utolsó döntés visszavonása
      save FÁJL           a játszma mentése
      quit                a játszma mentése és kilépés
cli-tashkalar-a-task = FELADAT
# R B N G are the letters of the colors on the board: red, blue, brown, green.
cli-tashkalar-help =
    A táblán egy jelzőt a színe betűje (R piros, B kék, N barna, G zöld) és a
    rangja jele mutat. A ◆ piros mező, a ● zöld, a + központi. [ ] között a
    választható mezők állnak, ( ) között a felhasználtak.
    Egy alakzatban [ ] az új teremtmény mezője, × és ∘ azok a mezők, amelyekről
    a szövege szól.
    Lapok 3-2-1: három teremtmény, két legenda, egy Felvillanás. Készl. (készlet)
    15+3: tizenöt közönséges vagy hősi jelző, három legendás.
    Ha mindenki mindenki ellen játszik, ✦ egy színnél: még rögtönözhetsz vele
    idézést; •: már nem.
cli-tashkalar-ask-form = Melyik variáció?
cli-tashkalar-ask-teams = Két kétfős csapat?
cli-tashkalar-ask-schools = Ti választjátok az iskolákat? Különben a sors dönt.
cli-tashkalar-teams = csapatok
cli-tashkalar-turn = { $number }. kör
cli-tashkalar-control = irányít: { $name }
cli-tashkalar-actions = { $count ->
        [0] nem maradt akció
        [one] még 1 akció
       *[other] még { $count } akció
    }
cli-tashkalar-discarded = eldobás felhasználva
cli-tashkalar-flared = Felvillanás felhasználva
cli-tashkalar-borrow = a következő teremtményhez egy ellenséges jelző is használható
cli-tashkalar-frozen = Fagyott: { $card } (akció nélkül kiolvasztható, a gazdája saját körében)
cli-tashkalar-pending = Függőben: { $card } (2 pont levonás, ha a végéig nem idézik meg)
cli-tashkalar-stored = Félretéve az Időkereskedőn: { $colour }, { $rank }
cli-tashkalar-fewer = { $count ->
        [one] eggyel kevesebb akció a következő körben
       *[other] { $count } akcióval kevesebb a következő körben
    }
cli-tashkalar-removed = { $count ->
        [one] 1 jelző kikerült a játékból
       *[other] { $count } jelző kikerült a játékból
    }
cli-tashkalar-possessed = a következő alakzat színe: { $colour }
cli-tashkalar-blanks = { $count ->
        [one] 1 üres mező közönséges jelzőnek számíthat
       *[other] { $count } üres mező közönséges jelzőnek számíthat
    }
cli-tashkalar-doubled = minden elpusztított jelző { $count }-szer számít
cli-tashkalar-thawing = kiolvasztva: { $card }
cli-tashkalar-gateway = Kapu
cli-tashkalar-extra-turn = még egy kör következik
cli-tashkalar-in-extra-turn = extra kör
cli-tashkalar-destroyed = Ebben a körben elpusztítva:
cli-tashkalar-worth = { $points ->
        [one] = 1 pont
       *[other] = { $points } pont
    }
cli-tashkalar-final-turns = { $count ->
        [one] Utolsó körök: még 1 van hátra. Utolsóként { $name } játszik.
       *[other] Utolsó körök: még { $count } van hátra. Utolsóként { $name } játszik.
    }
cli-tashkalar-score = Pont
cli-tashkalar-hand = Lapok
cli-tashkalar-deck = Pakli
cli-tashkalar-supply = Készl.
cli-tashkalar-you = te
cli-tashkalar-tasks = Feladatok
cli-tashkalar-you-have = Állásod
cli-tashkalar-next = következő
cli-tashkalar-kept = Eddig megtartva: { $cards }
cli-tashkalar-ways = { $count ->
        [0] most nem idézhető meg
        [one] 1 lehetőség
       *[other] { $count } lehetőség
    }
cli-tashkalar-uses = felhasználva: { $squares }
cli-tashkalar-borrowed = ellenséges: { $squares }
cli-tashkalar-charging = rögtönzött idézés ezzel a színnel: { $colour }
cli-tashkalar-empty-squares = { $count ->
        [one] 1 üres mező
       *[other] { $count } üres mező
    }
cli-tashkalar-flare-upper = Kell: +{ $needs } felfejlesztett
cli-tashkalar-flare-lower = Kell: +{ $needs } összesen
cli-tashkalar-turned-r0 = ahogy a lapon áll
cli-tashkalar-turned-r90 = negyed fordulat balra
cli-tashkalar-turned-r180 = fél fordulat
cli-tashkalar-turned-r270 = negyed fordulat jobbra
cli-tashkalar-turned-m0 = tükrözve
cli-tashkalar-turned-m90 = tükrözve, negyed fordulat balra
cli-tashkalar-turned-m180 = tükrözve, fél fordulat
cli-tashkalar-turned-m270 = tükrözve, negyed fordulat jobbra
