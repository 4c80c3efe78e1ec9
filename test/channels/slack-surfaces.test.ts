// Everything of Slack beyond messages and cards: the assistant panel that writes while it thinks, the home tab, previews of
// links, the shortcut on messages, snoozing, and buttons that go when their time is over.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ValidView } from '../../src/channels/slack/valid-blocks.ts';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { releaseLetter } from '../../src/services/operations/letters.ts';
import { buttonsOf, click, directMessage, eventBody, form, mention, readable, sendSigned } from '../fakes/slack.ts';
import { type ChannelSetup, openChannelSetup, slackId, type Staff, until } from './setup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());
beforeEach(() => setup.reset());

const send = async (event: object) =>
  expect((await sendSigned(setup.url, { body: eventBody(event) })).status).toBe(200);
const say = (name: Staff, text: string, more: object = {}) => send(directMessage(slackId(name), text, more));
const sees = (name: Staff) => setup.slack.messages().filter(({ channel }) => channel === `D${slackId(name)}`);
const messageTo = (name: Staff, text: RegExp) =>
  until(() => sees(name).findLast((message) => text.test(readable(message))));
const calls = (method: string) => setup.slack.calls.filter((call) => call.method === method);
/** The calls of that method from now on. */
const next = (method: string) => {
  const before = calls(method).length;
  return () => calls(method)[before];
};
const bob = async () =>
  (await viewSandbox(setup.storage.records(setup.tenant))).candidates.find(({ id }) => id === 'c_bob');

const panel = { thread_ts: '1700000000.000001' };
const question = 'who has nobody talked to in a week?';
/** The words of the answer: its plan stands there before, and a turn that goes on would write into the next test. */
const answered = () => messageTo('mara', /\d+ candidates? \(/);

describe('the assistant panel', () => {
  test('greets whoever opens it, with things to ask', async () => {
    const prompts = next('assistant.threads.setSuggestedPrompts');
    await send({
      type: 'assistant_thread_started',
      assistant_thread: { user_id: slackId('mara'), channel_id: `D${slackId('mara')}`, thread_ts: panel.thread_ts },
    });
    await messageTo('mara', /Tell me what to do/);
    expect((await until(prompts)).args.prompts).toHaveLength(4);
  });

  test('writes the answer while it is made, and ends with one message that holds all of it', async () => {
    const [begun, ended] = ['chat.startStream', 'chat.stopStream'].map(next);
    const before = calls('chat.appendStream').length;
    await say('mara', question, panel);
    await until(() => ended?.());
    expect(begun?.()?.args).toMatchObject({ thread_ts: panel.thread_ts, recipient_user_id: slackId('mara') });
    const chunks = calls('chat.appendStream')
      .slice(before)
      .flatMap(({ args }) => args.chunks);
    expect(chunks).toContainEqual({ type: 'markdown_text', text: expect.stringMatching(/\w/) });
    expect(chunks).toContainEqual({ type: 'task_update', id: '0', title: 'Find candidates', status: 'in_progress' });
    expect(chunks).toContainEqual({ type: 'task_update', id: '0', title: 'Find candidates', status: 'complete' });
    await answered();
    expect(sees('mara')).toHaveLength(1);
  });

  test('goes on in the same message when Slack has ended the stream', async () => {
    setup.slack.fail('chat.appendStream', 'message_not_in_streaming_state', 1_000);
    setup.slack.fail('chat.stopStream', 'message_not_in_streaming_state', 1_000);
    await say('mara', question, panel);
    await answered();
    expect(sees('mara')).toHaveLength(1);
  });

  test.each([
    ['has just ended the stream', 'message_not_in_streaming_state', 1],
    ['is not sure yet whether the stream has ended', 'streaming_state_conflict', 2],
  ])('writes the answer over the stream when Slack %s', async (_, code, times) => {
    setup.slack.fail('chat.appendStream', 'streaming_state_conflict', 1_000);
    setup.slack.fail('chat.stopStream', code, times);
    await say('mara', question, panel);
    await answered();
    expect(sees('mara')).toHaveLength(1);
  });

  test('waits when Slack asks for patience in the middle of a stream', async () => {
    setup.slack.refuse('busy', 1, 'chat.appendStream');
    await say('mara', question, panel);
    await answered();
    expect(sees('mara')).toHaveLength(1);
  });

  test('answers with a message where Slack does not offer streams', async () => {
    setup.slack.fail('chat.startStream', 'not_allowed_token_type', 1_000);
    await say('mara', question, panel);
    expect((await answered()).thread).toBe(panel.thread_ts);
    expect(sees('mara')).toHaveLength(1);
  });
});

const homeOf = async (name: Staff) => {
  const published = next('views.publish');
  await send({ type: 'app_home_opened', user: slackId(name), channel: `D${slackId(name)}`, tab: 'home' });
  return (await until(published)).args;
};
const words = (view: { blocks: Parameters<typeof readable>[0]['blocks'] }) =>
  readable({ text: '', blocks: view.blocks });

describe('the home tab', () => {
  test('shows what waits for this person, the brief and what was saved, and is true again after a click', async () => {
    await say('mara', 'reject Bob Harlan');
    await messageTo('dana', /Approval needed/);
    const { view, user_id: user } = await homeOf('dana');
    expect(user).toBe(slackId('dana'));
    expect(ValidView.safeParse(view).success).toBe(true);
    expect(words(view)).toMatch(/1 wait for your decision[^]*Bob Harlan[^]*Today[^]*The last 30 days[^]*Hours saved/);
    const button = buttonsOf(view).find(({ label }) => label === 'Approve');
    const published = next('views.publish');
    const clicked = form({
      type: 'block_actions',
      team: { id: 'T1' },
      user: { id: slackId('dana') },
      container: { type: 'view', view_id: 'V1' },
      view: { id: 'V1', type: 'home' },
      actions: [{ type: 'button', action_id: button?.actionId, value: button?.value, action_ts: '1.2' }],
    });
    expect((await sendSigned(setup.url, clicked)).status).toBe(200);
    expect(words((await until(published)).args.view)).toMatch(/Nothing waits for your decision/);
    expect((await bob())?.stage).toBe('Rejected');
  });

  test('shows somebody else nothing of it, and a guest why not', async () => {
    await say('mara', 'reject Bob Harlan');
    await messageTo('dana', /Approval needed/);
    expect(words((await homeOf('kofi')).view)).toMatch(/Nothing waits for your decision/);
    setup.slack.addUser({ id: 'UGUEST', email: 'guest@harbor.test', kind: 'guest' });
    const published = next('views.publish');
    await send({ type: 'app_home_opened', user: 'UGUEST', channel: 'DUGUEST', tab: 'home' });
    expect(words((await until(published)).args.view)).toMatch(/guests cannot use it/);
  });
});

describe('a link to a candidate', () => {
  const url = 'https://muster.test/console/#/candidates/c_bob';
  const shared = (user: string, channel: string, link = url) => ({
    type: 'link_shared',
    user,
    channel,
    message_ts: '1700000000.000009',
    links: [{ domain: 'muster.test', url: link }],
  });

  test('shows the person’s own view where they are alone with Muster, and no more than the id where several read', async () => {
    const alone = next('chat.unfurl');
    await send(shared(slackId('mara'), `D${slackId('mara')}`));
    expect(JSON.stringify((await until(alone)).args.unfurls)).toMatch(/Bob Harlan/);
    const open = next('chat.unfurl');
    await send(shared(slackId('mara'), 'C1'));
    const { unfurls } = (await until(open)).args;
    expect(JSON.stringify(unfurls)).toMatch(/c_bob/);
    expect(JSON.stringify(unfurls)).not.toMatch(/Harlan|Phone|@/);
  });

  test('of a stranger, to another site or to nobody shows nothing', async () => {
    setup.slack.addUser({ id: 'USTRANGER', email: 'mara@harbor.test', kind: 'external' });
    const unfurled = next('chat.unfurl');
    await send(shared('USTRANGER', 'C1'));
    await send(shared(slackId('mara'), 'C1', 'https://elsewhere.test/console/#/candidates/c_bob'));
    await send(shared(slackId('mara'), 'C1', 'https://muster.test/console/#/candidates/c_nobody'));
    await say('mara', '');
    await messageTo('mara', /Tell me what to do/);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(unfurled()).toBeUndefined();
  });
});

test('a file that is sent with a mention becomes a note, and others read ids only', async () => {
  const file = setup.slack.addFile({ name: 'Bob Harlan.txt', bytes: Buffer.from('Speaks Navajo') });
  await send({ ...mention(slackId('mara'), 'add this as a note to Bob Harlan'), files: [file] });
  const open = await until(() =>
    setup.slack.messages().find((one) => one.channel === 'C1' && one.ephemeralTo === undefined),
  );
  expect(readable(open)).toMatch(/^act_/);
  expect(readable(open)).not.toMatch(/Bob|Harlan|Navajo/);
  const alone = setup.slack.messages().find(({ ephemeralTo }) => ephemeralTo === slackId('mara'));
  expect(alone === undefined ? '' : readable(alone)).toMatch(/Note on Bob Harlan: the text of a text file of 2 words/);
  expect((await bob())?.notes[0]?.text).toContain('Speaks Navajo');
});

test('a workspace that lets Muster read no files is told what to do', async () => {
  setup.slack.fail('files.info', 'missing_scope', 1);
  const file = setup.slack.addFile({ name: 'cv.txt', bytes: Buffer.from('x') });
  await say('mara', 'add this as a note to Bob Harlan', { subtype: 'file_share', files: [file] });
  await messageTo('mara', /may not read files in this workspace yet[^]*install the app again/);
  expect((await bob())?.notes).toEqual([]);
});

test('a message is added as a note to a candidate by its shortcut', async () => {
  const formOpened = next('views.open');
  const shortcut = form({
    type: 'message_action',
    callback_id: 'add_note',
    team: { id: 'T1' },
    user: { id: slackId('mara') },
    channel: { id: 'C1' },
    trigger_id: 'tr.note',
    message: { ts: '1.1', text: 'Bob can start in May 👩🏽‍🚀' },
  });
  expect((await sendSigned(setup.url, shortcut)).status).toBe(200);
  const { view } = (await until(formOpened)).args;
  expect(ValidView.safeParse(view).success).toBe(true);
  expect(JSON.stringify(view)).toContain('Bob can start in May 👩🏽‍🚀');
  const values = { candidate: { value: { value: 'Bob Harlan' } }, text: { value: { value: 'Bob can start in May' } } };
  const submitted = form({
    type: 'view_submission',
    team: { id: 'T1' },
    user: { id: slackId('mara') },
    view: { ...view, state: { values } },
  });
  expect((await sendSigned(setup.url, submitted)).status).toBe(200);
  await until(async () => (await bob())?.notes.some(({ text }) => text === 'Bob can start in May'));
});

test('the brief comes as one message, and snoozing has Slack bring it again', async () => {
  const [deliver] = setup.channels.briefs;
  const users = await setup.storage.directory(setup.tenant).users();
  const mara = users.find(({ id }) => id === 'u_mara');
  if (deliver === undefined || mara === undefined) throw new Error('no brief');
  const brief = (await setup.call('GET', '/api/v1/brief')).body;
  expect(await deliver.deliver({ tenant: setup.tenant, user: mara, brief, key: 'brief u_mara day' })).toBe(true);
  expect(await deliver.deliver({ tenant: setup.tenant, user: mara, brief, key: 'brief u_mara day' })).toBe(true);
  const message = await messageTo('mara', /Good morning, Mara/);
  expect(sees('mara')).toHaveLength(1);
  const scheduled = next('chat.scheduleMessage');
  const now = Date.now() / 1000;
  await sendSigned(setup.url, click(slackId('mara'), { message, label: 'Snooze 1 hour', trigger: '' }));
  const { args } = await until(scheduled);
  expect(Number(args.post_at) - now).toBeGreaterThan(3500);
  expect(Number(args.post_at) - now).toBeLessThan(3700);
  expect(readable({ text: args.text, blocks: args.blocks })).toMatch(/Good morning, Mara/);
  await messageTo('mara', /I will come back in 60 minutes/);
});

test('an undo button goes when its time is over, and a late click is told so', async () => {
  await setup.reset({ approvals: { send_message: 'ask' } });
  const asked = { action: 'send_message', candidate: 'c_bob', text: 'We will call you on Friday.' };
  expect((await setup.call('POST', '/api/v1/tasks', asked)).status).toBe(202);
  const waiting = await messageTo('lea', /Approval needed/);
  await sendSigned(setup.url, click(slackId('lea'), { message: waiting, label: 'Approve', trigger: '' }));
  const card = await until(() => sees('lea').find((one) => buttonsOf(one).some(({ label }) => label === 'Undo')));
  await setup.later(3_600_000);
  await setup.channels.jobs.settleCards();
  await until(() => !sees('lea').some((one) => buttonsOf(one).length > 0));
  const letters = setup.storage.letters(setup.tenant);
  const { mailer } = setup.tenants.systems(setup.tenant);
  for (const { key } of await letters.list({ limit: 5 }))
    await releaseLetter({ letters, mailer, clocks: setup.clocks, leaseMs: 60_000 }, key);
  await sendSigned(setup.url, click(slackId('lea'), { message: card, label: 'Undo', trigger: '' }));
  const told = await until(() => sees('lea').find(({ ephemeralTo }) => ephemeralTo === slackId('lea')));
  expect(readable(told)).toMatch(/Too late\. It left at/);
});
