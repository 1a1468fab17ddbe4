### Heroes of Might and Magic III: why something cannot be done on the map

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
homm3-why-blocked = זה שדה חסום: גיבורים אינם נכנסים אליו (H3-8.6).
homm3-why-border = גבול חוסם את הדרך לשדה הזה (H3-8.7).
homm3-why-face-down = האריח הזה מכוסה. גלו אותו קודם (H3-8.20).
homm3-why-occupied-field = גיבור עומד שם, והגיבור שלכם לא יוכל לעצור (H3-3.25).
homm3-why-closed-field = הגיבור אינו יכול להיכנס כעת לשדה הזה.

## Reasons: cards
homm3-why-in-combat = הקלף { $card } פועל רק בקרב.
homm3-why-not-now = אי אפשר לשחק כעת את { $card }.

## Choices of events that a scenario may offer
homm3-option-choose-free_building = בנייה של בניין בחינם
homm3-option-choose-spawn = הופעה של צבא
homm3-option-choose-visit_again = קבלה חוזרת של התועלת משדה
