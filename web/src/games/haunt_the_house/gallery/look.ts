/** What is in the box of the house, dressed: hunters and rooms on paper, scares in their colours, phantoms of night. */
import type { Bare, Look } from '../../../gallery/look';
import type { ImprintInfo, PieceInfo } from '../../../table/wire';
import { symbols } from '../../../ui/icons';
import { attackMark, gear, phantoms, rooms, scares, skull } from '../icons';
import { portraits } from '../portraits';

const COLOURS = ['purple', 'green', 'yellow', 'pink', 'blue'];
const KINDS = ['bump', 'chill', 'creak', 'moan'];

export function look(face: Bare): Look {
  switch (face.kind) {
    case 'hunter':
      return { picture: portraits[face.key] ?? '', skin: 'hunter' };
    case 'phantom':
      return { picture: phantoms[face.key] ?? '', skin: 'phantom' };
    case 'room':
      return { picture: rooms[face.key] ?? '', skin: 'door' };
    case 'trophy':
      return { picture: gear[face.key.replace('trophy_', '')] ?? '', skin: `trophy ${last(face)}` };
    default:
      return scare(face.key);
  }
}

function scare(key: string): Look {
  const [colour = '', kind = ''] = key.split('-');
  const owner = COLOURS.indexOf(colour);
  const corner = { text: '', signs: [symbols[owner] ?? ''] };
  return { picture: scares[KINDS.indexOf(kind)] ?? '', skin: `scare owner-${owner}`, corner };
}

/** The colour on a trophy's back is the last thing on it. */
function last(face: Bare): string {
  return face.imprints.at(-1)?.pieces[0]?.text ?? '';
}

export function sign(imprint: ImprintInfo, piece?: PieceInfo): string {
  if (imprint.name === 'attack') return attackMark;
  const [what = '', which = ''] = (piece?.text ?? '').split('-');
  if (what === 'kind') return scares[Number(which)] ?? '';
  if (what === 'gear') return gear[which] ?? '';
  return piece?.text === 'amount-skulls' && piece.count !== 0 ? skull : '';
}
