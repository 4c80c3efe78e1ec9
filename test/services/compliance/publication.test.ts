// What may be published about a score, and how long it stays: by a person, whole, signed by whom it names.
import { expect, test } from 'vitest';
import { openPublicPage, signedBy } from '../../support/public-page.ts';

const first = { audit: 'audit_1', distributed_on: '2026-04-01', last_used_on: null, auditor: null };

test('us-nyc.publication: all five items and the distribution date stand on a page without key or cookie', async () => {
  const { publish, look } = await openPublicPage();
  expect((await look()).status).toBe(404);
  expect((await publish([first])).status).toBe(200);
  const { status, headers, text } = await look();
  expect(status).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
  expect(text).not.toMatch(/<script|<link |<img|src=/);
  for (const item of ['May 1, 2026', 'April 1, 2026', 'Historical data of Sandbox', '600 candidates'])
    expect(text).toContain(item);
  expect(text).toContain('60 assessed people are not in the table');
  expect(text).toMatch(/<th scope="row">male<\/th><td>240<\/td><td>[\d.]+%<\/td><td>1\.00<\/td>/);
  expect(text).toMatch(/female, White/);
  expect(text).toContain('under 2%, not calculated');
});

test('us-nyc.publication: the impact ratio divides by the highest rate of all categories', async () => {
  const { publish, look } = await openPublicPage();
  await publish([first]);
  const row = /<th scope="row">female<\/th><td>300<\/td><td>([\d.]+)%<\/td><td>([\d.]+)<\/td>/.exec(
    (await look()).text,
  );
  const male = /<th scope="row">male<\/th><td>240<\/td><td>([\d.]+)%/.exec((await look()).text);
  expect(Number(row?.[2])).toBeCloseTo(Number(row?.[1]) / Number(male?.[1]), 2);
});

test('the page speaks Spanish where it is asked to', async () => {
  const { publish, look } = await openPublicPage();
  await publish([first]);
  const { text } = await look('?lang=es');
  expect(text).toContain('<html lang="es"');
  for (const words of ['Auditoría de sesgos', '1 de mayo de 2026', 'mujer, blanco', 'Qué puede pedir'])
    expect(text).toContain(words);
});

test('an opt-out, a correction and a review are asked for at the contact', async () => {
  const { publish, look } = await openPublicPage();
  await publish();
  const { text } = await look();
  expect([...text.matchAll(/href="mailto:hiring@acme\.test\?subject=[^"]+"/g)]).toHaveLength(3);
  expect(text).toContain('No bias audit has been published yet.');
});

test('an auditor is named where the signature is theirs, and refused where it is not', async () => {
  const { publish, look } = await openPublicPage();
  const auditor = signedBy('Rowan Hale, Hale Statistics <LLC>', 'digest-of-audit_1');
  const wrong = await publish([{ ...first, auditor: signedBy('Rowan Hale', 'digest-of-audit_2') }]);
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'public_page.audits[0].auditor.signature', code: 'wrong' }] },
  });
  const noKey = await publish([{ ...first, auditor: { ...auditor, public_key: 'none' } }]);
  expect(noKey.status).toBe(422);
  await publish([first]);
  expect((await look()).text).toContain('No independent auditor has signed this audit');
  expect((await publish([{ ...first, auditor }])).status).toBe(200);
  const { text } = await look();
  expect(text).toContain('Rowan Hale, Hale Statistics &lt;LLC&gt;');
  expect(text).toContain(auditor.signature);
  expect(text).toContain('digest-of-audit_1');
});

test('only a person publishes, and only where candidates can write to somebody', async () => {
  const { call, change } = await openPublicPage();
  const body = { compliance_email: 'hiring@acme.test', public_page: { shown: true, audits: [] } };
  expect((await call({ method: 'PATCH', path: '/api/v1/settings', body })).status).toBe(403);
  const nowhere = await change({ public_page: { shown: true, audits: [] } });
  expect(nowhere).toMatchObject({ status: 422, body: { errors: [{ path: 'compliance_email' }] } });
  expect((await change(body)).status).toBe(200);
  expect((await change({ compliance_email: null })).status).toBe(422);
});

test('an audit that is not there, or twice, is refused by name', async () => {
  const { publish } = await openPublicPage();
  const unknown = await publish([{ ...first, audit: 'audit_9' }]);
  expect(unknown.body).toMatchObject({ errors: [{ path: 'public_page.audits[0].audit', code: 'unknown' }] });
  expect((await publish([first, first])).body).toMatchObject({ errors: [{ code: 'repeated' }] });
});

test('us-nyc.publication: an audit stays for six months after its last use, hidden page and restored settings included', async () => {
  const { publish, change, call, session, clock } = await openPublicPage();
  await change({ tone: 'brief' });
  await publish([first]);
  expect((await publish([])).status).toBe(409);
  expect((await publish([first], false)).status).toBe(409);
  await publish([{ ...first, last_used_on: '2026-05-20' }]);
  const restored = await call({
    method: 'POST',
    path: '/api/v1/settings/restore',
    key: null,
    body: { version: 1 },
    headers: { cookie: await session('admin'), 'sec-fetch-site': 'same-origin' },
  });
  expect(restored.status).toBe(409);
  expect((await publish([])).body).toMatchObject({ detail: expect.stringContaining('2026-11-20') });
  clock.advanceBusiness(Date.parse('2026-11-19T12:00:00Z') - clock.business.now().getTime());
  expect((await publish([])).status).toBe(409);
  clock.advanceBusiness(86_400_000);
  expect((await publish([])).status).toBe(200);
  expect((await change({ public_page: { shown: false, audits: [] } })).status).toBe(200);
});

test('the newest distribution comes first and the others stand in the archive', async () => {
  const { publish, look } = await openPublicPage();
  await publish([{ audit: 'audit_2', distributed_on: '2025-10-02', last_used_on: '2026-04-01', auditor: null }, first]);
  const { text } = await look();
  const [newest, archived] = [text.indexOf('May 1, 2026'), text.indexOf('Audit of October 1, 2025')];
  expect(newest).toBeGreaterThan(0);
  expect(archived).toBeGreaterThan(newest);
  expect(text).toContain('fewer than 30 people');
});

test('an organization that is not there and one that shows nothing answer the same', async () => {
  const { call } = await openPublicPage();
  const [none, hidden] = await Promise.all(
    ['nobody', 'globex'].map((client) => call({ path: `/hiring/${client}`, key: null })),
  );
  expect(none?.status).toBe(404);
  expect(none?.text).toBe(hidden?.text);
});

test('a page that has not changed is not sent again', async () => {
  const { publish, call, look } = await openPublicPage();
  await publish([first]);
  const etag = String((await look()).headers['etag']);
  const again = await call({ path: '/hiring/sandbox', key: null, headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('a last use is neither before the distribution, nor to come, nor before a score that was made since', async () => {
  const { publish, call } = await openPublicPage();
  const signals = { experience_months: 4 };
  const body = { candidate_id: 'c_ines', job_id: 'job_fe', signals };
  await call({ method: 'POST', path: '/v1/retention/score', body });
  for (const day of ['2026-03-31', '2027-01-01', '2026-05-20']) {
    const refused = await publish([{ ...first, last_used_on: day }]);
    expect([day, refused.status, refused.body.errors?.[0]?.path]).toEqual([
      day,
      422,
      'public_page.audits[0].last_used_on',
    ]);
  }
  // Of an earlier audit it may be: the score is used as it was audited later.
  const later = { audit: 'audit_2', distributed_on: '2026-05-25', last_used_on: null, auditor: null };
  expect((await publish([{ ...first, last_used_on: '2026-05-24' }, later])).status).toBe(200);
});
