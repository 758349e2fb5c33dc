/** Everything a table needs to know of its game before it can be drawn. */
import { boards } from '../games';
import { api } from '../lib/api';
import { loadFace } from '../lib/themes';
import type { BoardModule } from './board';
import type { CardInfo, GameInfo, TableInfo } from './wire';

export type Box = {
  /** The table whose own box this is; none for the one that the game comes with. */
  at?: string;
  info: GameInfo;
  cards: Record<string, CardInfo>;
  source: string;
  board: BoardModule | null;
  locale: string;
};

const boxes = new Map<string, Promise<Box>>();

/** Open a table's box; that of the game itself is already open the second time. */
export function openBox({ game, id, box }: TableInfo, locale: string): Promise<Box> {
  if (box) return unpack(game, locale, id);
  const key = `${game} ${locale}`;
  const known = boxes.get(key);
  if (known) return known;
  const opening = unpack(game, locale);
  boxes.set(key, opening);
  opening.catch(() => boxes.delete(key));
  return opening;
}

async function unpack(game: string, locale: string, at?: string): Promise<Box> {
  const [info, texts, board] = await Promise.all([
    at === undefined ? api.game(game) : api.gameAt(at),
    textsOf(game, locale),
    boards[game]?.() ?? null,
    loadFace(game),
  ]);
  const found = { info, cards: info.cards ?? {}, source: texts.source, board, locale: texts.locale };
  return at === undefined ? found : { ...found, at };
}

/** A game's words in some language, or in English where it does not speak it. */
export async function textsOf(game: string, locale: string): Promise<{ source: string; locale: string }> {
  try {
    return { source: await api.texts(game, locale), locale };
  } catch (error) {
    if (locale === 'en') throw error;
    return { source: await api.texts(game, 'en'), locale: 'en' };
  }
}

/** What the players are called, by seat; an empty chair by its colour. */
export function namesOf(table: TableInfo, game: GameInfo): string[] {
  return table.seats.map((seat, i) => seat.name || game.seat_names[i] || String(i + 1));
}
