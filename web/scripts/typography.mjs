/**
 * Typography of messages and rules that a machine can see: which marks are wrong, and where a space must not break.
 *
 * Non-breaking spaces are invisible in an editor, so nobody is asked to type them: `npm run messages` puts them in, and the
 * check compares.
 */
const NBSP = '\u00a0';

/** Variables that are numbers before a noun ("3 хода"), and numbers after one ("чашка 2"). */
const COUNTS =
  'count|minutes|seconds|days|hours|moves|turns|steps|left|orders|squares|cups|draws|threats|missing|price|needed|saved|least|most|name_chars|text_chars|password_chars';
const ORDINALS = 'cup|slot|number|space|time|income|total|height|lifted|below';

const SLAVIC = [
  // A dash does not begin a line.
  [/ —/g, `${NBSP}—`],
  // A word of one letter does not end a line.
  [/(?<=^|[ \u00a0(«„])([\u0400-\u04ff]) (?=\S)/gmu, `$1${NBSP}`],
  [new RegExp(`(\\{ \\$(?:${COUNTS}) \\}) (?=[\\u0400-\\u04ff])`, 'gu'), `$1${NBSP}`],
  [new RegExp(`(?<=[\\u0400-\\u04ff]) (?=\\{ \\$(?:${ORDINALS}) \\})`, 'gu'), NBSP],
  [/(?<=\d) (?=[\u0400-\u04ff])/gu, NBSP],
];
const EVERYWHERE = [
  [/(?<=\d) × (?=\d)/g, `${NBSP}×${NBSP}`],
  [/(?<=\}) (?=(?:min|h|s)(?: |$))/gm, NBSP],
];

/** The text with its non-breaking spaces; `text` may have them or not. */
export function mended(text, language) {
  const rules = language === 'ru' || language === 'uk' ? [...SLAVIC, ...EVERYWHERE] : EVERYWHERE;
  return rules.reduce((said, [found, put]) => said.replace(found, put), text);
}

/** Forms of address and of grammar that a language's messages never use. */
const FORBIDDEN = {
  en: [],
  ru: [
    [/(?<!\p{L})(ты|тебе|тебя|тобой|твой|твоя|твоё|твои)(?!\p{L})/iu, 'the page says «вы»'],
    [/\{ \$(name|owner) \} \p{L}+(л|ла|лся|лась)(?!\p{L})/u, 'the past tense gives the player a gender'],
    [/\((а|ась|ла)\)/u, 'no gender in brackets'],
  ],
  uk: [
    [/(?<!\p{L})(ти|тебе|тобі|тобою|твій|твоя|твоє|твої)(?!\p{L})/iu, 'the page says «ви»'],
    [/\{ \$(name|owner) \} \p{L}+(в|ла|вся|лася)(?!\p{L})/u, 'the past tense gives the player a gender'],
    [/\((а|ла|лася)\)/u, 'no gender in brackets'],
    [/[ыэёъ]/iu, 'a Russian letter'],
  ],
  'pt-BR': [
    [/(?<!\p{L})(tu|teu|teus|tua|tuas|contigo|vós|vosso)(?!\p{L})/iu, 'the page says “você”'],
    [/\(a\)|\(o\)/u, 'no gender in brackets'],
  ],
};
const MARKS = [
  [/(?<!\{ )'(?! \})/, 'the apostrophe is ’'],
  [/\.\.\./, 'three dots are …'],
  [/ - /, 'a dash is —, or the sentence needs none'],
  [/(?<=\S) {2,}(?=\S)/, 'two spaces'],
];

/** What is wrong with a text, in words. */
export function problemsOf(text, language) {
  return [...MARKS, ...FORBIDDEN[language]].flatMap(([found, why]) => {
    const hit = found.exec(text);
    return hit ? [`${why}: …${text.slice(Math.max(0, hit.index - 15), hit.index + 25).trim()}…`] : [];
  });
}
