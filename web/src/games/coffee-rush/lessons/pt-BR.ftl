# Lessons of Coffee Rush.
coffee-rush-lessons-basics = Como jogar

## Path
coffee-rush-lesson-walk = A melhor avaliação vence: sirva pedidos. Primeiro, ande três passos com um meeple; cada casa dá seu ingrediente.
coffee-rush-lesson-walk-right = Três passos, três ingredientes na mão.
coffee-rush-lesson-walk-wrong = Três passos são grátis: menos passos, menos ingredientes. Siga andando.

## Cup
coffee-rush-lesson-pour = A xícara 2 tem café. Busque gelo em a1 e caramelo em b1 e despeje os dois na xícara 2.
coffee-rush-lesson-pour-right = Café, gelo e caramelo: exatamente o que o pedido mais antigo exige.
coffee-rush-lesson-pour-lost = O que fica na mão volta à reserva. Despeje antes de confirmar.
coffee-rush-lesson-pour-wrong = Um ingrediente na xícara fica lá. Gelo e caramelo vão com o café da xícara 2.

## Order
coffee-rush-lesson-serve = Uma xícara com exatamente o pedido pode ser servida: +1. Faça um latte macchiato (café, leite, vapor) e sirva.
coffee-rush-lesson-serve-right = Mais um pedido. O adversário pega um novo: servir também é pressão.
coffee-rush-lesson-serve-wrong = Nada foi servido. Vapor em b3, leite em c3, café em d3, tudo em uma xícara vazia; depois sirva.

## Time
coffee-rush-lesson-time = Depois do turno seus pedidos avançam um balcão. O americano no balcão 4 vai sair: sirva-o agora.
coffee-rush-lesson-time-right = Bem a tempo. Os outros avançaram um balcão.
coffee-rush-lesson-time-wrong = O americano vira penalidade. Água, café e vapor estão na coluna d.

## Penalty
coffee-rush-lesson-penalty = Não dá para salvar o chá preto: penalidade, −1, mas rende uma ficha de pressa. Junte algo para outro pedido.
coffee-rush-lesson-penalty-right = Veio a penalidade, e com ela uma ficha de pressa. Cinco penalidades fecham a cafeteria.
coffee-rush-lesson-penalty-wrong = As xícaras ficam vazias: um turno perdido. Despeje o que juntar.

## Rush
coffee-rush-lesson-rush = Uma ficha de pressa compra um quarto passo. Junte gelo, água e café para o cold brew em quatro passos e sirva.
coffee-rush-lesson-rush-right = Quatro passos, uma ficha, mais um pedido concluído.
coffee-rush-lesson-rush-steps = Três passos não alcançam tudo. Dê um quarto; a ficha paga.
coffee-rush-lesson-rush-wrong = A ficha foi gasta, mas nada foi servido. Os três vão na mesma xícara.

## Upgrade
coffee-rush-lesson-upgrade = No início do turno, descarte três pedidos concluídos por uma melhoria, que vale 2 no fim. Ative uma.
coffee-rush-lesson-upgrade-right = Custa um ponto agora e funciona em todos os turnos seguintes.
coffee-rush-lesson-upgrade-wrong = Nenhuma melhoria foi ativada. Escolha uma das quatro ao lado do tabuleiro.

## Strategy
coffee-rush-lessons-two = Dois de uma vez
coffee-rush-lesson-two = Uma xícara preparada antes permite servir dois. Sirva o expresso e o americano neste turno.
coffee-rush-lesson-two-right = Dois pedidos para você, dois novos para o adversário.
coffee-rush-lesson-two-wrong = Um só caminho basta: dois cafés e vapor. A xícara 2 já tem vapor e água.
coffee-rush-lessons-special = O menu especial
coffee-rush-lesson-special = Um pedido do menu especial rende também uma ficha de pressa. Sirva o chá verde gelado: a xícara 1 já tem chá.
coffee-rush-lesson-special-right = Um ponto e uma ficha: no próximo turno você pode dar um quarto passo.
coffee-rush-lesson-special-wrong = Nenhum pedido do menu especial foi servido. Gelo e água vão com o chá da xícara 1.
coffee-rush-lessons-oldest = O mais antigo primeiro
coffee-rush-lesson-oldest = Salvar um pedido do balcão 4 vale por dois: +1 e nenhuma penalidade. Sirva o chá preto gelado.
coffee-rush-lesson-oldest-right = Esse pedido valeu dois pontos.
coffee-rush-lesson-oldest-wrong = O pedido do balcão 4 sai agora. Gelo e água vão com o chá da xícara 2.
coffee-rush-lessons-corners = Uma melhoria que já rende
coffee-rush-lesson-corners = Escolha a melhoria que seus pedidos pedem. Ative Cantos Duplos e sirva o expresso doppio com dois cafés de d1.
coffee-rush-lesson-corners-right = Ativada, usada e servida em um só turno.
coffee-rush-lesson-corners-wrong = Ative Cantos Duplos primeiro; depois c1, d1, e o expresso doppio está completo.
coffee-rush-lessons-three = Pressão
coffee-rush-lesson-three = Cada pedido que você serve vira um novo para o adversário. Sirva três neste turno: melhoria, cinco passos, três xícaras.
coffee-rush-lesson-three-right = Três pedidos novos de uma vez: alguns virarão penalidades.
coffee-rush-lesson-three-wrong = Menos de três servidos. Aperte Mostrar para ver o turno todo.
