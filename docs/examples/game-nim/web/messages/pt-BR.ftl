nim-heaps = Montes de palitos
nim-ask = { $name }: tire palitos de um monte
nim-to-move = joga agora
nim-take = { $count ->
    [one] Tirar { $count } palito do monte { $heap }
   *[other] Tirar { $count } palitos do monte { $heap }
}
nim-log = { $count ->
    [one] { $name } tira { $count } palito do monte { $heap }.
   *[other] { $name } tira { $count } palitos do monte { $heap }.
}
nim-refusal = { $left ->
    [one] Este monte só tem { $left } palito.
   *[other] Este monte só tem { $left } palitos.
}
