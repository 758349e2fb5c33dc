/** The signs of the house: the same thing has the same sign everywhere. */
import alembic from 'icon:magnifying-glass';
import armchair from 'icon:armchair';
import bed from 'icon:bed';
import bookshelf from 'icon:bookshelf';
import candles from 'icon:candles';
import cauldron from 'icon:cauldron';
import desk from 'icon:desk';
import face from 'icon:screaming';
import footsteps from 'icon:footsteps';
import letGo from 'icon:card-discard';
import lift from 'icon:holy-water';
import piano from 'icon:grand-piano';
import teddy from 'icon:bear-face';
import telescope from 'icon:telescope';
import table from 'icon:round-table';
import trade from 'icon:card-play';
import { pictures } from './pictures';

export { default as barredMark } from 'icon:padlock';
export { default as camera } from 'icon:photo-camera';
export { default as candleMark } from 'icon:candle-light';
export { default as cardMark } from 'icon:card-pick';
export { default as chains } from 'icon:crossed-chains';
export { default as charmMark } from 'icon:clover';
export { default as cross } from 'icon:cross-mark';
export { default as curseMark } from 'icon:cursed-star';
export { default as die } from 'icon:dice-twenty-faces-twenty';
export { default as doorMark } from 'icon:entry-door';
export { default as pinMark } from 'icon:position-marker';
export { default as slowMark } from 'icon:snail';
export { default as stairsMark } from 'icon:stairs';
export { default as tick } from 'icon:check-mark';
export { default as torch } from 'icon:flashlight';

/** What an Action was spent on. */
export const deeds: Record<string, string> = {
  walk: footsteps,
  search: alembic,
  face,
  lift,
  trade,
  'lay-off': letGo,
};

/** What stands in the rooms. */
export const furniture: Record<string, string> = {
  kitchen: cauldron,
  dining_room: table,
  library: bookshelf,
  music_room: piano,
  parlour: armchair,
  bedchamber: bed,
  nursery: teddy,
  study: desk,
  chapel: candles,
  observatory: telescope,
};

/** Who has a seat is known by the investigator; before that by a lamp. */
export { default as lamp } from 'icon:lantern';
export const portrait = (card: string): string => pictures[card] ?? '';
