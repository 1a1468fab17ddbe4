### en

homm3-kin-familiars = Familiars
homm3-kin-magogs = Magogs
homm3-kin-cerberi = Cerberi
homm3-kin-demons = Demons
homm3-kin-pit_lords = Pit Lords
homm3-kin-efreet = Efreet
homm3-kin-arch_devils = Arch Devils

homm3-ability-stronger-against-archangels = It has +{ $count } attack against Archangels.
homm3-ability-unharmed-by-arrow = Magic Arrow does no damage to it.
homm3-ability-moves-anywhere = It may move to any empty space.
homm3-ability-raises-demons = Once per combat, if you have lost a unit: instead of moving and attacking, summon a Few of Demons on an adjacent space or reinforce your Demons for free.

homm3-ask-summon = { $unit } summon Demons, or turn Demons into a Pack.

homm3-option-summon = Summon { $troop } on { $space }

### el

homm3-kin-familiars = Διαβολάκια
homm3-kin-magogs = Μαγώγ
homm3-kin-cerberi = Κέρβεροι
homm3-kin-demons = Δαίμονες
homm3-kin-pit_lords = Άρχοντες της Αβύσσου
homm3-kin-efreet = Ιφρίτ
homm3-kin-arch_devils = Αρχιδιάβολοι

homm3-ability-stronger-against-archangels = Έχει +{ $count } επίθεση εναντίον Αρχαγγέλων.
homm3-ability-unharmed-by-arrow = Το Μαγικό Βέλος δεν της προκαλεί ζημιά.
homm3-ability-moves-anywhere = Μπορεί να κινηθεί σε οποιαδήποτε κενή θέση.
homm3-ability-raises-demons = Μία φορά σε κάθε μάχη, αν έχασες μια μονάδα: αντί να κινηθεί και να επιτεθεί, κάλεσε δίπλα της μια Χούφτα Δαιμόνων ή ενίσχυσε δωρεάν τους Δαίμονές σου.

homm3-ask-summon = { $unit } καλούν Δαίμονες ή κάνουν τους Δαίμονες Πλήθος.

homm3-option-summon = Κάλεσμα στο { $space }: { $troop }

### hu

homm3-kin-familiars = Ördögfiókák
homm3-kin-magogs = Magógok
homm3-kin-cerberi = Kerberoszok
homm3-kin-demons = Démonok
homm3-kin-pit_lords = Veremurak
homm3-kin-efreet = Ifritek
homm3-kin-arch_devils = Főördögök

homm3-ability-stronger-against-archangels = Arkangyalok ellen +{ $count } támadása van.
homm3-ability-unharmed-by-arrow = A Varázsnyíl nem sebzi.
homm3-ability-moves-anywhere = Bármelyik üres mezőre mozoghat.
homm3-ability-raises-demons = Harconként egyszer, ha elvesztettél egy egységet: mozgás és támadás helyett idézz meg mellé egy Maroknyi Démont, vagy erősítsd meg ingyen a Démonjaidat.

homm3-ask-summon = { $unit } Démonokat idéznek meg, vagy Csapattá erősítik a Démonokat.

homm3-option-summon = Megidézés: { $troop } ({ $space })

### ka

homm3-kin-familiars = ფამილიარები
homm3-kin-magogs = მაგოგები
homm3-kin-cerberi = ცერბერები
homm3-kin-demons = დემონები
homm3-kin-pit_lords = უფსკრულის მბრძანებლები
homm3-kin-efreet = იფრითები
homm3-kin-arch_devils = მთავარეშმაკები

homm3-ability-stronger-against-archangels = მთავარანგელოზების წინააღმდეგ შეტევა აქვს +{ $count }.
homm3-ability-unharmed-by-arrow = ჯადოსნური ისარი მას ზიანს ვერ აყენებს.
homm3-ability-moves-anywhere = ნებისმიერ ცარიელ უჯრაზე შეუძლია გადაადგილდეს.
homm3-ability-raises-demons = ბრძოლაში ერთხელ, თუ რაზმი დაკარგული გაქვს: გადაადგილებისა და შეტევის ნაცვლად გამოიძახე მის გვერდით დემონების მცირე რაზმი ან უფასოდ გააძლიერე შენი დემონები.

homm3-ask-summon = { $unit } დემონებს იძახებენ ან დემონებს დიდ რაზმად აქცევენ.

homm3-option-summon = გამოიძახე { $troop } { $space }-ზე

### he

homm3-kin-familiars = שדונים
homm3-kin-magogs = מגוגים
homm3-kin-cerberi = קרברוסים
homm3-kin-demons = שדים
homm3-kin-pit_lords = אדוני השאול
homm3-kin-efreet = עפריתים
homm3-kin-arch_devils = ארכי־שטנים

homm3-ability-stronger-against-archangels = ההתקפה של היחידה נגד ארכי־מלאכים גדולה ב־{ $count }.
homm3-ability-unharmed-by-arrow = חץ קסם אינו גורם נזק ליחידה.
homm3-ability-moves-anywhere = היחידה רשאית לנוע לכל משבצת ריקה.
homm3-ability-raises-demons = פעם אחת בקרב, אם איבדתם יחידה: במקום לנוע ולתקוף, זמנו שדים בצד המעטים ליד היחידה, או תגברו את השדים שלכם בחינם.

homm3-ask-summon = { $unit }: זמנו שדים, או העבירו שדים לצד הרבים.

homm3-option-summon = זימון { $troop } ב־{ $space }
