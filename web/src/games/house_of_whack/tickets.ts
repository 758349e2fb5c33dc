/** What the hand and the stage show of a question. Pure functions. */
import type { Ask, Option } from '../../table/wire';

/** Options that a ticket in the hand or a sheet on the stage shows; all others become buttons in the bar. */
export function inHand(_option: Option, _question: Ask): boolean {
  return false;
}
