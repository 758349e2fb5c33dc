/** A picture for everything in the first printing; the same wherever a card lies. */
import * as drama from './drama';
import * as guests from './guests';
import * as notions from './notions';
import * as rooms from './rooms';
import * as whack from './whack';

export const pictures: Record<string, string> = { ...guests, ...rooms, ...drama, ...whack, ...notions };
