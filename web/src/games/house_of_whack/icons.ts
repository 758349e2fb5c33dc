/** The signs of the house: the same thing has the same sign everywhere. */
import fist from 'icon:fist';
import eye from 'icon:third-eye';
import pulse from 'icon:heart-beats';
import crown from 'icon:crown';
import spark from 'icon:star-formation';
import mask from 'icon:carnival-mask';
import { picture } from './album';

export { default as bang } from 'icon:star-formation';
export { default as broken } from 'icon:broken-heart';
export { default as charge } from 'icon:lightning-helix';
export { default as cloudMark } from 'icon:cloud-ring';
export { default as dead } from 'icon:death-skull';
export { default as guestMark } from 'icon:carnival-mask';
export { default as houseMark } from 'icon:haunting';
export { default as lockMark } from 'icon:padlock';
export { default as miss } from 'icon:night-sleep';
export { default as ruleMark } from 'icon:scroll-unfurled';
export { default as secretMark } from 'icon:secret-door';
export { default as snare } from 'icon:wolf-trap';
export { default as stairsMark } from 'icon:stairs';
export { default as steamMark } from 'icon:steam';
export { default as ticket } from 'icon:ticket';
export { default as trophyMark } from 'icon:trophy-cup';
export { default as turnMark } from 'icon:clockwise-rotation';

/** Strength, Spirit and Life; gold and purple on hearts. */
export const stats: Record<string, string> = { red: fist, blue: eye, green: pulse, gold: crown, purple: spark };

/** The picture of a card; of a Guest nobody has seen before, a mask. */
export const portrait = (card: string): string => picture(card) ?? mask;
