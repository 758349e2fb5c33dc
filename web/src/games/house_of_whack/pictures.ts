/** A picture for everything in the first printing; the same wherever a card lies. */
import * as drama from './pictures/drama';
import * as guests from './pictures/guests';
import * as notions from './pictures/notions';
import * as rooms from './pictures/rooms';
import * as whack from './pictures/whack';

export const pictures: Record<string, string> = { ...guests, ...rooms, ...drama, ...whack, ...notions };
