### Heroes of Might and Magic III: The Hunt, Gold Rush and the kit for random scenarios

## The Hunt
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
homm3-notice-boss = הטרף ממתין ב־{"\u200E"}{ $field }: { $troop }.

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
homm3-ability-spellcaster = בהפעלתה היחידה מטילה עד שני קסמים שונים בסבב קרב: ברק, ריפוי או קסם מומחה שנקבע בהגרלה. עם פחות מ־3 דנדרואידים היא מאבדת קסמים וכח; בלי דנדרואידים היא אינה מטילה דבר.

homm3-ask-boss-golem = { $troop }: הצטרפות לאויב. היכן תעמוד היחידה?
homm3-ask-devour = { $unit }: היחידה רשאית לטרוף גולמים שסמוכים אליה.
homm3-ask-acid = { $left ->
        [one] היכן תהיה שלולית החומצה האחרונה?
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
homm3-why-acid = שלולית חומצה חוסמת את המשבצת הזאת.
homm3-log-acid = שלוליות חומצה חוסמות ארבע משבצות.
homm3-log-boss-learned = { $unit }: הקסם { $card } מלבד ברק וריפוי.
homm3-log-mirage = { $unit }: זה רק חזיון תעתועים.
homm3-log-vanished = { $unit }: היעלמות.

## Gold Rush
homm3-scenario-gold_rush = הבהלה לזהב
    .about = אדון רחוק רוצה מס, והוא רוצה את הגרייל.
    .goal = שלמו כל תשלום של המס. אתם מנצחים כשסבב נגמר, אחד הגיבורים שלכם נושא את הגרייל ואתם יכולים לשלם את כל מה שנותר. מי שאינו יכול לשלם תשלום מפסיד. אחרי 13 סבבים הצד העשיר ביותר מנצח; במשחק יחיד אתם מפסידים.
homm3-variant-tower_tile = עם אריח {"\u200E#C1"}
homm3-variant-core_tile = קופסת הבסיס: אריח C1 במקום {"\u200E#C1"}
homm3-rule-tranches = בתחילת כמה מהסבבים כל צד משלם תשלום של המס. אבן נחשבת כ־2 זהב, קריסטל כ־4; אין עודף.
homm3-part-due = סבב { $round }: { $amount } זהב.
homm3-rule-resource_cards = כל הקלפים שמניבים משאבים מוצאים מהחפיסות ויוצרים את קלפי המשאבים. קלף כזה חוזר לשם כשהוא מוסר מהמשחק. לגיבור שמתחיל עם אחוזות יש סיור במקום זאת.
homm3-rule-resource_obelisk = אובליסק נותן חפץ משני מקלפי המשאבים, או { $gold } זהב.
homm3-rule-card_instead = השדה יכול לתת את { $card } במקום מה שהוא עושה.
homm3-rule-resource_tomb = אחד משני החיפושים בקבר של לוחם יכול להיות חפץ משני או עוצמתי מקלפי המשאבים.
homm3-rule-doubled_settlement = התועלת של היישוב כפולה. בחרו חפצים מקלפי המשאבים: { $first } אם אתם הראשונים שכובשים אותו, אחרת { $later }.
homm3-rule-artifact_prize = מי שמביס גיבור ראשי של אויב רשאי לקחת חפץ מערימת הזרוקים של השחקן הזה במקום הזהב.
homm3-rule-grail_carrier = { $digging ->
        [0] ביקור בשדה שלו מביא את אסימון הגרייל.
        [one] חפירה של הגרייל עולה נקודת תנועה אחת בשדה שלו.
        [two] חפירה של הגרייל עולה שתי נקודות תנועה בשדה שלו.
       *[other] חפירה של הגרייל עולה { $digging } נקודות תנועה בשדה שלו.
    } גיבור שגיבור אחר מביס או שנכנע מוסר אותו; גיבור שיחידות נטרליות מביסות משאיר אותו בשדה, והמבקר הבא לוקח אותו.{ $stops ->
        [true] { " " }מי שלוקח אותו מאבד את כל נקודות התנועה.
       *[other] { "" }
    }{ $sheltered ->
        [false] { " " }מקום מבטחים אינו מגן על מי שנושא אותו.
       *[other] { "" }
    }{ $home ->
        [true] { " " }בטירה של הנושא הוא מונח במקומו.
       *[other] { "" }
    }
homm3-goal-grail_and_tribute = כשסבב נגמר, מנצח הצד שהגיבור שלו נושא את הגרייל ושיכול לשלם את כל התשלומים שנותרו.
homm3-goal-richest = אחרי סבב { $round } מנצח הצד שיכול היה לשלם את התשלום הגבוה ביותר.
homm3-goal-all_fail = אם אף צד אינו יכול לשלם תשלום, מנצח הצד שיש לו הכי הרבה לשלם; הגרייל נחשב כ־{ $grail } זהב.
homm3-goal-tribute = צד שאינו יכול לשלם תשלום מפסיד.
homm3-over-grail_and_tribute = הגרייל נמצא, והמס מובטח.
homm3-over-richest = הסבב האחרון נגמר. הצד העשיר ביותר מנצח.
homm3-over-all_fail = איש לא יכול היה לשלם את התשלום. הצד העשיר ביותר מנצח.
homm3-over-tribute = לא היה אפשר לשלם תשלום של המס.
homm3-notice-tranche = סבב { $round }: שלמו { $gold } זהב. נותר לשלם בסך הכול: { $left }.
homm3-notice-resource-cards = קלפי משאבים שנותרו: { $count }.
homm3-notice-grail-carried = הגרייל אצל { $seat }: { $hero }.
homm3-notice-grail-lies = הגרייל מונח ב־{"\u200E"}{ $field }.

homm3-ask-pay-part = נותרו לתשלום { $owed } זהב. כמה מהם תשלמו כך?
homm3-ask-resource-card = קחו אחד מקלפי המשאבים, או בחרו אחרת.
homm3-ask-prize = הבסתם את הגיבור הראשי של { $other }. מה תיקחו?
homm3-option-pay-part = { $resource } ({ $count })
homm3-option-take-resource-card = לקיחת { $card } מקלפי המשאבים
homm3-option-take-gold = לקיחת { $count } זהב
homm3-option-use-field = שימוש בשדה כרגיל
homm3-option-take-artifact = לקיחת { $card } מערימת הזרוקים
homm3-option-take-prize-gold = לקיחת הזהב
homm3-log-tranche = הגיע מועד תשלום של המס: { $gold } זהב.
homm3-log-tranche-failed = הצד של { $seat } אינו יכול לשלם { $gold } זהב.
homm3-log-took-resource-card = { $seat }: לקיחת { $card } מקלפי המשאבים.
homm3-log-took-artifact = { $seat }: לקיחת { $card } מערימת הזרוקים של { $other }.
homm3-log-grail-stops = { $seat }, { $hero }: לקיחת הגרייל ואובדן של כל נקודות התנועה.
homm3-log-grail-taken = { $seat }: לקיחת הגרייל ב־{"\u200E"}{ $field }.
homm3-log-grail-won = { $seat }: זכייה בגרייל, { $hero }.
homm3-log-grail-lies = הגרייל מונח ב־{"\u200E"}{ $field }.
homm3-log-grail-home = { $seat }: הגרייל הובא לטירה.

## The kit for random scenarios
homm3-scenario-random_scenario = תרחיש אקראי
    .about = בחרו סוג, גודל, תנאי התחלה וחוזק של הטירות. אחר כך פרשו יחד את המפה.
    .goal = כולם נגד כולם: השיגו את מספר נקודות הניצחון הגדול ביותר. מלך הגבעה: החזיקו בממלכת הדרקונים. תפסו את הגרייל: הביאו אותו לטירה שלכם.
homm3-variant-free_for_all = כולם נגד כולם
homm3-variant-king_of_the_hill = מלך הגבעה
homm3-variant-capture_the_grail = תפסו את הגרייל
homm3-variant-small = קטן: 8 סבבים
homm3-variant-medium = בינוני: 12 סבבים
homm3-variant-large = גדול: 16 סבבים
homm3-variant-stingy = התחלה דלה
homm3-variant-fair = התחלה הוגנת
homm3-variant-generous = התחלה נדיבה
homm3-variant-settlement = טירות כמו יישובים
homm3-variant-city = טירות עם עירייה
homm3-variant-capitol = טירות כמו בירות
homm3-rule-players_map = השחקנים פורשים את המפה בסדר התור ההפוך, אריח אחד בכל פעם: כל האריחים הקרובים, אחר כך כל הרחוקים, ולבסוף האריחים ההתחלתיים. כל אריח נוגע באחד שכבר מונח.
homm3-rule-build_token_post = אפשר להוציא את אסימון הבנייה בכל עת על מה שעמדת מסחר מציעה.
homm3-rule-hold_field = נקודת ניצחון על כל סבב שבסופו אתם מחזיקים בזה: { $location }.
homm3-rule-tournament_points = נקודות ניצחון: { $holdings } על כל מכרה ויישוב, { $buildings } על כל בניין, { $two_artifacts } על שני חפצים, { $levels } על כל רמה של הגיבור הראשי, { $second_hero } על כל תבוסה של גיבור משני של אויב, { $main_hero } פעם אחת על כל גיבור ראשי של אויב.
homm3-rule-prize_points = נקודות ניצחון: { $first_utopia } לראשון שכובש את ממלכת הדרקונים, { $utopia } למי שמחזיק בה, { $grail_home } על הגרייל בטירה שלכם, { $grail } על הגרייל במקום אחר.
homm3-goal-grail_home = מי שמביא את הגרייל לטירה שלו מנצח.
homm3-over-grail_home = הגרייל הובא לטירה.
homm3-ask-lay-tile = { $kind ->
        [starting] היכן יונח האריח ההתחלתי שלכם?
        [near] פרשו את המפה. היכן יונח האריח הקרוב הבא שלכם?
       *[far] פרשו את המפה. היכן יונח האריח הרחוק הבא שלכם?
    }
homm3-option-lay-tile = ב־{"\u200E"}{ $slot }
homm3-option-rule-dig = חפירה של הגרייל: { $hero }
homm3-option-rule-post = הוצאת אסימון הבנייה על עמדת מסחר
homm3-log-laid-tile = { $tile_kind ->
        [starting] { $seat }: הנחת האריח ההתחלתי ב־{"\u200E"}{ $field }.
        [near] { $seat }: הנחת אריח קרוב ב־{"\u200E"}{ $field }.
       *[far] { $seat }: הנחת אריח רחוק ב־{"\u200E"}{ $field }.
    }
homm3-log-build-token-post = { $seat }: הוצאת אסימון הבנייה על עמדת מסחר.
homm3-log-held-field = { $seat }: החזקה במקום, { $location }. נקודות ניצחון: { $points }.
