# Statistics of the games in this browser.
statistics-title = Estatísticas
statistics-empty = Ainda não há o que contar: termine uma partida contra robôs.
statistics-by-game = Por jogo
statistics-by-opponent = Por adversário
statistics-by-seat = Por lugar
statistics-by-option = Por opção
statistics-plain = nenhuma
statistics-seat = Lugar { $number }
statistics-played = Partidas
statistics-share = Vitórias
statistics-best = Melhor
statistics-mean = Média

## Scores over time
statistics-scores = Suas pontuações, da mais antiga à mais nova
statistics-as-table = O mesmo em tabela
statistics-few = O gráfico precisa de { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}: com menos, só se vê o acaso.
statistics-date = Data
statistics-score = Sua pontuação
statistics-against = Melhor adversário
statistics-outcome = Resultado
statistics-won = vitória
statistics-shared = vitória dividida
statistics-lost = derrota

## Achievements
statistics-earned = Conquistas
statistics-has = conquistado
statistics-has-not = ainda não
statistics-earned-first = Vencer uma partida
statistics-earned-each = Vencer cada jogo uma vez
statistics-earned-full-table = Vencer em uma mesa de quatro
statistics-earned-barista = Vencer o robô “barista”
statistics-earned-champion = Vencer o robô “nível campeonato”
statistics-earned-maestro = Vencer o robô “maestro”

## Keeping and deleting
statistics-csv = Salvar como CSV
statistics-json = Salvar como JSON
statistics-delete = Excluir
statistics-delete-title = Excluir as estatísticas?
statistics-delete-text = Elas vêm das suas partidas terminadas contra robôs: estas sairão deste navegador para sempre.
