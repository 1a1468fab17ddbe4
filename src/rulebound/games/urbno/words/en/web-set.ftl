### King Urbno: words for setting a table

urbno-set = King Urbno
    .full = King Urbno
    .note = 2 to 4 players, about an hour
    .about = Take tricks, but only as many as the King’s mission of this round wants.
    .length = about an hour
    .guide = Never played? A guide sits with you for eight minutes.
    .credits = King Urbno is published by BG Era Games.

urbno-set-pairs = Players
urbno-set-pairs-false = Each for themselves
    .note = 2 to 4 players
urbno-set-pairs-true = In pairs
    .note = 4 players, 2 pairs
    .told = in pairs

urbno-set-edition = Numbers on the cards
urbno-set-edition-default = our edition
urbno-set-edition-file = Load them from a file

urbno-set-missions = First missions
urbno-set-missions-none = random

urbno-set-rounds = Rounds
urbno-set-rounds-12 = 12, a whole game
urbno-set-rounds-6 = 6, half a game
urbno-set-rounds-3 = 3, a short game
urbno-set-rounds-1 = one round

urbno-set-first_dealer = First dealer
    .me = I deal
urbno-set-first_dealer-random = random
urbno-set-first_dealer-0 = seat 1
urbno-set-first_dealer-1 = seat 2
urbno-set-first_dealer-2 = seat 3
urbno-set-first_dealer-3 = seat 4

urbno-set-dwarf_tie = Tie for the lowest with a Dwarf
urbno-set-dwarf_tie-later_card = the later card takes it
urbno-set-dwarf_tie-earlier_card = the earlier card takes it

urbno-set-cube_lower_bound = Cubes can lower a card to
urbno-set-cube_lower_bound-none = any number
urbno-set-cube_lower_bound-0 = 0
urbno-set-cube_lower_bound-1 = 1

urbno-set-mission_sums_use = Missions 7 and 11 add up
urbno-set-mission_sums_use-printed_numbers = printed numbers
urbno-set-mission_sums_use-numbers_with_cubes = numbers with cubes

urbno-set-most_tricks_tie = Ties in missions 15, 20, 21, 22
urbno-set-most_tricks_tie-nobody = nobody scores
urbno-set-most_tricks_tie-all_tied = all tied players score

urbno-set-token_supply = Crystals and cubes
urbno-set-token_supply-unlimited = unlimited
urbno-set-token_supply-limited = those in the box

urbno-set-scroll3_applies_to = Scroll 3 doubles
urbno-set-scroll3_applies_to-positive_only = gains only
urbno-set-scroll3_applies_to-any = losses too

urbno-set-scroll10_uses = Scroll 10 steals
urbno-set-scroll10_uses-1 = once per round
urbno-set-scroll10_uses-2 = twice per round
urbno-set-scroll10_uses-3 = three times per round
urbno-set-scroll10_uses-8 = every trick

urbno-set-scroll10_next_leader = After a stolen trick, the lead goes to
urbno-set-scroll10_next_leader-original_taker = whoever took it first
urbno-set-scroll10_next_leader-thief = the thief

urbno-set-scroll11_delta_options = Scroll 11 changes the count by
urbno-set-scroll11_delta_options--1 = −1
urbno-set-scroll11_delta_options-1 = +1

urbno-set-scroll14_when_leading = Scroll 14 when leading
urbno-set-scroll14_when_leading-allowed = allowed
urbno-set-scroll14_when_leading-not_allowed = not allowed

urbno-set-scroll16_declared = Scroll 16 is announced
urbno-set-scroll16_declared-on_own_turn = on your own turn
urbno-set-scroll16_declared-any_time_in_trick = at any time in a trick

urbno-set-trick_history = Tricks you can look back at
urbno-set-trick_history-public = all
urbno-set-trick_history-last_trick_only = the last one
