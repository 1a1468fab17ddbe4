homm3-option-fight-out = Fight it out: a bot plays the rest of this combat
homm3-option-fight-out-slowly = Fight it out step by step: a bot plays the rest of this combat
homm3-option-fight-myself = Fight on myself
homm3-log-offers-fight = { $seat } would let a bot fight the rest of this combat.
homm3-log-fought-out = The rest of this combat is fought out by a bot, for { $seats }.
homm3-log-fights-on = { $how ->
        [refused] { $seat } would rather fight on.
        [withdrawn] { $seat } takes the offer back.
       *[stopped] { $seat } stops the bot and fights on.
    }
