### The terminal: scenario files of Heroes of Might and Magic III

cli-help-scenario = Scenarios of Heroes of Might and Magic III: list them, or check a file of your own.
cli-help-scenario-list = List the scenarios that come with the game.
cli-help-scenario-check = Check a scenario file. Every fault is printed on a line of its own.
cli-help-scenario-file = A scenario file, or the id of a scenario that comes with the game.
cli-scenario-id = Scenario
cli-scenario-name = Name
cli-scenario-modes = Modes
cli-scenario-players = Players
cli-scenario-rounds = Rounds
cli-scenario-variants = Variants
cli-scenario-fine = { $name } has no faults.
cli-scenario-boxes = { $players ->
        [one] One player needs these boxes: { $boxes }.
       *[other] { $players } players need these boxes: { $boxes }.
    }
