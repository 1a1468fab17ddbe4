### en

homm3-rule-battlefield_conditions = At the start of each Round, two Attack dice decide the conditions of all its combats.

homm3-token-battlefield = Battlefield

homm3-log-battlefield = { $condition ->
        [ranged-lower] The battlefield this Round: ranged units roll two dice, and the lower one counts.
        [flying-slow] The battlefield this Round: flying units have 2 less initiative.
        [worn] The battlefield this Round: silver and gold units begin with 1 damage.
        [ground-short] The battlefield this Round: ground units move one space less.
        [dug-in] The battlefield this Round: ground units begin with a Defense Token.
        [ascending] The battlefield this Round: the slowest units activate first.
        [flying-far] The battlefield this Round: flying units move one more space.
        [ranged-higher] The battlefield this Round: ranged units roll two dice, and the higher one counts.
       *[calm] The battlefield is calm this Round.
    }

homm3-notice-battlefield-ranged-lower = Combats this Round: ranged units roll two dice, and the lower one counts.
homm3-notice-battlefield-flying-slow = Combats this Round: flying units have 2 less initiative.
homm3-notice-battlefield-worn = Combats this Round: silver and gold units begin with 1 damage.
homm3-notice-battlefield-ground-short = Combats this Round: ground units move one space less.
homm3-notice-battlefield-calm = Combats this Round are as usual.
homm3-notice-battlefield-dug-in = Combats this Round: ground units begin with a Defense Token.
homm3-notice-battlefield-ascending = Combats this Round: the slowest units activate first.
homm3-notice-battlefield-flying-far = Combats this Round: flying units move one more space.
homm3-notice-battlefield-ranged-higher = Combats this Round: ranged units roll two dice, and the higher one counts.

### el

homm3-rule-battlefield_conditions = Στην αρχή κάθε Γύρου δύο ζάρια επίθεσης λένε πώς είναι όλες οι μάχες του.

homm3-token-battlefield = Πεδίο μάχης

homm3-log-battlefield = { $condition ->
        [ranged-lower] Το πεδίο μάχης αυτού του Γύρου: οι μονάδες βολής ρίχνουν δύο ζάρια και μετρά το μικρότερο.
        [flying-slow] Το πεδίο μάχης αυτού του Γύρου: οι ιπτάμενες μονάδες έχουν −2 πρωτοβουλία.
        [worn] Το πεδίο μάχης αυτού του Γύρου: οι ασημένιες και οι χρυσές μονάδες αρχίζουν με ζημιά 1.
        [ground-short] Το πεδίο μάχης αυτού του Γύρου: οι μονάδες εδάφους κινούνται μία θέση λιγότερο.
        [dug-in] Το πεδίο μάχης αυτού του Γύρου: οι μονάδες εδάφους αρχίζουν με Δείκτη Άμυνας.
        [ascending] Το πεδίο μάχης αυτού του Γύρου: οι πιο αργές μονάδες ενεργοποιούνται πρώτες.
        [flying-far] Το πεδίο μάχης αυτού του Γύρου: οι ιπτάμενες μονάδες κινούνται μία θέση περισσότερο.
        [ranged-higher] Το πεδίο μάχης αυτού του Γύρου: οι μονάδες βολής ρίχνουν δύο ζάρια και μετρά το μεγαλύτερο.
       *[calm] Το πεδίο μάχης αυτού του Γύρου είναι ήσυχο.
    }

homm3-notice-battlefield-ranged-lower = Μάχες αυτού του Γύρου: οι μονάδες βολής ρίχνουν δύο ζάρια και μετρά το μικρότερο.
homm3-notice-battlefield-flying-slow = Μάχες αυτού του Γύρου: οι ιπτάμενες μονάδες έχουν −2 πρωτοβουλία.
homm3-notice-battlefield-worn = Μάχες αυτού του Γύρου: οι ασημένιες και οι χρυσές μονάδες αρχίζουν με ζημιά 1.
homm3-notice-battlefield-ground-short = Μάχες αυτού του Γύρου: οι μονάδες εδάφους κινούνται μία θέση λιγότερο.
homm3-notice-battlefield-calm = Οι μάχες αυτού του Γύρου είναι όπως συνήθως.
homm3-notice-battlefield-dug-in = Μάχες αυτού του Γύρου: οι μονάδες εδάφους αρχίζουν με Δείκτη Άμυνας.
homm3-notice-battlefield-ascending = Μάχες αυτού του Γύρου: οι πιο αργές μονάδες ενεργοποιούνται πρώτες.
homm3-notice-battlefield-flying-far = Μάχες αυτού του Γύρου: οι ιπτάμενες μονάδες κινούνται μία θέση περισσότερο.
homm3-notice-battlefield-ranged-higher = Μάχες αυτού του Γύρου: οι μονάδες βολής ρίχνουν δύο ζάρια και μετρά το μεγαλύτερο.

### hu

homm3-rule-battlefield_conditions = Minden forduló elején két támadókocka mondja meg, milyenek a forduló harcai.

homm3-token-battlefield = Csatatér

homm3-log-battlefield = { $condition ->
        [ranged-lower] A forduló csatatere: a távolsági egységek két dobókockával dobnak, és a kisebb számít.
        [flying-slow] A forduló csatatere: a repülő egységek kezdeményezése 2 értékkel kisebb.
        [worn] A forduló csatatere: az ezüst és arany egységek 1 sebzéssel kezdenek.
        [ground-short] A forduló csatatere: a földi egységek egy mezővel kevesebbet mozognak.
        [dug-in] A forduló csatatere: a földi egységek védelemjelzővel kezdenek.
        [ascending] A forduló csatatere: a leglassabb egységek aktiválódnak először.
        [flying-far] A forduló csatatere: a repülő egységek egy mezővel többet mozognak.
        [ranged-higher] A forduló csatatere: a távolsági egységek két dobókockával dobnak, és a nagyobb számít.
       *[calm] A forduló csatatere nyugodt.
    }

homm3-notice-battlefield-ranged-lower = A forduló harcai: a távolsági egységek két dobókockával dobnak, és a kisebb számít.
homm3-notice-battlefield-flying-slow = A forduló harcai: a repülő egységek kezdeményezése 2 értékkel kisebb.
homm3-notice-battlefield-worn = A forduló harcai: az ezüst és arany egységek 1 sebzéssel kezdenek.
homm3-notice-battlefield-ground-short = A forduló harcai: a földi egységek egy mezővel kevesebbet mozognak.
homm3-notice-battlefield-calm = A forduló harcai a szokásosak.
homm3-notice-battlefield-dug-in = A forduló harcai: a földi egységek védelemjelzővel kezdenek.
homm3-notice-battlefield-ascending = A forduló harcai: a leglassabb egységek aktiválódnak először.
homm3-notice-battlefield-flying-far = A forduló harcai: a repülő egységek egy mezővel többet mozognak.
homm3-notice-battlefield-ranged-higher = A forduló harcai: a távolsági egységek két dobókockával dobnak, és a nagyobb számít.

### ka

homm3-rule-battlefield_conditions = ყოველი რაუნდის დასაწყისში შეტევის ორი კამათელი ამბობს, როგორია მისი ყველა ბრძოლა.

homm3-token-battlefield = ბრძოლის ველი

homm3-log-battlefield = { $condition ->
        [ranged-lower] ამ რაუნდის ბრძოლის ველი: მსროლელი რაზმები ორ კამათელს აგორებენ, ითვლება ნაკლები.
        [flying-slow] ამ რაუნდის ბრძოლის ველი: მფრინავი რაზმების ინიციატივა 2-ით ნაკლებია.
        [worn] ამ რაუნდის ბრძოლის ველი: ვერცხლისა და ოქროს რაზმები 1 ზიანით იწყებენ.
        [ground-short] ამ რაუნდის ბრძოლის ველი: ქვეითი რაზმები ერთი უჯრით ნაკლებზე გადაადგილდებიან.
        [dug-in] ამ რაუნდის ბრძოლის ველი: ქვეითი რაზმები დაცვის ჟეტონით იწყებენ.
        [ascending] ამ რაუნდის ბრძოლის ველი: პირველები ყველაზე ნელი რაზმები აქტიურდებიან.
        [flying-far] ამ რაუნდის ბრძოლის ველი: მფრინავი რაზმები ერთი უჯრით მეტზე გადაადგილდებიან.
        [ranged-higher] ამ რაუნდის ბრძოლის ველი: მსროლელი რაზმები ორ კამათელს აგორებენ, ითვლება მეტი.
       *[calm] ამ რაუნდის ბრძოლის ველი წყნარია.
    }

homm3-notice-battlefield-ranged-lower = ამ რაუნდის ბრძოლები: მსროლელი რაზმები ორ კამათელს აგორებენ, ითვლება ნაკლები.
homm3-notice-battlefield-flying-slow = ამ რაუნდის ბრძოლები: მფრინავი რაზმების ინიციატივა 2-ით ნაკლებია.
homm3-notice-battlefield-worn = ამ რაუნდის ბრძოლები: ვერცხლისა და ოქროს რაზმები 1 ზიანით იწყებენ.
homm3-notice-battlefield-ground-short = ამ რაუნდის ბრძოლები: ქვეითი რაზმები ერთი უჯრით ნაკლებზე გადაადგილდებიან.
homm3-notice-battlefield-calm = ამ რაუნდის ბრძოლები ჩვეულებრივია.
homm3-notice-battlefield-dug-in = ამ რაუნდის ბრძოლები: ქვეითი რაზმები დაცვის ჟეტონით იწყებენ.
homm3-notice-battlefield-ascending = ამ რაუნდის ბრძოლები: პირველები ყველაზე ნელი რაზმები აქტიურდებიან.
homm3-notice-battlefield-flying-far = ამ რაუნდის ბრძოლები: მფრინავი რაზმები ერთი უჯრით მეტზე გადაადგილდებიან.
homm3-notice-battlefield-ranged-higher = ამ რაუნდის ბრძოლები: მსროლელი რაზმები ორ კამათელს აგორებენ, ითვლება მეტი.

### he

homm3-rule-battlefield_conditions = בתחילת כל סבב שתי קוביות התקפה קובעות איך ייראו כל הקרבות שלו.

homm3-token-battlefield = שדה הקרב

homm3-log-battlefield = { $condition ->
        [ranged-lower] שדה הקרב של הסבב הזה: קשתים מטילים שתי קוביות, והנמוכה קובעת.
        [flying-slow] שדה הקרב של הסבב הזה: המהירות של יחידות מעופפות קטנה ב־2.
        [worn] שדה הקרב של הסבב הזה: יחידות כסף וזהב מתחילות עם נזק של 1.
        [ground-short] שדה הקרב של הסבב הזה: יחידות קרקע נעות משבצת אחת פחות.
        [dug-in] שדה הקרב של הסבב הזה: יחידות קרקע מתחילות עם אסימון הגנה.
        [ascending] שדה הקרב של הסבב הזה: היחידות האיטיות ביותר מופעלות ראשונות.
        [flying-far] שדה הקרב של הסבב הזה: יחידות מעופפות נעות משבצת אחת יותר.
        [ranged-higher] שדה הקרב של הסבב הזה: קשתים מטילים שתי קוביות, והגבוהה קובעת.
       *[calm] שדה הקרב של הסבב הזה רגוע.
    }

homm3-notice-battlefield-ranged-lower = הקרבות של הסבב הזה: קשתים מטילים שתי קוביות, והנמוכה קובעת.
homm3-notice-battlefield-flying-slow = הקרבות של הסבב הזה: המהירות של יחידות מעופפות קטנה ב־2.
homm3-notice-battlefield-worn = הקרבות של הסבב הזה: יחידות כסף וזהב מתחילות עם נזק של 1.
homm3-notice-battlefield-ground-short = הקרבות של הסבב הזה: יחידות קרקע נעות משבצת אחת פחות.
homm3-notice-battlefield-calm = הקרבות של הסבב הזה הם כרגיל.
homm3-notice-battlefield-dug-in = הקרבות של הסבב הזה: יחידות קרקע מתחילות עם אסימון הגנה.
homm3-notice-battlefield-ascending = הקרבות של הסבב הזה: היחידות האיטיות ביותר מופעלות ראשונות.
homm3-notice-battlefield-flying-far = הקרבות של הסבב הזה: יחידות מעופפות נעות משבצת אחת יותר.
homm3-notice-battlefield-ranged-higher = הקרבות של הסבב הזה: קשתים מטילים שתי קוביות, והגבוהה קובעת.
