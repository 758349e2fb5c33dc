import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SettingInfo } from '../src/table/wire';
import Options from '../src/ui/Options.svelte';

afterEach(cleanup);

const terrors: SettingInfo = {
  key: 'fifth_terror',
  default: 'walk_again',
  choices: ['walk_again', 'as_printed'],
  text: 'What they do.',
  house: { walk_again: 'ED-b-66' },
};

describe('what may be chosen before a match', () => {
  it('is chosen by its value', async () => {
    const change = vi.fn();
    render(Options, { props: { settings: [terrors], chosen: { fifth_terror: 'walk_again' }, change } });
    await fireEvent.click(screen.getByRole('radio', { name: 'As printed' }));
    expect(change).toHaveBeenCalledWith('fifth_terror', 'as_printed');
  });
  it('is called a house rule where it is one, with the rule that says so', () => {
    render(Options, { props: { settings: [terrors], chosen: {}, change: null } });
    expect(screen.getByRole('radio', { name: 'Walk again house rule' })).toBeTruthy();
    expect(screen.getAllByText('house rule').map((tag) => tag.title)).toEqual(['ED-b-66']);
  });
});
