/** The languages of the page. */
export const LANGUAGES = ['en', 'ru', 'uk', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  'pt-BR': 'Português (Brasil)',
};

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first language a person reads that the page speaks; region does not matter. English when there is none. */
export function guessLanguage(preferred: readonly string[]): Language {
  const base = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => base(language) === base(tag));
    if (found) return found;
  }
  return 'en';
}
