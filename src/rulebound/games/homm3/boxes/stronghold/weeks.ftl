### en

homm3-week-crag_hack = Crag Hack
    .text = Ground units of both sides have 1 more attack in the first combat of this Round. The Stronghold may reinforce its Goblins for free.
homm3-week-judge_dread = Judge Dread
    .text = Until the next Astrologers’ Round, whoever fights guards may have all of them drawn again.
homm3-week-offense = Offense
    .text = Until the next Astrologers’ Round, cards that give defense give as much attack instead.

homm3-ask-judge-dread = You may have all guards drawn again.
homm3-ask-goblins = You may reinforce { $troop } for free.

homm3-option-redraw-guards = Draw all guards again
homm3-option-reinforce-free = Reinforce them

### el

homm3-week-crag_hack = Κραγκ Χακ
    .text = Οι μονάδες εδάφους και των δύο πλευρών έχουν +1 επίθεση στην πρώτη μάχη αυτού του Γύρου. Το Οχυρό μπορεί να ενισχύσει δωρεάν τα Γκόμπλιν του.
homm3-week-judge_dread = Δικαστής Ντρεντ
    .text = Ως τον επόμενο Γύρο των Αστρολόγων όποιος πολεμά φρουρούς μπορεί να ζητήσει να τραβηχτούν όλοι από την αρχή.
homm3-week-offense = Επιθετικότητα
    .text = Ως τον επόμενο Γύρο των Αστρολόγων οι κάρτες που δίνουν άμυνα δίνουν στη θέση της ίση επίθεση.

homm3-ask-judge-dread = Μπορείς να ζητήσεις να τραβηχτούν όλοι οι φρουροί από την αρχή.
homm3-ask-goblins = Μπορείς να ενισχύσεις δωρεάν τη μονάδα: { $troop }.

homm3-option-redraw-guards = Τράβηξε ξανά όλους τους φρουρούς
homm3-option-reinforce-free = Ενίσχυση

### hu

homm3-week-crag_hack = Crag Hack
    .text = E forduló első harcában mindkét fél földi egységeinek 1 támadással többjük van. A Fellegvár ingyen megerősítheti a Goblinjait.
homm3-week-judge_dread = Dread bíró
    .text = A következő asztrológus-fordulóig aki őrök ellen harcol, mindet újrahúzathatja.
homm3-week-offense = Támadóharc
    .text = A következő asztrológus-fordulóig a védelmet adó lapok helyette ugyanannyi támadást adnak.

homm3-ask-judge-dread = Az összes őrt újrahúzathatod.
homm3-ask-goblins = Ingyen megerősítheted ezt az egységet: { $troop }.

homm3-option-redraw-guards = Az összes őr újrahúzása
homm3-option-reinforce-free = Megerősítés

### ka

homm3-week-crag_hack = კრაგ ჰეკი
    .text = ამ რაუნდის პირველ ბრძოლაში ორივე მხარის ქვეითი რაზმების შეტევა 1-ით იზრდება. სიმაგრეს შეუძლია თავისი გობლინები უფასოდ გააძლიეროს.
homm3-week-judge_dread = მოსამართლე დრედი
    .text = შემდეგ ასტროლოგების რაუნდამდე მცველებთან მებრძოლ მოთამაშეს შეუძლია ყველა მცველი თავიდან ამოაღებინოს.
homm3-week-offense = იერიში
    .text = შემდეგ ასტროლოგების რაუნდამდე კარტები, რომლებიც დაცვას ზრდის, მის ნაცვლად იმდენითვე შეტევას ზრდის.

homm3-ask-judge-dread = შეგიძლია ყველა მცველი თავიდან ამოაღებინო.
homm3-ask-goblins = შეგიძლია რაზმი უფასოდ გააძლიერო: { $troop }.

homm3-option-redraw-guards = ყველა მცველი თავიდან ამოაღებინე
homm3-option-reinforce-free = გააძლიერე

### he

homm3-week-crag_hack = קראג האק
    .text = ההתקפה של יחידות הקרקע בשני הצדדים גדולה ב־1 בקרב הראשון של הסבב הזה. צבא המעוז רשאי לתגבר את הגובלינים שלו בחינם.
homm3-week-judge_dread = שופט האימה
    .text = עד סבב האסטרולוגיה הבא, מי שנלחם בשומרים רשאי לשלוף את כולם מחדש.
homm3-week-offense = מתקפה
    .text = עד סבב האסטרולוגיה הבא קלפים שמוסיפים להגנה מוסיפים אותו מספר להתקפה במקום זאת.

homm3-ask-judge-dread = אתם רשאים לשלוף את כל השומרים מחדש.
homm3-ask-goblins = אתם רשאים לתגבר בחינם: { $troop }.

homm3-option-redraw-guards = שליפת כל השומרים מחדש
homm3-option-reinforce-free = תגבור
