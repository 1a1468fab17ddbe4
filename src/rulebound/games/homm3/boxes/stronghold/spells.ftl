### en

homm3-card-magic_mirror = Magic Mirror
    .cast = When an enemy spell is aimed at your bronze / silver or lower / gold or lower unit, you choose another target for it.

### el

homm3-card-magic_mirror = Μαγικός Καθρέφτης
    .cast = Όταν ένα εχθρικό ξόρκι στοχεύει μια χάλκινη / έως ασημένια / έως χρυσή μονάδα σου, επιλέγεις άλλον στόχο.

### hu

homm3-card-magic_mirror = Varázstükör
    .cast = Amikor egy ellenséges varázslat bronz / legfeljebb ezüst / legfeljebb arany egységedre irányul, más célpontot választasz neki.

### ka

homm3-card-magic_mirror = ჯადოსნური სარკე
    .cast = როცა მტრის შელოცვა შენი ბრინჯაოს / ვერცხლის ან უფრო დაბალი / ოქროს ან უფრო დაბალი რაზმისკენაა მიმართული, მას სხვა სამიზნეს შენ ურჩევ.

### he

homm3-card-magic_mirror = מראת קסם
    .cast = כשקסם של אויב מכוון אל יחידה שלכם בדרגת ארד / כסף ומטה / זהב ומטה, אתם בוחרים לו מטרה אחרת.
