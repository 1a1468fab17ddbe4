### The gallery of cards, and what lies in discard piles

web-gallery = Cards
    .note = every card of the games, with its rulings
web-gallery-of = Cards of { $game }
web-gallery-games = Games
web-gallery-list = List of cards
web-gallery-one = Card
web-gallery-filters = Filters
web-gallery-search = Name, text or rule number
web-gallery-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-gallery-drop = Without this filter: { $name }
web-gallery-none = No card is like that.
web-gallery-without = Without a choice of: { $name }
web-gallery-clear = Clear all
web-gallery-more = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
web-gallery-choose = Choose a card to read it here.
web-gallery-previous = Previous card
web-gallery-next = Next card
web-gallery-rulings = Rulings
web-gallery-book = In the rule book
web-gallery-languages = In other languages
web-gallery-failed = The cards could not be loaded. Try again later.
web-gallery-open = Open in the gallery
    .label = Open in the gallery, in a new tab: { $name }
web-piles = Discard piles
web-piles-empty = Nothing lies here yet.
web-piles-down = a card face down
web-piles-top = Only the top card is open.
