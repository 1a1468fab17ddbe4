### en

homm3-location-cyclops_stockpile = Cyclops Stockpile
    .text = Two Cyclopes guard it instead of an azure unit. Roll 4 Resource dice and receive all of them.

### el

homm3-location-cyclops_stockpile = Αποθήκη των Κυκλώπων
    .text = Τη φρουρούν δύο μονάδες Κυκλώπων αντί για μια κυανή μονάδα. Ρίξε 4 ζάρια πόρων και πάρε όσα δείξουν όλα.

### hu

homm3-location-cyclops_stockpile = Küklopszraktár
    .text = Azúr egység helyett két Küklopsz-egység őrzi. Dobj 4 erőforrás-dobókockával, és kapd meg mindegyik eredményét.

### ka

homm3-location-cyclops_stockpile = ციკლოპების საწყობი
    .text = მას ლაჟვარდის რაზმის ნაცვლად ციკლოპების ორი რაზმი იცავს. გააგორე რესურსების 4 კამათელი და ყველა მიიღე.

### he

homm3-location-cyclops_stockpile = מחסן הקיקלופים
    .text = שתי יחידות קיקלופים שומרות עליו במקום יחידת תכלת. הטילו ארבע קוביות משאבים וקבלו את כולן.
