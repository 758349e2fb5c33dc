/** Marks of the evening: the six kinds of card, the piles, the seats. */
import setting from 'icon:medieval-gate';
import focus from 'icon:ink-swirl';
import terror from 'icon:haunting';
import event from 'icon:lightning-branches';
import action from 'icon:walking-boot';
import acquaintance from 'icon:three-friends';

import topHat from 'icon:top-hat';
import watch from 'icon:pocket-watch';
import pipe from 'icon:smoking-pipe';
import umbrella from 'icon:umbrella';
import rose from 'icon:rose';
import spectacles from 'icon:spectacles';

export { default as backMark } from 'icon:fleur-de-lys';
export { default as godsMark } from 'icon:greek-temple';
export { default as handMark } from 'icon:poker-hand';
export { default as missMark } from 'icon:night-sleep';
export { default as sealMark } from 'icon:wax-seal';
export { default as freshMark } from 'icon:candle-flame';
export { default as usedMark } from 'icon:sands-of-time';

/** By kind: Setting, Focus, Hidden Terror, Event, Action, Acquaintance, as the cards number them. */
export const kinds = [setting, focus, terror, event, action, acquaintance];

/** The ink each kind is printed in; at least 4.5:1 on the paper. */
export const inks = ['#3f5320', '#74470f', '#8a2419', '#34466b', '#5c3566', '#1f5a57'];

/** What lies beside each armchair, and the colour of its leather. */
export const symbols = [topHat, watch, pipe, umbrella, rose, spectacles];
export const colours = ['#ea8b95', '#84c79b', '#e8b74f', '#a5aef2', '#ece3cb', '#c3a78f'];
