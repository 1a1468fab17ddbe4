### King Urbno in the gallery

## By what cards are found
urbno-facet-kind = სახე
urbno-facet-colour = ფერი
urbno-facet-rank = წოდება
urbno-facet-number = რიცხვი
urbno-facet-points = ქულები
urbno-facet-when = როდის

## Kinds and values
urbno-entry-card = კარტი
urbno-entry-power = ძალა
urbno-entry-mission = მისია
urbno-entry-scroll = გრაგნილი
urbno-entry-number = რიცხვი { $count }
urbno-points-fixed = ფიქსირებული
urbno-points-variable = ცვლადი
urbno-points-won = ქულას იძლევა
urbno-points-lost = ქულას აკლებს
urbno-when-window = რესურსების ფაზამდე
urbno-when-round = კონების დროს
urbno-when-never = არასოდეს აქტიურდება
urbno-when-trick = კონაში ერთხელ

## Rulings
urbno-ruling-fixed = ფიქსირებული ქულები
    .text = ქულებს მხოლოდ ისინი იწერენ, ვინც პირობას ასრულებს; ასეთი რამდენიმე შეიძლება იყოს. დანარჩენები 0-ს იწერენ.
    .rule = UR-13.2
urbno-ruling-scroll = გრაგნილის გააქტიურება
    .text = დარიგების შემდეგ და რესურსების ფაზამდე; არა იმ რაუნდში, რომელშიც აიღე.
    .rule = UR-7.5
urbno-ruling-scroll-limit = რაუნდში ერთი გრაგნილი
    .text = ყველა მოთამაშეს ერთად რაუნდში მხოლოდ ერთი გრაგნილის გამოყენება შეუძლია.
    .rule = UR-7.3
