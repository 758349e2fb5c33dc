/** The eighty cards, dressed: an engraving for each, in the ink of its kind. */
import type { Bare, Look } from '../../../gallery/look';
import type { ImprintInfo, PieceInfo } from '../../../table/wire';
import { inks, kinds } from '../icons';
import { pictures } from '../pictures';

const KINDS = ['setting', 'focus', 'terror', 'event', 'action', 'acquaintance'];

export function look({ key, kind }: Bare): Look {
  const nth = KINDS.indexOf(kind);
  const corner = { text: '', signs: [kinds[nth] ?? ''] };
  return { picture: pictures[key] ?? '', skin: 'engraved', ink: inks[nth] ?? 'var(--ink)', corner };
}

export function sign(_: ImprintInfo, piece?: PieceInfo): string {
  return pictures[piece?.card ?? ''] ?? '';
}
