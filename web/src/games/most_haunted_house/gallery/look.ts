/** The seventy-one cards, dressed: a picture each, on paper or in the dark, and their marks in the corner. */
import type { Bare, Look } from '../../../gallery/look';
import type { ImprintInfo } from '../../../table/wire';
import { camera, candleMark, die, pinMark } from '../icons';
import { pictures } from '../pictures';

const SIGNS: Record<string, string> = { proof: camera, candle: candleMark, threshold: die, rooms: pinMark };

export function look({ key, kind, imprints }: Bare): Look {
  const threshold = imprints.find(({ name }) => name === 'threshold')?.pieces[0]?.words ?? '';
  const signs = imprints.flatMap(({ name }) => (name === 'proof' || name === 'candle' ? [SIGNS[name] ?? ''] : []));
  return { picture: pictures[key] ?? '', skin: `moonlit ${kind}`, corner: { text: threshold, signs } };
}

export function sign({ name }: ImprintInfo): string {
  return SIGNS[name] ?? '';
}
