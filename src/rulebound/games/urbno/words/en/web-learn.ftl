### The guided first games

## King Urbno
web-learn-urbno-resources = Resources
    .about = What you take into the round
web-learn-urbno-resources-1 = Crystals trigger powers, cubes change numbers, a scroll helps in a later round. Take one crystal and five cubes to try both.
    .other = Choose one of the four tiles. The third one lets you try everything in this guide.
web-learn-urbno-follow = Follow
    .about = The led color must be played
web-learn-urbno-follow-1 = Play a card. The first card of a trick says which color everyone else must play.
    .other = Cards that aren’t dimmed can be played now. Choose one, then press the button.
web-learn-urbno-follow-2 = Whoever took the trick leads the next one. If you have the led color, you must play it; the dimmed cards say why they cannot be played.
    .other = Look under your cards: the words tell you what you must play.
web-learn-urbno-dominant = Dominant color
    .about = The trump of the round
web-learn-urbno-dominant-1 = The dominant color beats the led one. Without the led color you must play it; the sentence under the trick says who wins and why.
    .other = You see both colors at the top left. The highest dominant card takes the trick; without one, the highest card of the led color.
web-learn-urbno-power = Power
    .about = A crystal triggers a card’s power
web-learn-urbno-power-1 = Play a card and put your crystal on it: each rank has its own power. Choose a card to read it.
    .other = After you have played, the bar offers the power of your card for a crystal. You may also keep the crystal for later.
web-learn-urbno-cubes = Cubes
    .about = Numbers can be changed
web-learn-urbno-cubes-1 = Cubes raise or lower the number of your own card by one each. Try to take a trick with them, or to lose it.
    .other = After you have played, the bar offers a counter for cubes. The gold number is what your card then counts as.
web-learn-urbno-mission = Mission
    .about = What scores points
web-learn-urbno-mission-1 = The mission says what counts this round. The marks next to the names show how far everyone is; play the round to its end.
    .other = Not every mission rewards many tricks. Read its text at the side and play the remaining cards.
web-learn-urbno-end = That’s all you need to know; a whole game has twelve rounds. The next step is ready below.
