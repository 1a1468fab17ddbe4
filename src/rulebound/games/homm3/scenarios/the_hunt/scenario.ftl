### en

homm3-scenario-the_hunt = The Hunt
    .about = A dragon sleeps in the middle of the land. The hero who kills it rules.
    .goal = Be the first to kill the dragon with your Main Hero. After 14 Rounds everyone loses.

homm3-variant-azure_dragon = Azure Dragon
homm3-variant-crystal_dragon = Crystal Dragon
homm3-variant-rust_dragon = Rust Dragon
homm3-variant-faerie_dragon = Faerie Dragon
homm3-variant-by_lot = a random dragon

homm3-rule-boss = { $boss ->
        [azure_dragon] The Azure Dragon stands in the middle of the Center tile.
        [crystal_dragon] The Crystal Dragon stands in the middle of the Center tile, with 4 Golems.
        [rust_dragon] The Rust Dragon stands in the middle of the Center tile.
        [faerie_dragon] The Faerie Dragon stands in the middle of the Center tile, with its mirage and 4 Dendroids.
       *[other] A random dragon stands in the middle of the Center tile.
    } Only a Main Hero can fight it. There is no retreat and no limit on combat rounds.

homm3-goal-boss = Whoever kills the dragon wins.
homm3-over-boss = The dragon is dead.

homm3-ability-boss = When it falls, its whole side gives up. The Gorgons’ stare has no effect on it.
homm3-ability-ignores-enemy-spells = Spells aimed at it have no effect. Spells on its enemies work.
homm3-ability-ignores-basic-spells = Its enemies’ Basic Spells have no effect on it.
homm3-ability-reveals-artifacts = At the start of each combat round, an Artifact from the discard pile is revealed. Weapon: its attack also hits the units on both sides of the target for { $less } damage less. Armor, shield or clothing: it has +{ $defense } defense against the next attack. Trinket: its enemies move only 1 space this combat round, and it flies anywhere.
homm3-ability-summons-golems = After a combat round in which a Golem was removed, a new Gold or Diamond Golem appears in the last row.
homm3-ability-devours = When it activates, it may devour an adjacent Golem: it heals { $gold } damage for a Gold Golem, { $diamond } for a Diamond Golem.
homm3-ability-retaliates-often = It can retaliate { $count } times per combat round.
homm3-ability-acid = At the start of each combat round, { $count } acid pools close free spaces that had none in the previous combat round.
homm3-ability-corrodes = Each of its attacks removes { $count } defense from the target, at most { $most } in total.
homm3-ability-mirage = Of several such dragons, the one that is targeted first is a mirage. It deals damage, and any damage makes it vanish.
homm3-ability-spellcaster = When it activates, it casts up to 2 different Spells per combat round: Lightning Bolt, Cure or a random Expert Spell. With fewer than 3 Dendroids it loses Spells and power; without Dendroids it casts none.

homm3-ask-boss-golem = { $troop } join the enemy. Where do they go?
homm3-ask-devour = { $unit } may devour an adjacent Golem.
homm3-ask-acid = { $left ->
        [one] Where does the last acid pool go?
       *[other] Where does an acid pool go? Pools left: { $left }.
    }
homm3-ask-boss-spell = { $unit } may cast a Spell.

homm3-option-devour = Devour { $unit }
homm3-option-boss-cast = Cast { $card }

homm3-log-boss = { $troop } are the prey of this hunt.
homm3-log-boss-slain = { $seat } has killed { $troop }, the prey of this hunt.
homm3-log-shuffled-discards = The discard pile of the { $deck } is shuffled.
homm3-log-boss-artifact = { $sort ->
        [weapon] { $card } is revealed, a weapon: the breath of { $unit } hits three units in a row.
        [worn] { $card } is revealed: { $unit } have 3 more defense against the next attack.
       *[trinket] { $card } is revealed, a trinket: everyone moves 1 space this combat round, and { $unit } fly anywhere.
    }
homm3-log-devoured = { $unit } devour { $target }.
homm3-log-acid = Acid pools close four spaces.
homm3-log-boss-learned = { $unit } know { $card } as well as Lightning Bolt and Cure.
homm3-log-mirage = { $unit } are only a mirage.
homm3-log-vanished = { $unit } vanish.

homm3-notice-boss = { $troop } wait at { $field }, the prey of this hunt.

homm3-why-acid = An acid pool closes this space.

### el

homm3-scenario-the_hunt = Το Κυνήγι
    .about = Ένας δράκος κοιμάται στη μέση της χώρας. Ο ήρωας που θα τον σκοτώσει την κυβερνά.
    .goal = Σκότωσε πριν από τους άλλους τον δράκο με τον Κύριο Ήρωά σου. Μετά από 14 Γύρους χάνουν όλοι.

homm3-variant-azure_dragon = Κυανός Δράκος
homm3-variant-crystal_dragon = Κρυστάλλινος Δράκος
homm3-variant-rust_dragon = Δράκος της Σκουριάς
homm3-variant-faerie_dragon = Νεραϊδόδρακος
homm3-variant-by_lot = ένας τυχαίος δράκος

homm3-rule-boss = { $boss ->
        [azure_dragon] Ο Κυανός Δράκος στέκεται στη μέση του κεντρικού πλακιδίου.
        [crystal_dragon] Ο Κρυστάλλινος Δράκος στέκεται στη μέση του κεντρικού πλακιδίου, με 4 Γκόλεμ.
        [rust_dragon] Ο Δράκος της Σκουριάς στέκεται στη μέση του κεντρικού πλακιδίου.
        [faerie_dragon] Ο Νεραϊδόδρακος στέκεται στη μέση του κεντρικού πλακιδίου, με το είδωλό του και 4 Δενδροειδή.
       *[other] Ένας τυχαίος δράκος στέκεται στη μέση του κεντρικού πλακιδίου.
    } Μόνο ένας Κύριος Ήρωας μπορεί να τον πολεμήσει. Δεν υπάρχει υποχώρηση ούτε όριο στους γύρους μάχης.

homm3-goal-boss = Νικά όποιος σκοτώσει τον δράκο.
homm3-over-boss = Ο δράκος είναι νεκρός.

homm3-ability-boss = Όταν πέσει, όλη η πλευρά της παραδίδεται. Το βλέμμα των Γοργόνων δεν της κάνει τίποτα.
homm3-ability-ignores-enemy-spells = Κανένα ξόρκι που τη στοχεύει δεν πιάνει. Τα ξόρκια στους εχθρούς της πιάνουν.
homm3-ability-ignores-basic-spells = Τα βασικά ξόρκια των εχθρών της δεν της κάνουν τίποτα.
homm3-ability-reveals-artifacts = Στην αρχή κάθε γύρου μάχης φανερώνεται ένα τέχνημα της στοίβας ξεσκαρταρίσματος. Όπλο: η επίθεσή της χτυπά και τις μονάδες στα δύο πλάγια του στόχου με ζημιά μικρότερη κατά { $less }. Πανοπλία, ασπίδα ή ρούχο: έχει +{ $defense } άμυνα στην επόμενη επίθεση. Στολίδι: οι εχθροί της κινούνται μόνο 1 θέση σε αυτόν τον γύρο μάχης, και η ίδια πετά παντού.
homm3-ability-summons-golems = Μετά από γύρο μάχης στον οποίο αφαιρέθηκε ένα Γκόλεμ, εμφανίζεται στην τελευταία σειρά ένα νέο Χρυσό ή Διαμαντένιο Γκόλεμ.
homm3-ability-devours = Όταν ενεργοποιείται, μπορεί να καταβροχθίσει ένα γειτονικό Γκόλεμ: αφαιρείται ζημιά { $gold } για Χρυσό Γκόλεμ, { $diamond } για Διαμαντένιο.
homm3-ability-retaliates-often = Ανταποδίδει { $count } φορές σε έναν γύρο μάχης.
homm3-ability-acid = Στην αρχή κάθε γύρου μάχης { $count } λίμνες οξέος κλείνουν κενές θέσεις που δεν είχαν στον προηγούμενο γύρο μάχης.
homm3-ability-corrodes = Κάθε επίθεσή της αφαιρεί { $count } άμυνα από τον στόχο, συνολικά το πολύ { $most }.
homm3-ability-mirage = Από πολλούς τέτοιους δράκους εκείνος που θα στοχευτεί πρώτος είναι είδωλο. Προκαλεί ζημιά, και οποιαδήποτε ζημιά τον εξαφανίζει.
homm3-ability-spellcaster = Όταν ενεργοποιείται, ρίχνει έως 2 διαφορετικά ξόρκια σε έναν γύρο μάχης: Κεραυνό, Ίαση ή ένα τυχαίο ξόρκι ειδικού. Με λιγότερα από 3 Δενδροειδή χάνει ξόρκια και δύναμη· χωρίς Δενδροειδή δεν ρίχνει κανένα.

homm3-ask-boss-golem = { $troop } προσχωρούν στον εχθρό. Πού πηγαίνουν;
homm3-ask-devour = { $unit } μπορούν να καταβροχθίσουν ένα Γκόλεμ δίπλα τους.
homm3-ask-acid = { $left ->
        [one] Πού είναι η τελευταία λίμνη οξέος;
       *[other] Πού είναι μια λίμνη οξέος; Απομένουν λίμνες: { $left }.
    }
homm3-ask-boss-spell = { $unit } μπορούν να ρίξουν ένα ξόρκι.

homm3-option-devour = Καταβρόχθισε: { $unit }
homm3-option-boss-cast = Ξόρκι: { $card }

homm3-log-boss = Το θήραμα αυτού του κυνηγιού: { $troop }.
homm3-log-boss-slain = { $seat } σκότωσε το θήραμα: { $troop }.
homm3-log-shuffled-discards = Ανακατεύεται η στοίβα ξεσκαρταρίσματος για την { $deck }.
homm3-log-boss-artifact = { $sort ->
        [weapon] Φανερώνεται ένα όπλο: { $card }. Η ανάσα χτυπά τρεις μονάδες στη σειρά ({ $unit }).
        [worn] Φανερώνεται: { $card }. { $unit } έχουν +3 άμυνα στην επόμενη επίθεση.
       *[trinket] Φανερώνεται ένα στολίδι: { $card }. Σε αυτόν τον γύρο μάχης όλοι κινούνται 1 θέση, και { $unit } πετούν παντού.
    }
homm3-log-devoured = { $unit } καταβροχθίζουν: { $target }.
homm3-log-acid = Λίμνες οξέος κλείνουν τέσσερις θέσεις.
homm3-log-boss-learned = { $unit } ξέρουν, εκτός από Κεραυνό και Ίαση, το ξόρκι «{ $card }».
homm3-log-mirage = { $unit } είναι μόνο ένα είδωλο.
homm3-log-vanished = { $unit } εξαφανίζονται.

homm3-notice-boss = Το θήραμα περιμένει στο πεδίο { $field }: { $troop }.

homm3-why-acid = Μια λίμνη οξέος κλείνει αυτή τη θέση.

### hu

homm3-scenario-the_hunt = A vadászat
    .about = Egy sárkány alszik az ország közepén. Az a hős uralkodik, aki megöli.
    .goal = Te öld meg elsőként a sárkányt a Főhősöddel. 14 forduló után mindenki veszít.

homm3-variant-azure_dragon = Azúrsárkány
homm3-variant-crystal_dragon = Kristálysárkány
homm3-variant-rust_dragon = Rozsdasárkány
homm3-variant-faerie_dragon = Tündérsárkány
homm3-variant-by_lot = kisorsolt sárkány

homm3-rule-boss = { $boss ->
        [azure_dragon] Az Azúrsárkány a középső lapka közepén áll.
        [crystal_dragon] A Kristálysárkány a középső lapka közepén áll, 4 Gólemmel.
        [rust_dragon] A Rozsdasárkány a középső lapka közepén áll.
        [faerie_dragon] A Tündérsárkány a középső lapka közepén áll, a délibábjával és 4 Dendroiddal.
       *[other] Egy kisorsolt sárkány áll a középső lapka közepén.
    } Csak Főhős harcolhat vele. Nincs visszavonulás, és a harci fordulók száma korlátlan.

homm3-goal-boss = Aki megöli a sárkányt, győz.
homm3-over-boss = A sárkány halott.

homm3-ability-boss = Ha elesik, az egész oldala megadja magát. A Gorgonok tekintete nem hat rá.
homm3-ability-ignores-enemy-spells = A rá célzott varázslatok nem hatnak. Az ellenségeire mondottak hatnak.
homm3-ability-ignores-basic-spells = Ellenségeinek alapvarázslatai nem hatnak rá.
homm3-ability-reveals-artifacts = Minden harci forduló elején felfed egy dobott varázstárgyat. Fegyver: támadása a célpont két oldalán álló egységeket is éri, { $less } sebzéssel kisebb erővel. Páncél, pajzs vagy ruha: a következő támadás ellen +{ $defense } védelme van. Csecsebecse: ellenségei ebben a harci fordulóban csak 1 mezőt mozognak, ő pedig bárhová elrepül.
homm3-ability-summons-golems = Az olyan harci forduló után, amelyben egy Gólem lekerült, új Arany- vagy Gyémántgólem jelenik meg az utolsó sorban.
homm3-ability-devours = Amikor aktiválódik, felfalhat egy mellette álló Gólemet: Aranygólemért { $gold }, Gyémántgólemért { $diamond } sebzés lekerül róla.
homm3-ability-retaliates-often = Egy harci fordulóban { $count } alkalommal visszatámad.
homm3-ability-acid = Minden harci forduló elején { $count } savtócsa elzár olyan szabad mezőket, amelyeken az előző harci fordulóban nem volt.
homm3-ability-corrodes = Minden támadása { $count } védelmet vesz el a célponttól, összesen legfeljebb { $most } értéket.
homm3-ability-mirage = Több ilyen sárkány közül az a délibáb, amelyet először céloznak meg. Sebez, de bármilyen sebzéstől eltűnik.
homm3-ability-spellcaster = Amikor aktiválódik, egy harci fordulóban legfeljebb 2 különböző varázslatot mond: Villámcsapást, Kúrát vagy egy kisorsolt mestervarázslatot. 3-nál kevesebb Dendroiddal varázslatokat és varázserőt veszít; Dendroidok nélkül nem varázsol.

homm3-ask-boss-golem = Az ellenséghez csatlakoznak: { $troop }. Hol álljanak?
homm3-ask-devour = { $unit }: felfalhatnak egy mellettük álló Gólemet.
homm3-ask-acid = { $left ->
        [one] Hol legyen az utolsó savtócsa?
       *[other] Hol legyen egy savtócsa? Hátralévő tócsák: { $left }.
    }
homm3-ask-boss-spell = { $unit }: varázsolhatnak.

homm3-option-devour = Felfalás: { $unit }
homm3-option-boss-cast = Varázslás: { $card }

homm3-log-boss = E vadászat prédája: { $troop }.
homm3-log-boss-slain = { $seat } megölte a prédát: { $troop }.
homm3-log-shuffled-discards = A dobott lapok megkeverve: { $deck }.
homm3-log-boss-artifact = { $sort ->
        [weapon] Felfedett fegyver: { $card }. { $unit }: a lehelet három egymás melletti egységet ér.
        [worn] Felfedett lap: { $card }. { $unit }: a védelem a következő támadás ellen 3 értékkel nagyobb.
       *[trinket] Felfedett csecsebecse: { $card }. Ebben a harci fordulóban mindenki 1 mezőt mozog; bárhová elrepülhetnek: { $unit }.
    }
homm3-log-devoured = { $unit }: felfalás, áldozat: { $target }.
homm3-log-acid = Savtócsák négy mezőt elzárnak.
homm3-log-boss-learned = { $unit }: a Villámcsapáson és a Kúrán kívül ismert varázslat: { $card }.
homm3-log-mirage = { $unit }: csak délibáb.
homm3-log-vanished = Eltűnnek: { $unit }.

homm3-notice-boss = A préda itt vár: { $field } ({ $troop }).

homm3-why-acid = Ezt a mezőt savtócsa zárja el.

### ka

homm3-scenario-the_hunt = ნადირობა
    .about = ქვეყნის შუაგულში დრაკონს სძინავს. ვინც მას მოკლავს, ის იმეფებს.
    .goal = შენმა მთავარმა გმირმა დრაკონი პირველმა მოკლას. 14 რაუნდის შემდეგ ყველა აგებს.

homm3-variant-azure_dragon = ლაჟვარდის დრაკონი
homm3-variant-crystal_dragon = ბროლის დრაკონი
homm3-variant-rust_dragon = ჟანგის დრაკონი
homm3-variant-faerie_dragon = ფერია-დრაკონი
homm3-variant-by_lot = დრაკონი წილისყრით

homm3-rule-boss = { $boss ->
        [azure_dragon] ცენტრალური ფილის შუაში ლაჟვარდის დრაკონი დგას.
        [crystal_dragon] ცენტრალური ფილის შუაში ბროლის დრაკონი დგას 4 გოლემთან ერთად.
        [rust_dragon] ცენტრალური ფილის შუაში ჟანგის დრაკონი დგას.
        [faerie_dragon] ცენტრალური ფილის შუაში ფერია-დრაკონი დგას თავის მირაჟთან და 4 დენდროიდთან ერთად.
       *[other] ცენტრალური ფილის შუაში წილისყრით ამორჩეული დრაკონი დგას.
    } მასთან მხოლოდ მთავარ გმირს შეუძლია ბრძოლა. არც უკანდახევაა და არც ბრძოლის რაუნდების ზღვარი.

homm3-goal-boss = იმარჯვებს, ვინც დრაკონს მოკლავს.
homm3-over-boss = დრაკონი მკვდარია.

homm3-ability-boss = როცა ის ეცემა, მთელი მისი მხარე ნებდება. გორგონების მზერა მასზე არ მოქმედებს.
homm3-ability-ignores-enemy-spells = შელოცვა, რომელიც მას უმიზნებს, არ მოქმედებს. მის მტრებზე შელოცვები მოქმედებს.
homm3-ability-ignores-basic-spells = მტრის საბაზისო შელოცვები მასზე არ მოქმედებს.
homm3-ability-reveals-artifacts = ბრძოლის ყოველი რაუნდის დასაწყისში გადაგდებული კარტებიდან არტეფაქტი იხსნება. იარაღი: მისი შეტევა სამიზნის ორივე მხარეს მდგომ რაზმებსაც ხვდება, { $less }-ით ნაკლები ზიანით. აბჯარი, ფარი ან სამოსელი: შემდეგი შეტევის წინააღმდეგ დაცვა აქვს +{ $defense }. სამკაული: ბრძოლის ამ რაუნდში მისი მტრები მხოლოდ 1 უჯრით გადაადგილდებიან, თვითონ კი ნებისმიერ უჯრაზე მიფრინავს.
homm3-ability-summons-golems = ბრძოლის რაუნდის შემდეგ, რომელშიც გოლემი მოიხსნა, ბოლო რიგში ოქროს ან ალმასის ახალი გოლემი ჩნდება.
homm3-ability-devours = გააქტიურებისას შეუძლია გვერდით მდგომი გოლემი შთანთქას: ოქროს გოლემზე { $gold } ზიანი იხსნება, ალმასისაზე { $diamond }.
homm3-ability-retaliates-often = ბრძოლის რაუნდში { $count } საპასუხო დარტყმა შეუძლია.
homm3-ability-acid = ბრძოლის ყოველი რაუნდის დასაწყისში მჟავის { $count } გუბე კეტავს თავისუფალ უჯრებს, რომლებზეც წინა რაუნდში გუბე არ იყო.
homm3-ability-corrodes = მისი ყოველი შეტევა სამიზნის დაცვას { $count }-ით ამცირებს, სულ არაუმეტეს { $most }-ით.
homm3-ability-mirage = ასეთი რამდენიმე დრაკონიდან მირაჟი ის არის, რომელსაც პირველს დაუმიზნებენ. ის ზიანს აყენებს, ნებისმიერი ზიანისგან კი ქრება.
homm3-ability-spellcaster = გააქტიურებისას ბრძოლის რაუნდში არაუმეტეს 2 სხვადასხვა შელოცვას წარმოთქვამს: მეხს, განკურნებას ან წილისყრით ამორჩეულ ექსპერტულ შელოცვას. 3-ზე ნაკლები დენდროიდით შელოცვებსა და ძალას კარგავს; დენდროიდების გარეშე შელოცვას ვერ წარმოთქვამს.

homm3-ask-boss-golem = { $troop } მტერს უერთდებიან. სად დგებიან?
homm3-ask-devour = { $unit }: შეუძლიათ გვერდით მდგომი გოლემი შთანთქან.
homm3-ask-acid = { $left ->
        [one] სად არის მჟავის ბოლო გუბე?
       *[other] სად არის მჟავის გუბე? დარჩენილი გუბეები: { $left }.
    }
homm3-ask-boss-spell = { $unit }: შეუძლიათ შელოცვა წარმოთქვან.

homm3-option-devour = შთანთქე { $unit }
homm3-option-boss-cast = წარმოთქვი { $card }

homm3-log-boss = ამ ნადირობის ნადირი: { $troop }.
homm3-log-boss-slain = { $seat } ნადირს კლავს: { $troop }.
homm3-log-shuffled-discards = გადაგდებული კარტები აირევა: { $deck }.
homm3-log-boss-artifact = { $sort ->
        [weapon] იხსნება იარაღი: { $card }. { $unit }: სუნთქვა ერთ რიგში სამ რაზმს ხვდება.
        [worn] იხსნება { $card }. { $unit }: შემდეგი შეტევის წინააღმდეგ დაცვა 3-ით იზრდება.
       *[trinket] იხსნება სამკაული: { $card }. ბრძოლის ამ რაუნდში ყველა 1 უჯრით გადაადგილდება, { $unit } კი ნებისმიერ უჯრაზე მიფრინავენ.
    }
homm3-log-devoured = { $unit } შთანთქავენ: { $target }.
homm3-log-acid = მჟავის გუბეები ოთხ უჯრას კეტავს.
homm3-log-boss-learned = { $unit }: მეხისა და განკურნების გარდა იციან { $card }.
homm3-log-mirage = { $unit } მხოლოდ მირაჟია.
homm3-log-vanished = { $unit } ქრებიან.

homm3-notice-boss = ნადირი იცდის: { $troop }. ველი: { $field }.

homm3-why-acid = ამ უჯრას მჟავის გუბე კეტავს.

### he

homm3-scenario-the_hunt = הציד
    .about = דרקון ישן באמצע הארץ. הגיבור שיהרוג אותו ישלוט.
    .goal = היו הראשונים להרוג את הדרקון בעזרת הגיבור הראשי שלכם. אחרי 14 סבבים כולם מפסידים.

homm3-variant-azure_dragon = דרקון תכלת
homm3-variant-crystal_dragon = דרקון קריסטל
homm3-variant-rust_dragon = דרקון חלודה
homm3-variant-faerie_dragon = דרקון פיות
homm3-variant-by_lot = דרקון בהגרלה

homm3-rule-boss = { $boss ->
        [azure_dragon] דרקון התכלת עומד באמצע האריח המרכזי.
        [crystal_dragon] דרקון הקריסטל עומד באמצע האריח המרכזי, עם 4 גולמים.
        [rust_dragon] דרקון החלודה עומד באמצע האריח המרכזי.
        [faerie_dragon] דרקון הפיות עומד באמצע האריח המרכזי, עם חזיון התעתועים שלו ו־4 דנדרואידים.
       *[other] דרקון שנקבע בהגרלה עומד באמצע האריח המרכזי.
    } רק גיבור ראשי יכול להילחם בו. אין נסיגה ואין מגבלה של סבבי קרב.

homm3-goal-boss = מי שהורג את הדרקון מנצח.
homm3-over-boss = הדרקון מת.

homm3-ability-boss = כשהיחידה נופלת, כל הצד שלה מוותר. המבט של גורגונים אינו משפיע עליה.
homm3-ability-ignores-enemy-spells = שום קסם שמכוון אל היחידה אינו פועל. קסמים על האויבים שלה פועלים.
homm3-ability-ignores-basic-spells = קסמים בסיסיים של האויבים אינם משפיעים על היחידה.
homm3-ability-reveals-artifacts = בתחילת כל סבב קרב נחשף חפץ מערימת הזרוקים. נשק: ההתקפה של היחידה פוגעת גם ביחידות שמשני צדי המטרה, בנזק קטן ב־{ $less }. שריון, מגן או בגד: ההגנה של היחידה מפני ההתקפה הבאה גדולה ב־{ $defense }. תכשיט: האויבים שלה נעים רק משבצת אחת בסבב הקרב הזה, והיא עפה לכל מקום.
homm3-ability-summons-golems = אחרי סבב קרב שבו הוסרו גולמים, יחידה חדשה של גולמי זהב או גולמי יהלום מופיעה בשורה האחרונה.
homm3-ability-devours = בהפעלתה היחידה רשאית לטרוף גולמים שסמוכים אליה: נזק של { $gold } מוסר תמורת גולמי זהב, נזק של { $diamond } תמורת גולמי יהלום.
homm3-ability-retaliates-often = { $count ->
        [one] היחידה מבצעת תקיפת נגד אחת בסבב קרב.
        [two] היחידה מבצעת שתי תקיפות נגד בסבב קרב.
       *[other] היחידה מבצעת { $count } תקיפות נגד בסבב קרב.
    }
homm3-ability-acid = { $count ->
        [one] בתחילת כל סבב קרב שלולית חומצה אחת חוסמת משבצת פנויה שלא הייתה בה שלולית בסבב הקרב הקודם.
        [two] בתחילת כל סבב קרב שתי שלוליות חומצה חוסמות משבצות פנויות שלא היו בהן שלוליות בסבב הקרב הקודם.
       *[other] בתחילת כל סבב קרב { $count } שלוליות חומצה חוסמות משבצות פנויות שלא היו בהן שלוליות בסבב הקרב הקודם.
    }
homm3-ability-corrodes = כל התקפה של היחידה מקטינה את ההגנה של המטרה ב־{ $count }, ולא יותר מ־{ $most } בסך הכול.
homm3-ability-mirage = מבין כמה דרקונים כאלה, הראשון שמכוונים אליו הוא חזיון תעתועים. הוא גורם נזק, וכל נזק מעלים אותו.
homm3-ability-spellcaster = בהפעלתה היחידה מטילה עד שני קסמים שונים בסבב קרב: ברק, ריפוי או קסם מומחה שנקבע בהגרלה. עם פחות מ־3 דנדרואידים היא מאבדת קסמים וכוח; בלי דנדרואידים היא אינה מטילה דבר.

homm3-ask-boss-golem = { $troop }: הצטרפות לאויב. היכן תעמוד היחידה?
homm3-ask-devour = { $unit }: היחידה רשאית לטרוף גולמים שסמוכים אליה.
homm3-ask-acid = { $left ->
        [one] היכן תהיה שלולית החומצה האחרונה?
        [two] היכן תהיה שלולית חומצה? נותרו שתי שלוליות.
       *[other] היכן תהיה שלולית חומצה? שלוליות שנותרו: { $left }.
    }
homm3-ask-boss-spell = { $unit }: היחידה רשאית להטיל קסם.

homm3-option-devour = טריפת { $unit }
homm3-option-boss-cast = הטלת { $card }

homm3-log-boss = הטרף של הציד הזה: { $troop }.
homm3-log-boss-slain = { $seat }: הטרף של הציד נהרג, { $troop }.
homm3-log-shuffled-discards = ערימת הזרוקים של { $deck } מעורבבת.
homm3-log-boss-artifact = { $sort ->
        [weapon] נחשף { $card }, נשק: הנשיפה של { $unit } פוגעת בשלוש יחידות בשורה.
        [worn] נחשף { $card }: ההגנה של { $unit } מפני ההתקפה הבאה גדולה ב־3.
       *[trinket] נחשף { $card }, תכשיט: כולם נעים משבצת אחת בסבב הקרב הזה, ורק { $unit } בתעופה לכל מקום.
    }
homm3-log-devoured = { $unit }: טריפת { $target }.
homm3-log-acid = שלוליות חומצה חוסמות ארבע משבצות.
homm3-log-boss-learned = { $unit }: הקסם { $card } מלבד ברק וריפוי.
homm3-log-mirage = { $unit }: זה רק חזיון תעתועים.
homm3-log-vanished = { $unit }: היעלמות.

homm3-notice-boss = הטרף ממתין ב־{"\u200E"}{ $field }: { $troop }.

homm3-why-acid = שלולית חומצה חוסמת את המשבצת הזאת.
