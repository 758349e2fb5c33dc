import { describe, expect, it, vi } from 'vitest';
import { grouped, optionKeys, pickedKeys, toggled } from '../src/table/keys';
import { shortcuts, type Deeds } from '../src/table/shortcuts';
import { cardOf } from '../src/words/facts';
import { asked, discard, option, turn } from './samples';

describe('keys', () => {
  it('are 1–9 in order, 0 for the one that declines', () => {
    expect(optionKeys(turn.options)).toEqual(['1', '2', '3', '0']);
  });
  it('run out after nine', () => {
    const many = Array.from({ length: 11 }, (_, i) => option(`r${i}`, 'go', { room: { card: `r${i}` } }));
    expect(optionKeys(many)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '']);
  });
  it('number a single pass like anything else', () => {
    expect(optionKeys([option('pass', 'pass')])).toEqual(['1']);
  });
  it('stand together by verb, and by thing when there are many', () => {
    expect(grouped(turn).map((group) => group.entries.length)).toEqual([1, 2, 1]);
    const pairs = ['a', 'b'].flatMap((scare) =>
      ['1', '2', '3', '4', '5'].map((room) =>
        option(`${scare}${room}`, 'sneak', { scare: { card: scare }, room: { card: room } }),
      ),
    );
    const groups = grouped(asked({ options: pairs }));
    const scares = groups.map(({ entries }) => entries.map(({ option }) => cardOf(option.parts['scare'])));
    expect(scares).toEqual([Array(5).fill('a'), Array(5).fill('b')]);
  });
});

describe('picking', () => {
  it('adds, puts back, and stops at the most', () => {
    expect(toggled([], 2, 2)).toEqual([2]);
    expect(toggled([2], 0, 2)).toEqual([0, 2]);
    expect(toggled([0, 2], 1, 2)).toEqual([0, 2]);
    expect(toggled([0, 2], 0, 2)).toEqual([2]);
    expect(toggled([0], 1, 1)).toEqual([1]);
  });
  it('tells two equal cards apart', () => {
    expect(pickedKeys(discard, [1, 2])).toEqual(['purple-chill', 'purple-chill']);
  });
});

describe('shortcuts', () => {
  function press(key: string, change: Partial<Deeds> = {}, target?: EventTarget) {
    const deeds: Deeds = {
      ask: turn,
      hold: null,
      picked: [],
      act: vi.fn(),
      pick: vi.fn(),
      undo: vi.fn(),
      why: vi.fn(),
      text: vi.fn(),
      log: vi.fn(),
      chat: vi.fn(),
      here: vi.fn(),
      ...change,
    };
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    if (target) Object.defineProperty(event, 'target', { value: target });
    shortcuts(event, deeds);
    return { ...deeds, stopped: event.defaultPrevented };
  }
  it('answer by number', () => {
    expect(press('2').act).toHaveBeenCalledWith('boo:cellar');
    expect(press('0').act).toHaveBeenCalledWith('pass');
    expect(press('9').stopped).toBe(false);
  });
  it('pick, and finish with Enter when there is enough', () => {
    expect(press('3', { ask: discard }).pick).toHaveBeenCalledWith(2);
    expect(press('Enter', { ask: discard, picked: [0] }).act).toHaveBeenCalledWith(['purple-moan']);
    expect(press('Enter', { ask: { ...discard, low: 2 }, picked: [0] }).act).not.toHaveBeenCalled();
  });
  it('answer small numbers', () => {
    const number = asked({ kind: 'number', low: 2, high: 5 });
    expect(press('4', { ask: number }).act).toHaveBeenCalledWith('4');
    expect(press('7', { ask: number }).act).not.toHaveBeenCalled();
  });
  it('undo, explain, talk', () => {
    expect(press('u').undo).toHaveBeenCalled();
    expect(press('?').why).toHaveBeenCalled();
    expect(press('c', { ask: null }).chat).toHaveBeenCalled();
  });
  it('hold on with Space, except on a button, which Space presses', () => {
    const hold = vi.fn();
    expect(press(' ', { hold }).stopped).toBe(true);
    expect(hold).toHaveBeenCalledTimes(1);
    press(' ', { hold }, document.createElement('button'));
    expect(hold).toHaveBeenCalledTimes(1);
    expect(press(' ').stopped).toBe(false);
  });
  it('leave text fields alone', () => {
    expect(press('1', {}, document.createElement('input')).act).not.toHaveBeenCalled();
  });
});
