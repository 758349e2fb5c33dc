import { describe, expect, it } from 'vitest';
import { readable, Words } from '../src/words/sentences';
import { words as fireside } from './fireside';
import { asked, event, option, stepsOf, words } from './samples';

const cards = (...keys: string[]) => keys.map((card) => ({ card }));

describe('words', () => {
  it('asks with numbers in the right form', () => {
    expect(words.question(asked({ about: { left: 1 } }))).toBe('One action left.');
    expect(words.question(asked({ about: { left: 2 } }))).toBe('2 actions, or a BOO.');
  });

  it('names seats, cards and lists', () => {
    expect(words.fact('seat', { seat: 2 })).toBe('Old Ezra');
    expect(words.fact('seat', { seat: 9 })).toBe('9');
    expect(words.fact('room', { card: 'cold_pantry' })).toBe('Cold Pantry');
    expect(words.fact('scares', cards('purple-bump', 'purple-moan', 'purple-chill'))).toBe(
      'a Bump, a Moan and a Chill',
    );
    expect(words.fact('scares', [])).toBe('nothing');
    expect(words.fact('count', 3)).toBe(3);
  });

  it('counts what is alike', () => {
    expect(words.fact('scares', cards('purple-bump', 'purple-moan', 'green-bump'))).toBe('two Bumps and a Moan');
    const told = event('finishes', { seat: { seat: 1 }, scares: cards('green-moan', 'green-moan'), count: 2 });
    expect(words.event(told)).toBe('Tomasz adds the rest by hand: two Moans.');
    const parts = words.eventParts(told);
    expect(parts.map((part) => part.text).join('')).toBe(words.event(told));
    expect(parts.find((part) => part.card === 'green-moan')?.text).toBe('Moan');
  });

  it('says card for whichever it is, and one text for words that differ in numbers', () => {
    const source = `the-beast = { $first ->
    [The] { $title }
   *[other] the { $title }
}
do-take = Take { $the_card } ({ $card })
lock-red = Lock { $first } of { $second }
laying = { $first } and { $second }`;
    const beast = (key: string, title: string) => ({ key, title, noun: 'beast', text: '', pool: '', owner: -1 });
    const beasts = { cat: beast('cat', 'Cat'), owl: beast('owl', 'The Owl') };
    const tongue = new Words(source, ['Ada'], beasts);
    const take = (card: string) => ({ key: `take:${card}`, verb: 'take', parts: { beast: { card } } });
    expect(tongue.option(take('cat'))).toBe('Take the Cat (Cat)');
    expect(tongue.option(take('owl'))).toBe('Take The Owl (The Owl)');
    expect(tongue.fact('lock', { word: 'red-3-12' })).toBe('Lock 3 of 12');
    expect(tongue.fact('laying', { word: '0/-1' })).toBe('0 and -1');
    expect(tongue.fact('lock', { word: 'blue-3' })).toBe('Blue 3');
  });

  it('gives a name its article, small or large', () => {
    const [hunter, room] = [{ card: 'the_amateur' }, { card: 'library' }];
    const smoke = event('swapped', { hunter, room, stranger: { card: 'biscuit' }, place: { card: 'cellar' } });
    expect(words.event(smoke)).toBe('A puff of green smoke: the Amateur stands in the Library, Biscuit in the Cellar.');
    const seat = { seat: 0 };
    const plays = event('plays', { seat, card: { card: 'storm' }, target: { seat: 1 }, line: 2 });
    expect(fireside.event(plays)).toBe("Ada plays the Storm on Tomasz's second line.");
    expect(fireside.event(plays, 1)).toMatch(/^The Storm, says Ada/);
    const draws = event('draws', { cards: cards('storm', 'fever', 'attacked') });
    expect(fireside.event(draws)).toBe('You draw the Storm, Fever and “Attacked!”.');
    const keeps = event('keeps-some', { seat, cards: cards('pray'), dropped: [] });
    expect(fireside.event(keeps)).toBe('Ada keeps “Pray” and lays off nothing.');
  });

  it('takes nothing that was said for a name or a key', () => {
    expect(words.fact('seat', '2')).toBe('2');
    expect(words.fact('room', 'cold_pantry')).toBe('cold_pantry');
    expect(words.fact('gear', 'rope')).toBe('rope');
    expect(words.fact('remarks', ['1', 'cellar'])).toBe('1 and cellar');
  });

  it('has a text for every word of the game, or shows it readably', () => {
    expect(words.fact('kind', { word: '2' })).toBe('Creak');
    expect(words.fact('gear', { word: 'tea_pot' })).toBe('Tea pot');
  });

  it('labels options by verb, or by their only part', () => {
    expect(words.option(option('boo:library', 'boo', { room: { card: 'library' } }))).toBe('BOO in the Library');
    expect(words.option(option('1', '', { seat: { seat: 1 } }))).toBe('Tomasz');
  });

  it('tells what was seen, and what was not', () => {
    expect(
      words.event(event('hides', { seat: { seat: 1 }, room: { card: 'library' }, scare: { card: 'green-moan' } })),
    ).toBe('Tomasz hides a Moan in the Library.');
    expect(words.event(event('hides', { seat: { seat: 1 }, room: { card: 'library' }, scare: null }))).toBe(
      'Tomasz hides a scare in the Library.',
    );
  });

  it('chooses among wordings by the number of the event', () => {
    const unseen = event('hides', { seat: { seat: 1 }, room: { card: 'library' }, scare: null });
    expect(words.event(unseen, 1)).toContain('whistles');
    expect(words.event(unseen, 2)).toContain('floorboard');
    expect(words.event(unseen, 3)).toBe(words.event(unseen, 0));
  });

  it('marks names in the parts of a line, and reads the same', () => {
    const told = event('hides', { seat: { seat: 1 }, room: { card: 'library' }, scare: { card: 'green-moan' } });
    const parts = words.eventParts(told);
    expect(parts.map((part) => part.text).join('')).toBe(words.event(told));
    expect(parts.find((part) => part.seat === 1)?.text).toBe('Tomasz');
    expect(parts.find((part) => part.card === 'library')?.text).toBe('Library');
  });

  it('shows readably what has no words', () => {
    expect(new Words('', ['Ada']).event(event('opens_the-door', {}))).toBe('Opens the door');
    expect(readable('cold_pantry')).toBe('Cold pantry');
  });

  it('has words for everything in the recording', () => {
    for (const players of [4, 5, 2]) {
      for (const each of stepsOf(players)) {
        each.events.forEach((told, i) => told && expect(words.event(told, i), told.name).toMatch(/[ .]/));
        if (each.question) expect(words.question(each.question)).toMatch(/[ ?.]/);
      }
    }
  });
});
