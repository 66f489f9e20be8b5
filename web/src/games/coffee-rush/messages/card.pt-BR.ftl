# What the page says about the game before anyone sits down.
coffee-rush-name = Coffee Rush
coffee-rush-tagline = Corra pela cafeteria, encha as xícaras e sirva a tempo: cada bebida servida vira pedido para os vizinhos.
coffee-rush-option-less-luck = Menos sorte nos primeiros pedidos

## Opponents: a name, and how they play
coffee-rush-name-first-day = Toto
coffee-rush-manner-first-day = Anda sem rumo e muitas vezes passa direto pelo ingrediente certo. Para o seu primeiro expediente.
coffee-rush-name-trainee = Mina
coffee-rush-manner-trainee = Prepara com capricho, mas perde a conta da fila. Para a segunda e a terceira partida.
coffee-rush-name-regular = Dash
coffee-rush-manner-regular = Entrega bebidas depressa, mas às vezes perde o fio. Para quem já conhece as regras.
coffee-rush-name-barista = Bruno
coffee-rush-manner-barista = Aproveita cada turno ao máximo. Para quem já vence de vez em quando.
coffee-rush-name-roaster = Ada
coffee-rush-manner-roaster = Às vezes olha um turno à frente e surpreende. Para quem conhece as melhorias.
coffee-rush-name-head-barista = Kofi
coffee-rush-manner-head-barista = Mantém a própria fila curta e a sua longa. Para quem planeja os caminhos.
coffee-rush-name-champion = Sol
coffee-rush-manner-champion = Quase nunca dá um passo a mais. Para quem tem experiência.
coffee-rush-name-maestro = Grace
coffee-rush-manner-maestro = A bebida fica pronta antes de você notar o pedido. Para quem quer aprender do jeito difícil.
