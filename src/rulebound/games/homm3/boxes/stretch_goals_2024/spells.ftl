### en

homm3-card-air_shield = Air Shield
    .cast = Until the combat ends, a unit has 1/2/3 more defense against ranged units.
homm3-card-protection_from_air = Protection from Air
    .cast = When an enemy casts an Air spell, cancel it; an expert spell only at the second grade.
homm3-card-protection_from_earth = Protection from Earth
    .cast = When an enemy casts an Earth spell, cancel it; an expert spell only at the second grade.
homm3-card-protection_from_fire = Protection from Fire
    .cast = When an enemy casts a Fire spell, cancel it; an expert spell only at the second grade.
homm3-card-protection_from_water = Protection from Water
    .cast = When an enemy casts a Water spell, cancel it; an expert spell only at the second grade.
homm3-card-force_field = Force Field
    .cast = Close an empty space for this combat round / until the next one ends / for the combat. Only flying units pass over it.
homm3-card-sacrifice = Sacrifice
    .cast = Move any amount of damage from your bronze / silver or lower / gold or lower unit to another unit of yours.
homm3-card-land_mine = Land Mine
    .cast = Lay 2/4/6 tokens face down on empty spaces, half of them blank. A unit that enters one turns it over; a real one deals it 2 damage.

### el

homm3-card-air_shield = Ασπίδα του Αέρα
    .cast = Ως το τέλος της μάχης μια μονάδα έχει 1/2/3 επιπλέον άμυνα εναντίον μονάδων βολής.
homm3-card-protection_from_air = Προστασία από τον Αέρα
    .cast = Όταν ένας αντίπαλος ρίχνει ξόρκι του Αέρα, ακύρωσέ το· ξόρκι ειδικού μόνο στον δεύτερο βαθμό.
homm3-card-protection_from_earth = Προστασία από τη Γη
    .cast = Όταν ένας αντίπαλος ρίχνει ξόρκι της Γης, ακύρωσέ το· ξόρκι ειδικού μόνο στον δεύτερο βαθμό.
homm3-card-protection_from_fire = Προστασία από τη Φωτιά
    .cast = Όταν ένας αντίπαλος ρίχνει ξόρκι της Φωτιάς, ακύρωσέ το· ξόρκι ειδικού μόνο στον δεύτερο βαθμό.
homm3-card-protection_from_water = Προστασία από το Νερό
    .cast = Όταν ένας αντίπαλος ρίχνει ξόρκι του Νερού, ακύρωσέ το· ξόρκι ειδικού μόνο στον δεύτερο βαθμό.
homm3-card-force_field = Πεδίο Δύναμης
    .cast = Κλείσε μια κενή θέση για αυτόν τον γύρο μάχης / ως το τέλος του επόμενου / για όλη τη μάχη. Μόνο ιπτάμενες μονάδες περνούν από πάνω.
homm3-card-sacrifice = Θυσία
    .cast = Μετάφερε όση ζημιά θέλεις από μια χάλκινη / έως ασημένια / έως χρυσή μονάδα σου σε άλλη μονάδα σου.
homm3-card-land_mine = Νάρκη
    .cast = Βάλε 2/4/6 κλειστούς δείκτες σε κενές θέσεις, οι μισοί κενοί. Μια μονάδα που μπαίνει εκεί γυρίζει τον δείκτη· ο αληθινός της προκαλεί ζημιά 2.

### hu

homm3-card-air_shield = Légpajzs
    .cast = A harc végéig egy egység védelme távolsági egységek ellen 1/2/3 értékkel nagyobb.
homm3-card-protection_from_air = Védelem a levegőtől
    .cast = Amikor az ellenfél levegővarázslatot használ, akadályozd meg; mestervarázslatot csak a második fokozaton.
homm3-card-protection_from_earth = Védelem a földtől
    .cast = Amikor az ellenfél földvarázslatot használ, akadályozd meg; mestervarázslatot csak a második fokozaton.
homm3-card-protection_from_fire = Védelem a tűztől
    .cast = Amikor az ellenfél tűzvarázslatot használ, akadályozd meg; mestervarázslatot csak a második fokozaton.
homm3-card-protection_from_water = Védelem a víztől
    .cast = Amikor az ellenfél vízvarázslatot használ, akadályozd meg; mestervarázslatot csak a második fokozaton.
homm3-card-force_field = Erőtér
    .cast = Zárj le egy üres mezőt erre a harci fordulóra / a következő végéig / az egész harcra. Csak repülő egységek haladhatnak át fölötte.
homm3-card-sacrifice = Áldozat
    .cast = Helyezz át tetszőleges sebzést egy bronz / legfeljebb ezüst / legfeljebb arany egységedről egy másik egységedre.
homm3-card-land_mine = Taposóakna
    .cast = Tegyél le 2/4/6 jelzőt képpel lefelé üres mezőkre, a felük üres. Az odalépő egység felfordítja; a valódi 2 sebzést okoz neki.

### ka

homm3-card-air_shield = ჰაერის ფარი
    .cast = ბრძოლის ბოლომდე რაზმის დაცვა მსროლელი რაზმების წინააღმდეგ 1/2/3-ით იზრდება.
homm3-card-protection_from_air = ჰაერისგან დაცვა
    .cast = როცა მტერი ჰაერის შელოცვას წარმოთქვამს, გააუქმე ის; ექსპერტული შელოცვა – მხოლოდ მეორე საფეხურზე.
homm3-card-protection_from_earth = მიწისგან დაცვა
    .cast = როცა მტერი მიწის შელოცვას წარმოთქვამს, გააუქმე ის; ექსპერტული შელოცვა – მხოლოდ მეორე საფეხურზე.
homm3-card-protection_from_fire = ცეცხლისგან დაცვა
    .cast = როცა მტერი ცეცხლის შელოცვას წარმოთქვამს, გააუქმე ის; ექსპერტული შელოცვა – მხოლოდ მეორე საფეხურზე.
homm3-card-protection_from_water = წყლისგან დაცვა
    .cast = როცა მტერი წყლის შელოცვას წარმოთქვამს, გააუქმე ის; ექსპერტული შელოცვა – მხოლოდ მეორე საფეხურზე.
homm3-card-force_field = ძალის ველი
    .cast = ჩაკეტე ცარიელი უჯრა ბრძოლის ამ რაუნდში / მომდევნოს ბოლომდე / მთელი ბრძოლა. მის თავზე მხოლოდ მფრინავი რაზმები გადადიან.
homm3-card-sacrifice = მსხვერპლშეწირვა
    .cast = გადაიტანე რამდენი ზიანიც გინდა შენი ბრინჯაოს / ვერცხლის ან უფრო დაბალი / ოქროს ან უფრო დაბალი რაზმიდან შენს სხვა რაზმზე.
homm3-card-land_mine = ნაღმი
    .cast = ცარიელ უჯრებზე პირქვე დადე 2/4/6 ჟეტონი, ნახევარი ცარიელი. რაზმი, რომელიც იქ შედის, ჟეტონს აბრუნებს; ნამდვილი მას 2 ზიანს აყენებს.

### he

homm3-card-air_shield = מגן אוויר
    .cast = עד סוף הקרב ההגנה של יחידה נגד קשתים גדולה ב־1/2/3.
homm3-card-protection_from_air = הגנה מאוויר
    .cast = כשאויב מטיל קסם אוויר, בטלו אותו; קסם מומחה רק בדרגה השנייה.
homm3-card-protection_from_earth = הגנה מאדמה
    .cast = כשאויב מטיל קסם אדמה, בטלו אותו; קסם מומחה רק בדרגה השנייה.
homm3-card-protection_from_fire = הגנה מאש
    .cast = כשאויב מטיל קסם אש, בטלו אותו; קסם מומחה רק בדרגה השנייה.
homm3-card-protection_from_water = הגנה ממים
    .cast = כשאויב מטיל קסם מים, בטלו אותו; קסם מומחה רק בדרגה השנייה.
homm3-card-force_field = שדה כוח
    .cast = סגרו משבצת ריקה לסבב הקרב הזה / עד סוף הסבב הבא / לכל הקרב. רק יחידות מעופפות עוברות מעליה.
homm3-card-sacrifice = הקרבה
    .cast = העבירו נזק כרצונכם מיחידה שלכם בדרגת ארד / כסף ומטה / זהב ומטה ליחידה אחרת שלכם.
homm3-card-land_mine = מוקש
    .cast = הניחו 2/4/6 אסימונים עם הפנים למטה על משבצות ריקות, מחציתם ריקים. יחידה שנכנסת למשבצת כזאת הופכת את האסימון; אסימון אמיתי גורם לה נזק של 2.
