### Tash-Kalar: words for setting a table

tashkalar-set = Tash-Kalar
    .full = Tash-Kalar: Arena of Legends
    .note = 2 to 4 players, about 40 minutes
    .about = Place stones, form a pattern, and the being it shows appears in the arena.
    .length = about 40 minutes
    .guide = Never played? A guide sits with you for twelve minutes.
    .credits = Tash-Kalar: Arena of Legends is a game by Vlaada Chvátil, published by Czech Games Edition.

tashkalar-set-lesson-everfrost = Everfrost: frozen effects
tashkalar-set-lesson-nethervoid = Nethervoid: the Gateway
tashkalar-set-lesson-etherweave = Etherweave: warp effects

tashkalar-set-form = Form
tashkalar-set-form-high_form = High Form
    .note = 2 players or 2 teams
tashkalar-set-form-duel = Duel
    .note = 2 players or 2 teams
tashkalar-set-form-melee = Melee
    .note = 3 or 4 players
tashkalar-set-form-first_game = First game
    .note = 2 players, for learning

tashkalar-set-teams = Teams
tashkalar-set-teams-true = in teams
tashkalar-set-teams-false = no teams

tashkalar-set-schools = Schools
tashkalar-set-schools-none = from the decks
tashkalar-set-schools-named = chosen here

tashkalar-set-decks = Decks
tashkalar-set-decks-random = random
tashkalar-set-decks-choose = everyone chooses
tashkalar-set-decks-draft = drafted

tashkalar-set-expansions = Expansion schools
tashkalar-set-expansions-none = none

tashkalar-set-draft_decks = Decks to draft from
tashkalar-set-draft_decks-none = as recommended

tashkalar-set-colours = Colors
tashkalar-set-colours-none = from the schools
tashkalar-set-colours-named = chosen here

tashkalar-set-first = Starting player
    .me = I go first
tashkalar-set-first-random = random
tashkalar-set-first-0 = seat 1
tashkalar-set-first-1 = seat 2
tashkalar-set-first-2 = seat 3
tashkalar-set-first-3 = seat 4

tashkalar-set-legends = Legends
tashkalar-set-legends-true = used
tashkalar-set-legends-false = left out

tashkalar-set-takeback = Undo
tashkalar-set-takeback-turn = within the turn
tashkalar-set-takeback-none = not at all

tashkalar-set-hide_discard_action = Discarded cards
tashkalar-set-hide_discard_action-false = face up
tashkalar-set-hide_discard_action-true = face down
