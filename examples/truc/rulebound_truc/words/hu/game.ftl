### Truc

## Questions and choices
truc-ask-turn = Játssz ki egy lapot, vagy emeld a tétet.
truc-ask-card = Játssz ki egy lapot.
truc-ask-raise = { $seat } emelne, az új tét: { $stake } pont. Elfogadod?
truc-option-play = Kijátszod: { $card }
truc-option-raise = Emeled a tétet
truc-option-accept = Elfogadod
truc-option-fold = Bedobod

## Log
truc-log-dealt = { $seat } oszt.
truc-log-got = A lapjaid: { $cards }.
truc-log-raised = { $seat } emelne, az új tét: { $stake } pont.
truc-log-accepted = { $seat } elfogadja.
truc-log-folded = { $seat } bedobja.
truc-log-played = { $seat } lapja: { $card }.
truc-log-trick = { $seat ->
        [none] Egyenlő lapok: az ütés senkié.
       *[other] { $seat } viszi az ütést.
    }
truc-log-round = { $seat ->
        [none] A kört senki sem nyeri meg.
       *[other] { $seat } megnyeri a kört: { $points } pont.
    }

## Reasons
truc-why-turn = Nem te következel.
truc-why-answer = Előbb az emelésre kell válaszolni.
truc-over = Megvan a győzelemhez szükséges pontszám.

## Things
truc-a-card = { $suit } { $rank }
truc-rank-7 = hetes
truc-rank-8 = nyolcas
truc-rank-9 = kilences
truc-rank-10 = tízes
truc-rank-J = bubi
truc-rank-Q = dáma
truc-rank-K = király
truc-rank-A = ász
truc-suit-c = treff
truc-suit-d = káró
truc-suit-h = kőr
truc-suit-s = pikk

## The table
truc-stake = Tét: { $stake }. A győzelemhez { $target } pont kell.
web-truc-hand = A lapjaid
web-truc-of = cél: { $target }
web-truc-dealer = oszt
web-truc-ranks = A gyengétől az erősig
web-truc-outcome = { $outcome ->
        [takes] viszi az ütést
        [spoils] egyenlő
       *[loses] elveszti az ütést
    }
web-truc-watching = Nézőként vagy itt.

## Setting a table
truc-set = Truc
    .full = Truc
    .note = 2 játékos, negyedóra
truc-set-target = Pont a győzelemhez
truc-set-target-6 = 6
truc-set-target-12 = 12

## The rules in short
rules-truc-1 =
    Két játékos három-három lapot kap, és három ütést játszik. Az erőstől a gyengéig: 7, 8, ász, király, dáma, bubi, 10, 9. A színek nem számítanak, bármelyik lapot kijátszhatod. Egyenlő lapoknál az ütés senkié.

    Két ütés megnyeri a kört. Ha egy ütés senkié, az nyer, aki elsőként vitt ütést.
    .title = Három ütés
rules-truc-2 =
    Egy kör 1 pontot ér. Mielőtt kijátszol egy lapot, emelheted 2-re, onnan 4-re, 6-ra és így tovább. A másik elfogadja vagy bedobja: akkor annyi pontot kapsz, amennyit a kör addig ért.
    .title = A tét
