/** What it takes to lay a tile: fetched when there is one to lay. */
export { default as Laying } from './Laying.svelte';
export { default as LayingBar } from './LayingBar.svelte';
