### en

homm3-scenario-trial_by_combat = Trial by Combat
    .about = One hill, and everyone wants to be king of it. The Hill is the Field in the middle of the Center tile.
    .goal = Hold the Hill. Once it is flagged, everyone takes two more turns; whoever holds it then wins. If nobody has flagged it before Round 9, the first flag wins at once.

homm3-variant-calm = no battlefield conditions
homm3-variant-battlefield_conditions = battlefield conditions

### el

homm3-scenario-trial_by_combat = Δίκη με Μάχη
    .about = Ένας λόφος, και όλοι θέλουν να είναι ο βασιλιάς του. Ο Λόφος είναι το μεσαίο πεδίο του κεντρικού πλακιδίου.
    .goal = Κράτα τον Λόφο. Μόλις μπει σημαία, όλοι παίζουν δύο ακόμη σειρές· νικά όποιος τον κρατά τότε. Αν κανείς δεν έβαλε σημαία πριν από τον Γύρο 9, η πρώτη σημαία νικά αμέσως.

homm3-variant-calm = χωρίς συνθήκες πεδίου μάχης
homm3-variant-battlefield_conditions = συνθήκες πεδίου μάχης

### hu

homm3-scenario-trial_by_combat = Istenítélet
    .about = Egyetlen domb, és mindenki a királya akar lenni. A Domb a középső lapka közepén lévő terület.
    .goal = Tartsd a Dombot. Miután elfoglalták, mindenki még két kört játszik; aki akkor tartja, győz. Ha a 9. fordulóig senki sem foglalja el, az első elfoglaló azonnal győz.

homm3-variant-calm = nincsenek csatatéri feltételek
homm3-variant-battlefield_conditions = csatatéri feltételek

### ka

homm3-scenario-trial_by_combat = ბრძოლით გამოცდა
    .about = ერთი გორაა და მისი მეფობა ყველას სურს. გორა ცენტრალური ფილის შუა ველია.
    .goal = გეკავოს გორა. როცა მასზე დროშა აღიმართება, ყველა კიდევ ორ სვლას აკეთებს; იმარჯვებს, ვისაც მაშინ გორა უკავია. თუ მე-9 რაუნდამდე დროშა არავის აღუმართავს, პირველი დროშა მაშინვე იმარჯვებს.

homm3-variant-calm = ბრძოლის ველის პირობების გარეშე
homm3-variant-battlefield_conditions = ბრძოლის ველის პირობებით

### he

homm3-scenario-trial_by_combat = משפט בקרב
    .about = גבעה אחת, וכולם רוצים למלוך עליה. הגבעה היא השדה שבאמצע האריח המרכזי.
    .goal = החזיקו בגבעה. אחרי שהיא נכבשת, לכולם יש עוד שני תורים; מי שמחזיק בה אז מנצח. אם איש לא כבש אותה לפני סבב 9, הכיבוש הראשון מנצח מיד.

homm3-variant-calm = בלי תנאי שדה קרב
homm3-variant-battlefield_conditions = תנאי שדה קרב
