// Letters that were worded for somebody say so, once, in their language.
import { expect, test } from 'vitest';
import { disclosureDuty, disclosures, withDisclosure } from '../../../src/services/operations/assistant-disclosure.ts';

test.each([
  {
    language: 'English',
    text: "Hi Priya,\n\nWe'll get back to you by Friday.\n\nKind regards\nMara",
    says: disclosures.en,
  },
  {
    language: 'Spanish',
    text: 'Hola, Ana:\n\nLe escribimos el viernes.\n\nSaludos cordiales\nMara',
    says: disclosures.es,
  },
])('a letter in $language ends with the disclosure, and says it once', ({ text, says }) => {
  const disclosed = withDisclosure(text);
  expect(disclosed).toBe(`${text}\n\n${says}`);
  expect(withDisclosure(disclosed)).toBe(disclosed);
});

test('the duty was looked up after it began to apply', () => {
  expect(disclosureDuty.checkedOn > disclosureDuty.appliesFrom).toBe(true);
});
