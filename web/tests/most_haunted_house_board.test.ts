import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from '../src/games/most_haunted_house/Board.svelte';
import { signs } from '../src/games/most_haunted_house/board';
import { look, sign } from '../src/games/most_haunted_house/gallery/look';
import Hand from '../src/games/most_haunted_house/Hand.svelte';
import { camera } from '../src/games/most_haunted_house/icons';
import { pictures } from '../src/games/most_haunted_house/pictures';
import SeatLines from '../src/games/most_haunted_house/SeatLines.svelte';
import type { TableEvent } from '../src/table/wire';
import { asked, cards, given, night, sleuth, stepOf, walk, words } from './most_haunted_house_samples';
// What a board fetches when it is wanted is at hand here: no test waits for a busy machine.
import '../src/games/most_haunted_house/Draft.svelte';
import '../src/games/most_haunted_house/End.svelte';
import '../src/games/most_haunted_house/Rite.svelte';

afterEach(cleanup);

const done = { key: 'done', verb: 'done', parts: {} };
const turn = asked([walk('gc9', 1), walk('gc8', 2), walk('gb10', 5), done]);
const spot = (key: string) => document.querySelector<HTMLElement>(`[data-space="${key}"]`)!;
const told = (name: string, facts: TableEvent['facts']): TableEvent => ({ name, rule: '', facts, private: false });

describe('the plan on the table', () => {
  it('shows every space, what it costs, and what can be rolled there', () => {
    render(Board, { props: given(stepOf(night(), turn)) });
    expect(document.querySelectorAll('[data-space]')).toHaveLength(156);
    expect(spot('gc8').querySelector('.cost')?.textContent).toBe('2');
    expect(spot('gb10').textContent).toContain('Search there: 7+, 70 %');
    expect(document.querySelectorAll('[data-figure]')).toHaveLength(4);
    expect(screen.getByText('9:30 PM')).toBeTruthy();
    expect(screen.getByText('A Haunting comes at 10')).toBeTruthy();
  });
  it('goes where one clicks', async () => {
    const props = given(stepOf(night(), turn));
    render(Board, { props });
    await fireEvent.click(spot('gc8'));
    expect(props.act).toHaveBeenCalledWith('walk:gc8');
  });
  it('lets a finger look first', async () => {
    const props = given(stepOf(night(), turn));
    render(Board, { props });
    const tap = async () => {
      await fireEvent.pointerDown(spot('gc8'), { pointerType: 'touch' });
      await fireEvent.click(spot('gc8'));
    };
    await tap();
    expect(props.act).not.toHaveBeenCalled();
    expect(props.point).toHaveBeenLastCalledWith('walk:gc8');
    await tap();
    expect(props.act).toHaveBeenCalledWith('walk:gc8');
  });
  it('says politely why not', async () => {
    const props = given(stepOf(night(), turn));
    render(Board, { props });
    await fireEvent.click(spot('gd10'));
    expect(screen.getByRole('status').textContent).toContain('Tomasz stands there already.');
    await fireEvent.click(screen.getByRole('button', { name: /AM-3\.2/ }));
    expect(props.why).toHaveBeenCalledWith('AM-3.2');
    expect(props.act).not.toHaveBeenCalled();
  });
  it('is one stop of the Tab key; arrows go over it, and elsewhere they are steps', async () => {
    const props = given(stepOf(night(), turn));
    render(Board, { props });
    expect([...document.querySelectorAll('[data-space][tabindex="0"]')]).toEqual([spot('gc10')]);
    spot('gc10').focus();
    await fireEvent.keyDown(spot('gc10'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(spot('gc9'));
    expect(props.point).toHaveBeenLastCalledWith('walk:gc9');
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    expect(props.act).toHaveBeenCalledWith('walk:gc9');
  });
  it('draws the way to where one points', () => {
    render(Board, { props: given(stepOf(night(), turn), { pointed: 'walk:gc8' }) });
    expect(document.querySelector('path.way')?.getAttribute('d')).toBe('M2.5 9.5L2.5 8.5L2.5 7.5');
  });
  it('shows what haunts, with its sum roll by roll, and takes it as an answer', async () => {
    const view = night({ hauntings: [{ haunting: 'demonic_voices', sum: 19 }] });
    const ignore = asked([{ key: 'demonic_voices', verb: '', parts: { haunting: { card: 'demonic_voices' } } }], {
      name: 'ignore',
    });
    const facts = (count: number) => ({ haunting: { card: 'demonic_voices' }, count });
    const events = [told('faces', facts(8)), told('faces', facts(19))];
    const props = given(stepOf(view, ignore, { events }));
    render(Board, { props });
    const card = screen.getByRole('button', { name: /Rolled 19 of 33/ });
    expect([...card.querySelectorAll('.meter i')].map((each) => each.textContent)).toEqual(['8', '11']);
    expect(document.querySelectorAll('.pin u')).toHaveLength(2);
    await fireEvent.click(card);
    expect(props.act).toHaveBeenCalledWith('demonic_voices');
  });
  it('asks who one is tonight', async () => {
    const draft = asked([{ key: 'medium', verb: '', parts: { investigator: { card: 'medium' } } }], { name: 'draft' });
    const props = given(stepOf(night({ team: night().team.map((each) => ({ ...each, card: '' })) }), draft));
    render(Board, { props });
    await fireEvent.click(await screen.findByRole('button', { name: /Medium/ }));
    expect(props.act).toHaveBeenCalledWith('medium');
  });
  it('names the possessed, and what each of the others could give', async () => {
    const team = [
      sleuth(0, 'gc10', { hand: ['glass_plate'] }),
      sleuth(1, 'gd10', { hand: ['the_sleeper'], possessed: true }),
      sleuth(2, 'ge10'),
      sleuth(3, 'uf2', { hand: ['vestry_candle', 'rowan_twig'] }),
    ];
    render(Board, { props: given(stepOf(night({ active: 1, team }), null, { waiting: [0, 3] })) });
    const rite = await screen.findByRole('region', { name: 'An Exorcise' });
    expect(rite.textContent).toContain('Tomasz is possessed');
    expect(rite.querySelectorAll('li i')).toHaveLength(2);
    expect(rite.textContent).toContain('nothing to give');
  });
  it.each([
    [{ won: true }, 'The door is open'],
    [{}, 'It is light'],
    [{ conceded: true }, 'The house keeps them'],
  ])('ends in a scene of its own: %j', async (how, title) => {
    render(Board, { props: given(stepOf(night({ over: true, ...how }))) });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'See the house' }));
    expect(spot('gc10')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the end' }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('the tray', () => {
  const team = [sleuth(0, 'gb10', { hand: ['rowan_twig', 'cold_fingers', 'glass_plate'] }), ...night().team.slice(1)];
  const charm = (verb: string, card: string) => ({ key: `${verb}:${card}`, verb, parts: { charm: { card } } });
  it('has buttons on cards for what can be done with them', async () => {
    const lift = { key: 'lift:cold_fingers', verb: 'lift', parts: { curse: { card: 'cold_fingers' } } };
    const question = asked([charm('trade', 'rowan_twig'), charm('lay-off', 'rowan_twig'), lift, done]);
    const props = given(stepOf(night({ team, deeds: ['walk', 'search'], actions: 3 }), question));
    render(Hand, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Play Rowan Twig' }));
    expect(props.act).toHaveBeenCalledWith('trade:rowan_twig');
    expect(screen.getByRole('button', { name: 'Lift Cold Fingers' }).textContent).toContain('Lift: 11+');
    expect(screen.getByRole('img', { name: 'a Walk, a Search' })).toBeTruthy();
    expect(screen.getByText('room for one more card')).toBeTruthy();
  });
  it('says why there is no Search', () => {
    const full = team.map((each) => (each.seat === 0 ? { ...each, limit: 3 } : each));
    render(Hand, { props: given(stepOf(night({ team: full }), turn)) });
    expect(screen.getByText(/No Search: your hands are full/)).toBeTruthy();
  });
  it('takes several Charms for an Exorcise', async () => {
    const question = asked([{ key: 'glass_plate', verb: '', parts: { charm: { card: 'glass_plate' } } }], {
      name: 'exorcise',
      kind: 'some',
      low: 0,
      high: 1,
    });
    const props = given(stepOf(night({ team, active: 1 }), question), { picked: [0] });
    render(Hand, { props });
    const card = screen.getByRole('button', { name: 'Glass Plate' });
    expect(card.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(card);
    expect(props.pick).toHaveBeenCalledWith(0);
  });
  it('shows the last roll on paper, and says it in a sentence', async () => {
    const roll = { seat: 1, deed: 'face', about: 'demonic_voices', dice: [4, 9], die: 9, total: 9, against: 33 };
    const view = night({ roll: { ...roll, parts: [], made: false } });
    const shown = render(Hand, { props: given(stepOf(view)) });
    expect(screen.getByText(/Last roll, Tomasz: 4 and 9, that makes 9 against 33/)).toBeTruthy();
    expect(document.querySelectorAll('.dice svg')).toHaveLength(2);
    expect(document.querySelector('.tumbling')).toBeNull();
    const playing = told('rolls', { seat: { seat: 2 }, die: 17 });
    await shown.rerender(given(stepOf(view), { playing, quiet: false }));
    expect(document.querySelector('.tumbling')?.textContent).toContain('17');
  });
});

describe('a seat', () => {
  it('says who somebody is, where, and what they hold', () => {
    const view = night({
      team: [sleuth(0, 'gb10', { hand: ['glass_plate', 'the_sleeper'], proof: 1, possessed: true, slow: 1 })],
    });
    render(SeatLines, { props: { of: 0, step: stepOf(view), cards, words, quiet: true } });
    expect(screen.getByText('Photographer')).toBeTruthy();
    expect(screen.getByText('Library')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Glass Plate' })).toBeTruthy();
    expect(screen.getByTitle('Proof').textContent.trim()).toBe('2');
    expect(screen.getByText('one Action fewer')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Possessed' })).toBeTruthy();
    expect(signs(stepOf(view))).toEqual([pictures['photographer']]);
  });
});

describe('the gallery', () => {
  it('has marks and numbers in the corner', () => {
    const imprints = [
      { name: 'threshold', pieces: [{ words: '33' }] },
      { name: 'proof', pieces: [] },
    ];
    const dressed = look({ key: 'demonic_voices', kind: 'haunting', cards: [], imprints });
    expect(dressed).toMatchObject({ skin: 'moonlit haunting', corner: { text: '33', signs: [camera] } });
    expect(dressed.picture).toBe(pictures['demonic_voices']);
    expect(sign({ name: 'proof', pieces: [] })).toBe(camera);
    expect(sign({ name: 'mood', pieces: [] })).toBe('');
  });
  it('has a picture of its own for each of the seventy-one', () => {
    expect(new Set(Object.values(pictures)).size).toBe(71);
  });
});
