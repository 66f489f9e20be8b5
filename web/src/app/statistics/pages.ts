/** The page of statistics, loaded when it is opened, together with its texts. */
import { i18n, type TextLoader } from '$lib/i18n';

const texts = import.meta.glob<string>('../../messages/statistics.*.ftl', { query: '?raw', import: 'default' });

const statisticsTexts: TextLoader = async (language) => {
  const load = texts[`../../messages/statistics.${language}.ftl`];
  return load ? [await load()] : [];
};

export async function loadStatistics() {
  const [{ default: page }] = await Promise.all([
    import('./StatisticsPage.svelte'),
    i18n.add('statistics', statisticsTexts),
  ]);
  return page;
}
