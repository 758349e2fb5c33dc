/** The colours of the house: every room has carpet and walls of its own, the same every night. */
export type Paint = { wall: string; edge: string; floor: string; pattern: string };

const PAINTS: readonly Paint[] = [
  { wall: '#0b2e17', edge: '#6da881', floor: '#1b6b36', pattern: 'diamonds' },
  { wall: '#05342f', edge: '#63b3aa', floor: '#0d7a6e', pattern: 'tiles' },
  { wall: '#3d1707', edge: '#c28066', floor: '#8e3511', pattern: 'boards' },
  { wall: '#062d34', edge: '#64a7b2', floor: '#0f6a79', pattern: 'checks' },
  { wall: '#291142', edge: '#a077cb', floor: '#5f299a', pattern: 'stripes' },
  { wall: '#422e06', edge: '#cba863', floor: '#8a5f0c', pattern: 'diamonds' },
  { wall: '#09244a', edge: '#6a97d8', floor: '#1653ac', pattern: 'tiles' },
  { wall: '#440c2f', edge: '#cd6ea9', floor: '#9d1d6d', pattern: 'checks' },
  { wall: '#2e0c41', edge: '#a86fc9', floor: '#6b1d98', pattern: 'boards' },
  { wall: '#172739', edge: '#829cba', floor: '#375a84', pattern: 'tiles' },
  { wall: '#491125', edge: '#d77799', floor: '#aa2957', pattern: 'stripes' },
  { wall: '#2f340a', edge: '#aab26b', floor: '#646f15', pattern: 'rings' },
];
const SPECIAL: Record<string, Paint> = {
  start: { wall: '#3f0817', edge: '#c66882', floor: '#931437', pattern: 'rings' },
  the_end: { wall: '#1d1a24', edge: '#d9cfe0', floor: '#4a4358', pattern: 'checks' },
  maze: { wall: '#0b2a10', edge: '#79b06a', floor: '#2a6424', pattern: 'diamonds' },
  cloud: { wall: '#2c4466', edge: '#cfe4ff', floor: '#6f97c9', pattern: 'rings' },
};

/** The colours of the dice: Strength, Spirit, Life; gold and purple for hearts. */
export const DICE: Record<string, string> = {
  red: '#cc372e',
  blue: '#2f6fd6',
  green: '#2a8049',
  gold: '#ffcf4a',
  purple: '#8a4fd0',
};

export function paintOf(room: string, special: string): Paint {
  let sum = 7;
  for (const letter of room) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const paint = SPECIAL[special] ?? PAINTS[sum % PAINTS.length];
  return paint ?? { wall: '#291142', edge: '#a077cb', floor: '#5f299a', pattern: 'stripes' };
}
