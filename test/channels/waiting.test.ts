// What waits does not wait unseen: reminders, admins when time runs out, and whoever stands in for somebody who is away.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { UserId } from '../../src/core/ids.ts';
import { buttonsOf, click, directMessage, eventBody, readable, sendSigned } from '../fakes/slack.ts';
import { type ChannelHouse, openChannelHouse, slackId, type Staff, until } from './house.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let house: ChannelHouse;
beforeAll(async () => {
  house = await openChannelHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

const sees = (name: Staff) => house.slack.messages().filter(({ channel }) => channel === `D${slackId(name)}`);
const reads = (name: Staff, text: RegExp) => sees(name).filter((message) => text.test(readable(message)));
const messageTo = (name: Staff, text: RegExp) => until(() => reads(name, text).at(-1));
const askForRejection = async () => {
  const body = eventBody(directMessage(slackId('mara'), 'reject Bob Harlan'));
  expect((await sendSigned(house.url, { body })).status).toBe(200);
};
const hours = (count: number) => count * 3_600_000;
const stageOfBob = async () =>
  (await viewSandbox(house.storage.records(house.tenant))).candidates.find(({ id }) => id === 'c_bob')?.stage;

test('whoever may decide is reminded once in the last quarter, and admins who had no card get one', async () => {
  await house.reset({ approvers: { reject_candidate: [UserId.parse('u_kofi')] } });
  await askForRejection();
  await messageTo('kofi', /Approval needed/);
  expect([sees('lea'), sees('dana')]).toEqual([[], []]);
  await house.later(hours(12));
  await house.channels.jobs.remindApprovers();
  expect(reads('kofi', /Still waiting/)).toEqual([]);
  await house.later(hours(7));
  await house.channels.jobs.remindApprovers();
  await house.channels.jobs.remindApprovers();
  expect(reads('kofi', /Still waiting for a decision until[^]*Bob Harlan/)).toHaveLength(1);
  const [card] = reads('lea', /Approval needed/);
  if (card === undefined) throw new Error('the admin has no card');
  expect(buttonsOf(card).map(({ label }) => label)).toContain('Approve');
});

test('while somebody is away, another person gets the card and decides in their place', async () => {
  const now = house.clocks.business.now().getTime();
  await house.storage.channels(house.tenant).absences.put({
    user: UserId.parse('u_dana'),
    delegate: UserId.parse('u_kofi'),
    from: new Date(now - hours(1)),
    to: new Date(now + hours(48)),
  });
  await askForRejection();
  const message = await messageTo('kofi', /Approval needed/);
  await sendSigned(house.url, click(slackId('kofi'), { message, label: 'Approve', trigger: '' }));
  await messageTo('mara', /Approved by Kofi Mensah/);
  expect(await stageOfBob()).toBe('Rejected');
});
