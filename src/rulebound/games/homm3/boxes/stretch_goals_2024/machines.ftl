### en

homm3-card-catapult = Catapult
    .basic = While it is in play, you may pay building materials to fire it at the start of each combat round.
    .use = Pay 1 building material to deal 1 damage to each of two adjacent targets. A Wall or Gate that is hit falls.

### el

homm3-card-catapult = Καταπέλτης
    .basic = Όσο είναι σε ισχύ, μπορείς να ρίξεις με αυτόν στην αρχή κάθε γύρου μάχης, με οικοδομικά υλικά.
    .use = Πλήρωσε 1 οικοδομικό υλικό για να προκαλέσεις ζημιά 1 σε καθέναν από δύο γειτονικούς στόχους. Όποιο Τείχος ή Πύλη χτυπηθεί πέφτει.

### hu

homm3-card-catapult = Katapult
    .basic = Amíg játékban van, minden harci forduló elején elsütheted építőanyagért.
    .use = Fizess 1 építőanyagot, hogy két szomszédos célpontnak 1-1 sebzést okozz. Az eltalált fal vagy kapu ledől.

### ka

homm3-card-catapult = კატაპულტა
    .basic = სანამ თამაშშია, ბრძოლის ყოველი რაუნდის დასაწყისში შეგიძლია სამშენებლო მასალის ფასად გაისროლო.
    .use = გადაიხადე 1 სამშენებლო მასალა: ორი მეზობელი სამიზნე თითო ზიანს იღებს. კედელი ან ჭიშკარი, რომელსაც მოხვდა, ინგრევა.

### he

homm3-card-catapult = קטפולטה
    .basic = בתחילת כל סבב קרב, כל עוד היא במשחק, אתם רשאים לירות בה תמורת אבנים.
    .use = שלמו אבן אחת כדי לגרום נזק של 1 לכל אחת משתי מטרות סמוכות. חומה או שער שנפגעו נופלים.
