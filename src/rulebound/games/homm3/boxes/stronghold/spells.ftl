### en

homm3-card-magic_mirror = Magic Mirror
    .cast = When an enemy spell is aimed at your bronze / silver or lower / gold or lower unit, you choose another target for it.
homm3-card-quicksand = Quicksand
    .cast = Lay 2/4/6 tokens face down on empty spaces, half of them blank. A unit that enters one turns it over; a real one ends its movement and its activation.

### el

homm3-card-magic_mirror = Μαγικός Καθρέφτης
    .cast = Όταν ένα εχθρικό ξόρκι στοχεύει μια χάλκινη / έως ασημένια / έως χρυσή μονάδα σου, επιλέγεις άλλον στόχο.
homm3-card-quicksand = Κινούμενη Άμμος
    .cast = Βάλε 2/4/6 κλειστούς δείκτες σε κενές θέσεις, οι μισοί κενοί. Μια μονάδα που μπαίνει εκεί γυρίζει τον δείκτη· ο αληθινός τερματίζει την κίνηση και την ενεργοποίησή της.

### hu

homm3-card-magic_mirror = Varázstükör
    .cast = Amikor egy ellenséges varázslat bronz / legfeljebb ezüst / legfeljebb arany egységedre irányul, más célpontot választasz neki.
homm3-card-quicksand = Futóhomok
    .cast = Tegyél le 2/4/6 jelzőt képpel lefelé üres mezőkre, a felük üres. Az odalépő egység felfordítja; a valódi véget vet a mozgásának és az aktiválásának.

### ka

homm3-card-magic_mirror = ჯადოსნური სარკე
    .cast = როცა მტრის შელოცვა შენი ბრინჯაოს / ვერცხლის ან უფრო დაბალი / ოქროს ან უფრო დაბალი რაზმისკენაა მიმართული, მას სხვა სამიზნეს შენ ურჩევ.
homm3-card-quicksand = მოძრავი ქვიშა
    .cast = ცარიელ უჯრებზე პირქვე დადე 2/4/6 ჟეტონი, ნახევარი ცარიელი. რაზმი, რომელიც იქ შედის, ჟეტონს აბრუნებს; ნამდვილი მის მოძრაობასა და აქტივაციას წყვეტს.

### he

homm3-card-magic_mirror = מראת קסם
    .cast = כשקסם של אויב מכוון אל יחידה שלכם בדרגת ארד / כסף ומטה / זהב ומטה, אתם בוחרים לו מטרה אחרת.
homm3-card-quicksand = חול טובעני
    .cast = הניחו 2/4/6 אסימונים עם הפנים למטה על משבצות ריקות, מחציתם ריקים. יחידה שנכנסת למשבצת כזאת הופכת את האסימון; אסימון אמיתי מסיים את התנועה ואת ההפעלה שלה.
