// Consent to evaluations is a person's own; the export is an admin's and stands in the audit trail.
import { beforeAll, expect, test } from 'vitest';
import { openApi, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openApi();
});

const same = { 'sec-fetch-site': 'same-origin' };
const path = '/api/v1/evaluations/consent';
const talks = '/api/v1/evaluations/talks/export';

test('a person gives and withdraws consent for themself', async () => {
  const cookie = await world.session('recruiter');
  const own = (method: 'GET' | 'PUT' | 'DELETE') =>
    world.call({ method, path, key: null, headers: { cookie, ...same } });
  expect((await own('GET')).body).toEqual({ given_at: null });
  const given = await own('PUT');
  expect(given.body).toMatchObject({ given_at: expect.stringMatching(/^\d{4}-/) });
  expect((await own('PUT')).body).toEqual(given.body);
  expect((await own('DELETE')).status).toBe(204);
  expect((await own('GET')).body).toEqual({ given_at: null });
});

test('a program consents for nobody', async () => {
  const refused = await world.call({ method: 'PUT', path });
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'forbidden' }]);
});

test('talks are exported by admins alone', async () => {
  expect((await world.call({ method: 'POST', path: talks })).body).toMatchObject({ version: 1, scenarios: [] });
  const cookie = await world.session('recruiter');
  const refused = await world.call({
    method: 'POST',
    path: talks,
    key: null,
    headers: { cookie, ...same },
  });
  expect(refused.status).toBe(403);
});
