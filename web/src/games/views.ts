/** Made from the types in Python by `make web-types`, never by hand. */
import type { EveningView } from './edwardian/view';
import type { HouseView } from './haunt_the_house/view';
import type { NightView } from './most_haunted_house/view';
import type { MazeView } from './way_out/view';

/** What a seat may know, by the name of the game. */
export type Views = {
  edwardian: EveningView;
  haunt_the_house: HouseView;
  most_haunted_house: NightView;
  way_out: MazeView;
};

/** The fields that a view must have. */
export const FIELDS: { readonly [G in keyof Views]: readonly (keyof Views[G])[] } = {
  edwardian: [
    'turns',
    'active',
    'step',
    'over',
    'needed',
    'size',
    'stale',
    'thieving',
    'stock',
    'discards',
    'table',
    'aside',
    'players',
  ],
  haunt_the_house: [
    'full',
    'turns',
    'active',
    'actions',
    'ender',
    'over',
    'hunters_to_end',
    'markers',
    'offer',
    'rooms_left',
    'hunters_left',
    'phantoms_left',
    'rooms',
    'ghosts',
  ],
  most_haunted_house: [
    'cycle',
    'goal',
    'proof',
    'over',
    'won',
    'conceded',
    'active',
    'order',
    'actions',
    'deeds',
    'walks',
    'stairs',
    'closed',
    'edge',
    'searches',
    'faced',
    'traded',
    'bonus',
    'ignored',
    'roll',
    'tokens',
    'hauntings',
    'hauntings_left',
    'curses_left',
    'charms_left',
    'spare',
    'team',
  ],
  way_out: [
    'variant',
    'centre',
    'quiet',
    'begun',
    'turns',
    'active',
    'house_player',
    'exits',
    'levels',
    'deck',
    'sure',
    'discard',
    'door',
    'waiting',
    'over',
    'ended',
    'rooms',
    'players',
  ],
};
