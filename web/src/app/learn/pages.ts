/** The pages that teach, loaded when one of them is opened, together with their texts. */
import type { Component } from 'svelte';
import { loadCourse, textsOf, lessonTextsOf } from '$games/index';
import { i18n, type TextLoader } from '$lib/i18n';
import type { Course } from '$lib/learn/lesson';
import { FIRST_GAME } from './first-game';

const texts = import.meta.glob<string>('../../messages/learn.*.ftl', { query: '?raw', import: 'default' });

const learnTexts: TextLoader = async (language) => {
  const load = texts[`../../messages/learn.${language}.ftl`];
  return load ? [await load()] : [];
};

/** What every page about learning says. */
export function addLearnTexts(): Promise<void> {
  return i18n.add('learn', learnTexts);
}

/** The lessons of a game, with all the words for them. */
export async function openCourse(game: string): Promise<Course> {
  const [course] = await Promise.all([
    loadCourse(game),
    addLearnTexts(),
    i18n.add(game, textsOf(game)),
    i18n.add(`${game}-lessons`, lessonTextsOf(game)),
  ]);
  return course;
}

type CoursePage = Component<{ game: string }>;
type LessonPage = Component<{ game: string; lesson: string }>;

export const loadCoursePage = async (): Promise<CoursePage> => (await import('./CoursePage.svelte')).default;
export const loadLessonPage = async (lesson: string): Promise<LessonPage> =>
  (await (lesson === FIRST_GAME ? import('./FirstGamePage.svelte') : import('./LessonPage.svelte'))).default;
