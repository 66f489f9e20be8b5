nim-heaps = Heaps of matches
nim-ask = { $name }: take matches from one heap
nim-to-move = to move
nim-take = { $count ->
    [one] Take { $count } match from heap { $heap }
   *[other] Take { $count } matches from heap { $heap }
}
nim-log = { $count ->
    [one] { $name } takes { $count } match from heap { $heap }.
   *[other] { $name } takes { $count } matches from heap { $heap }.
}
nim-refusal = { $left ->
    [one] This heap has only { $left } match.
   *[other] This heap has only { $left } matches.
}
