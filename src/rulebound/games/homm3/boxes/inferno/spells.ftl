### en

homm3-card-inferno = Inferno
    .cast = Choose a space and roll 1/2/4 Attack dice. Every unit there or adjacent takes 1 damage for each +1.
homm3-card-visions = Visions
    .cast = Look at the top 1/2/3 cards of a deck of neutral units. Discard any of them and put the others back on top in any order.
homm3-ask-visions = { $card }: which deck do you look at?
homm3-ask-foreseen = Discard a unit, or put it back; the last one put back lies on top.
homm3-option-troop-off = Discard { $troop }
homm3-option-troop-back = Put { $troop } back on top

### el

homm3-card-inferno = Κόλαση Φωτιάς
    .cast = Επίλεξε μια θέση και ρίξε 1/2/4 ζάρια επίθεσης. Κάθε μονάδα εκεί ή δίπλα παθαίνει ζημιά 1 για κάθε +1.
homm3-card-visions = Οράματα
    .cast = Δες τις 1/2/3 πάνω κάρτες μιας τράπουλας ουδέτερων μονάδων. Ξεσκαρτάρισε όσες θέλεις και βάλε τις άλλες ξανά πάνω με όποια σειρά θέλεις.
homm3-ask-visions = { $card }: ποια τράπουλα βλέπεις;
homm3-ask-foreseen = Ξεσκαρτάρισε μια μονάδα ή βάλ’ την πίσω· η τελευταία μένει πάνω.
homm3-option-troop-off = Ξεσκάρτισμα: { $troop }
homm3-option-troop-back = Ξανά πάνω: { $troop }

### hu

homm3-card-inferno = Pokoltűz
    .cast = Válassz ki egy mezőt, és dobj 1/2/4 támadókockával. Minden ott vagy mellette álló egység minden +1 után 1 sebzést kap.
homm3-card-visions = Látomások
    .cast = Nézd meg egy semleges egységpakli 1/2/3 felső lapját. Dobj el belőlük tetszőlegesen, a többit tedd vissza tetszőleges sorrendben.
homm3-ask-visions = { $card }: melyik paklit nézed meg?
homm3-ask-foreseen = Dobj el egy egységet, vagy tedd vissza; az utoljára visszatett lesz felül.
homm3-option-troop-off = Eldobás: { $troop }
homm3-option-troop-back = Vissza a tetejére: { $troop }

### ka

homm3-card-inferno = ჯოჯოხეთური ცეცხლი
    .cast = აირჩიე უჯრა და გააგორე შეტევის 1/2/4 კამათელი. იქ ან მეზობლად მდგომი ყოველი რაზმი ყოველ +1-ზე 1 ზიანს იღებს.
homm3-card-visions = ხილვები
    .cast = ნახე ნეიტრალური რაზმების დასტის 1/2/3 ზედა კარტი. გადააგდე რომელიც გინდა, დანარჩენები კი სასურველი რიგით ისევ ზემოდან დადე.
homm3-ask-visions = { $card }: რომელ დასტას ნახავ?
homm3-ask-foreseen = გადააგდე რაზმი ან უკან დადე; ბოლო ზემოდან რჩება.
homm3-option-troop-off = გადაგდება: { $troop }
homm3-option-troop-back = ისევ ზემოდან: { $troop }

### he

homm3-card-inferno = תופת
    .cast = בחרו משבצת והטילו 1/2/4 קוביות התקפה. כל יחידה שם או בסמוך סופגת נזק של 1 על כל +1.
homm3-card-visions = חזיונות
    .cast = הסתכלו על 1/2/3 הקלפים העליונים של חפיסת יחידות נייטרליות. זרקו מהם כרצונכם והחזירו את השאר למעלה בכל סדר.
homm3-ask-visions = { $card }: על איזו חפיסה מסתכלים?
homm3-ask-foreseen = זרקו יחידה או החזירו אותה; האחרונה שהוחזרה נמצאת למעלה.
homm3-option-troop-off = זריקה: { $troop }
homm3-option-troop-back = בחזרה למעלה: { $troop }
