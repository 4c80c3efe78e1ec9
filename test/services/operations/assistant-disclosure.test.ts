// Letters that were worded for somebody say so, once, in their language.
import { expect, test } from 'vitest';
import {
  disclosures,
  textDisclosures,
  withDisclosure,
  withTextDisclosure,
} from '../../../src/services/operations/assistant-disclosure.ts';

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

test.each([
  { language: 'English', text: 'Are you free on Friday?', says: textDisclosures.en },
  { language: 'Spanish', text: '¿Le viene bien el viernes para la entrevista?', says: textDisclosures.es },
])('a text in $language ends with the short disclosure, and says it once', ({ text, says }) => {
  const disclosed = withTextDisclosure(text);
  expect(disclosed).toBe(`${text}\n${says}`);
  expect(withTextDisclosure(disclosed)).toBe(disclosed);
  // Letters outside the GSM alphabet would make a text of 153 letters a part one of 67.
  expect(says).toMatch(/^[A-Za-z .]+$/);
});
