# What the page says about the game before anyone sits down.
coffee-rush-name = Coffee Rush
coffee-rush-tagline = Corra pela cafeteria, encha as xícaras e sirva a tempo: cada bebida servida vira pedido para os vizinhos.
coffee-rush-option-less-luck = Menos sorte nos primeiros pedidos
