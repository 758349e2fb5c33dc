/** What stands around the house: fetched once the house stands. */
export { default as Floors } from './Floors.svelte';
export { default as Here } from './Here.svelte';
export { default as Insets } from './Insets.svelte';
export { default as Track } from './Track.svelte';
