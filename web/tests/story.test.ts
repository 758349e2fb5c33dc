import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { storyAt } from '../src/lib/api';
import Book from '../src/story/Book.svelte';
import type { StoryBlock, StoryInfo } from '../src/table/wire';

afterEach(cleanup);

const block = (given: Partial<StoryBlock>): StoryBlock => ({
  kind: 'prose',
  text: '',
  who: '',
  note: '',
  svg: '',
  alt: '',
  ...given,
});
const story: StoryInfo = {
  game: 'Haunted: the Way Out',
  title: 'How Tom Got Out',
  subtitle: '',
  byline: 'As it befell <b>Tom</b>',
  over: true,
  of: [0],
  parts: [
    {
      heading: 'The Trench',
      blocks: [
        block({ text: 'Tom walks on.', note: '4♠ · −1 BODY' }),
        block({ kind: 'voice', text: 'Up, then.', who: 'Tom' }),
        block({ kind: 'voice', text: 'Here is a spade.', note: 'as Ada tells it' }),
        block({
          kind: 'plate',
          text: 'The house',
          svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>#</text></svg>',
          alt: 'The Trench (4♠)',
        }),
      ],
    },
  ],
};

it('a book has headings, voices with names, notes, and plates that are pictures', () => {
  const { container } = render(Book, { props: { story } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How Tom Got Out');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The Trench');
  expect(container.querySelector('.said')?.textContent).toBe('“Up, then.” Tom');
  expect(container.querySelector('.house footer')?.textContent).toBe('as Ada tells it');
  expect(container.querySelector('small')?.textContent).toContain('−1 BODY');
  const plate = screen.getByRole('img', { name: 'The Trench (4♠)' });
  expect(decodeURIComponent(plate.getAttribute('src') ?? '')).toBe(
    `data:image/svg+xml,${story.parts[0]!.blocks[3]!.svg}`,
  );
});

it('names stay text', () => {
  const { container } = render(Book, { props: { story } });
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getByText('As it befell <b>Tom</b>')).toBeTruthy();
});

it('a story has an address, and a file of it another', () => {
  expect(storyAt('aB3', '', null)).toBe('/api/tables/aB3/story');
  expect(storyAt('aB3', 'pdf', 0)).toBe('/api/tables/aB3/story/pdf?of=0');
});
