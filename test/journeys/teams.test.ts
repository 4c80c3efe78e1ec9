// A day in Teams against the whole service: instruct, a card for those who decide, another person approves, all copies are
// true, undo; with a restart in the middle, and with every forged token that somebody could send.
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  activityOf,
  appId,
  calledIn,
  directTo,
  directory,
  type FakeTeams,
  type Forgery,
  installed,
  labelsOf,
  openFakeTeams,
  pressed,
  readable,
  sendActivity,
  type TeamsMessage,
} from '../fakes/teams.ts';
import { layTemplate } from '../support/database-template.ts';
import { candidateOf, resetSandbox, sandboxState } from '../support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startService } from '../support/service.ts';

let teams: FakeTeams;
let service: RunningService;

const environment = () => ({ SANDBOX_FILE: 'examples/sandbox.json', ...teams.environment });
const staff = ['mara', 'dana', 'kofi', 'lea'];

beforeAll(async () => {
  teams = await openFakeTeams();
  for (const name of staff) teams.addPerson({ id: `29:${name}`, email: `${name}@harbor.test` });
  teams.addPerson({ id: '29:guest', email: 'dana@harbor.test', kind: 'guest' });
  teams.addPerson({ id: '29:stranger', email: 'mara@harbor.test', kind: 'external' });
  teams.addPerson({ id: '29:gone', email: 'dana@harbor.test', kind: 'deactivated' });
  teams.addPerson({ id: '29:nobody', email: 'nobody@harbor.test' });
  const dataDir = freshFolder();
  await layTemplate(dataDir);
  service = await startService({ dataDir, environment: environment(), timeoutMs: 150_000 });
  for (const name of staff) await deliver(installed(teams, `29:${name}`));
  await until(() => teams.messages().length >= staff.length);
}, 180_000);
afterAll(async () => {
  await service.stop();
  await teams.close();
  removeData(service);
});
/** The sandbox as its file has it, and everybody has just installed Muster: they were greeted, and nothing else was said. */
const freshDay = async () => {
  teams.heal();
  await resetSandbox(service);
  teams.deleteAll();
  for (const name of staff) await deliver(installed(teams, `29:${name}`));
  await Promise.all(staff.map((name) => messageTo(name, /Tell me what to do/)));
  teams.deleteAll();
};

const restart = async () => {
  await service.stop();
  service = await startService({ dataDir: service.dataDir, environment: environment() });
};
const quiet = () => new Promise((resolve) => setTimeout(resolve, 500));

async function deliver(activity: object): Promise<void> {
  const { status } = await sendActivity(service.url, { activity, token: await teams.token() });
  expect(status).toBe(200);
}
const say = (person: string, text: string) => deliver(activityOf(teams, `29:${person}`, { text }));
const sees = (person: string) =>
  teams.messages().filter(({ conversation }) => conversation === directTo(`29:${person}`));

async function until<T>(what: () => T | undefined | false, patienceMs = 60_000): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = what();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end)
      throw new Error(`it did not come; there is: ${JSON.stringify(teams.messages().map(readable), null, 1)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
const messageTo = (person: string, text: RegExp): Promise<TeamsMessage> =>
  until(() => sees(person).findLast((message) => text.test(readable(message))));
const press = (person: string, given: { message: TeamsMessage; label: string; said?: Record<string, string> }) =>
  deliver(pressed(teams, `29:${person}`, given));
const stageOf = async (id: string) => candidateOf(await sandboxState(service), id).stage;
const notes = async () => candidateOf(await sandboxState(service), 'c_bob')['notes'];

/** Mara asks for a rejection; the cards of Dana, who hires for that requisition, of the admin, and Mara's own. */
async function askForRejection() {
  await say('mara', 'reject Bob Harlan');
  const [dana, lea, mara] = await Promise.all(
    ['dana', 'lea', 'mara'].map((person) => messageTo(person, /Approval needed/)),
  );
  if (dana === undefined || lea === undefined || mara === undefined) throw new Error('no cards');
  return { dana, lea, mara };
}

describe('a rejection in Teams', () => {
  beforeEach(freshDay);

  test('is asked for, approved by another person after a restart, done, shown on every copy, and taken back', async () => {
    const cards = await askForRejection();
    expect(labelsOf(cards.dana)).toEqual(['Approve', 'Edit', 'Reject']);
    expect(labelsOf(cards.mara)).toEqual(['Edit', 'Withdraw']);
    expect(sees('kofi')).toEqual([]);
    await restart();
    // Where people are reached was stored: Muster writes first to somebody who has said nothing since.
    const told = { action: 'notify_user', user: 'u_kofi', text: 'The room has changed' };
    expect((await service.call('POST', '/api/v1/tasks', told)).status).toBe(200);
    await messageTo('kofi', /The room has changed/);
    await press('dana', { message: cards.dana, label: 'Approve' });
    for (const person of ['dana', 'lea', 'mara']) {
      const card = await messageTo(person, /Approved by Dana Whitfield[^]*Done/);
      expect(labelsOf(card)).not.toContain('Approve');
    }
    expect(await stageOf('c_bob')).toBe('Rejected');
    await press('mara', { message: await messageTo('mara', /Approved by Dana/), label: 'Undo' });
    for (const person of ['dana', 'lea', 'mara']) await messageTo(person, /Taken back by Mara Ellison/);
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });

  test('is declined with a reason, and a late click is told who decided', async () => {
    const { dana, lea } = await askForRejection();
    await press('dana', { message: dana, label: 'Reject', said: { reason: 'Let us talk first' } });
    await messageTo('lea', /Rejected by Dana Whitfield[^]*Let us talk first/);
    await press('lea', { message: lea, label: 'Approve' });
    await messageTo('lea', /rejected already by Dana Whitfield/);
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });

  test('is edited in the card, and the edited proposal takes its place', async () => {
    const { dana } = await askForRejection();
    await press('dana', { message: dana, label: 'Edit', said: { candidate: 'c_bob', reason: 'Other skills' } });
    await messageTo('mara', /Replaced by an edited proposal of Dana/);
    const edited = await messageTo('lea', /Approval needed[^]*Asked by[^]*Dana/);
    expect(labelsOf(edited)).toContain('Approve');
  });

  test('is decided over REST while Teams is away: the decision stands, and the cards become true later', async () => {
    await askForRejection();
    const { body } = await service.call('GET', '/api/v1/approvals');
    teams.refuse('down', 1_000);
    const { status } = await service.call('POST', `/api/v1/approvals/${body.data[0].approval_id}/approve`, {});
    expect(status).toBe(200);
    expect(await stageOf('c_bob')).toBe('Rejected');
    await quiet();
    teams.heal();
    for (const person of ['dana', 'lea', 'mara'])
      await until(() => sees(person).some((one) => /Approved by/.test(readable(one))), 60_000);
  });

  test('is answered within a storm of 429, once', async () => {
    teams.refuse('busy', 4);
    await askForRejection();
    for (const person of ['dana', 'lea', 'mara'])
      expect(sees(person).filter((one) => /Approval needed/.test(readable(one)))).toHaveLength(1);
  });

  test('that a person may not decide is refused to them, whatever button they send', async () => {
    const { dana } = await askForRejection();
    await press('kofi', { message: { ...dana, conversation: directTo('29:kofi') }, label: 'Approve' });
    await messageTo('kofi', /Only an admin or one of the people/);
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });
});

describe('where several read', () => {
  beforeEach(freshDay);

  test('only ids and links stand; the details go to the asker alone', async () => {
    await deliver(calledIn(teams, '29:mara', 'move Bob Harlan to Onsite Interview'));
    const open = await until(() => teams.messages().find(({ conversation }) => conversation === '19:general'));
    expect(readable(open)).not.toMatch(/Bob|Harlan|Onsite/);
    expect(readable(open)).toMatch(/act_/);
    await messageTo('mara', /Bob Harlan/);
    expect(await stageOf('c_bob')).toBe('Onsite Interview');
  });

  test('what does not call Muster by name is not heard', async () => {
    const conversation = { id: '19:general', conversationType: 'channel', tenantId: directory };
    await deliver(activityOf(teams, '29:mara', { text: 'move Bob Harlan to Onsite Interview', conversation }));
    await quiet();
    // What others are told of the day before may still be on its way.
    expect(sees('mara')).toEqual([]);
    expect(teams.messages().filter(({ conversation: where }) => where === conversation.id)).toEqual([]);
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });
});

describe('who may speak', () => {
  beforeEach(freshDay);

  test.each([
    ['a guest', 'guest', /guests cannot use it/],
    ['somebody of another directory', 'stranger', /own organization only/],
    ['somebody unknown', 'nobody', /I do not know you here/],
    ['a deactivated account', 'gone', /This account is deactivated/],
  ])('%s is refused, to them alone', async (_who, person, words) => {
    await say(person, 'move Bob Harlan to Onsite Interview');
    await messageTo(person, words);
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });

  test('what comes from another directory is 403', async () => {
    const conversation = { id: 'a:x', conversationType: 'personal', tenantId: 'another-directory' };
    const activity = activityOf(teams, '29:mara', { text: 'add a note to Bob Harlan: hello', conversation });
    expect((await sendActivity(service.url, { activity, token: await teams.token() })).status).toBe(403);
    expect(await notes()).toEqual([]);
  });
});

const note = () => activityOf(teams, '29:mara', { text: 'add a note to Bob Harlan: called back' });
const claims = () => ({ serviceurl: teams.url });
const now = () => Math.floor(Date.now() / 1000);
const forged = (forgery: Forgery) => () => teams.token(forgery);

describe('what an attacker may send', () => {
  beforeAll(freshDay);

  test.each<readonly [string, () => Promise<string | undefined>]>([
    ['no token', async () => undefined],
    ['a token that is none', async () => 'nothing'],
    ['another audience', forged({ audience: 'another-app' })],
    ['another issuer', forged({ issuer: 'https://issuer.test' })],
    ['an expired token', forged({ expiresIn: -3600 })],
    ['another service address', forged({ serviceUrl: 'https://elsewhere.test/' })],
    ['a key that does not speak for Teams', forged({ key: 'unendorsed' })],
    ['a signature by another key', forged({ key: 'foreign' })],
    [
      'no signature at all',
      async () =>
        new UnsecuredJWT(claims())
          .setIssuer('https://api.botframework.com')
          .setAudience(appId)
          .setExpirationTime('1h')
          .encode(),
    ],
    [
      'a shared secret instead of a key',
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: 'endorsed' })
          .setIssuer('https://api.botframework.com')
          .setAudience(appId)
          .setNotBefore(now() - 60)
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode('a secret that both sides could know')),
    ],
  ])('%s is 401', async (_what, token) => {
    const answer = await sendActivity(service.url, { activity: note(), token: await token() });
    expect(answer.status).toBe(401);
  });

  test('a service address in the body that is not the one in the token is 401', async () => {
    const activity = { ...note(), serviceUrl: 'https://elsewhere.test/' };
    expect((await sendActivity(service.url, { activity, token: await teams.token() })).status).toBe(401);
  });

  test('another channel in the body, and a body that is none, are 401', async () => {
    const token = await teams.token();
    for (const activity of [{ ...note(), channelId: 'emulator' }, { ...note(), channelId: 'AseChannel' }, {}])
      expect((await sendActivity(service.url, { activity, token })).status).toBe(401);
  });

  test('of all that, nothing was done: a good one that comes after it is the only one', async () => {
    await deliver(note());
    await until(() => sees('mara').length > 0);
    expect(await notes()).toHaveLength(1);
    expect(teams.messages()).toHaveLength(1);
  });
});

describe('what comes twice or from elsewhere', () => {
  beforeEach(freshDay);

  test('an activity that comes again, with the same or another body, is handled once', async () => {
    const first = note();
    const token = await teams.token();
    const other = { ...first, text: 'add a note to Bob Harlan: again' };
    const answers = await Promise.all(
      [first, first, other, first].map((activity) => sendActivity(service.url, { activity, token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await until(() => sees('mara').length > 0);
    await quiet();
    expect(await notes()).toHaveLength(1);
    expect(sees('mara')).toHaveLength(1);
  });

  test('an approval that is not of this organization does not exist here', async () => {
    const { dana } = await askForRejection();
    const card = JSON.parse(JSON.stringify(dana.card).replaceAll(/apr_[\w]+/g, 'apr_elsewhere'));
    await press('dana', { message: { ...dana, card }, label: 'Approve' });
    expect(readable(await messageTo('dana', /no approval/))).toMatch(/no approval/);
  });
});
