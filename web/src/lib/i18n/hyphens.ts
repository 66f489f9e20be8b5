/**
 * Where long words may be broken. Not every browser knows how to break Russian, Ukrainian or Portuguese words; their syllables
 * are regular enough for one rule: before a consonant that begins a syllable, with two letters left on either side.
 */
import type { Language } from './languages';

const SOFT_HYPHEN = '\u00AD';
const SHORTEST = 7;
const VOWELS: Partial<Record<Language, string>> = {
  ru: 'аеёиоуыэюя',
  uk: 'аеєиіїоуюя',
  'pt-BR': 'aáâãàeéêiíoóôõuú',
};
/** Letters that belong to what stands before them, and pairs that sound as one. */
const TIED = 'ьъйЬЪЙ';
const PAIRS = /^(?:[lnc]h|[bcdfgptv][rl]|qu|gu)/i;

/** The text with soft hyphens in its long words, for the eye only: names that are spoken stay as they are. */
export function hyphenated(text: string, language: Language): string {
  const vowels = VOWELS[language];
  return vowels ? text.replace(/\p{L}+/gu, (word) => (word.length < SHORTEST ? word : broken(word, vowels))) : text;
}

function broken(word: string, vowels: string): string {
  const isVowel = (at: number) => vowels.includes((word[at] ?? '').toLowerCase());
  const opens = (at: number) => !isVowel(at) && !TIED.includes(word[at] ?? '');
  const mayBreak = (at: number) => {
    if (at < 2 || at > word.length - 2 || !opens(at)) return false;
    if (PAIRS.test(word.slice(at - 1, at + 1))) return false;
    const heard = PAIRS.test(word.slice(at, at + 2)) ? at + 2 : at + 1;
    return isVowel(heard) && [...word.slice(0, at)].some((_, before) => isVowel(before));
  };
  return [...word].map((letter, at) => (mayBreak(at) ? SOFT_HYPHEN + letter : letter)).join('');
}
