/** Facts one after another, as one message. */
import { message, type Message } from './message';

/** `null` when there are none. */
export function listed(facts: readonly Message[]): Message | null {
  return facts.length ? facts.reduceRight((rest, first) => message('list-of', { first, rest })) : null;
}
