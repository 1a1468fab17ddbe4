homm3-option-fight-out = לסיים את הקרב: בוט משחק את ההמשך
homm3-option-fight-out-slowly = לסיים את הקרב צעד אחר צעד: בוט משחק את ההמשך
homm3-option-fight-myself = להמשיך בעצמי
homm3-log-offers-fight = { $seat }: הצעה שבוט ישחק את המשך הקרב.
homm3-log-fought-out = בוט משחק את המשך הקרב במקום { $seats }.
homm3-log-fights-on = { $how ->
        [refused] { $seat }: עדיף להמשיך להילחם.
        [withdrawn] { $seat }: ההצעה בוטלה.
       *[stopped] { $seat }: הבוט נעצר והקרב נמשך.
    }
