// Tokens that browsers and mails carry: what was sealed for one place is read again, and nothing else does.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openedAt, valueAt } from '../../src/core/ports/sealer.ts';
import { sealerForTests } from '../fakes/sealer.ts';

const sealer = sealerForTests();
const Link = z.strictObject({ user: z.string() });
const read = (text: string) => Link.parse(JSON.parse(text));
const token = sealer.seal(JSON.stringify({ user: 'u_nora' }), 'a link');

test('a token opens at its place', () => {
  expect(valueAt(sealer, token, { place: 'a link', read })).toEqual({ user: 'u_nora' });
  expect(openedAt(sealer, token, 'a link')).toBe('{"user":"u_nora"}');
});

test.each([
  ['of another place', token, 'another link'],
  ['that was altered', `${token.slice(0, -2)}AA`, 'a link'],
  ['that was cut off', token.slice(0, 10), 'a link'],
  ['that somebody made up', 'hello', 'a link'],
  ['that is empty', '', 'a link'],
])('a token %s leads nowhere', (_what, text, place) => {
  expect(valueAt(sealer, text, { place, read })).toBeUndefined();
  expect(openedAt(sealer, text, place)).toBeUndefined();
});

test('a token that holds another value leads nowhere', () => {
  const other = sealer.seal(JSON.stringify({ user: 'u_nora', role: 'admin' }), 'a link');
  expect(valueAt(sealer, other, { place: 'a link', read })).toBeUndefined();
});
