### en

homm3-ability-paralyses-on-roll = After the attack, roll a die: on 0 the target is paralyzed.
homm3-ability-weakens = After the attack, the target gets a −{ $count } Weakness Token for two combat rounds.
homm3-ability-strengthens = Instead of moving and attacking, put a +{ $count } Attack Token on a ground or flying unit for two combat rounds.
homm3-ability-crushes = The target has −{ $count } defense against this attack, but at least 0, and gets a Corrosion Token: −1 defense for the rest of the combat.
homm3-ability-breaks-walls-and-tower = Instead of moving and attacking, destroy the Gate, a Wall or the Arrow Tower.
homm3-ability-draws-on-minus = On −1, you draw a card.
homm3-ability-drains = The target does not retaliate. After the attack, this unit heals { $count } of its own damage.
homm3-ability-poisons = Put { $count ->
        [one] a cube
       *[other] { $count } cubes
    } on the target: whenever that unit activates, it removes one and takes 1 damage.
homm3-ability-poisons-always = Whenever it attacks or retaliates, put { $count ->
        [one] a cube
       *[other] { $count } cubes
    } on the target: whenever that unit activates, it removes one and takes 1 damage.
homm3-ability-paralyses-on-minus = On −1, the target is paralyzed.
homm3-ability-paralyses-striking-back = The unit it retaliates against is paralyzed.
homm3-ability-paralyses-striking-back-on-roll = After it retaliates, roll a die: on 0 the attacker is paralyzed.
homm3-ability-heals-itself = When it activates, it heals up to { $count } of its own damage.
homm3-ability-draws-at-start = At the start of combat, you draw a card.

homm3-ask-strengthen = { $unit } give an Attack Token. Which unit gets it?
homm3-ask-curse = { $unit } give a Weakness Token. Which unit gets it?
homm3-ask-knock-down = { $unit } destroy a part of the fortification. Which one?

homm3-option-knock-down = { $wall ->
        [none] Destroy the Arrow Tower
       *[other] Destroy the Wall or Gate on { $wall }
    }

homm3-log-poisoned = { $count ->
        [one] { $unit } get a poison cube.
       *[other] { $unit } get { $count } poison cubes.
    }

### el

homm3-ability-paralyses-on-roll = Μετά την επίθεση ρίξε ένα ζάρι: με 0 ο στόχος παραλύει.
homm3-ability-weakens = Μετά την επίθεση ο στόχος παίρνει Δείκτη Αδυναμίας −{ $count } για δύο γύρους μάχης.
homm3-ability-strengthens = Αντί να κινηθεί και να επιτεθεί, βάλε Δείκτη Επίθεσης +{ $count } σε μια μονάδα εδάφους ή ιπτάμενη για δύο γύρους μάχης.
homm3-ability-crushes = Ο στόχος έχει −{ $count } άμυνα σε αυτή την επίθεση, τουλάχιστον όμως 0, και παίρνει Δείκτη Διάβρωσης: −1 άμυνα ως το τέλος της μάχης.
homm3-ability-breaks-walls-and-tower = Αντί να κινηθεί και να επιτεθεί, κατάστρεψε την Πύλη, ένα Τείχος ή τον Πύργο των Τοξοτών.
homm3-ability-draws-on-minus = Με −1 τραβάς μια κάρτα.
homm3-ability-drains = Ο στόχος δεν ανταποδίδει, και έπειτα η μονάδα θεραπεύει δική της ζημιά { $count }.
homm3-ability-poisons = Βάλε στον στόχο { $count ->
        [one] έναν κύβο
       *[other] { $count } κύβους
    }: σε κάθε ενεργοποίησή της εκείνη η μονάδα αφαιρεί έναν και παθαίνει ζημιά 1.
homm3-ability-poisons-always = Κάθε φορά που επιτίθεται ή ανταποδίδει, βάλε στον στόχο { $count ->
        [one] έναν κύβο
       *[other] { $count } κύβους
    }: σε κάθε ενεργοποίησή της εκείνη η μονάδα αφαιρεί έναν και παθαίνει ζημιά 1.
homm3-ability-paralyses-on-minus = Με −1 ο στόχος παραλύει.
homm3-ability-paralyses-striking-back = Η μονάδα στην οποία ανταποδίδει παραλύει.
homm3-ability-paralyses-striking-back-on-roll = Αφού ανταποδώσει, ρίξε ένα ζάρι: με 0 ο επιτιθέμενος παραλύει.
homm3-ability-heals-itself = Όταν ενεργοποιείται, θεραπεύει δική της ζημιά έως { $count }.
homm3-ability-draws-at-start = Στην αρχή της μάχης τραβάς μια κάρτα.

homm3-ask-strengthen = { $unit } δίνουν Δείκτη Επίθεσης. Ποια μονάδα τον παίρνει;
homm3-ask-curse = { $unit } δίνουν Δείκτη Αδυναμίας. Ποια μονάδα τον παίρνει;
homm3-ask-knock-down = { $unit } καταστρέφουν ένα μέρος της οχύρωσης. Ποιο;

homm3-option-knock-down = { $wall ->
        [none] Καταστροφή του Πύργου των Τοξοτών
       *[other] Καταστροφή του Τείχους ή της Πύλης στο { $wall }
    }

homm3-log-poisoned = { $count ->
        [one] { $unit } παίρνουν έναν κύβο δηλητηρίου.
       *[other] { $unit } παίρνουν { $count } κύβους δηλητηρίου.
    }

### hu

homm3-ability-paralyses-on-roll = A támadás után dobj egy dobókockával: 0 esetén a célpont megbénul.
homm3-ability-weakens = A támadás után a célpont két harci fordulóra −{ $count } gyengeségjelzőt kap.
homm3-ability-strengthens = Mozgás és támadás helyett tegyél két harci fordulóra +{ $count } támadásjelzőt egy földi vagy repülő egységre.
homm3-ability-crushes = A célpontnak e támadás ellen −{ $count } védelme van, de legalább 0, és korróziójelzőt kap: a harc végéig −1 védelem.
homm3-ability-breaks-walls-and-tower = Mozgás és támadás helyett rombold le a kaput, egy falat vagy az íjásztornyot.
homm3-ability-draws-on-minus = −1 dobásnál húzol egy lapot.
homm3-ability-drains = A célpont nem támad vissza, és az egység utána { $count } sebzést gyógyít magán.
homm3-ability-poisons = Tegyél { $count ->
        [one] egy méregkockát
       *[other] { $count } méregkockát
    } a célpontra: valahányszor az az egység aktiválódik, egyet levesz, és 1 sebzést kap.
homm3-ability-poisons-always = Amikor támad vagy visszatámad, tegyél { $count ->
        [one] egy méregkockát
       *[other] { $count } méregkockát
    } a célpontra: valahányszor az az egység aktiválódik, egyet levesz, és 1 sebzést kap.
homm3-ability-paralyses-on-minus = −1 dobásnál a célpont megbénul.
homm3-ability-paralyses-striking-back = Az az egység, amelyre visszatámad, megbénul.
homm3-ability-paralyses-striking-back-on-roll = Miután visszatámadott, dobj egy dobókockával: 0 esetén a támadó megbénul.
homm3-ability-heals-itself = Amikor aktiválódik, legfeljebb { $count } sebzést gyógyít magán.
homm3-ability-draws-at-start = A harc kezdetén húzol egy lapot.

homm3-ask-strengthen = { $unit }: támadásjelzőt adnak. Melyik egység kapja?
homm3-ask-curse = { $unit }: gyengeségjelzőt adnak. Melyik egység kapja?
homm3-ask-knock-down = { $unit }: lerombolják az erődítmény egy részét. Melyiket?

homm3-option-knock-down = { $wall ->
        [none] Az íjásztorony lerombolása
       *[other] A fal vagy a kapu lerombolása itt: { $wall }
    }

homm3-log-poisoned = { $count ->
        [one] { $unit }: egy méregkocka.
       *[other] { $unit }: { $count } méregkocka.
    }

### ka

homm3-ability-paralyses-on-roll = შეტევის შემდეგ გააგორე კამათელი: 0-ზე სამიზნეს დამბლა ეცემა.
homm3-ability-weakens = შეტევის შემდეგ სამიზნე ბრძოლის ორი რაუნდით იღებს სისუსტის ჟეტონს −{ $count }.
homm3-ability-strengthens = გადაადგილებისა და შეტევის ნაცვლად ბრძოლის ორი რაუნდით დადე ქვეით ან მფრინავ რაზმზე შეტევის ჟეტონი +{ $count }.
homm3-ability-crushes = ამ შეტევისას სამიზნის დაცვაა −{ $count }, მაგრამ სულ მცირე 0. სამიზნე იღებს კოროზიის ჟეტონს: ბრძოლის ბოლომდე დაცვა −1.
homm3-ability-breaks-walls-and-tower = გადაადგილებისა და შეტევის ნაცვლად დაანგრიე ჭიშკარი, კედელი ან მშვილდოსანთა კოშკი.
homm3-ability-draws-on-minus = −1-ზე შენ კარტს იღებ.
homm3-ability-drains = სამიზნე საპასუხო დარტყმას ვერ აყენებს; შემდეგ რაზმი საკუთარ { $count } ზიანს ირჩენს.
homm3-ability-poisons = დადე სამიზნეზე { $count ->
        [one] კუბი
       *[other] { $count } კუბი
    }: ყოველი გააქტიურებისას ის ერთ კუბს იხსნის და 1 ზიანს იღებს.
homm3-ability-poisons-always = ყოველი შეტევისა და საპასუხო დარტყმისას დადე სამიზნეზე { $count ->
        [one] კუბი
       *[other] { $count } კუბი
    }: ყოველი გააქტიურებისას ის ერთ კუბს იხსნის და 1 ზიანს იღებს.
homm3-ability-paralyses-on-minus = −1-ზე სამიზნეს დამბლა ეცემა.
homm3-ability-paralyses-striking-back = რაზმს, რომელსაც საპასუხო დარტყმას აყენებს, დამბლა ეცემა.
homm3-ability-paralyses-striking-back-on-roll = საპასუხო დარტყმის შემდეგ გააგორე კამათელი: 0-ზე მოიერიშეს დამბლა ეცემა.
homm3-ability-heals-itself = გააქტიურებისას საკუთარ ზიანს ირჩენს, არაუმეტეს { $count }.
homm3-ability-draws-at-start = ბრძოლის დასაწყისში შენ კარტს იღებ.

homm3-ask-strengthen = { $unit } შეტევის ჟეტონს გასცემენ. რომელი რაზმი იღებს?
homm3-ask-curse = { $unit } სისუსტის ჟეტონს გასცემენ. რომელი რაზმი იღებს?
homm3-ask-knock-down = { $unit } სიმაგრის ნაწილს ანგრევენ. რომელს?

homm3-option-knock-down = { $wall ->
        [none] დაანგრიე მშვილდოსანთა კოშკი
       *[other] დაანგრიე კედელი ან ჭიშკარი { $wall }-ზე
    }

homm3-log-poisoned = { $count ->
        [one] { $unit } იღებენ შხამის 1 კუბს.
       *[other] { $unit } იღებენ შხამის { $count } კუბს.
    }

### he

homm3-ability-paralyses-on-roll = אחרי ההתקפה הטילו קובייה: עם 0 המטרה קופאת.
homm3-ability-weakens = אחרי ההתקפה המטרה מקבלת אסימון חולשה לשני סבבי קרב: ההתקפה שלה קטנה ב־{ $count }.
homm3-ability-strengthens = במקום לנוע ולתקוף, הניחו אסימון התקפה על יחידת קרקע או יחידה מעופפת לשני סבבי קרב: ההתקפה שלה גדולה ב־{ $count }.
homm3-ability-crushes = ההגנה של המטרה מפני ההתקפה הזאת קטנה ב־{ $count }, אך לא מתחת ל־0, והמטרה מקבלת אסימון שיתוך: ההגנה שלה קטנה ב־1 עד סוף הקרב.
homm3-ability-breaks-walls-and-tower = במקום לנוע ולתקוף, השמידו את השער, חומה או את מגדל החצים.
homm3-ability-draws-on-minus = עם {"\u200E-1"} אתם שולפים קלף.
homm3-ability-drains = המטרה אינה מבצעת תקיפת נגד, ואחר כך היחידה מרפאת לעצמה נזק של { $count }.
homm3-ability-poisons = הניחו { $count ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $count } קוביות
    } על המטרה: בכל הפעלה של היחידה הזאת היא מסירה אחת וסופגת נזק של 1.
homm3-ability-poisons-always = בכל התקפה ובכל תקיפת נגד הניחו { $count ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $count } קוביות
    } על המטרה: בכל הפעלה של היחידה הזאת היא מסירה אחת וסופגת נזק של 1.
homm3-ability-paralyses-on-minus = עם {"\u200E-1"} המטרה קופאת.
homm3-ability-paralyses-striking-back = המטרה של תקיפת הנגד קופאת.
homm3-ability-paralyses-striking-back-on-roll = אחרי תקיפת הנגד הטילו קובייה: עם 0 התוקף קופא.
homm3-ability-heals-itself = בהפעלתה היחידה מרפאת לעצמה נזק של { $count } לכל היותר.
homm3-ability-draws-at-start = בתחילת הקרב אתם שולפים קלף.

homm3-ask-strengthen = { $unit }: היחידה נותנת אסימון התקפה. איזו יחידה תקבל אותו?
homm3-ask-curse = { $unit }: היחידה נותנת אסימון חולשה. איזו יחידה תקבל אותו?
homm3-ask-knock-down = { $unit }: היחידה משמידה חלק מהביצורים. איזה?

homm3-option-knock-down = { $wall ->
        [none] השמדת מגדל החצים
       *[other] השמדת החומה או השער ב־{ $wall }
    }

homm3-log-poisoned = { $count ->
        [one] { $unit }: עוד קוביית רעל אחת.
        [two] { $unit }: עוד שתי קוביות רעל.
       *[other] { $unit }: עוד { $count } קוביות רעל.
    }
