### en

homm3-location-grave = Grave
    .text = Lose morale and gain 3 gold. You may Search (1) the Artifact deck.

### el

homm3-location-grave = Τάφος
    .text = Χάσε ηθικό και κέρδισε 3 χρυσά. Μπορείς να κάνεις Αναζήτηση (1) στην τράπουλα των τεχνημάτων.

### hu

homm3-location-grave = Sír
    .text = Csökken a morálod, és kapsz 3 aranyat. Végezhetsz egy Keresést (1) a varázstárgypakliban.

### ka

homm3-location-grave = საფლავი
    .text = შენი სულისკვეთება იკლებს, მიიღე 3 ოქრო. შეგიძლია შეასრულო ძებნა (1) არტეფაქტების დასტაში.

### he

homm3-location-grave = קבר
    .text = אבדו מורל וקבלו 3 זהב. אתם רשאים לחפש (1) בחפיסת החפצים.
