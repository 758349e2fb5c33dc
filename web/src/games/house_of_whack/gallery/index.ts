import './gallery.css';

export { default as Body } from './Body.svelte';
export { default as Picture } from './Picture.svelte';
export * from './look';
