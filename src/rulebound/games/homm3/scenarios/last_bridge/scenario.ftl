### en

homm3-scenario-last_bridge = The Last Bridge
    .about = The flood has left a single bridge over the river, and raiders gather on the far bank. Take the toll Town on the bridge, beat back every raid and hold it until the ninth Round is over.
    .goal = Hold the Settlement on the bridge when 9 Rounds are over. Every raid must be beaten.

### el

homm3-scenario-last_bridge = Η Τελευταία Γέφυρα
    .about = Η πλημμύρα άφησε μία μόνο γέφυρα στο ποτάμι, και επιδρομείς μαζεύονται στην απέναντι όχθη. Πάρτε τον οικισμό των διοδίων πάνω στη γέφυρα, αποκρούστε κάθε επιδρομή και κρατήστε τον ώσπου να τελειώσει ο ένατος Γύρος.
    .goal = Κρατάτε τον οικισμό στη γέφυρα όταν τελειώσουν 9 Γύροι. Κάθε επιδρομή πρέπει να αποκρουστεί.

### hu

homm3-scenario-last_bridge = Az utolsó híd
    .about = Az árvíz egyetlen hidat hagyott a folyón, és a túlparton fosztogatók gyülekeznek. Foglaljátok el a vámvárost a hídon, verjetek vissza minden rajtaütést, és tartsátok meg a kilencedik forduló végéig.
    .goal = 9 forduló végén a hídon álló település legyen a tiétek. Minden rajtaütést vissza kell verni.

### ka

homm3-scenario-last_bridge = ბოლო ხიდი
    .about = წყალდიდობამ მდინარეზე ერთადერთი ხიდი დატოვა, გაღმა კი მარბიელები იკრიბებიან. აიღეთ ხიდზე მდგარი საბაჟო დასახლება, მოიგერიეთ ყოველი თავდასხმა და გეკავოთ ის მეცხრე რაუნდის ბოლომდე.
    .goal = გეკავოთ ხიდის დასახლება, როცა 9 რაუნდი დასრულდება. ყოველი თავდასხმა უნდა დამარცხდეს.

### he

homm3-scenario-last_bridge = הגשר האחרון
    .about = השיטפון הותיר גשר יחיד מעל הנהר, ופושטים נאספים בגדה הרחוקה. כבשו את עיירת המכס שעל הגשר, הדפו כל פשיטה והחזיקו בה עד סוף הסבב התשיעי.
    .goal = החזיקו ביישוב שעל הגשר בסוף 9 הסבבים. חובה להביס כל פשיטה.
