### en

homm3-week-pirates = Pirates
    .text = Until the next Astrologers’ Round, whoever wins a combat rolls a Resource die and receives what it shows. A Quick Combat does not count.
homm3-week-whirlpool = Whirlpool
    .text = Until the next Astrologers’ Round, whirlpools cost nothing, and heroes choose the tile where they come out instead of rolling for it. Without sea tiles, another card is revealed instead.
homm3-week-wind = Wind
    .text = Until the next Astrologers’ Round, heroes may keep moving after a step from land onto the sea. Without sea tiles, another card is revealed instead.

### el

homm3-week-pirates = Πειρατές
    .text = Ως τον επόμενο Γύρο των Αστρολόγων όποιος κερδίζει μια μάχη ρίχνει ένα ζάρι πόρων και παίρνει ό,τι δείξει. Η Γρήγορη Μάχη δεν μετρά.
homm3-week-whirlpool = Ρουφήχτρα
    .text = Ως τον επόμενο Γύρο των Αστρολόγων οι ρουφήχτρες δεν κοστίζουν τίποτα, και οι ήρωες επιλέγουν το πλακίδιο από το οποίο βγαίνουν αντί να ρίξουν ζάρι. Χωρίς πλακίδια θάλασσας φανερώνεται άλλη κάρτα.
homm3-week-wind = Άνεμος
    .text = Ως τον επόμενο Γύρο των Αστρολόγων οι ήρωες μπορούν να κινηθούν και άλλο αφού περάσουν από τη στεριά στη θάλασσα. Χωρίς πλακίδια θάλασσας φανερώνεται άλλη κάρτα.

### hu

homm3-week-pirates = Kalózok
    .text = A következő asztrológus-fordulóig aki megnyer egy harcot, dob egy erőforrás-dobókockával, és megkapja, amit mutat. A gyors harc nem számít.
homm3-week-whirlpool = Örvény
    .text = A következő asztrológus-fordulóig az örvények semmibe sem kerülnek, és a hősök dobás helyett kiválasztják, melyik lapkán jönnek ki. Tengeri lapkák nélkül másik lap következik.
homm3-week-wind = Szél
    .text = A következő asztrológus-fordulóig a hősök továbbmehetnek, miután a szárazföldről a tengerre léptek. Tengeri lapkák nélkül másik lap következik.

### ka

homm3-week-pirates = მეკობრეები
    .text = შემდეგ ასტროლოგების რაუნდამდე ბრძოლის მოგებისას მოთამაშე რესურსების კამათელს აგორებს და მოსულს იღებს. სწრაფი ბრძოლა არ ითვლება.
homm3-week-whirlpool = მორევი
    .text = შემდეგ ასტროლოგების რაუნდამდე მორევები უფასოა, და გმირები ფილას, რომელზეც ამოდიან, კამათლის გაგორების ნაცვლად თავად ირჩევენ. თუ ზღვის ფილები არ არის, სხვა კარტი ამოდის.
homm3-week-wind = ქარი
    .text = შემდეგ ასტროლოგების რაუნდამდე გმირებს შეუძლიათ ხმელეთიდან ზღვაზე გადასვლის შემდეგ გადაადგილება განაგრძონ. თუ ზღვის ფილები არ არის, სხვა კარტი ამოდის.

### he

homm3-week-pirates = שודדי הים
    .text = עד סבב האסטרולוגיה הבא, מי שמנצח בקרב מטיל קוביית משאבים ומקבל את מה שהיא מראה. קרב מהיר אינו נחשב.
homm3-week-whirlpool = המערבולת
    .text = עד סבב האסטרולוגיה הבא המערבולות אינן עולות דבר, והגיבורים בוחרים את האריח שבו הם יוצאים במקום להטיל עליו קובייה. בלי אריחי ים נחשף קלף אחר במקומו.
homm3-week-wind = הרוח
    .text = עד סבב האסטרולוגיה הבא הגיבורים רשאים להמשיך לנוע אחרי צעד מן היבשה אל הים. בלי אריחי ים נחשף קלף אחר במקומו.
