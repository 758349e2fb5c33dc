import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import QuestionBar from '../src/table/QuestionBar.svelte';
import type { Ask, Option } from '../src/table/wire';
import { asked, discard, turn, words } from './samples';

afterEach(cleanup);

function bar(ask: Ask, more: { picked?: number[]; busy?: boolean; shows?: (option: Option) => boolean } = {}) {
  const deeds = { act: vi.fn(), pick: vi.fn(), point: vi.fn(), why: vi.fn() };
  render(QuestionBar, { props: { ask, number: 0, words, busy: false, picked: [], pointed: '', ...deeds, ...more } });
  return deeds;
}
const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('one of several', () => {
  it('says what is asked and answers with the key', async () => {
    const { act } = bar(turn);
    expect(screen.getByRole('heading').textContent).toContain('2 actions, or a BOO.');
    await fireEvent.click(button('BOO in the Library'));
    expect(act).toHaveBeenCalledWith('boo:library');
  });
  it('tells which key answers', () => {
    bar(turn);
    expect(button('BOO in the Cellar').getAttribute('aria-keyshortcuts')).toBe('2');
    expect(button('Pass').getAttribute('aria-keyshortcuts')).toBe('0');
  });
  it('points at the option under mouse and focus', async () => {
    const { point } = bar(turn);
    await fireEvent.focus(button('Play a Chill'));
    expect(point).toHaveBeenLastCalledWith('pick:purple-chill');
    await fireEvent.blur(button('Play a Chill'));
    expect(point).toHaveBeenLastCalledWith('');
  });
  it('folds away what the board shows, and unfolds it', async () => {
    bar(turn, { shows: (option) => option.verb === 'boo' });
    expect(screen.queryByRole('button', { name: /BOO/ })).toBeNull();
    await fireEvent.click(button('All 4 answers'));
    expect(screen.getAllByRole('button', { name: /BOO/ })).toHaveLength(2);
  });
  it('explains', async () => {
    const { why } = bar(turn);
    await fireEvent.click(button(/^Why/));
    expect(why).toHaveBeenCalled();
  });
  it('shows that an answer is on its way', () => {
    bar(turn, { busy: true });
    expect(button('Pass').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a subset', () => {
  it('picks by index, for equal cards share a key', async () => {
    const { pick } = bar(discard);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Chill' })[1] as HTMLElement);
    expect(pick).toHaveBeenCalledWith(2);
  });
  it('shows what is picked and sends it', async () => {
    const { act } = bar(discard, { picked: [0, 2] });
    expect(button('Moan').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button(/Done: 2 of 3/));
    expect(act).toHaveBeenCalledWith(['purple-moan', 'purple-chill']);
  });
  it('may be empty, unless the rule says otherwise', () => {
    bar(discard);
    expect(button(/None of them/)).toHaveProperty('disabled', false);
    cleanup();
    bar({ ...discard, low: 2 });
    expect(button(/Pick 2/)).toHaveProperty('disabled', true);
  });
});

describe('a number', () => {
  it('offers few numbers as buttons', async () => {
    const { act } = bar(asked({ name: 'how-many', kind: 'number', low: 1, high: 4, about: {}, default: '1' }));
    await fireEvent.click(button('3'));
    expect(act).toHaveBeenCalledWith('3');
  });
  it('takes many numbers from a field, within bounds', async () => {
    const { act } = bar(asked({ name: 'how-many', kind: 'number', low: 0, high: 60, about: {}, default: '5' }));
    const field = screen.getByLabelText('A number from 0 to 60');
    expect(field).toHaveProperty('value', '5');
    await fireEvent.input(field, { target: { value: '61' } });
    expect(button(/Answer/)).toHaveProperty('disabled', true);
    await fireEvent.input(field, { target: { value: '42' } });
    await fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(act).toHaveBeenCalledWith('42');
  });
});

describe('free text', () => {
  const motto = asked({ name: 'motto', kind: 'text', low: 0, high: 80, about: {}, default: 'Boo.' });
  it('sends words, or leaves it at the default', async () => {
    const { act } = bar(motto);
    const field = screen.getByLabelText('Your words');
    await fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(act).toHaveBeenCalledWith('Boo.');
    await fireEvent.input(field, { target: { value: '  I was never here.  ' } });
    await fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(act).toHaveBeenLastCalledWith('I was never here.');
  });
  it('keeps to the length', () => {
    bar(motto);
    expect(screen.getByLabelText('Your words').getAttribute('maxlength')).toBe('80');
  });
});
