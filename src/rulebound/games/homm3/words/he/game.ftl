### Heroes of Might and Magic III: questions, choices and log
### Units are always many, of either gender: "Zombies attack Griffins" is said with nouns.

## Questions: before the combat
homm3-ask-buy = קנו את היחידות שלכם. יש לכם { $gold } זהב { $valuables ->
        [0] ואין לכם קריסטלים.
        [one] וקריסטל אחד.
        [two] ושני קריסטלים.
       *[other] ו־{ $valuables } קריסטלים.
    }
homm3-ask-deploy = { $left ->
        [one] הציבו את היחידה האחרונה שלכם: { $troop }.
       *[other] הציבו: { $troop }. נותרו { $left } יחידות; עד 5 יכולות להילחם.
    }
homm3-ask-gate = היכן יעמוד השער? חומות ימלאו את שאר השורה האמצעית.
homm3-ask-guards = לפני שליפת השומרים: שחקו קלף או ותרו.
homm3-ask-ai-first = שתי יחידות של ה־AI שוות במהירותן. איזו מהן תוצב ראשונה?

## Questions: the combat
homm3-ask-activate = כמה מהיחידות שלכם שוות במהירותן. איזו מהן תופעל ראשונה?
homm3-ask-unit = היחידה הפעילה: { $unit }. מה היא תעשה?
homm3-ask-step = { $unit }: אחרי הירי היחידה רשאית לנוע משבצת אחת.
homm3-ask-another-round = סבב הקרב נגמר. אפשר לקנות סבב נוסף בנקודת תנועה; יש לכם { $movement }.
homm3-ask-start = הקרב מתחיל: שחקו קלף או ותרו.
homm3-ask-round = סבב קרב מתחיל: שחקו קלף או ותרו.
homm3-ask-before = לפני ההפעלה של { $unit }: שחקו קלף או ותרו.
homm3-ask-moved = אחרי התנועה של { $unit }: שחקו קלף או ותרו.
homm3-ask-attack = התקפה של { $unit } על { $target }: שחקו קלף או ותרו.
homm3-ask-rolled = הקוביות להתקפה של { $unit } על { $target } הוטלו: שחקו קלף או ותרו.
homm3-ask-lethal = ההתקפה של { $unit } עומדת להביס את { $target }: בטלו אותה או ותרו.
homm3-ask-spell = האויב מטיל קסם, { $card }: שחקו קלף או ותרו.
homm3-ask-cast = הטלתם קסם, { $card }: שחקו קלף או ותרו.
homm3-ask-damage = אחרי הנזק מאת { $unit }: שחקו קלף או ותרו.
homm3-ask-end = סבב הקרב מסתיים: שחקו קלף או ותרו.
homm3-ask-won = ניצחתם בקרב: שחקו קלף או ותרו.
homm3-ask-reroll = { $purpose ->
        [attack] התקפה של { $unit }. הקוביות מראות {"\u200E"}{ $dice }. הטילו אחת מהן שוב, או השאירו אותן.
        [defend] הגנה של { $unit }. הקובייה מראה {"\u200E"}{ $dice }. הטילו אותה שוב, או השאירו אותה.
        [card] הקוביות לקלף מראות { $dice }. הטילו אחת שוב או שמרו אותן.
        [morale] הקובייה למורל מראה {"\u200E"}{ $dice }. הטילו אותה שוב, או השאירו אותה.
       *[other] הטלה ליכולת של { $unit }. הקוביות מראות {"\u200E"}{ $dice }. הטילו אחת מהן שוב, או השאירו אותן.
    }
homm3-ask-target = { $card }: בחרו יחידה.
homm3-ask-toll = בגלל { $unit } הטלת קסם יקרה יותר. זרקו קלף נוסף.
homm3-ask-reinforce = שלדים נייטרליים הובסו. איזו יחידת ארד תעבור לצד הרבים?

## Questions: choices of the rule book's AI that it leaves to you
homm3-ask-ai-target = { $unit } של ה־AI: כמה מטרות מתאימות באותה מידה. את מי היחידה תתקוף?
homm3-ask-ai-space = { $unit } של ה־AI: היחידה יכולה לעמוד בכמה משבצות. לאן היא תלך?
homm3-ask-ai-break = { $unit } של ה־AI: היחידה יכולה לפרוץ כמה חומות. איזו מהן?
homm3-ask-ai-unit = { $card }: לגיבור ה־AI יש כמה מטרות אפשריות. איזו מהן?

## Questions: cards
homm3-ask-discard = { $left ->
        [one] זרקו קלף.
        [two] זרקו שני קלפים, בזה אחר זה.
       *[other] זרקו { $left } קלפים, בזה אחר זה.
    }
homm3-ask-discards = זרקו קלפים כרצונכם.{ $count ->
        [0] { "" }
       *[other] { " " }נזרקו עד כה: { $count }.
    }
homm3-ask-search = חפשו ({ $count }) ב{ $deck }: הסתכלו על הקלפים, או קחו את הקלף שעל ערימת הזרוקים.
homm3-ask-searching = לפני חיפוש בחפיסה: שחקו קלף או ותרו.
homm3-ask-firing = הבליסטה שלכם עומדת לירות: שחקו קלף או ותרו.
homm3-ask-level = הגיבור שלכם עולה רמה: שחקו קלף או ותרו.
homm3-ask-searched = חיפשתם בחפיסה: שחקו קלף או ותרו.
homm3-ask-replace = אתם רשאים לזרוק קלף של צבא אחר ולשלוף קלף אחר במקומו.
homm3-ask-keep = שמרו אחד מהקלפים האלה.
homm3-ask-lay-off = איזה קלף יונח כעת על ערימת הזרוקים?
homm3-ask-fetch = { $card }: קחו קלף מערימת הזרוקים שלכם.
homm3-ask-space = { $card }: בחרו משבצת.
homm3-ask-blast = { $card }: בחרו את שתי המשבצות שייפגעו.
homm3-ask-swap = { $card }: בחרו את היחידה שתחליף מקום עם הראשונה.
homm3-ask-cure = { $card }: אתם רשאים להסיר קלף שמונח על { $unit }.

## Choices
homm3-option-recruit = גיוס { $troop }
homm3-option-reinforce = { $unit ->
        [none] תגבור { $troop } לצד הרבים
       *[other] תגבור { $unit } לצד הרבים
    }
homm3-option-bought = היחידות מוכנות
homm3-option-deploy = הצבת { $troop } ב־{ $space }
homm3-option-line-up = הצבת כל השאר: קשתים מאחור, האחרות מלפנים
homm3-option-reserve = השארת היחידה הזאת מחוץ לקרב
homm3-option-gate = השער ב־{ $space }
homm3-option-ai-first = { $troop }
homm3-option-activate = הפעלת { $unit }
homm3-option-attack = { $space ->
        [none] התקפה על { $unit }
       *[other] התקפה על { $unit } מ־{ $space }
    }
homm3-option-break = { $space ->
        [none] פריצה ב־{ $wall }
       *[other] פריצה ב־{ $wall } מ־{ $space }
    }
homm3-option-move = תנועה אל { $space }
homm3-option-defend = הגנה: אסימון הגנה, וההפעלה נגמרת
homm3-option-ability = שימוש ביכולת של היחידה במקום זאת
homm3-option-stop = סיום ההפעלה
homm3-option-surrender = כניעה: תשלום של 10 זהב לאויב והצלת היחידות שלכם
homm3-option-surrender-free = כניעה בלי תשלום והצלת היחידות שלכם
homm3-option-retreat = נסיגה מפני השומרים
homm3-option-fight-on = המשך הקרב תמורת נקודת תנועה
homm3-option-play = לשחק { $card } ({ $mode })
homm3-option-use = שימוש בקלף { $card } ({ $mode })
homm3-option-morale = ניצול מורל חיובי: { $use }
homm3-option-pass = ויתור
homm3-option-save = ביטול ההתקפה בעזרת { $unit }
homm3-option-reroll = הטלה חוזרת של קובייה { $die } בעזרת { $by }
homm3-option-accept = השארת הקוביות
homm3-option-target = { $unit }
homm3-option-space = { $space }
homm3-option-ai-target = התקפה על { $unit }
homm3-option-ai-unit = { $unit }
homm3-option-ai-space = הליכה אל { $space }
homm3-option-ai-break = פריצה ב־{ $wall } מ־{ $space }
homm3-option-decline = לא
homm3-option-card = { $card }
homm3-option-discard = זריקת הקלף { $card }
homm3-option-enough = בלי זריקה נוספת
homm3-option-look = הצצה בקלפים מ{ $deck }
homm3-option-fetch = לקחת { $card }
homm3-option-blast = פגיעה ב־{ $space }
homm3-option-heal = ריפוי: הסרת נזק
homm3-option-cure = שחרור: הסרת אסימון הקיפאון
homm3-option-take = לקחת { $card } מערימת הזרוקים
homm3-option-replace = החלפת { $card }
homm3-option-keep = שמירת { $card }
homm3-option-lay-off = { $card }
homm3-option-resign = פרישה
homm3-option-resign-scenario = פרישה וסיום התרחיש
homm3-option-resign-side = פרישה של כל הצד שלכם וסיום התרחיש

homm3-mode-basic = אפקט בסיסי
homm3-mode-expert = אפקט מומחה
homm3-mode-top = אפקט עליון
homm3-mode-bottom = אפקט תחתון
homm3-mode-power = כוח לקסם
homm3-mode-use = במשחק
homm3-mode-put-away = סילוק מהמשחק
homm3-mode-cast-1 = הטלה בדרגה הראשונה
homm3-mode-cast-2 = הטלה בדרגה השנייה
homm3-mode-cast-3 = הטלה בדרגה השלישית
homm3-mode-grade-1 = דרגה ראשונה
homm3-mode-grade-2 = דרגה שנייה
homm3-mode-grade-3 = דרגה שלישית
homm3-use-draw = שליפת קלף
homm3-use-exchange = החלפת קלפים
homm3-by-ability = היכולת של היחידה
homm3-by-luck = מזל
homm3-by-morale = מורל

## Log: before the combat
homm3-for-gold = { $gold ->
        [0] בחינם
       *[other] תמורת { $gold } זהב
    }
homm3-log-bought = { $step ->
        [recruit] { $seat }: גיוס { $troop } { homm3-for-gold }.
       *[reinforce] { $seat }: תגבור { $troop } לצד הרבים { homm3-for-gold }.
    }
homm3-log-guards = השומרים של השדה: { $troops }.
homm3-log-placed = { $space ->
        [tower] מגדל החצים עומד ליד הלוח.
       *[other] { $pack ->
            [0] הצבה ב־{ $space }: { $unit } (מעטים).
           *[1] הצבה ב־{ $space }: { $unit } (רבים).
        }
    }
homm3-log-walled = השער עומד ב־{ $gate }, חומות ממלאות את שאר השורה האמצעית.

## Log: the combat
homm3-log-combat-round = סבב קרב { $number }.
homm3-log-activates = הפעלה: { $unit }.
homm3-log-skipped = { $unit }: ההפעלה הזאת אובדת בגלל אסימון הקיפאון.
homm3-log-moves = { $unit }: תנועה מ־{ $from } אל { $to }.
homm3-log-defends = { $unit } בהגנה: אסימון הגנה.
homm3-log-ability = { $unit }: שימוש ביכולת.
homm3-log-attacks = { $retaliation ->
        [0] התקפה של { $unit } על { $target }.
       *[1] תקיפת נגד של { $unit } על { $target }.
    }
homm3-log-rolled = { $purpose ->
        [attack] { $rule ->
            [lower] { $unit }: הטלה להתקפה {"\u200E"}{ $dice }; הנמוכה קובעת.
            [higher] { $unit }: הטלה להתקפה {"\u200E"}{ $dice }; הגבוהה קובעת.
            [sum] { $unit }: הטלה להתקפה {"\u200E"}{ $dice }; מחברים את שתיהן.
           *[other] { $unit }: הטלה להתקפה {"\u200E"}{ $dice }.
        }
        [defend] { $unit }: הטלה לאסימון ההגנה {"\u200E"}{ $dice }.
        [shrug] { $unit }: הטלה {"\u200E"}{ $dice }; עם {"\u200E+1"} הקלף נכשל.
        [paralyse] { $unit }: הטלה {"\u200E"}{ $dice }; עם 0 המטרה קופאת.
        [scare] { $unit }: הטלה {"\u200E"}{ $dice }; עם 0 המטרה נסה.
        [stare] { $unit }: הטלה למבט {"\u200E"}{ $dice }.
        [card] הקוביות לקלף מראות { $dice }.
        [morale] הקובייה למורל מראה {"\u200E"}{ $dice }.
       *[other] { $unit }: הטלה ליכולת {"\u200E"}{ $dice }.
    }
homm3-log-rerolled = { $unit ->
        [none] הקובייה הוטלה שוב ומראה {"\u200E"}{ $dice }.
       *[other] { $by ->
            [card] הטלה חוזרת בעזרת קלף: { $unit }. הקוביות מראות כעת { $dice }.
            [luck] מזל: הטלה חוזרת של { $unit }. הקוביות מראות כעת {"\u200E"}{ $dice }.
            [morale] מורל: הטלה חוזרת של { $unit }. הקוביות מראות כעת {"\u200E"}{ $dice }.
           *[ability] יכולת: הטלה חוזרת של { $unit }. הקוביות מראות כעת {"\u200E"}{ $dice }.
        }
    }
# For instance: Zombies: 2 attack, +1 die, minus 1 defense = 2 damage to Griffins.
homm3-log-hit = { $unit }: { $attack ->
        [0] בלי התקפה
       *[other] התקפה { $attack }
    }, קובייה {"\u200E"}{ $die }{ $defense ->
        [0] { "" }
       *[other] , פחות הגנה { $defense }
    }{ $token ->
        [0] { "" }
       *[other] { " " }(מתוכה 1 מאסימון ההגנה)
    }{ $ability ->
        [0] { "" }
       *[other] { " " }(מתוכה { $ability } מהיכולת)
    }{ $wall ->
        [0] { "" }
       *[other] , פחות 1 בגלל החומה
    } = { $damage ->
        [0] ללא נזק
       *[other] נזק של { $damage }
    } ליחידה { $target }.
homm3-log-cancelled = ההתקפה של { $unit } על { $target } בוטלה.
homm3-log-saved = הגנה של { $unit } על { $target }.
homm3-left = { $left ->
        [0] לא נותרו חיים
       *[other] נותרו { $left } מתוך { $health } חיים
    }
homm3-log-hurt = { $source ->
        [attack] { $unit }: { homm3-left }.
        [poison] רעל: נזק של { $amount } ליחידה { $unit }. { homm3-left }.
        [fire_shield] מגן אש: נזק של { $amount } ליחידה { $unit }. { homm3-left }.
        [spell] קסם: נזק של { $amount } ליחידה { $unit }. { homm3-left }.
        [specialty] מומחיות: נזק של { $amount } ליחידה { $unit }. { homm3-left }.
        [ability] יכולת: נזק של { $amount } ליחידה { $unit }. { homm3-left }.
       *[other] נזק של { $amount } ליחידה { $unit }. { homm3-left }.
    }
homm3-log-unharmed = הקלף { $card } אינו גורם נזק ליחידה { $unit }.
homm3-log-healed = { $unit }: ריפוי של { $amount }.
homm3-log-flipped = { $unit }: עכשיו מעטים, { homm3-left }.
homm3-log-survived = { $unit }: היחידה שורדת עם נקודת חיים אחת.
homm3-log-defeated = { $unit }: היחידה הובסה.
homm3-log-paralysed = { $unit }: אסימון קיפאון.
homm3-log-freed = { $unit }: בלי אסימון קיפאון.
homm3-log-reinforced = { $unit }: עכשיו רבים.
homm3-log-bonus = { $stat ->
        [attack] { $unit }: התקפה {"\u200E"}{ $amount }.
        [defense] { $unit }: הגנה {"\u200E"}{ $amount }.
       *[initiative] { $unit }: מהירות {"\u200E"}{ $amount }.
    }
homm3-log-lasts = { $unit ->
        [none] הקלף { $card } נשאר במשחק.
       *[other] הקלף { $card } נשאר על { $unit }.
    }
homm3-log-uncovered = הקלף { $card } נוצל עד תום ויורד מעל { $unit }.
homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] השער ב־{ $space } נפרץ.
           *[wall] החומה ב־{ $space } נפרצה.
        }
       *[other] { $piece ->
            [gate] { $unit }: פריצת השער ב־{ $space }.
           *[wall] { $unit }: פריצת החומה ב־{ $space }.
        }
    }
homm3-log-surrendered = כניעה: { $seat }.
homm3-log-resigned = פרישה: { $seat }.
homm3-log-combat-over = { $how ->
        [stalemate] הקרב נגמר בלי מנצח.
        [retreat] הקרב נגמר בנסיגה.
        [skip] השומרים נתנו לגיבור לעבור.
       *[other] { $winner ->
            [0] הקרב נגמר. הצד התוקף ניצח.
           *[1] הקרב נגמר. הצד המתגונן ניצח.
        }
    }
homm3-log-over = המשחק נגמר.

## Log: cards
homm3-log-played = הקלף של { $seat }: { $card } ({ $mode }).
homm3-with-power = { $power ->
        [0] { "" }
       *[other] { " " }בכוח { $power }
    }
homm3-log-cast = { $seat ->
        [none] { $units ->
            [none] גיבור ה־AI מטיל את { $card }{ homm3-with-power }.
           *[other] גיבור ה־AI מטיל את { $card }{ homm3-with-power }. המטרה: { $units }.
        }
       *[other] { $units ->
            [none] { $seat }: הטלה של { $card }{ homm3-with-power }.
           *[other] { $seat }: הטלה של { $card }{ homm3-with-power }. המטרה: { $units }.
        }
    }
homm3-log-spell-failed = הקלף { $card } נכשל.
homm3-log-shrugged-off = הקלף { $card } אינו משפיע על { $unit }.
homm3-log-power-lost = { $seat }: כוח שלא נוצל אובד, { $power }.
homm3-log-returned = הקלף { $card } חוזר ליד של { $seat }.
homm3-log-used = { $seat }: שימוש בקלף { $card }.
homm3-log-fetched = { $seat }: הקלף { $card } נלקח מערימת הזרוקים האישית.
homm3-log-movement = { $amount ->
        [one] { $seat }: עוד נקודת תנועה אחת.
        [two] { $seat }: עוד שתי נקודות תנועה.
       *[other] { $seat }: עוד { $amount } נקודות תנועה.
    }
homm3-log-drew = שלפתם: { $cards }.
homm3-log-drew-hidden = { $count ->
        [one] { $seat }: שליפת קלף.
        [two] { $seat }: שליפת שני קלפים.
       *[other] { $seat }: שליפת { $count } קלפים.
    }
homm3-log-discarded = { $seat }: זריקת הקלף { $card }.
homm3-log-spent-morale = { $use ->
        [draw] { $seat }: ניצול מורל חיובי לשליפת קלף.
       *[exchange] { $seat }: ניצול מורל חיובי להחלפת קלפים.
    }
homm3-log-morale = { $morale ->
        [1] המורל של { $seat } כעת חיובי.
        [0] המורל של { $seat } כעת נייטרלי.
       *[other] המורל של { $seat } כעת שלילי.
    }
homm3-amounts = { $gold ->
        [0] { $materials ->
            [0] { $valuables ->
                [0] { $gold } זהב
               *[other] { "" }
            }
            [one] אבן אחת
            [two] שתי אבנים
           *[other] { $materials } אבנים
        }
       *[other] { $gold } זהב{ $materials ->
            [0] { "" }
           *[other] { $valuables ->
                [0] { " " }{ $materials ->
                    [one] ואבן אחת
                    [two] ושתי אבנים
                   *[other] ו־{ $materials } אבנים
                }
               *[other] ,{ " " }{ $materials ->
                    [one] אבן אחת
                    [two] שתי אבנים
                   *[other] { $materials } אבנים
                }
            }
        }
    }{ $valuables ->
        [0] { "" }
       *[other] { $gold ->
            [0] { $materials ->
                [0] { $valuables ->
                    [one] קריסטל אחד
                    [two] שני קריסטלים
                   *[other] { $valuables } קריסטלים
                }
               *[other] { " " }{ $valuables ->
                    [one] וקריסטל אחד
                    [two] ושני קריסטלים
                   *[other] ו־{ $valuables } קריסטלים
                }
            }
           *[other] { " " }{ $valuables ->
                [one] וקריסטל אחד
                [two] ושני קריסטלים
               *[other] ו־{ $valuables } קריסטלים
            }
        }
    }
homm3-log-gained = { $seat }: עוד { homm3-amounts }.
homm3-log-looked = { $count ->
        [one] { $seat }: הצצה בקלף מ{ $deck }.
        [two] { $seat }: הצצה בשני קלפים מ{ $deck }.
       *[other] { $seat }: הצצה ב־{ $count } קלפים מ{ $deck }.
    }
homm3-log-kept = שמרתם את { $card }.
homm3-log-kept-hidden = { $seat }: קלף מ{ $deck } נשמר.
homm3-log-laid-off = { $seat }: הנחת { $card } על ערימת הזרוקים.
homm3-log-took = { $seat }: הקלף { $card } נלקח מערימת הזרוקים.
homm3-log-xp = { $amount ->
        [one] { $seat }: עוד נקודת ניסיון אחת.
        [two] { $seat }: עוד שתי נקודות ניסיון.
       *[other] { $seat }: עוד { $amount } נקודות ניסיון.
    }
homm3-log-level = הגיבור של { $seat } מגיע לרמה { $level }.

## Log: cards of an AI Hero
homm3-log-ai-card = גיבור ה־AI שולף קלף עבור { $unit }: { $card } ({ $value }).
homm3-log-ai-reshuffled = הקלף מעורבב בחזרה בחפיסת ה־AI.
homm3-log-ai-skill = גיבור ה־AI משתמש במיומנות: { $card }.
homm3-log-ai-spell-kept = גיבור ה־AI שומר את { $card } לסבב הקרב הבא.
homm3-log-ai-spell-lost = לקלף { $card } של גיבור ה־AI אין מטרה, והוא אובד.
homm3-log-ai-spell-returned = בקלף { $card } אין תועלת כעת, והוא חוזר לקסמים של גיבור ה־AI.

homm3-card-attack_a = התקפה לתוקף הבא
homm3-card-attack_b = התקפה לתוקף הבא
homm3-card-defense_a = הגנה ליחידה הבריאה ביותר
homm3-card-defense_b = הגנה ליחידה הבאה בתור
homm3-card-cast_a_spell_a = הטלת קסם
homm3-card-cast_a_spell_b = הטלת קסם
homm3-card-use_a_skill_a = שימוש במיומנות
homm3-card-use_a_skill_b = שימוש במיומנות

## How a match ends
homm3-over-defeat = כל היחידות של אחד הצדדים הובסו.
homm3-over-retreat = הגיבור נסוג.
homm3-over-surrender = אחד הצדדים נכנע.
homm3-over-stalemate = עשרים סבבי קרב לא הביאו שום שינוי.
homm3-over-skip = השומרים נתנו לגיבור לעבור.
homm3-over-resigned = פרישה: { $seat }.

## Words of the rule book
homm3-type-ground = קרקע
homm3-type-flying = מעופפות
homm3-type-ranged = קשתים
homm3-tier-bronze = ארד
homm3-tier-silver = כסף
homm3-tier-gold = זהב
homm3-tier-azure = תכלת
homm3-stat-attack = התקפה
homm3-stat-defense = הגנה
homm3-stat-health = חיים
homm3-stat-initiative = מהירות
homm3-stat-power = כוח
homm3-stat-knowledge = ידע
homm3-timing-instant = מיידי
homm3-timing-activation = הפעלה
homm3-timing-map = מפה
homm3-timing-ongoing = מתמשך
homm3-timing-permanent = קבוע
homm3-school-air = אוויר
homm3-school-earth = אדמה
homm3-school-fire = אש
homm3-school-water = מים
homm3-deck-ability = חפיסת היכולות
homm3-deck-artifact = חפיסת החפצים
homm3-deck-spell = חפיסת הקסמים
homm3-deck-machine = חפיסת מכונות המלחמה
homm3-deck-own = חפיסת הקלפים האישית
homm3-deck-bronze = חפיסת יחידות הארד הנייטרליות
homm3-deck-silver = חפיסת יחידות הכסף הנייטרליות
homm3-deck-gold = חפיסת יחידות הזהב הנייטרליות
homm3-deck-azure = חפיסת יחידות התכלת הנייטרליות
homm3-timing-passive = פסיבית
homm3-timing-attack = התקפה
homm3-timing-retaliation = תקיפת נגד
homm3-timing-other = במקום לפעול
homm3-kind-statistic = סטטיסטיקה
homm3-kind-ability = יכולת
homm3-kind-artifact = חפץ
homm3-kind-spell = קסם
homm3-kind-specialty = מומחיות
homm3-kind-machine = מכונת מלחמה
homm3-quality-minor = משני
homm3-quality-major = עוצמתי
homm3-quality-relic = אגדי

# A second unit of the same kind: Griffins 2
homm3-numbered = { $kin } { $number }

homm3-faction-castle = ארמון
homm3-faction-necropolis = נקרופוליס
homm3-faction-dungeon = מבוך
homm3-faction-rampart = סוללה
homm3-faction-tower = מגדל
homm3-faction-inferno = תופת
homm3-faction-fortress = מבצר
homm3-faction-stronghold = מעוז
homm3-faction-conflux = מפגש היסודות
homm3-faction-cove = מפרץ
homm3-faction-neutral = נייטרלי
homm3-faction-siege = חומות הטירה
homm3-faction-summoned = זימון

## Options of a match
homm3-form-skirmish = צבא נגד צבא
homm3-form-guards = גיבור נגד השומרים של שדה
homm3-form-scenario = תרחיש על המפה
homm3-army-standard = אותו דבר לשניהם: ארד בצד הרבים, כסף וזהב בצד המעטים
homm3-army-random = בהגרלה
homm3-army-bought = בקנייה של השחקנים
homm3-difficulty-easy = קל
homm3-difficulty-normal = רגיל
homm3-difficulty-hard = קשה
homm3-difficulty-impossible = בלתי אפשרי
homm3-random = בהגרלה
homm3-none = בלי גיבור, בלי קלפים
homm3-field-1 = I
homm3-field-2 = II
homm3-field-3 = III
homm3-field-4 = IV
homm3-field-5 = V
homm3-field-6 = VI
homm3-field-7 = VII
homm3-side-attacker = הצד התוקף
homm3-side-defender = הצד המתגונן

## Moments at which cards are played, as part of a sentence
homm3-moment-start = בתחילת הקרב
homm3-moment-round = בתחילת סבב קרב
homm3-moment-before = לפני הפעלה
homm3-moment-active = בזמן שיחידה שלכם פעילה
homm3-moment-moved = אחרי תנועה
homm3-moment-attack = בעת התקפה
homm3-moment-rolled = אחרי ההטלה
homm3-moment-lethal = בעת התקפה קטלנית
homm3-moment-spell = בעת קסם של האויב
homm3-moment-cast = אחרי קסם שלכם
homm3-moment-damage = אחרי נזק
homm3-moment-end = בסוף סבב קרב
homm3-moment-searching = לפני חיפוש
homm3-moment-firing = כשהבליסטה שלכם יורה
homm3-moment-level = כשהגיבור שלכם עולה רמה
homm3-moment-searched = אחרי חיפוש
homm3-moment-won = אחרי ניצחון
homm3-moment-guards = לפני שליפת השומרים

## Creatures

homm3-kin-arrow_tower = קשתי מגדל החצים

## Questions and log lines of abilities

homm3-log-token = { $token ->
        [attack_token] { $unit }: אסימון התקפה, התקפה {"\u200E"}{ $amount }.
        [weakness_token] { $unit }: אסימון חולשה, התקפה {"\u200E"}{ $amount }.
       *[corrosion_token] { $unit }: אסימון שיתוך, הגנה {"\u200E"}{ $amount }.
    }
homm3-token-attack_token = אסימון התקפה
homm3-token-weakness_token = אסימון חולשה
homm3-token-corrosion_token = אסימון שיתוך

## What bots look at
homm3-feature-units = היחידות שלכם
homm3-feature-their-units = יחידות האויב
homm3-feature-won = הקרב הוכרע לטובתכם
homm3-feature-cards = קלפים ביד
homm3-feature-experts = שימושי מומחה שנותרו
homm3-feature-morale = מורל
homm3-feature-near = קרבה לאויב
homm3-feature-walls = חומות ושער
