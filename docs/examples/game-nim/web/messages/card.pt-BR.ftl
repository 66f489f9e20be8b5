nim-name = Nim
nim-tagline = Três montes de palitos. Tire quantos quiser de um deles; o último palito vence.
