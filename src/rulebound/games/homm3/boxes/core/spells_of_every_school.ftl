### Values by grade stand in a row: 1/2/3.

### en

homm3-card-magic_arrow = Magic Arrow
    .cast = Deal 1/2/3 damage to a unit.

### el

homm3-card-magic_arrow = Μαγικό Βέλος
    .cast = Προκάλεσε ζημιά 1/2/3 σε μια μονάδα.

### hu

homm3-card-magic_arrow = Varázsnyíl
    .cast = Okozz 1/2/3 sebzést egy egységnek.

### ka

homm3-card-magic_arrow = ჯადოსნური ისარი
    .cast = რაზმი 1/2/3 ზიანს იღებს.

### he

homm3-card-magic_arrow = חץ קסם
    .cast = גרמו ליחידה נזק של 1/2/3.
