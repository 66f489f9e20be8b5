/** The one sentence that says what is expected. */
import { message, type Message } from '$lib/i18n';
import type { SeatInfo } from '../contract';
import type { View } from './generated';
import { sizeOf } from './board/bags';

export function ask({ phase, turn, seats, players }: View, { name, seat }: SeatInfo): Message {
  if (phase === 'place') return message('coffee-rush-ask-place', { name });
  if (phase === 'fill') return message('coffee-rush-ask-fill', { name });
  if (!turn) return message('coffee-rush-ask-wait', { name });
  if (turn.must_leave) return message('coffee-rush-ask-step-on', { name, square: turn.must_leave });
  const inHand = sizeOf(turn.hand);
  const ready = players[seat]?.cups.some(({ becomes }) => becomes.some(({ missing }) => !sizeOf(missing)));
  const serve = message(ready ? 'coffee-rush-ask-serve' : 'table-confirm-wait', { name });
  switch (phase) {
    case 'start':
      if (turn.upgrades.length) return message('coffee-rush-ask-upgrade', { name });
      return message(seats === 2 ? 'coffee-rush-ask-walk-one' : 'coffee-rush-ask-walk', { name });
    case 'prepare':
      return message('coffee-rush-ask-walk', { name });
    case 'move':
      if (turn.free_steps_left) return message('coffee-rush-ask-move', { name, left: turn.free_steps_left });
      return inHand ? message('coffee-rush-ask-pour', { name, count: inHand }) : serve;
    case 'pour':
      return inHand ? message('coffee-rush-ask-pour', { name, count: inHand }) : serve;
    default:
      return serve;
  }
}
