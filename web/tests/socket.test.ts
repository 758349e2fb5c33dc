import { beforeEach, describe, expect, it } from 'vitest';
import { Link, newId, socketUrl, type Line, type LinkState } from '../src/table/socket';
import type { FromBrowser, FromServer } from '../src/table/wire';

/** A server that can be told to answer, to hang up, and to be out. */
class House {
  lines: (Line & { url: string; sent: FromBrowser[] })[] = [];
  waits: { run: () => void; ms: number; off: boolean }[] = [];

  open = (url: string): Line => {
    const sent: FromBrowser[] = [];
    const line = {
      url,
      sent,
      send: (text: string) => void sent.push(JSON.parse(text) as FromBrowser),
      close: () => undefined,
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    this.lines.push(line);
    return line;
  };
  later = (run: () => void, ms: number) => {
    const wait = { run, ms, off: false };
    this.waits.push(wait);
    return () => void (wait.off = true);
  };
  get line() {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nobody called');
    return line;
  }
  answer = () => this.line.onopen?.(undefined as never);
  hangUp = () => this.line.onclose?.(undefined as never);
  say = (message: FromServer) => this.line.onmessage?.({ data: JSON.stringify(message) });
  /** Let the shortest wait pass. */
  wait(): number {
    const wait = this.waits.filter((each) => !each.off).sort((a, b) => a.ms - b.ms)[0];
    if (!wait) throw new Error('nothing to wait for');
    wait.off = true;
    wait.run();
    return wait.ms;
  }
}

describe('the line to the table', () => {
  let house: House;
  let heard: FromServer[];
  let states: LinkState[];
  let since: number;
  let link: Link;
  const answer = { type: 'answer', id: 'x1', seat: 0, number: 3, answer: 'pass' } as const;

  beforeEach(() => {
    [house, heard, states, since] = [new House(), [], [], 0];
    link = new Link({
      url: () => `ws://house?since=${since}`,
      heard: (message) => void heard.push(message),
      changed: (state) => void states.push(state),
      open: house.open,
      later: house.later,
      random: () => 0.5,
    });
    link.connect();
  });

  it('sends once the line is open, and passes on what it hears', () => {
    link.send(answer);
    expect(house.line.sent).toEqual([]);
    house.answer();
    expect(house.line.sent).toEqual([answer]);
    house.say({ type: 'bye', error: 'late' });
    expect(heard).toEqual([{ type: 'bye', error: 'late' }]);
  });

  it('repeats what was not confirmed, with the same id, and says what it has seen', () => {
    house.answer();
    link.send(answer);
    house.hangUp();
    since = 17;
    house.wait();
    expect(house.line.url).toContain('since=17');
    house.answer();
    expect(house.line.sent).toEqual([answer]);
  });

  it.each([
    { type: 'done', id: 'x1', number: 4 },
    { type: 'refused', id: 'x1', error: 'no', asked: '', offered: [], rule: '' },
  ] as FromServer[])('repeats nothing after $type', (reply) => {
    house.answer();
    link.send(answer);
    house.say(reply);
    house.hangUp();
    house.wait();
    house.answer();
    expect(house.line.sent).toEqual([]);
  });

  it('knocks ever more patiently, and quickly again once it was let in', () => {
    const waits = [];
    for (let i = 0; i < 7; i += 1) {
      house.hangUp();
      waits.push(house.wait());
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    house.answer();
    house.hangUp();
    expect(house.wait()).toBe(500);
    expect(states).toContain('lost');
  });

  it('hurries when the network is back', () => {
    house.hangUp();
    link.hurry();
    expect(house.lines).toHaveLength(2);
    link.hurry();
    expect(house.lines).toHaveLength(2);
  });

  it('does not come back after a farewell or a close', () => {
    house.answer();
    house.say({ type: 'bye', error: 'gone' });
    house.hangUp();
    expect(states.at(-1)).toBe('closed');
    link.hurry();
    expect(house.lines).toHaveLength(1);
  });

  it('ignores a line it has already dropped', () => {
    const old = house.line;
    const late = old.onmessage;
    link.restart();
    late?.({ data: JSON.stringify({ type: 'bye', error: 'late' }) });
    expect(heard).toEqual([]);
    expect(house.lines).toHaveLength(2);
  });

  it('pings while it is open', () => {
    house.answer();
    house.wait();
    expect(house.line.sent).toEqual([{ type: 'ping' }]);
  });

  it('takes a line for dead on which a ping is not answered, and calls again', () => {
    house.answer();
    house.wait();
    expect(house.wait()).toBe(10_000);
    expect(states.at(-1)).toBe('lost');
    house.wait();
    expect(house.lines).toHaveLength(2);
  });

  it('keeps a line on which anything at all is heard', () => {
    house.answer();
    house.wait();
    house.say({ type: 'pong' });
    expect(house.wait()).toBe(25_000);
    expect(house.lines).toHaveLength(1);
    expect(states.at(-1)).toBe('open');
  });

  it('does not wait for ever to be let in', () => {
    expect(house.wait()).toBe(10_000);
    house.wait();
    expect(house.lines).toHaveLength(2);
  });

  it('looks whether the line still holds when the tab is back', () => {
    house.answer();
    link.hurry();
    expect(house.line.sent).toEqual([{ type: 'ping' }]);
    expect(house.wait()).toBe(10_000);
    expect(states.at(-1)).toBe('lost');
  });
});

it('makes addresses for both schemes', () => {
  const at = (protocol: string) => socketUrl('a/b', -1, 4, { protocol, host: 'house:1' } as Location);
  expect(at('https:')).toBe('wss://house:1/ws/tables/a%2Fb?seat=-1&since=4');
  expect(at('http:')).toMatch(/^ws:/);
});

it('makes ids that differ', () => {
  expect(new Set(Array.from({ length: 50 }, newId)).size).toBe(50);
});
