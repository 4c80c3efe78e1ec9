// The morning brief by e-mail: each item has a link that shows what it would do, does it once when its button is pressed, for
// one person, on one day, and through the gate like every instruction.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withBriefLinks } from '../../src/channels/mail/brief-link.ts';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { UserId } from '../../src/core/ids.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Letter } from '../../src/core/ports/letters.ts';
import { deliverBriefTo } from '../../src/main/briefs.ts';
import { briefByLetter } from '../../src/services/operations/brief-letter.ts';
import { releaseLetter } from '../../src/services/operations/letters.ts';
import { type ChannelSetup, openChannelSetup, type Staff, until } from './setup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());
beforeEach(() => setup.reset({ briefChannels: ['email'], approvalMail: 'never' }));

const state = () => viewSandbox(setup.storage.records(setup.tenant));
const idOf = (name: Staff) => UserId.parse(`u_${name}`);
const mailsTo = async (address: string) => (await state()).mailbox.filter(({ to }) => to === address);
const toGrace = async () => (await mailsTo('grace@people.test')).length + (await heldFor('c_grace'));
const heldFor = async (candidate: string) =>
  (await setup.storage.letters(setup.tenant).list({ limit: 100 })).filter(
    (letter) => letter.candidate === candidate && letter.status === 'held',
  ).length;

const theirs = (name: Staff) => async () =>
  (await mailsTo(`${name}@harbor.test`)).find(({ subject }) => /Your day/.test(subject));
/** The brief of that person as the jobs bring it. */
const scheduled = async (name: Staff) => {
  const at = setup.clocks.business.now();
  await setup.storage.briefBook(setup.tenant).claim({ user: idOf(name), day: '2026-03-09', at });
  return until(theirs(name));
};
/** The same without waiting for a job. */
const briefOf = async (name: Staff) => {
  const { storage, tenants, clocks } = setup;
  const address = 'https://muster.test';
  const deliveries = [briefByLetter({ letters: storage.letters, clock: clocks.business, address })];
  await deliverBriefTo({ storage, tenants, clocks, deliveries })(setup.tenant, { user: idOf(name), day: '2026-03-09' });
  const letters = storage.letters(setup.tenant);
  const { mailer } = tenants.systems(setup.tenant);
  const linked = (letter: Letter) => setup.channels.linked(setup.tenant, letter);
  await releaseLetter({ letters, mailer, clocks, leaseMs: 60_000, linked }, `brief.u_${name}.2026-03-09.email`);
  return until(theirs(name));
};
const linkUnder = (body: string, title: RegExp): string => {
  const lines = body.split('\n');
  return /https:\S+/.exec(lines[lines.findIndex((line) => title.test(line)) + 1] ?? '')?.[0] ?? '';
};
const local = (link: string): string => link.replace('https://muster.test', setup.url);
const open = async (link: string) => {
  const answer = await fetch(local(link));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const tokenOf = (link: string): string => new URL(link).searchParams.get('link') ?? '';
const press = async (link: string) => {
  const answer = await fetch(`${setup.url}/do`, {
    method: 'POST',
    body: new URLSearchParams({ link: tokenOf(link), decision: 'yes' }),
  });
  return { status: answer.status, text: await answer.text() };
};
/** A link such as a mail would hold, made that long ago. */
const made = (name: Staff, call: { tool: string; arguments: JsonObject }, agoMs = 0): string => {
  const real = { now: () => new Date(setup.clocks.real.now().getTime() - agoMs) };
  const clocks = { business: setup.clocks.business, real };
  const parts = { sealer: setup.storage.sealer, publicUrl: 'https://muster.test', clocks };
  const letter = {
    key: 'brief.test',
    candidate: null,
    to: `${name}@harbor.test`,
    subject: '',
    text: 'One',
    html: null,
    links: { reader: idOf(name), at: [{ line: 0, ...call }] },
    invite: null,
    status: 'sending' as const,
    uncertain: false,
    attempt: 1,
    releaseAt: real.now(),
    createdAt: real.now(),
    sentAt: null,
    medium: 'email' as const,
    otherwise: null,
    delivery: null,
  };
  return linkUnder(withBriefLinks(parts, setup.tenant, letter), /One/);
};
const followUp = { tool: 'send_followup', arguments: { candidate: 'c_grace' } };

test('each item has a link that shows what it would do; nothing is done until its button is pressed, and then once', async () => {
  const { body } = await scheduled('mara');
  const titles = body.split('\n').filter((line) => /^(URGENT|TODAY|ROUTINE)/.test(line));
  expect(titles.length).toBeGreaterThan(2);
  expect(body.match(/https:\/\/muster\.test\/do\?link=/g)).toHaveLength(titles.length);
  const link = linkUnder(body, /Contact Grace/);
  for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(local(link), { method })).status).toBe(200);
  const shown = await open(link);
  expect(shown.text).toMatch(/<h1>Send a follow-up\?[^]*Contact Grace[^]*<form method="post" action="\/do">/);
  expect(await toGrace()).toBe(0);

  const pressed = await Promise.all([press(link), press(link), press(link)]);
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(pressed.some(({ text }) => /<h1>Done/.test(text))).toBe(true);
  expect(await toGrace()).toBe(1);
  expect(await press(link)).toMatchObject({ status: 200, text: expect.stringMatching(/This link has been used/) });
  const after = await open(link);
  expect(after.text).toMatch(/This link has been used[^]*Done: /);
  expect(after.text).not.toMatch(/<form/);
  expect(await toGrace()).toBe(1);
  const [action] = (await setup.call('GET', '/api/v1/actions?limit=1')).body.data;
  expect(action).toMatchObject({ tool: 'send_followup', requested_by: 'u_mara', status: 'executed' });
});

test('what needs an approval waits for it, and an approval is decided by whoever may', async () => {
  await setup.storage.settings(setup.tenant).put({
    ...(await setup.storage.settings(setup.tenant).get()).settings,
    approvals: { send_followup: 'ask' },
  });
  const pressed = await press(linkUnder((await briefOf('mara')).body, /Contact Grace/));
  expect(pressed).toMatchObject({ status: 200, text: expect.stringMatching(/<h1>Waits for approval/) });
  expect(await toGrace()).toBe(0);
  const { body } = await briefOf('lea');
  const decide = linkUnder(body, /Decide: .*Grace/);
  expect((await open(decide)).text).toMatch(/<h1>Approve\?/);
  expect((await press(decide)).text).toMatch(/<h1>Done/);
  expect(await toGrace()).toBe(1);
});

test('what was taken care of in the meantime is not done again', async () => {
  const link = linkUnder((await briefOf('mara')).body, /Contact Grace/);
  await setup.call('POST', '/api/v1/tasks', { action: 'send_followup', candidate: 'c_grace' });
  expect(await toGrace()).toBe(1);
  expect((await open(link)).text).toMatch(/This stands in your brief no more/);
  expect(await press(link)).toMatchObject({ status: 409, text: expect.stringMatching(/Nothing was done/) });
  expect(await toGrace()).toBe(1);
});

test('a link that is a day old, altered, of another kind, or of somebody who has left says so and does nothing', async () => {
  const fresh = made('mara', followUp);
  expect((await open(fresh)).text).toMatch(/<form/);
  const old = made('mara', followUp, 24 * 3_600_000);
  expect(await open(old)).toMatchObject({ status: 410, text: expect.stringMatching(/too old/) });
  expect((await press(old)).status).toBe(410);
  const approval = setup.storage.sealer.seal(JSON.stringify({ tenant: 'sandbox' }), 'approval link');
  for (const wrong of [
    `${fresh.slice(0, -4)}AAAA`,
    `https://muster.test/do?link=${encodeURIComponent(approval)}`,
    'https://muster.test/do',
  ])
    expect([(await open(wrong)).status, (await press(wrong)).status]).toEqual([404, 404]);
  await setup.storage.directory(setup.tenant).remove(idOf('mara'));
  expect([(await open(fresh)).status, (await press(fresh)).status]).toEqual([404, 404]);
  expect(await toGrace()).toBe(0);
});

test('a link acts with the rights that its person has by then', async () => {
  const link = made('mara', followUp);
  const directory = setup.storage.directory(setup.tenant);
  await directory.put({ ...(await directory.user(idOf('mara'))), role: 'viewer' });
  expect((await press(link)).status).toBe(403);
  expect(await toGrace()).toBe(0);
});

test('the address names nobody, and Muster keeps the link neither in letters nor in the log', async () => {
  const link = linkUnder((await briefOf('mara')).body, /Contact Grace/);
  const token = tokenOf(link);
  for (const part of [token, Buffer.from(token, 'base64url').toString('latin1')])
    expect(part).not.toMatch(/grace|mara|send_followup/i);
  expect((await open(link)).headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/);
  await press(link);
  expect(JSON.stringify(await setup.storage.letters(setup.tenant).list({ limit: 100 }))).not.toContain(token);
  expect(setup.log.lines.some((line) => JSON.stringify(line).includes(token))).toBe(false);
});
