### Heroes of Might and Magic III: Astrologers Proclaim cards and Event cards

## Astrologers Proclaim: the core box
homm3-week-annoying_lizard = הלטאה המציקה
    .text = כל השחקנים מערבבים את החפצים והקסמים שבידם לתוך החפיסה שלהם ושולפים אותו מספר קלפים.
homm3-week-battalions_stallion = סוס הגדוד
    .text = עד סבב האסטרולוגיה הבא לכל גיבור יש עוד נקודת תנועה בכל סבב.
homm3-week-crazy_wizard = הקוסם המטורף
    .text = עד סבב האסטרולוגיה הבא הקסם הראשון שכל אחד מהשחקנים מטיל חוזר ליד.
homm3-week-dead_silence = דממת מוות
    .text = דבר אינו קורה.
homm3-week-fancy_pixie = הפיה המהודרת
    .text = כל השחקנים מקבלים מורל חיובי.
homm3-week-fluffy_rabbit = הארנב הפרוותי
    .text = כל השחקנים מטילים קוביית אוצרות ומבצעים אותה.
homm3-week-friendly_beaver = הבונה הידידותי
    .text = כל הקוביות השחורות מוסרות מהמפה. בסבב האסטרולוגיה הראשון חושפים קלף אחר במקום זה.
homm3-week-gold_dragon = דרקון הזהב
    .text = בסבב המשאבים הבא כל השחקנים מקבלים עוד 5 זהב.
homm3-week-greedy_dragon = הדרקון החמדן
    .text = בסבב המשאבים הבא ההכנסה של כל השחקנים קטנה בקריסטל אחד, אך לא מתחת ל־0.
homm3-week-grim_warlock = המכשף הקודר
    .text = עד סבב האסטרולוגיה הבא הקסם הראשון בכל תור שלכם מקבל עוד 1 כח.
homm3-week-groovy_satyr = הסאטיר העליז
    .text = עד סבב האסטרולוגיה הבא, מי שנלחם בשומרים רשאי להחליף אחד מהם באחר מאותה דרגה.
homm3-week-isras_friends = החברים של איזרה
    .text = כל השחקנים רשאים לתגבר כעת אחת מהיחידות שלהם בחצי ממחירה, מעוגל כלפי מעלה.
homm3-week-magic_tortoise = צב הקסם
    .text = עד סבב האסטרולוגיה הבא לכל גיבור יש נקודת תנועה אחת פחות בכל סבב.
homm3-week-merry_leprechaun = הלפריקון העליז
    .text = בסבב המשאבים הבא כל השחקנים מקבלים עוד קריסטל אחד.
homm3-week-profuse_growth = צמיחה שופעת
    .text = עד סבב האסטרולוגיה הבא מספר הקלפים המקסימלי של כולם גדול ב־1.
homm3-week-swift_weasel = הסמור הזריז
    .text = עד סבב האסטרולוגיה הבא אתם רשאים להטיל שוב קוביית אוצרות או קוביית משאבים אחת בכל תור.
homm3-week-terrible_plague = המגפה הנוראה
    .text = כל השחקנים הופכים אחת מהיחידות שלהם מצד הרבים לצד המעטים.
homm3-week-white_raven = העורב הלבן
    .text = כל השחקנים מטילים קוביית משאבים ומקבלים את מה שהיא מראה.
homm3-week-wild_debauchery = הוללות פרועה
    .text = בסבב המשאבים הבא ההכנסה של כל השחקנים קטנה ב־5 זהב, אך לא מתחת ל־0.

## Astrologers Proclaim: Rampart
homm3-week-ammo_cart = עגלת תחמושת
    .text = עד סבב האסטרולוגיה הבא בליסטות גורמות עוד נזק של 1, ואוהלי עזרה ראשונה מרפאים עוד 1. מי שיש לו עגלת תחמושת במשחק רשאי להטיל שוב קוביית התקפה אחת בכל התקפה של קשתים.
homm3-week-charlie_and_his_circus = צ׳רלי והקרקס שלו
    .text = כעת ובתחילת הסבב הבא כל השחקנים רשאים לשלוף עד שלושה קלפים מחפיסות נטרליות בדרגות של מגורי היחידות שלהם. הם רשאים לגייס אחת מהיחידות האלה במחירה.
homm3-week-mcgiver = מקגיבר
    .text = בתחילת הסבב הבא כל השחקנים רשאים לקחת מכונת מלחמה בחינם.

## Astrologers Proclaim: Fortress
homm3-week-big_cleanup = הניקיון הגדול
    .text = כל השחקנים זורקים את היד שלהם ושולפים אותו מספר קלפים.
homm3-week-forty_thieves = ארבעים השודדים
    .text = עד סבב האסטרולוגיה הבא שולפים שני קלפי אירוע. מי ששלף אותם בוחר אחד, והאחר מונח בתחתית החפיסה.
homm3-week-plane_between_planes = מישור בין המישורים
    .text = כל השחקנים רשאים להסיר מהמשחק עד שני קלפים מהיד ומערימת הזרוקים שלהם.

## Astrologers Proclaim: Inferno
homm3-week-dancing_imp = השדון הרוקד
    .text = כל השחקנים רשאים להחליף קלף סטטיסטיקה מהיד או מערימת הזרוקים שלהם בקלף המחוזק מאותו הסוג.
homm3-week-explorers = מגלי ארצות
    .text = כל השחקנים שולפים כעת עד מספר הקלפים המקסימלי שלהם, ואינם שולפים בתחילת התור שלהם בסבב הזה. אחר כך הם רשאים לזרוק קלפים; על כל שלושה מהם הם רשאים להחליף קלף סטטיסטיקה מהיד בקלף המחוזק שלו.
homm3-week-hero = הגיבור
    .text = עד סבב האסטרולוגיה הבא כל אחד מהשחקנים רשאי בתור אחד להחליף עד שני קלפי סטטיסטיקה מהיד בקלפים המחוזקים שלהם, תמורת 4 זהב לכל אחד.

## Astrologers Proclaim: Tower
homm3-week-blue_sky = שמיים כחולים
    .text = עד סבב האסטרולוגיה הבא קסמי אוויר ומים מקבלים עוד 1 כח.
homm3-week-scorched_ground = אדמה חרוכה
    .text = עד סבב האסטרולוגיה הבא קסמי אדמה ואש מקבלים עוד 1 כח.
homm3-week-society = החברה
    .text = כל השחקנים מאבדים מורל.
homm3-week-unexpected_reinforcements = תגבורת בלתי צפויה
    .text = כל השחקנים רשאים לגייס בחינם יחידה נטרלית של הצבא שלהם, אם המגורים שלה בנויים אצלם.

## Astrologers Proclaim: Stronghold
homm3-week-crag_hack = קראג האק
    .text = ההתקפה של יחידות הקרקע בשני הצדדים גדולה ב־1 בקרב הראשון של הסבב הזה. צבא המעוז רשאי לתגבר את הגובלינים שלו בחינם.
homm3-week-judge_dread = שופט האימה
    .text = עד סבב האסטרולוגיה הבא, מי שנלחם בשומרים רשאי לשלוף את כולם מחדש.
homm3-week-offense = מתקפה
    .text = עד סבב האסטרולוגיה הבא קלפים שמוסיפים להגנה מוסיפים אותו מספר להתקפה במקום זאת.

## Astrologers Proclaim: Conflux and Cove
homm3-week-elementals = היסודנים
    .text = בחפיסות הנטרליות של ארד, כסף וזהב זורקים קלפים עד שיסודנים מונחים בראש החפיסה, גלויים. יסודנים שהובסו חוזרים לראש החפיסה שלהם. הם נזרקים כשנחשף הקלף הבא.
homm3-week-mages = הקוסמים
    .text = בסבב הזה ספר הקסמים אינו עולה דבר ואינו דורש גילדת קוסמים.
homm3-week-spells = הקסמים
    .text = עד סבב האסטרולוגיה הבא אתם רשאים להפוך כל חיפוש בחפיסת הקסמים לחיפוש (4).
homm3-week-pirates = שודדי הים
    .text = עד סבב האסטרולוגיה הבא, מי שמנצח בקרב מטיל קוביית משאבים ומקבל את מה שהיא מראה. קרב מהיר אינו נחשב.
homm3-week-whirlpool = המערבולת
    .text = עד סבב האסטרולוגיה הבא המערבולות אינן עולות דבר, והגיבורים בוחרים את האריח שבו הם יוצאים במקום להטיל עליו קובייה. בלי אריחי ים נחשף קלף אחר במקומו.
homm3-week-wind = הרוח
    .text = עד סבב האסטרולוגיה הבא הגיבורים רשאים להמשיך לנוע אחרי צעד מן היבשה אל הים. בלי אריחי ים נחשף קלף אחר במקומו.

## Astrologers Proclaim: Stretch Goals
homm3-week-destruction = הרס
    .text = קלפים קבועים שבמשחק יוצאים מהמשחק. הבעלים שלהם מקבלים 5 זהב על כל אחד.
homm3-week-disruption = שיבוש
    .text = כל השחקנים רשאים לסובב אריח שאין עליו גיבור. אין מסובבים אריח פעמיים.
homm3-week-multilingual_bron = ברון רב הלשונות
    .text = עד סבב האסטרולוגיה הבא מותר להטיל שוב, פעם אחת, קובייה שמוטלת בגלל יכולת של יחידה.
homm3-week-plastic_tray = מגש הפלסטיק
    .text = עד סבב האסטרולוגיה הבא אסימוני הגנה מוסיפים 1 להגנה בלי קובייה.
homm3-week-restart = התחלה מחדש
    .text = עד סבב האסטרולוגיה הבא מספר הקלפים המקסימלי של כולם קטן ב־2, אך לא מתחת ל־4.
homm3-week-rulebook = ספר החוקים
    .text = בסבב הזה שולפים שומרים כמו במשחק ברמת הקושי הנמוכה הבאה.
homm3-week-sanctuary = מקום מבטחים
    .text = בסבב הזה גיבורים אינם יכולים לתקוף זה את זה.
homm3-week-wandering_merchant = הסוחר הנודד
    .text = בסבב הזה כל אחד מהשחקנים רשאי פעם אחת, בתורו, לקנות מכונת מלחמה, ב־3 זהב פחות מאשר בעמדת מסחר.

## Event cards
homm3-event-a_shady_auction = מכירה פומבית מפוקפקת
    .text = שלושה חפצים נמכרים במכירה פומבית בזה אחר זה. כל השחקנים מציעים זהב בסתר. ההצעה הגבוהה ביותר משולמת וזוכה בקלף; בתיקו או בלי הצעה הוא נזרק.
homm3-event-artifact_merchant = סוחר החפצים
    .text = חמישה חפצים עוברים פעם אחת בין כולם. קנו כל מספר מהם, או במקום זאת את הקלף העליון של ערימת החפצים הזרוקים. חפץ משני עולה 3 זהב, עוצמתי 5, אגדי 7.
homm3-event-crypt = כוך קבורה
    .text = בחרו אחד: אבדו מורל והטילו שתי קוביות אוצרות, ובצעו אחת מהן אלא אם אחת מהן מראה ניסיון; או קבלו מורל חיובי. צבא הנקרופוליס רשאי במקום זאת לתגבר יחידת ארד או כסף בחצי ממחירה.
homm3-event-cursed_swamp = הביצה המקוללת
    .text = בחרו אחד: אבדו מורל, הטילו שתי קוביות אוצרות ובצעו אחת מהן; או הסירו קסמים מהיד, ושניים או יותר מזכים בחיפוש (3) בחפיסת החפצים; או אבדו את היחידה הזולה ביותר שלכם. צבא הנקרופוליס רשאי במקום זאת לתגבר יחידת ארד או כסף בחינם.
homm3-event-den_of_thieves = מאורת הגנבים
    .text = מי ששלף את האירוע רשאי להסתכל על שני קלפים של חפיסה נטרלית ולגייס אחד מהם במחירו. האחרים מונחים בראש החפיסה או בתחתיתה.
homm3-event-garden_of_revelation = גן ההתגלות
    .text = אתם רשאים לקחת ארבעה קלפים מהחפיסה או מערימת הזרוקים שלכם, ואז להסיר קסמים ויכולות מהיד. כל שניים מהם מזכים בחיפוש (2) בחפיסת הקסמים או היכולות. אחר כך אתם זורקים את היד ושולפים יד חדשה.
homm3-event-library_of_enlightenment = ספרייה
    .text = שני קסמים לכל אחד מהשחקנים נפרשים גלויים. כל השחקנים רשאים לקנות אחד תמורת 6 זהב או 2 קריסטלים.
homm3-event-mage_laboratory = מעבדת הקוסמים
    .text = שני קסמים לכל אחד מהשחקנים נפרשים גלויים. כל השחקנים רשאים לקנות אחד תמורת 4 זהב או קריסטל אחד, ולערבב אותו לתוך החפיסה שלהם יחד עם ערימת הזרוקים שלהם.
homm3-event-magical_forest = היער הקסום
    .text = כל השחקנים מניחים בקופה קלף סגור: קסם, חפץ או יכולת מהיד, או את הקלף העליון של חפיסה כזאת. אחר כך כל השחקנים לוקחים קלף אקראי מהקופה או 4 זהב.
homm3-event-market_of_time = שוק הזמן
    .text = אתם רשאים לזרוק קלפים ולשלוף עד שניים יותר ממספר הקלפים המקסימלי שלכם, ואז להסיר יכולות וקסמים מהיד. כל שניים מהם מזכים בחיפוש (2) בחפיסת החפצים.
homm3-event-marketplace = כיכר השוק
    .text = בחרו אחד: הטילו קוביית משאבים וקבלו את מה שהיא מראה; או סחרו לפי הטבלה; או הציעו לשחקנים האחרים עסקה אחת.
homm3-event-mercenary_camp = מחנה שכירי החרב
    .text = כל השחקנים רשאים לפרוש עד שני קלפים של חפיסה נטרלית. אחר כך כל השחקנים רשאים לגייס אחת מכל היחידות האלה במחירה.
homm3-event-messenger_with_supplies = השליח עם האספקה
    .text = כל השחקנים חושפים שני חפצים. קנו אחד משלכם תמורת 3, 5 או 7 זהב, או זרקו את שניהם, הטילו שתי קוביות משאבים וקבלו אחת.
homm3-event-mischievous_leprechaun = הלפריקון השובב
    .text = מטילים קופה של שתי קוביות אוצרות ושתי קוביות משאבים. אחר כך כל השחקנים מטילים קובייה אחת מכל סוג, ורשאים לקחת ולבצע קובייה מהקופה שמראה אותו דבר.
homm3-event-prison = בית כלא
    .text = מי ששלף את האירוע חושף שתי יחידות נטרליות, מגייס אחת במחירה או זורק אותה תמורת 3 זהב, ומעביר את האחרת הלאה. כל אחד מהשחקנים הבאים מוסיף אחת ועושה אותו דבר.
homm3-event-school_of_magic_and_school_of_war = בית הספר לקסם ובית הספר למלחמה
    .text = אתם רשאים לזרוק קלפים ולשלוף עד שניים יותר ממספר הקלפים המקסימלי שלכם, ואז להסיר יכולות וקסמים מהיד. כל שניים מהם מזכים בחיפוש (2) בחפיסת היכולות או הקסמים.
homm3-event-shrine_of_the_magic_thought = מקדש מחשבת הקסם
    .text = שני קסמים לכל אחד מהשחקנים נפרשים גלויים. כל השחקנים קונים אחד תמורת 6 זהב או 2 קריסטלים, או מטילים קוביית משאבים ומקבלים את מה שהיא מראה. קסמים שלא נמכרו נזרקים.
homm3-event-stables = אורוות
    .text = בחרו אחד: הגיבור הראשי שלכם מקבל נקודת תנועה אחת; או שאחד הגיבורים שלכם מאבד נקודה אחת, ואתם מטילים קוביית משאבים ומקבלים את מה שהיא מראה.
homm3-event-the_villagers_plea = תחנוני הכפריים
    .text = תנו אחד מאלה: חפץ או קסם מהיד, שיוצא מהמשחק; אבן אחת; 5 זהב; נקודת תנועה של גיבור.
homm3-event-withered_hermit = הנזיר הקמל
    .text = אתם רשאים לנקוב במשאב ולהטיל שלוש קוביות משאבים: אם אף אחת אינה מראה אותו, אתם מקבלים אחת, אחרת אתם מאבדים אחת. או הטילו קוביית משאבים: תמורת מה שהיא מראה אתם רשאים לחפש (2) בחפיסת החפצים.

## Questions: Astrologers
homm3-ask-plague = איזו מהיחידות שלכם תעבור מצד הרבים לצד המעטים?
homm3-ask-replace-guard = אתם רשאים להחליף אחד מהשומרים באחר מאותה דרגה.
homm3-ask-judge-dread = אתם רשאים לשלוף את כל השומרים מחדש.
homm3-ask-circus = { $left ->
        [one] אתם רשאים לשלוף עוד קלף אחד של חפיסה נטרלית.
        [two] אתם רשאים לשלוף עד שני קלפים של חפיסות נטרליות.
       *[other] אתם רשאים לשלוף עד { $left } קלפים של חפיסות נטרליות.
    }
homm3-ask-recruit-open = אתם רשאים לגייס אחת מהיחידות שעל השולחן.
homm3-ask-recruit-free = אתם רשאים לגייס בחינם יחידה נטרלית של הצבא שלכם.
homm3-ask-mcgiver = אתם רשאים לקחת מכונת מלחמה בחינם.
homm3-ask-goblins = אתם רשאים לתגבר בחינם: { $troop }.
homm3-ask-remove-any = הסירו קלפים מהמשחק. הוסרו עד כה: { $count }.
homm3-ask-disruption = אתם רשאים לסובב אריח שאין עליו גיבור.
homm3-ask-wide-search = אתם רשאים להפוך זאת לחיפוש (4) בחפיסת הקסמים.

## Questions: events
homm3-ask-pick-event = איזה אירוע יקרה? האחר יונח בתחתית החפיסה.
homm3-ask-event = { $event }: בחרו אחד.
homm3-ask-slower-hero = איזה גיבור יאבד נקודת תנועה?
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
homm3-ask-buy-spell = { $event }: קנו קסם, או בחרו אחרת.
homm3-ask-merchant = קנו חפצים: חפץ משני עולה 3 זהב, עוצמתי 5, אגדי 7.
homm3-ask-messenger = קנו אחד משני החפצים שלכם, או ותרו על שניהם.
homm3-ask-bid = כמה זהב תציעו עבור { $card }? עדיין איש אינו רואה את ההצעה.
homm3-ask-thieves = אתם רשאים להסתכל על שני קלפים של חפיסה נטרלית.
homm3-ask-top-or-bottom = לאן יחזרו הקלפים שנותרו?
homm3-ask-put-on-deck = איזה קלף תניחו כעת?
homm3-ask-camp = אתם רשאים לפרוש קלפים של חפיסה נטרלית.
homm3-ask-prisoner = מאיזו חפיסה יגיעו האסירים הבאים?
homm3-ask-prison = גייסו את אחת מיחידות האסירים, או זרקו אחת תמורת 3 זהב.
homm3-ask-pool = הניחו קלף סגור בקופה.
homm3-ask-forest = קחו קלף אקראי מהקופה, או 4 זהב.
homm3-ask-match-die = אתם רשאים לקחת מהקופה קובייה שמראה את מה שהטלתם.

## Choices: Astrologers
homm3-option-weaken = { $troop }: מעבר לצד המעטים
homm3-option-replace-guard = החלפת { $troop }
homm3-option-redraw-guards = שליפת כל השומרים מחדש
homm3-option-enough-units = לא לשלוף עוד
homm3-option-enough-removed = לא להסיר עוד
homm3-option-reinforce-free = תגבור
homm3-option-turn-tile = סיבוב האריח ב־{"\u200E"}{ $tile }
homm3-option-wide-search = חיפוש (4)
homm3-option-week = { $week }: { $card }

## Choices: events
homm3-option-pick-event = { $event }
homm3-option-event-leave = עזיבה בלי כלום
homm3-option-event-rob = אובדן מורל והטלת שתי קוביות אוצרות; ניסיון באחת מהן מקלקל את שתיהן
homm3-option-event-pray = קבלת מורל חיובי
homm3-option-event-raise-half = תגבור יחידת ארד או כסף בחצי ממחירה
homm3-option-event-wade = אובדן מורל, הטלת שתי קוביות אוצרות וביצוע אחת מהן
homm3-option-event-sink-spells = הסרת קסמים מהיד
homm3-option-event-sink-unit = אובדן היחידה הזולה ביותר שלכם
homm3-option-event-raise-free = תגבור יחידת ארד או כסף בחינם
homm3-option-event-meditate = לקיחת קלפים, הסרת קסמים ויכולות, שליפת יד חדשה
homm3-option-event-study = חידוש היד, ואז הסרת יכולות וקסמים
homm3-option-event-roll = הטלת קוביית משאבים
homm3-option-event-trade = מסחר לפי הטבלה
homm3-option-event-deal = הצעת עסקה לשחקנים האחרים
homm3-option-event-ride = הגיבור הראשי שלכם מקבל נקודת תנועה אחת
homm3-option-event-sell-horse = ויתור על נקודת תנועה והטלת קוביית משאבים
homm3-option-event-give-card = הסרת חפץ או קסם מהיד
homm3-option-event-give-materials = נתינת אבן אחת
homm3-option-event-give-gold = נתינת 5 זהב
homm3-option-event-give-time = ויתור על נקודת תנועה
homm3-option-event-bet = נקיבה במשאב והטלת שלוש קוביות משאבים
homm3-option-event-haggle = הטלת המחיר של חיפוש (2) בחפיסת החפצים
homm3-option-event-give-up = ויתור על שניהם והטלת שתי קוביות משאבים
homm3-option-hero = { $hero }
homm3-option-lose-unit = { $troop }: עזיבה
homm3-option-take-from-deck = שליפה מהחפיסה שלכם
homm3-option-take-from-discards = לקיחת הקלפים העליונים של ערימת הזרוקים שלכם
homm3-option-amount = { $amount }
homm3-option-market-give = { $resource }
homm3-option-market-want = { $resource }
homm3-option-market-accept = הסכמה
homm3-option-name = { $resource }
homm3-option-lose-die = תשלום של { $face }
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
homm3-option-forest-card = לקיחת קלף אקראי
homm3-option-forest-gold = לקיחת 4 זהב

## Log: Astrologers
homm3-log-proclaimed = האסטרולוגים מכריזים על השבוע: { $week }.
homm3-log-week-redrawn = הקלף { $week } אינו מתאים כעת. נחשף קלף אחר.
homm3-log-week-goes-on = השבוע { $week } נמשך.
homm3-log-shuffled-in = { $count ->
        [one] { $seat }: ערבוב קלף מהיד לתוך החפיסה.
        [two] { $seat }: ערבוב שני קלפים מהיד לתוך החפיסה.
       *[other] { $seat }: ערבוב { $count } קלפים מהיד לתוך החפיסה.
    }
homm3-log-guard-replaced = { $seat }: החלפת { $troop }. במקומם: { $unit }.
homm3-log-elementals = { $troop } גלויים בראש { $deck }.

## Log: events
homm3-log-event = { $seat }: שליפת אירוע, { $event }.
homm3-log-two-events = { $seat }: שליפת שני אירועים, { $events }.
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
        [event-ride] { $seat }: לקיחת סוס.
        [event-sell-horse] { $seat }: ויתור על נקודת תנועה.
        [event-give-card] { $seat }: נתינת קלף.
        [event-give-materials] { $seat }: נתינת אבנים.
        [event-give-gold] { $seat }: נתינת זהב.
        [event-give-time] { $seat }: נתינת נקודת תנועה.
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
homm3-log-slowed = { $seat }, { $hero }: אובדן של נקודת תנועה אחת.
homm3-log-named = { $seat }: בחירת המשאב { $resource }.
homm3-log-revealed = { $cards ->
        [none] לא נותר דבר ב{ $deck }.
       *[other] נפרשו קלפים: { $cards }.
    }
homm3-log-shuffled-back = { $count ->
        [one] קלף אחד מעורבב בחזרה לתוך { $deck }.
        [two] שני קלפים מעורבבים בחזרה לתוך { $deck }.
       *[other] { $count } קלפים מעורבבים בחזרה לתוך { $deck }.
    }
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
homm3-log-took-from-pool = { $seat }: לקיחת קלף מהקופה.
