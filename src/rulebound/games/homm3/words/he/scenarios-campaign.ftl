### Heroes of Might and Magic III: AI Heroes on the map, campaigns, Sentinels

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
homm3-rover-raiders = הפושטים
homm3-rover-necromancer = בעל האוב
homm3-rover-sentinels_6 = הצבא של סבב 6
homm3-rover-sentinels_7 = הצבא של סבב 7
homm3-rover-sentinels_8 = הצבא של סבב 8
homm3-rover-sentinels_9 = הצבא של סבב 9
homm3-rover-sentinels_10 = הצבא הגדול של סבב 10

## Campaigns
homm3-campaign-queens_gambit = גמביט המלכה
homm3-ask-carry = { $left ->
        [one] ניצחתם בחלק הזה. איזה קלף אחרון ימשיך עם הגיבור שלכם?
       *[other] ניצחתם בחלק הזה. איזה קלף ימשיך עם הגיבור שלכם? קלפים שנותר לבחור: { $left }.
    }
homm3-option-carry = שמירת { $card }
homm3-log-carried = הקלפים האלה של { $seat } ממשיכים לחלק הבא: { $cards }.
homm3-over-nobody_left = לא נותרו שחקנים.
homm3-over-lost_combat = הפסד בקרב, ולכן גם בתרחיש.
homm3-over-lost_main_hero = גיבור ראשי הובס. כולם מפסידים.
homm3-over-lost_town = טירה נפלה. כולם מפסידים.
homm3-over-noted = מה שהתרחיש דורש נעשה.
homm3-goal-lost_combat = הפסד בקרב כלשהו. נסיגה אינה נחשבת.
homm3-goal-lost_main_hero = גיבור ראשי מובס. נסיגה אינה נחשבת.
homm3-goal-lost_town = הטירה של אחד השחקנים נופלת.
homm3-goal-noted = { $note ->
        [archangels_found] בקרו באובליסק השני.
       *[other] עשו את מה שהתרחיש דורש.
    }
homm3-rule-turn_tiles = השחקן הראשון מסובב את האריחים הגלויים בתחילת התרחיש.
homm3-rule-hero_starts = הגיבור מתחיל בשדה של המפה ואין לו טירה.
homm3-rule-part_steps = עם הניצחון בחלק הזה:
homm3-rule-neutral_deck = כל צבא נטרלי משחק קלפים של חפיסת AI.
homm3-rule-mercenaries = כל ביקור בעמדת מסחר חושף גם יחידה נטרלית אחת מכל אחת מהדרגות ארד, כסף וזהב. אתם רשאים לגייס כל אחת מהן במחירה. האחרות מעורבבות בחזרה.
homm3-rule-grail_sale = אפשר למכור את הגרייל בעמדת מסחר: תמורת { $gold } זהב, או תמורת חיפוש ({ $search }) בחפיסת החפצים. מספר החיפושים: { $times }.
homm3-ask-mercenaries = היחידות האלה מציעות את עצמן. את מי תגייסו?
homm3-ask-grail-sale = למכור את הגרייל, תמורת { $gold } זהב או תמורת שני חיפושים ({ $count }) בחפיסת החפצים?
homm3-option-sell-for-gold = מכירה תמורת זהב
homm3-option-sell-for-artifacts = מכירה תמורת חפצים
homm3-log-grail-sold = { $seat }: מכירת הגרייל.

## First Light
homm3-scenario-first_light = אור ראשון
    .about = פושטים מחזיקים במכרה שמעבר לעמק. קטרין יוצאת באור ראשון כדי לעשות את הדרך בטוחה. תרחיש קצר לערב הראשון שלכם.
    .goal = כבשו את היישוב שבעמק והביסו את הפושטים שעל המכרה שלהם בתוך 6 סבבים.

## The Queen’s Gambit 1
homm3-scenario-queens_gambit_1 = גמביט המלכה 1: מתנה יוונית
    .about = בעל אוב מפתה את המלכה לצאת מטירתה, ומראה לה רק את מה שהוא רוצה שתראה.
    .goal = הביסו את הצבא של בעל האוב בתוך 8 סבבים. הפסד בקרב הוא הפסד בתרחיש.
homm3-rule-greek_gift = הצבא של בעל האוב אינו מה שהוא נראה. לפני הקרב כמה יחידות עוזבות אותו ואחרות באות, וקלפים של סאנדרו מונחים על שתיים מהן. הוא אינו משחק קלפי AI.
homm3-log-unmasked = הצבא מראה מה הוא באמת: { $troops }.

## The Queen’s Gambit 2
homm3-scenario-queens_gambit_2 = גמביט המלכה 2: הדרקון הסיציליאני
    .about = המלכה צועדת בארצות עוינות אל הטירה של בעל האוב, ששום דרך אינה מובילה אליה.
    .goal = מצאו את שני האובליסקים, עברו בשער והביסו את בעל האוב בטירה בתוך 11 סבבים. הפסד בקרב הוא הפסד בתרחיש.
homm3-rule-two_obelisks = האובליסק השני שבו אתם מבקרים נותן לכם ארכי־מלאכים ופותח שער לטירה של בעל האוב. אתם רשאים לעבור מיד; אחר כך המעבר עולה נקודת תנועה אחת באובליסק הזה.
homm3-ask-gate-way = השער לטירה של בעל האוב פתוח. לעבור בו כעת?
homm3-ask-gate-exit = באיזה שדה תצאו?
homm3-option-through-gate = מעבר בשער
homm3-option-gate-exit = יציאה ב־{"\u200E"}{ $field }
homm3-option-rule-gate = { $hero }: מעבר בשער תמורת נקודת תנועה אחת
homm3-log-gate-opened = האובליסק ב־{"\u200E"}{ $field } פותח שער עבור { $seat }.
homm3-log-gate-passed = { $seat }, { $hero }: מעבר בשער ויציאה ב־{"\u200E"}{ $field }.
homm3-notice-gate = האובליסק ב־{"\u200E"}{ $field } מוביל לטירה של בעל האוב.

## The Queen’s Gambit 3
homm3-scenario-queens_gambit_3 = גמביט המלכה 3: הגנת שני הפרשים
    .about = המלכה ובעל האוב מתחרים מי יגיע ראשון לממלכת הדרקונים.
    .goal = הביסו את בעל האוב בתוך 8 סבבים. הפסד בקרב הוא הפסד בתרחיש.
homm3-rule-utopia_race = אם בעל האוב מגיע ראשון לממלכת הדרקונים, דרקוני רפאים מצטרפים לצבא שלו ואבירי האימה שלו עוברים לצד המעטים. אם אתם מביסים את השומרים שם, דרקון שנקבע בהגרלה מצטרף אליכם.
homm3-log-rover-grew = { $troop }: הצטרפות לאויב, { $rover }.
homm3-notice-outrun = { $who ->
        [enemy] בעל האוב הגיע ראשון לממלכת הדרקונים.
       *[player] הגעתם ראשונים לממלכת הדרקונים.
    }

## Sentinels
homm3-scenario-sentinels = זקיפים
    .about = ארבעה אובליסקים משקיפים על שתי טירות בעלות ברית. מסבב 6 פורצים מהם צבאות.
    .goal = הביסו את כל חמשת הצבאות בתוך 12 סבבים. אתם מפסידים כשטירה נופלת או כשגיבור ראשי מובס.
homm3-rule-laid_waste = הצבאות הורסים במקום לכבוש. כל שדה שהם עוברים בו מקבל קובייה שחורה ונחשב ריק מאז.
homm3-rule-sentinel_combat = גיבורים רשאים לסגת מפני הצבאות האלה בכל פעם שיחידה שלהם עומדת לפעול. גיבור ראשי עובר אז לטירה או ליישוב ידידותי ומאבד את נקודות התנועה שלו, גיבור משני יורד מהמפה. יחידות שהובסו אינן חוזרות. מסבב הקרב השני ואילך יחידות מצטרפות לצבא של סבב { $refilled }. הגיבור שמביס צבא מקבל ניסיון ({ $xp }), והשחקן מטיל קוביות אוצרות ({ $treasures }) ומבצע אחת מהן.
homm3-rule-trade_beside = שחקנים שהגיבורים שלהם עומדים בשדות סמוכים רשאים לתת זה לזה משאבים בתוריהם.
homm3-step-spawn = צבא מופיע על אחד מהאובליסקים. שתי קוביות קובעות על איזה מהם.
homm3-goal-sentinels_beaten = הביסו את כל הצבאות שמופיעים עד סבב { $round }.
homm3-over-sentinels_beaten = כל הצבאות הובסו.
homm3-option-rule-trade = מסחר במשאבים עם { $seat }
homm3-log-spawn-dice = הקוביות לצבא הבא מראות {"\u200E"}{ $faces }.
homm3-log-spawned = פריצה ב־{"\u200E"}{ $field }: { $rover }. היחידות: { $troops }.
homm3-log-laid-waste = השדה ב־{"\u200E"}{ $field } נחרב.
homm3-notice-pool = יחידות שעדיין יכולות להצטרף לצבא הגדול: { $count }.
