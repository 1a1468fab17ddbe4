### en

homm3-event-crypt = Crypt
    .text = Choose one: lose morale and roll 2 Treasure dice, of which you resolve one unless either shows experience; or gain positive morale. The Necropolis may instead reinforce a bronze or silver unit for half of its price.
homm3-event-cursed_swamp = Cursed Swamp
    .text = Choose one: lose morale, roll 2 Treasure dice and resolve one; or remove Spells from your hand, where two or more earn a Search (3) of the Artifact deck; or lose your cheapest unit. The Necropolis may instead reinforce a bronze or silver unit for free.
homm3-event-garden_of_revelation = Garden of Revelation
    .text = You may take 4 cards from your deck or discard pile, then remove Spells and Abilities from your hand. Every two of them earn a Search (2) of the Spell or Ability deck. Afterwards you discard your hand and draw a new one.
homm3-event-market_of_time = Market of Time
    .text = You may discard cards and draw up to 2 more than your hand limit, then remove Abilities and Spells from your hand. Every two of them earn a Search (2) of the Artifact deck.
homm3-event-marketplace = Marketplace
    .text = Choose one: roll a Resource die and receive what it shows; or use the trade table; or offer the other players one deal.
homm3-event-school_of_magic_and_school_of_war = School of Magic and School of War
    .text = You may discard cards and draw up to 2 more than your hand limit, then remove Abilities and Spells from your hand. Every two of them earn a Search (2) of the Ability or Spell deck.
homm3-event-stables = Stables
    .text = Choose one: your Main Hero gains 1 movement point; or one of your heroes loses one and you roll a Resource die and receive what it shows.
homm3-event-the_villagers_plea = The Villagers’ Plea
    .text = Give one of these: an Artifact or Spell from your hand, which is removed from the game; 1 building material; 5 gold; a hero’s movement point.
homm3-event-withered_hermit = Withered Hermit
    .text = You may name a resource and roll 3 Resource dice: if none shows it, receive what one of them shows; otherwise lose what one of them shows. Or roll a Resource die: you may pay what it shows to Search (2) the Artifact deck.

homm3-ask-event = { $event }: choose one.
homm3-ask-lose-unit = Which of your cheapest units leaves?
homm3-ask-earned-search = You have earned a Search (2).
homm3-ask-take-cards = Take { $count } cards. From where?
homm3-ask-market-give = What do you offer?
homm3-ask-market-given = You offer { $resource }. How much of it?
homm3-ask-market-want = What do you want in return?
homm3-ask-market-wanted = You want { $resource }. How much of it?
homm3-ask-market-deal = { $seat } offers { $paid } { $give ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    } and wants { $got } { $want ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    }.
homm3-ask-name-resource = Name a resource.
homm3-ask-lose-die = A die shows what you named. Which die do you pay?
homm3-ask-haggle = Pay { $amount } { $resource } for a Search (2) of the Artifact deck?

homm3-option-event-leave = Leave without anything
homm3-option-event-rob = Lose morale and roll 2 Treasure dice; experience on either spoils both
homm3-option-event-pray = Gain positive morale
homm3-option-event-raise-half = Reinforce a bronze or silver unit for half of its price
homm3-option-event-wade = Lose morale, roll 2 Treasure dice and resolve one
homm3-option-event-sink-spells = Remove Spells from your hand
homm3-option-event-sink-unit = Lose your cheapest unit
homm3-option-event-raise-free = Reinforce a bronze or silver unit for free
homm3-option-event-meditate = Take cards, remove Spells and Abilities, draw a new hand
homm3-option-event-study = Refresh your hand, then remove Abilities and Spells
homm3-option-event-roll = Roll a Resource die
homm3-option-event-trade = Use the trade table
homm3-option-event-deal = Offer the other players a deal
homm3-option-event-ride = Your Main Hero gains 1 movement point
homm3-option-event-sell-horse = Give up a movement point and roll a Resource die
homm3-option-event-give-card = Remove an Artifact or a Spell from your hand
homm3-option-event-give-materials = Give 1 building material
homm3-option-event-give-gold = Give 5 gold
homm3-option-event-give-time = Give up a movement point
homm3-option-event-bet = Name a resource and roll 3 Resource dice
homm3-option-event-haggle = Roll the price of a Search (2) of the Artifact deck
homm3-option-lose-unit = { $troop } leave
homm3-option-take-from-deck = Draw them from your deck
homm3-option-take-from-discards = Take the top cards of your discard pile
homm3-option-market-give = { $resource }
homm3-option-market-want = { $resource }
homm3-option-market-accept = Accept
homm3-option-lose-die = Pay { $face }

homm3-log-event-way = { $way ->
        [event-leave] { $seat } leaves.
        [event-rob] { $seat } robs the Crypt.
        [event-pray] { $seat } prays.
        [event-raise-half] { $seat } reinforces a unit.
        [event-raise-free] { $seat } reinforces a unit.
        [event-wade] { $seat } wades on.
        [event-sink-spells] { $seat } gives up Spells.
        [event-sink-unit] { $seat } gives up a unit.
        [event-meditate] { $seat } enters the Garden.
        [event-study] { $seat } studies.
        [event-roll] { $seat } rolls for resources.
        [event-trade] { $seat } uses the trade table.
        [event-deal] { $seat } offers a deal.
        [event-ride] { $seat } takes a horse.
        [event-sell-horse] { $seat } gives up a movement point.
        [event-give-card] { $seat } gives a card.
        [event-give-materials] { $seat } gives building materials.
        [event-give-gold] { $seat } gives gold.
        [event-give-time] { $seat } gives a movement point.
        [event-bet] { $seat } bets on the dice.
       *[event-haggle] { $seat } asks for a price.
    }
homm3-log-crypt-empty = { $seat } finds nothing in the Crypt.
homm3-log-market-offered = { $seat } offers { $paid } { $give ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    } for { $got } { $want ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    }.
homm3-log-named = { $seat } names { $resource }.

### el

homm3-event-crypt = Κρύπτη
    .text = Επίλεξε ένα: χάσε ηθικό και ρίξε 2 ζάρια θησαυρού, από τα οποία εκτελείς το ένα, εκτός αν κάποιο δείξει εμπειρία· ή κέρδισε θετικό ηθικό. Η Νεκρόπολη μπορεί αντί γι’ αυτά να ενισχύσει μια χάλκινη ή ασημένια μονάδα στη μισή τιμή.
homm3-event-cursed_swamp = Καταραμένος Βάλτος
    .text = Επίλεξε ένα: χάσε ηθικό, ρίξε 2 ζάρια θησαυρού και εκτέλεσε το ένα· ή βγάλε ξόρκια του χεριού σου από το παιχνίδι, όπου δύο ή περισσότερα φέρνουν μια Αναζήτηση (3) στην τράπουλα των τεχνημάτων· ή χάσε τη φθηνότερη μονάδα σου. Η Νεκρόπολη μπορεί αντί γι’ αυτά να ενισχύσει δωρεάν μια χάλκινη ή ασημένια μονάδα.
homm3-event-garden_of_revelation = Κήπος της Αποκάλυψης
    .text = Μπορείς να πάρεις 4 κάρτες της τράπουλας ή της στοίβας ξεσκαρταρίσματός σου, έπειτα να βγάλεις ξόρκια και ικανότητες του χεριού σου από το παιχνίδι. Κάθε δύο από αυτά φέρνουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών ή των ικανοτήτων. Μετά ξεσκαρτάρεις το χέρι σου και τραβάς καινούργιο.
homm3-event-market_of_time = Αγορά του Χρόνου
    .text = Μπορείς να ξεσκαρτάρεις κάρτες και να τραβήξεις έως 2 πάνω από το όριο χεριού σου, έπειτα να βγάλεις ικανότητες και ξόρκια του χεριού σου από το παιχνίδι. Κάθε δύο από αυτά φέρνουν μια Αναζήτηση (2) στην τράπουλα των τεχνημάτων.
homm3-event-marketplace = Παζάρι
    .text = Επίλεξε ένα: ρίξε ένα ζάρι πόρων και πάρε ό,τι δείξει· ή αντάλλαξε κατά τον πίνακα· ή πρότεινε στους άλλους παίκτες μία συμφωνία.
homm3-event-school_of_magic_and_school_of_war = Σχολή Μαγείας και Σχολή Πολέμου
    .text = Μπορείς να ξεσκαρτάρεις κάρτες και να τραβήξεις έως 2 πάνω από το όριο χεριού σου, έπειτα να βγάλεις ικανότητες και ξόρκια του χεριού σου από το παιχνίδι. Κάθε δύο από αυτά φέρνουν μια Αναζήτηση (2) στην τράπουλα των ικανοτήτων ή των ξορκιών.
homm3-event-stables = Στάβλοι
    .text = Επίλεξε ένα: ο Κύριος Ήρωάς σου κερδίζει 1 πόντο κίνησης· ή ένας ήρωάς σου χάνει έναν, και ρίχνεις ένα ζάρι πόρων και παίρνεις ό,τι δείξει.
homm3-event-the_villagers_plea = Παράκληση των Χωρικών
    .text = Δώσε ένα από αυτά: ένα τέχνημα ή ξόρκι του χεριού σου, που βγαίνει από το παιχνίδι· 1 οικοδομικό υλικό· 5 χρυσά· έναν πόντο κίνησης ενός ήρωα.
homm3-event-withered_hermit = Ρυτιδιασμένος Ερημίτης
    .text = Μπορείς να ονομάσεις έναν πόρο και να ρίξεις 3 ζάρια πόρων: αν κανένα δεν τον δείξει, παίρνεις ό,τι δείχνει ένα από αυτά, αλλιώς χάνεις ό,τι δείχνει ένα. Ή ρίξε ένα ζάρι πόρων: για όσα δείξει μπορείς να κάνεις Αναζήτηση (2) στην τράπουλα των τεχνημάτων.

homm3-ask-event = { $event }: επίλεξε ένα.
homm3-ask-lose-unit = Ποια από τις φθηνότερες μονάδες σου φεύγει;
homm3-ask-earned-search = Κέρδισες μια Αναζήτηση (2).
homm3-ask-take-cards = Πάρε { $count } κάρτες. Από πού;
homm3-ask-market-give = Τι προσφέρεις;
homm3-ask-market-given = Προσφέρεις: { $resource }. Πόσα;
homm3-ask-market-want = Τι ζητάς γι’ αυτό;
homm3-ask-market-wanted = Ζητάς: { $resource }. Πόσα;
homm3-ask-market-deal = { $give ->
        [gold] { $seat } προσφέρει χρυσά: { $paid },
        [materials] { $seat } προσφέρει οικοδομικά υλικά: { $paid },
       *[valuables] { $seat } προσφέρει πολύτιμα: { $paid },
    } { $want ->
        [gold] και ζητά χρυσά: { $got }.
        [materials] και ζητά οικοδομικά υλικά: { $got }.
       *[valuables] και ζητά πολύτιμα: { $got }.
    }
homm3-ask-name-resource = Ονόμασε έναν πόρο.
homm3-ask-lose-die = Ένα ζάρι δείχνει αυτό που ονόμασες. Ποιο ζάρι πληρώνεις;
homm3-ask-haggle = Πληρώνεις { $amount } ({ $resource }) για μια Αναζήτηση (2) στην τράπουλα των τεχνημάτων;

homm3-option-event-leave = Αποχώρηση χωρίς τίποτα
homm3-option-event-rob = Απώλεια ηθικού και ρίψη 2 ζαριών θησαυρού· μία εμπειρία χαλά και τα δύο
homm3-option-event-pray = Κέρδος θετικού ηθικού
homm3-option-event-raise-half = Ενίσχυση μιας χάλκινης ή ασημένιας μονάδας στη μισή τιμή
homm3-option-event-wade = Απώλεια ηθικού, ρίψη 2 ζαριών θησαυρού και εκτέλεση του ενός
homm3-option-event-sink-spells = Έξοδος ξορκιών του χεριού σου από το παιχνίδι
homm3-option-event-sink-unit = Απώλεια της φθηνότερης μονάδας σου
homm3-option-event-raise-free = Δωρεάν ενίσχυση μιας χάλκινης ή ασημένιας μονάδας
homm3-option-event-meditate = Πάρε κάρτες, βγάλε ξόρκια και ικανότητες, τράβηξε καινούργιο χέρι
homm3-option-event-study = Ανανέωσε το χέρι σου, έπειτα βγάλε ικανότητες και ξόρκια
homm3-option-event-roll = Ρίψη ενός ζαριού πόρων
homm3-option-event-trade = Ανταλλαγή κατά τον πίνακα
homm3-option-event-deal = Πρόταση συμφωνίας στους άλλους παίκτες
homm3-option-event-ride = Ο Κύριος Ήρωάς σου κερδίζει 1 πόντο κίνησης
homm3-option-event-sell-horse = Ένας πόντος κίνησης για τη ρίψη ενός ζαριού πόρων
homm3-option-event-give-card = Έξοδος ενός τεχνήματος ή ξορκιού του χεριού σου από το παιχνίδι
homm3-option-event-give-materials = Προσφορά 1 οικοδομικού υλικού
homm3-option-event-give-gold = Προσφορά 5 χρυσών
homm3-option-event-give-time = Προσφορά ενός πόντου κίνησης
homm3-option-event-bet = Επιλογή ενός πόρου και ρίψη 3 ζαριών πόρων
homm3-option-event-haggle = Ρίψη για την τιμή μιας Αναζήτησης (2) στην τράπουλα των τεχνημάτων
homm3-option-lose-unit = Φεύγουν: { $troop }
homm3-option-take-from-deck = Τράβηξέ τες από την τράπουλά σου
homm3-option-take-from-discards = Πάρε τις επάνω κάρτες της στοίβας ξεσκαρταρίσματός σου
homm3-option-market-give = { $resource }
homm3-option-market-want = { $resource }
homm3-option-market-accept = Αποδοχή
homm3-option-lose-die = Πληρωμή: { $face }

homm3-log-event-way = { $way ->
        [event-leave] { $seat } αποχωρεί.
        [event-rob] { $seat } λεηλατεί την Κρύπτη.
        [event-pray] { $seat } προσεύχεται.
        [event-raise-half] { $seat } ενισχύει μια μονάδα.
        [event-raise-free] { $seat } ενισχύει μια μονάδα.
        [event-wade] { $seat } προχωρά μέσα στον βάλτο.
        [event-sink-spells] { $seat } εγκαταλείπει ξόρκια.
        [event-sink-unit] { $seat } εγκαταλείπει μια μονάδα.
        [event-meditate] { $seat } μπαίνει στον Κήπο.
        [event-study] { $seat } μελετά.
        [event-roll] { $seat } ρίχνει για πόρους.
        [event-trade] { $seat } ανταλλάσσει κατά τον πίνακα.
        [event-deal] { $seat } προτείνει μια συμφωνία.
        [event-ride] { $seat } παίρνει ένα άλογο.
        [event-sell-horse] { $seat } δίνει έναν πόντο κίνησης.
        [event-give-card] { $seat } δίνει μια κάρτα.
        [event-give-materials] { $seat } δίνει οικοδομικά υλικά.
        [event-give-gold] { $seat } δίνει χρυσά.
        [event-give-time] { $seat } δίνει έναν πόντο κίνησης.
        [event-bet] { $seat } στοιχηματίζει στα ζάρια.
       *[event-haggle] { $seat } ζητά μια τιμή.
    }
homm3-log-crypt-empty = { $seat } δεν βρίσκει τίποτα στην Κρύπτη.
homm3-log-market-offered = { $give ->
        [gold] { $seat } προσφέρει χρυσά: { $paid },
        [materials] { $seat } προσφέρει οικοδομικά υλικά: { $paid },
       *[valuables] { $seat } προσφέρει πολύτιμα: { $paid },
    } { $want ->
        [gold] και ζητά χρυσά: { $got }.
        [materials] και ζητά οικοδομικά υλικά: { $got }.
       *[valuables] και ζητά πολύτιμα: { $got }.
    }
homm3-log-named = { $seat } ονομάζει: { $resource }.

### hu

homm3-event-crypt = Kripta
    .text = Válassz egyet: csökken a morálod, és dobsz 2 kincsdobókockával, amelyek közül egyet végrehajtasz, ha egyik sem mutat tapasztalatpontot; vagy pozitív morált kapsz. A Nekropolisz helyette fél áron megerősíthet egy bronz vagy ezüst egységet.
homm3-event-cursed_swamp = Elátkozott mocsár
    .text = Válassz egyet: csökken a morálod, dobsz 2 kincsdobókockával, és az egyiket végrehajtod; vagy varázslatokat távolítasz el a kezedből, és kettőért vagy többért Keresés (3) a varázstárgypakliban; vagy elveszted a legolcsóbb egységedet. A Nekropolisz helyette ingyen megerősíthet egy bronz vagy ezüst egységet.
homm3-event-garden_of_revelation = A kinyilatkoztatás kertje
    .text = Elvehetsz 4 lapot a paklidból vagy a dobott lapjaid közül, majd varázslatokat és képességeket távolíthatsz el a kezedből. Minden kettőért Keresés (2) a varázslat- vagy a képességpakliban. Utána eldobod a kezedben lévő lapokat, és újakat húzol.
homm3-event-market_of_time = Az idő piaca
    .text = Eldobhatsz lapokat, és a kézlimitednél 2 lappal többig húzhatsz, majd képességeket és varázslatokat távolíthatsz el a kezedből. Minden kettőért Keresés (2) a varázstárgypakliban.
homm3-event-marketplace = Piactér
    .text = Válassz egyet: dobsz egy erőforrás-dobókockával, és megkapod, amit mutat; vagy a táblázat szerint kereskedsz; vagy egy üzletet ajánlasz a többi játékosnak.
homm3-event-school_of_magic_and_school_of_war = Mágiaiskola és hadiiskola
    .text = Eldobhatsz lapokat, és a kézlimitednél 2 lappal többig húzhatsz, majd képességeket és varázslatokat távolíthatsz el a kezedből. Minden kettőért Keresés (2) a képesség- vagy a varázslatpakliban.
homm3-event-stables = Istálló
    .text = Válassz egyet: a Főhősöd 1 mozgáspontot kap; vagy az egyik hősöd elveszt egyet, te pedig dobsz egy erőforrás-dobókockával, és megkapod, amit mutat.
homm3-event-the_villagers_plea = A falusiak könyörgése
    .text = Adj egyet ezek közül: egy varázstárgyat vagy varázslatot a kezedből, amely kikerül a játékból; 1 építőanyagot; 5 aranyat; egy hős mozgáspontját.
homm3-event-withered_hermit = Aszott remete
    .text = Megnevezhetsz egy erőforrást, és dobhatsz 3 erőforrás-dobókockával: ha egyik sem azt mutatja, megkapod az egyiket, különben elveszted az egyiket. Vagy dobj egy erőforrás-dobókockával: amit mutat, annyiért Keresés (2) a varázstárgypakliban.

homm3-ask-event = { $event }: válassz egyet.
homm3-ask-lose-unit = Melyik legolcsóbb egységed távozzon?
homm3-ask-earned-search = Kiérdemeltél egy keresést: Keresés (2).
homm3-ask-take-cards = Vegyél el { $count } lapot. Honnan?
homm3-ask-market-give = Mit ajánlasz?
homm3-ask-market-given = Ezt ajánlod: { $resource }. Mennyit?
homm3-ask-market-want = Mit kérsz érte?
homm3-ask-market-wanted = Ezt kéred: { $resource }. Mennyit?
homm3-ask-market-deal = { $seat } ajánlata: { $paid } { $give ->
        [gold] arany
        [materials] építőanyag
       *[valuables] drágaság
    }. Amit kér érte: { $got } { $want ->
        [gold] arany
        [materials] építőanyag
       *[valuables] drágaság
    }.
homm3-ask-name-resource = Nevezz meg egy erőforrást.
homm3-ask-lose-die = Az egyik dobókocka azt mutatja, amit megneveztél. Melyiket fizeted ki?
homm3-ask-haggle = Fizetsz ennyit: { $amount } { $resource }? Cserébe Keresés (2) a varázstárgypakliban.

homm3-option-event-leave = Távozás üres kézzel
homm3-option-event-rob = Csökken a morál, és dobás 2 kincsdobókockával; ha valamelyik tapasztalatpont, mindkettő elvész
homm3-option-event-pray = Pozitív morál
homm3-option-event-raise-half = Egy bronz vagy ezüst egység megerősítése fél áron
homm3-option-event-wade = Csökken a morál, dobás 2 kincsdobókockával, és az egyik végrehajtása
homm3-option-event-sink-spells = Varázslatok eltávolítása a kezedből
homm3-option-event-sink-unit = A legolcsóbb egységed elvesztése
homm3-option-event-raise-free = Egy bronz vagy ezüst egység ingyenes megerősítése
homm3-option-event-meditate = Lapok felvétele, varázslatok és képességek eltávolítása, új lapok húzása
homm3-option-event-study = A lapjaid felfrissítése, majd képességek és varázslatok eltávolítása
homm3-option-event-roll = Dobás egy erőforrás-dobókockával
homm3-option-event-trade = Kereskedés a táblázat szerint
homm3-option-event-deal = Üzlet ajánlása a többi játékosnak
homm3-option-event-ride = A Főhősöd 1 mozgáspontot kap
homm3-option-event-sell-horse = Egy mozgáspont feladása és dobás egy erőforrás-dobókockával
homm3-option-event-give-card = Egy varázstárgy vagy varázslat eltávolítása a kezedből
homm3-option-event-give-materials = 1 építőanyag odaadása
homm3-option-event-give-gold = 5 arany odaadása
homm3-option-event-give-time = Egy mozgáspont feladása
homm3-option-event-bet = Egy erőforrás megnevezése és dobás 3 erőforrás-dobókockával
homm3-option-event-haggle = Dobás az árért: Keresés (2) a varázstárgypakliban
homm3-option-lose-unit = Távozik: { $troop }
homm3-option-take-from-deck = Húzás a paklidból
homm3-option-take-from-discards = A felső dobott lapjaid visszavétele
homm3-option-market-give = { $resource }
homm3-option-market-want = { $resource }
homm3-option-market-accept = Elfogadás
homm3-option-lose-die = Fizetés: { $face }

homm3-log-event-way = { $way ->
        [event-leave] { $seat } távozik.
        [event-rob] { $seat } kirabolja a Kriptát.
        [event-pray] { $seat } imádkozik.
        [event-raise-half] { $seat } megerősít egy egységet.
        [event-raise-free] { $seat } megerősít egy egységet.
        [event-wade] { $seat } tovább gázol.
        [event-sink-spells] { $seat } varázslatokat ad fel.
        [event-sink-unit] { $seat } felad egy egységet.
        [event-meditate] { $seat } belép a kertbe.
        [event-study] { $seat } tanul.
        [event-roll] { $seat } erőforrásokért dob.
        [event-trade] { $seat } a táblázat szerint kereskedik.
        [event-deal] { $seat } üzletet ajánl.
        [event-ride] { $seat } lovat visz magával.
        [event-sell-horse] { $seat } felad egy mozgáspontot.
        [event-give-card] { $seat } odaad egy lapot.
        [event-give-materials] { $seat } építőanyagot ad.
        [event-give-gold] { $seat } aranyat ad.
        [event-give-time] { $seat } odaad egy mozgáspontot.
        [event-bet] { $seat } fogad a dobásra.
       *[event-haggle] { $seat } árat kér.
    }
homm3-log-crypt-empty = { $seat } semmit sem talál a Kriptában.
homm3-log-market-offered = { $seat } ajánlata: { $paid } { $give ->
        [gold] arany
        [materials] építőanyag
       *[valuables] drágaság
    }. Amit kér érte: { $got } { $want ->
        [gold] arany
        [materials] építőanyag
       *[valuables] drágaság
    }.
homm3-log-named = { $seat } megnevezi: { $resource }.

### ka

homm3-event-crypt = აკლდამა
    .text = აირჩიე ერთი: შენი სულისკვეთება იკლებს და აგორებ განძის 2 კამათელს, რომლებიდანაც ერთს იღებ, თუ არცერთზე გამოცდილება არ მოვიდა; ან მიიღე დადებითი სულისკვეთება. ნეკროპოლისს მათ ნაცვლად შეუძლია ბრინჯაოს ან ვერცხლის რაზმი ნახევარ ფასად გააძლიეროს.
homm3-event-cursed_swamp = დაწყევლილი ჭაობი
    .text = აირჩიე ერთი: შენი სულისკვეთება იკლებს, აგორებ განძის 2 კამათელს და ერთს იღებ; ან გაიტანე თამაშიდან შენს ხელში მყოფი შელოცვები, სადაც ორი ან მეტი ძებნას (3) იძლევა არტეფაქტების დასტაში; ან დაკარგე შენი ყველაზე იაფი რაზმი. ნეკროპოლისს მათ ნაცვლად შეუძლია ბრინჯაოს ან ვერცხლის რაზმი უფასოდ გააძლიეროს.
homm3-event-garden_of_revelation = გამოცხადების ბაღი
    .text = შეგიძლია შენი დასტიდან ან გადაგდებული კარტებიდან 4 კარტი აიღო, შემდეგ ხელიდან შელოცვები და უნარები გაიტანო თამაშიდან. ყოველი ორი მათგანი ძებნას (2) იძლევა შელოცვების ან უნარების დასტაში. ბოლოს ხელში დარჩენილ კარტებს აგდებ და ახლებს იღებ.
homm3-event-market_of_time = დროის ბაზარი
    .text = შეგიძლია კარტები გადააგდო და კარტების ზღვარზე 2-ით მეტამდე აიღო, შემდეგ ხელიდან უნარები და შელოცვები გაიტანო თამაშიდან. ყოველი ორი მათგანი ძებნას (2) იძლევა არტეფაქტების დასტაში.
homm3-event-marketplace = ბაზარი
    .text = აირჩიე ერთი: გააგორე რესურსების კამათელი და მიიღე, რაც მოვა; ან ივაჭრე ცხრილით; ან შესთავაზე სხვა მოთამაშეებს ერთი გარიგება.
homm3-event-school_of_magic_and_school_of_war = მაგიის სკოლა და ომის სკოლა
    .text = შეგიძლია კარტები გადააგდო და კარტების ზღვარზე 2-ით მეტამდე აიღო, შემდეგ ხელიდან უნარები და შელოცვები გაიტანო თამაშიდან. ყოველი ორი მათგანი ძებნას (2) იძლევა უნარების ან შელოცვების დასტაში.
homm3-event-stables = თავლა
    .text = აირჩიე ერთი: შენი მთავარი გმირი გადაადგილების 1 ქულას იღებს; ან შენი ერთი გმირი 1 ქულას კარგავს, შენ კი რესურსების კამათელს აგორებ და მოსულს იღებ.
homm3-event-the_villagers_plea = სოფლელების თხოვნა
    .text = გაეცი ერთი ამათგან: შენს ხელში მყოფი არტეფაქტი ან შელოცვა, რომელიც თამაშიდან გადის; 1 სამშენებლო მასალა; 5 ოქრო; გმირის გადაადგილების 1 ქულა.
homm3-event-withered_hermit = ჩამომხმარი განდეგილი
    .text = შეგიძლია რესურსი დაასახელო და რესურსების 3 კამათელი გააგორო: თუ არცერთზე ის არ მოვიდა, ერთ კამათელს იღებ, თუ მოვიდა – ერთს კარგავ. ან გააგორე რესურსების კამათელი: იმის ფასად, რაც მოვა, შეგიძლია შეასრულო ძებნა (2) არტეფაქტების დასტაში.

homm3-ask-event = { $event }: აირჩიე ერთი.
homm3-ask-lose-unit = შენი ყველაზე იაფი რაზმებიდან რომელი მიდის?
homm3-ask-earned-search = დამსახურებული გაქვს ძებნა (2).
homm3-ask-take-cards = აიღე კარტები: { $count }. საიდან?
homm3-ask-market-give = რას სთავაზობ?
homm3-ask-market-given = შენ სთავაზობ: { $resource }. რამდენს?
homm3-ask-market-want = რა გინდა სანაცვლოდ?
homm3-ask-market-wanted = შენ გინდა: { $resource }. რამდენი?
homm3-ask-market-deal = { $seat } სთავაზობს: { $paid } { $give ->
        [gold] ოქრო
        [materials] სამშენებლო მასალა
       *[valuables] ძვირფასეულობა
    }. სანაცვლოდ ითხოვს: { $got } { $want ->
        [gold] ოქრო
        [materials] სამშენებლო მასალა
       *[valuables] ძვირფასეულობა
    }.
homm3-ask-name-resource = დაასახელე რესურსი.
homm3-ask-lose-die = ერთ კამათელზე ის მოვიდა, რაც დაასახელე. რომელ კამათელს იხდი?
homm3-ask-haggle = გადაიხდი არტეფაქტების დასტაში ძებნისთვის (2)? ფასი: { $amount } { $resource }.

homm3-option-event-leave = წადი ხელცარიელი
homm3-option-event-rob = სულისკვეთება იკლებს, გააგორე განძის 2 კამათელი; თუ ერთზე მაინც გამოცდილებაა, ორივე ფუჭდება
homm3-option-event-pray = მიიღე დადებითი სულისკვეთება
homm3-option-event-raise-half = გააძლიერე ბრინჯაოს ან ვერცხლის რაზმი ნახევარ ფასად
homm3-option-event-wade = სულისკვეთება იკლებს, გააგორე განძის 2 კამათელი და ერთი მიიღე
homm3-option-event-sink-spells = გაიტანე თამაშიდან შენს ხელში მყოფი შელოცვები
homm3-option-event-sink-unit = დაკარგე შენი ყველაზე იაფი რაზმი
homm3-option-event-raise-free = გააძლიერე ბრინჯაოს ან ვერცხლის რაზმი უფასოდ
homm3-option-event-meditate = აიღე კარტები, გაიტანე თამაშიდან შელოცვები და უნარები, აიღე ახალი კარტები
homm3-option-event-study = განაახლე კარტები, შემდეგ გაიტანე თამაშიდან უნარები და შელოცვები
homm3-option-event-roll = გააგორე რესურსების კამათელი
homm3-option-event-trade = ივაჭრე ცხრილით
homm3-option-event-deal = შესთავაზე სხვა მოთამაშეებს გარიგება
homm3-option-event-ride = შენი მთავარი გმირი გადაადგილების 1 ქულას იღებს
homm3-option-event-sell-horse = დათმე გადაადგილების ქულა და გააგორე რესურსების კამათელი
homm3-option-event-give-card = გაიტანე თამაშიდან შენს ხელში მყოფი არტეფაქტი ან შელოცვა
homm3-option-event-give-materials = გაეცი 1 სამშენებლო მასალა
homm3-option-event-give-gold = გაეცი 5 ოქრო
homm3-option-event-give-time = დათმე გადაადგილების ქულა
homm3-option-event-bet = დაასახელე რესურსი და გააგორე რესურსების 3 კამათელი
homm3-option-event-haggle = გააგორე არტეფაქტების დასტაში ძებნის (2) ფასი
homm3-option-lose-unit = მიდიან: { $troop }
homm3-option-take-from-deck = აიღე შენი დასტიდან
homm3-option-take-from-discards = აიღე შენი ზედა გადაგდებული კარტები
homm3-option-market-give = { $resource }
homm3-option-market-want = { $resource }
homm3-option-market-accept = დათანხმდი
homm3-option-lose-die = გადაიხადე { $face }

homm3-log-event-way = { $way ->
        [event-leave] { $seat } მიდის.
        [event-rob] { $seat } აკლდამას ძარცვავს.
        [event-pray] { $seat } ლოცულობს.
        [event-raise-half] { $seat } რაზმს აძლიერებს.
        [event-raise-free] { $seat } რაზმს აძლიერებს.
        [event-wade] { $seat } ჭაობში წინ მიიწევს.
        [event-sink-spells] { $seat } შელოცვებს თმობს.
        [event-sink-unit] { $seat } რაზმს თმობს.
        [event-meditate] { $seat } ბაღში შედის.
        [event-study] { $seat } სწავლობს.
        [event-roll] { $seat } რესურსებისთვის აგორებს.
        [event-trade] { $seat } ცხრილით ვაჭრობს.
        [event-deal] { $seat } გარიგებას სთავაზობს.
        [event-ride] { $seat } ცხენს იღებს.
        [event-sell-horse] { $seat } გადაადგილების ქულას თმობს.
        [event-give-card] { $seat } კარტს გასცემს.
        [event-give-materials] { $seat } სამშენებლო მასალას გასცემს.
        [event-give-gold] { $seat } ოქროს გასცემს.
        [event-give-time] { $seat } გადაადგილების ქულას თმობს.
        [event-bet] { $seat } კამათელზე ნიძლავდება.
       *[event-haggle] { $seat } ფასს კითხულობს.
    }
homm3-log-crypt-empty = { $seat } აკლდამაში ვერაფერს პოულობს.
homm3-log-market-offered = { $seat } სთავაზობს: { $paid } { $give ->
        [gold] ოქრო
        [materials] სამშენებლო მასალა
       *[valuables] ძვირფასეულობა
    }. სანაცვლოდ: { $got } { $want ->
        [gold] ოქრო
        [materials] სამშენებლო მასალა
       *[valuables] ძვირფასეულობა
    }.
homm3-log-named = { $seat } ასახელებს: { $resource }.

### he

homm3-event-crypt = כוך קבורה
    .text = בחרו אחד: אבדו מורל והטילו שתי קוביות אוצרות, ובצעו אחת מהן אלא אם אחת מהן מראה ניסיון; או קבלו מורל חיובי. צבא הנקרופוליס רשאי במקום זאת לתגבר יחידת ארד או כסף בחצי ממחירה.
homm3-event-cursed_swamp = הביצה המקוללת
    .text = בחרו אחד: אבדו מורל, הטילו שתי קוביות אוצרות ובצעו אחת מהן; או הסירו קסמים מהיד, ושניים או יותר מזכים בחיפוש (3) בחפיסת החפצים; או אבדו את היחידה הזולה ביותר שלכם. צבא הנקרופוליס רשאי במקום זאת לתגבר יחידת ארד או כסף בחינם.
homm3-event-garden_of_revelation = גן ההתגלות
    .text = אתם רשאים לקחת ארבעה קלפים מהחפיסה או מערימת הזרוקים שלכם, ואז להסיר קסמים ויכולות מהיד. כל שניים מהם מזכים בחיפוש (2) בחפיסת הקסמים או היכולות. אחר כך אתם זורקים את היד ושולפים יד חדשה.
homm3-event-market_of_time = שוק הזמן
    .text = אתם רשאים לזרוק קלפים ולשלוף עד שניים יותר ממספר הקלפים המקסימלי שלכם, ואז להסיר יכולות וקסמים מהיד. כל שניים מהם מזכים בחיפוש (2) בחפיסת החפצים.
homm3-event-marketplace = כיכר השוק
    .text = בחרו אחד: הטילו קוביית משאבים וקבלו את מה שהיא מראה; או סחרו לפי הטבלה; או הציעו לשחקנים האחרים עסקה אחת.
homm3-event-school_of_magic_and_school_of_war = בית הספר לקסם ובית הספר למלחמה
    .text = אתם רשאים לזרוק קלפים ולשלוף עד שניים יותר ממספר הקלפים המקסימלי שלכם, ואז להסיר יכולות וקסמים מהיד. כל שניים מהם מזכים בחיפוש (2) בחפיסת היכולות או הקסמים.
homm3-event-stables = אורוות
    .text = בחרו אחד: הגיבור הראשי שלכם מקבל נקודת תנועה אחת; או שאחד הגיבורים שלכם מאבד נקודה אחת, ואתם מטילים קוביית משאבים ומקבלים את מה שהיא מראה.
homm3-event-the_villagers_plea = תחנוני הכפריים
    .text = תנו אחד מאלה: חפץ או קסם מהיד, שיוצא מהמשחק; אבן אחת; 5 זהב; נקודת תנועה של גיבור.
homm3-event-withered_hermit = הנזיר הקמל
    .text = אתם רשאים לנקוב במשאב ולהטיל שלוש קוביות משאבים: אם אף אחת אינה מראה אותו, אתם מקבלים אחת, אחרת אתם מאבדים אחת. או הטילו קוביית משאבים: תמורת מה שהיא מראה אתם רשאים לחפש (2) בחפיסת החפצים.

homm3-ask-event = { $event }: בחרו אחד.
homm3-ask-lose-unit = איזו מהיחידות הזולות ביותר שלכם תעזוב?
homm3-ask-earned-search = זכיתם בחיפוש (2).
homm3-ask-take-cards = { $count ->
        [one] קחו קלף אחד. מאין?
        [two] קחו שני קלפים. מאין?
       *[other] קחו { $count } קלפים. מאין?
    }
homm3-ask-market-give = מה תציעו?
homm3-ask-market-given = אתם מציעים: { $resource }. כמה?
homm3-ask-market-want = מה תרצו בתמורה?
homm3-ask-market-wanted = אתם רוצים: { $resource }. כמה?
homm3-ask-market-deal = { $seat }: הצעה של { $give ->
        [gold] זהב
        [materials] אבנים
       *[valuables] קריסטלים
    } ({ $paid }) תמורת { $want ->
        [gold] זהב
        [materials] אבנים
       *[valuables] קריסטלים
    } ({ $got }).
homm3-ask-name-resource = נקבו במשאב.
homm3-ask-lose-die = קובייה מראה את מה שנקבתם. לפי איזו קובייה תשלמו?
homm3-ask-haggle = לשלם תמורת חיפוש (2) בחפיסת החפצים? המחיר: { $resource } ({ $amount }).

homm3-option-event-leave = עזיבה בלי כלום
homm3-option-event-rob = אובדן מורל והטלת שתי קוביות אוצרות; ניסיון באחת מהן מקלקל את שתיהן
homm3-option-event-pray = קבלת מורל חיובי
homm3-option-event-raise-half = תגבור יחידת ארד או כסף בחצי ממחירה
homm3-option-event-wade = אובדן מורל, הטלת שתי קוביות אוצרות וביצוע אחת מהן
homm3-option-event-sink-spells = הסרת קסמים מהיד
homm3-option-event-sink-unit = אובדן היחידה הזולה ביותר שלכם
homm3-option-event-raise-free = תגבור יחידת ארד או כסף בחינם
homm3-option-event-meditate = עוד קלפים, הסרת קסמים ויכולות, שליפת יד חדשה
homm3-option-event-study = חידוש היד, ואז הסרת יכולות וקסמים
homm3-option-event-roll = הטלת קוביית משאבים
homm3-option-event-trade = מסחר לפי הטבלה
homm3-option-event-deal = הצעת עסקה לשחקנים האחרים
homm3-option-event-ride = הגיבור הראשי שלכם מקבל נקודת תנועה אחת
homm3-option-event-sell-horse = ויתור על נקודת תנועה והטלת קוביית משאבים
homm3-option-event-give-card = הסרת חפץ או קסם מהיד
homm3-option-event-give-materials = לתת אבן אחת
homm3-option-event-give-gold = לתת 5 זהב
homm3-option-event-give-time = ויתור על נקודת תנועה
homm3-option-event-bet = נקיבה במשאב והטלת שלוש קוביות משאבים
homm3-option-event-haggle = הטלת המחיר של חיפוש (2) בחפיסת החפצים
homm3-option-lose-unit = { $troop }: עזיבה
homm3-option-take-from-deck = שליפה מהחפיסה שלכם
homm3-option-take-from-discards = לקחת את הקלפים העליונים של ערימת הזרוקים שלכם
homm3-option-market-give = { $resource }
homm3-option-market-want = { $resource }
homm3-option-market-accept = הסכמה
homm3-option-lose-die = תשלום של { $face }

homm3-log-event-way = { $way ->
        [event-leave] { $seat }: עזיבה.
        [event-rob] { $seat }: שוד הכוך.
        [event-pray] { $seat }: תפילה.
        [event-raise-half] { $seat }: תגבור יחידה.
        [event-raise-free] { $seat }: תגבור יחידה.
        [event-wade] { $seat }: המשך ההליכה בביצה.
        [event-sink-spells] { $seat }: ויתור על קסמים.
        [event-sink-unit] { $seat }: ויתור על יחידה.
        [event-meditate] { $seat }: כניסה לגן.
        [event-study] { $seat }: לימוד.
        [event-roll] { $seat }: הטלה למשאבים.
        [event-trade] { $seat }: מסחר לפי הטבלה.
        [event-deal] { $seat }: הצעת עסקה.
        [event-ride] { $seat }: עכשיו על סוס.
        [event-sell-horse] { $seat }: ויתור על נקודת תנועה.
        [event-give-card] { $seat }: קלף נמסר.
        [event-give-materials] { $seat }: אבנים נמסרו.
        [event-give-gold] { $seat }: זהב נמסר.
        [event-give-time] { $seat }: פחות נקודת תנועה אחת.
        [event-bet] { $seat }: הימור על הקוביות.
       *[event-haggle] { $seat }: שאלה על מחיר.
    }
homm3-log-crypt-empty = { $seat }: הכוך ריק.
homm3-log-market-offered = { $seat }: הצעה של { $give ->
        [gold] זהב
        [materials] אבנים
       *[valuables] קריסטלים
    } ({ $paid }) תמורת { $want ->
        [gold] זהב
        [materials] אבנים
       *[valuables] קריסטלים
    } ({ $got }).
homm3-log-named = { $seat }: בחירת המשאב { $resource }.
