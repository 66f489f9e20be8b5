/** The gallery of drawings and controls: for development only, never part of a build. */
import { mount } from 'svelte';
import '../styles/index.css';
import { i18n, isLanguage, shellTexts } from '$lib/i18n';
import Gallery from './Gallery.svelte';
import TableDemo from './TableDemo.svelte';

const query = new URLSearchParams(location.search);
const [part, language] = [query.get('part'), query.get('language')];
await i18n.use(isLanguage(language) ? language : 'en');
await i18n.add('shell', shellTexts);
const target = document.getElementById('app');
if (target && part) mount(TableDemo, { target, props: { part } });
else if (target) mount(Gallery, { target });
