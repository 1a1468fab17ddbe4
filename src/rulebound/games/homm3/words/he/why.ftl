### Heroes of Might and Magic III: why something cannot be done

## Reasons: the combat
homm3-why-not-your-turn = זה לא תורכם לבחור.
homm3-why-not-held = הקלף הזה אינו בידכם: { $card }.
homm3-why-map = הקלף { $card } פועל רק במפה, לא בקרב (H3-10.67).
homm3-why-moment = אי אפשר לשחק את { $card } ברגע הזה, אלא רק { $moments } (H3-5.20).
homm3-why-other-faction = רק הצבא הזה יכול להשתמש בקלף { $card }: { $faction } (H3-5.34).
homm3-why-discards = אין לכם די קלפים לזריקה עבור { $card }. דרושים: { $count }.
homm3-why-no-expert = לא נותר לכם שימוש באפקט מומחה עבור { $card } (H3-5.31).
homm3-why-limit = { $count ->
        [one] כבר הטלתם קסם בסבב הקרב הזה; המגבלה היא 1 (H3-5.50).
        [two] כבר הטלתם שני קסמים בסבב הקרב הזה, וזאת המגבלה (H3-5.50).
       *[other] כבר הטלתם { $count } קסמים בסבב הקרב הזה, וזאת המגבלה (H3-5.50).
    }
homm3-why-toll = בגלל { $unit } הטלת קסם עולה קלף נוסף, ואין לכם קלף לזריקה.
homm3-why-used = כבר השתמשתם בקלף { $card } בסבב הקרב הזה (H3-5.25).
homm3-why-power = לקלף { $card } דרוש עוד כוח: { $need }. יש לכם { $have } (H3-5.46).
homm3-why-no-target = לקלף { $card } אין מטרה כעת.
homm3-why-no-use = שום קסם בידכם אינו יכול לנצל כעת את הכוח של { $card } (H3-5.47).
homm3-why-no-aim = הקלף { $card } אינו משפיע על { $unit }.
homm3-why-fallen = { $unit }: היחידה הובסה.
homm3-why-not-its-turn = כעת פעילה היחידה { $active }, לא { $unit } (H3-10.30).
homm3-why-attacked = { $unit }: היחידה כבר תקפה.
homm3-why-tower = רק קשתים יכולים לתקוף את מגדל החצים, ולכן לא { $unit } (H3-10.104).
homm3-why-tower-stays = מגדל החצים אינו זז (H3-10.104).
homm3-why-stepped = { $unit }: היחידה כבר זזה; קשתים תוקפים לפני התנועה (H3-9.10).
homm3-why-engaged = אויב עומד ליד { $unit }: היחידה יכולה לתקוף רק יחידות סמוכות (H3-9.11).
homm3-why-held = { $unit }: היחידה אחוזה במקומה ואינה יכולה לזוז.
homm3-why-out-of-reach = { $unit }: היחידה אינה יכולה להגיע למשבצת סמוכה לשם.
homm3-why-occupied = יחידה עומדת במשבצת הזאת (H3-10.17).
homm3-why-other-side = מציבים יחידות בשתי השורות של הצד שלכם (H3-10.15).
homm3-why-backline = שומרים קשתים עומדים בקו העורף כל עוד יש בו מקום (H3-10.22).
homm3-why-wall = חומה או השער חוסמים את המשבצת הזאת (H3-10.101).
homm3-why-wall-shot = { $unit }: אלה קשתים; רק יחידות קרקע ומעופפות פורצות חומות (H3-10.102).
homm3-why-moved = { $unit }: היחידה כבר זזה.
homm3-why-must-attack = { $unit }: אלה שומרים, וחובה עליהם לתקוף כל עוד הם יכולים (H3-10.43).
homm3-why-too-far = { $steps ->
        [one] המשבצת הזאת רחוקה מדי: התנועה של { $unit } היא משבצת אחת (H3-9.10).
        [two] המשבצת הזאת רחוקה מדי: התנועה של { $unit } היא שתי משבצות לכל היותר (H3-9.10).
       *[other] המשבצת הזאת רחוקה מדי: התנועה של { $unit } היא { $steps } משבצות לכל היותר (H3-9.10).
    }

## Reasons: the Town
homm3-why-token-used = { $token ->
        [build] אסימון הבנייה כבר נוצל בסבב הזה (H3-7.6).
        [population] אסימון הגיוס כבר נוצל בסבב הזה (H3-7.10).
       *[other] אסימון ספר הקסמים כבר נוצל בסבב הזה (H3-7.14).
    }
homm3-why-built = הבניין הזה כבר עומד: { $building }.
homm3-why-first-build = קודם צריך לבנות: { $building } (H3-7.2).
homm3-why-short = אין לכם די משאבים: { $resource }. חסרים: { $count } (H3-6.2).
homm3-why-not-allowed = חוקי התרחיש אוסרים את הבניין הזה: { $building }.
homm3-why-no-dwelling = לדרגה הזאת דרושים המגורים שלה: { $building } (H3-7.11).
homm3-why-no-citadel = לצד הרבים דרושה המצודה: { $building } (H3-7.12).
homm3-why-reinforced = { $troop }: היחידה כבר בצד הרבים.

## Reasons: the map
homm3-why-no-movement = לגיבור הראשי שלכם לא נותרו נקודות תנועה (H3-3.21).
homm3-why-not-beside = גיבור זז שדה אחד בכל פעם, והשדה הזה אינו סמוך (H3-3.24).
homm3-why-far-field = הדרך לשם עולה { $need } נקודות תנועה, ולגיבור הראשי שלכם יש { $have } (H3-3.21).
homm3-why-fight-first = הדרך לשם עוברת דרך קרב: { $location } (H3-8.30).
homm3-why-no-way = עדיין אין דרך פתוחה לשם: באמצע יש גבולות, שדות חסומים או אריחים מכוסים (H3-8.7).
homm3-why-blocked = זה שדה חסום: גיבורים אינם נכנסים אליו (H3-8.6).
homm3-why-border = גבול חוסם את הדרך לשדה הזה (H3-8.7).
homm3-why-face-down = האריח הזה מכוסה. גלו אותו קודם (H3-8.20).
homm3-why-occupied-field = גיבור עומד שם, והגיבור שלכם לא יוכל לעצור (H3-3.25).
homm3-why-closed-field = הגיבור אינו יכול להיכנס כעת לשדה הזה.

## Reasons: cards
homm3-why-in-combat = הקלף { $card } פועל רק בקרב.
homm3-why-not-now = אי אפשר לשחק כעת את { $card }.
