import type { Galleries } from '../gallery/look';

/** How the games dress what is in their boxes; each is loaded when somebody looks into the box. */
export const galleries: Galleries = {
  haunt_the_house: () => import('./haunt_the_house/gallery'),
  way_out: () => import('./way_out/gallery'),
  edwardian: () => import('./edwardian/gallery'),
  most_haunted_house: () => import('./most_haunted_house/gallery'),
  house_of_whack: () => import('./house_of_whack/gallery'),
};
