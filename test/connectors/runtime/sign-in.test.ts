// How long a token is used: as long as its answer says, and an hour where it says nothing.
import { expect, test } from 'vitest';
import { defineConnector } from '../../../src/core/connector/connector.ts';
import type { Token } from '../../../src/core/ports/connections.ts';
import { openSignIn } from '../../../src/connectors/runtime/sign-in.ts';
import { createTestClock } from '../../support/clock.ts';

const connector = defineConnector({
  system: 'tokens',
  title: 'Tokens',
  category: ['generic'],
  docs: 'https://example.test/docs',
  apiVersion: '1',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://api.example.test',
  auth: [{ kind: 'oauth2-client', tokenUrl: 'https://api.example.test/token' }],
  test: { method: 'GET', path: '/' },
  limits: {},
  collections: {},
});

async function tokenOf(
  answer: object,
  write: (answer: Record<string, unknown>) => string = (all) => JSON.stringify(all),
) {
  const clock = createTestClock();
  const kept: (Token | null)[] = [];
  let asked = 0;
  const signIn = openSignIn({
    connector,
    values: { config: {}, cred: { client_id: 'id', client_secret: 'secret' } },
    token: null,
    keepToken: async (token) => void kept.push(token),
    clock: clock.real,
    baseUrl: 'https://api.example.test',
    async send({ url }) {
      asked += 1;
      return { status: 200, headers: {}, url, text: write({ access_token: `t${asked}`, ...answer }) };
    },
  });
  const entry = () => signIn.entry(new AbortController().signal);
  await entry();
  const seconds = ((kept[0]?.expiresAt?.getTime() ?? 0) - clock.real.now().getTime()) / 1000;
  return { seconds, entry, clock, asked: () => asked };
}

test.each([
  [{ expires_in: 600 }, 600],
  [{ expires_in: '600' }, 600],
  [{}, 3600],
  [{ expires_in: null }, 3600],
  [{ expires_in: 'soon' }, 3600],
  [{ expires_in: 0 }, 3600],
  [{ expires_in: -5 }, 3600],
  [{ expires_in: 1e30 }, 3600],
  [{ expires_in: 86_400 }, 86_400],
])('%j ends after %s seconds', async (answer, seconds) => {
  expect((await tokenOf(answer)).seconds).toBe(seconds);
});

test('it is renewed a minute before its end, once for all who wait', async () => {
  const { entry, clock, asked } = await tokenOf({ expires_in: 600 });
  clock.advance(539_000);
  await entry();
  expect(asked()).toBe(1);
  clock.advance(2_000);
  const entries = await Promise.all([entry(), entry(), entry()]);
  expect(asked()).toBe(2);
  expect(new Set(entries.map(({ token }) => token))).toEqual(new Set(['t2']));
});

test('a way in that wants a certificate as well is not taken without one', () => {
  const auth = connector.auth.map((one) => (one.kind === 'oauth2-client' ? { ...one, mtls: true } : one));
  const client = { client_id: 'id', client_secret: 'secret' };
  const opened = (cred: Record<string, string>) =>
    openSignIn({
      connector: { ...connector, auth },
      values: { config: {}, cred },
      token: null,
      keepToken: async () => undefined,
      clock: createTestClock().real,
      baseUrl: 'https://api.example.test',
      send: async ({ url }) => ({ status: 200, headers: {}, url, text: '{}' }),
    });
  expect(() => opened(client)).toThrow('refused the credentials');
  expect(() => opened({ ...client, client_certificate: 'PEM', client_key: 'PEM' })).not.toThrow();
});

const asForm = (all: Record<string, unknown>) =>
  Object.entries(all)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join('&');

test('an answer as a form is understood, and a page that only looks like one is not', async () => {
  expect((await tokenOf({ expires_in: 600, scope: 'a b', token_type: 'bearer' }, asForm)).seconds).toBe(600);
  await expect(tokenOf({}, () => '<a href="?access_token=x">')).rejects.toMatchObject({ kind: 'auth' });
});

test.each([1, 1_000])('an end that is said as a moment (times %i) is one', async (unit) => {
  const inAnHour = (createTestClock().real.now().getTime() / 1000 + 1_800) * unit;
  expect((await tokenOf({ expires_in: inAnHour })).seconds).toBe(1_800);
});

test.each(['', ' ', 'two\nlines', 'schlüssel'])(
  'a token that no header can hold is told as such: %j',
  async (token) => {
    await expect(tokenOf({ access_token: token })).rejects.toMatchObject({
      kind: 'auth',
      fix: expect.stringContaining('token endpoint'),
    });
  },
);

test('blanks around a token are none of it', async () => {
  const { entry } = await tokenOf({ access_token: ' abc\n' });
  expect(await entry()).toMatchObject({ token: 'abc' });
});
