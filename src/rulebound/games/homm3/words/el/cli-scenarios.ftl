### The terminal: scenario files of Heroes of Might and Magic III

cli-help-scenario = Σενάρια του Heroes of Might and Magic III: δες τα ή έλεγξε ένα δικό σου αρχείο.
cli-help-scenario-list = Δες τα σενάρια που έχει το παιχνίδι.
cli-help-scenario-check = Έλεγξε ένα αρχείο σεναρίου. Κάθε λάθος γράφεται σε δική του γραμμή.
cli-help-scenario-file = Ένα αρχείο σεναρίου ή το αναγνωριστικό (id) ενός σεναρίου του παιχνιδιού.
cli-scenario-id = Σενάριο
cli-scenario-name = Όνομα
cli-scenario-modes = Τρόποι
cli-scenario-players = Παίκτες
cli-scenario-rounds = Γύροι
cli-scenario-variants = Παραλλαγές
cli-scenario-fine = { $name }: κανένα λάθος.
cli-scenario-boxes = { $players ->
        [one] Ένας παίκτης χρειάζεται αυτά τα κουτιά: { $boxes }.
       *[other] { $players } παίκτες χρειάζονται αυτά τα κουτιά: { $boxes }.
    }
