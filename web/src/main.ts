import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { loadTexts } from './lib/texts.svelte';
import { loadCommonFaces } from './lib/themes';
import './styles/fonts.css';
import './styles/themes.css';
import './styles/global.css';

const wanted = settings.locale === '' ? navigator.languages : [settings.locale];
const [locale] = await Promise.all([loadTexts(wanted), loadCommonFaces()]);
document.documentElement.lang = locale;

const target = document.getElementById('app');
if (target) mount(App, { target });
