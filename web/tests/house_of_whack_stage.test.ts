/** The tray, the stage and the sheets of House of Whack on a page: what can be pressed, and what it says. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Clash from '../src/games/house_of_whack/Clash.svelte';
import End from '../src/games/house_of_whack/End.svelte';
import Death from '../src/games/house_of_whack/sheets/Death.svelte';
import Which from '../src/games/house_of_whack/sheets/Which.svelte';
import Tray from '../src/games/house_of_whack/Tray.svelte';
import { SHEETS } from '../src/games/house_of_whack/tickets';
import type { ClashView, PremisesView } from '../src/games/house_of_whack/view';
import type { BoardProps } from '../src/table/board';
import type { Ask, Option } from '../src/table/wire';
import {
  asked,
  clash,
  forCamp,
  given,
  house,
  laid,
  pass,
  plain,
  play,
  player,
  seat,
  stepOf,
  told,
} from './house_of_whack_table';

afterEach(cleanup);

const answers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-answer]')].map((each) => each.dataset['answer']);
const press = (key: string) => fireEvent.click(document.querySelector(`[data-answer="${key}"]`)!);
const text = () => document.body.textContent.replaceAll(/\s+/g, ' ');

describe('the hand', () => {
  it('lights what can be played, and plays it', async () => {
    const props = given(stepOf(house(), asked('react', [play('sofa'), play('kitty'), pass]), { waiting: [0, 2] }));
    render(Tray, { props });
    expect(answers()).toEqual(['play:sofa', 'play:kitty']);
    expect(document.querySelector('[data-ticket="hush"]')?.className).toContain('off');
    await press('play:kitty');
    expect(props.act).toHaveBeenCalledWith('play:kitty');
    expect(screen.getByText(/1 of 3 have answered/)).toBeTruthy();
  });
  it('takes no click while an answer is on its way', async () => {
    const props = given(stepOf(house(), asked('react', [play('sofa'), pass])), { busy: true });
    render(Tray, { props });
    await press('play:sofa');
    expect(props.act).not.toHaveBeenCalled();
  });
  it('gives a card to either side', async () => {
    const options = [forCamp('help', 'kitty', 'fighter'), forCamp('help', 'kitty', 'foe'), pass];
    const props = given(stepOf(house({ clash: clash({ fighter: 1, foe: 2 }) }), asked('help', options)));
    render(Tray, { props });
    await press('help:kitty:foe');
    expect(props.act).toHaveBeenCalledWith('help:kitty:foe');
  });
  it('lays several face down, one by one', async () => {
    const ask = asked(
      'lay',
      ['sofa', 'hush', 'kitty'].map((key) => plain('drama', key)),
      {},
      { kind: 'some', low: 0, high: 3 },
    );
    const props = given(stepOf(house({ clash: clash() }), ask), { picked: [0] });
    render(Tray, { props });
    expect(screen.getByRole('button', { name: /Sofa/ }).getAttribute('aria-pressed')).toBe('true');
    await press('kitty');
    expect(props.pick).toHaveBeenCalledWith(2);
  });
  it('warns of what is over the limit', () => {
    render(Tray, { props: given(stepOf(house({ players: [player(0, { hand: ['sofa', 'hush'], limit: 1 })] }))) });
    expect(screen.getByText('One over your limit of 1')).toBeTruthy();
  });
  it('shows whoever watches no card', () => {
    render(Tray, { props: given(stepOf(house({ players: [player(0, { hand: [null, null] })] })), { seat: -1 }) });
    expect(screen.getAllByText('A card you cannot see')).toHaveLength(2);
    expect(document.querySelectorAll('[data-ticket]')).toHaveLength(0);
  });
});

describe('the stage of a Conflict', () => {
  function opens(change: Partial<ClashView>, view: Partial<PremisesView> = {}, more: Partial<BoardProps> = {}) {
    const shown = clash(change);
    const all = house({ clash: shown, ...view });
    const step = stepOf(all, null, { waiting: [2] });
    return render(Clash, { props: { given: given(step, more), view: all, clash: shown } });
  }

  it('shows backs with their giver, and one’s own values', () => {
    opens({ laid: [laid('fighter', 0, 'sofa'), laid('foe', 1), laid('foe', -1)] });
    expect(document.querySelectorAll('.back')).toHaveLength(3);
    expect(screen.getByText('A card face down from Otis')).toBeTruthy();
    expect(screen.getByText('A card face down from the House')).toBeTruthy();
    expect(screen.getByText('+4 you know of')).toBeTruthy();
    expect(screen.getByText('2 of 3 ready')).toBeTruthy();
    expect(screen.getByRole('img', { name: /2 cards hidden/ })).toBeTruthy();
  });
  it('shows all of it after the reveal, and strikes out what is of no use', () => {
    opens({ shown: true, mine: 9, laid: [laid('fighter', 0, 'sofa'), laid('fighter', 2, 'hush')] });
    expect(document.querySelectorAll('.face')).toHaveLength(2);
    expect(document.querySelectorAll('.face.useless')).toHaveLength(1);
    expect(screen.getByText(/Hush, plus 2, from Pru: of no use here/)).toBeTruthy();
  });
  it('stays until the end is told', async () => {
    const { rerender } = opens({ laid: [laid('foe', 1)] });
    const shown = clash({ laid: [laid('foe', 1)] });
    const all = house({ clash: shown });
    const props = given(stepOf(all), { playing: told('defeats', { seat: seat(0), rival: seat(1) }) });
    await rerender({ given: props, view: all, clash: shown });
    expect(screen.getByRole('status').textContent).toContain('Ada wins!');
  });
  it('says what a Goose costs', () => {
    opens({ foe: -1, card: 'goose', against: 'minion', theirs: 2 });
    expect(text()).toContain('Goose goes to Ada, worth 1.');
    expect(text()).toContain('What Goose does.');
  });
  it('says so when it is fought from afar', () => {
    opens({ ranged: true });
    expect(screen.getByText('from afar')).toBeTruthy();
  });
});

describe('sheets', () => {
  function lies(ask: Ask, view: Partial<PremisesView> = {}, more: Partial<BoardProps> = {}) {
    const all = house(view);
    const props = given(stepOf(all, ask, { waiting: [0, 2] }), more);
    const sheet = SHEETS[ask.name];
    if (!sheet) throw new Error(`No sheet for '${ask.name}'.`);
    render(Which, { props: { given: props, view: all, ask, sheet } });
    return props;
  }
  const carried = [player(0, { carried: ['skates'] }), player(1, { carried: ['silver'] }), player(2)];
  const word = (verb: string): Option => ({ key: verb, verb, parts: {} });

  it('a deal: what one gives', async () => {
    const ask = asked('deal-give', [plain('prop', 'skates')], { taker: seat(1) }, { kind: 'some', low: 0, high: 1 });
    const props = lies(ask, { players: carried });
    expect(text()).toContain('A trade with Otis');
    expect(text()).toContain('Family Silver');
    await press('skates');
    expect(props.pick).toHaveBeenCalledWith(0);
  });
  it('a deal: what the other offers and wants', () => {
    const about = { maker: seat(1), give: [{ card: 'silver' }], get: [{ card: 'skates' }] };
    lies(asked('deal-reply', [word('accept'), word('refuse')], about), { players: carried });
    const [mine, theirs] = [...document.querySelectorAll('.table section')].map((each) => each.textContent);
    expect(mine).toContain('Roller Skates');
    expect(theirs).toContain('Family Silver');
  });
  it('a present for somebody’s help', async () => {
    const gift = (to: number): Option => ({
      key: `gift:skates:${to}`,
      verb: 'gift',
      parts: { prop: { card: 'skates' }, seat: seat(to) },
    });
    const props = lies(asked('offer-help', [gift(1), gift(2), pass]), { players: carried });
    await press('gift:skates:2');
    expect(props.act).toHaveBeenCalledWith('gift:skates:2');
  });
  it('a vote: who accuses whom, and who has voted', async () => {
    const party = (of: number): Option => ({ key: String(of), verb: '', parts: { seat: seat(of) } });
    const props = lies(asked('verdict', [party(1), party(2), word('abstain')], { accuser: seat(1), accused: seat(2) }));
    expect(text()).toContain('Otis against Pru');
    expect(text()).toContain('0 of 1 have voted');
    await press('2');
    expect(props.act).toHaveBeenCalledWith('2');
  });
  it('redeeming: each card for a colour, with the sums', async () => {
    const pay = (heart: string): Option => ({
      key: `pay:skates:${heart}`,
      verb: 'pay',
      parts: { prop: { card: 'skates' }, heart: { word: heart } },
    });
    const spend: Option = { key: 'spend:red', verb: 'spend', parts: { heart: { word: 'red' } } };
    const about = { value: 4, gold: 0, gold_rate: 1, red: 4, red_rate: 3 };
    const props = lies(asked('redeem', [pay('gold'), pay('red'), spend, word('done')], about), { players: carried });
    expect(text()).toContain('buys 1, 1 lost');
    await press('pay:skates:red');
    expect(props.act).toHaveBeenCalledWith('pay:skates:red');
  });
  it('the Hatch: two wheels and a number', async () => {
    const props = lies(asked('number', [], {}, { kind: 'number', low: 0, high: 99, default: '29' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Wheel 2 up' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Wheel 1 down' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Write down 10' }));
    expect(props.act).toHaveBeenCalledWith('10');
  });
  it('the Mystery Room: something for something', async () => {
    const option: Option = { key: 'drama-gold', verb: '', parts: { tariff: { word: 'drama-gold' } } };
    const props = lies(asked('propose', [option, pass]));
    await press('drama-gold');
    expect(props.act).toHaveBeenCalledWith('drama-gold');
  });
  it('spoils: things and hurts', async () => {
    const take: Option = { key: 'take:silver', verb: 'take', parts: { prop: { card: 'silver' } } };
    const props = lies(asked('spoils', [take, word('wound'), word('look')], { rival: seat(1) }));
    expect(answers()).toEqual(['take:silver', 'wound', 'look']);
    await press('wound');
    expect(props.act).toHaveBeenCalledWith('wound');
  });
  it('words of one’s own: they bind nobody', () => {
    lies(asked('case', [], { against: seat(1) }, { kind: 'text', low: 0, high: 200 }));
    expect(text()).toContain('binds nobody');
  });
  it('can be folded away, and fetched back', async () => {
    lies(asked('rob', [plain('drama', 'sofa')], { rival: seat(1) }));
    await fireEvent.click(screen.getByRole('button', { name: 'See the house' }));
    expect(answers()).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Back to it' }));
    expect(answers()).toEqual(['sofa']);
  });
});

describe('last things', () => {
  it('a death is told, with what it takes along', () => {
    const view = house();
    const event = told('dies', { seat: seat(1), room: { card: 'start' } });
    render(Death, { props: { given: given(stepOf(view)), view, event } });
    expect(text()).toContain('Otis is dead');
    expect(text()).toContain('Quiet Child');
  });
  it('the end has those who won above all others', async () => {
    const view = house({ over: true });
    const result = { winners: [2], rule: 'HW-27.1', why: 'hearts', scores: [] };
    let looks = 0;
    render(End, { props: { given: given(stepOf(view, null, { result })), view, look: () => (looks += 1) } });
    expect(screen.getByRole('heading').textContent).toBe('Pru gets away with it');
    expect(document.querySelectorAll('li')[0]?.textContent).toContain('Pru');
    await fireEvent.click(screen.getByRole('button', { name: 'See the house' }));
    expect(looks).toBe(1);
  });
  it('the House may win', () => {
    const view = house({ over: true, versus: true, house: 9 });
    const result = { winners: [], rule: 'HW-32.6', why: 'house', scores: [] };
    render(End, { props: { given: given(stepOf(view, null, { result })), view, look: () => undefined } });
    expect(screen.getByRole('heading').textContent).toBe('The House wins');
  });
});
