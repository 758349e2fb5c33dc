/**
 * Boards without a server: /dev.html?players=4&at=0 plays a recording; &bare=1 leaves the board out.
 * Not part of the build.
 */
import { mount } from 'svelte';
import { loadTexts } from '../src/lib/texts.svelte';
import { loadCommonFaces, loadFace } from '../src/lib/themes';
import TableView from '../src/table/TableView.svelte';
import '../src/styles/fonts.css';
import '../src/styles/themes.css';
import '../src/styles/global.css';
import { game, recordedBox, replayed, stepsOf } from './recording';

const query = new URLSearchParams(location.search);
const steps = stepsOf(Number(query.get('players') ?? 4));
await Promise.all([loadTexts(['en']), loadCommonFaces(), loadFace(game.name)]);
const box = await recordedBox(query.has('bare'));
const store = replayed(steps, Math.min(Number(query.get('at') ?? 0), steps.length - 1));
const target = document.getElementById('app');
if (target) mount(TableView, { target, props: { store, box } });
