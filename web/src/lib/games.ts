/** How each game presents itself before it is opened: a sign on its door. */
import edwardian from 'icon:pocket-watch';
import haunt from 'icon:ghost';
import mansion from 'icon:house';
import whack from 'icon:jester-hat';
import wayOut from 'icon:exit-door';
import { candle } from '../ui/icons';

const SIGNS: Record<string, string> = {
  haunt_the_house: haunt,
  edwardian,
  way_out: wayOut,
  most_haunted_house: mansion,
  house_of_whack: whack,
};

export function signOf(game: string): string {
  return SIGNS[game] ?? candle;
}

/** 2, 3, 4, 5 → "2–5"; 2, 4 → "2, 4". */
export function ranged(players: readonly number[]): string {
  const [low, high] = [Math.min(...players), Math.max(...players)];
  if (low === high) return String(low);
  return high - low + 1 === players.length ? `${low}–${high}` : players.join(', ');
}
