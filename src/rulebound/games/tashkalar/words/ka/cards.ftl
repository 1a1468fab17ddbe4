### Tash-Kalar: tasks and what all games have

## Tasks

tashkalar-task-destruction = განადგურება
    .text = ამ სვლაზე გაანადგურე მტრის სულ მცირე სამი ფიგურა.
tashkalar-task-devastation = აოხრება
    .text = ამ სვლაზე გაანადგურე მტრის სულ მცირე ოთხი ფიგურა.
tashkalar-task-heroic_destruction = გმირული განადგურება
    .text = ამ სვლაზე გაანადგურე მტრის სულ მცირე სამი ფიგურა, მათ შორის სულ მცირე ერთი დაწინაურებული.
tashkalar-task-heroic_devastation = გმირული აოხრება
    .text = ამ სვლაზე გაანადგურე მტრის სულ მცირე ოთხი ფიგურა, მათ შორის სულ მცირე ორი დაწინაურებული.
tashkalar-task-end_of_legends = ლეგენდების დასასრული
    .text = ამ სვლაზე გაანადგურე მტრის სულ მცირე ერთი ლეგენდარული ან სულ მცირე ორი გმირული ფიგურა.
tashkalar-task-red_conquest = წითელი დაპყრობა
    .text = წითელ უჯრებზე შენი სულ მცირე სამი ფიგურა დგას, მათ შორის სულ მცირე ორი დაწინაურებული.
tashkalar-task-green_conquest = მწვანე დაპყრობა
    .text = მწვანე უჯრებზე შენი სულ მცირე სამი ფიგურა დგას, მათ შორის სულ მცირე ორი დაწინაურებული.
tashkalar-task-color_conquest = ფერადი დაპყრობა
    .text = ფერად უჯრებზე (წითელზე და მწვანეზე ერთად) შენი სულ მცირე ხუთი ფიგურა დგას, მათ შორის სულ მცირე სამი დაწინაურებული.
tashkalar-task-red_legends = წითელი ლეგენდები
    .text = წითელ უჯრებზე შენი სულ მცირე ორი დაწინაურებული ფიგურა დგას, მათ შორის სულ მცირე ერთი ლეგენდარული.
tashkalar-task-green_legends = მწვანე ლეგენდები
    .text = მწვანე უჯრებზე შენი სულ მცირე ორი დაწინაურებული ფიგურა დგას, მათ შორის სულ მცირე ერთი ლეგენდარული.
tashkalar-task-rainbow_dominance = ბატონობა ცისარტყელაზე
    .text = წითელ უჯრებზე მოწინააღმდეგეზე მეტი დაწინაურებული ფიგურა გაქვს და მწვანე უჯრებზეც მოწინააღმდეგეზე მეტი დაწინაურებული ფიგურა გაქვს.
tashkalar-task-red_summoning = წითელი გამოძახება
    .text = ამ სვლაზე გამოიძახე სულ მცირე ორი არსება, მათ შორის სულ მცირე ერთი წითელ უჯრაზე.
tashkalar-task-green_summoning = მწვანე გამოძახება
    .text = ამ სვლაზე გამოიძახე სულ მცირე ორი არსება, მათ შორის სულ მცირე ერთი მწვანე უჯრაზე.
tashkalar-task-colored_summoning = ფერადი გამოძახება
    .text = ამ სვლაზე ფერად (წითელ ან მწვანე) უჯრებზე გამოიძახე სულ მცირე ორი არსება. ერთი და იგივე უჯრა ორჯერაც ითვლება.
tashkalar-task-legendary_summoning = ლეგენდარული გამოძახება
    .text = ამ სვლაზე გამოიძახე სულ მცირე ორი არსება, მათ შორის სულ მცირე ერთი ლეგენდა.
tashkalar-task-central_dominance = ბატონობა ცენტრში
    .text = ცხრა ცენტრალურ უჯრაზე შენი სულ მცირე ხუთი ფიგურა დგას, მათ შორის სულ მცირე ორი დაწინაურებული.
tashkalar-task-center_cross = ცენტრალური ჯვარი
    .text = ცხრა ცენტრალურ უჯრაზე შენი ფიგურები მთლიანად ავსებს სწორ ან დიაგონალურ ჯვარს: შუა უჯრას და მის ოთხივე ორთოგონალურ მეზობელს ან შუა უჯრას და მის ოთხივე დიაგონალურ მეზობელს.
tashkalar-task-line_dominance = ბატონობა ხაზზე
    .text = ცენტრალურ უჯრებზე გამავალი ექვსი ხაზიდან (რიგი ან სვეტი) ერთ-ერთზე მოწინააღმდეგეზე სულ მცირე ექვსით მეტი ფიგურა გაქვს.
tashkalar-task-diagonals = დიაგონალები
    .text = ორი გრძელი დიაგონალიდან თითოეულზე შენი სულ მცირე ოთხი ფიგურა დგას, მათ შორის სულ მცირე ერთი დაწინაურებული. შუა უჯრა ორივე დიაგონალს ეკუთვნის.
tashkalar-task-side_chain = გვერდების ჯაჭვი
    .text = შენი მეზობელი ფიგურების უწყვეტი ჯაჭვი დაფის ორ მოპირდაპირე გვერდს აკავშირებს.
tashkalar-task-corner_chain = კუთხეების ჯაჭვი
    .text = შენი მეზობელი ფიგურების უწყვეტი ჯაჭვი დაფის ორ მოპირდაპირე კუთხეს აკავშირებს.
tashkalar-task-imprisonment = დატყვევება
    .text = მტრის რომელიმე ფიგურის მეზობლად შენი სულ მცირე ექვსი ფიგურა დგას.
tashkalar-task-envelopment = ალყა
    .text = მტრის რომელიმე ფიგურის მეზობლად შენი სულ მცირე შვიდი ფიგურა დგას.
tashkalar-task-isolation = იზოლაცია
    .text = მტრის რომელიმე ფიგურიდან 2 უჯრის მანძილზე მტრის სხვა ფიგურა დგას, მაგრამ მის მეზობლად მტრის არც ერთი ფიგურა არ არის. მხოლოდ ცარიელ უჯრებზე სამი ან ნაკლები გადაადგილებით ის მტრის ვერც ერთი სხვა ფიგურის მეზობლად ვერ მივა.

## Task types

tashkalar-type-destruction = განადგურება
tashkalar-type-colored = ფერადი
tashkalar-type-summoning = გამოძახება
tashkalar-type-pattern = წყობა
tashkalar-type-enemy = მტერი

## Colours

tashkalar-colour-red = წითელი
tashkalar-colour-blue = ლურჯი
tashkalar-colour-brown = ყავისფერი
tashkalar-colour-green = მწვანე
tashkalar-colour-white = თეთრი
tashkalar-colour-orange = ნარინჯისფერი
tashkalar-colour-purple = იისფერი

## Ranks

tashkalar-rank-common = ჩვეულებრივი
tashkalar-rank-heroic = გმირული
tashkalar-rank-legendary = ლეგენდარული

## Forms of play

tashkalar-form-first_game = პირველი თამაში
tashkalar-form-high_form = უმაღლესი ფორმა
tashkalar-form-duel = დუელი
tashkalar-form-melee = შერკინება
