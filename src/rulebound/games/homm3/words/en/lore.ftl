### Heroes of Might and Magic III: Astrologers Proclaim cards and Event cards

## Astrologers Proclaim: the core box
homm3-week-annoying_lizard = Annoying Lizard
    .text = All players shuffle the Artifacts and Spells from their hands into their decks and draw as many cards.
homm3-week-battalions_stallion = Battalion’s Stallion
    .text = Until the next Astrologers’ Round every hero has 1 more movement point each Round.
homm3-week-crazy_wizard = Crazy Wizard
    .text = Until the next Astrologers’ Round the first Spell that each player casts returns to the hand.
homm3-week-dead_silence = Dead Silence
    .text = Nothing happens.
homm3-week-fancy_pixie = Fancy Pixie
    .text = All players gain positive morale.
homm3-week-fluffy_rabbit = Fluffy Rabbit
    .text = All players roll a Treasure die and resolve it.
homm3-week-friendly_beaver = Friendly Beaver
    .text = All Black Cubes are taken off the map. In the first Astrologers’ Round another card is revealed instead.
homm3-week-gold_dragon = Gold Dragon
    .text = In the next Resource Round all players receive 5 more gold.
homm3-week-greedy_dragon = Greedy Dragon
    .text = In the next Resource Round the income of all players is 1 valuable less, but not below 0.
homm3-week-grim_warlock = Grim Warlock
    .text = Until the next Astrologers’ Round the first Spell in each of your own turns has 1 more power.
homm3-week-groovy_satyr = Groovy Satyr
    .text = Until the next Astrologers’ Round whoever fights guards may replace one of them with another one of its tier.
homm3-week-isras_friends = Isra’s Friends
    .text = All players may reinforce one of their units now for half of its price, rounded up.
homm3-week-magic_tortoise = Magic Tortoise
    .text = Until the next Astrologers’ Round every hero has 1 movement point less each Round.
homm3-week-merry_leprechaun = Merry Leprechaun
    .text = In the next Resource Round all players receive 1 more valuable.
homm3-week-profuse_growth = Profuse Growth
    .text = Until the next Astrologers’ Round all hand limits are 1 higher.
homm3-week-swift_weasel = Swift Weasel
    .text = Until the next Astrologers’ Round you may reroll one Treasure or Resource die each turn.
homm3-week-terrible_plague = Terrible Plague
    .text = All players turn one of their Packs to its Few side.
homm3-week-white_raven = White Raven
    .text = All players roll a Resource die and receive what it shows.
homm3-week-wild_debauchery = Wild Debauchery
    .text = In the next Resource Round the income of all players is 5 gold less, but not below 0.

## Astrologers Proclaim: Rampart
homm3-week-ammo_cart = Ammo Cart
    .text = Until the next Astrologers’ Round Ballistas deal and First Aid Tents heal 1 more. Whoever has an Ammo Cart in play may reroll an Attack die of each attack by a ranged unit.
homm3-week-charlie_and_his_circus = Charlie and his Circus
    .text = Now and as the next Round begins all players may draw up to 3 cards from the neutral decks of their Dwellings. They may recruit one of these units for its price.
homm3-week-mcgiver = McGiver
    .text = As the next Round begins all players may take a War Machine for free.

## Astrologers Proclaim: Fortress
homm3-week-big_cleanup = Big Cleanup
    .text = All players discard their hands and draw as many cards.
homm3-week-forty_thieves = Forty Thieves
    .text = Until the next Astrologers’ Round two Event cards are drawn. The drawer picks one, the other goes under the deck.
homm3-week-plane_between_planes = Plane Between Planes
    .text = All players may remove up to 2 cards in their hands and discard piles from the game.

## Astrologers Proclaim: Inferno
homm3-week-dancing_imp = Dancing Imp
    .text = All players may replace a Statistic card in their hand or discard pile with the Empowered card of its type.
homm3-week-explorers = Explorers
    .text = All players draw up to their hand limits now and draw nothing as their turns begin this Round. Then they may discard cards; for every 3 of them they may replace a Statistic card in their hand with its Empowered card.
homm3-week-hero = Hero
    .text = Until the next Astrologers’ Round each player may replace up to 2 Statistic cards in their hand with their Empowered cards in one turn, for 4 gold each.

## Astrologers Proclaim: Tower
homm3-week-blue_sky = Blue Sky
    .text = Until the next Astrologers’ Round Air and Water Spells have 1 more power.
homm3-week-scorched_ground = Scorched Ground
    .text = Until the next Astrologers’ Round Earth and Fire Spells have 1 more power.
homm3-week-society = Society
    .text = All players lose morale.
homm3-week-unexpected_reinforcements = Unexpected Reinforcements
    .text = All players may recruit a Neutral Unit of their own faction for free, if they have its Dwelling.

## Astrologers Proclaim: Stronghold
homm3-week-crag_hack = Crag Hack
    .text = Ground units of both sides have 1 more attack in the first combat of this Round. The Stronghold may reinforce its Goblins for free.
homm3-week-judge_dread = Judge Dread
    .text = Until the next Astrologers’ Round whoever fights guards may have all of them drawn again.
homm3-week-offense = Offense
    .text = Until the next Astrologers’ Round cards that give defense give as much attack instead.

## Astrologers Proclaim: Conflux and Cove
homm3-week-elementals = Elementals
    .text = In the bronze, silver and gold neutral decks cards are discarded until Elementals lie on top, face up. Beaten Elementals go back on top of their deck. They are discarded when the next card is revealed.
homm3-week-mages = Mages
    .text = This Round the Spell Book costs nothing and needs no Mage Guild.
homm3-week-spells = Spells
    .text = Until the next Astrologers’ Round you may make a Search (4) of any Search of the Spell deck.
homm3-week-pirates = Pirates
    .text = Until the next Astrologers’ Round whoever wins a combat rolls a Resource die and receives what it shows. A Quick Combat does not count.
homm3-week-whirlpool = Whirlpool
    .text = Until the next Astrologers’ Round whirlpools cost nothing, and heroes choose the tile where they come out instead of rolling for it. Without sea tiles another card is revealed instead.
homm3-week-wind = Wind
    .text = Until the next Astrologers’ Round heroes may move on after a step from land onto the sea. Without sea tiles another card is revealed instead.

## Astrologers Proclaim: Stretch Goals
homm3-week-destruction = Destruction
    .text = Permanent cards in play leave the game. Their owners receive 5 gold each.
homm3-week-disruption = Disruption
    .text = All players may rotate a tile that no hero stands on. No tile is rotated twice.
homm3-week-multilingual_bron = Multilingual Bron
    .text = Until the next Astrologers’ Round a die that the ability of a unit asks for may be rerolled once.
homm3-week-plastic_tray = Plastic Tray
    .text = Until the next Astrologers’ Round Defense Tokens give 1 defense without a die.
homm3-week-restart = Restart
    .text = Until the next Astrologers’ Round all hand limits are 2 lower, but not below 4.
homm3-week-rulebook = Rulebook
    .text = This Round guards are drawn as in a game of the next lower difficulty.
homm3-week-sanctuary = Sanctuary
    .text = This Round heroes cannot attack each other.
homm3-week-wandering_merchant = Wandering Merchant
    .text = This Round each player may buy one War Machine on their own turn for 3 gold less than at a Trading Post.

## Event cards
homm3-event-a_shady_auction = A Shady Auction
    .text = Three Artifacts are auctioned one after the other. All players bid gold in secret. The highest bid pays and takes the card; on a tie or without a bid it is discarded.
homm3-event-artifact_merchant = Artifact Merchant
    .text = Five Artifacts go round once. Buy any number of them, or the top card of the Artifact discard pile instead. A Minor costs 3 gold, a Major 5, a Relic 7.
homm3-event-crypt = Crypt
    .text = Choose one: lose morale and roll 2 Treasure dice, of which you resolve one unless either shows experience; or gain positive morale. The Necropolis may instead reinforce a bronze or silver unit for half of its price.
homm3-event-cursed_swamp = Cursed Swamp
    .text = Choose one: lose morale, roll 2 Treasure dice and resolve one; or remove Spells from your hand, where two or more earn a Search (3) of the Artifact deck; or lose your cheapest unit. The Necropolis may instead reinforce a bronze or silver unit for free.
homm3-event-den_of_thieves = Den of Thieves
    .text = The drawer may look at 2 cards of a neutral deck and recruit one of them for its price. The others go on top of the deck or under it.
homm3-event-garden_of_revelation = Garden of Revelation
    .text = You may take 4 cards of your deck or discard pile, then remove Spells and Abilities from your hand. Every two of them earn a Search (2) of the Spell or Ability deck. Afterwards you discard your hand and draw a new one.
homm3-event-library_of_enlightenment = Library of Enlightenment
    .text = Two Spells for each player are laid out. All players may buy one for 6 gold or 2 valuables.
homm3-event-mage_laboratory = Mage Laboratory
    .text = Two Spells for each player are laid out. All players may buy one for 4 gold or 1 valuable and shuffle it into their decks together with their discard piles.
homm3-event-magical_forest = Magical Forest
    .text = All players put a card face down into a pool: a Spell, Artifact or Ability from their hand, or the top card of such a deck. Then all players take a random card of the pool or 4 gold.
homm3-event-market_of_time = Market of Time
    .text = You may discard cards and draw up to 2 more than your hand limit, then remove Abilities and Spells from your hand. Every two of them earn a Search (2) of the Artifact deck.
homm3-event-marketplace = Marketplace
    .text = Choose one: roll a Resource die and receive what it shows; or trade by the table; or offer the other players one deal.
homm3-event-mercenary_camp = Mercenary Camp
    .text = All players may lay out up to 2 cards of a neutral deck. Then all players may recruit one of all these units for its price.
homm3-event-messenger_with_supplies = Messenger with Supplies
    .text = All players reveal 2 Artifacts. Buy one of yours for 3, 5 or 7 gold, or discard both, roll 2 Resource dice and receive one.
homm3-event-mischievous_leprechaun = Mischievous Leprechaun
    .text = A pool of 2 Treasure and 2 Resource dice is rolled. Then all players roll one die of each kind and may take and resolve a die of the pool that shows the same.
homm3-event-prison = Prison
    .text = The drawer reveals 2 Neutral Units, recruits one for its price or discards it for 3 gold, and hands the other on. Each next player adds one and does the same.
homm3-event-school_of_magic_and_school_of_war = School of Magic and School of War
    .text = You may discard cards and draw up to 2 more than your hand limit, then remove Abilities and Spells from your hand. Every two of them earn a Search (2) of the Ability or Spell deck.
homm3-event-shrine_of_the_magic_thought = Shrine of the Magic Thought
    .text = Two Spells for each player are laid out. All players buy one for 6 gold or 2 valuables, or roll a Resource die and receive what it shows. Unsold Spells are discarded.
homm3-event-stables = Stables
    .text = Choose one: your Main Hero gains 1 movement point; or one of your heroes loses one and you roll a Resource die and receive what it shows.
homm3-event-the_villagers_plea = The Villagers’ Plea
    .text = Give one of these: an Artifact or Spell of your hand, which leaves the game; 1 building material; 5 gold; a movement point of a hero.
homm3-event-withered_hermit = Withered Hermit
    .text = You may name a resource and roll 3 Resource dice: if none shows it you receive one, else you lose one. Or roll a Resource die: for what it shows you may Search (2) the Artifact deck.

## Questions: Astrologers
homm3-ask-plague = Which of your Packs becomes a Few?
homm3-ask-replace-guard = You may replace one of the guards with another one of its tier.
homm3-ask-judge-dread = You may have all guards drawn again.
homm3-ask-circus = { $left ->
        [one] You may draw one more card of a neutral deck.
       *[other] You may draw up to { $left } cards of neutral decks.
    }
homm3-ask-recruit-open = You may recruit one of the units on the table.
homm3-ask-recruit-free = You may recruit a Neutral Unit of your faction for free.
homm3-ask-mcgiver = You may take a War Machine for free.
homm3-ask-goblins = You may reinforce { $troop } for free.
homm3-ask-remove-any = Remove cards from the game. Removed so far: { $count }.
homm3-ask-disruption = You may rotate a tile that no hero stands on.
homm3-ask-wide-search = You may make it a Search (4) of the Spell deck.

## Questions: events
homm3-ask-pick-event = Which event happens? The other one goes under the deck.
homm3-ask-event = { $event }: choose one.
homm3-ask-slower-hero = Which hero loses a movement point?
homm3-ask-lose-unit = Which of your cheapest units leaves?
homm3-ask-earned-search = You have earned a Search (2).
homm3-ask-take-cards = Take { $count } cards. From where?
homm3-ask-market-give = What do you offer?
homm3-ask-market-given = You offer { $resource }. How much of it?
homm3-ask-market-want = What do you want for it?
homm3-ask-market-wanted = You want { $resource }. How much of it?
homm3-ask-market-deal = { $seat } offers { $paid } { $give ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    } and wants { $got } { $want ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    }.
homm3-ask-name-resource = Name a resource.
homm3-ask-lose-die = A die shows what you named. Which die do you pay?
homm3-ask-haggle = Pay { $amount } { $resource } for a Search (2) of the Artifact deck?
homm3-ask-buy-spell = { $event }: buy a Spell, or choose otherwise.
homm3-ask-merchant = Buy Artifacts: a Minor costs 3 gold, a Major 5, a Relic 7.
homm3-ask-messenger = Buy one of your two Artifacts, or give both up.
homm3-ask-bid = How much gold do you bid for { $card }? Nobody sees it yet.
homm3-ask-thieves = You may look at 2 cards of a neutral deck.
homm3-ask-top-or-bottom = Where do the cards that are left go?
homm3-ask-put-on-deck = Which card do you put down next?
homm3-ask-camp = You may lay out cards of a neutral deck.
homm3-ask-prisoner = From which deck does the next prisoner come?
homm3-ask-prison = Recruit a prisoner, or discard one for 3 gold.
homm3-ask-pool = Put a card face down into the pool.
homm3-ask-forest = Take a random card of the pool, or 4 gold.
homm3-ask-match-die = You may take a die of the pool that shows what you rolled.

## Choices: Astrologers
homm3-option-weaken = { $troop } become a Few
homm3-option-replace-guard = Replace { $troop }
homm3-option-redraw-guards = Draw all guards again
homm3-option-enough-units = Draw no more
homm3-option-enough-removed = Remove no more
homm3-option-reinforce-free = Reinforce them
homm3-option-turn-tile = Rotate the tile at { $tile }
homm3-option-wide-search = Search (4)
homm3-option-week = { $week }: { $card }

## Choices: events
homm3-option-pick-event = { $event }
homm3-option-event-leave = Leave without anything
homm3-option-event-rob = Lose morale and roll 2 Treasure dice; experience on either spoils both
homm3-option-event-pray = Gain positive morale
homm3-option-event-raise-half = Reinforce a bronze or silver unit for half of its price
homm3-option-event-wade = Lose morale, roll 2 Treasure dice and resolve one
homm3-option-event-sink-spells = Remove Spells from your hand
homm3-option-event-sink-unit = Lose your cheapest unit
homm3-option-event-raise-free = Reinforce a bronze or silver unit for free
homm3-option-event-meditate = Take cards, remove Spells and Abilities, draw a new hand
homm3-option-event-study = Refresh your hand, then remove Abilities and Spells
homm3-option-event-roll = Roll a Resource die
homm3-option-event-trade = Trade by the table
homm3-option-event-deal = Offer the other players a deal
homm3-option-event-ride = Your Main Hero gains 1 movement point
homm3-option-event-sell-horse = Give up a movement point and roll a Resource die
homm3-option-event-give-card = Remove an Artifact or a Spell from your hand
homm3-option-event-give-materials = Give 1 building material
homm3-option-event-give-gold = Give 5 gold
homm3-option-event-give-time = Give up a movement point
homm3-option-event-bet = Name a resource and roll 3 Resource dice
homm3-option-event-haggle = Roll the price of a Search (2) of the Artifact deck
homm3-option-event-give-up = Give both up and roll 2 Resource dice
homm3-option-hero = { $hero }
homm3-option-lose-unit = { $troop } leave
homm3-option-take-from-deck = Draw them from your deck
homm3-option-take-from-discards = Take the top cards of your discard pile
homm3-option-amount = { $amount }
homm3-option-market-give = { $resource }
homm3-option-market-want = { $resource }
homm3-option-market-accept = Accept
homm3-option-name = { $resource }
homm3-option-lose-die = Pay { $face }
homm3-option-buy-spell = Buy { $card } and pay in { $resource }
homm3-option-buy-artifact = Buy { $card }
homm3-option-buy-discarded = Buy { $card } from the discard pile
homm3-option-bid = Bid { $amount } gold
homm3-option-on-top = On top of the deck
homm3-option-to-bottom = Under the deck
homm3-option-put-on-deck = { $card }
homm3-option-draw-units = Lay out { $amount } of the { $deck }
homm3-option-sell-unit = Discard { $troop } for 3 gold
homm3-option-pool-card = Put { $card } into the pool
homm3-option-pool-deck = Put the top card of the { $deck } into the pool
homm3-option-forest-card = Take a random card
homm3-option-forest-gold = Take 4 gold

## Log: Astrologers
homm3-log-proclaimed = Astrologers proclaim the week of: { $week }.
homm3-log-week-redrawn = { $week } does not fit now. Another card is revealed.
homm3-log-week-goes-on = { $week } goes on.
homm3-log-shuffled-in = { $count ->
        [one] { $seat } shuffles a hand card into the deck.
       *[other] { $seat } shuffles { $count } hand cards into the deck.
    }
homm3-log-guard-replaced = { $seat } replaces { $troop }. { $unit } stand in their place.
homm3-log-elementals = { $troop } lie face up on top of the { $deck }.

## Log: events
homm3-log-event = { $seat } draws an event: { $event }.
homm3-log-two-events = { $seat } draws two events: { $events }.
homm3-log-event-way = { $way ->
        [event-leave] { $seat } leaves.
        [event-rob] { $seat } robs the Crypt.
        [event-pray] { $seat } prays.
        [event-raise-half] { $seat } reinforces a unit.
        [event-raise-free] { $seat } reinforces a unit.
        [event-wade] { $seat } wades on.
        [event-sink-spells] { $seat } gives Spells up.
        [event-sink-unit] { $seat } gives a unit up.
        [event-meditate] { $seat } enters the Garden.
        [event-study] { $seat } studies.
        [event-roll] { $seat } rolls for resources.
        [event-trade] { $seat } trades by the table.
        [event-deal] { $seat } offers a deal.
        [event-ride] { $seat } takes a horse.
        [event-sell-horse] { $seat } gives a movement point up.
        [event-give-card] { $seat } gives a card.
        [event-give-materials] { $seat } gives building materials.
        [event-give-gold] { $seat } gives gold.
        [event-give-time] { $seat } gives a movement point.
        [event-bet] { $seat } bets on the dice.
       *[event-haggle] { $seat } asks for a price.
    }
homm3-log-crypt-empty = { $seat } finds nothing in the Crypt.
homm3-log-market-offered = { $seat } offers { $paid } { $give ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    } for { $got } { $want ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    }.
homm3-log-slowed = { $seat }: the { $hero } loses 1 movement point.
homm3-log-named = { $seat } names { $resource }.
homm3-log-revealed = { $cards ->
        [none] Nothing is left in the { $deck }.
       *[other] Cards are laid out: { $cards }.
    }
homm3-log-shuffled-back = { $count ->
        [one] A card is shuffled back into the { $deck }.
       *[other] { $count } cards are shuffled back into the { $deck }.
    }
homm3-log-bought-card = { $seat } buys { $card }.
homm3-log-unsold = { $card } is discarded.
homm3-log-bid = { $seat } has bid { $gold } gold.
homm3-log-reshuffled-own = { $seat } shuffles the discard pile into the deck.
homm3-log-put-on-deck = { $place ->
        [on-top] { $seat } puts the rest on top of the { $deck }.
       *[to-bottom] { $seat } puts the rest under the { $deck }.
    }
homm3-log-sold-unit = { $seat } discards { $troop } for gold.
homm3-log-pooled = { $source ->
        [hand] { $seat } puts a hand card into the pool.
        [spell] { $seat } puts the top Spell into the pool.
        [artifact] { $seat } puts the top Artifact into the pool.
       *[ability] { $seat } puts the top Ability into the pool.
    }
homm3-log-pooled-card = You have put { $card } into the pool.
homm3-log-took-from-pool = { $seat } takes a card of the pool.
