### en

homm3-scenario-first_light = First Light
    .about = Raiders hold the Mine beyond the valley. Catherine rides out at first light to make the road safe. A short scenario for your first game.
    .goal = Flag the Settlement in the valley and beat the raiders on their Mine within 6 Rounds.

homm3-rover-raiders = the raiders

### el

homm3-scenario-first_light = Το Πρώτο Φως
    .about = Επιδρομείς κρατούν το ορυχείο πέρα από την κοιλάδα. Η Κάθριν ξεκινά με το πρώτο φως για να κάνει τον δρόμο ασφαλή. Ένα σύντομο σενάριο για το πρώτο σας βράδυ.
    .goal = Βάλε σημαία στον οικισμό της κοιλάδας και νίκησε τους επιδρομείς στο ορυχείο τους μέσα σε 6 Γύρους.

homm3-rover-raiders = οι επιδρομείς

### hu

homm3-scenario-first_light = Hajnalhasadás
    .about = Fosztogatók tartják a völgyön túli bányát. Catherine hajnalhasadáskor indul, hogy biztonságossá tegye az utat. Rövid forgatókönyv az első estédre.
    .goal = Foglald el a völgy települését, és győzd le a fosztogatókat a bányájuknál 6 fordulón belül.

homm3-rover-raiders = a fosztogatók

### ka

homm3-scenario-first_light = პირველი სხივი
    .about = ხეობის მიღმა მაღარო მარბიელებს უჭირავთ. კეთრინი განთიადისას გადის, რომ გზა უსაფრთხო გახადოს. მოკლე სცენარი პირველი საღამოსთვის.
    .goal = 6 რაუნდში აღმართე დროშა ხეობის დასახლებაზე და დაამარცხე მარბიელები მათ მაღაროზე.

homm3-rover-raiders = მარბიელები

### he

homm3-scenario-first_light = אור ראשון
    .about = פושטים מחזיקים במכרה שמעבר לעמק. קטרין יוצאת באור ראשון כדי לעשות את הדרך בטוחה. תרחיש קצר לערב הראשון שלכם.
    .goal = כבשו את היישוב שבעמק והביסו את הפושטים שעל המכרה שלהם בתוך 6 סבבים.

homm3-rover-raiders = הפושטים
