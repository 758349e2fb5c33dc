/** What every test starts with: a server of its own, and people with browsers who are watched for errors. */
import { type Browser, type BrowserContextOptions, expect, test as base } from '@playwright/test';
import { Guard } from './guard';
import { Person } from './person';
import { Postgres } from './postgres';
import { SeanceServer } from './server';

export { expect };

type Kit = {
  server: SeanceServer;
  guard: Guard;
  /** Somebody with a browser of their own: another cookie, another screen. */
  somebody: (options?: BrowserContextOptions) => Promise<Person>;
};

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export const test = base.extend<Kit>({
  server: async ({}, use, info) => {
    const server = await SeanceServer.start();
    await use(server);
    if (info.status !== info.expectedStatus) await info.attach('server.log', { body: server.log });
    await server.close();
    expect(server.log, 'the server must not fail').not.toMatch(/^\S+ (error|critical) |Traceback/m);
  },
  guard: async ({ server }, use) => {
    const guard = new Guard(`127.0.0.1:${server.port}`);
    await use(guard);
    expect(guard.complaints).toEqual([]);
  },
  somebody: async ({ browser, server, guard }, use) => {
    const people: Person[] = [];
    await use(async (options) => {
      const person = await invited(browser, server, guard, options);
      people.push(person);
      return person;
    });
    await Promise.all(people.map((person) => person.context.close()));
  },
});

/** The same on a PostgreSQL which a test may take away; of that the server may complain. */
export const onPostgres = test.extend<{ database: Postgres }>({
  database: async ({}, use) => {
    const database = await Postgres.start();
    base.skip(database.missing !== '' && process.env['CI'] !== 'true', database.missing);
    await use(database);
    await database.close();
  },
  server: async ({ database }, use, info) => {
    const server = await SeanceServer.start({ database: database.url });
    await use(server);
    if (info.status !== info.expectedStatus) await info.attach('server.log', { body: server.log });
    await server.close();
  },
});

export async function invited(
  browser: Browser,
  server: SeanceServer,
  guard: Guard,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    ...options,
  });
  await guard.watch(context);
  return new Person(context, await context.newPage());
}
