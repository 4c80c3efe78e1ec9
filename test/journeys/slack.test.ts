// A day in Slack against the whole service: instruct, a card for those who decide, another person approves, all copies are
// true, undo; with a restart in the middle, and with everything that Slack and people can get wrong.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buttonsOf,
  click,
  directMessage,
  eventBody,
  type FakeSlack,
  form,
  mention,
  openFakeSlack,
  readable,
  sendSigned,
  type SlackMessage,
  signingSecret,
} from '../fakes/slack.ts';
import { layTemplate } from '../support/database-template.ts';
import { candidateOf, resetSandbox, sandboxState } from '../support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startService } from '../support/service.ts';

let slack: FakeSlack;
let service: RunningService;

const environment = () => ({
  SANDBOX_FILE: 'examples/sandbox.json',
  SLACK_BOT_TOKEN: 'xoxb-own',
  SLACK_SIGNING_SECRET: signingSecret,
  SLACK_CLIENT_ID: 'client',
  SLACK_CLIENT_SECRET: 'secret',
  SLACK_API_URL: slack.apiUrl,
  ALLOW_PRIVATE_NETWORK: '1',
});

beforeAll(async () => {
  slack = await openFakeSlack();
  for (const name of ['mara', 'dana', 'kofi', 'lea'])
    slack.addUser({ id: `U${name.toUpperCase()}`, email: `${name}@harbor.test` });
  slack.addUser({ id: 'UGUEST', email: 'guest@harbor.test', kind: 'guest' });
  slack.addUser({ id: 'USTRANGER', email: 'mara@harbor.test', kind: 'external' });
  slack.addUser({ id: 'UGONE', email: 'dana@harbor.test', kind: 'deactivated' });
  slack.addUser({ id: 'UNOBODY', email: 'nobody@harbor.test' });
  const dataDir = freshFolder();
  await layTemplate(dataDir);
  service = await startService({ dataDir, environment: environment(), timeoutMs: 150_000 });
}, 180_000);
afterAll(async () => {
  await service.stop();
  await slack.close();
  removeData(service);
});
beforeEach(async () => {
  slack.heal();
  await resetSandbox(service);
  slack.deleteAll();
});

const restart = async () => {
  await service.stop();
  service = await startService({ dataDir: service.dataDir, environment: environment() });
};

const send = (body: string) => sendSigned(service.url, { body });
const say = async (user: string, text: string) => {
  expect((await send(eventBody(directMessage(user, text)))).status).toBe(200);
};
const sees = (user: string) => slack.messages().filter(({ channel }) => channel === `D${user}`);

async function until<T>(what: () => T | undefined | false, patienceMs = 60_000): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = what();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end)
      throw new Error(`it did not come; there is: ${JSON.stringify(slack.messages().map(readable), null, 1)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
const messageTo = (user: string, text: RegExp): Promise<SlackMessage> =>
  until(() => sees(user).findLast((message) => text.test(readable(message))));
const press = async (user: string, given: { message: SlackMessage; label: string; trigger?: string }) =>
  expect((await sendSigned(service.url, click(user, given))).status).toBe(200);
const forms = () => slack.calls.filter(({ method }) => method === 'views.open');
let filled = 0;
/** Fills the form that opens next. */
const submit = async (user: string, said: Record<string, string>) => {
  const { view } = (await until(() => forms()[filled])).args;
  filled = forms().length;
  const values = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, { value: { value } }]));
  const payload = {
    type: 'view_submission',
    team: { id: 'T1' },
    user: { id: user },
    view: { ...view, state: { values } },
  };
  expect((await sendSigned(service.url, form(payload))).status).toBe(200);
  return view;
};
const stageOf = async (id: string) => candidateOf(await sandboxState(service), id).stage;
const labels = (message: SlackMessage) => buttonsOf(message).map(({ label }) => label);

/** Mara asks for a rejection; the cards of Dana, who hires for that requisition, of the admin, and Mara's own. */
async function askForRejection() {
  await say('UMARA', 'reject Bob Harlan');
  const [dana, lea, mara] = await Promise.all(
    ['UDANA', 'ULEA', 'UMARA'].map((user) => messageTo(user, /Approval needed/)),
  );
  if (dana === undefined || lea === undefined || mara === undefined) throw new Error('no cards');
  return { dana, lea, mara };
}

describe('a rejection in Slack', () => {
  test('is asked for, approved by another person after a restart, done, shown on every copy, and taken back', async () => {
    const cards = await askForRejection();
    expect(labels(cards.dana)).toEqual(['Approve', 'Edit', 'Reject']);
    expect(labels(cards.mara)).toEqual(['Edit', 'Withdraw']);
    expect(sees('UKOFI')).toEqual([]);
    await restart();
    await press('UDANA', { message: cards.dana, label: 'Approve' });
    for (const user of ['UDANA', 'ULEA', 'UMARA']) {
      const card = await messageTo(user, /Approved by Dana Whitfield[^]*Done/);
      expect(labels(card)).not.toContain('Approve');
    }
    expect(await stageOf('c_bob')).toBe('Rejected');
    await press('UMARA', { message: await messageTo('UMARA', /Approved by Dana/), label: 'Undo' });
    for (const user of ['UDANA', 'ULEA', 'UMARA']) await messageTo(user, /Taken back by Mara Ellison/);
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });

  test('is declined with a reason in a form, and a late click is told who decided', async () => {
    const { dana, lea } = await askForRejection();
    await press('UDANA', { message: dana, label: 'Reject' });
    await submit('UDANA', { reason: 'Let us talk first' });
    await messageTo('ULEA', /Rejected by Dana Whitfield[^]*Let us talk first/);
    await press('ULEA', { message: lea, label: 'Approve' });
    const told = await messageTo('ULEA', /rejected already by Dana Whitfield/);
    expect(told.ephemeralTo).toBe('ULEA');
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });

  test('is edited in a form, and the edited proposal takes its place', async () => {
    const { dana } = await askForRejection();
    await press('UDANA', { message: dana, label: 'Edit' });
    await submit('UDANA', { candidate: 'c_bob', reason: 'Other skills' });
    await messageTo('UMARA', /Replaced by an edited proposal of Dana/);
    const edited = await messageTo('ULEA', /Approval needed[^]*Asked by[^]*Dana/);
    expect(labels(edited)).toContain('Approve');
  });

  test('is decided over REST while Slack is away: the decision stands, and the cards become true later', async () => {
    await askForRejection();
    const { body } = await service.call('GET', '/api/v1/approvals');
    slack.refuse('down', 1_000);
    const { status } = await service.call('POST', `/api/v1/approvals/${body.data[0].approval_id}/approve`, {});
    expect(status).toBe(200);
    expect(await stageOf('c_bob')).toBe('Rejected');
    await new Promise((resolve) => setTimeout(resolve, 300));
    slack.heal();
    for (const user of ['UDANA', 'ULEA', 'UMARA'])
      await until(() => sees(user).some((one) => /Approved by/.test(readable(one))), 60_000);
  });

  test('that a person may not decide is refused to them, whatever button they send', async () => {
    const { dana } = await askForRejection();
    await press('UKOFI', { message: dana, label: 'Approve' });
    await until(() =>
      slack
        .messages()
        .some(
          ({ ephemeralTo, ...one }) =>
            ephemeralTo === 'UKOFI' && /Only an admin or one of the people/.test(readable(one)),
        ),
    );
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });

  test('is answered within a storm of 429, once', async () => {
    slack.refuse('busy', 4);
    await askForRejection();
    for (const user of ['UDANA', 'ULEA', 'UMARA'])
      expect(sees(user).filter((one) => /Approval needed/.test(readable(one)))).toHaveLength(1);
  });
});

describe('where several read', () => {
  test('only ids and links stand; the details go to the asker alone', async () => {
    expect((await send(eventBody(mention('UMARA', 'move Bob Harlan to Onsite Interview')))).status).toBe(200);
    const open = await until(() =>
      slack.messages().find(({ channel, ephemeralTo }) => channel === 'C1' && ephemeralTo === undefined),
    );
    const alone = slack.messages().find(({ ephemeralTo }) => ephemeralTo === 'UMARA');
    expect(readable(open)).not.toMatch(/Bob|Harlan|Onsite/);
    expect(readable(open)).toMatch(/act_/);
    expect(alone === undefined ? '' : readable(alone)).toMatch(/Bob Harlan/);
    expect(await stageOf('c_bob')).toBe('Onsite Interview');
  });

  test('a command is answered to the asker alone', async () => {
    const body = new URLSearchParams({
      command: '/muster',
      text: 'show Bob Harlan',
      user_id: 'UMARA',
      team_id: 'T1',
      channel_id: 'C1',
      trigger_id: 'tr.command',
    }).toString();
    expect((await sendSigned(service.url, { body, type: 'application/x-www-form-urlencoded' })).status).toBe(200);
    await until(() =>
      slack.messages().some(({ ephemeralTo, ...one }) => ephemeralTo === 'UMARA' && /Bob/.test(readable(one))),
    );
    // What the move before this makes known arrives in its own time, in other places.
    expect(slack.messages().filter((one) => one.channel === 'C1' && one.ephemeralTo === undefined)).toEqual([]);
  });
});

describe('who may speak', () => {
  test.each([
    ['a guest', 'UGUEST', /guests cannot use it/],
    ['somebody from outside', 'USTRANGER', /own organization only/],
    ['somebody unknown', 'UNOBODY', /I do not know you here/],
    ['a deactivated account', 'UGONE', /This account is deactivated/],
  ])('%s is refused, to them alone', async (_who, user, words) => {
    await say(user, 'move Bob Harlan to Onsite Interview');
    const told = await until(() => slack.messages().find((one) => one.ephemeralTo === user));
    expect(readable(told)).toMatch(words);
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });

  test('somebody who was deactivated in Muster is refused at once', async () => {
    await say('UKOFI', 'what waits for me?');
    await until(() => sees('UKOFI').length > 0);
    expect((await service.call('DELETE', '/api/v1/users/u_kofi')).status).toBe(204);
    await say('UKOFI', 'move Bob Harlan to Onsite Interview');
    await until(() => slack.messages().some((one) => one.ephemeralTo === 'UKOFI'));
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });
});

const body = () => eventBody(directMessage('UMARA', 'add a note to Bob Harlan: called back'));
const notes = async () => candidateOf(await sandboxState(service), 'c_bob')['notes'];

describe('what Slack or an attacker may send', () => {
  test('a wrong signature, an old one, none, and a body that was changed are 401, and nothing is done', async () => {
    const given = body();
    const old = new Date(Date.now() - 301_000);
    expect((await sendSigned(service.url, { body: given, secret: 'another' })).status).toBe(401);
    expect((await sendSigned(service.url, { body: given, at: old })).status).toBe(401);
    const headers = { 'x-slack-signature': '' };
    expect((await sendSigned(service.url, { body: given, headers })).status).toBe(401);
    const unsigned = await fetch(`${service.url}/slack/events`, { method: 'POST', body: given });
    expect(unsigned.status).toBe(401);
    expect((await fetch(`${service.url}/slack/events`)).status).toBe(405);
    expect(await notes()).toEqual([]);
  });

  test('the address is proved to Slack', async () => {
    const { status, text } = await send(JSON.stringify({ type: 'url_verification', challenge: 'c-1' }));
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 200, body: { challenge: 'c-1' } });
  });

  test('an event that comes again, with the same or another body, is handled once', async () => {
    const event = directMessage('UMARA', 'add a note to Bob Harlan: called back');
    const first = eventBody(event, { id: 'EvAgain' });
    const other = eventBody({ ...event, text: 'add a note to Bob Harlan: again' }, { id: 'EvAgain' });
    const statuses = await Promise.all([first, first, other, first].map(async (one) => (await send(one)).status));
    expect(statuses).toEqual([200, 200, 200, 200]);
    await until(() => sees('UMARA').length > 0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await notes()).toHaveLength(1);
    expect(sees('UMARA')).toHaveLength(1);
  });

  test('an approval that is not of this organization does not exist here', async () => {
    const { dana } = await askForRejection();
    const forged = {
      ...dana,
      blocks: JSON.parse(JSON.stringify(dana.blocks).replaceAll(/apr_[\w]+/g, 'apr_elsewhere')),
    };
    await press('UDANA', { message: forged, label: 'Approve' });
    const told = await until(() => slack.messages().find((one) => one.ephemeralTo === 'UDANA'));
    expect(readable(told)).toMatch(/no approval/);
  });

  test('40,000 characters are answered with what to do', async () => {
    await say('UMARA', 'x'.repeat(40_000));
    const told = await messageTo('UMARA', /40000 characters long; I read up to 8,000/);
    expect(told.ephemeralTo).toBeUndefined();
  });
});

describe('connecting a workspace', () => {
  test('takes the way through Slack, in the browser that began, once the state is ours', async () => {
    const begun = await fetch(`${service.url}/slack/install`, { redirect: 'manual' });
    expect(begun.status).toBe(302);
    const target = new URL(begun.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe('https://slack.com/oauth/v2/authorize');
    expect(target.searchParams.get('client_id')).toBe('client');
    const back = `${service.url}/slack/oauth_redirect?code=c1&state=${encodeURIComponent(target.searchParams.get('state') ?? '')}`;
    expect((await fetch(back)).status).toBe(400);
    expect((await fetch(back.replace('state=', 'state=x'))).status).toBe(400);
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const done = await fetch(back, { headers: { cookie } });
    expect({ status: done.status, text: await done.text() }).toEqual({
      status: 200,
      text: expect.stringContaining('Slack is connected'),
    });
    slack.addUser({ id: 'UMARA9', email: 'mara@harbor.test', kind: 'member' });
  });
});
