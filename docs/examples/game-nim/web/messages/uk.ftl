nim-heaps = Купки сірників
nim-ask = { $name }: візьміть сірники з однієї купки
nim-to-move = ходить
nim-take = { $count ->
    [one] Взяти { $count } сірник з купки { $heap }
    [few] Взяти { $count } сірники з купки { $heap }
   *[many] Взяти { $count } сірників з купки { $heap }
}
nim-log = { $count ->
    [one] { $name } бере { $count } сірник з купки { $heap }.
    [few] { $name } бере { $count } сірники з купки { $heap }.
   *[many] { $name } бере { $count } сірників з купки { $heap }.
}
nim-refusal = { $left ->
    [one] У цій купці лише { $left } сірник.
    [few] У цій купці лише { $left } сірники.
   *[many] У цій купці лише { $left } сірників.
}
