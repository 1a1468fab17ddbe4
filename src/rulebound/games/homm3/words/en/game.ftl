### Heroes of Might and Magic III: questions, choices and log
### Units are always many: "Zombies attack Griffins".

## Questions: before the combat
homm3-ask-buy = Buy your army. You have { $gold } gold and { $valuables ->
        [0] no valuables.
        [one] 1 valuable.
       *[other] { $valuables } valuables.
    }
homm3-ask-deploy = { $left ->
        [one] Place your last unit: { $troop }.
       *[other] Place { $troop }. { $left } units are left; up to 5 can fight.
    }
homm3-ask-gate = Where do you put the Gate? Walls fill the rest of the middle row.
homm3-ask-guards = Before the guards are drawn: play a card, or pass.
homm3-ask-ai-first = Two AI units are equally fast. Which one is placed first?

## Questions: the combat
homm3-ask-activate = Several of your units are equally fast. Which one activates first?
homm3-ask-unit = { $unit } are active. What do they do?
homm3-ask-step = { $unit } have shot and may take one step.
homm3-ask-another-round = The combat round is over. A movement point buys another one; you have { $movement }.
homm3-ask-start = The combat begins: play a card, or pass.
homm3-ask-round = A combat round begins: play a card, or pass.
homm3-ask-before = Before { $unit } activate: play a card, or pass.
homm3-ask-moved = { $unit } have moved: play a card, or pass.
homm3-ask-attack = { $unit } attack { $target }: play a card, or pass.
homm3-ask-rolled = { $unit } attack { $target }, and the dice are rolled: play a card, or pass.
homm3-ask-lethal = The attack by { $unit } would defeat { $target }: cancel it, or pass.
homm3-ask-spell = The enemy casts a spell, { $card }: play a card, or pass.
homm3-ask-cast = You have cast { $card }: play a card, or pass.
homm3-ask-damage = { $unit } have dealt damage: play a card, or pass.
homm3-ask-end = The combat round ends: play a card, or pass.
homm3-ask-won = You have won the combat: play a card, or pass.
homm3-ask-reroll = { $purpose ->
        [attack] { $unit } attack. The dice show { $dice }. Reroll one, or keep them.
        [defend] { $unit } defend. The die shows { $dice }. Reroll it, or keep it.
        [card] The dice for the card show { $dice }. Reroll one, or keep them.
        [morale] The die for morale shows { $dice }. Reroll it, or keep it.
       *[other] { $unit } roll for an ability. The dice show { $dice }. Reroll one, or keep them.
    }
homm3-ask-target = { $card }: choose a unit.
homm3-ask-toll = { $unit } make casting cost more. Discard one more card.
homm3-ask-reinforce = Neutral Skeletons are defeated. Which bronze unit becomes a Pack?

## Questions: choices of the rule book's AI that it leaves to you
homm3-ask-ai-target = The AI’s { $unit } have several equally good targets. Which do they attack?
homm3-ask-ai-space = The AI’s { $unit } can stand on several equally good spaces. Where do they go?
homm3-ask-ai-break = The AI’s { $unit } can break several equally good Walls. Which one?
homm3-ask-ai-unit = { $card }: the AI Hero has several possible targets. Which one?

## Questions: cards
homm3-ask-discard = { $left ->
        [one] Discard a card.
       *[other] Discard { $left } cards, one after the other.
    }
homm3-ask-discards = Discard as many cards as you like.{ $count ->
        [0] { "" }
       *[other] { " " }Discarded so far: { $count }.
    }
homm3-ask-search = Search ({ $count }) the { $deck }: look at its cards, or take the top card of its discard pile.
homm3-ask-searching = Before you search a deck: play a card, or pass.
homm3-ask-firing = Your Ballista is about to fire: play a card, or pass.
homm3-ask-level = Your hero reaches a level: play a card, or pass.
homm3-ask-searched = You have searched a deck: play a card, or pass.
homm3-ask-replace = You may discard a card of another faction and draw another in its place.
homm3-ask-keep = Keep one of these cards.
homm3-ask-lay-off = Which card goes to the discard pile next?
homm3-ask-fetch = { $card }: take a card from your discard pile.
homm3-ask-space = { $card }: choose a space.
homm3-ask-blast = { $card }: choose the two spaces that it hits.
homm3-ask-swap = { $card }: choose the unit that trades places with the first one.
homm3-ask-cure = { $card }: you may take a card off { $unit }.

## Choices
homm3-option-recruit = Recruit { $troop }
homm3-option-reinforce = { $unit ->
        [none] Reinforce { $troop } to a Pack
       *[other] Reinforce { $unit } to a Pack
    }
homm3-option-bought = The army is ready
homm3-option-deploy = Place { $troop } on { $space }
homm3-option-line-up = Line up the rest: ranged units at the back, the others in front
homm3-option-reserve = Leave this unit out of the combat
homm3-option-gate = Put the Gate on { $space }
homm3-option-ai-first = { $troop }
homm3-option-activate = Activate { $unit }
homm3-option-attack = { $space ->
        [none] Attack { $unit }
       *[other] Attack { $unit } from { $space }
    }
homm3-option-break = { $space ->
        [none] Break through on { $wall }
       *[other] Break through on { $wall } from { $space }
    }
homm3-option-move = Move to { $space }
homm3-option-defend = Defend: take a Defense Token and end the activation
homm3-option-ability = Use the unit’s ability instead
homm3-option-stop = End the activation
homm3-option-surrender = Surrender: pay the enemy 10 gold and save your army
homm3-option-surrender-free = Surrender: save your army and pay nothing
homm3-option-retreat = Retreat from the guards
homm3-option-fight-on = Spend a movement point and fight on
homm3-option-play = Play { $card }: { $mode }
homm3-option-use = Use { $card }: { $mode }
homm3-option-morale = Spend positive morale: { $use }
homm3-option-pass = Pass
homm3-option-save = { $unit } cancel the attack
homm3-option-reroll = Reroll die { $die } with { $by }
homm3-option-accept = Keep the dice
homm3-option-target = { $unit }
homm3-option-space = { $space }
homm3-option-ai-target = Attack { $unit }
homm3-option-ai-unit = { $unit }
homm3-option-ai-space = Go to { $space }
homm3-option-ai-break = Break through on { $wall } from { $space }
homm3-option-decline = No
homm3-option-card = { $card }
homm3-option-discard = Discard { $card }
homm3-option-enough = Discard no more
homm3-option-look = Look at the cards of the { $deck }
homm3-option-fetch = Take { $card }
homm3-option-blast = Hit { $space }
homm3-option-heal = Heal: remove damage
homm3-option-cure = Cure: remove the Paralysis Token
homm3-option-take = Take { $card } from the discard pile
homm3-option-replace = Replace { $card }
homm3-option-keep = Keep { $card }
homm3-option-lay-off = { $card }
homm3-option-resign = Give up
homm3-option-resign-scenario = Give up and end the scenario
homm3-option-resign-side = Give up with your whole side and end the scenario

homm3-mode-basic = basic effect
homm3-mode-expert = expert effect
homm3-mode-top = upper effect
homm3-mode-bottom = lower effect
homm3-mode-power = power for a spell
homm3-mode-use = in play
homm3-mode-put-away = put it away
homm3-mode-cast-1 = cast at the first grade
homm3-mode-cast-2 = cast at the second grade
homm3-mode-cast-3 = cast at the third grade
homm3-mode-grade-1 = first grade
homm3-mode-grade-2 = second grade
homm3-mode-grade-3 = third grade
homm3-use-draw = draw a card
homm3-use-exchange = exchange cards
homm3-by-ability = the unit’s ability
homm3-by-luck = Luck
homm3-by-morale = morale

## Log: before the combat
homm3-for-gold = { $gold ->
        [0] for free
       *[other] for { $gold } gold
    }
homm3-log-bought = { $step ->
        [recruit] { $seat } recruits { $troop } { homm3-for-gold }.
       *[reinforce] { $seat } reinforces { $troop } to a Pack { homm3-for-gold }.
    }
homm3-log-guards = The Field is guarded by { $troops }.
homm3-log-placed = { $space ->
        [tower] The Arrow Tower stands next to the board.
       *[other] { $pack ->
            [0] { $unit } (Few) line up on { $space }.
           *[1] { $unit } (Pack) line up on { $space }.
        }
    }
homm3-log-walled = The Gate is on { $gate }; Walls fill the rest of the middle row.

## Log: the combat
homm3-log-combat-round = Combat round { $number }.
homm3-log-activates = { $unit } activate.
homm3-log-skipped = { $unit } lose this activation to their Paralysis Token.
homm3-log-moves = { $unit } move from { $from } to { $to }.
homm3-log-defends = { $unit } defend: they take a Defense Token.
homm3-log-ability = { $unit } use their ability.
homm3-log-attacks = { $retaliation ->
        [0] { $unit } attack { $target }.
       *[1] { $unit } retaliate against { $target }.
    }
homm3-log-rolled = { $purpose ->
        [attack] { $rule ->
            [lower] { $unit } roll { $dice } for the attack; the lower one counts.
            [higher] { $unit } roll { $dice } for the attack; the higher one counts.
            [sum] { $unit } roll { $dice } for the attack; both are added up.
           *[other] { $unit } roll { $dice } for the attack.
        }
        [defend] { $unit } roll { $dice } for their Defense Token.
        [shrug] { $unit } roll { $dice }; on +1 the card fails.
        [paralyse] { $unit } roll { $dice }; on 0 the target is paralyzed.
        [scare] { $unit } roll { $dice }; on 0 the target is scared away.
        [stare] { $unit } roll { $dice } for their stare.
        [card] The dice for the card show { $dice }.
        [morale] The die for morale shows { $dice }.
       *[other] { $unit } roll { $dice } for their ability.
    }
homm3-log-rerolled = { $unit ->
        [none] The die is rerolled and shows { $dice }.
       *[other] { $by ->
            [card] { $unit } reroll with a card. The dice now show { $dice }.
            [luck] Luck: { $unit } reroll. The dice now show { $dice }.
            [morale] Morale: { $unit } reroll. The dice now show { $dice }.
           *[ability] { $unit } reroll with their ability. The dice now show { $dice }.
        }
    }
# For instance: Zombies: 2 attack, +1 die, minus 1 defense = 2 damage to Griffins.
homm3-log-hit = { $unit }: { $attack ->
        [0] no attack
       *[other] { $attack } attack
    }, die { $die }{ $defense ->
        [0] { "" }
       *[other] , minus { $defense } defense
    }{ $token ->
        [0] { "" }
       *[other] { " " }(1 from the Defense Token)
    }{ $ability ->
        [0] { "" }
       *[other] { " " }({ $ability } from an ability)
    }{ $wall ->
        [0] { "" }
       *[other] , minus 1 for the Wall
    } = { $damage ->
        [0] no damage
       *[other] { $damage } damage
    } to { $target }.
homm3-log-cancelled = The attack by { $unit } on { $target } is canceled.
homm3-log-saved = { $unit } protect { $target }.
homm3-left = { $left ->
        [0] no health
       *[other] { $left } of { $health } health
    }
homm3-log-hurt = { $source ->
        [attack] { $unit } have { homm3-left } left.
        [poison] Poison: { $amount } damage to { $unit }. They have { homm3-left } left.
        [fire_shield] Fire Shield: { $amount } damage to { $unit }. They have { homm3-left } left.
        [spell] The spell deals { $amount } damage to { $unit }. They have { homm3-left } left.
        [specialty] The specialty deals { $amount } damage to { $unit }. They have { homm3-left } left.
        [ability] An ability deals { $amount } damage to { $unit }. They have { homm3-left } left.
       *[other] { $amount } damage to { $unit }. They have { homm3-left } left.
    }
homm3-log-unharmed = { $card } does no damage to { $unit }.
homm3-log-healed = { $unit } are healed by { $amount }.
homm3-log-flipped = The Pack of { $unit } becomes a Few with { homm3-left }.
homm3-log-survived = { $unit } survive with 1 health.
homm3-log-defeated = { $unit } are defeated.
homm3-log-paralysed = { $unit } get a Paralysis Token.
homm3-log-freed = { $unit } lose their Paralysis Token.
homm3-log-reinforced = { $unit } become a Pack.
homm3-log-bonus = { $stat ->
        [attack] { $unit } get { $amount } attack.
        [defense] { $unit } get { $amount } defense.
       *[initiative] { $unit } get { $amount } initiative.
    }
homm3-log-lasts = { $unit ->
        [none] { $card } stays in play.
       *[other] { $card } stays on { $unit }.
    }
homm3-log-uncovered = { $card } is used up and leaves { $unit }.
homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] The Gate on { $space } is broken.
           *[wall] The Wall on { $space } is broken.
        }
       *[other] { $piece ->
            [gate] { $unit } break the Gate on { $space }.
           *[wall] { $unit } break the Wall on { $space }.
        }
    }
homm3-log-surrendered = { $seat } surrenders.
homm3-log-resigned = { $seat } gives up.
homm3-log-combat-over = { $how ->
        [stalemate] The combat ends without a winner.
        [retreat] The combat ends with a retreat.
        [skip] The guards let the hero pass.
       *[other] { $winner ->
            [0] The combat is over. The attacker wins.
           *[1] The combat is over. The defender wins.
        }
    }
homm3-log-over = The match is over.

## Log: cards
homm3-log-played = { $seat } plays { $card }: { $mode }.
homm3-with-power = { $power ->
        [0] { "" }
       *[other] { " " }with power { $power }
    }
homm3-log-cast = { $seat ->
        [none] { $units ->
            [none] The AI Hero casts { $card }{ homm3-with-power }.
           *[other] The AI Hero casts { $card }{ homm3-with-power }. Target: { $units }.
        }
       *[other] { $units ->
            [none] { $seat } casts { $card }{ homm3-with-power }.
           *[other] { $seat } casts { $card }{ homm3-with-power }. Target: { $units }.
        }
    }
homm3-log-spell-failed = { $card } fails.
homm3-log-shrugged-off = { $unit } shrug { $card } off.
homm3-log-power-lost = { $seat } loses { $power } unused power.
homm3-log-returned = { $seat } takes { $card } back into their hand.
homm3-log-used = { $seat } uses { $card }.
homm3-log-fetched = { $seat } takes { $card } from their discard pile.
homm3-log-movement = { $amount ->
        [one] { $seat } gains 1 movement point.
       *[other] { $seat } gains { $amount } movement points.
    }
homm3-log-drew = You draw { $cards }.
homm3-log-drew-hidden = { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
homm3-log-discarded = { $seat } discards { $card }.
homm3-log-spent-morale = { $use ->
        [draw] { $seat } spends positive morale to draw a card.
       *[exchange] { $seat } spends positive morale to exchange cards.
    }
homm3-log-morale = { $morale ->
        [1] { $seat } now has positive morale.
        [0] { $seat } now has neutral morale.
       *[other] { $seat } now has negative morale.
    }
homm3-amounts = { $gold ->
        [0] { "" }
       *[other] { $gold } gold{ $materials ->
            [0] { "" }
           *[other] { $valuables ->
                [0] { " " }and{ " " }
               *[other] ,{ " " }
            }
        }
    }{ $materials ->
        [0] { "" }
        [one] { $materials } building material
       *[other] { $materials } building materials
    }{ $valuables ->
        [0] { $materials ->
            [0] { $gold ->
                [0] nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $gold ->
            [0] { $materials ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }
           *[other] { " " }and{ " " }
        }{ $valuables ->
            [one] { $valuables } valuable
           *[other] { $valuables } valuables
        }
    }
homm3-log-gained = { $seat } gains { homm3-amounts }.
homm3-log-looked = { $count ->
        [one] { $seat } looks at a card from the { $deck }.
       *[other] { $seat } looks at { $count } cards from the { $deck }.
    }
homm3-log-kept = You keep { $card }.
homm3-log-kept-hidden = { $seat } keeps a card from the { $deck }.
homm3-log-laid-off = { $seat } puts { $card } on the discard pile.
homm3-log-took = { $seat } takes { $card } from the discard pile.
homm3-log-xp = { $amount ->
        [one] { $seat } gains 1 experience.
       *[other] { $seat } gains { $amount } experience.
    }
homm3-log-level = { $seat }’s hero reaches level { $level }.

## Log: cards of an AI Hero
homm3-log-ai-card = The AI Hero draws a card for { $unit }: { $card } ({ $value }).
homm3-log-ai-reshuffled = The card is shuffled back into the AI deck.
homm3-log-ai-skill = The AI Hero uses the skill { $card }.
homm3-log-ai-spell-kept = The AI Hero keeps { $card } for the next combat round.
homm3-log-ai-spell-lost = The AI Hero’s { $card } finds no target and is lost.
homm3-log-ai-spell-returned = { $card } can do nothing now and returns to the AI Hero’s spells.

homm3-card-attack_a = Attack for the next attacker
homm3-card-attack_b = Attack for the next attacker
homm3-card-defense_a = Defense for the healthiest unit
homm3-card-defense_b = Defense for the unit that acts next
homm3-card-cast_a_spell_a = Cast a Spell
homm3-card-cast_a_spell_b = Cast a Spell
homm3-card-use_a_skill_a = Use a Skill
homm3-card-use_a_skill_b = Use a Skill

## How a match ends
homm3-over-defeat = All units of one side are defeated.
homm3-over-retreat = The hero has retreated.
homm3-over-surrender = One side has surrendered.
homm3-over-stalemate = Twenty combat rounds have changed nothing.
homm3-over-skip = The guards let the hero pass.
homm3-over-resigned = { $seat } has given up.

## Words of the rule book
homm3-type-ground = ground
homm3-type-flying = flying
homm3-type-ranged = ranged
homm3-tier-bronze = bronze
homm3-tier-silver = silver
homm3-tier-gold = gold
homm3-tier-azure = azure
homm3-stat-attack = attack
homm3-stat-defense = defense
homm3-stat-health = health
homm3-stat-initiative = initiative
homm3-stat-power = power
homm3-stat-knowledge = knowledge
homm3-timing-instant = instant
homm3-timing-activation = activation
homm3-timing-map = map
homm3-timing-ongoing = ongoing
homm3-timing-permanent = permanent
homm3-school-air = Air
homm3-school-earth = Earth
homm3-school-fire = Fire
homm3-school-water = Water
homm3-deck-ability = Ability deck
homm3-deck-artifact = Artifact deck
homm3-deck-spell = Spell deck
homm3-deck-machine = War Machine deck
homm3-deck-own = Deck of Might & Magic
homm3-deck-bronze = deck of bronze neutral units
homm3-deck-silver = deck of silver neutral units
homm3-deck-gold = deck of gold neutral units
homm3-deck-azure = deck of azure neutral units
homm3-timing-passive = always
homm3-timing-attack = attack
homm3-timing-retaliation = retaliation
homm3-timing-other = instead of acting
homm3-kind-statistic = Statistic
homm3-kind-ability = Ability
homm3-kind-artifact = Artifact
homm3-kind-spell = Spell
homm3-kind-specialty = Specialty
homm3-kind-machine = War Machine
homm3-quality-minor = minor
homm3-quality-major = major
homm3-quality-relic = relic

# A second unit of the same kind: Griffins 2
homm3-numbered = { $kin } { $number }

homm3-faction-castle = Castle
homm3-faction-necropolis = Necropolis
homm3-faction-dungeon = Dungeon
homm3-faction-rampart = Rampart
homm3-faction-tower = Tower
homm3-faction-inferno = Inferno
homm3-faction-fortress = Fortress
homm3-faction-stronghold = Stronghold
homm3-faction-conflux = Conflux
homm3-faction-cove = Cove
homm3-faction-neutral = Neutral
homm3-faction-siege = Town Walls
homm3-faction-summoned = Summoned

## Options of a match
homm3-form-skirmish = army against army
homm3-form-guards = a hero against the guards of a Field
homm3-form-scenario = a scenario on the map
homm3-army-standard = the same for both: Packs of bronze, Fews of silver and gold
homm3-army-random = random
homm3-army-bought = bought by the players
homm3-difficulty-easy = easy
homm3-difficulty-normal = normal
homm3-difficulty-hard = hard
homm3-difficulty-impossible = impossible
homm3-random = random
homm3-none = no hero, no cards
homm3-field-1 = I
homm3-field-2 = II
homm3-field-3 = III
homm3-field-4 = IV
homm3-field-5 = V
homm3-field-6 = VI
homm3-field-7 = VII
homm3-side-attacker = attacker
homm3-side-defender = defender

## Moments at which cards are played, as part of a sentence
homm3-moment-start = when the combat begins
homm3-moment-round = when a combat round begins
homm3-moment-before = before an activation
homm3-moment-active = while one of your units is active
homm3-moment-moved = after a move
homm3-moment-attack = when a unit attacks
homm3-moment-rolled = after the roll
homm3-moment-lethal = when an attack would be lethal
homm3-moment-spell = when an enemy casts a spell
homm3-moment-cast = after your own spell
homm3-moment-damage = after damage
homm3-moment-end = when a combat round ends
homm3-moment-searching = before a search
homm3-moment-firing = when your Ballista fires
homm3-moment-level = when your hero reaches a level
homm3-moment-searched = after a search
homm3-moment-won = after a victory
homm3-moment-guards = before the guards are drawn

## Creatures

homm3-kin-arrow_tower = Arrow Tower archers

## Questions and log lines of abilities

homm3-log-token = { $token ->
        [attack_token] { $unit } get an Attack Token ({ $amount } attack).
        [weakness_token] { $unit } get a Weakness Token ({ $amount } attack).
       *[corrosion_token] { $unit } get a Corrosion Token ({ $amount } defense).
    }
homm3-token-attack_token = Attack Token
homm3-token-weakness_token = Weakness Token
homm3-token-corrosion_token = Corrosion Token

## What bots look at
homm3-feature-units = Your units
homm3-feature-their-units = Enemy units
homm3-feature-won = The combat is won
homm3-feature-cards = Cards in hand
homm3-feature-experts = Expert uses left
homm3-feature-morale = Morale
homm3-feature-near = Within reach of the enemy
homm3-feature-walls = Walls and gate
