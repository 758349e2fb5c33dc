/** A picture for everything in the first printing; the same wherever a card lies. */
import * as drama from './pictures/drama';
import * as guests from './pictures/guests';
import * as notions from './pictures/notions';
import * as rooms from './pictures/rooms';
import * as whack from './pictures/whack';

export const pictures: Record<string, string> = { ...guests, ...rooms, ...drama, ...whack, ...notions };

/** What stands for a card of another box, by its kind. */
export const standIns: Record<string, string> = {
  guest: guests.left_hand_twin,
  room: rooms.long_hall,
  drama: drama.talking_mirror,
  prop: whack.umbrella,
  minion: whack.cellar_thing,
  trap: whack.loose_floorboard,
  twist: whack.bookcase_door,
  arrival: whack.knock_at_the_door,
  house_rule: whack.staff_wages,
  notion: notions.a_very_long_slide,
};
