nim-heaps = Кучки спичек
nim-ask = { $name }: возьмите спички из одной кучки
nim-to-move = ходит
nim-take = { $count ->
    [one] Взять { $count } спичку из кучки { $heap }
    [few] Взять { $count } спички из кучки { $heap }
   *[many] Взять { $count } спичек из кучки { $heap }
}
nim-log = { $count ->
    [one] { $name } берёт { $count } спичку из кучки { $heap }.
    [few] { $name } берёт { $count } спички из кучки { $heap }.
   *[many] { $name } берёт { $count } спичек из кучки { $heap }.
}
nim-refusal = { $left ->
    [one] В этой кучке всего { $left } спичка.
    [few] В этой кучке всего { $left } спички.
   *[many] В этой кучке всего { $left } спичек.
}
