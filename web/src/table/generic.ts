/** The board of a game that has none yet: fetched only where it is needed. */
export { default as Board } from './Generic.svelte';
