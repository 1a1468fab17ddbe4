### en

homm3-location-black_market = Black Market
    .text = Look at the top 4 cards of the Artifact discard pile. You may buy one: 5 gold for a minor one, 7 for a major one, 10 for a relic.
homm3-location-library_of_enlightenment = Library of Enlightenment
    .text = Up to twice per visit: pay 3 gold and replace a Statistic card in your hand or discard pile with another one.
homm3-location-tavern = Tavern
    .text = You may pay 7 gold for a Secondary Hero, who appears here. Then an enemy of your choice discards a random card.
homm3-location-university = University
    .text = You may pay 6 gold to take one of the top 4 cards of the Ability discard pile.
homm3-location-market_of_time = Market of Time
    .text = You may remove a card from your hand to Search (2) the Ability, Spell or Artifact deck.
homm3-location-hill_fort = Hill Fort
    .text = You may reinforce a bronze or silver unit for 3 gold less.
homm3-location-prison = Prison
    .text = Gain a Secondary Hero, who appears here. If you cannot have another one, gain 3 gold.

homm3-ask-black-market = { $cards ->
        [none] There is nothing for sale.
       *[other] For sale: { $cards }. Buy one, or leave.
    }

homm3-option-study = Pay 3 gold and replace { $card } in your { $zone }
homm3-option-study-abilities = Pay 6 gold and look at the Ability discards
homm3-option-buy-card = Buy { $card }
homm3-option-hire-here = Pay 7 gold for a Secondary Hero
homm3-option-discards-random = { $seat } discards a random card

### el

homm3-location-black_market = Μαύρη Αγορά
    .text = Δες τις 4 επάνω κάρτες της στοίβας ξεσκαρταρίσματος των τεχνημάτων. Μπορείς να αγοράσεις μία: το έλασσον για 5 χρυσά, το μείζον για 7, το κειμήλιο για 10.
homm3-location-library_of_enlightenment = Βιβλιοθήκη της Φώτισης
    .text = Έως δύο φορές σε κάθε επίσκεψη: πλήρωσε 3 χρυσά και αντικατάστησε μια κάρτα χαρακτηριστικού του χεριού ή της στοίβας ξεσκαρταρίσματός σου με άλλη.
homm3-location-tavern = Ταβέρνα
    .text = Μπορείς να πληρώσεις 7 χρυσά για έναν Δευτερεύοντα Ήρωα, που εμφανίζεται εδώ. Έπειτα ένας εχθρός που επιλέγεις ξεσκαρτάρει μια τυχαία κάρτα.
homm3-location-university = Πανεπιστήμιο
    .text = Μπορείς να πληρώσεις 6 χρυσά και να πάρεις μία από τις 4 επάνω κάρτες της στοίβας ξεσκαρταρίσματος των ικανοτήτων.
homm3-location-market_of_time = Αγορά του Χρόνου
    .text = Μπορείς να βγάλεις μια κάρτα του χεριού σου από το παιχνίδι για μια Αναζήτηση (2) στην τράπουλα των ικανοτήτων, των ξορκιών ή των τεχνημάτων.
homm3-location-hill_fort = Κάστρο του Λόφου
    .text = Μπορείς να ενισχύσεις μια χάλκινη ή ασημένια μονάδα με 3 χρυσά λιγότερα.
homm3-location-prison = Φυλακή
    .text = Κέρδισε έναν Δευτερεύοντα Ήρωα, που εμφανίζεται εδώ. Αν δεν μπορείς να έχεις άλλον, κέρδισε 3 χρυσά.

homm3-ask-black-market = { $cards ->
        [none] Δεν πωλείται τίποτα.
       *[other] Πωλούνται: { $cards }. Αγόρασε μία ή φύγε.
    }

homm3-option-study = Πληρωμή 3 χρυσών και αντικατάσταση: { $card } ({ $zone })
homm3-option-study-abilities = Πλήρωσε 6 χρυσά και δες τη στοίβα ξεσκαρταρίσματος των ικανοτήτων
homm3-option-buy-card = Αγορά: { $card }
homm3-option-hire-here = Πληρωμή 7 χρυσών για έναν Δευτερεύοντα Ήρωα
homm3-option-discards-random = { $seat } ξεσκαρτάρει μια τυχαία κάρτα

### hu

homm3-location-black_market = Feketepiac
    .text = Nézd meg a dobott varázstárgyak 4 felső lapját. Egyet megvehetsz: a kisebb ára 5 arany, a nagyobbé 7, az ereklyéé 10.
homm3-location-library_of_enlightenment = Megvilágosodás könyvtára
    .text = Látogatásonként legfeljebb kétszer: fizess 3 aranyat, és cserélj le egy tulajdonságlapot a kezedből vagy a dobott lapjaid közül egy másikra.
homm3-location-tavern = Fogadó
    .text = Fizethetsz 7 aranyat egy Mellékhősért, aki itt jelenik meg. Utána egy választott ellenfeled eldob egy véletlen lapot.
homm3-location-university = Egyetem
    .text = Fizethetsz 6 aranyat, hogy elvedd a dobott képességek 4 felső lapjának egyikét.
homm3-location-market_of_time = Idő piaca
    .text = Eltávolíthatsz egy lapot a kezedből egy Keresésért (2) a képesség-, a varázslat- vagy a varázstárgypakliban.
homm3-location-hill_fort = Hegyi erőd
    .text = Megerősíthetsz egy bronz vagy ezüst egységet 3 arannyal olcsóbban.
homm3-location-prison = Börtön
    .text = Kapsz egy Mellékhőst, aki itt jelenik meg. Ha nem lehet több hősöd, kapsz 3 aranyat.

homm3-ask-black-market = { $cards ->
        [none] Nincs eladó lap.
       *[other] Eladó: { $cards }. Vegyél meg egyet, vagy távozz.
    }

homm3-option-study = 3 arany fizetése és csere: { $card } ({ $zone })
homm3-option-study-abilities = 6 arany fizetése és a dobott képességek megnézése
homm3-option-buy-card = Vásárlás: { $card }
homm3-option-hire-here = 7 arany fizetése egy Mellékhősért
homm3-option-discards-random = { $seat } eldob egy véletlen lapot

### ka

homm3-location-black_market = შავი ბაზარი
    .text = ნახე არტეფაქტების ზედა 4 გადაგდებული კარტი. შეგიძლია ერთი იყიდო: მცირე 5 ოქროდ, დიდი 7-ად, რელიკვია 10-ად.
homm3-location-library_of_enlightenment = განათლების ბიბლიოთეკა
    .text = ერთი სტუმრობისას არაუმეტეს ორჯერ: გადაიხადე 3 ოქრო და შენს ხელში ან გადაგდებულ კარტებში მყოფი მახასიათებელი სხვით შეცვალე.
homm3-location-tavern = ტავერნა
    .text = შეგიძლია 7 ოქრო გადაიხადო დამხმარე გმირისთვის, რომელიც აქ ჩნდება. შემდეგ შენ მიერ არჩეული მტერი შემთხვევით კარტს აგდებს.
homm3-location-university = უნივერსიტეტი
    .text = შეგიძლია 6 ოქრო გადაიხადო და უნარების ზედა 4 გადაგდებული კარტიდან ერთი აიღო.
homm3-location-market_of_time = დროის ბაზარი
    .text = შეგიძლია შენს ხელში მყოფი კარტი გაიტანო თამაშიდან და შეასრულო ძებნა (2) უნარების, შელოცვების ან არტეფაქტების დასტაში.
homm3-location-hill_fort = გორის ფორტი
    .text = შეგიძლია ბრინჯაოს ან ვერცხლის რაზმი 3 ოქროთი იაფად გააძლიერო.
homm3-location-prison = საპყრობილე
    .text = მიიღე დამხმარე გმირი, რომელიც აქ ჩნდება. თუ მეტი გმირი არ შეიძლება გყავდეს, მიიღე 3 ოქრო.

homm3-ask-black-market = { $cards ->
        [none] გასაყიდი არაფერია.
       *[other] იყიდება: { $cards }. იყიდე ერთი ან წადი.
    }

homm3-option-study = გადაიხადე 3 ოქრო და შეცვალე { $card } ({ $zone })
homm3-option-study-abilities = გადაიხადე 6 ოქრო და ნახე გადაგდებული უნარები
homm3-option-buy-card = იყიდე { $card }
homm3-option-hire-here = გადაიხადე 7 ოქრო დამხმარე გმირისთვის
homm3-option-discards-random = { $seat } შემთხვევით კარტს აგდებს

### he

homm3-location-black_market = שוק שחור
    .text = הסתכלו על ארבעת הקלפים העליונים של ערימת החפצים הזרוקים. אתם רשאים לקנות אחד: 5 זהב לחפץ משני, 7 לעוצמתי, 10 לאגדי.
homm3-location-library_of_enlightenment = ספרייה
    .text = עד פעמיים בביקור: שלמו 3 זהב והחליפו קלף סטטיסטיקה מהיד או מערימת הזרוקים שלכם באחר.
homm3-location-tavern = בית מרזח
    .text = אתם רשאים לשלם 7 זהב תמורת גיבור משני, שמופיע כאן. אחר כך אויב לבחירתכם זורק קלף אקראי.
homm3-location-university = אוניברסיטה
    .text = אתם רשאים לשלם 6 זהב כדי לקחת אחד מארבעת הקלפים העליונים של ערימת היכולות הזרוקות.
homm3-location-market_of_time = שוק הזמן
    .text = אתם רשאים להסיר קלף מהיד כדי לחפש (2) בחפיסת היכולות, הקסמים או החפצים.
homm3-location-hill_fort = מבצר גבעה
    .text = אתם רשאים לתגבר יחידת ארד או כסף ב־3 זהב פחות.
homm3-location-prison = בית כלא
    .text = קבלו גיבור משני, שמופיע כאן. אם אין באפשרותכם לקבל עוד אחד, קבלו 3 זהב.

homm3-ask-black-market = { $cards ->
        [none] אין כאן דבר למכירה.
       *[other] למכירה: { $cards }. קנו אחד, או עזבו.
    }

homm3-option-study = תשלום של 3 זהב והחלפת { $card } ({ $zone })
homm3-option-study-abilities = תשלום של 6 זהב והצצה ביכולות הזרוקות
homm3-option-buy-card = קניית { $card }
homm3-option-hire-here = תשלום של 7 זהב תמורת גיבור משני
homm3-option-discards-random = { $seat }: זריקת קלף אקראי
