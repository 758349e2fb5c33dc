import { describe, expect, it } from 'vitest';
import { pageOf, pathOf, type Page } from '../src/lib/path';

describe('addresses', () => {
  const pages: [string, Page][] = [
    ['/', { page: 'home' }],
    ['/g/haunt_the_house', { page: 'game', game: 'haunt_the_house', rule: '' }],
    ['/g/haunt_the_house#HTH-3.2', { page: 'game', game: 'haunt_the_house', rule: 'HTH-3.2' }],
    ['/g/way_out/cards', { page: 'cards', game: 'way_out', face: '' }],
    ['/g/way_out/cards#red_5', { page: 'cards', game: 'way_out', face: 'red_5' }],
    ['/t/aB3', { page: 'table', id: 'aB3', seat: null }],
    ['/t/aB3?seat=2', { page: 'table', id: 'aB3', seat: 2 }],
    ['/t/aB3/replay?at=12', { page: 'replay', id: 'aB3', at: 12, event: null, seat: null }],
    ['/t/aB3/story', { page: 'story', id: 'aB3', seat: null }],
    ['/t/aB3/story?seat=2', { page: 'story', id: 'aB3', seat: 2 }],
  ];
  it.each(pages)('%s there and back', (path, page) => {
    const url = new URL(path, 'http://house');
    expect(pageOf(url.pathname, url.search, url.hash)).toEqual(page);
    expect(pathOf(page)).toBe(path);
  });

  it('finds the line of the tale that a link names', () => {
    expect(pageOf('/t/a/replay', '?event=40&seat=1')).toEqual({ page: 'replay', id: 'a', at: 0, event: 40, seat: 1 });
    expect(pathOf({ page: 'replay', id: 'a', at: 0, event: 40, seat: 1 })).toBe('/t/a/replay?event=40&seat=1');
  });

  it('knows when nobody lives there', () => {
    for (const path of ['/x', '/t', '/t/a/b', '/t/a/story/more', '/g/a/b']) expect(pageOf(path).page).toBe('lost');
  });

  it('takes nonsense for nothing', () => {
    expect(pageOf('/t/a/replay', '?at=-3')).toMatchObject({ at: 0 });
    expect(pageOf('/t/a', '?seat=two')).toMatchObject({ seat: null });
    expect(pageOf('/t/%E0%A4%A')).toMatchObject({ page: 'table' });
  });
});
