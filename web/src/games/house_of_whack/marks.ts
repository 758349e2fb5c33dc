/** The signs on tickets, on the stage and on sheets that are nowhere else. */
import stars from 'icon:star-formation';
import { stats } from './icons';

export { default as ally } from 'icon:shaking-hands';
export { default as coffin } from 'icon:coffin';
export { default as gavel } from 'icon:gavel';
export { default as hourglass } from 'icon:hourglass';
export { default as laurels } from 'icon:laurels';
export { default as masks } from 'icon:drama-masks';
export { default as quill } from 'icon:quill-ink';
export { default as scales } from 'icon:scales';
export { default as tick } from 'icon:check-mark';

/** What a colour stands for; a Wild modifier fits both. */
export const COLOURS: Record<string, string> = { ...stats, wild: stars };

/** A heart as it is printed in rooms, in a box of 24. */
export const HEART = [
  'M12 21.6C5.2 16 1.6 12.4 1.6 8.2 1.6 4.9 4.2 2.4 7.3 2.4c1.9 0 3.6.9 4.7 2.4',
  '1.1-1.5 2.8-2.4 4.7-2.4 3.1 0 5.7 2.5 5.7 5.8 0 4.2-3.6 7.8-10.4 13.4z',
].join(' ');
