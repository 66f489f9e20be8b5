/** Facts one after another, as the language lists them. */
import { i18n } from '$lib/i18n';

export function listOf(facts: readonly string[]): string {
  return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(facts);
}
