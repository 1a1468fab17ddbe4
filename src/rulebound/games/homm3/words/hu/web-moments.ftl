## What is seen: blows, cards of AI Heroes, their seats
web-homm3-moment-defeated = legyőzve
web-homm3-ai-moves = Az MI lépései
web-homm3-ai-drawn = Ennek az egységnek: { $unit }
web-homm3-ai-seat = MI-hős, { $count } egység

## Moments over the map
web-homm3-moment = Az imént
web-homm3-moment-level = { $hero }, { $level }. szint
web-homm3-moment-ability = Keresés (2) a képességpakliban: egy lap a kezedbe kerül, a másik a dobott lapok közé.
web-homm3-moment-specialty = Megkapod hősöd egy újabb specialitáslapját.
web-homm3-moment-limit = Kézlimit: eddig { $from }, mostantól { $to }
web-homm3-moment-take = Ezt veszem: { $card }
web-homm3-moment-look = { $count } lap megnézése
web-homm3-moment-proclaim = Az asztrológusok új hetet hirdetnek
web-homm3-moment-town = Tiéd a város: { $faction }
web-homm3-moment-place = Mostantól a tiéd: { $place }
web-homm3-moment-go = Tovább
web-homm3-moments = Nagy pillanatok a térkép felett
web-homm3-moments-all = mind
web-homm3-moments-mine = a sajátjaim és a hetek
web-homm3-moments-none = egyik sem

## For whom one decides
web-homm3-deputy-guards = Te állítod fel az őröket
web-homm3-deputy-units = Te állítod fel az MI egységeit
web-homm3-deputy-tile = Az MI lapkája: te forgatod el

## The end of a match

web-homm3-race = Szerzett arany fordulónként
web-homm3-deed = Megnyert harc, { $count } legyőzött egység
web-homm3-campaign-log = A hadjárat eddig
web-homm3-campaign-won = megnyerve
web-homm3-campaign-next = következik
