### en

homm3-location-buoy = Buoy
    .text = Gain positive morale.
homm3-location-derelict_ship = Derelict Ship
    .text = You may Search (2) the Artifact deck. If you do, gain 2 gold.
homm3-location-flotsam = Flotsam
    .text = Gain 2 building materials.
homm3-location-jetsam = Jetsam
    .text = Roll an Attack die. On +1, roll 2 Resource dice and receive both; on 0, roll one and receive it. On −1, you find nothing.
homm3-location-mermaid = Mermaid
    .text = Gain positive morale. The visiting hero has 1 more movement point this turn.
homm3-location-sea_barrel = Sea Barrel
    .text = Roll a Resource die and receive what it shows.
homm3-location-sea_chest = Sea Chest
    .text = Roll an Attack die. On +1, you may Search (1) the Artifact deck; on 0, gain 5 gold. On −1, you find nothing.
homm3-location-shipwreck = Shipwreck
    .text = Roll 2 Resource dice and receive both.
homm3-location-shipwreck_survivor = Shipwreck Survivor
    .text = You may Search (2) the Artifact deck.
homm3-location-temple_of_the_sea = Temple of the Sea
    .text = Gain 10 gold. You may Search (2) the Artifact deck twice.

### el

homm3-location-buoy = Σημαδούρα
    .text = Κέρδισε θετικό ηθικό.
homm3-location-derelict_ship = Εγκαταλειμμένο Πλοίο
    .text = Μπορείς να κάνεις Αναζήτηση (2) στην τράπουλα των τεχνημάτων. Αν το κάνεις, κέρδισε 2 χρυσά.
homm3-location-flotsam = Συντρίμμια στο Κύμα
    .text = Κέρδισε 2 οικοδομικά υλικά.
homm3-location-jetsam = Πεταμένο Φορτίο
    .text = Ρίξε ένα ζάρι επίθεσης. Με +1 ρίξε 2 ζάρια πόρων και πάρε και τα δύο, με 0 ρίξε ένα. Με −1 δεν βρίσκεις τίποτα.
homm3-location-mermaid = Γοργόνα της Θάλασσας
    .text = Κέρδισε θετικό ηθικό. Ο ήρωας που κάνει την επίσκεψη έχει 1 επιπλέον πόντο κίνησης σε αυτή τη σειρά.
homm3-location-sea_barrel = Βαρέλι στη Θάλασσα
    .text = Ρίξε ένα ζάρι πόρων και πάρε ό,τι δείξει.
homm3-location-sea_chest = Σεντούκι στη Θάλασσα
    .text = Ρίξε ένα ζάρι επίθεσης. Με +1 μπορείς να κάνεις Αναζήτηση (1) στην τράπουλα των τεχνημάτων, με 0 κέρδισε 5 χρυσά. Με −1 δεν βρίσκεις τίποτα.
homm3-location-shipwreck = Ναυάγιο
    .text = Ρίξε 2 ζάρια πόρων και πάρε και τα δύο.
homm3-location-shipwreck_survivor = Ναυαγός
    .text = Μπορείς να κάνεις Αναζήτηση (2) στην τράπουλα των τεχνημάτων.
homm3-location-temple_of_the_sea = Ναός της Θάλασσας
    .text = Κέρδισε 10 χρυσά. Μπορείς να κάνεις δύο φορές Αναζήτηση (2) στην τράπουλα των τεχνημάτων.

### hu

homm3-location-buoy = Bója
    .text = Pozitív morált kapsz.
homm3-location-derelict_ship = Elhagyott hajó
    .text = Végezhetsz egy Keresést (2) a varázstárgypakliban. Ha így teszel, kapsz 2 aranyat.
homm3-location-flotsam = Uszadék
    .text = Kapsz 2 építőanyagot.
homm3-location-jetsam = Vízbe dobott rakomány
    .text = Dobj egy támadókockával. +1: dobj 2 erőforrás-dobókockával, és kapd meg mindkettő eredményét. 0: dobj eggyel. −1: semmit sem találsz.
homm3-location-mermaid = Sellő
    .text = Pozitív morált kapsz. A látogató hős ebben a körben 1 mozgáspontot kap.
homm3-location-sea_barrel = Tengeri hordó
    .text = Dobj egy erőforrás-dobókockával, és kapd meg az eredményét.
homm3-location-sea_chest = Tengeri láda
    .text = Dobj egy támadókockával. +1: végezhetsz egy Keresést (1) a varázstárgypakliban. 0: kapsz 5 aranyat. −1: semmit sem találsz.
homm3-location-shipwreck = Hajóroncs
    .text = Dobj 2 erőforrás-dobókockával, és kapd meg mindkettő eredményét.
homm3-location-shipwreck_survivor = Hajótörött
    .text = Végezhetsz egy Keresést (2) a varázstárgypakliban.
homm3-location-temple_of_the_sea = Tenger temploma
    .text = Kapsz 10 aranyat. Végezhetsz két Keresést (2) a varázstárgypakliban.

### ka

homm3-location-buoy = ტივტივა
    .text = მიიღე დადებითი სულისკვეთება.
homm3-location-derelict_ship = მიტოვებული გემი
    .text = შეგიძლია შეასრულო ძებნა (2) არტეფაქტების დასტაში. ამ შემთხვევაში მიიღე 2 ოქრო.
homm3-location-flotsam = ნამსხვრევები
    .text = მიიღე 2 სამშენებლო მასალა.
homm3-location-jetsam = გადაგდებული ტვირთი
    .text = გააგორე შეტევის კამათელი. +1-ზე გააგორე რესურსების 2 კამათელი და ორივე მიიღე, 0-ზე გააგორე ერთი. −1-ზე ვერაფერს პოულობ.
homm3-location-mermaid = ქალთევზა
    .text = მიიღე დადებითი სულისკვეთება. სტუმარ გმირს ამ სვლაზე გადაადგილების 1 ქულა ემატება.
homm3-location-sea_barrel = ზღვის კასრი
    .text = გააგორე რესურსების კამათელი და მიიღე, რაც მოვა.
homm3-location-sea_chest = ზღვის ზანდუკი
    .text = გააგორე შეტევის კამათელი. +1-ზე შეგიძლია შეასრულო ძებნა (1) არტეფაქტების დასტაში, 0-ზე მიიღე 5 ოქრო. −1-ზე ვერაფერს პოულობ.
homm3-location-shipwreck = ჩაძირული გემი
    .text = გააგორე რესურსების 2 კამათელი და ორივე მიიღე.
homm3-location-shipwreck_survivor = გემის დაღუპვას გადარჩენილი
    .text = შეგიძლია შეასრულო ძებნა (2) არტეფაქტების დასტაში.
homm3-location-temple_of_the_sea = ზღვის ტაძარი
    .text = მიიღე 10 ოქრო. შეგიძლია ორჯერ შეასრულო ძებნა (2) არტეფაქტების დასტაში.

### he

homm3-location-buoy = מצוף
    .text = קבלו מורל חיובי.
homm3-location-derelict_ship = ספינה נטושה
    .text = אתם רשאים לחפש (2) בחפיסת החפצים. אם תעשו זאת, קבלו 2 זהב.
homm3-location-flotsam = שברים צפים
    .text = קבלו 2 אבנים.
homm3-location-jetsam = מטען מושלך
    .text = הטילו קוביית התקפה. עם {"\u200E+1"} הטילו שתי קוביות משאבים וקבלו את שתיהן, עם 0 הטילו אחת. עם {"\u200E-1"} לא תמצאו דבר.
homm3-location-mermaid = בת הים
    .text = קבלו מורל חיובי. לגיבור המבקר יש עוד נקודת תנועה בתור הזה.
homm3-location-sea_barrel = חבית ים
    .text = הטילו קוביית משאבים וקבלו את מה שהיא מראה.
homm3-location-sea_chest = תיבת ים
    .text = הטילו קוביית התקפה. עם {"\u200E+1"} אתם רשאים לחפש (1) בחפיסת החפצים, עם 0 קבלו 5 זהב. עם {"\u200E-1"} לא תמצאו דבר.
homm3-location-shipwreck = ספינה טרופה
    .text = הטילו שתי קוביות משאבים וקבלו את שתיהן.
homm3-location-shipwreck_survivor = ניצול מספינה טרופה
    .text = אתם רשאים לחפש (2) בחפיסת החפצים.
homm3-location-temple_of_the_sea = היכל הים
    .text = קבלו 10 זהב. אתם רשאים לחפש (2) בחפיסת החפצים פעמיים.
