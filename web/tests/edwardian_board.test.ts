import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/games/edwardian/Board.svelte';
import { status } from '../src/games/edwardian/board';
import { evening } from '../src/games/edwardian/evening';
import Hand from '../src/games/edwardian/Hand.svelte';
import { held } from '../src/games/edwardian/held.svelte';
import SeatLines from '../src/games/edwardian/SeatLines.svelte';
import type { TableEvent } from '../src/table/wire';
import { cardOf } from '../src/words/facts';
import { event } from './samples';
import { cards, given, stepOf } from './fireside';

afterEach(() => {
  cleanup();
  held.drop();
  held.seen = '';
});

/** Board and hand in a position, and what is answered there. */
function sit(name: string, change: Parameters<typeof given>[1] = {}) {
  const act = vi.fn();
  const props = given(stepOf(name), { act, ...change });
  render(Board, { props });
  render(Hand, { props });
  return { act, view: evening(props.step), ask: props.step.question!, words: props.words };
}
const inHand = (key: string) => document.querySelector<HTMLElement>(`[data-hand="${key}"]`)!;
const places = () => [...document.querySelectorAll<HTMLElement>('[data-drop]')].map((each) => each.dataset['drop']);

describe('playing a card', () => {
  it('lights its places once it is taken up, and answers with the one chosen', async () => {
    const { act, words, ask } = sit('attack');
    expect(places()).toEqual([]);
    await fireEvent.click(inHand('secret_room'));
    const wanted = ask.options.filter((option) => cardOf(option.parts['card']) === 'secret_room');
    expect(new Set(places())).toEqual(new Set(wanted.map((option) => option.key)));
    await fireEvent.click(screen.getByRole('button', { name: words.option(wanted[1]!) }));
    expect(act).toHaveBeenCalledExactlyOnceWith(wanted[1]!.key);
  });
  it('lets go of it with Escape, or by another press', async () => {
    sit('attack');
    await fireEvent.click(inHand('secret_room'));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(places()).toEqual([]);
    await fireEvent.click(inHand('secret_room'));
    await fireEvent.click(inHand('secret_room'));
    expect(places()).toEqual([]);
  });
  it('offers both uses of a card on the same line', async () => {
    const { act } = sit('attack');
    await fireEvent.click(inHand('pleasant_company'));
    const both = places().filter((key) => key?.endsWith('-2:pleasant_company:3'));
    expect(both.sort()).toEqual(['call-2:pleasant_company:3', 'play-2:pleasant_company:3']);
    await fireEvent.click(document.querySelector('[data-drop="call-2:pleasant_company:3"]')!);
    expect(act).toHaveBeenCalledExactlyOnceWith('call-2:pleasant_company:3');
  });
  it('offers a card for oneself as a whole', async () => {
    const { act } = sit('own-lines');
    await fireEvent.click(inHand('examine_focus'));
    await fireEvent.click(screen.getByRole('button', { name: /Play “Examine Focus” at home/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith('use:examine_focus');
  });
  it('sends nothing while an answer is on its way', async () => {
    const { act } = sit('discard', { busy: true });
    for (const button of screen.getAllByRole('button', { name: /./ })) await fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('choosing a card', () => {
  it('out of the hand answers at once', async () => {
    const { act, ask } = sit('discard');
    const key = cardOf(ask.options[2]!.parts['card'])!;
    await fireEvent.click(inHand(key));
    expect(act).toHaveBeenCalledExactlyOnceWith(key);
  });
  it('picks several where several are wanted', async () => {
    const pick = vi.fn();
    const { act, ask } = sit('exchange', { pick });
    await fireEvent.click(inHand(cardOf(ask.options[1]!.parts['card'])!));
    expect(pick).toHaveBeenCalledExactlyOnceWith(1);
    expect(act).not.toHaveBeenCalled();
  });
  it('on a line answers with that card', async () => {
    const { act, ask, words } = sit('which-focus');
    await fireEvent.click(screen.getByRole('button', { name: words.option(ask.options[0]!) }));
    expect(act).toHaveBeenCalledExactlyOnceWith(ask.options[0]!.key);
  });
  it('out of the open pile goes by way of its sheet', async () => {
    const { act, ask } = sit('replace');
    const fetched = ask.options.filter((option) => option.verb === 'fetch');
    await fireEvent.click(document.querySelector('[data-pile]')!);
    const sheet = screen.getByRole('dialog');
    expect(sheet.querySelectorAll('[data-choice]')).toHaveLength(fetched.length);
    await fireEvent.click(sheet.querySelector(`[data-choice="${cardOf(fetched[3]!.parts['card']) ?? ''}"]`)!);
    expect(act).toHaveBeenCalledExactlyOnceWith(fetched[3]!.key);
  });
  it('of those laid aside picks it in the middle of the table', async () => {
    const pick = vi.fn();
    const { ask } = sit('keep-some', { pick });
    const title = cards[cardOf(ask.options[0]!.parts['card'])!]!.title;
    await fireEvent.click(
      within(screen.getByRole('region', { name: 'Stockpile and discards' })).getByRole('button', {
        name: new RegExp(title),
      }),
    );
    expect(pick).toHaveBeenCalledExactlyOnceWith(0);
  });
});

describe('reading', () => {
  it('shows what can be found at a Setting, and marks what fits', async () => {
    const { view } = sit('attack');
    const focus = view.players[0]!.hand.find((key) => key === 'engraved_coin');
    expect(focus).toBe('engraved_coin');
    const inn = document.createElement('i');
    inn.dataset['card'] = 'roadside_inn';
    document.body.append(inn);
    await fireEvent.pointerOver(inn);
    expect(document.querySelector('.read')!.textContent).toContain('Found here:');
    expect(document.querySelectorAll('.read .chip')).toHaveLength(6);
    expect(inHand('engraved_coin').querySelector('.kin')).toBeTruthy();
    expect(inHand('secret_room').querySelector('.kin')).toBeNull();
    inn.remove();
  });
  it('leafs through the discards by kind', async () => {
    const { view } = sit('replace');
    await fireEvent.click(document.querySelector('[data-pile]')!);
    const sheet = screen.getByRole('dialog');
    expect(sheet.querySelectorAll('article')).toHaveLength(view.discards.length);
    const events = view.discards.filter((key) => cards[key]!['kind'] === 3);
    await fireEvent.click(within(sheet).getByRole('button', { name: /^Event/ }));
    expect(sheet.querySelectorAll('article')).toHaveLength(events.length);
  });
  it('opens anybody’s lines with every card in full', async () => {
    const { view } = sit('attack');
    await fireEvent.click(screen.getByRole('button', { name: /^Tomasz/ }));
    const laid = view.players[1]!.lines.flatMap((line) => line.cards);
    expect(screen.getByRole('dialog', { name: "Tomasz's lines" }).querySelectorAll('article')).toHaveLength(
      laid.length,
    );
  });
});

describe('what happens', () => {
  const lap: TableEvent = event('lap', {
    seat: { seat: 1 },
    cards: [{ card: 'roadside_inn' }, { card: 'fire' }, { card: 'fever' }],
  });

  it('shows the Lap of the Gods to everybody, with its outcome', () => {
    const step = { ...stepOf('attack'), question: null };
    render(Board, { props: given(step, { playing: lap, seat: -1 }) });
    const stage = document.querySelector('.stage')!;
    expect(stage.querySelectorAll('.face')).toHaveLength(3);
    expect(stage.textContent).toContain('A loss, unannounced');
    expect(stage.textContent).toContain('Tomasz');
  });
  it('leaves it on the table for those who want no motion', () => {
    render(Board, { props: given({ ...stepOf('attack'), events: [lap] }) });
    expect(document.querySelector('.stage')).toBeNull();
    expect(screen.getByText('Tomasz: A loss, unannounced')).toBeTruthy();
  });
  it('lays a card on its line while that is told', () => {
    const step = { ...stepOf('attack'), question: null };
    const laid = evening(step).players[3]!.lines[1]!.cards;
    render(Board, {
      props: given(step, {
        playing: event('plays', { seat: { seat: 0 }, card: { card: 'engraved_coin' }, target: { seat: 3 }, line: 2 }),
      }),
    });
    const line = document.querySelectorAll('[data-panel="3"] .line')[1]!;
    expect([...line.querySelectorAll<HTMLElement>('[data-card]')].map((each) => each.dataset['card'])).toEqual([
      ...laid,
      'engraved_coin',
    ]);
    expect(within(line as HTMLElement).getByLabelText('Arrived this turn')).toBeTruthy();
  });
  it('marks what came this turn, and what is over', () => {
    const { view } = sit('defend');
    const fresh = view.players
      .flatMap((player) => player.lines)
      .reduce((sum, line) => sum + (line.complete ? 0 : line.fresh), 0);
    expect(screen.getAllByLabelText('Arrived this turn')).toHaveLength(fresh);
    const complete = view.players.flatMap((player) => player.lines).filter((line) => line.complete);
    expect(screen.queryAllByRole('listitem', { name: /complete$/ })).toHaveLength(complete.length);
  });
});

it('counts for every seat what all may know', () => {
  const step = stepOf('over');
  const player = evening(step).players[1]!;
  render(SeatLines, { props: { ...given(step), of: 1 } });
  const sealed = player.lines.filter((line) => line.complete).length;
  expect(document.body.textContent).toContain(`${sealed} of 3 complete lines`);
  expect(document.body.textContent).toContain(`${player.score} points`);
});

it('says in the header what it is about, and who does what', () => {
  const { step, words } = given(stepOf('attack'));
  expect(status(step, words)).toBe('Three lines lose · Ada attacks');
});
