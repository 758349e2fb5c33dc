/** The pictures of the table itself; a game imports its own in its folder. */
export { default as candle } from 'icon:candle-light';
export { default as bot } from 'icon:clockwork';
export { default as person } from 'icon:cultist';
export { default as chair } from 'icon:wooden-chair';
export { default as away } from 'icon:night-sleep';
export { default as unplugged } from 'icon:unplugged';
export { default as thinking } from 'icon:hourglass';
export { default as eye } from 'icon:semi-closed-eye';
export { default as seal } from 'icon:wax-seal';
export { default as laurels } from 'icon:laurels';
export { default as curtains } from 'icon:theater-curtains';
export { default as scroll } from 'icon:scroll-unfurled';
export { default as back } from 'icon:crystal-ball';
export { default as box } from 'icon:card-pick';
export { default as finger } from 'icon:pointing';
export { default as skeletonKey } from 'icon:skeleton-key';
import symbol0 from 'icon:spectre';
import symbol1 from 'icon:ghost';
import symbol2 from 'icon:floating-ghost';
import symbol3 from 'icon:haunting';
import symbol4 from 'icon:evil-bat';
import symbol5 from 'icon:raven';
import symbol6 from 'icon:owl';
import symbol7 from 'icon:cat';

export const symbols = [symbol0, symbol1, symbol2, symbol3, symbol4, symbol5, symbol6, symbol7];
