### en

homm3-hero-ciele = Ciele
homm3-card-ciele_1 = Ciele: Magic Arrow I
    .top = Take a Magic Arrow from your discard pile.
    .bottom = Give a spell 1 power.
homm3-card-ciele_4 = Ciele: Magic Arrow IV
    .grade = Cast a Magic Arrow from your discard pile. It does not count against the spell limit.
    .bottom = Give a spell 1 power.
homm3-card-ciele_6 = Ciele: Magic Arrow VI
    .top = A unit takes 2 damage.
    .bottom = Give a spell 2 power.

### el

homm3-hero-ciele = Σιέλ
homm3-card-ciele_1 = Σιέλ: Μαγικό Βέλος I
    .top = Πάρε ένα Μαγικό Βέλος από τη στοίβα ξεσκαρταρίσματός σου.
    .bottom = Δώσε σε ένα ξόρκι +1 δύναμη.
homm3-card-ciele_4 = Σιέλ: Μαγικό Βέλος IV
    .grade = Ρίξε ένα Μαγικό Βέλος από τη στοίβα ξεσκαρταρίσματός σου. Δεν μετρά στο όριο των ξορκιών.
    .bottom = Δώσε σε ένα ξόρκι +1 δύναμη.
homm3-card-ciele_6 = Σιέλ: Μαγικό Βέλος VI
    .top = Μια μονάδα παθαίνει ζημιά 2.
    .bottom = Δώσε σε ένα ξόρκι +2 δύναμη.

### hu

homm3-hero-ciele = Ciele
homm3-card-ciele_1 = Ciele: Varázsnyíl I
    .top = Vegyél vissza egy Varázsnyilat a dobott lapjaid közül.
    .bottom = Adj egy varázslatnak 1 varázserőt.
homm3-card-ciele_4 = Ciele: Varázsnyíl IV
    .grade = Használj egy Varázsnyilat a dobott lapjaid közül. Ez nem számít bele a varázslatok korlátjába.
    .bottom = Adj egy varázslatnak 1 varázserőt.
homm3-card-ciele_6 = Ciele: Varázsnyíl VI
    .top = Egy egység 2 sebzést kap.
    .bottom = Adj egy varázslatnak 2 varázserőt.

### ka

homm3-hero-ciele = სიელი
homm3-card-ciele_1 = სიელი: ჯადოსნური ისარი I
    .top = აიღე ჯადოსნური ისარი შენი გადაგდებული კარტებიდან.
    .bottom = შელოცვის ძალა 1-ით იზრდება.
homm3-card-ciele_4 = სიელი: ჯადოსნური ისარი IV
    .grade = წარმოთქვი ჯადოსნური ისარი შენი გადაგდებული კარტებიდან. ის შელოცვების ზღვარში არ ითვლება.
    .bottom = შელოცვის ძალა 1-ით იზრდება.
homm3-card-ciele_6 = სიელი: ჯადოსნური ისარი VI
    .top = რაზმი 2 ზიანს იღებს.
    .bottom = შელოცვის ძალა 2-ით იზრდება.

### he

homm3-hero-ciele = סיאל
homm3-card-ciele_1 = סיאל: חץ קסם I
    .top = קחו חץ קסם מערימת הזרוקים שלכם.
    .bottom = הוסיפו 1 כוח לקסם.
homm3-card-ciele_4 = סיאל: חץ קסם IV
    .grade = הטילו חץ קסם מערימת הזרוקים שלכם. הוא אינו נספר במגבלת הקסמים.
    .bottom = הוסיפו 1 כוח לקסם.
homm3-card-ciele_6 = סיאל: חץ קסם VI
    .top = יחידה סופגת נזק של 2.
    .bottom = הוסיפו 2 כוח לקסם.
