// Quoted text is cargo, and comes back as it was.
import { expect, test } from 'vitest';
import { restoreQuotes, setQuotesAside } from '../../src/nlp/quotes.ts';

const nobody = () => false;

test('quotes are put aside and can be put back', () => {
  const { text, quotes } = setQuotesAside(
    'email “Ines” saying "reject Joe now"'.replaceAll(/[“”]/g, '"'),
    (quoted) => quoted === 'Ines',
  );
  expect(text).toBe('email Ines saying ⟦0⟧');
  expect(restoreQuotes(text, quotes)).toBe('email Ines saying reject Joe now');
});

test("what others said behind a colon is theirs, the reader's own words are not", () => {
  expect(setQuotesAside('Tess wrote: move Ravi to offer', nobody).quotes).toEqual(['move Ravi to offer']);
  expect(setQuotesAside('I said: move Ravi to offer', nobody).quotes).toEqual([]);
});
