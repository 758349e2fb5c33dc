/** The pictures of the house: the same thing has the same picture everywhere. */
import bump from 'icon:fist';
import chill from 'icon:snowflake-2';
import creak from 'icon:wooden-door';
import moan from 'icon:screaming';

import candle from 'icon:candle-light';
import crowbar from 'icon:crowbar';
import flashlight from 'icon:flashlight';
import key from 'icon:key';
import lantern from 'icon:old-lantern';
import map from 'icon:treasure-map';
import rope from 'icon:rope-coil';
import torch from 'icon:primitive-torch';

import broomCupboard from 'icon:broom';
import cellar from 'icon:cellar-barrels';
import coldPantry from 'icon:knife-fork';
import frontHall from 'icon:entry-door';
import laboratory from 'icon:bubbling-flask';
import library from 'icon:bookshelf';
import linenRoom from 'icon:clothesline';
import longGallery from 'icon:mona-lisa';
import musicRoom from 'icon:grand-piano';

import bashful from 'icon:return-arrow';
import bold from 'icon:megaphone';
import curious from 'icon:eyeball';
import dizzy from 'icon:whirlwind';
import echoing from 'icon:echo-ripples';
import grasping from 'icon:grab';
import gusty from 'icon:windy-stripes';
import howling from 'icon:wolf-howl';
import hungry from 'icon:meal';
import patient from 'icon:hourglass';
import restless from 'icon:run';
import sneaky from 'icon:shadow-follower';
import stubborn from 'icon:donkey';
import tireless from 'icon:coffee-mug';
import vanishing from 'icon:invisible';

export { default as skull } from 'icon:happy-skull';
export { default as deck } from 'icon:card-draw';
export { default as hunterMark } from 'icon:run';
export { default as cardsInHand } from 'icon:poker-hand';
export { default as phantomMark } from 'icon:spectre';
export { default as attackMark } from 'icon:crossed-swords';
export { default as eyeMark } from 'icon:semi-closed-eye';

/** By kind: bump, chill, creak, moan, as the cards number them. */
export const scares = [bump, chill, creak, moan];
export const gear: Record<string, string> = { candle, flashlight, lantern, torch, crowbar, key, map, rope };
export const rooms: Record<string, string> = {
  broom_cupboard: broomCupboard,
  cellar,
  cold_pantry: coldPantry,
  front_hall: frontHall,
  laboratory,
  library,
  linen_room: linenRoom,
  long_gallery: longGallery,
  music_room: musicRoom,
};
export const phantoms: Record<string, string> = {
  bashful,
  bold,
  curious,
  dizzy,
  echoing,
  grasping,
  gusty,
  howling,
  hungry,
  patient,
  restless,
  sneaky,
  stubborn,
  tireless,
  vanishing,
};
