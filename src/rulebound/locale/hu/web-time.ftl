# Az idő egy asztalnál, és amiben a játszmán kívül megegyeznek.

## Az asztal órája
web-set-over = Ha lejár az idő
web-clock-choice = { $time } döntésenként
web-clock-turn = { $time } körönként
web-clock-bank = { $time } + { $more } körönként
web-clock-bank-only = { $time } összesen
web-clock-over-bot = bot veszi át
web-clock-over-lose = a játszma elveszett
web-clock-over-nothing = semmi (barátságos)
web-clock-over-choose = bot dönt

## Idő az asztalnál
web-time-days = { $days } nap { $hours } óra
web-time-left = még { $time }
web-time-on-vacation = szabadságon
web-time-late-eyebrow = Lejárt az idő
web-time-late-own = Lejárt az időd. Mindenki tudja; még léphetsz.
web-time-short = Fogy az időd.
web-time-pause-eyebrow = Szünet
web-time-paused = Az óra áll, amíg valaki nem folytatja.
web-time-go-on = Folytatás
web-time-seat-taken = itt bot játszik
web-time-taken-eyebrow = Bot vette át
web-time-taken = Egy bot játszik helyetted. Bármikor visszajöhetsz.
web-time-taken-for-good = Egy bot játssza végig a játszmádat, ahogy ennél az asztalnál megbeszéltétek.
web-time-return = Visszatérés
web-time-seat-bot = Bot leültetése
web-time-claim = Győzelem kérése
web-time-claim-sure = Igen, kérem
web-time-wait = Várok még
web-time-vacation = Szabadság (még { $days } nap)
web-time-vacation-end = Szabadságom vége

## Javaslatok
web-time-propose-back = Javaslat: visszavenném az utolsó döntésemet
web-time-propose-back-to = Javaslat: vissza a { $at }. lépéshez
web-time-propose-end = Javaslat: befejezés győztes nélkül
web-time-propose-pause = Javaslat: szünet
web-time-asked = Téged kérdeznek
web-time-waits-for = Még nem válaszolt: { $names }
web-time-agree = Egyetértek
web-time-decline = Nem
web-time-withdraw = Javaslat visszavonása
web-time-proposed-back = { $name } visszavenne { $count } döntést. Amit láttatok, azt láttátok.
web-time-proposed-end = { $name } győztes nélkül befejezné a játszmát.
web-time-proposed-pause = { $name } szünetet szeretne.
web-time-own-back = Javasoltad, hogy vegyetek vissza { $count } döntést.
web-time-own-end = Javasoltad, hogy fejezzétek be győztes nélkül.
web-time-own-pause = Szünetet javasoltál.

## A naplóban
web-notice-late-lose = { $name } ideje lejárt, és veszít.
web-notice-late-bot = { $name } ideje lejárt. Bot veszi át.
web-notice-late-nothing = { $name } ideje lejárt.
web-notice-claimed-win = { $other } nincs itt. { $name } kérte a győzelmet.
web-notice-claimed-bot = { $other } nincs itt. { $name } botot ültetett a helyére.
web-notice-returned = { $name } visszatért, és újra játszik.
web-notice-vacation = { $name } szabadságra megy.
web-notice-vacation-over = { $name } visszajött a szabadságról.
web-notice-pause = Szünet közös megegyezéssel ({ $name } javaslata).
web-notice-resumed = { $name } folytatja; az óra jár.
web-notice-end = Mindenki beleegyezett: vége győztes nélkül ({ $name } javaslata).
web-notice-back = { $name } megegyezéssel visszalépett a { $at }. lépéshez: { $count } döntés. Amit közben láttatok, ismert marad.
web-notice-declined-back = { $name } nem egyezett bele a visszavételbe.
web-notice-declined-end = { $name } nem egyezett bele a befejezésbe.
web-notice-declined-pause = { $name } nem egyezett bele a szünetbe.
web-notice-withdrawn-back = { $name } már nem kér visszavételt.
web-notice-withdrawn-end = { $name } már nem akarja befejezni.
web-notice-withdrawn-pause = { $name } már nem kér szünetet.

## Amit a játék szabályai nem ismernek
web-table-over-time = Lejárt az idő: { $seat }.
web-table-over-claimed = Nem jött vissza: { $seat }.
web-table-over-agreed = Senki sem nyert: mindenki beleegyezett a befejezésbe.
web-time-over-bot = ebből bot döntése: { $count }

## Ami nem ment
web-time-trouble-proposed = Még nyitva van egy másik javaslat.
web-time-trouble-not-proposed = Ez a javaslat már nem él.
web-time-trouble-cannot-go-back = Nincs mihez visszalépni.
web-time-trouble-not-away = A játékos itt van, vagy még van erre ideje.
web-time-trouble-too-soon = Várj még egy kicsit.
web-time-trouble-taken-over = Egy bot ül a helyeden. Előbb térj vissza.
web-time-trouble-no-vacation = Nincs kivehető szabadságnap.
