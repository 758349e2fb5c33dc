/** Everything a table needs to know of its game before it can be drawn. */
import { boards } from '../games';
import { api } from '../lib/api';
import { loadFace } from '../lib/themes';
import type { BoardModule } from './board';
import type { CardInfo, GameInfo, TableInfo } from './wire';

export type Box = {
  info: GameInfo;
  cards: Record<string, CardInfo>;
  source: string;
  board: BoardModule | null;
  locale: string;
};

const boxes = new Map<string, Promise<Box>>();

/** Open a game's box; the second time it is already open. */
export function openBox(game: string, locale: string): Promise<Box> {
  const key = `${game} ${locale}`;
  const known = boxes.get(key);
  if (known) return known;
  const opening = unpack(game, locale);
  boxes.set(key, opening);
  opening.catch(() => boxes.delete(key));
  return opening;
}

async function unpack(game: string, locale: string): Promise<Box> {
  const [info, texts, board] = await Promise.all([
    api.game(game),
    textsOf(game, locale),
    boards[game]?.() ?? null,
    loadFace(game),
  ]);
  return { info, cards: info.cards ?? {}, source: texts.source, board, locale: texts.locale };
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
