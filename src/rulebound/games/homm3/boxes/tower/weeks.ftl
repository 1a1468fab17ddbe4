### en

homm3-week-blue_sky = Blue Sky
    .text = Until the next Astrologers’ Round, Air and Water Spells have 1 more power.
homm3-week-scorched_ground = Scorched Ground
    .text = Until the next Astrologers’ Round, Earth and Fire Spells have 1 more power.
homm3-week-society = Society
    .text = All players lose morale.
homm3-week-unexpected_reinforcements = Unexpected Reinforcements
    .text = All players may recruit a Neutral Unit of their own faction for free, if they have its Dwelling.

homm3-ask-recruit-free = You may recruit a Neutral Unit of your faction for free.

### el

homm3-week-blue_sky = Γαλάζιος Ουρανός
    .text = Ως τον επόμενο Γύρο των Αστρολόγων τα ξόρκια του Αέρα και του Νερού έχουν +1 δύναμη.
homm3-week-scorched_ground = Καμένη Γη
    .text = Ως τον επόμενο Γύρο των Αστρολόγων τα ξόρκια της Γης και της Φωτιάς έχουν +1 δύναμη.
homm3-week-society = Κοινωνία
    .text = Όλοι οι παίκτες χάνουν ηθικό.
homm3-week-unexpected_reinforcements = Απρόσμενες Ενισχύσεις
    .text = Όλοι οι παίκτες μπορούν να στρατολογήσουν δωρεάν μια ουδέτερη μονάδα της φατρίας τους, αν έχουν την κατοικία της.

homm3-ask-recruit-free = Μπορείς να στρατολογήσεις δωρεάν μια ουδέτερη μονάδα της φατρίας σου.

### hu

homm3-week-blue_sky = Kék ég
    .text = A következő asztrológus-fordulóig a levegő- és vízvarázslatok varázsereje 1 értékkel nagyobb.
homm3-week-scorched_ground = Felperzselt föld
    .text = A következő asztrológus-fordulóig a föld- és tűzvarázslatok varázsereje 1 értékkel nagyobb.
homm3-week-society = Társaság
    .text = Minden játékos morálja csökken.
homm3-week-unexpected_reinforcements = Váratlan erősítés
    .text = Minden játékos ingyen toborozhat egy semleges egységet a saját frakciójából, ha megvan a lakhelye.

homm3-ask-recruit-free = Ingyen toborozhatsz egy semleges egységet a frakciódból.

### ka

homm3-week-blue_sky = ლურჯი ცა
    .text = შემდეგ ასტროლოგების რაუნდამდე ჰაერისა და წყლის შელოცვების ძალა 1-ით იზრდება.
homm3-week-scorched_ground = გადამწვარი მიწა
    .text = შემდეგ ასტროლოგების რაუნდამდე მიწისა და ცეცხლის შელოცვების ძალა 1-ით იზრდება.
homm3-week-society = საზოგადოება
    .text = ყველა მოთამაშის სულისკვეთება იკლებს.
homm3-week-unexpected_reinforcements = მოულოდნელი შევსება
    .text = ყველა მოთამაშეს შეუძლია თავისი ფრაქციის ნეიტრალური რაზმი უფასოდ დაიქირავოს, თუ მისი სამყოფელი აქვს.

homm3-ask-recruit-free = შეგიძლია შენი ფრაქციის ნეიტრალური რაზმი უფასოდ დაიქირავო.

### he

homm3-week-blue_sky = שמיים כחולים
    .text = עד סבב האסטרולוגיה הבא קסמי אוויר ומים מקבלים עוד 1 כוח.
homm3-week-scorched_ground = אדמה חרוכה
    .text = עד סבב האסטרולוגיה הבא קסמי אדמה ואש מקבלים עוד 1 כוח.
homm3-week-society = החברה
    .text = כל השחקנים מאבדים מורל.
homm3-week-unexpected_reinforcements = תגבורת בלתי צפויה
    .text = כל השחקנים רשאים לגייס בחינם יחידה נייטרלית של הצבא שלהם, אם המגורים שלה בנויים אצלם.

homm3-ask-recruit-free = אתם רשאים לגייס בחינם יחידה נייטרלית של הצבא שלכם.
