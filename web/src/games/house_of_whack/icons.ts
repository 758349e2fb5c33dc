/** The signs of the house: the same thing has the same sign everywhere. */
export { default as guestMark } from 'icon:carnival-mask';

/** The picture of a card, empty where it has none. */
export const portrait = (_card: string): string => '';
