/** How a game dresses the faces of its box. Pure data: the build asks it for every picture (scripts/pictures.ts). */
import type { Component } from 'svelte';
import type { FaceInfo, ImprintInfo, PieceInfo } from '../table/wire';
import type { Shown } from './printed';

export type Look = {
  /** The picture: the path of an icon. */
  picture: string;
  /** What the card is made of: a class of the game's `gallery.css`. */
  skin: string;
  /** The colour of its edge and picture, where the skin does not say it. */
  ink?: string;
  /** What stands in its corner: a rank, the symbols of suits or owners. */
  corner?: { text: string; signs: string[]; red?: boolean };
};

/** What the pictures depend on; a face from the server has it all. */
export type Bare = Pick<FaceInfo, 'key' | 'kind' | 'cards' | 'imprints'>;

export type BodyProps = { shown: Shown; dress: GalleryModule | null };
export type PictureProps = { shown: Shown; look: Look };

export type GalleryModule = {
  look: (face: Bare) => Look;
  /** The sign of a piece, or of an imprint that is a mark and has none; '' where words are enough. */
  sign: (imprint: ImprintInfo, piece?: PieceInfo) => string;
  /** How the game draws what is under a name, where lines of print are not enough. */
  Body?: Component<BodyProps>;
  /** How it draws the picture, where an icon is not enough. */
  Picture?: Component<PictureProps>;
};

export type Galleries = Record<string, () => Promise<GalleryModule>>;
