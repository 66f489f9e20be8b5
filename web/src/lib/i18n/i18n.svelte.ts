/**
 * Says messages in the chosen language. Reading a message inside a component makes it follow the language by itself.
 *
 * Only the texts in use are loaded: the shell's, and those of the games that have been opened.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Messages } from '../../generated/messages';
import type { Language } from './languages';
import type { Message, MessageId } from './message';

/** Loads the texts of one part of the page in one language. */
export type TextLoader = (language: Language) => Promise<readonly string[]>;

type Args<K extends MessageId> = Messages[K] extends null ? [] : [Messages[K]];

export class I18n {
  // Nothing on the page shows which parts there are.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #parts = new Map<string, TextLoader>();
  #spoken: { language: Language; bundle: FluentBundle } = $state.raw({
    language: 'en',
    bundle: new FluentBundle('en'),
  });
  #wanted: Language = 'en';
  /** How often texts were asked for, and which of those times is spoken. */
  #asked = 0;
  #shown = 0;
  readonly #numbers = $derived(new Intl.NumberFormat(this.#spoken.language, { signDisplay: 'negative' }));

  get language(): Language {
    return this.#spoken.language;
  }

  /** Switches the language, once its texts are here; the last wish wins. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const asked = ++this.#asked;
    const texts = await Promise.all([...this.#parts.values()].map((load) => load(language)));
    // Parts that are added at the same time arrive in any order: what knew fewer of them must not have the last word.
    if (this.#wanted !== language || asked < this.#shown) return;
    this.#shown = asked;
    this.#spoken = { language, bundle: makeBundle(language, texts.flat()) };
  }

  /** Adds a part, in the current language and in every later one. */
  async add(name: string, load: TextLoader): Promise<void> {
    if (this.#parts.has(name)) return;
    this.#parts.set(name, load);
    await this.use(this.#wanted);
  }

  /** What the first number and the first plural need takes a slow phone a moment: better before somebody waits for it. */
  async warm(next: () => Promise<void>): Promise<void> {
    await next();
    new Intl.NumberFormat(this.language).format(2);
    await next();
    new Intl.PluralRules(this.language).select(2);
  }

  /** Says a message. */
  t = <K extends MessageId>(id: K, ...[args]: Args<K>): string => this.#format(id, args ?? null);

  /** Says a message kept as data. */
  say = ({ id, args }: Message): string => {
    const said = Object.entries(args ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' ? this.say(value) : value,
    ]);
    return this.#format(id, Object.fromEntries(said) as Record<string, FluentVariable>);
  };

  /** Has this key a text? For keys that are put together from what the engine says. */
  has = (id: string): id is MessageId => this.#spoken.bundle.hasMessage(id);

  /** A number as the language writes it, with a real minus in all of them. */
  number = (value: number): string => this.#numbers.format(value).replace('-', '−');

  /** Names in a list, as the language joins them. */
  list = (names: readonly string[]): string =>
    new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names);

  #format(id: MessageId, args: Record<string, FluentVariable> | null): string {
    const pattern = this.#spoken.bundle.getMessage(id)?.value;
    // Before its part is loaded a message is silent; the build has proved that it exists.
    return pattern ? this.#spoken.bundle.formatPattern(pattern, args) : '';
  }
}

/** All four languages run from left to right, so names need no isolating marks. */
function makeBundle(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const SHELL: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  en: () => import('../../messages/en'),
  ru: () => import('../../messages/ru'),
  uk: () => import('../../messages/uk'),
  'pt-BR': () => import('../../messages/pt-BR'),
};

/** The texts of the page around the boards. */
export const shellTexts: TextLoader = async (language) => (await SHELL[language]()).default;

/** The one voice of the page. */
export const i18n = new I18n();
export const { t, say } = i18n;
