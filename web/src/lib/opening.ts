/** Opening a table: seats for people and bots, then off to it. */
import { api } from './api';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import type { GameInfo, Value } from '../table/wire';

export function myName(): string {
  return settings.name.trim() === '' ? t('guest') : settings.name.trim();
}

/** The settings a game starts with, changed as wished. */
export function settingsOf(game: GameInfo, change: Record<string, Value> = {}): Record<string, Value> {
  const first = Object.fromEntries(game.settings.map((each) => [each.key, each.default]));
  return { ...first, ...change };
}

/** How many sit down, as the settings have it. */
export function playersOf(game: GameInfo, chosen: Record<string, Value>): number {
  const players = chosen['players'];
  return typeof players === 'number' ? players : (game.players.at(-1) ?? 2);
}

/** You against bots, at once. */
export async function startNow(game: GameInfo, change: Record<string, Value> = {}): Promise<void> {
  const chosen = settingsOf(game, change);
  const bot = `bot:${game.bots[0] ?? 'random'}`;
  const seats = Array.from({ length: playersOf(game, chosen) }, (_, seat) => (seat === 0 ? 'you' : bot));
  const table = await api.open({ game: game.name, settings: chosen, pace: 'turns', name: myName(), seats });
  await api.start(table.id);
  router.go({ page: 'table', id: table.id, seat: null });
}

/** A table with open chairs: friends come by link. */
export async function setTable(game: GameInfo, change: Record<string, Value> = {}): Promise<void> {
  const chosen = settingsOf(game, change);
  const seats = Array.from({ length: playersOf(game, chosen) }, (_, seat) => (seat === 0 ? 'you' : 'open'));
  const table = await api.open({ game: game.name, settings: chosen, pace: 'relaxed', name: myName(), seats });
  router.go({ page: 'table', id: table.id, seat: null });
}
