# Statistics of the games in this browser.
statistics-title = Statistics
statistics-empty = Nothing to count yet: finish a game against bots.
statistics-by-game = By game
statistics-by-opponent = By opponent
statistics-by-seat = By seat
statistics-by-option = By option
statistics-plain = none
statistics-seat = Seat { $number }
statistics-played = Games
statistics-share = Won
statistics-best = Best
statistics-mean = Mean

## Scores over time
statistics-scores = Your scores, the oldest first
statistics-as-table = The same as a table
statistics-few = A chart of scores needs { $count ->
    [one] { $count } game
   *[other] { $count } games
}: fewer show only chance.
statistics-date = Date
statistics-score = Your score
statistics-against = Best opponent
statistics-outcome = Result
statistics-won = won
statistics-shared = shared win
statistics-lost = lost

## Achievements
statistics-earned = Achievements
statistics-has = done
statistics-has-not = not yet
statistics-earned-first = Win a game
statistics-earned-each = Win every game once
statistics-earned-full-table = Win at a table of four
statistics-earned-barista = Beat the level “barista”
statistics-earned-champion = Beat the level “champion”
statistics-earned-maestro = Beat the level “maestro”

## Keeping and deleting
statistics-csv = Save as CSV
statistics-json = Save as JSON
statistics-delete = Delete
statistics-delete-title = Delete the statistics?
statistics-delete-text = They are made of your finished games against bots: these will be gone from this browser for good.
