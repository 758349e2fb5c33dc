/** A recorded match instead of a server: answering anything plays on until this seat is asked again. */
import fixture from '../fixtures/haunt_the_house.json?raw';
import { boards } from '../src/games';
import { TableStore } from '../src/table/store.svelte';
import type { Box } from '../src/table/box';
import { placed } from '../src/table/tale';
import type { GameInfo, SeatInfo, Step, TableInfo } from '../src/table/wire';

type Recording = { players: number; steps: Step[] };
type Recorded = { info: GameInfo; texts: string; matches: Recording[] };

export const { info: game, texts, matches } = JSON.parse(fixture) as Recorded;

/** The game's box without a server; `bare` leaves the board out, to see the generic table. */
export async function recordedBox(bare = false): Promise<Box> {
  const board = bare ? null : ((await boards[game.name]?.()) ?? null);
  return { info: game, cards: game.cards ?? {}, source: texts, board, locale: 'en' };
}

/** The steps of the match with so many players. */
export function stepsOf(players: number): Step[] {
  return (matches.find((match) => match.players === players) ?? matches[0])?.steps ?? [];
}

/** A table that plays these steps, from step `at` on. */
export function replayed(steps: Step[], at = 0): TableStore {
  let next = at;
  let ids = 0;
  const feed = () => {
    const step = steps[next];
    next += 1;
    if (step) store.receive({ type: 'step', ...placed(step) });
    return step;
  };
  const on = () => {
    for (let step = feed(); step && !step.question; step = feed());
  };
  const store: TableStore = new TableStore(
    {
      send: () => setTimeout(on, 60),
      show: () => undefined,
      look: () => undefined,
      restart: () => undefined,
      close: () => undefined,
      newId: () => String((ids += 1)),
    },
    steps[0]?.seat ?? 0,
  );
  store.link = 'open';
  store.info = tableOf(steps);
  const before = steps.slice(0, at).flatMap((step) => step.events);
  const first = steps[at];
  if (first) store.receive({ type: 'step', ...placed(first), first: 0, events: [...before, ...first.events] });
  next = at + 1;
  if (first && !first.question) setTimeout(on, 600);
  return store;
}

export function tableOf(steps: Step[]): TableInfo {
  const players = matches.find((match) => match.steps === steps)?.players ?? 0;
  const names = ['Margarete', 'Tomasz', 'Old Ezra', 'Wilhelmina of the Long Corridor', 'Bea'];
  const seats = Array.from({ length: players }, (_, seat): SeatInfo => {
    const bot = seat === 2;
    return {
      seat,
      kind: bot ? 'bot' : 'human',
      name: names[seat] ?? '',
      yours: seat === 0,
      bot: bot ? 'hints' : '',
      away: seat === 3,
      kept_warm: false,
    };
  });
  return {
    id: 'recording',
    game: game.name,
    status: 'playing',
    settings: {},
    pace: 'turns',
    public: false,
    watchable: true,
    host: true,
    seats,
    receipt: '5f0c7a9be2d14a5f0c7a9be2d14a5f0c',
    seed: null,
    answers: steps.at(-1)?.number ?? 0,
    touched: '',
    again: '',
    solo: false,
    box: null,
  };
}
