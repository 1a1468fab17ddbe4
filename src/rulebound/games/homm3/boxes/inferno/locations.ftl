### en

homm3-location-star_axis = Star Axis
    .text = Flag it; several players may have cubes here. You may remove a Statistic card from your hand and gain the Empowered one of its type.
homm3-location-random_town = Random Town
    .text = When its tile is revealed, the player with the highest roll chooses a faction that nobody plays. Its units guard the Town behind Walls and a Gate. Flag it: your production rises by 10 gold, and the first to flag it gains 10 gold at once. It counts as a Settlement.

### el

homm3-location-star_axis = Άξονας των Άστρων
    .text = Βάλε τη σημαία σου· εδώ μπορούν να βρίσκονται κύβοι πολλών παικτών. Μπορείς να βγάλεις μια κάρτα χαρακτηριστικού του χεριού σου από το παιχνίδι και να κερδίσεις την Ενδυναμωμένη του ίδιου τύπου.
homm3-location-random_town = Τυχαία Πόλη
    .text = Όταν αποκαλύπτεται το πλακίδιό της, η μεγαλύτερη ζαριά επιλέγει μια φατρία που δεν την παίζει κανείς. Οι μονάδες της φρουρούν την πόλη πίσω από Τείχη και Πύλη. Βάλε τη σημαία σου: η παραγωγή σου ανεβαίνει κατά 10 χρυσά, και όποιος βάζει πρώτος σημαία κερδίζει αμέσως 10 χρυσά. Μετρά ως οικισμός.

### hu

homm3-location-star_axis = Csillagtengely
    .text = Foglald el; több játékos kockája is lehet itt. Eltávolíthatsz egy tulajdonságlapot a kezedből, hogy megkapd az ugyanolyan fajta felerősített lapot.
homm3-location-random_town = Véletlen város
    .text = A lapkája felfedésekor a legnagyobbat dobó játékos választ egy frakciót, amellyel senki sem játszik. Ennek egységei őrzik a várost falak és kapu mögött. Foglald el: a termelésed 10 arannyal nő, és az első elfoglaló rögtön kap 10 aranyat. Településnek számít.

### ka

homm3-location-star_axis = ვარსკვლავთა ღერძი
    .text = აღმართე დროშა; აქ რამდენიმე მოთამაშის კუბი შეიძლება იდოს. შეგიძლია შენს ხელში მყოფი მახასიათებელი გაიტანო თამაშიდან და იმავე სახის გაძლიერებული კარტი მიიღო.
homm3-location-random_town = შემთხვევითი ქალაქი
    .text = როცა მისი ფილა იხსნება, ყველა კამათელს აგორებს; ვინც ყველაზე მეტს გააგორებს, ირჩევს ფრაქციას, რომლითაც არავინ თამაშობს. მისი რაზმები ქალაქს კედლებისა და ჭიშკრის უკან იცავენ. აღმართე დროშა: შენი წარმოება 10 ოქროთი იზრდება. ვინც დროშას პირველი აღმართავს, 10 ოქროს მაშინვე იღებს. დასახლებად ითვლება.

### he

homm3-location-star_axis = ציר הכוכבים
    .text = כבשו אותו; קוביות של כמה שחקנים יכולות להיות מונחות כאן. אתם רשאים להסיר קלף סטטיסטיקה מהיד ולקבל את הקלף המחוזק מאותו הסוג.
homm3-location-random_town = טירה אקראית
    .text = כשמתגלה האריח שלה, ההטלה הגבוהה ביותר בוחרת צבא שאיש אינו משחק בו. היחידות שלו מגינות על הטירה מאחורי חומות ושער. כבשו אותה: הייצור שלכם גדל ב־10 זהב, והראשון שכובש אותה מקבל מיד 10 זהב. היא נחשבת יישוב.
