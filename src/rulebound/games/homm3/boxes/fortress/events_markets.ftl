### en

homm3-event-a_shady_auction = A Shady Auction
    .text = Three Artifacts are auctioned one after the other. All players bid gold in secret. The highest bid pays and takes the card; on a tie or without a bid it is discarded.
homm3-event-artifact_merchant = Artifact Merchant
    .text = Five Artifacts go around the table once. Buy any number of them, or the top card of the Artifact discard pile instead. A Minor costs 3 gold, a Major 5, a Relic 7.
homm3-event-den_of_thieves = Den of Thieves
    .text = The player who drew this card may look at 2 cards from a neutral deck and recruit one of them at its price. The others go on the top or the bottom of the deck.
homm3-event-library_of_enlightenment = Library of Enlightenment
    .text = Two Spells for each player are laid out. All players may buy one for 6 gold or 2 valuables.
homm3-event-mage_laboratory = Mage Laboratory
    .text = Two Spells for each player are laid out. All players may buy one for 4 gold or 1 valuable and shuffle it into their decks together with their discard piles.
homm3-event-magical_forest = Magical Forest
    .text = All players put a card face down into a pool: a Spell, Artifact or Ability from their hand, or the top card of such a deck. Then all players take a random card from the pool or 4 gold.
homm3-event-mercenary_camp = Mercenary Camp
    .text = All players may lay out up to 2 cards from a neutral deck. Then all players may recruit one of these units at its price.
homm3-event-messenger_with_supplies = Messenger with Supplies
    .text = All players reveal 2 Artifacts. Buy one of yours for 3, 5 or 7 gold, or discard both, roll 2 Resource dice and receive one.
homm3-event-mischievous_leprechaun = Mischievous Leprechaun
    .text = A pool of 2 Treasure and 2 Resource dice is rolled. Then all players roll one die of each kind and may take and resolve a die from the pool that shows the same.
homm3-event-prison = Prison
    .text = The player who drew this card reveals 2 Neutral Units, recruits one at its price or discards it for 3 gold, and passes the other on. Each next player adds one and does the same.
homm3-event-shrine_of_the_magic_thought = Shrine of the Magic Thought
    .text = Two Spells for each player are laid out. All players buy one for 6 gold or 2 valuables, or roll a Resource die and receive what it shows. Unsold Spells are discarded.

homm3-ask-buy-spell = { $event }: buy a Spell, or choose something else.
homm3-ask-merchant = Buy Artifacts: a Minor costs 3 gold, a Major 5, a Relic 7.
homm3-ask-messenger = Buy one of your two Artifacts, or give up both.
homm3-ask-bid = How much gold do you bid for { $card }? Nobody sees it yet.
homm3-ask-thieves = You may look at 2 cards from a neutral deck.
homm3-ask-top-or-bottom = Where do the remaining cards go?
homm3-ask-put-on-deck = Which card do you put down next?
homm3-ask-camp = You may lay out cards from a neutral deck.
homm3-ask-prisoner = From which deck does the next prisoner come?
homm3-ask-prison = Recruit a prisoner, or discard one for 3 gold.
homm3-ask-pool = Put a card face down into the pool.
homm3-ask-forest = Take a random card from the pool, or 4 gold.
homm3-ask-match-die = You may take a die from the pool that shows what you rolled.

homm3-option-event-give-up = Give up both and roll 2 Resource dice
homm3-option-buy-spell = Buy { $card } and pay in { $resource }
homm3-option-buy-artifact = Buy { $card }
homm3-option-buy-discarded = Buy { $card } from the discard pile
homm3-option-bid = Bid { $amount } gold
homm3-option-on-top = On top of the deck
homm3-option-to-bottom = At the bottom of the deck
homm3-option-put-on-deck = { $card }
homm3-option-draw-units = Lay out { $amount } of the { $deck }
homm3-option-sell-unit = Discard { $troop } for 3 gold
homm3-option-pool-card = Put { $card } into the pool
homm3-option-pool-deck = Put the top card of the { $deck } into the pool
homm3-option-forest-card = Take a random card
homm3-option-forest-gold = Take 4 gold

homm3-log-bought-card = { $seat } buys { $card }.
homm3-log-unsold = { $card } is discarded.
homm3-log-bid = { $seat } has bid { $gold } gold.
homm3-log-reshuffled-own = { $seat } shuffles their discard pile into their deck.
homm3-log-put-on-deck = { $place ->
        [on-top] { $seat } puts the rest on top of the { $deck }.
       *[to-bottom] { $seat } puts the rest at the bottom of the { $deck }.
    }
homm3-log-sold-unit = { $seat } discards { $troop } for gold.
homm3-log-pooled = { $source ->
        [hand] { $seat } puts a card from their hand into the pool.
        [spell] { $seat } puts the top Spell into the pool.
        [artifact] { $seat } puts the top Artifact into the pool.
       *[ability] { $seat } puts the top Ability into the pool.
    }
homm3-log-pooled-card = You have put { $card } into the pool.
homm3-log-took-from-pool = { $seat } takes a card from the pool.

### el

homm3-event-a_shady_auction = Ύποπτη Δημοπρασία
    .text = Τρία τεχνήματα βγαίνουν σε δημοπρασία, το ένα μετά το άλλο. Όλοι οι παίκτες προσφέρουν χρυσά κρυφά. Η μεγαλύτερη προσφορά πληρώνει και παίρνει την κάρτα· σε ισοπαλία ή χωρίς προσφορά η κάρτα ξεσκαρτάρεται.
homm3-event-artifact_merchant = Έμπορος Τεχνημάτων
    .text = Πέντε τεχνήματα κάνουν έναν κύκλο στο τραπέζι. Αγόρασε όσα θέλεις, ή στη θέση τους την επάνω κάρτα της στοίβας ξεσκαρταρίσματος των τεχνημάτων. Το έλασσον κοστίζει 3 χρυσά, το μείζον 5, το κειμήλιο 7.
homm3-event-den_of_thieves = Άντρο των Κλεφτών
    .text = Όποιος τράβηξε την κάρτα μπορεί να δει 2 κάρτες μιας ουδέτερης τράπουλας και να στρατολογήσει μία από αυτές στην τιμή της. Οι υπόλοιπες πάνε στην κορυφή της τράπουλας ή στον πάτο της.
homm3-event-library_of_enlightenment = Βιβλιοθήκη της Φώτισης
    .text = Απλώνονται δύο ξόρκια για κάθε παίκτη. Όλοι οι παίκτες μπορούν να αγοράσουν ένα για 6 χρυσά ή 2 πολύτιμα.
homm3-event-mage_laboratory = Εργαστήριο του Μάγου
    .text = Απλώνονται δύο ξόρκια για κάθε παίκτη. Όλοι οι παίκτες μπορούν να αγοράσουν ένα για 4 χρυσά ή 1 πολύτιμο και να το ανακατέψουν στην τράπουλά τους μαζί με τη στοίβα ξεσκαρταρίσματός τους.
homm3-event-magical_forest = Μαγικό Δάσος
    .text = Όλοι οι παίκτες βάζουν μια κάρτα κλειστή σε μια κοινή δεξαμενή: ένα ξόρκι, τέχνημα ή ικανότητα του χεριού, ή την πρώτη κάρτα μιας τέτοιας τράπουλας. Έπειτα όλοι οι παίκτες παίρνουν μια τυχαία κάρτα της δεξαμενής ή 4 χρυσά.
homm3-event-mercenary_camp = Στρατόπεδο Μισθοφόρων
    .text = Όλοι οι παίκτες μπορούν να απλώσουν έως 2 κάρτες μιας ουδέτερης τράπουλας. Έπειτα όλοι οι παίκτες μπορούν να στρατολογήσουν μία από όλες αυτές τις μονάδες στην τιμή της.
homm3-event-messenger_with_supplies = Αγγελιοφόρος με Προμήθειες
    .text = Όλοι οι παίκτες φανερώνουν 2 τεχνήματα. Αγόρασε ένα από τα δικά σου για 3, 5 ή 7 χρυσά, ή ξεσκαρτάρισε και τα δύο, ρίξε 2 ζάρια πόρων και πάρε το ένα.
homm3-event-mischievous_leprechaun = Σκανταλιάρικο Λεπρεκόν
    .text = Ρίχνεται μια δεξαμενή από 2 ζάρια θησαυρού και 2 ζάρια πόρων. Έπειτα όλοι οι παίκτες ρίχνουν ένα ζάρι από κάθε είδος και μπορούν να πάρουν και να εκτελέσουν ένα ζάρι της δεξαμενής που δείχνει το ίδιο.
homm3-event-prison = Φυλακή
    .text = Όποιος τράβηξε την κάρτα φανερώνει 2 ουδέτερες μονάδες, στρατολογεί τη μία στην τιμή της ή την ξεσκαρτάρει για 3 χρυσά, και δίνει την άλλη στον επόμενο. Κάθε επόμενος παίκτης προσθέτει μία και κάνει το ίδιο.
homm3-event-shrine_of_the_magic_thought = Ιερό της Μαγικής Σκέψης
    .text = Απλώνονται δύο ξόρκια για κάθε παίκτη. Όλοι οι παίκτες αγοράζουν ένα για 6 χρυσά ή 2 πολύτιμα, ή ρίχνουν ένα ζάρι πόρων και παίρνουν ό,τι δείξει. Τα απούλητα ξόρκια ξεσκαρτάρονται.

homm3-ask-buy-spell = { $event }: αγόρασε ένα ξόρκι ή επίλεξε κάτι άλλο.
homm3-ask-merchant = Αγόρασε τεχνήματα: το έλασσον κοστίζει 3 χρυσά, το μείζον 5, το κειμήλιο 7.
homm3-ask-messenger = Αγόρασε ένα από τα δύο τεχνήματά σου ή παράτησε και τα δύο.
homm3-ask-bid = Πόσα χρυσά προσφέρεις για την κάρτα «{ $card }»; Κανείς δεν το βλέπει ακόμη.
homm3-ask-thieves = Μπορείς να δεις 2 κάρτες μιας ουδέτερης τράπουλας.
homm3-ask-top-or-bottom = Πού πάνε οι κάρτες που έμειναν;
homm3-ask-put-on-deck = Ποια κάρτα βάζεις τώρα;
homm3-ask-camp = Μπορείς να απλώσεις κάρτες μιας ουδέτερης τράπουλας.
homm3-ask-prisoner = Από ποια τράπουλα έρχεται ο επόμενος αιχμάλωτος;
homm3-ask-prison = Στρατολόγησε έναν αιχμάλωτο ή ξεσκαρτάρισε έναν για 3 χρυσά.
homm3-ask-pool = Βάλε μια κάρτα κλειστή στη δεξαμενή.
homm3-ask-forest = Πάρε μια τυχαία κάρτα της δεξαμενής ή 4 χρυσά.
homm3-ask-match-die = Μπορείς να πάρεις ένα ζάρι της δεξαμενής που δείχνει ό,τι έριξες.

homm3-option-event-give-up = Παραίτηση και από τα δύο και ρίψη 2 ζαριών πόρων
homm3-option-buy-spell = Αγορά: { $card }. Πληρωμή: { $resource }
homm3-option-buy-artifact = Αγορά: { $card }
homm3-option-buy-discarded = Αγορά από τη στοίβα ξεσκαρταρίσματος: { $card }
homm3-option-bid = Προσφορά: { $amount } χρυσά
homm3-option-on-top = Στην κορυφή της τράπουλας
homm3-option-to-bottom = Στον πάτο της τράπουλας
homm3-option-put-on-deck = { $card }
homm3-option-draw-units = Άπλωσε { $amount } από την { $deck }
homm3-option-sell-unit = Ξεσκαρτάρισμα για 3 χρυσά: { $troop }
homm3-option-pool-card = Στη δεξαμενή: { $card }
homm3-option-pool-deck = Στη δεξαμενή η πρώτη κάρτα από την { $deck }
homm3-option-forest-card = Πάρε μια τυχαία κάρτα
homm3-option-forest-gold = Πάρε 4 χρυσά

homm3-log-bought-card = { $seat } αγοράζει την κάρτα «{ $card }».
homm3-log-unsold = Η κάρτα «{ $card }» ξεσκαρτάρεται.
homm3-log-bid = { $seat } πρόσφερε { $gold } χρυσά.
homm3-log-reshuffled-own = { $seat } ανακατεύει τη στοίβα ξεσκαρταρίσματος στην τράπουλα.
homm3-log-put-on-deck = { $place ->
        [on-top] { $seat } βάζει τις υπόλοιπες πρώτες στην { $deck }.
       *[to-bottom] { $seat } βάζει τις υπόλοιπες τελευταίες στην { $deck }.
    }
homm3-log-sold-unit = { $seat } ξεσκαρτάρει για χρυσά: { $troop }.
homm3-log-pooled = { $source ->
        [hand] { $seat } βάζει μια κάρτα του χεριού στη δεξαμενή.
        [spell] { $seat } βάζει το πρώτο ξόρκι στη δεξαμενή.
        [artifact] { $seat } βάζει το πρώτο τέχνημα στη δεξαμενή.
       *[ability] { $seat } βάζει την πρώτη ικανότητα στη δεξαμενή.
    }
homm3-log-pooled-card = Έβαλες στη δεξαμενή την κάρτα «{ $card }».
homm3-log-took-from-pool = { $seat } παίρνει μια κάρτα της δεξαμενής.

### hu

homm3-event-a_shady_auction = Gyanús árverés
    .text = Három varázstárgy kerül árverésre, egymás után. Minden játékos titokban licitál aranyban. A legtöbbet licitáló fizet, és elveszi a lapot; egyenlőség esetén vagy licit nélkül a lap a dobott lapokhoz kerül.
homm3-event-artifact_merchant = Varázstárgy-kereskedő
    .text = Öt varázstárgy egyszer körbejár. Vegyél közülük tetszés szerint, vagy helyettük vedd meg a felső dobott varázstárgyat. A kisebb ára 3 arany, a nagyobbé 5, az ereklyéé 7.
homm3-event-den_of_thieves = Tolvajtanya
    .text = A húzó megnézheti egy semleges pakli 2 lapját, és az egyiket az árán toborozhatja. A többi a pakli tetejére vagy aljára kerül.
homm3-event-library_of_enlightenment = A megvilágosodás könyvtára
    .text = Játékosonként két varázslat kerül az asztalra. Minden játékos vehet egyet 6 aranyért vagy 2 drágaságért.
homm3-event-mage_laboratory = Mágusok laboratóriuma
    .text = Játékosonként két varázslat kerül az asztalra. Minden játékos vehet egyet 4 aranyért vagy 1 drágaságért, és a dobott lapjaival együtt a paklijába keveri.
homm3-event-magical_forest = Varázserdő
    .text = Minden játékos lefordítva betesz egy lapot a közösbe: egy varázslatot, varázstárgyat vagy képességet a kezéből, vagy egy ilyen pakli felső lapját. Utána minden játékos elvesz egy véletlen lapot a közösből vagy 4 aranyat.
homm3-event-mercenary_camp = Zsoldostábor
    .text = Minden játékos kitehet legfeljebb 2 lapot egy semleges pakliból. Utána minden játékos toborozhat egyet az összes ilyen egység közül, az árán.
homm3-event-messenger_with_supplies = Utánpótlást hozó futár
    .text = Minden játékos felfed 2 varázstárgyat. Vedd meg az egyiket 3, 5 vagy 7 aranyért, vagy dobd el mindkettőt, dobj 2 erőforrás-dobókockával, és az egyiket kapd meg.
homm3-event-mischievous_leprechaun = Csintalan leprikón
    .text = Egy 2 kincs- és 2 erőforrás-dobókockából álló közös készlettel történik dobás. Utána minden játékos dob egy-egy dobókockával mindkét fajtából, és elvehet és végrehajthat egy ugyanolyan eredményű dobókockát a készletből.
homm3-event-prison = Börtön
    .text = A húzó felfed 2 semleges egységet, az egyiket az árán toborozza vagy 3 aranyért eldobja, a másikat továbbadja. Minden következő játékos hozzátesz egyet, és ugyanígy tesz.
homm3-event-shrine_of_the_magic_thought = A mágikus gondolat szentélye
    .text = Játékosonként két varázslat kerül az asztalra. Minden játékos vesz egyet 6 aranyért vagy 2 drágaságért, vagy dob egy erőforrás-dobókockával, és megkapja, amit mutat. Az el nem adott varázslatok a dobott lapokhoz kerülnek.

homm3-ask-buy-spell = { $event }: vegyél egy varázslatot, vagy válassz mást.
homm3-ask-merchant = Vegyél varázstárgyakat: a kisebb ára 3 arany, a nagyobbé 5, az ereklyéé 7.
homm3-ask-messenger = Vedd meg az egyiket a két varázstárgyad közül, vagy mondj le mindkettőről.
homm3-ask-bid = Mennyi aranyat licitálsz erre: { $card }? Még senki sem látja.
homm3-ask-thieves = Megnézheted egy semleges pakli 2 lapját.
homm3-ask-top-or-bottom = Hová kerüljenek a megmaradt lapok?
homm3-ask-put-on-deck = Melyik lapot teszed le következőként?
homm3-ask-camp = Kitehetsz lapokat egy semleges pakliból.
homm3-ask-prisoner = Melyik pakliból jöjjön a következő fogoly?
homm3-ask-prison = Toborozz egy foglyot, vagy dobj el egyet 3 aranyért.
homm3-ask-pool = Tegyél be egy lapot lefordítva a közösbe.
homm3-ask-forest = Vegyél el egy véletlen lapot a közösből, vagy 4 aranyat.
homm3-ask-match-die = Elvehetsz a készletből egy olyan dobókockát, amely a te dobásodat mutatja.

homm3-option-event-give-up = Lemondás mindkettőről és dobás 2 erőforrás-dobókockával
homm3-option-buy-spell = Vásárlás: { $card }, fizetés ebben: { $resource }
homm3-option-buy-artifact = Vásárlás: { $card }
homm3-option-buy-discarded = Vásárlás a dobott lapok közül: { $card }
homm3-option-bid = Licit: { $amount } arany
homm3-option-on-top = A pakli tetejére
homm3-option-to-bottom = A pakli alá
homm3-option-put-on-deck = { $card }
homm3-option-draw-units = { $amount } lap kitétele ({ $deck })
homm3-option-sell-unit = Eldobás 3 aranyért: { $troop }
homm3-option-pool-card = A közösbe: { $card }
homm3-option-pool-deck = A felső lap a közösbe ({ $deck })
homm3-option-forest-card = Egy véletlen lap megszerzése
homm3-option-forest-gold = 4 arany megszerzése

homm3-log-bought-card = { $seat } megveszi: { $card }.
homm3-log-unsold = { $card } a dobott lapokhoz kerül.
homm3-log-bid = { $seat } licitje: { $gold } arany.
homm3-log-reshuffled-own = { $seat } a paklijába keveri a dobott lapjait.
homm3-log-put-on-deck = { $place ->
        [on-top] { $seat } legfelülre teszi a többit: { $deck }.
       *[to-bottom] { $seat } legalulra teszi a többit: { $deck }.
    }
homm3-log-sold-unit = { $seat } aranyért eldobja: { $troop }.
homm3-log-pooled = { $source ->
        [hand] { $seat } egy lapot tesz a kezéből a közösbe.
        [spell] { $seat } a felső varázslatot teszi a közösbe.
        [artifact] { $seat } a felső varázstárgyat teszi a közösbe.
       *[ability] { $seat } a felső képességet teszi a közösbe.
    }
homm3-log-pooled-card = A közösbe tetted: { $card }.
homm3-log-took-from-pool = { $seat } elvesz egy lapot a közösből.

### ka

homm3-event-a_shady_auction = საეჭვო აუქციონი
    .text = აუქციონზე ერთმანეთის მიყოლებით სამი არტეფაქტი გადის. ყველა მოთამაშე ფარულად ასახელებს ოქროს. უმაღლესი ფასის მთქმელი იხდის და კარტს იღებს; თუ ფასი თანაბარია ან არავინ ასახელებს, კარტი გადაიგდება.
homm3-event-artifact_merchant = არტეფაქტების ვაჭარი
    .text = ხუთი არტეფაქტი ერთხელ შემოივლის ყველას. იყიდე რამდენიც გინდა, ან მათ ნაცვლად არტეფაქტების ზედა გადაგდებული კარტი. მცირე 3 ოქრო ღირს, დიდი 5, რელიკვია 7.
homm3-event-den_of_thieves = ყაჩაღთა ბუნაგი
    .text = ამომღებს შეუძლია ნეიტრალური დასტის 2 კარტი ნახოს და ერთი მათგანი თავის ფასად დაიქირავოს. დანარჩენი დასტის თავზე ან ქვეშ მიდის.
homm3-event-library_of_enlightenment = განათლების ბიბლიოთეკა
    .text = ყოველ მოთამაშეზე ორი შელოცვა იშლება. ყველა მოთამაშეს შეუძლია ერთი იყიდოს 6 ოქროდ ან 2 ძვირფასეულობად.
homm3-event-mage_laboratory = მაგის ლაბორატორია
    .text = ყოველ მოთამაშეზე ორი შელოცვა იშლება. ყველა მოთამაშეს შეუძლია ერთი იყიდოს 4 ოქროდ ან 1 ძვირფასეულობად და გადაგდებულ კარტებთან ერთად თავის დასტაში შეურიოს.
homm3-event-magical_forest = ჯადოსნური ტყე
    .text = ყველა მოთამაშე საერთო გროვაში პირქვე დებს კარტს: ხელიდან შელოცვას, არტეფაქტს ან უნარს, ან ასეთი დასტის ზედა კარტს. შემდეგ ყველა მოთამაშე გროვიდან შემთხვევით კარტს ან 4 ოქროს იღებს.
homm3-event-mercenary_camp = დაქირავებულთა ბანაკი
    .text = ყველა მოთამაშეს შეუძლია ნეიტრალური დასტის არაუმეტეს 2 კარტი გაშალოს. შემდეგ ყველა მოთამაშეს შეუძლია ყველა ამ რაზმიდან ერთი თავის ფასად დაიქირავოს.
homm3-event-messenger_with_supplies = შიკრიკი მარაგით
    .text = ყველა მოთამაშე 2 არტეფაქტს ხსნის. იყიდე ერთი შენი ორიდან 3, 5 ან 7 ოქროდ, ან გადააგდე ორივე, გააგორე რესურსების 2 კამათელი და ერთი მიიღე.
homm3-event-mischievous_leprechaun = ეშმაკი ლეპრეკონი
    .text = საერთო გროვისთვის განძის 2 და რესურსების 2 კამათელი გორდება. შემდეგ ყველა მოთამაშე თითო კამათელს აგორებს და შეუძლია გროვიდან აიღოს კამათელი, რომელზეც იგივე მოვიდა.
homm3-event-prison = საპყრობილე
    .text = ამომღები 2 ნეიტრალურ რაზმს ხსნის, ერთს თავის ფასად ქირაობს ან 3 ოქროს სანაცვლოდ აგდებს, მეორეს კი შემდეგს გადასცემს. ყოველი შემდეგი მოთამაშე ერთს უმატებს და იმავეს აკეთებს.
homm3-event-shrine_of_the_magic_thought = ჯადოსნური ფიქრის სალოცავი
    .text = ყოველ მოთამაშეზე ორი შელოცვა იშლება. ყველა მოთამაშე ერთს ყიდულობს 6 ოქროდ ან 2 ძვირფასეულობად, ან რესურსების კამათელს აგორებს და მოსულს იღებს. გაუყიდავი შელოცვები გადაიგდება.

homm3-ask-buy-spell = { $event }: იყიდე შელოცვა ან სხვა აირჩიე.
homm3-ask-merchant = იყიდე არტეფაქტები: მცირე 3 ოქრო ღირს, დიდი 5, რელიკვია 7.
homm3-ask-messenger = იყიდე შენი ორი არტეფაქტიდან ერთი ან ორივეზე უარი თქვი.
homm3-ask-bid = რამდენ ოქროს ასახელებ კარტისთვის: { $card }? ჯერ ვერავინ ხედავს.
homm3-ask-thieves = შეგიძლია ნეიტრალური დასტის 2 კარტი ნახო.
homm3-ask-top-or-bottom = სად მიდის დარჩენილი კარტები?
homm3-ask-put-on-deck = რომელ კარტს დებ შემდეგ?
homm3-ask-camp = შეგიძლია ნეიტრალური დასტის კარტები გაშალო.
homm3-ask-prisoner = რომელი დასტიდან მოდის შემდეგი პატიმარი?
homm3-ask-prison = დაიქირავე პატიმარი ან ერთი 3 ოქროს სანაცვლოდ გადააგდე.
homm3-ask-pool = დადე კარტი პირქვე საერთო გროვაში.
homm3-ask-forest = აიღე გროვიდან შემთხვევითი კარტი ან 4 ოქრო.
homm3-ask-match-die = შეგიძლია გროვიდან აიღო კამათელი, რომელზეც იგივე მოვიდა, რაც შენთან.

homm3-option-event-give-up = ორივეზე უარი თქვი და გააგორე რესურსების 2 კამათელი
homm3-option-buy-spell = იყიდე { $card }. გადასახდელი: { $resource }
homm3-option-buy-artifact = იყიდე { $card }
homm3-option-buy-discarded = იყიდე { $card } გადაგდებული კარტებიდან
homm3-option-bid = დაასახელე { $amount } ოქრო
homm3-option-on-top = დასტის თავზე
homm3-option-to-bottom = დასტის ქვეშ
homm3-option-put-on-deck = { $card }
homm3-option-draw-units = გაშალე { $amount } კარტი აქედან: { $deck }
homm3-option-sell-unit = გადააგდე { $troop } 3 ოქროს სანაცვლოდ
homm3-option-pool-card = დადე გროვაში { $card }
homm3-option-pool-deck = დადე გროვაში ზედა კარტი აქედან: { $deck }
homm3-option-forest-card = აიღე შემთხვევითი კარტი
homm3-option-forest-gold = აიღე 4 ოქრო

homm3-log-bought-card = { $seat } ყიდულობს: { $card }.
homm3-log-unsold = { $card } გადაიგდება.
homm3-log-bid = { $seat }: დასახელებულია { $gold } ოქრო.
homm3-log-reshuffled-own = { $seat } გადაგდებულ კარტებს დასტაში ურევს.
homm3-log-put-on-deck = { $place ->
        [on-top] { $seat } დანარჩენს თავზე დებს: { $deck }.
       *[to-bottom] { $seat } დანარჩენს ქვეშ დებს: { $deck }.
    }
homm3-log-sold-unit = { $seat } რაზმს ოქროს სანაცვლოდ აგდებს: { $troop }.
homm3-log-pooled = { $source ->
        [hand] { $seat } ხელიდან კარტს გროვაში დებს.
        [spell] { $seat } ზედა შელოცვას გროვაში დებს.
        [artifact] { $seat } ზედა არტეფაქტს გროვაში დებს.
       *[ability] { $seat } ზედა უნარს გროვაში დებს.
    }
homm3-log-pooled-card = გროვაში დადებული გაქვს: { $card }.
homm3-log-took-from-pool = { $seat } გროვიდან კარტს იღებს.

### he

homm3-event-a_shady_auction = מכירה פומבית מפוקפקת
    .text = שלושה חפצים נמכרים במכירה פומבית בזה אחר זה. כל השחקנים מציעים זהב בסתר. ההצעה הגבוהה ביותר משולמת וזוכה בקלף; בתיקו או בלי הצעה הוא נזרק.
homm3-event-artifact_merchant = סוחר החפצים
    .text = חמישה חפצים עוברים פעם אחת בין כולם. קנו כל מספר מהם, או במקום זאת את הקלף העליון של ערימת החפצים הזרוקים. חפץ משני עולה 3 זהב, עוצמתי 5, אגדי 7.
homm3-event-den_of_thieves = מאורת הגנבים
    .text = מי ששלף את האירוע רשאי להסתכל על שני קלפים של חפיסה נייטרלית ולגייס אחד מהם במחירו. האחרים מונחים בראש החפיסה או בתחתיתה.
homm3-event-library_of_enlightenment = ספרייה
    .text = שני קסמים לכל אחד מהשחקנים נפרשים גלויים. כל השחקנים רשאים לקנות אחד תמורת 6 זהב או 2 קריסטלים.
homm3-event-mage_laboratory = מעבדת הקוסמים
    .text = שני קסמים לכל אחד מהשחקנים נפרשים גלויים. כל השחקנים רשאים לקנות אחד תמורת 4 זהב או קריסטל אחד, ולערבב אותו לתוך החפיסה שלהם יחד עם ערימת הזרוקים שלהם.
homm3-event-magical_forest = היער הקסום
    .text = כל השחקנים מניחים בקופה קלף סגור: קסם, חפץ או יכולת מהיד, או את הקלף העליון של חפיסה כזאת. אחר כך כל השחקנים לוקחים קלף אקראי מהקופה או 4 זהב.
homm3-event-mercenary_camp = מחנה שכירי החרב
    .text = כל השחקנים רשאים לפרוש עד שני קלפים של חפיסה נייטרלית. אחר כך כל השחקנים רשאים לגייס אחת מכל היחידות האלה במחירה.
homm3-event-messenger_with_supplies = השליח עם האספקה
    .text = כל השחקנים חושפים שני חפצים. קנו אחד משלכם תמורת 3, 5 או 7 זהב, או זרקו את שניהם, הטילו שתי קוביות משאבים וקבלו אחת.
homm3-event-mischievous_leprechaun = הלפריקון השובב
    .text = מטילים קופה של שתי קוביות אוצרות ושתי קוביות משאבים. אחר כך כל השחקנים מטילים קובייה אחת מכל סוג, ורשאים לקחת ולבצע קובייה מהקופה שמראה אותו דבר.
homm3-event-prison = בית כלא
    .text = מי ששלף את האירוע חושף שתי יחידות נייטרליות, מגייס אחת במחירה או זורק אותה תמורת 3 זהב, ומעביר את האחרת הלאה. כל אחד מהשחקנים הבאים מוסיף אחת ועושה אותו דבר.
homm3-event-shrine_of_the_magic_thought = מקדש מחשבת הקסם
    .text = שני קסמים לכל אחד מהשחקנים נפרשים גלויים. כל השחקנים קונים אחד תמורת 6 זהב או 2 קריסטלים, או מטילים קוביית משאבים ומקבלים את מה שהיא מראה. קסמים שלא נמכרו נזרקים.

homm3-ask-buy-spell = { $event }: קנו קסם, או בחרו אחרת.
homm3-ask-merchant = קנו חפצים: חפץ משני עולה 3 זהב, עוצמתי 5, אגדי 7.
homm3-ask-messenger = קנו אחד משני החפצים שלכם, או ותרו על שניהם.
homm3-ask-bid = כמה זהב תציעו עבור { $card }? עדיין איש אינו רואה את ההצעה.
homm3-ask-thieves = אתם רשאים להסתכל על שני קלפים של חפיסה נייטרלית.
homm3-ask-top-or-bottom = לאן יחזרו הקלפים שנותרו?
homm3-ask-put-on-deck = איזה קלף תניחו כעת?
homm3-ask-camp = אתם רשאים לפרוש קלפים של חפיסה נייטרלית.
homm3-ask-prisoner = מאיזו חפיסה יגיעו האסירים הבאים?
homm3-ask-prison = גייסו את אחת מיחידות האסירים, או זרקו אחת תמורת 3 זהב.
homm3-ask-pool = הניחו קלף סגור בקופה.
homm3-ask-forest = קחו קלף אקראי מהקופה, או 4 זהב.
homm3-ask-match-die = אתם רשאים לקחת מהקופה קובייה שמראה את מה שהטלתם.

homm3-option-event-give-up = ויתור על שניהם והטלת שתי קוביות משאבים
homm3-option-buy-spell = קניית { $card }. התשלום: { $resource }
homm3-option-buy-artifact = קניית { $card }
homm3-option-buy-discarded = קניית { $card } מערימת הזרוקים
homm3-option-bid = הצעה של { $amount } זהב
homm3-option-on-top = לראש החפיסה
homm3-option-to-bottom = לתחתית החפיסה
homm3-option-put-on-deck = { $card }
homm3-option-draw-units = פרישת קלפים ({ $amount }) מ{ $deck }
homm3-option-sell-unit = זריקת { $troop } תמורת 3 זהב
homm3-option-pool-card = הנחת { $card } בקופה
homm3-option-pool-deck = הנחת הקלף העליון של { $deck } בקופה
homm3-option-forest-card = לקחת קלף אקראי
homm3-option-forest-gold = לקחת 4 זהב

homm3-log-bought-card = { $seat }: קניית { $card }.
homm3-log-unsold = הקלף { $card } נזרק.
homm3-log-bid = { $seat }: הצעה של { $gold } זהב.
homm3-log-reshuffled-own = { $seat }: ערבוב ערימת הזרוקים לתוך החפיסה.
homm3-log-put-on-deck = { $place ->
        [on-top] { $seat }: החזרת השאר לראש { $deck }.
       *[to-bottom] { $seat }: החזרת השאר לתחתית { $deck }.
    }
homm3-log-sold-unit = { $seat }: זריקת { $troop } תמורת זהב.
homm3-log-pooled = { $source ->
        [hand] { $seat }: הנחת קלף מהיד בקופה.
        [spell] { $seat }: הנחת הקסם העליון בקופה.
        [artifact] { $seat }: הנחת החפץ העליון בקופה.
       *[ability] { $seat }: הנחת היכולת העליונה בקופה.
    }
homm3-log-pooled-card = הנחתם את { $card } בקופה.
homm3-log-took-from-pool = { $seat }: קלף מהקופה.
