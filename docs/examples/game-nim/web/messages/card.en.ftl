nim-name = Nim
nim-tagline = Three heaps of matches. Take as many as you like from one of them; the last match wins.
