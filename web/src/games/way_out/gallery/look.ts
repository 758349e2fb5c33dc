/** The rooms behind the cards, dressed: a picture each, and in the corner the cards that lead there. */
import type { Bare, Look } from '../../../gallery/look';
import type { ImprintInfo, PieceInfo } from '../../../table/wire';
import { joker, outMark, stats, suits } from '../icons';
import { pictures } from './pictures';

const RANKS: Record<string, string> = { ace: 'A', jack: 'J', queen: 'Q', king: 'K' };

export function look(face: Bare): Look {
  if (face.kind === 'trap') return { picture: joker, skin: 'trap' };
  const picture = face.kind === 'exit' ? outMark : (pictures[face.key] ?? '');
  const named = face.cards.map((card) => card.split('_'));
  const [suit = '', rank = ''] = named[0] ?? [];
  const signs = named.map(([suit = '']) => suits[suit] ?? '');
  const red = suit === 'diamonds' || suit === 'hearts';
  return { picture, skin: face.kind === 'exit' ? 'exit' : 'lost', corner: { text: RANKS[rank] ?? rank, signs, red } };
}

export function sign(_: ImprintInfo, piece?: PieceInfo): string {
  return stats[(piece?.text ?? '').replace('amount-', '')] ?? '';
}
