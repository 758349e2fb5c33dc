/** Somebody at a table: what they hear over the socket, what they ask of the server, where they are. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { FromBrowser, FromServer, NewTable, Step, TableInfo } from '../../src/table/wire';
import { DICE, seeded } from './dice';

/** How often to look, in milliseconds, for what an answer brings: a whole game has hundreds of them. */
export const OFTEN = { intervals: [10, 20] };

export type Opening = Partial<NewTable> & { seats: NewTable['seats'] };

export class Person {
  /** Everything the server sent, in order. */
  readonly heard: FromServer[] = [];
  readonly sent: FromBrowser[] = [];
  /** What they choose when anything will do. */
  readonly chance = seeded(DICE);

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(JSON.parse(String(payload)) as FromServer));
      socket.on('framesent', ({ payload }) => this.sent.push(JSON.parse(String(payload)) as FromBrowser));
    });
  }

  get steps(): Step[] {
    return this.heard.flatMap((message) => (message.type === 'step' ? [message] : []));
  }
  get step(): Step {
    const last = this.steps.at(-1);
    if (!last) throw new Error('No position has been heard of yet.');
    return last;
  }
  /** Wait until the match has gone on from here. */
  async goesOn(number: number): Promise<void> {
    await expect.poll(() => this.step.number, OFTEN).toBeGreaterThan(number);
  }

  async post<T = TableInfo>(path: string, data: object = {}): Promise<T> {
    const answer = await this.context.request.post(`/api${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }
  async get<T>(path: string): Promise<T> {
    const answer = await this.context.request.get(`/api${path}`);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }
  /** A table of the short game, in the lobby. */
  opens({ seats, settings, ...more }: Opening): Promise<TableInfo> {
    const usual = { game: 'haunt_the_house', pace: 'turns', name: 'Margarete', watchable: true } as const;
    return this.post('/tables', {
      ...usual,
      ...more,
      seats,
      settings: { version: 'beginner', players: seats.length, ...settings },
    });
  }
  /** A table where the match has begun, with its page open. */
  async begins(opening: Opening): Promise<TableInfo> {
    const table = await this.opens(opening);
    await this.post(`/tables/${table.id}/start`);
    await this.visits(table);
    return table;
  }
  /** The same with a friend and a bot, and the friend's page open too. */
  async beginsWith(tomasz: Person, settings: NewTable['settings'] = {}): Promise<TableInfo> {
    const table = await this.opens({ seats: ['you', 'open', 'bot:hints'], settings });
    await tomasz.post(`/tables/${table.id}/sit`, { seat: 1, name: 'Tomasz' });
    await this.post(`/tables/${table.id}/start`);
    await Promise.all([this.visits(table), tomasz.visits(table)]);
    return table;
  }
  async visits({ id }: { id: string }): Promise<void> {
    await this.page.goto(`/t/${id}`);
  }

  get asked(): Locator {
    return this.page.locator('section[aria-labelledby="asked"][aria-busy="false"]');
  }
  get over(): Locator {
    return this.page.getByRole('region', { name: 'It is over' });
  }
  get curtain(): Locator {
    return this.page.locator('.curtain');
  }
  /** Close the sheet that lies on the table, and wait until it is gone: until then keys are for the sheet. */
  async putsAway(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
  get digest(): Locator {
    return this.page.getByRole('dialog', { name: 'While you were away' });
  }
  get scores(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByRole('table') });
  }
}
