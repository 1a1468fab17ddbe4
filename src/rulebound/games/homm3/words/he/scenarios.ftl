### Heroes of Might and Magic III: what all scenarios share

## How scenarios end
homm3-over-eliminated = כל האויבים נפסלו.
homm3-over-cubes = נאספה קוביית צבא של כל אויב.
homm3-over-rounds = הסבב האחרון נגמר, ואיש לא השיג את המטרה.

## Buildings that rules speak of
homm3-role-city_hall = עירייה
homm3-role-citadel = מצודה
homm3-role-mage_guild = גילדת הקוסמים
homm3-role-dwelling_bronze = מגורי יחידות הארד
homm3-role-dwelling_silver = מגורי יחידות הכסף
homm3-role-dwelling_gold = מגורי יחידות הזהב
homm3-role-special_tent = בניין הצבא הראשון
homm3-role-special_gears = בניין הצבא השני

## Events and steps
homm3-timed-start = בתחילת סבב: { $rounds }.
homm3-timed-end = בסוף סבב: { $rounds }.

## Questions
homm3-ask-which-unit = איזו יחידה תצטרף אליכם?

## Choices
homm3-die-mixed = קוביות שונות
homm3-option-unit = { $troop }
homm3-option-deck = { $deck }

## Log
homm3-log-scenario-over = { $count ->
        [0] התרחיש נגמר. אין מנצח.
       *[other] התרחיש נגמר. ניצחון: { $winners }.
    }
homm3-log-drew-units = { $seat }: חשיפת { $troops }.

## Statistic cards
homm3-ask-empower = אתם רשאים לחזק קלף סטטיסטיקה.

## AI Heroes and other armies that no player leads
homm3-ask-rover = לאן ילך הצבא: { $rover }? הדרכים קצרות באותה מידה.
homm3-ask-ai-skill = גיבור ה־AI יכול להשתמש בכמה מיומנויות. באיזו מהן?
homm3-option-rover-go = הצבא הולך אל {"\u200E"}{ $field }
homm3-option-rover-discover = גילוי האריח ב־{"\u200E"}{ $tile }
homm3-option-ai-skill = { $card }
homm3-option-flee = נסיגה: הגיבור מוותר על השדה ומציל את הצבא
homm3-log-rover-went = צבא אויב הולך אל {"\u200E"}{ $field }: { $rover }.
homm3-log-rover-discovers = צבא אויב מגלה אריח: { $rover }.
homm3-log-skill-taken = גיבור ה־AI לוקח את { $card } מאת { $seat }, ובמקומו יש חיפוש של קלף אחר בחפיסה.
homm3-log-fled = { $seat }: נסיגה עם הצבא.

## Campaigns
homm3-ask-carry = { $left ->
        [one] ניצחתם בחלק הזה. איזה קלף אחרון ימשיך עם הגיבור שלכם?
        [two] ניצחתם בחלק הזה. איזה קלף ימשיך עם הגיבור שלכם? נותר לבחור שני קלפים.
       *[other] ניצחתם בחלק הזה. איזה קלף ימשיך עם הגיבור שלכם? קלפים שנותר לבחור: { $left }.
    }
homm3-option-carry = שמירת { $card }
homm3-log-carried = הקלפים האלה של { $seat } ממשיכים לחלק הבא: { $cards }.
homm3-over-nobody_left = לא נותרו שחקנים.
