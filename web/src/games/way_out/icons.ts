/** The pictures of the house: the same thing has the same picture everywhere. */
import boot from 'icon:walking-boot';
import clubs from 'icon:clubs';
import diamonds from 'icon:diamonds';
import feather from 'icon:feather';
import hat from 'icon:fedora';
import hearts from 'icon:hearts';
import key from 'icon:key';
import lantern from 'icon:old-lantern';
import rose from 'icon:rose';
import spades from 'icon:spades';
import umbrella from 'icon:umbrella';
import watch from 'icon:pocket-watch';

import body from 'icon:biceps';
import fear from 'icon:terror';
import will from 'icon:brain';

export { default as answeredMark } from 'icon:check-mark';
export { default as cage } from 'icon:cage';
export { default as doorMark } from 'icon:secret-door';
export { default as joker } from 'icon:jester-hat';
export { default as lock } from 'icon:padlock';
export { default as madMark } from 'icon:brain-leak';
export { default as outMark } from 'icon:exit-door';

export const suits: Record<string, string> = { diamonds, clubs, hearts, spades };
export const stats: Record<string, string> = { will, body, fear };

/** What each of the lost has in a pocket, by seat. */
export const belongings = [lantern, key, hat, umbrella, rose, feather, watch, boot];
