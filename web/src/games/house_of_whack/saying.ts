/** What the board says of the house, in the header and in the bar. */
import type { Option, Step } from '../../table/wire';
import type { Words } from '../../words/sentences';
import { premises, type PremisesView } from './house';
import { guestMark, portrait } from './icons';
import { sided } from './tickets';

/** Everybody is known by the Guest they are tonight. */
export function signsOf(view: PremisesView): string[] {
  return view.players.map(({ guest }) => portrait(guest) || guestMark);
}

/** One line for the header: which floor it is, how much of it is still in the dark, and what else holds. */
export function status(step: Step, words: Words): string {
  const view = premises(step);
  return words.text('board-status', {
    floor: view.floor,
    floors: view.floors,
    last: view.last ? 'yes' : 'no',
    left: view.rooms_left,
    rules: view.rules.length,
  });
}

/** What an option is called in the bar: a lock by its die, a roll in three words. */
export function label(option: Option, step: Step, words: Words): string {
  const bolt = premises(step).bolts.find((each) => option.key === each.bolt || option.key.endsWith(`:${each.bolt}`));
  if (bolt) {
    const stat = words.text(`board-stat-${bolt.colour}`, { count: bolt.stat });
    return words.text(option.verb === 'force' ? 'board-force-lock' : 'board-lock-named', {
      room: { card: bolt.room },
      stat,
    });
  }
  if ('camp' in option.parts) return sided(option, step, words);
  if (option.verb === 'roll') return words.text('board-do-roll');
  return words.option(option);
}
