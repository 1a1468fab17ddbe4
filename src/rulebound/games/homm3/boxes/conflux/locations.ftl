### en

homm3-location-elemental_conflux = Elemental Conflux
    .text = For each of your Dwellings reveal cards from the neutral deck of its tier until Elementals appear. You may recruit one of them at its price. The cards are shuffled back.
homm3-location-faerie_ring = Faerie Ring
    .text = You may remove an Ability, Artifact or Spell card from your hand, but not your starting Ability, to Search (2) the deck it belongs to.

### el

homm3-location-elemental_conflux = Συμβολή των Στοιχείων
    .text = Για κάθε κατοικία σου φανέρωσε κάρτες της ουδέτερης τράπουλας της βαθμίδας της, ώσπου να εμφανιστούν Στοιχειακά. Μπορείς να στρατολογήσεις μία από αυτές τις μονάδες στην τιμή της. Οι κάρτες ανακατεύονται ξανά στις τράπουλες.
homm3-location-faerie_ring = Κύκλος των Νεράιδων
    .text = Μπορείς να βγάλεις μια κάρτα ικανότητας, τεχνήματος ή ξορκιού του χεριού σου από το παιχνίδι, όχι όμως την αρχική σου ικανότητα, για μια Αναζήτηση (2) στην τράπουλα όπου ανήκει.

### hu

homm3-location-elemental_conflux = Elemek áramlata
    .text = Minden lakhelyedért fedj fel lapokat az ugyanolyan rangú semleges pakliból, amíg Elementálok nem jönnek. Egyet közülük az árán toborozhatsz. A lapok visszakeverednek a paklikba.
homm3-location-faerie_ring = Tündérkör
    .text = Eltávolíthatsz a kezedből egy képesség-, varázstárgy- vagy varázslatlapot, de a kezdő képességedet nem, egy Keresésért (2) abban a pakliban, amelyhez tartozik.

### ka

homm3-location-elemental_conflux = ელემენტების შესაყარი
    .text = შენს ყოველ სამყოფელზე ხსენი იმავე რანგის ნეიტრალური დასტის კარტები, სანამ ელემენტალები გამოჩნდებიან. შეგიძლია ერთი მათგანი თავის ფასად დაიქირავო. კარტები დასტებში ბრუნდება და აირევა.
homm3-location-faerie_ring = ფერიების წრე
    .text = შეგიძლია შენს ხელში მყოფი უნარი, არტეფაქტი ან შელოცვა გაიტანო თამაშიდან, მაგრამ არა საწყისი უნარი, და შეასრულო ძებნა (2) იმავე დასტაში.

### he

homm3-location-elemental_conflux = מפגש היסודנים
    .text = על כל אחד ממגורי היחידות שלכם חשפו קלפים של החפיסה הנייטרלית בדרגתו עד שיופיעו יסודנים. אתם רשאים לגייס אחד מהם במחירו. הקלפים מעורבבים בחזרה.
homm3-location-faerie_ring = טבעת הפיות
    .text = אתם רשאים להסיר קלף יכולת, חפץ או קסם מהיד, אך לא את היכולת ההתחלתית שלכם, כדי לחפש (2) בחפיסה שאליה הוא שייך.
