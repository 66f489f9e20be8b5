/** Everything the page says in this language before a game is opened. */
import shell from './ru.ftl?raw';

const cards = import.meta.glob<string>('../games/*/messages/card.ru.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default [shell, ...Object.values(cards)];
