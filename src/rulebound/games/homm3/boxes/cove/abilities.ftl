### en

homm3-card-interference = Interference
    .basic = Give a unit 1 defense, or it takes 1 less damage from the spell being cast.
    .expert = Give a unit 2 defense, or it takes 2 less damage from the spell being cast.

### el

homm3-card-interference = Παρεμβολή
    .basic = Δώσε σε μια μονάδα +1 άμυνα, ή παθαίνει 1 λιγότερη ζημιά από το ξόρκι που ρίχνεται.
    .expert = Δώσε σε μια μονάδα +2 άμυνα, ή παθαίνει 2 λιγότερη ζημιά από το ξόρκι που ρίχνεται.

### hu

homm3-card-interference = Zavarás
    .basic = Adj egy egységnek 1 védelmet, vagy 1 sebzéssel kevesebbet kap az éppen használt varázslattól.
    .expert = Adj egy egységnek 2 védelmet, vagy 2 sebzéssel kevesebbet kap az éppen használt varázslattól.

### ka

homm3-card-interference = ჩარევა
    .basic = რაზმის დაცვა 1-ით იზრდება, ან ის წარმოთქმული შელოცვისგან 1-ით ნაკლებ ზიანს იღებს.
    .expert = რაზმის დაცვა 2-ით იზრდება, ან ის წარმოთქმული შელოცვისგან 2-ით ნაკლებ ზიანს იღებს.

### he

homm3-card-interference = הפרעה
    .basic = הוסיפו 1 להגנה של יחידה, או שהיא סופגת 1 נזק פחות מהקסם שמוטל.
    .expert = הוסיפו 2 להגנה של יחידה, או שהיא סופגת 2 נזק פחות מהקסם שמוטל.
