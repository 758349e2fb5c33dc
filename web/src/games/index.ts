import type { Boards } from '../table/board';

/** The boards of the games that have one; each is loaded when somebody sits down to play. */
export const boards: Boards = {
  haunt_the_house: () => import('./haunt_the_house/board'),
  way_out: () => import('./way_out/board'),
  edwardian: () => import('./edwardian/board'),
  most_haunted_house: () => import('./most_haunted_house/board'),
  house_of_whack: () => import('./house_of_whack/board'),
};
