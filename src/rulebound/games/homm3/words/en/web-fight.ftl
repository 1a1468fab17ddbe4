web-homm3-verb-roll = Roll the die
web-homm3-do-with = { $act } with { $cards }
web-homm3-question-attack = when one of your units attacks
web-homm3-question-struck = when one of your units is attacked
web-homm3-question-step = for the step after a shot
web-homm3-question-parry = for a card against the die
web-homm3-question-off = Don’t ask this again
web-homm3-question-on = Ask again
web-homm3-questions = { $count ->
        [one] One question is switched off
       *[other] { $count } questions are switched off
    }
web-homm3-odds-before = Before you roll
web-homm3-odds-adds = { $attack } more attack
web-homm3-odds-covers = { $defense } more defense
web-homm3-odds-cover-label = Cards against the blow back
web-homm3-odds-parry = Ask me about parrying the blow back
web-homm3-odds-way = How the card is used
web-homm3-odds-without = Without the cards: { $chance }
web-homm3-odds-prepared = Prepared cards go with the roll, those for defense when the enemy strikes back. You are asked again only if it gets worse than shown here or something else comes up.
web-homm3-chance = The fight there
web-homm3-chance-win = You win { $chance }%
web-homm3-chance-between = between { $low } and { $high }%
web-homm3-chance-first = In one combat round: { $chance }%.
web-homm3-chance-lost = { $lost ->
        [0] You hardly lose a unit.
       *[other] On average you lose { NUMBER($lost) } units.
    }
web-homm3-chance-tried = { $count } fights tried out; a bot played both sides.
web-homm3-chance-wait = The fight is being tried out…
web-homm3-fight-out = Fight it out
web-homm3-fight-out-once = Fight it out at once
web-homm3-fight-out-steps = Step by step
web-homm3-fight-out-asked = { $name } would let a bot fight this out.
web-homm3-fight-out-no = No, fight on
web-homm3-fight-out-stop = Stop and fight on myself
web-homm3-fight-out-back = Take the offer back
