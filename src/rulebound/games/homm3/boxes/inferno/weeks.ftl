### en

homm3-week-dancing_imp = Dancing Imp
    .text = All players may replace a Statistic card in their hand or discard pile with the Empowered card of its type.
homm3-week-explorers = Explorers
    .text = All players draw up to their hand limits now and draw nothing as their turns begin this Round. Then they may discard cards; for every 3 of them they may replace a Statistic card in their hand with its Empowered card.
homm3-week-hero = Hero
    .text = Until the next Astrologers’ Round, each player may replace up to 2 Statistic cards in their hand with their Empowered cards in one turn, for 4 gold each.

### el

homm3-week-dancing_imp = Διαβολάκι που Χορεύει
    .text = Όλοι οι παίκτες μπορούν να αντικαταστήσουν μια κάρτα χαρακτηριστικού του χεριού ή της στοίβας ξεσκαρταρίσματός τους με την Ενδυναμωμένη κάρτα του ίδιου τύπου.
homm3-week-explorers = Εξερευνητές
    .text = Όλοι οι παίκτες τραβούν τώρα κάρτες ως το όριο χεριού τους και δεν τραβούν στην αρχή της σειράς τους σε αυτόν τον Γύρο. Έπειτα μπορούν να ξεσκαρτάρουν κάρτες· για κάθε 3 από αυτές μπορούν να αντικαταστήσουν μια κάρτα χαρακτηριστικού του χεριού με την Ενδυναμωμένη της.
homm3-week-hero = Ήρωας
    .text = Ως τον επόμενο Γύρο των Αστρολόγων κάθε παίκτης μπορεί, σε μία σειρά του, να αντικαταστήσει έως 2 κάρτες χαρακτηριστικού του χεριού με τις Ενδυναμωμένες τους, για 4 χρυσά την καθεμία.

### hu

homm3-week-dancing_imp = Táncoló kisördög
    .text = Minden játékos lecserélhet a kezéből vagy a dobott lapjai közül egy tulajdonságlapot az ugyanolyan fajta felerősített lapra.
homm3-week-explorers = Felfedezők
    .text = Minden játékos most húz a kézlimitjéig, és ebben a fordulóban a köre elején nem húz. Ezután lapokat dobhat el; minden 3 lapért egy kezében lévő tulajdonságlapot a felerősített lapjára cserélhet.
homm3-week-hero = Hős
    .text = A következő asztrológus-fordulóig minden játékos egy körében legfeljebb 2 kezében lévő tulajdonságlapot a felerősített lapjára cserélhet, egyenként 4 aranyért.

### ka

homm3-week-dancing_imp = მოცეკვავე ქაჯი
    .text = ყველა მოთამაშეს შეუძლია თავის ხელში ან გადაგდებულ კარტებში მყოფი ერთი მახასიათებელი იმავე სახის გაძლიერებული კარტით შეცვალოს.
homm3-week-explorers = მკვლევრები
    .text = ყველა მოთამაშე ახლავე იღებს კარტებს ზღვრამდე, ამ რაუნდში კი სვლის დასაწყისში არაფერს იღებს. შემდეგ შეუძლია კარტები გადააგდოს; ყოველ 3 კარტზე შეუძლია ხელში მყოფი ერთი მახასიათებელი გაძლიერებული კარტით შეცვალოს.
homm3-week-hero = გმირი
    .text = შემდეგ ასტროლოგების რაუნდამდე ყოველ მოთამაშეს ერთ სვლაზე შეუძლია ხელში მყოფი არაუმეტეს 2 მახასიათებელი გაძლიერებული კარტებით შეცვალოს, თითო 4 ოქროდ.

### he

homm3-week-dancing_imp = השדון הרוקד
    .text = כל השחקנים רשאים להחליף קלף סטטיסטיקה מהיד או מערימת הזרוקים שלהם בקלף המחוזק מאותו הסוג.
homm3-week-explorers = מגלי ארצות
    .text = כל השחקנים שולפים כעת עד מספר הקלפים המקסימלי שלהם, ואינם שולפים בתחילת התור שלהם בסבב הזה. אחר כך הם רשאים לזרוק קלפים; על כל שלושה מהם הם רשאים להחליף קלף סטטיסטיקה מהיד בקלף המחוזק שלו.
homm3-week-hero = הגיבור
    .text = עד סבב האסטרולוגיה הבא כל אחד מהשחקנים רשאי בתור אחד להחליף עד שני קלפי סטטיסטיקה מהיד בקלפים המחוזקים שלהם, תמורת 4 זהב לכל אחד.
