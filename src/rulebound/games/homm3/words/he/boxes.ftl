### Heroes of Might and Magic III: units of the other boxes and their abilities

## Creatures

homm3-kin-centaurs = קנטאורים
homm3-kin-dwarves = גמדים
homm3-kin-elves = אלפים
homm3-kin-pegasi = פגסוסים
homm3-kin-dendroids = דנדרואידים
homm3-kin-unicorns = חדי־קרן
homm3-kin-gold_dragons = דרקוני זהב
homm3-kin-gremlins = גרמלינים
homm3-kin-gargoyles = גרגוילים
homm3-kin-iron_golems = גולמי ברזל
homm3-kin-magi = קוסמים
homm3-kin-genies = ג׳ינים
homm3-kin-nagas = נאגות
homm3-kin-titans = טיטאנים
homm3-kin-familiars = שדונים
homm3-kin-magogs = מגוגים
homm3-kin-cerberi = קרברוסים
homm3-kin-demons = שדים
homm3-kin-pit_lords = אדוני השאול
homm3-kin-efreet = עפריתים
homm3-kin-arch_devils = ארכי־שטנים
homm3-kin-gnolls = גנולים
homm3-kin-lizardmen = אנשי לטאה
homm3-kin-dragon_flies = שפיריות
homm3-kin-basilisks = בסיליסקים
homm3-kin-gorgons = גורגונים
homm3-kin-wyverns = ויוורנים
homm3-kin-hydras = הידרות
homm3-kin-goblins = גובלינים
homm3-kin-wolf_raiders = רוכבי זאבים
homm3-kin-orcs = אורקים
homm3-kin-ogres = עוגים
homm3-kin-thunderbirds = ציפורי רעם
homm3-kin-cyclopes = קיקלופים
homm3-kin-behemoths = בהמותים
homm3-kin-sprites = פיות
homm3-kin-storm_elementals = יסודני סערה
homm3-kin-ice_elementals = יסודני קרח
homm3-kin-energy_elementals = יסודני אנרגיה
homm3-kin-magma_elementals = יסודני מאגמה
homm3-kin-magic_elementals = יסודני קסם
homm3-kin-phoenixes = עופות חול
homm3-kin-oceanids = אוקיאנידות
homm3-kin-seamen = מלחים
homm3-kin-sea_dogs = זאבי ים
homm3-kin-ayssids = איסידים
homm3-kin-sorceresses = מכשפות
homm3-kin-nix = ניקסים
homm3-kin-haspids = האספידים
homm3-kin-air_elementals = יסודני אוויר
homm3-kin-earth_elementals = יסודני אדמה
homm3-kin-fire_elementals = יסודני אש
homm3-kin-water_elementals = יסודני מים
homm3-kin-faerie_dragons = דרקוני פיות
homm3-kin-rust_dragons = דרקוני חלודה
homm3-kin-fangarm = פנגארם
homm3-kin-leprechaun = לפריקון
homm3-kin-satyrs = סאטירים
homm3-kin-steel_golems = גולמי פלדה

## Abilities: attacks

homm3-ability-second-shot-on-bad-die = אם הקובייה של היחידה מראה {"\u200E-1"} או 0, היא תוקפת פעם נוספת מטרה שאינה סמוכה.
homm3-ability-attacks-again = אחרי תקיפת הנגד היחידה תוקפת את המטרה פעם נוספת.
homm3-ability-attacks-another = אם החיים של המטרה יורדים ל־0, היחידה רשאית לתקוף יחידה סמוכה אחרת אחרי תקיפת הנגד.
homm3-ability-attacks-two = היחידה רשאית לתקוף אויב סמוך שני. אף אחד משניהם אינו מבצע תקיפת נגד.
homm3-ability-attacks-all = היחידה תוקפת את כל היחידות הסמוכות, ידיד או אויב. אף אחת מהן אינה מבצעת תקיפת נגד.
homm3-ability-attacks-all-enemies = היחידה תוקפת את כל האויבים הסמוכים. אף אחד מהם אינו מבצע תקיפת נגד.
homm3-ability-scorches = אם המטרה אינה סמוכה, יחידה סמוכה למטרה סופגת נזק של { $count }, ידיד או אויב.
homm3-ability-bites-another = המטרה אינה מבצעת תקיפת נגד, ואויב סמוך אחר סופג נזק של { $count }.
homm3-ability-avenges-itself = ההתקפה של היחידה גדולה ב־{ $count } אם ירדה לצד המעטים בקרב הזה.
homm3-ability-weakens-retaliation = אם המטרה מבצעת תקיפת נגד, ההתקפה שלה קטנה ב־{ $count }.
homm3-ability-stares = אחרי ההתקפה הטילו שתי קוביות: אם שתיהן מראות {"\u200E"}{ $face }, החיים של המטרה יורדים ל־0.
homm3-ability-thunders = אחרי התקפה או תקיפת נגד הטילו קובייה: עם 0 או {"\u200E+1"} המטרה סופגת נזק נוסף של { $count }.
homm3-ability-stings = אחרי ההתקפה הטילו קובייה: עם 0 המטרה סופגת נזק נוסף של { $count }.
homm3-ability-lowers-defense = ההגנה של המטרה מפני ההתקפה הזאת קטנה ב־{ $count }, אך לא מתחת ל־0.
homm3-ability-rusts = עם {"\u200E-1"} ההגנה של המטרה מפני ההתקפה הזאת קטנה ב־{ $count }, אך לא מתחת ל־0.
homm3-ability-paralyses-on-roll = אחרי ההתקפה הטילו קובייה: עם 0 המטרה קופאת.
homm3-ability-stronger-against-efreet = ההתקפה של היחידה נגד עפריתים גדולה ב־{ $count }.
homm3-ability-stronger-against-archangels = ההתקפה של היחידה נגד ארכי־מלאכים גדולה ב־{ $count }.
homm3-ability-stronger-against-black_dragons = ההתקפה של היחידה נגד דרקונים שחורים גדולה ב־{ $count }.
homm3-ability-elemental = חץ קסם אינו משפיע על היחידה. ההתקפות שלה מתעלמות מהגנה.
homm3-ability-elemental-air = חץ קסם וקסמי אוויר אינם משפיעים על היחידה. ההתקפות שלה מתעלמות מהגנה.
homm3-ability-elemental-earth = חץ קסם וקסמי אדמה אינם משפיעים על היחידה. ההתקפות שלה מתעלמות מהגנה.
homm3-ability-elemental-fire = חץ קסם וקסמי אש אינם משפיעים על היחידה. ההתקפות שלה מתעלמות מהגנה.
homm3-ability-elemental-water = חץ קסם וקסמי מים אינם משפיעים על היחידה. ההתקפות שלה מתעלמות מהגנה.

## Abilities: tokens

homm3-ability-weakens = אחרי ההתקפה המטרה מקבלת אסימון חולשה לשני סבבי קרב: ההתקפה שלה קטנה ב־{ $count }.
homm3-ability-curses = במקום לנוע ולתקוף, הניחו אסימון חולשה על יחידה כלשהי לשני סבבי קרב: ההתקפה שלה קטנה ב־{ $count }.
homm3-ability-strengthens = במקום לנוע ולתקוף, הניחו אסימון התקפה על יחידת קרקע או יחידה מעופפת לשני סבבי קרב: ההתקפה שלה גדולה ב־{ $count }.
homm3-ability-crushes = ההגנה של המטרה מפני ההתקפה הזאת קטנה ב־{ $count }, אך לא מתחת ל־0, והמטרה מקבלת אסימון שיתוך: ההגנה שלה קטנה ב־1 עד סוף הקרב.
homm3-ability-dispels = היחידה מסיימת את כל האפקטים המתמשכים שהאויב הניח על המטרה.
homm3-ability-dispels-and-weakens = היחידה מסיימת את כל האפקטים המתמשכים שהאויב הניח על המטרה. אם המטרה מבצעת תקיפת נגד, ההתקפה שלה קטנה ב־{ $count }.

## Abilities: protection

homm3-ability-shrugs-off = כשקסם או מומחיות מכוונים אל היחידה לבדה, הטילו קובייה: עם {"\u200E+1"} הקלף אינו עושה דבר.
homm3-ability-wards-neighbours = הנזק מקסמים ליחידה וליחידות ידידותיות סמוכות קטן ב־{ $count }.
homm3-ability-ignores-ongoing = אפקטים מתמשכים אינם משפיעים על היחידה.
homm3-ability-ignores-ongoing-spells = קסמים מתמשכים אינם משפיעים על היחידה.
homm3-ability-untouched-by-spells = קסמים אינם משפיעים על היחידה ואינם גורמים לה נזק.
homm3-ability-unharmed-by-arrow = חץ קסם אינו גורם נזק ליחידה.
homm3-ability-unharmed-by-arrow-and-fire = חץ קסם וקסמי אש אינם גורמים נזק ליחידה.
homm3-ability-ignores-fire = קסמי אש אינם משפיעים על היחידה.
homm3-ability-only-damaged = קסמים וקלפי מומחיות יכולים לגרום נזק ליחידה, אך אין להם השפעה אחרת עליה.
homm3-ability-steeled = הנזק ליחידה מקסמים ומקלפי מומחיות קטן ב־{ $count }.
homm3-ability-caps-damage = הנזק ליחידה מהתקפה אחת הוא { $count } לכל היותר.
homm3-ability-survives-once = פעם אחת בקרב, כשהחיים של היחידה עומדים לרדת ל־0, היא שורדת עם נקודת חיים אחת.

## Abilities: movement and sieges

homm3-ability-holds-neighbours = אויב שמתחיל את הפעלתו בסמוך ליחידה אינו רשאי לנוע בהפעלה הזאת.
homm3-ability-moves-anywhere = היחידה רשאית לנוע לכל משבצת ריקה.
homm3-ability-breaks-walls = במקום לנוע ולתקוף, השמידו את השער או חומה.
homm3-ability-breaks-walls-and-tower = במקום לנוע ולתקוף, השמידו את השער, חומה או את מגדל החצים.
homm3-ability-raises-demons = פעם אחת בקרב, אם איבדתם יחידה: במקום לנוע ולתקוף, זמנו שדים בצד המעטים ליד היחידה, או תגברו את השדים שלכם בחינם.

## Abilities: spells and cards

homm3-ability-dampens-spells = הכח של קסמי האויב קטן ב־{ $count }.
homm3-ability-casting-costs-card = אויב שמטיל קסם מהיד חייב לזרוק קלף נוסף.
homm3-ability-casting-costs-power = אויב שמטיל קסם חייב לזרוק קלף נוסף עם כח.
homm3-ability-casts-bolts = בהפעלת היחידה יחידה כלשהי סופגת נזק של { $count }. זהו קסם, אך הוא אינו נספר במגבלה.
homm3-ability-raises-first-spell = בהפעלת היחידה הקסם הראשון שלכם בסבב הקרב הזה מקבל עוד { $count } כח.
homm3-ability-raises-air = בהפעלת היחידה קסם האוויר הבא שלכם בהפעלה הזאת מקבל עוד { $count } כח.
homm3-ability-raises-earth = בהפעלת היחידה קסם האדמה הבא שלכם בהפעלה הזאת מקבל עוד { $count } כח.
homm3-ability-raises-fire = בהפעלת היחידה קסם האש הבא שלכם בהפעלה הזאת מקבל עוד { $count } כח.
homm3-ability-raises-water = בהפעלת היחידה קסם המים הבא שלכם בהפעלה הזאת מקבל עוד { $count } כח.
homm3-ability-grants-a-spell = במקום לנוע ולתקוף, זרקו קלפים מראש החפיסה שלכם ({ $count }) וקחו ליד קסם שנמצא ביניהם.
homm3-ability-grants-a-spell-attacking = כשהיחידה תוקפת, זרקו קלפים מראש החפיסה שלכם בזה אחר זה, { $count } לכל היותר, וקחו ליד קסם שנמצא ביניהם.
homm3-ability-robs-a-card = אחרי ההתקפה האויב זורק קלף אקראי או קלף עם כח.
homm3-ability-plunders = פעם אחת בקרב, כשהיחידה מביסה יחידה, אתם מקבלים { $count } זהב.
homm3-ability-cheers = פעם אחת בתור הטילו קובייה: עם {"\u200E+1"} אתם מקבלים מורל.

## Questions and log lines of abilities

homm3-ask-attack-another = { $unit }: היחידה רשאית לתקוף יחידה סמוכה אחרת. איזו?
homm3-ask-attack-next = { $unit }: היחידה תוקפת את כל סביבותיה. מי הבאה בתור?
homm3-ask-scorch = { $unit }: היחידה חורכת יחידה סמוכה למטרה. איזו?
homm3-ask-bite = { $unit }: היחידה נושכת אויב סמוך אחר. את מי?
homm3-ask-bolt = { $unit }: היחידה מטילה ברק. איזו יחידה תספוג את הנזק?
homm3-ask-strengthen = { $unit }: היחידה נותנת אסימון התקפה. איזו יחידה תקבל אותו?
homm3-ask-curse = { $unit }: היחידה נותנת אסימון חולשה. איזו יחידה תקבל אותו?
homm3-ask-knock-down = { $unit }: היחידה משמידה חלק מהביצורים. איזה?
homm3-ask-summon = { $unit }: זמנו שדים, או העבירו שדים לצד הרבים.
homm3-ask-turn-over = { $unit }: אתם רשאים לזרוק את הקלף העליון של החפיסה שלכם ולחפש קסם. קלפים שנותרו: { $left }.
homm3-ask-grant = { $unit }: היחידה נותנת לכם קסם. איזה קלף יגיע ליד?
homm3-ask-robbed = { $unit }: היחידה גוזלת מכם קלף. זרקו קלף עם כח, או קלף אקראי.
homm3-option-knock-down = { $wall ->
        [none] השמדת מגדל החצים
       *[other] השמדת החומה או השער ב־{ $wall }
    }
homm3-option-summon = זימון { $troop } ב־{ $space }
homm3-option-turn-over = זריקת הקלף העליון
homm3-option-discard-random = זריקת קלף אקראי
homm3-log-token = { $token ->
        [attack_token] { $unit }: קבלת אסימון התקפה, התקפה {"\u200E"}{ $amount }.
        [weakness_token] { $unit }: קבלת אסימון חולשה, התקפה {"\u200E"}{ $amount }.
       *[corrosion_token] { $unit }: קבלת אסימון שיתוך, הגנה {"\u200E"}{ $amount }.
    }
homm3-log-dispelled = { $unit }: סיום האפקטים המתמשכים על { $target }.
homm3-token-attack_token = אסימון התקפה
homm3-token-weakness_token = אסימון חולשה
homm3-token-corrosion_token = אסימון שיתוך

## Tower: spells
homm3-card-view_air = ראיית האוויר
    .cast = קבלו 3 זהב, 2 אבנים או קריסטל אחד.
