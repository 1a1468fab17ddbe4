### King Urbno in the terminal

cli-urbno-title = მეფე ურბნო
cli-urbno-ask-pairs = წყვილებად ითამაშებთ? წყვილი ერთმანეთის საპირისპიროდ ზის.
# What stands before CARD and so on is typed and not translated.
cli-urbno-usage =
    აკრიფე, რისი გაკეთებაც გინდა, ისე, როგორც მენიუში წერია: play Ye-Kn,
    cubes +3. სიტყვის დასაწყისიც საკმარისია: p ye-kn, c +3. რიცხვი მენიუს
    შესაბამის სტრიქონს ირჩევს. მხოლოდ კარტი (Ye-Kn ან მისი სახელი) ნიშნავს
    მის ჩამოსვლას, თუ სხვა რამის გაგება არ შეიძლება.

      why კარტი           რატომ ვერ გამოიყენებ ახლა კარტს ან გრაგნილს
      card რამე           რანგის ძალა (card knight), გრაგნილის ან მისიის ტექსტი
      hand                შენი კარტები, გრაგნილები და კონები, ქულების ბლოკნოტი
      table               ყველაფერი თავიდან (ან უბრალოდ დააჭირე Enter-ს)
      log                 ყველაფერი, რაც აქამდე მოხდა
      hint                სამი საუკეთესო არჩევანი და მიზეზები
      undo                ბოლო არჩევანის გაუქმება
      save ფაილი          პარტიის შენახვა
      quit                პარტიის შენახვა და გასვლა
cli-urbno-help =
    კარტს აღნიშნავს მისი ფერისა და რანგის კოდი: Bk შავი, Re წითელი, Ye ყვითელი,
    Bl ლურჯი; Fa ფერმერი, As ასასინი, Ex მკვლევარი, Dw ჯუჯა, Wi ჯადოქარი,
    Kn რაინდი, Pr ქურუმი, Em იმპერატორი. შემდეგ მისი ციფრი წერია.
    ◆ ძალის კრისტალი, ■ კუბი, ≡ გრაგნილი, ✦ ძალა, ★ კონა ჯერჯერობით მას მიაქვს,
    ► მისი რიგია. ხელში: ✓ ჩამოსვლა შეიძლება, × არ შეიძლება, ✦ მხოლოდ ასასინის
    ძალით.
    „ახლა“ არის ქულა, რომელსაც მისია ამ დროისთვის მოიტანდა; „?“: ფარულ კარტებზეა
    დამოკიდებული. სახელის შემდეგ A და B წყვილებია.

## The round
cli-urbno-round = რაუნდი { $number } / { $count }
cli-urbno-dominant = დომინანტი: { $colour }
cli-urbno-dealer = დამრიგებელი: { $name }
cli-urbno-mission = მისია { $number }: { $title }
cli-urbno-fixed = ფიქსირებული, { $points }
cli-urbno-variable = ცვლადი, თითოზე { $points }
cli-urbno-table-cards = კარტები მაგიდაზე:
cli-urbno-active = აქტიური გრაგნილი ({ $name }):
cli-urbno-always-leads = ყოველ სვლას იწყებს: { $name }.
cli-urbno-uses-left = დარჩენილი გამოყენება: { $count }.

## Players and trick
cli-urbno-player = მოთამაშე
cli-urbno-in-trick = სვლაში
cli-urbno-tricks = კონა
cli-urbno-now = ახლა
cli-urbno-cards = კარტი
cli-urbno-total = ჯამი
cli-urbno-open = გახსნილი:
cli-urbno-covered = დაფარული: { $count }
cli-urbno-pile = დასტა: { $count }
cli-urbno-row = მიმდევრობა: { $count }
cli-urbno-known = იცი:
cli-urbno-no-precedence = უპირატესობის გარეშე (რაინდი)
cli-urbno-power-of = ძალა გამოიყენა: { $name }
cli-urbno-trick = სვლა { $number } / { $count }
cli-urbno-led = პირველი კარტის ფერი: { $colour }
cli-urbno-winning = კონა ჯერჯერობით მიაქვს: { $name } – { $why }
cli-urbno-next-leader = შემდეგ სვლას იწყებს: { $name }
cli-urbno-pad = ბლოკნოტი

## The hand
cli-urbno-hand = შენი კარტები
cli-urbno-your-open = შენი გახსნილი კარტები
cli-urbno-laid-row = მიმდევრობა ამ დროისთვის:
cli-urbno-laid-half = ეს ნახევარი ამ დროისთვის:
cli-urbno-laid-pass = გადასცემ:
cli-urbno-out = ამ რაუნდში არ თამაშობს:
cli-urbno-drawn = მიღებული კარტი:
cli-urbno-taken = შენი კონები
cli-urbno-scrolls = შენი გრაგნილები:
cli-urbno-no-effect = ბოლო შენ ჩამოდიხარ: ეს ძალა ამ სვლაზე ვერაფერს შეცვლის.
cli-urbno-cubes = ციფრის გაზრდა ან შემცირება, არაუმეტეს { $count }-ით

## The report of "simulate": what it counts
cli-urbno-counted = მისია
    .chart = რამდენ ქულას იძლევა მისიები
