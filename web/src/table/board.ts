/**
 * What a game's board gets from the table, and what it may give back.
 *
 * A board draws; it never decides. Whatever can be done stands in `step.question.options`: a board lights the
 * targets it can show and calls `act` with the option's `key`. The question bar, the log, the seats, the text
 * view and every key belong to the table, so a game without a board is fully playable, and a board that forgets
 * an option loses nothing: the bar offers it.
 *
 * People point at things for each other to see: an element that stands for a card or a space carries its key as
 * `data-thing`, and the table does the rest. What only this seat sees carries none.
 *
 * A board lives in `src/games/<game>/` and is registered in `src/games/index.ts` by lazy import:
 *
 *     export const boards: Boards = { haunt_the_house: () => import('./haunt_the_house/board') };
 *
 * where `board.ts` exports a `BoardModule`, for instance
 *
 *     export { default as Board } from './Board.svelte';
 *     export { default as Hand } from './Hand.svelte';
 *     export { default as Seat } from './Seat.svelte';
 *     export const shows = (option: Option) => option.verb === 'hide' || option.verb === 'show';
 */
import type { Component } from 'svelte';
import type { Words } from '../words/sentences';
import type { Answer, Ask, CardInfo, Option, Step, TableEvent } from './wire';

export type BoardProps = {
  /**
   * The position to draw. While events are being played it is still the position *before* them, so that a
   * fleeing hunter is there to flee; when the last has been played, `step` changes and cards travel (use
   * `send`/`receive` or `flip` with keys that outlive the change).
   */
  step: Step;
  /** What is printed on every card, by key. */
  cards: Record<string, CardInfo>;
  /** The game's texts, see `words.option(option)`, `words.fact('room', { card: key })`, `words.text('…')`. */
  words: Words;
  /** The players' names by seat. */
  names: string[];
  /** The fields of the view that hold seats: what a table must know that knows nothing of the game. */
  seatFields: string[];
  /** The seat that looks at the table; -1 for a spectator. Secrets in `step.view` are already this seat's. */
  seat: number;
  /** Answer the question: the key of an option, several keys, a number or a text. Ignored while `busy`. */
  act: (answer: Answer) => void;
  /** Take the last answer back (refused aloud when `step.undo` says why not). */
  undo: () => void;
  /** Open the paragraph of a rule, for example `why('HTH-3.4')`. */
  why: (rule: string) => void;
  /** The event being told right now: shake the house, turn the cards over. Null when all is quiet. */
  playing: TableEvent | null;
  /** The player wants no motion: change things, do not move them. */
  quiet: boolean;
  /** The key ('1' … '9', or '') that answers option i of the question: show it on the glowing target. */
  keys: string[];
  /** For a question of kind `some`: the options picked so far, as indexes (two equal cards share one key). */
  picked: number[];
  /** Pick option i of a `some` question, or put it back; the bar's Done sends the choice. */
  pick: (index: number) => void;
  /** The key of the option that mouse or focus is on, in the bar or on the board; '' for none. */
  pointed: string;
  /** Tell the bar that mouse or focus is on an option ('' when it leaves). */
  point: (key: string) => void;
  /** An answer is on its way; targets stay visible and take no clicks. */
  busy: boolean;
};

/** The game's lines in a seat's panel: what everybody may count (skulls, hunters, gear …). */
export type SeatProps = {
  of: number;
  step: Step;
  cards: Record<string, CardInfo>;
  words: Words;
  quiet: boolean;
};

export type BoardModule = {
  /** Fills the middle of the table. */
  Board: Component<BoardProps>;
  /** Your own cards, below the question bar (a tray on a phone). Without it the board has the room. */
  Hand?: Component<BoardProps>;
  Seat?: Component<SeatProps>;
  /** Whether the board or hand shows this option as a target; all others become buttons in the bar. */
  shows?: (option: Option, question: Ask) => boolean;
  /** What an option is called in the bar, where there is more to say than its words: odds, what comes of it. */
  label?: (option: Option, step: Step, words: Words) => string;
  /** How long an event is played, in milliseconds (0: not at all). The table hurries when it falls behind. */
  beat?: (event: TableEvent) => number;
  /** One line for the header, such as "Full game, round 6, first to four hunters". */
  status?: (step: Step, words: Words) => string;
  /** The symbol of a seat: the path of an icon (`import ghost from 'icon:ghost'`). */
  symbols?: string[];
  /** The same, where it depends on who is who in this match. */
  signs?: (step: Step) => string[];
  /** The colour of a seat, as a CSS colour with at least 4.5:1 on the night. */
  colours?: string[];
};

export type Boards = Record<string, () => Promise<BoardModule>>;
