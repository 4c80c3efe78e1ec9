// Everything of Teams beyond messages and cards: cards that each reader sees as they may, in channels and groups, and the search
// of the message extension. Whatever is shown keeps to Adaptive Cards 1.5, by Microsoft's own parser too.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ValidCard } from '../../src/channels/teams/valid-cards.ts';
import { UserId } from '../../src/core/ids.ts';
import {
  activityOf,
  calledIn,
  directory,
  installed,
  labelsOf,
  pressed,
  readable,
  sendActivity,
  type TeamsMessage,
} from '../fakes/teams.ts';
import { faultsOf } from '../support/adaptive-cards.ts';
import { type ChannelSetup, openChannelSetup, type Staff, teamsId, until } from './setup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());
beforeEach(() => setup.reset());

const deliver = async (activity: object) => {
  const { status, text } = await sendActivity(setup.url, { activity, token: await setup.teams.token() });
  expect(status).toBe(200);
  return text === '' ? undefined : JSON.parse(text);
};
const postedIn = (conversation: string) =>
  setup.teams.messages().filter((message) => message.conversation === conversation);
const refreshOf = (message: TeamsMessage) => message.card.refresh;
/** What Teams asks when that person sees the card. */
const seenBy = (name: Staff, message: TeamsMessage, more: object = {}) =>
  deliver(
    activityOf(setup.teams, teamsId(name), {
      type: 'invoke',
      name: 'adaptiveCard/action',
      conversation: { id: message.conversation, conversationType: 'channel', tenantId: directory },
      value: { action: { ...refreshOf(message).action, ...more }, trigger: 'automatic' },
    }),
  );
const readOf = (answer: { value: unknown }) => readable({ card: answer.value });

describe.each([
  ['a channel', { id: '19:general', conversationType: 'channel', tenantId: directory }],
  ['a group chat', { id: '19:group', conversationType: 'groupChat', tenantId: directory }],
])('in %s', (_where, conversation) => {
  const asked = async () => {
    await deliver(installed(setup.teams, teamsId('mara')));
    await deliver({ ...calledIn(setup.teams, teamsId('mara'), 'move Bob Harlan to Onsite Interview'), conversation });
    return until(() => postedIn(conversation.id)[0]);
  };

  test('everybody reads ids, the asker their own view with the way back', async () => {
    const message = await asked();
    expect(readable(message)).not.toMatch(/Bob|Harlan|Onsite/);
    expect(refreshOf(message).userIds).toEqual([teamsId('mara')]);
    const own = await seenBy('mara', message);
    expect(own.type).toBe('application/vnd.microsoft.card.adaptive');
    expect(readOf(own)).toMatch(/Bob Harlan/);
    expect(labelsOf({ card: own.value })).toContain('Undo');
    expect(ValidCard.safeParse(own.value).success).toBe(true);
  });

  test('nobody else gets that view, whatever they ask for', async () => {
    const message = await asked();
    for (const name of ['dana', 'lea'] as const) {
      const answer = await seenBy(name, message);
      expect(answer).toEqual({ statusCode: 200, type: 'application/vnd.microsoft.activity.message', value: '' });
    }
    const other = await seenBy('mara', message, { data: { post: 'pst_of_somebody_else' } });
    expect(other.value).toBe('');
  });
});

test('a file in a channel, where Teams hands it to no app, is answered to its sender alone', async () => {
  await deliver(installed(setup.teams, teamsId('mara')));
  await until(() => postedIn(`a:${teamsId('mara')}`)[0]);
  const reference = { contentType: 'reference', name: 'cv.docx', contentUrl: 'https://harbor.sharepoint.com/cv.docx' };
  const called = calledIn(setup.teams, teamsId('mara'), 'add this as a note to Bob Harlan');
  await deliver({ ...called, attachments: [reference, { contentType: 'text/html', content: '<p>add</p>' }] });
  await until(() => postedIn(`a:${teamsId('mara')}`).find((one) => /not kept where I may read it/.test(readable(one))));
  expect(postedIn('19:general')).toEqual([]);
});

test('an approval card is drawn anew for its reader whenever it is seen', async () => {
  await deliver(installed(setup.teams, teamsId('dana')));
  await deliver(activityOf(setup.teams, teamsId('mara'), { text: 'reject Bob Harlan' }));
  const card = await until(() => postedIn(`a:${teamsId('dana')}`).find((one) => /Approval needed/.test(readable(one))));
  const { body } = await setup.call('GET', '/api/v1/approvals');
  await setup.call('POST', `/api/v1/approvals/${body.data[0].approval_id}/reject`, { reason: 'No' });
  expect(readOf(await seenBy('dana', card))).toMatch(/^Rejected by/);
  expect((await seenBy('mara', card)).value).toBe('');
});

const search = (person: string, name: unknown) =>
  deliver(
    activityOf(setup.teams, person, {
      type: 'invoke',
      name: 'composeExtension/query',
      value: { commandId: 'candidate', parameters: [{ name: 'name', value: name }] },
    }),
  );

describe('the message extension', () => {
  test('finds candidates by name, and puts nothing but id and link into a message', async () => {
    const { composeExtension: found } = await search(teamsId('mara'), 'Bob');
    expect(found).toMatchObject({ type: 'result', attachmentLayout: 'list' });
    expect(found.attachments[0].preview.content).toEqual({
      title: 'Bob Harlan',
      text: 'Registered Nurse, Night Shift, Phone Screen',
    });
    const { content } = found.attachments[0];
    expect(ValidCard.safeParse(content).success).toBe(true);
    expect(JSON.stringify(content)).toMatch(/c_bob/);
    expect(JSON.stringify(content)).not.toMatch(/Harlan|Nurse|Phone/);
  });

  test('finds nobody for nothing, for strange input and for a name that nobody has', async () => {
    for (const name of ['', '   ', 7, 'Zebulon Quirk'])
      expect((await search(teamsId('mara'), name)).composeExtension.attachments).toEqual([]);
  });

  test('answers guests with the reason and nothing else', async () => {
    setup.teams.addPerson({ id: '29:guest', email: 'guest@harbor.test', kind: 'guest' });
    expect(await search('29:guest', 'Bob')).toEqual({
      composeExtension: { type: 'message', text: expect.stringMatching(/guests cannot use it/) },
    });
  });

  test('needs the same proof as everything else', async () => {
    const activity = activityOf(setup.teams, teamsId('mara'), { type: 'invoke', name: 'composeExtension/query' });
    const forged = await setup.teams.token({ audience: 'another-app' });
    expect((await sendActivity(setup.url, { activity, token: forged })).status).toBe(401);
  });
});

test('every card keeps to the schema and loses nothing in Microsoft’s own parser', async () => {
  for (const name of ['dana', 'lea', 'mara'] as const) await deliver(installed(setup.teams, teamsId(name)));
  await deliver(activityOf(setup.teams, teamsId('mara'), { text: 'reject Bob Harlan' }));
  await until(() => postedIn(`a:${teamsId('lea')}`).find((one) => /Approval needed/.test(readable(one))));
  await deliver(activityOf(setup.teams, teamsId('mara'), { text: 'who has nobody talked to in a week?' }));
  await until(() => postedIn(`a:${teamsId('mara')}`).length > 2);
  const cards = setup.teams.messages().map(({ card }) => card);
  expect(cards.length).toBeGreaterThan(4);
  for (const card of cards) {
    expect(ValidCard.safeParse(card).error?.issues).toBeUndefined();
    expect(faultsOf(card)).toEqual([]);
  }
});

test('the brief comes as one card to whoever installed Muster, each item a click away, and to nobody who left', async () => {
  await setup.reset({ briefChannels: ['teams'] });
  for (const name of ['mara', 'kofi'] as const) {
    await deliver(installed(setup.teams, teamsId(name)));
    await until(() => postedIn(`a:${teamsId(name)}`)[0]);
  }
  await deliver(activityOf(setup.teams, teamsId('kofi'), { type: 'installationUpdate', action: 'remove' }));
  setup.teams.deleteAll();
  // As the clock has them: each day's brief is claimed once, with the promise of its job.
  const book = setup.storage.briefBook(setup.tenant);
  for (const user of ['u_kofi', 'u_mara', 'u_mara'].map((id) => UserId.parse(id)))
    await book.claim({ user, day: '2026-03-09', at: setup.clocks.business.now() });
  await until(() => postedIn(`a:${teamsId('mara')}`)[0]);
  const [card, ...more] = postedIn(`a:${teamsId('mara')}`);
  if (card === undefined) throw new Error('no brief came');
  expect(readable(card)).toMatch(/Good morning, Mara/);
  expect([more, postedIn(`a:${teamsId('kofi')}`)]).toEqual([[], []]);
  const [label = ''] = labelsOf(card);
  expect(labelsOf(card).join()).not.toMatch(/Snooze/);
  await deliver(pressed(setup.teams, teamsId('mara'), { message: card, label }));
  await until(() => postedIn(`a:${teamsId('mara')}`).length > 1);
});
