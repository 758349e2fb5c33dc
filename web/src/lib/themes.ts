/** Each game's own display face and its own light. Colours stand in styles/themes.css. */
import cinzel from '@fontsource/cinzel/files/cinzel-latin-600-normal.woff2?url';
import grenze from '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-600-normal.woff2?url';
import fell from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2?url';
import rye from '@fontsource/rye/files/rye-latin-400-normal.woff2?url';
import elite from '@fontsource/special-elite/files/special-elite-latin-400-normal.woff2?url';

type Face = { family: string; url: string; weight: string };

const FACES: Record<string, Face> = {
  haunt_the_house: { family: 'Grenze Gotisch', url: grenze, weight: '600' },
  edwardian: { family: 'IM Fell English', url: fell, weight: '400' },
  way_out: { family: 'Special Elite', url: elite, weight: '400' },
  most_haunted_house: { family: 'Cinzel', url: cinzel, weight: '600' },
  house_of_whack: { family: 'Rye', url: rye, weight: '400' },
};

const loaded = new Map<string, Promise<unknown>>();
const PATIENCE = 1200;

/** Have a game's display face before anything is drawn with it, so that nothing jumps. */
export function loadFace(game: string): Promise<unknown> {
  const face = FACES[game];
  if (!face || typeof FontFace === 'undefined') return Promise.resolve();
  const known = loaded.get(game);
  if (known) return known;
  const font = new FontFace(face.family, `url(${face.url}) format('woff2')`, { weight: face.weight });
  document.fonts.add(font);
  const done = soon(font.load());
  loaded.set(game, done);
  return done;
}

/** Wait for the faces that every page uses. */
export function loadCommonFaces(): Promise<unknown> {
  if (!('fonts' in document)) return Promise.resolve();
  const wanted = [
    "400 1em 'Alegreya Sans'",
    "700 1em 'Alegreya Sans'",
    "italic 400 1em 'Alegreya Sans'",
    "400 1em 'IM Fell DW Pica SC'",
  ];
  return soon(Promise.all(wanted.map((font) => document.fonts.load(font))));
}

function soon(loading: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([loading.catch(() => undefined), late]);
}
