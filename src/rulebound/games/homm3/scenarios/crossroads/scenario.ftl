### en

homm3-scenario-crossroads = Crossroads
    .about = Two roads cross under the wings of dragons. Whoever owns the land around the crossing rules it. For the first three Rounds there is peace.
    .goal = Take the enemy Town, or have the most victory points after 9 Rounds: Mines 1, Settlements 2, Obelisks 2, the Dragon Utopia 5, each victory over the enemy Main Hero 3.

### el

homm3-scenario-crossroads = Σταυροδρόμι
    .about = Δύο δρόμοι διασταυρώνονται κάτω από τα φτερά δράκων. Όποιος έχει τη γη γύρω από το σταυροδρόμι το εξουσιάζει. Στους πρώτους τρεις Γύρους υπάρχει ειρήνη.
    .goal = Πάρε την εχθρική πόλη ή έχε τους περισσότερους πόντους νίκης μετά από 9 Γύρους: ορυχεία 1, οικισμοί 2, Οβελίσκοι 2, η Ουτοπία των Δράκων 5, κάθε νίκη επί του εχθρικού Κύριου Ήρωα 3.

### hu

homm3-scenario-crossroads = Keresztút
    .about = Két út keresztezi egymást sárkányok szárnya alatt. Akié a kereszteződés körüli föld, az uralkodik. Az első három fordulóban béke van.
    .goal = Vedd be az ellenséges várost, vagy legyen 9 forduló után a legtöbb győzelmi pontod: bányáért 1, településért 2, obeliszkért 2, a Sárkányutópiáért 5, az ellenséges Főhős minden legyőzéséért 3.

### ka

homm3-scenario-crossroads = გზაჯვარედინი
    .about = დრაკონების ფრთების ქვეშ ორი გზა იკვეთება. ვინც გზაჯვარედინის გარშემო მიწას ფლობს, მისი ბატონიც ისაა. პირველ სამ რაუნდში მშვიდობაა.
    .goal = აიღე მტრის ქალაქი ან 9 რაუნდის შემდეგ ყველაზე მეტი გამარჯვების ქულა გქონდეს: მაღარო 1, დასახლება 2, ობელისკი 2, დრაკონების უტოპია 5, ყოველი გამარჯვება მტრის მთავარ გმირზე 3.

### he

homm3-scenario-crossroads = צומת דרכים
    .about = שתי דרכים מצטלבות תחת כנפי הדרקונים. מי שמחזיק באדמות שסביב הצומת שולט בו. בשלושת הסבבים הראשונים שורר שלום.
    .goal = כבשו את טירת האויב, או השיגו את מספר נקודות הניצחון הגדול ביותר אחרי 9 סבבים: מכרות 1, יישובים 2, אובליסקים 2, ממלכת הדרקונים 5, כל ניצחון על הגיבור הראשי של האויב 3.
