/** Everything the page says in this language before a game is opened. */
import shell from './pt-BR.ftl?raw';

const cards = import.meta.glob<string>('../games/*/messages/card.pt-BR.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default [shell, ...Object.values(cards)];
