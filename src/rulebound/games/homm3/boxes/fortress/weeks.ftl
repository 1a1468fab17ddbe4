### en

homm3-week-big_cleanup = Big Cleanup
    .text = All players discard their hands and draw the same number of cards.
homm3-week-forty_thieves = Forty Thieves
    .text = Until the next Astrologers’ Round, two Event cards are drawn. Whoever draws them picks one; the other goes to the bottom of the deck.
homm3-week-plane_between_planes = Plane Between Planes
    .text = All players may remove from the game up to 2 cards in their hands and discard piles.

### el

homm3-week-big_cleanup = Μεγάλη Καθαριότητα
    .text = Όλοι οι παίκτες ξεσκαρτάρουν το χέρι τους και τραβούν άλλες τόσες κάρτες.
homm3-week-forty_thieves = Σαράντα Κλέφτες
    .text = Ως τον επόμενο Γύρο των Αστρολόγων τραβιούνται δύο κάρτες συμβάντων. Όποιος τις τράβηξε επιλέγει τη μία, η άλλη πάει στον πάτο της τράπουλας.
homm3-week-plane_between_planes = Κόσμος ανάμεσα στους Κόσμους
    .text = Όλοι οι παίκτες μπορούν να βγάλουν από το παιχνίδι έως 2 κάρτες του χεριού και της στοίβας ξεσκαρταρίσματός τους.

### hu

homm3-week-big_cleanup = Nagytakarítás
    .text = Minden játékos eldobja a kezében lévő lapokat, és ugyanannyit húz.
homm3-week-forty_thieves = Negyven rabló
    .text = A következő asztrológus-fordulóig két eseménylapot kell húzni. A húzó választ egyet, a másik a pakli alá kerül.
homm3-week-plane_between_planes = Síkok közti sík
    .text = Minden játékos legfeljebb 2 lapot eltávolíthat a játékból a kezéből és a dobott lapjai közül.

### ka

homm3-week-big_cleanup = დიდი დასუფთავება
    .text = ყველა მოთამაშე ხელიდან ყველა კარტს აგდებს და იმდენივე კარტს იღებს.
homm3-week-forty_thieves = ორმოცი ყაჩაღი
    .text = შემდეგ ასტროლოგების რაუნდამდე მოვლენის ორი კარტი იხსნება. ამომღები ერთს ირჩევს, მეორე დასტის ქვეშ მიდის.
homm3-week-plane_between_planes = სამყაროებს შორის სამყარო
    .text = ყველა მოთამაშეს შეუძლია თავისი ხელიდან და გადაგდებული კარტებიდან არაუმეტეს 2 კარტი გაიტანოს თამაშიდან.

### he

homm3-week-big_cleanup = הניקיון הגדול
    .text = כל השחקנים זורקים את היד שלהם ושולפים אותו מספר קלפים.
homm3-week-forty_thieves = ארבעים השודדים
    .text = עד סבב האסטרולוגיה הבא שולפים שני קלפי אירוע. מי ששלף אותם בוחר אחד, והאחר מונח בתחתית החפיסה.
homm3-week-plane_between_planes = מישור בין המישורים
    .text = כל השחקנים רשאים להסיר מהמשחק עד שני קלפים מהיד ומערימת הזרוקים שלהם.
