### en

homm3-scenario-wandering_dragons = Wandering Dragons
    .about = Some dragons guard their Utopia, others roam the land and look for you. Neither may be left alive.
    .goal = Beat the wandering dragons and flag the Dragon Utopia within 10 Rounds.

homm3-rule-wandering_dragons = At the end of a Round, the dragons roll two Attack dice and add 1 to their sum. They fly that many Fields toward the closest hero, Town or Settlement. With a total of 0 they stay, with −1 they fly one Field toward the Dragon Utopia. Whoever beats them gains positive morale.

homm3-rover-wandering_dragons = the wandering dragons

homm3-log-dragons = { $troops } roam the land.
homm3-log-dragons-rolled = { $steps ->
        [-1] The dragons roll { $faces } and fly one Field back toward their Utopia.
        [0] The dragons roll { $faces } and stay where they are.
        [one] The dragons roll { $faces } and fly one Field.
       *[other] The dragons roll { $faces } and fly { $steps } Fields.
    }
homm3-log-burned = The dragons take { $seat }’s flag off the Field at { $field }.

homm3-notice-dragons = The dragons ({ $troops }) are at { $field }.
homm3-notice-no-dragons = The wandering dragons are beaten.

### el

homm3-scenario-wandering_dragons = Περιπλανώμενοι Δράκοι
    .about = Κάποιοι δράκοι φυλάνε την Ουτοπία τους, άλλοι γυρίζουν τη χώρα και σας ψάχνουν. Κανείς δεν πρέπει να μείνει ζωντανός.
    .goal = Νικήστε τους περιπλανώμενους δράκους και βάλτε σημαία στην Ουτοπία των Δράκων μέσα σε 10 Γύρους.

homm3-rule-wandering_dragons = Στο τέλος ενός Γύρου οι δράκοι ρίχνουν δύο ζάρια επίθεσης και προσθέτουν 1. Πετούν τόσα πεδία προς τον πλησιέστερο ήρωα, πόλη ή οικισμό. Με σύνολο 0 μένουν στη θέση τους, με −1 πετούν ένα πεδίο προς την Ουτοπία των Δράκων. Όποιος τους νικήσει κερδίζει θετικό ηθικό.

homm3-rover-wandering_dragons = οι περιπλανώμενοι δράκοι

homm3-log-dragons = Αυτοί οι δράκοι γυρίζουν τη χώρα: { $troops }.
homm3-log-dragons-rolled = { $steps ->
        [-1] Οι δράκοι ρίχνουν { $faces } και πετούν ένα πεδίο πίσω προς την Ουτοπία τους.
        [0] Οι δράκοι ρίχνουν { $faces } και μένουν εκεί που είναι.
        [one] Οι δράκοι ρίχνουν { $faces } και πετούν ένα πεδίο.
       *[other] Οι δράκοι ρίχνουν { $faces } και πετούν { $steps } πεδία.
    }
homm3-log-burned = Οι δράκοι αφαιρούν μια σημαία από το πεδίο { $field }: { $seat }.

homm3-notice-dragons = Οι δράκοι είναι στο πεδίο { $field }: { $troops }.
homm3-notice-no-dragons = Οι περιπλανώμενοι δράκοι νικήθηκαν.

### hu

homm3-scenario-wandering_dragons = Vándorló sárkányok
    .about = Egyes sárkányok az utópiájukat őrzik, mások az országot járják, és titeket keresnek. Egyik sem maradhat életben.
    .goal = Győzzétek le a vándorló sárkányokat, és foglaljátok el a Sárkányutópiát 10 fordulón belül.

homm3-rule-wandering_dragons = A forduló végén a sárkányok két támadókockával dobnak, és hozzáadnak 1-et. Ennyi területet repülnek a legközelebbi hős, város vagy település felé. Ha az összeg 0, maradnak, ha −1, egy területet repülnek a Sárkányutópia felé. Aki legyőzi őket, pozitív morált kap.

homm3-rover-wandering_dragons = a vándorló sárkányok

homm3-log-dragons = Ezek a sárkányok járják az országot: { $troops }.
homm3-log-dragons-rolled = { $steps ->
        [-1] A sárkányok dobása { $faces }, és egy területet visszarepülnek az utópiájuk felé.
        [0] A sárkányok dobása { $faces }, és ott maradnak, ahol vannak.
        [one] A sárkányok dobása { $faces }, és egy területet repülnek.
       *[other] A sárkányok dobása { $faces }, és { $steps } területet repülnek.
    }
homm3-log-burned = A sárkányok leveszik { $seat } zászlaját erről a területről: { $field }.

homm3-notice-dragons = A sárkányok itt vannak: { $field } ({ $troops }).
homm3-notice-no-dragons = A vándorló sárkányok legyőzve.

### ka

homm3-scenario-wandering_dragons = მოხეტიალე დრაკონები
    .about = ზოგი დრაკონი თავის უტოპიას იცავს, სხვები ქვეყანაში დახეტიალობენ და თქვენ გეძებენ. ცოცხალი არც ერთი უნდა დარჩეს და არც მეორე.
    .goal = 10 რაუნდში დაამარცხეთ მოხეტიალე დრაკონები და დრაკონების უტოპიაზე დროშა აღმართეთ.

homm3-rule-wandering_dragons = რაუნდის ბოლოს დრაკონები შეტევის ორ კამათელს აგორებენ და 1-ს უმატებენ. იმდენი ველით, რამდენიც გამოვიდა, უახლოესი გმირისკენ, ქალაქისკენ ან დასახლებისკენ მიფრინავენ. თუ ჯამი 0-ია, ადგილზე რჩებიან, თუ −1 – ერთი ველით დრაკონების უტოპიისკენ მიფრინავენ. ვინც მათ დაამარცხებს, დადებით სულისკვეთებას იღებს.

homm3-rover-wandering_dragons = მოხეტიალე დრაკონები

homm3-log-dragons = ქვეყანაში ეს დრაკონები დახეტიალობენ: { $troops }.
homm3-log-dragons-rolled = { $steps ->
        [-1] დრაკონები აგორებენ: { $faces }. ისინი ერთი ველით უტოპიისკენ ბრუნდებიან.
        [0] დრაკონები აგორებენ: { $faces }. ისინი ადგილზე რჩებიან.
        [one] დრაკონები აგორებენ: { $faces }. ისინი ერთი ველით მიფრინავენ.
       *[other] დრაკონები აგორებენ: { $faces }. ისინი { $steps } ველით მიფრინავენ.
    }
homm3-log-burned = დრაკონები დროშას ხსნიან. მოთამაშე: { $seat }, ველი: { $field }.

homm3-notice-dragons = დრაკონები: { $troops }. ველი: { $field }.
homm3-notice-no-dragons = მოხეტიალე დრაკონები დამარცხებული არიან.

### he

homm3-scenario-wandering_dragons = דרקונים נודדים
    .about = חלק מהדרקונים שומרים על הממלכה שלהם, אחרים משוטטים בארץ ומחפשים אתכם. אסור להשאיר בחיים לא את אלה ולא את אלה.
    .goal = הביסו את הדרקונים הנודדים וכבשו את ממלכת הדרקונים בתוך 10 סבבים.

homm3-rule-wandering_dragons = בסוף סבב הדרקונים מטילים שתי קוביות התקפה ומוסיפים 1. הם עפים מספר כזה של שדות אל הגיבור, הטירה או היישוב הקרוב ביותר. עם סכום 0 הם נשארים, עם {"\u200E-1"} הם עפים שדה אחד אל ממלכת הדרקונים. מי שמביס אותם מקבל מורל חיובי.

homm3-rover-wandering_dragons = הדרקונים הנודדים

homm3-log-dragons = הדרקונים האלה משוטטים בארץ: { $troops }.
homm3-log-dragons-rolled = { $steps ->
        [-1] הדרקונים מטילים {"\u200E"}{ $faces } ועפים שדה אחד בחזרה אל הממלכה שלהם.
        [0] הדרקונים מטילים {"\u200E"}{ $faces } ונשארים במקומם.
        [one] הדרקונים מטילים {"\u200E"}{ $faces } ועפים שדה אחד.
        [two] הדרקונים מטילים {"\u200E"}{ $faces } ועפים שני שדות.
       *[other] הדרקונים מטילים {"\u200E"}{ $faces } ועפים { $steps } שדות.
    }
homm3-log-burned = הדרקונים מסירים את הקובייה של { $seat } מהשדה ב־{"\u200E"}{ $field }.

homm3-notice-dragons = הדרקונים נמצאים ב־{"\u200E"}{ $field }: { $troops }.
homm3-notice-no-dragons = הדרקונים הנודדים הובסו.
