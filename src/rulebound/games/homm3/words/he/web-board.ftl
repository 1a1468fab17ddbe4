### board
# Around a percentage stand left-to-right marks, or the sign would change sides in the browser.
web-homm3-board = לוח הקרב
web-homm3-board-line-own-back = קו העורף שלכם
web-homm3-board-line-own-front = קו החזית שלכם
web-homm3-board-line-middle = שורה אמצעית
web-homm3-board-line-front = קו חזית
web-homm3-board-line-back = קו עורף
web-homm3-board-few = מעטים
web-homm3-board-pack = רבים
web-homm3-board-none = אין
web-homm3-board-yours = שלכם
web-homm3-board-enemy = אויב
web-homm3-board-health = { $left } מתוך { $health } חיים
web-homm3-board-values = התקפה { $attack }, הגנה { $defense }, מהירות { $initiative }
web-homm3-board-empty = ריקה
web-homm3-board-wall = חומה
web-homm3-board-gate = השער
web-homm3-board-tower = מגדל החצים
web-homm3-board-active = פעילה כעת
web-homm3-board-done = כבר הופעלה
web-homm3-board-can = אפשר לבחור
web-homm3-board-attackable = אפשר לתקוף
web-homm3-board-aimed = מטרת ההתקפה
web-homm3-board-goes-there = כאן תעמוד היחידה
web-homm3-board-defeated = {"\u200E"}{ $chance }%{"\u200E"} לתבוסה
web-homm3-board-flips = {"\u200E"}{ $chance }%{"\u200E"} למעבר לצד המעטים
web-homm3-board-chance = {"\u200E"}{ $chance }%{"\u200E"}
web-homm3-board-defending = בהגנה
web-homm3-board-paralysed = קפואה
web-homm3-board-retaliated = כבר ביצעה תקיפת נגד
web-homm3-board-poison = { $count ->
        [one] אסימון רעל אחד
        [two] שני אסימוני רעל
       *[other] { $count } אסימוני רעל
    }
web-homm3-board-asleep = בלי יכולות
web-homm3-board-round = סבב קרב
web-homm3-board-initiative = סדר המהירות
web-homm3-board-turn = { $unit }, מהירות { $initiative }
web-homm3-board-turn-choice = אפשר לבחור בה כעת

## Placing and buying
web-homm3-board-tray = יחידות להצבה
web-homm3-board-tray-next = הבאה
web-homm3-board-kept = נשארות מחוץ לקרב
web-homm3-board-buy = קנו את היחידות שלכם
web-homm3-board-buys = קניית יחידות: { $name }
web-homm3-board-purse = קופה
web-homm3-board-gold = זהב
web-homm3-board-valuables = קריסטלים
web-homm3-board-army-count = { $count ->
        [0] עדיין אין יחידה
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $count } יחידות
    }
web-homm3-board-price = { $valuables ->
        [0] { $gold } זהב
        [one] { $gold } זהב וקריסטל אחד
        [two] { $gold } זהב ושני קריסטלים
       *[other] { $gold } זהב ו־{ $valuables } קריסטלים
    }
web-homm3-board-recruit = { $unit }: גיוס מעטים תמורת { $price }
web-homm3-board-reinforce = { $unit }: תגבור לצד הרבים תמורת { $price }
web-homm3-board-has = { $unit }, נקנו: { $size }
web-homm3-board-too-dear = יקר מדי כעת
web-homm3-board-first-few = גייסו קודם את המעטים
