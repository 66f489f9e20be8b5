export { I18n, i18n, say, shellTexts, t, type TextLoader } from './i18n.svelte';
export { guessLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './languages';
export { listed } from './listed';
export { message, type Message, type MessageId, type PlainMessageId } from './message';
