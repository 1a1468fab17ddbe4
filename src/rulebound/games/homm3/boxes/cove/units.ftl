### en

homm3-kin-oceanids = Oceanids
homm3-kin-seamen = Seamen
homm3-kin-sea_dogs = Sea Dogs
homm3-kin-ayssids = Ayssids
homm3-kin-sorceresses = Sorceresses
homm3-kin-nix = Nix
homm3-kin-haspids = Haspids

homm3-ability-avenges-itself = It has +{ $count } attack if it was knocked down to a Few in this combat.
homm3-ability-curses = Instead of moving and attacking, put a −{ $count } Weakness Token on any unit for two combat rounds.
homm3-ability-plunders = Once per combat, when it defeats a unit, you gain { $count } gold.

### el

homm3-kin-oceanids = Ωκεανίδες
homm3-kin-seamen = Ναυτικοί
homm3-kin-sea_dogs = Θαλασσόλυκοι
homm3-kin-ayssids = Αϊσίδες
homm3-kin-sorceresses = Μάγισσες
homm3-kin-nix = Νιξ
homm3-kin-haspids = Χασπίδες

homm3-ability-avenges-itself = Έχει +{ $count } επίθεση αν έγινε Χούφτα σε αυτή τη μάχη.
homm3-ability-curses = Αντί να κινηθεί και να επιτεθεί, βάλε Δείκτη Αδυναμίας −{ $count } σε οποιαδήποτε μονάδα για δύο γύρους μάχης.
homm3-ability-plunders = Μία φορά σε κάθε μάχη, όταν εξοντώνει μια μονάδα, κερδίζεις { $count } χρυσά.

### hu

homm3-kin-oceanids = Ókeanidák
homm3-kin-seamen = Tengerészek
homm3-kin-sea_dogs = Tengeri farkasok
homm3-kin-ayssids = Ajsszidok
homm3-kin-sorceresses = Varázslónők
homm3-kin-nix = Nixek
homm3-kin-haspids = Haszpidák

homm3-ability-avenges-itself = +{ $count } támadása van, ha ebben a harcban lett Maroknyi.
homm3-ability-curses = Mozgás és támadás helyett tegyél két harci fordulóra −{ $count } gyengeségjelzőt bármelyik egységre.
homm3-ability-plunders = Harconként egyszer, amikor legyőz egy egységet, { $count } aranyat kapsz.

### ka

homm3-kin-oceanids = ოკეანიდები
homm3-kin-seamen = მეზღვაურები
homm3-kin-sea_dogs = ზღვის მგლები
homm3-kin-ayssids = აისიდები
homm3-kin-sorceresses = გრძნეულები
homm3-kin-nix = ნიქსები
homm3-kin-haspids = ჰასპიდები

homm3-ability-avenges-itself = თუ ამ ბრძოლაში დიდიდან მცირე რაზმად იქცა, შეტევა აქვს +{ $count }.
homm3-ability-curses = გადაადგილებისა და შეტევის ნაცვლად ბრძოლის ორი რაუნდით დადე ნებისმიერ რაზმზე სისუსტის ჟეტონი −{ $count }.
homm3-ability-plunders = ბრძოლაში ერთხელ, როცა რაზმს დაამარცხებს, შენ { $count } ოქროს იღებ.

### he

homm3-kin-oceanids = אוקיאנידות
homm3-kin-seamen = מלחים
homm3-kin-sea_dogs = זאבי ים
homm3-kin-ayssids = איסידים
homm3-kin-sorceresses = מכשפות
homm3-kin-nix = ניקסים
homm3-kin-haspids = האספידים

homm3-ability-avenges-itself = ההתקפה של היחידה גדולה ב־{ $count } אם ירדה לצד המעטים בקרב הזה.
homm3-ability-curses = במקום לנוע ולתקוף, הניחו אסימון חולשה על יחידה כלשהי לשני סבבי קרב: ההתקפה שלה קטנה ב־{ $count }.
homm3-ability-plunders = פעם אחת בקרב, כשהיחידה מביסה יחידה, אתם מקבלים { $count } זהב.
