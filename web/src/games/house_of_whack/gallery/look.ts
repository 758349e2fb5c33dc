/** Everything in the box, dressed: rooms as tiles, Guests with all their sides, tickets with their stubs. */
import charge from 'icon:lightning-helix';
import meta from 'icon:megaphone';
import reach from 'icon:crosshair';
import target from 'icon:position-marker';
import type { Bare, Look } from '../../../gallery/look';
import type { ImprintInfo, PieceInfo } from '../../../table/wire';
import { COLOURS } from '../marks';
import { pictures, standIns } from '../pictures';

const MARKS: Record<string, string> = { target, reach, charges: charge, meta };

export function look({ key, kind, imprints }: Bare): Look {
  const printed = imprints.find(({ name }) => name === 'foe' || name === 'modifier');
  const skin = `whack whack-${kind.replace('special_', '')} ${colourOf(printed?.pieces[0])}`;
  return { picture: pictures[key] ?? standIns[kind] ?? '', skin: skin.trim() };
}

/** The colour that a piece is printed in: what a stub adds to, what is to be beaten, a heart. */
export function colourOf(piece: PieceInfo | undefined): string {
  return piece?.text?.split('-')[1] ?? '';
}

export function sign({ name }: ImprintInfo, piece?: PieceInfo): string {
  const points = piece?.text?.startsWith('points-') === true;
  return points ? (COLOURS[colourOf(piece)] ?? '') : (MARKS[name] ?? '');
}
