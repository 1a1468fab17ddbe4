# Emlékeztetők: mit tud meg az, aki távol van, és hol.

web-remind = Emlékeztetők
web-remind-note = Ha te jössz, és nem nézed az asztalt, szólunk. A változtatásokat azonnal mentjük.
web-remind-retry = Újra
web-remind-what = Miről szólunk
web-remind-push = értesítés
web-remind-mail = e-mail
web-remind-hook = webhook
web-remind-move = Te jössz
    .note = amíg nem vagy az asztalnál
web-remind-ended = Véget ért egy játszma
    .note = az eredménnyel
web-remind-invited = Kihívások
    .note = Valaki játszani szeretne veled.
web-remind-daily = Naponta egyszer
    .note = minden egy üzenetben
# $what is such as "Your move", $channel such as "e-mail".
web-remind-switch = { $what }: { $channel }
web-remind-missing = E-mailhez és webhookhoz előbb add meg, hová menjen.
web-remind-away = Emlékeztess, hogy én jövök, ennyi idő után
web-remind-at = A napi üzenet ideje
web-remind-quiet = Csendes órák
web-remind-quiet-start = Kezdete
web-remind-quiet-end = Vége
web-remind-quiet-none = Bármikor szólunk.
web-remind-zone = Időzóna
web-remind-ways = Hová küldjük
web-remind-here = Ez a böngésző
web-remind-here-on = Mutat értesítéseket.
web-remind-here-off = Nem mutat értesítéseket.
web-remind-others =
    { $count ->
        [one] Egy másik böngésző mutat.
       *[other] { $count } másik böngésző mutat.
    }
web-remind-on = Bekapcsolás
web-remind-off = Kikapcsolás
web-remind-test = Próba küldése
web-remind-tested = Úton van.
web-remind-remove = Törlés
web-remind-remove-mail = Az e-mail-cím törlése
web-remind-remove-hook = A webhook törlése
web-remind-confirmed = Megerősítve
web-remind-unconfirmed = Nyisd meg a linket az oda küldött levélben. Egy napig érvényes.
web-remind-mail-note = Küldünk egy linket a megerősítéshez, előtte semmi mást.
web-remind-mail-send = A link elküldése
web-remind-no-mail = Ez a kiszolgáló nem küld e-mailt.
web-remind-hook-add = A webhook hozzáadása
web-remind-shape = Formátum
web-remind-hook-new = Még nem küldtünk semmit
# $status is a number such as 200, $when such as "3 minutes ago".
web-remind-hook-told = Válasza: { $status }, { $when }
web-remind-hook-lost = Nem volt elérhető, { $when }
web-mail-confirm = Ez a te címed?
    .note = Ha te kérted, hogy a Rulebound ide küldjön emlékeztetőket, erősítsd meg.
web-mail-confirm-go = A cím megerősítése
web-mail-confirmed = A cím meg van erősítve
    .note = Amit a beállításoknál választottál, mostantól ide jön.
web-mail-stop = Ne jöjjön több levél?
    .note = Erre a címre nem küldünk többé semmit.
web-mail-stop-go = Ne jöjjön több levél
web-mail-stopped = Nem jön több levél
    .note = A beállításoknál újra bekapcsolhatod.
web-trouble-bad-address = Ez nem e-mail-cím.
web-trouble-bad-url = Ez a cím nem használható. Így kell kezdődnie: https://, és a nyilvános internetre kell vezetnie.
web-trouble-bad-link = Ezt a linket már használták, vagy túl régi. Kérj újat a beállításoknál.
web-trouble-too-many-links = Mára elég linket küldtünk. Próbáld újra holnap.
web-trouble-not-granted = A böngésző nem engedi az értesítéseket erről az oldalról. Ezt a saját beállításaiban módosíthatod.
web-trouble-no-push = Ez a böngésző nem tud értesítéseket mutatni.
