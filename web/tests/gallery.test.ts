import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import fixture from '../fixtures/boxes.json?raw';
import { type Boxes, unpictured } from '../scripts/unpictured';
import Browse from '../src/gallery/Browse.svelte';
import { grouped, named, read, says, signed } from '../src/gallery/printed';
import { galleries } from '../src/games/galleries';
import { bundleOf } from '../src/words/fluent';
import { cards, game, words } from './samples';
import { textsOf } from './texts';

afterEach(cleanup);

const boxes = JSON.parse(fixture) as Boxes;
const faces = boxes['haunt_the_house']!.map((bare) => {
  const { title, text } = cards[bare.key] ?? { title: bare.key, text: '' };
  return { ...bare, title, text, flavour: '', count: bare.kind === 'phantom' ? 2 : 1, rules: ['HTH-1', 'HTH-7.4'] };
});
const bundle = bundleOf('en', textsOf('haunt_the_house'));
const box = read(faces, bundle, cards);
const shown = (key: string) => box.find(({ face }) => face.key === key)!;
const printed = (key: string) =>
  shown(key).imprints.map(
    ({ label, pieces }) => `${label}: ${pieces.map(({ text, times }) => `${times} ${text}`).join(', ')}`,
  );
const dressed = async (name: string) => (await galleries[name]?.()) ?? null;

describe('pictures', () => {
  it('are there for everything in every box', async () => {
    expect(await unpictured(boxes, dressed)).toEqual([]);
    expect(new Set(Object.keys(boxes))).toEqual(new Set(Object.keys(galleries)));
  });
  it('are missed when they are not there', async () => {
    const stray = { key: 'vampire', kind: 'hunter', cards: ['vampire'], imprints: [] };
    const all = { haunt_the_house: [stray], chess: [{ ...stray, kind: 'queen' }] };
    expect(await unpictured(all, dressed)).toEqual(['haunt_the_house: vampire (hunter)', 'chess: vampire (queen)']);
  });
  it('are the same for no two rooms of the Way Out, for no two cards of the tale, and for nothing in the House of Whack', async () => {
    for (const [name, kinds] of Object.entries({
      way_out: ['suit', 'color'],
      edwardian: ['setting', 'event', 'action'],
      house_of_whack: boxes['house_of_whack']!.map(({ kind }) => kind),
    })) {
      const dress = await dressed(name);
      const found = (boxes[name] ?? [])
        .filter(({ kind }) => kinds.includes(kind))
        .map((face) => dress?.look(face).picture);
      expect(new Set(found).size).toBe(found.length);
    }
  });
});

describe('what is printed', () => {
  it('reads as in the terminal', () => {
    expect(printed('auntie_purl')).toEqual(['Fears: 1 Bump, 3 Chill', 'Gear: 1 candle, 1 rope', 'Worth: 1 +1 skull']);
    expect(printed('bold')).toEqual(['When: 1 after your last action', 'Worth: 1 −2 skulls']);
    expect(printed('cellar')).toEqual(['Attack: ']);
    expect(shown('cellar').heading).toBe('Rooms');
    expect([2, 0, -1].map(signed)).toEqual(['+2', '+0', '−1']);
  });
  it('is found by every word that stands there, whatever its case', () => {
    const found = (search: string) => box.filter((each) => says(each, search)).map(({ face }) => face.key);
    expect(found('CANDLE chill')).toEqual(['matilda_dunes', 'auntie_purl']);
    expect(found('rooms attack')).toEqual(['cellar', 'long_gallery']);
    expect(found('  ')).toHaveLength(box.length);
  });
  it('comes by kind, in the order of the box', () => {
    const groups = grouped(box);
    expect(groups.map(({ heading }) => heading)).toEqual(['Hunters', 'Phantoms', 'Rooms', 'Scares', 'Trophies']);
    expect(groups.flatMap(({ shown }) => shown)).toEqual(box);
  });
  it('leads from a card to the cards it names, and never to itself', () => {
    const gear = {
      name: 'gear',
      pieces: [{ card: 'bold' }, { words: 'Library' }, { words: 'Nowhere' }, { text: 'gear-rope' }],
    };
    const [one] = read([{ ...shown('cellar').face, imprints: [gear] }], bundle, cards);
    const leads = one!.imprints[0]!.pieces.map((piece) => named(piece, one!, box)?.face.key ?? null);
    expect(leads).toEqual(['bold', 'library', null, null]);
    expect(named(one!.imprints[0]!.pieces[0]!, shown('bold'), box)).toBeNull();
  });
});

describe('the gallery', () => {
  const hunters = ['brother_anselm', 'captain_bosk', 'matilda_dunes', 'auntie_purl'];
  const few = [...hunters, 'bold', 'grasping', 'cellar', 'library', 'purple-chill', 'trophy_candle'].map(shown);

  async function look(face = '', open = vi.fn()) {
    const opened = { info: game, box: few, dress: await dressed('haunt_the_house'), words };
    render(Browse, { props: { opened, face, open } });
    return open;
  }
  const names = () => screen.queryAllByRole('article').map((card) => card.dataset['face']);
  const search = (text: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } });
  const chip = (name: RegExp) => screen.getByRole('button', { name });

  it('shows everything as lists of cards under headings', async () => {
    await look();
    expect(names()).toHaveLength(10);
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toContain('Phantoms 2');
    const bold = within(document.querySelector<HTMLElement>('[data-face="bold"]')!);
    expect(bold.getByText('2 in the box')).toBeTruthy();
    expect(bold.getByText('After your last action, yell BOO as well.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('10 of 10');
  });
  it('searches while one types, and says how many', async () => {
    await look();
    await search('chill candle');
    expect(names()).toEqual(['matilda_dunes', 'auntie_purl']);
    expect(screen.getByRole('status').textContent).toBe('2 of 10');
    expect(chip(/^Phantoms/).textContent).toContain('0');
  });
  it('shows one kind only', async () => {
    await look();
    await fireEvent.click(chip(/^Rooms/));
    expect(names()).toHaveLength(2);
    expect(chip(/^Rooms/).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(chip(/^Everything/));
    expect(names()).toHaveLength(10);
  });
  it('says when nothing is found, and offers the rest', async () => {
    await look();
    await search('vampire');
    expect(screen.getByText(/Nothing in this box says “vampire”/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(names()).toHaveLength(10);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
  it('knows when the other kinds have what this one has not', async () => {
    await look();
    await fireEvent.click(chip(/^Rooms/));
    await search('candle');
    expect(screen.getByText('Nothing among the Rooms says “candle”.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: '4 other cards do. Show them' }));
    expect(names()).toHaveLength(4);
  });
  it('takes a card out when it is pressed', async () => {
    const open = await look();
    await fireEvent.click(screen.getByRole('button', { name: 'Captain Bosk' }));
    expect(open).toHaveBeenCalledWith('captain_bosk');
  });
  it('shows the card that is taken out in full, with its rules', async () => {
    const open = await look('grasping');
    const card = within(screen.getByRole('dialog', { name: 'Grasping' }));
    expect(card.getByText('Phantoms · 2 in the box')).toBeTruthy();
    expect(card.getByText('Take a skull from another ghost.')).toBeTruthy();
    const rules = card.getAllByRole('button', { name: /^Rule / }).map((each) => each.textContent);
    expect(rules).toEqual(['HTH-1', 'HTH-7.4']);
    await fireEvent.click(card.getByRole('button', { name: 'Close' }));
    expect(open).toHaveBeenCalledWith('');
  });
});
