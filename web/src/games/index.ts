/** The games the page knows: whatever folders there are. */
import type { Language, TextLoader } from '$lib/i18n';
import type { Course } from '$lib/learn/lesson';
import type { Character, GameCard, GameModule, RulesArt, SetUpEditor } from './contract';

const cards = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' });
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'game' });
const texts = import.meta.glob<string>(['./*/messages/*.ftl', '!./*/messages/card.*'], {
  query: '?raw',
  import: 'default',
});
const editors = import.meta.glob<SetUpEditor>('./*/set-up.ts', { import: 'editor' });
const drawings = import.meta.glob<RulesArt>('./*/rules/art.ts', { import: 'art' });
const rules = import.meta.glob<string>('./*/rules/*.md', { query: '?raw', import: 'default' });
const courses = import.meta.glob<Course>('./*/lessons/index.ts', { import: 'course' });
const lessonTexts = import.meta.glob<string>('./*/lessons/*.ftl', { query: '?raw', import: 'default' });

/** In the order people see them. */
export const GAMES: readonly GameCard[] = Object.values(cards).sort((a, b) => a.order - b.order);

export function cardOf(id: string): GameCard | undefined {
  return GAMES.find((card) => card.id === id);
}

/** Who plays a game at a level. */
export function characterOf(game: string, level: string | null): Character | undefined {
  return cardOf(game)?.characters?.find((character) => character.level === level);
}

async function load<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const found = files[path];
  if (!found) throw new Error(`the page has no ${path}`);
  return found();
}

export function loadGame(id: string): Promise<GameModule> {
  return load(modules, `./${id}/index.ts`);
}

export function textsOf(id: string): TextLoader {
  return async (language) => [await load(texts, `./${id}/messages/${language}.ftl`)];
}

export function loadRules(id: string, language: Language): Promise<string> {
  return load(rules, `./${id}/rules/${language}.md`);
}

export function loadRulesArt(id: string): Promise<RulesArt> {
  return load(drawings, `./${id}/rules/art.ts`);
}

/** Not every game has lessons. */
export const hasCourse = (id: string): boolean => `./${id}/lessons/index.ts` in courses;

export function loadCourse(id: string): Promise<Course> {
  return load(courses, `./${id}/lessons/index.ts`);
}

/** What the lessons of a game say, beside what its table says. */
export function lessonTextsOf(id: string): TextLoader {
  return async (language) => [await load(lessonTexts, `./${id}/lessons/${language}.ftl`)];
}

/** `null` for a game whose deal is all chance. */
export async function loadEditor(id: string): Promise<SetUpEditor | null> {
  return (await editors[`./${id}/set-up.ts`]?.()) ?? null;
}
