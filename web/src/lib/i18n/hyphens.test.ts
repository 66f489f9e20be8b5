import { expect, test } from 'vitest';
import { hyphenated } from './hyphens';
import type { Language } from './languages';

test.each<[Language, string, string]>([
  ['ru', 'карамельный макиато', 'ка-ра-мель-ный ма-киа-то'],
  ['ru', 'двойной эспрессо', 'двой-ной эсп-рес-со'],
  ['ru', 'чай', 'чай'],
  ['uk', 'карамельний', 'ка-ра-мель-ний'],
  ['pt-BR', 'chocolate cremoso', 'cho-co-la-te cre-mo-so'],
  ['pt-BR', 'macchiato especial', 'mac-chia-to es-pe-cial'],
  ['en', 'caramel macchiato', 'caramel macchiato'],
])('in %s, %s may be broken as %s', (language, text, shown) => {
  expect(hyphenated(text, language).replaceAll('\u00AD', '-')).toBe(shown);
});
