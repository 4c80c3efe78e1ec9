// A text in quotation marks is somebody's own; whatever else is handed on was worded by a planner or a model.
import { expect, test } from 'vitest';
import { isQuoted } from '../../src/agent/given-words.ts';

const text = 'we will call you on Monday';

test.each([
  [`Email Wei "${text}"`],
  [`Email Wei “${text}”`],
  [`Email Wei „${text}“ please`],
  [`Email Wei « ${text} »`],
  [`Email Wei ‘${text}’`],
  [`Email Wei '${text}'`],
  [`Email Wei 「${text}」`],
  [`Email Wei "${text}." and move him`],
  [`Email Wei "${text}".`],
  [`Email Wei\n\`\`\`\n${text}\n\`\`\``],
  [`Email Wei "we  will call\nyou on Monday"`],
])('%j holds it', (said) => {
  expect(isQuoted(text, [said])).toBe(true);
});

test.each([
  [`Email Wei ${text}`],
  [`Email Wei that ${text}`],
  [`Email Wei: ${text}`],
  [`Email Wei "Hi! ${text}"`],
  [`Email Wei "${text} at nine"`],
  [`Call "Wei" and say ${text} to "Dana"`],
  [`Don't email Wei's team, ${text}, it's fine`],
])('%j does not hold it', (said) => {
  expect(isQuoted(text, [said])).toBe(false);
});

test('what was quoted in an earlier message of the conversation counts', () => {
  expect(isQuoted(text, [`I want to say "${text}"`, 'Send that to Wei'])).toBe(true);
});

test('apostrophes and spaces may be written another way', () => {
  expect(isQuoted("we'll call", ['Email Wei “we’ll   call”'])).toBe(true);
});

test('an empty text is nobody’s', () => {
  expect(isQuoted('', ['Email Wei ""'])).toBe(false);
});
