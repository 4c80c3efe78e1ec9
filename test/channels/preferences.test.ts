// Messages of Muster go by the ways, and at the times, that their reader has chosen.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { UserId } from '../../src/core/ids.ts';
import { NotificationPreferences } from '../../src/core/notification.ts';
import { sendDigests } from '../../src/main/digests.ts';
import { readable } from '../fakes/slack.ts';
import { type ChannelSetup, openChannelSetup, slackId, until } from './setup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());
beforeEach(() => setup.reset());

const dana = UserId.parse('u_dana');
const inSlack = () =>
  setup.slack
    .messages()
    .filter(({ channel }) => channel === `D${slackId('dana')}`)
    .map(readable);
const mails = async () => {
  const { email } = await setup.storage.directory(setup.tenant).user(dana);
  const { mailbox } = await viewSandbox(setup.storage.records(setup.tenant));
  return mailbox.filter(({ to }) => to === email);
};
const choose = (given: object) =>
  setup.storage.personPreferences(setup.tenant).put({
    user: dana,
    name: 'notifications',
    body: NotificationPreferences.parse(given),
    at: setup.clocks.real.now(),
  });
const tell = async (text: string) => {
  const call = {
    tool: 'notify_user',
    input: { user: dana, text },
    by: await setup.principal('lea'),
    origin: { kind: 'api' },
    idem: text,
    provenance: 'instructed',
  } as const;
  return (await setup.gate.call(call)).root;
};
/** Quiet until an hour from now, in the zone of the organization. */
const quietNow = async () => {
  const { settings } = await setup.storage.settings(setup.tenant).get();
  const at = (ms: number) =>
    new Date(setup.clocks.business.now().getTime() + ms).toLocaleTimeString('en-GB', {
      timeZone: settings.timeZone,
      hour: '2-digit',
      minute: '2-digit',
    });
  return { from: at(-3_600_000), to: at(3_600_000) };
};

test('without chat by choice, a message comes by mail', async () => {
  await choose({ topics: { messages: { bell: true, chat: false, mail: 'unreached' } } });
  await tell('The room has changed.');
  await until(async () => (await mails()).length > 0);
  expect(inSlack()).toEqual([]);
});

test('with both, it comes by both', async () => {
  await choose({ topics: { messages: { bell: true, chat: true, mail: 'always' } } });
  await tell('The room has changed again.');
  await until(async () => (await mails()).length > 0);
  expect(inSlack()).toEqual(['The room has changed again.']);
});

test('in quiet hours nothing shows, and taking it back sends nothing either', async () => {
  await choose({ quietHours: await quietNow() });
  const { id } = await tell('Late news.');
  expect(inSlack()).toEqual([]);
  await setup.gate.undoAction(id, await setup.principal('lea'));
  expect([inSlack(), await mails()]).toEqual([[], []]);
});

test('one mail a day holds what was told, once, and lets approvals through', async () => {
  await choose({
    topics: { messages: { bell: true, chat: false, mail: 'always' } },
    mail: 'daily',
    digestTime: '08:00',
  });
  await tell('First.');
  await tell('Second.');
  expect([inSlack(), await mails()]).toEqual([[], []]);
  await setup.later(24 * 3_600_000);
  const sending = {
    storage: setup.storage,
    clocks: setup.clocks,
    isReached: async () => true,
    inChat: async () => false,
  };
  await sendDigests(sending, setup.tenant);
  await sendDigests(sending, setup.tenant);
  await until(async () => (await mails()).length > 0);
  const found = await mails();
  expect(found).toHaveLength(1);
  expect(found[0]?.body).toMatch(/First\.[^]*Second\./);
});

test('one message a day in chat holds what was told, once, without what was taken back', async () => {
  await choose({ chat: 'daily', digestTime: '08:00' });
  await tell('First news.');
  const { id } = await tell('Wrong news.');
  await tell('Last news.');
  await setup.gate.undoAction(id, await setup.principal('lea'));
  expect([inSlack(), await mails()]).toEqual([[], []]);
  await setup.later(24 * 3_600_000);
  const services = setup.channels;
  const sending = {
    storage: setup.storage,
    clocks: setup.clocks,
    isReached: services.isReached,
    inChat: services.digest,
  };
  await sendDigests(sending, setup.tenant);
  await sendDigests(sending, setup.tenant);
  expect(inSlack()).toHaveLength(1);
  expect(inSlack()[0]).toMatch(/First news\.[^]*Last news\./);
  expect(inSlack()[0]).not.toContain('Wrong');
  expect(await mails()).toEqual([]);
});

test('whom no chat reaches gets that message by mail', async () => {
  await choose({ chat: 'daily', digestTime: '08:00' });
  await tell('Only news.');
  await setup.later(24 * 3_600_000);
  const sending = {
    storage: setup.storage,
    clocks: setup.clocks,
    isReached: async () => false,
    inChat: async () => false,
  };
  await sendDigests(sending, setup.tenant);
  await until(async () => (await mails()).length > 0);
  expect((await mails())[0]?.body).toContain('Only news.');
});
