import { describe, expect, test } from 'vitest';
import { completed, completionsFor, type Nameable } from '../../web/console/chat/completion.ts';

const names: readonly Nameable[] = [
  { kind: 'Candidate', name: 'Inés Duarte', detail: 'Applied' },
  { kind: 'Candidate', name: 'Ian Duncan', detail: 'Offer' },
  { kind: 'Colleague', name: 'Dana Imani' },
  { kind: 'Stage', name: 'Phone Screen' },
  { kind: 'Template', name: 'Interview confirmation' },
];
const found = (text: string, cursor = text.length): string[] =>
  completionsFor(text, cursor, names).map(({ name }) => name);

describe('completion of names', () => {
  test.each([
    ['move Ines', ['Inés Duarte']],
    ['move inés du', ['Inés Duarte']],
    ['move Ines to pho', ['Phone Screen']],
    ['book Dana with I', []],
    ['book 30 minutes with Du', ['Inés Duarte', 'Ian Duncan']],
    ['send the inter', ['Interview confirmation']],
    ['Phone Screen, then ima', ['Dana Imani']],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  test('says nothing behind a name that is whole, within a word, or for two small letters', () => {
    expect([found('move Ines Duarte'), found('move Inesx', 8), found('to in')]).toEqual([[], [], []]);
  });

  test('the longest beginning comes first', () => {
    expect(found('Ian Dun')).toEqual(['Ian Duncan']);
  });

  test('at most six are shown', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ kind: 'Candidate' as const, name: `Anna ${at}` }));
    expect(completionsFor('call ann', 8, many)).toHaveLength(6);
  });

  test('a name takes the place of its letters, and the cursor stands behind it', () => {
    const text = 'move ine to offer';
    const [first] = completionsFor(text, 8, names);
    expect(first && completed(text, 8, first)).toEqual({ text: 'move Inés Duarte to offer', cursor: 16 });
    const last = 'move ine';
    const [end] = completionsFor(last, 8, names);
    expect(end && completed(last, 8, end)).toEqual({ text: 'move Inés Duarte ', cursor: 17 });
  });

  test('100,000 names and a text without end are looked through at once', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => ({ kind: 'Candidate' as const, name: `Person ${at}` }));
    expect(completionsFor('x'.repeat(4_000), 4_000, many)).toEqual([]);
    expect(completionsFor('('.repeat(4_000), 4_000, many)).toEqual([]);
  });
});
