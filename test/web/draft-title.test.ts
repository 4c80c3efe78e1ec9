// What a card of drafts is called.
import { expect, test } from 'vitest';
import { draftTitle } from '../../web/console/cards/draft-title.ts';

const names = ['Bob Harlan', 'Grace Okafor', 'Ada Stone', 'Omar Haddad'];
const nameOf = (id: string) => names[Number(id)];
const draft = (count: number) => ({
  letters: names.slice(0, count).map((_, index) => ({
    action_id: `act_${String(index)}`,
    candidate: String(index),
    to: `${String(index)}@people.test`,
    subject: 'x',
    text: 'x',
  })),
  letters_total: count,
});

test('it names the people that the emails are for, and of many how many more', () => {
  expect(draftTitle(draft(1), nameOf)).toBe('Email to Bob Harlan');
  expect(draftTitle(draft(2), nameOf)).toBe('Email to Bob Harlan and Grace Okafor');
  expect(draftTitle({ ...draft(4), letters_total: 40 }, nameOf)).toBe(
    'Email to Bob Harlan, Grace Okafor, and 38 others',
  );
});

test('an address stands in for a name that the page does not know', () => {
  expect(draftTitle(draft(1), () => undefined)).toBe('Email to 0@people.test');
});
