### en

homm3-location-war_machine_factory = War Machine Factory
    .text = You may buy a War Machine at its lower price.

### el

homm3-location-war_machine_factory = Εργοστάσιο Πολεμικών Μηχανών
    .text = Μπορείς να αγοράσεις μια Πολεμική Μηχανή στη χαμηλότερη τιμή της.

### hu

homm3-location-war_machine_factory = Hadigépgyár
    .text = Vehetsz egy hadigépet az alacsonyabb árán.

### ka

homm3-location-war_machine_factory = საბრძოლო მანქანების ქარხანა
    .text = შეგიძლია საბრძოლო მანქანა დაბალ ფასად იყიდო.

### he

homm3-location-war_machine_factory = מפעל מכונות מלחמה
    .text = אתם רשאים לקנות מכונת מלחמה במחירה הנמוך.
