/** Everything that a gallery needs to know of a box before it can be looked into. */
import { galleries } from '../games/galleries';
import { api } from '../lib/api';
import { loadFace } from '../lib/themes';
import { textsOf } from '../table/box';
import type { GameInfo } from '../table/wire';
import { bundleOf } from '../words/fluent';
import { Words } from '../words/sentences';
import type { GalleryModule } from './look';
import { read, type Shown } from './printed';

export type Opened = { info: GameInfo; box: Shown[]; dress: GalleryModule | null; words: Words };

/** The box of a game, or the one that lies at some table. */
export async function openGallery(game: string, locale: string, at = ''): Promise<Opened> {
  const [info, faces, texts, dress] = await Promise.all([
    at === '' ? api.game(game) : api.gameAt(at),
    at === '' ? api.gallery(game) : api.galleryAt(at),
    textsOf(game, locale),
    galleries[game]?.() ?? null,
    loadFace(game),
  ]);
  const cards = info.cards ?? {};
  const box = read(faces, bundleOf(texts.locale, texts.source), cards);
  return { info, box, dress, words: new Words(texts.source, info.seat_names, cards, texts.locale) };
}
