### Heroes of Might and Magic III: Town Boards and town actions

## Castle
homm3-building-castle_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 5 זהב, או תנו לאחד הגיבורים שלכם עוד נקודת תנועה.
homm3-building-castle_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-castle_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־6 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-castle_towers = מגדלים
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-castle_holy_grounds = אדמות הקודש
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-castle_glory_of_erathia = תהילת אראתיה
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-castle_brotherhood_of_the_sword = אחוות החרב
    .text = בתחילת כל סבב משאבים אתם מקבלים מורל חיובי.
homm3-building-castle_blacksmith = נפחייה
    .text = פעם אחת בכל תור שלכם בחרו אחד: הסירו חפץ מהיד וקבלו 4 זהב, או שלמו 6 זהב וחפשו (2) בחפיסת החפצים.

## Dungeon
homm3-building-dungeon_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 5 זהב, או קבלו קריסטל אחד.
homm3-building-dungeon_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-dungeon_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-dungeon_warrens = מחילות
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-dungeon_inner_labyrinths = המבוכים הפנימיים
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-dungeon_ancient_lairs = מאורות קדומות
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-dungeon_portal_of_summoning = שער הזימון
    .text = בתחילת התור שלכם אתם רשאים לשלוף יחידה נטרלית מחפיסה בדרגה של אחד ממגורי היחידות שלכם. אתם רשאים לגייס אותה במחירה; אם לא, היא נזרקת.
homm3-building-dungeon_mana_vortex = מערבולת המאנה
    .text = בתחילת התור שלכם אתם רשאים לזרוק קלף. אחר כך ערבבו את ערימת הזרוקים שלכם לתוך החפיסה שלכם וחפשו (3) בחפיסה שלכם.

## Necropolis
homm3-building-necropolis_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 4 זהב, או תגברו יחידת ארד בחינם.
homm3-building-necropolis_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-necropolis_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-necropolis_old_cemetery = בית הקברות הישן
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-necropolis_mausoleum_domain = נחלת המאוזוליאום
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-necropolis_vaults_of_darkness = כוכי החשכה
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-necropolis_cover_of_darkness = מעטה החשכה
    .text = פעם אחת בכל תור שלכם בחרו אחד: זרקו עד שני קלפים ושלפו אותו מספר, או בתחילת קרב מול גיבור אויב גרמו לשחקן שלו לזרוק קלף אקראי.
homm3-building-necropolis_necromancy_amplifier = מגבר ההעלאה באוב
    .text = בתחילת התור שלכם בחרו אחד: קחו את הקלף העלאה באוב מחפיסת היכולות, שמעורבבת אחר כך, או קחו קלף מומחיות מערימת הזרוקים שלכם.

## Rampart
homm3-building-rampart_city_hall = עירייה
    .text = בתחילת כל סבב משאבים אתם מקבלים 7 זהב.
homm3-building-rampart_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-rampart_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-rampart_housing_estate = שכונת המגורים
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-rampart_spring_upon_arches = המעיין על הקשתות
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-rampart_cliff_behind_the_glade = הצוק שמאחורי קרחת היער
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-rampart_mystic_pond = הבריכה המיסטית
    .text = בתחילת כל סבב משאבים הטילו קוביית משאבים וקבלו את מה שהיא מראה.
homm3-building-rampart_saplings = שתילים
    .text = בתחילת כל סבב אסטרולוגיה אתם רשאים לתגבר יחידת ארד או כסף בחצי ממחירה בזהב, מעוגל כלפי מטה.

## Tower
homm3-building-tower_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 4 זהב, או שלפו קלף.
homm3-building-tower_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-tower_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-tower_alchemical_workshops = סדנאות האלכימיה
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-tower_enchanted_towers = המגדלים המכושפים
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-tower_golden_temples = היכלי הזהב
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-tower_artifact_merchants = סוחרי החפצים
    .text = פעם אחת בכל תור שלכם בחרו אחד: שלמו 7 זהב וחפשו (2) בחפיסת החפצים, או הסירו חפץ מהיד וקבלו 2 זהב.
homm3-building-tower_wall_of_knowledge = חומת הידע
    .text = בתחילת כל סבב אסטרולוגיה אתם רשאים לקחת קלף ידע או קלף כח מערימת הזרוקים שלכם.

## Inferno
homm3-building-inferno_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 6 זהב, או קבלו 3 אבנים.
homm3-building-inferno_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-inferno_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-inferno_crucible_of_sins = כור החטאים
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-inferno_gates_of_abyss = שערי התהום
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-inferno_hellfire_palace = ארמון אש הגיהינום
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-inferno_castle_gate = שער הטירה
    .text = פעם אחת בכל תור שלכם בחרו אחד: שלמו 3 זהב ושחקן אויב זורק קלף אקראי, או העבירו גיבור שעומד בטירה או ביישוב לטירה אחרת או ליישוב אחר שלכם.
homm3-building-inferno_brimstone_stormclouds = ענני סערת הגופרית
    .text = הניחו כאן קוביית צבא בעת הבנייה ובתחילת כל סבב אסטרולוגיה, שלוש לכל היותר. בקרב אתם רשאים להסיר קובייה אחת על כל קסם שאתם מטילים: הקסם מקבל עוד 1 כח.

## Fortress
homm3-building-fortress_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 5 זהב, או סחרו במשאבים כמו בעמדת מסחר.
homm3-building-fortress_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-fortress_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-fortress_den = מאורה
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-fortress_swamp_lairs = מאורות הביצה
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-fortress_nest_upon_the_pond = הקן שעל הבריכה
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-fortress_blood_obelisk = אובליסק הדם
    .text = בתחילת כל סבב משאבים, ואחרי מצור על הטירה שלכם, אתם רשאים לחפש (4) בערימת הזרוקים שלכם.
homm3-building-fortress_cage_of_warlords = כלוב המצביאים
    .text = הניחו כאן קוביית צבא בעת הבנייה ובתחילת כל סבב משאבים, שתיים לכל היותר. בקרב אתם רשאים להסיר קוביות: כל אחת מוסיפה 1 להתקפה או 1 להגנה של יחידה שלכם.

## Stronghold
homm3-building-stronghold_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: שלפו שני קלפים, או קבלו 2 אבנים.
homm3-building-stronghold_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-stronghold_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־6 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-stronghold_barracks_tower = מגדל הקסרקטין
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-stronghold_fort_under_the_nest = המעוז שמתחת לקן
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-stronghold_mountain_caves = מערות ההר
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-stronghold_hall_of_valhalla = היכל ולהאלה
    .text = פעם אחת בסבב ההתקפה של יחידה שלכם גדולה ב־1, להתקפה אחת.
homm3-building-stronghold_freelancers_guild = גילדת השכירים
    .text = אתם מקבלים 1 זהב על כל ניצחון בקרב נגד יחידות נטרליות. בגיוס ובתגבור אבנים וקריסטלים יכולים לבוא במקום זהב, אחד תמורת אחד.

## Conflux
homm3-building-conflux_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 4 זהב, או חפשו (3) בחפיסת הקסמים.
homm3-building-conflux_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-conflux_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-conflux_altars_of_air_and_water = מזבחות האוויר והמים
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-conflux_altars_of_fire_and_earth = מזבחות האש והאדמה
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-conflux_magical_pyre = המדורה הקסומה
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-conflux_magic_university = אוניברסיטת הקסם
    .text = פעם אחת בסבב, כשאתם עומדים לחפש בחפיסת הקסמים, אתם רשאים במקום זאת לנקוב באסכולת קסם. זרקו קלפים מהחפיסה עד שיופיע קסם של האסכולה הזאת, וקחו אותו.
homm3-building-conflux_garden_of_life = גן החיים
    .text = בתחילת כל סבב אתם רשאים לגייס פיות, או לתגבר אותן, בחינם.

## Cove
homm3-building-cove_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 4 זהב, או הסירו חפץ מהיד וקבלו נקודת ניסיון אחת.
homm3-building-cove_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-cove_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-cove_bay = מפרצון
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-cove_nests_towering_the_sea = הקינים שמעל הים
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-cove_redoubted_vortex = המערבולת המבוצרת
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-cove_thieves_guild = גילדת הגנבים
    .text = פעם אחת בכל תור שלכם הסתכלו על שני הקלפים העליונים של חפיסה כלשהי, גם של שחקן. זרקו אחד מהם והחזירו את האחר לראש החפיסה.
homm3-building-cove_pub = פונדק
    .text = פעם אחת בכל סבב אסטרולוגיה תגבור של יחידה זול ב־3 זהב.

## Questions: Town Boards
homm3-ask-building = { $building }: מה תעשו?
homm3-ask-population = גייסו ותגברו יחידות, או סיימו.
homm3-ask-hire = היכן יופיע הגיבור המשני?
homm3-ask-more-movement = איזה גיבור יקבל עוד נקודת תנועה?
homm3-ask-give-up-artifact = איזה חפץ תסירו מהמשחק?
homm3-ask-take-card = איזה קלף תיקחו מערימת הזרוקים שלכם?
homm3-ask-school = אתם עומדים לחפש בחפיסת הקסמים. במקום זאת אתם רשאים לנקוב באסכולת קסם.
homm3-ask-draw-unit = מאיזו חפיסה תשלפו יחידה נטרלית?
homm3-ask-recruit-drawn = { $valuables ->
        [0] שלפתם: { $troop }. לגייס את היחידה תמורת { $gold } זהב?
        [one] שלפתם: { $troop }. לגייס את היחידה תמורת { $gold } זהב וקריסטל אחד?
        [two] שלפתם: { $troop }. לגייס את היחידה תמורת { $gold } זהב ושני קריסטלים?
       *[other] שלפתם: { $troop }. לגייס את היחידה תמורת { $gold } זהב ו־{ $valuables } קריסטלים?
    }
homm3-ask-pass-gate = איזה גיבור יעבור ולאן?
homm3-ask-rob = מי יזרוק קלף אקראי?
homm3-ask-look-at = על איזו חפיסה תסתכלו?
homm3-ask-throw-off = איזה קלף יונח בערימת הזרוקים? האחר יחזור לראש החפיסה.
homm3-ask-stand-in = נותרו לתשלום { $gold } זהב. משאבים אחרים יכולים לבוא במקום זהב, אחד תמורת אחד.

## Choices: Town Boards
homm3-option-build = בנייה: { $building }
homm3-option-population = גיוס ותגבור של יחידות
homm3-option-hire = גיוס גיבור משני תמורת 10 זהב
homm3-option-haven = { $field }
homm3-option-read-book = קניית חיפוש בחפיסת הקסמים
homm3-option-reinforce-cheaper = תגבור { $troop } לצד הרבים, בהנחה של { $building }
homm3-option-more-movement = { $hero }
homm3-option-give-up-artifact = הסרת { $card }
homm3-option-take-card = לקיחת { $card }
homm3-option-school = האסכולה: { $school }
homm3-option-draw-unit = שליפה מ{ $deck }
homm3-option-pass-gate = { $hero }: מעבר אל {"\u200E"}{ $field }
homm3-option-rob = { $seat }
homm3-option-look-at = { $seat ->
        [none] הסתכלות על { $deck }
       *[other] הסתכלות על החפיסה של { $seat }
    }
homm3-option-throw-off = זריקת { $card }
homm3-option-throw-off-troop = זריקת { $troop }
homm3-option-throw-off-week = זריקת { $week }
homm3-option-throw-off-event = זריקת { $event }
homm3-option-stand-in = תשלום של 1 ממשאב אחר במקום 1 זהב: { $resource }
homm3-option-rest-in-gold = תשלום של כל השאר בזהב
homm3-option-want = לשאול אותי { $window }
homm3-option-unwant = לא לשאול אותי { $window }
homm3-window-announced = כשמוכרז קרב שלי
homm3-window-others = כשמוכרז קרב של אחרים
homm3-window-turns = בין הפעולות של אחרים
homm3-window-closing = לפני סוף הסבב

## What buildings offer
homm3-use-gold-4 = קבלת 4 זהב
homm3-use-gold-5 = קבלת 5 זהב
homm3-use-gold-6 = קבלת 6 זהב
homm3-use-valuables-1 = קבלת קריסטל אחד
homm3-use-materials-2 = קבלת 2 אבנים
homm3-use-materials-3 = קבלת 3 אבנים
homm3-use-movement = עוד נקודת תנועה לגיבור
homm3-use-draw-1 = שליפת קלף אחד
homm3-use-draw-2 = שליפת שני קלפים
homm3-use-trade = מסחר במשאבים
homm3-use-search-spells-3 = חיפוש (3) בחפיסת הקסמים
homm3-use-artifact-xp = הסרת חפץ תמורת נקודת ניסיון אחת
homm3-use-bronze-pack = תגבור יחידת ארד בחינם
homm3-use-sell-artifact-2 = הסרת חפץ תמורת 2 זהב
homm3-use-sell-artifact-4 = הסרת חפץ תמורת 4 זהב
homm3-use-buy-artifact-6 = תשלום של 6 זהב וחיפוש (2) בחפיסת החפצים
homm3-use-buy-artifact-7 = תשלום של 7 זהב וחיפוש (2) בחפיסת החפצים
homm3-use-vortex = זריקת קלף, ערבוב וחיפוש (3) בחפיסה שלכם
homm3-use-portal = שליפת יחידה נטרלית, עם גיוס או בלעדיו
homm3-use-exchange-two = זריקת עד שני קלפים ושליפת אותו מספר
homm3-use-darken = האויב זורק קלף אקראי
homm3-use-find-necromancy = לקיחת הקלף העלאה באוב מחפיסת היכולות
homm3-use-take-specialty = לקיחת קלף מומחיות מערימת הזרוקים שלכם
homm3-use-take-statistic = לקיחת קלף ידע או קלף כח מערימת הזרוקים שלכם
homm3-use-rob = תשלום של 3 זהב; אויב זורק קלף אקראי
homm3-use-gate = העברת גיבור לטירה אחרת או ליישוב אחר
homm3-use-look-at-two = הסתכלות על שני הקלפים העליונים של חפיסה
homm3-use-free-recruit = גיוס היחידה בחינם
homm3-use-free-reinforce = תגבור היחידה בחינם
homm3-use-cube-attack = הסרת קובייה תמורת עוד 1 להתקפה
homm3-use-cube-defense = הסרת קובייה תמורת עוד 1 להגנה
homm3-use-cube-power = הסרת קובייה תמורת עוד 1 כח
homm3-use-valhalla = עוד 1 להתקפה

## Log: Town Boards
homm3-log-built = { $seat }: בנייה, { $building }.
homm3-log-hired = { $seat }: קבלת גיבור משני ב־{"\u200E"}{ $field }.
homm3-log-stored = { $seat }: מספר הקוביות על { $building } כעת { $count }.
homm3-log-found-card = { $seat }: לקיחת { $card } מ{ $deck }.
homm3-log-found-none = { $seat }: הקלף { $card } לא נמצא ב{ $deck }.
homm3-log-named-school = { $seat }: בחירת האסכולה { $school }.
homm3-log-drew-unit = { $seat }: שליפת { $troop }.
homm3-log-sent-away = { $seat }: ויתור על גיוס { $troop }. הקלף נזרק.
homm3-log-passed-gate = { $seat }, { $hero }: מעבר בשער הטירה אל {"\u200E"}{ $field }.
homm3-log-looked-at = { $other ->
        [none] { $seat }: הסתכלות על שני קלפים מ{ $deck }.
       *[other] { $seat }: הסתכלות על שני קלפים בחפיסה של { $other }.
    }
homm3-log-laid-off-troop = { $seat }: זריקת { $troop } מהחפיסה של היחידות האלה.
homm3-log-laid-off-week = { $seat }: זריקת { $week } מחפיסת הכרזות האסטרולוגים.
homm3-log-laid-off-event = { $seat }: זריקת { $event } מחפיסת האירועים.
