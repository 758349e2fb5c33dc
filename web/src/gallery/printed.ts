/** The faces of a box in words, and finding them by what they say: kernel/gallery.py, mirrored in the browser. */
import type { FluentBundle } from '@fluent/bundle';
import type { CardInfo, FaceInfo, ImprintInfo, PieceInfo } from '../table/wire';
import { format } from '../words/fluent';
import { readable } from '../words/sentences';

/** A piece in words: what it says, how often in a row, and what it is. */
export type Piece = { text: string; times: number; of: PieceInfo };
export type Imprint = { label: string; pieces: Piece[]; of: ImprintInfo };
/** A face as it is shown; `all` is everything it says, for the search. */
export type Shown = { face: FaceInfo; heading: string; imprints: Imprint[]; all: string };

type Cards = Record<string, CardInfo>;

/** Everything in the box, in words. */
export function read(faces: FaceInfo[], bundle: FluentBundle, cards: Cards): Shown[] {
  return faces.map((face) => {
    const heading = worded(bundle, `box-${face.kind}`, face.kind);
    const imprints = face.imprints.map((imprint) => imprintOf(imprint, bundle, cards));
    const lines = imprints.flatMap(({ label, pieces }) => [label, ...pieces.map((piece) => piece.text)]);
    const all = [heading, face.title, face.text, face.flavour, ...lines].join('\n').toLowerCase();
    return { face, heading, imprints, all };
  });
}

function imprintOf(of: ImprintInfo, bundle: FluentBundle, cards: Cards): Imprint {
  const pieces: Piece[] = [];
  for (const each of of.pieces) {
    const text = spelt(each, bundle, cards);
    const last = pieces.at(-1);
    if (last?.text === text) last.times += 1;
    else pieces.push({ text, times: 1, of: each });
  }
  return { label: worded(bundle, `printed-${of.name}`, of.name), pieces, of };
}

function spelt({ card, text, count, words }: PieceInfo, bundle: FluentBundle, cards: Cards): string {
  if (card !== undefined) return cards[card]?.title ?? readable(card);
  if (text === undefined) return words ?? '';
  const facts = count === undefined ? {} : { count, signed: signed(count) };
  return format(bundle, text, facts) ?? readable(text);
}

function worded(bundle: FluentBundle, name: string, otherwise: string): string {
  return format(bundle, name) ?? readable(otherwise);
}

/** A number with its sign: +1, −2. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Whether each of the words stands on it somewhere. */
export function says({ all }: Shown, search: string): boolean {
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export type Group = { kind: string; heading: string; shown: Shown[] };

/** By kind, in the order of the box. */
export function grouped(box: Shown[]): Group[] {
  const groups = new Map<string, Group>();
  for (const shown of box) {
    const { kind } = shown.face;
    const group = groups.get(kind) ?? { kind, heading: shown.heading, shown: [] };
    groups.set(kind, group);
    group.shown.push(shown);
  }
  return [...groups.values()];
}

/** The other face that a piece names, if there is one: what fits where can be leafed through. */
export function named(piece: Piece, from: Shown, box: Shown[]): Shown | null {
  const { card, words } = piece.of;
  if (card === undefined && words === undefined) return null;
  return box.find((shown) => shown !== from && shown.face.title === piece.text) ?? null;
}
