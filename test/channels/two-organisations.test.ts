// Two organizations in one house: what belongs to the one cannot be decided, taken back or seen from the chat of the other, even with
// its ids in a genuine, signed click.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import type { TenantId } from '../../src/core/ids.ts';
import { click, directMessage, eventBody, installed, readable, sendSigned, type SlackMessage } from '../fakes/slack.ts';
import * as inTeams from '../fakes/teams.ts';
import { type ChannelSetup, openChannelSetup, slackId, staff, type Staff, teamsId, until } from './setup.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
let northwind: TenantId;
/** Of the same name and address, in the other workspace. */
const theirId = (name: Staff) => `${slackId(name)}9`;
beforeAll(async () => {
  setup = await openChannelSetup();
  northwind = await setup.foundAnother('northwind');
  for (const name of staff)
    setup.slack.addUser({ id: theirId(name), email: `${name}@harbor.test`, team: installed.team });
  await setup.storage.installations.put({
    tenant: northwind,
    platform: 'slack',
    team: installed.team,
    name: 'Northwind',
    credentials: JSON.stringify({ botToken: installed.token, botUser: 'UMUSTER', scopes: '' }),
    installedBy: null,
    installedAt: setup.clocks.real.now(),
  });
});
afterAll(() => setup.close());
beforeEach(async () => {
  await setup.reset();
  await setup.refill(northwind);
});

const stageOfBob = async (tenant: TenantId) =>
  (await viewSandbox(setup.storage.records(tenant))).candidates.find(({ id }) => id === 'c_bob')?.stage;
const sees = (user: string) => setup.slack.messages().filter(({ channel }) => channel === `D${user}`);
const messageTo = (user: string, text: RegExp): Promise<SlackMessage> =>
  until(() => sees(user).findLast((message) => text.test(readable(message))));
const askedThere = async () => {
  const body = eventBody(directMessage(theirId('mara'), 'reject Bob Harlan'), { team: installed.team });
  expect((await sendSigned(setup.url, { body })).status).toBe(200);
  return messageTo(theirId('dana'), /Approval needed/);
};

const idIn = (text: string) => /apr_\w+/.exec(text)?.[0] ?? 'none';

test('a workspace sees the approvals of its own organization, decides them, and the other sees nothing of it', async () => {
  const message = await askedThere();
  await sendSigned(setup.url, click(theirId('dana'), { message, label: 'Approve', trigger: '' }, installed.team));
  await messageTo(theirId('mara'), /Approved by Dana Whitfield[^]*Done/);
  expect([await stageOfBob(northwind), await stageOfBob(setup.tenant)]).toEqual(['Rejected', 'Phone Screen']);
  for (const name of staff) expect(sees(slackId(name))).toEqual([]);
  // Taking it back from the other organization's workspace: there is no such action there.
  const done = await messageTo(theirId('mara'), /Approved by Dana/);
  await sendSigned(setup.url, click(slackId('mara'), { message: done, label: 'Undo', trigger: '' }));
  await until(() =>
    setup.slack.messages().some((one) => one.ephemeralTo === slackId('mara') && /no action/.test(readable(one))),
  );
  expect(await stageOfBob(northwind)).toBe('Rejected');
});

test('a card of the other organization that is clicked in Slack or in Teams does not exist here', async () => {
  const message = await askedThere();
  await sendSigned(setup.url, click(slackId('lea'), { message, label: 'Approve', trigger: '' }));
  await until(() =>
    setup.slack.messages().some((one) => one.ephemeralTo === slackId('lea') && /no approval/.test(readable(one))),
  );

  const deliver = async (activity: object) =>
    expect((await inTeams.sendActivity(setup.url, { activity, token: await setup.teams.token() })).status).toBe(200);
  await deliver(inTeams.installed(setup.teams, teamsId('lea')));
  const conversation = `a:${teamsId('lea')}`;
  await until(() => setup.teams.messages().some((one) => one.conversation === conversation));
  await deliver(inTeams.activityOf(setup.teams, teamsId('mara'), { text: 'reject Bob Harlan' }));
  const ours = await until(() =>
    setup.teams
      .messages()
      .find((one) => one.conversation === conversation && /Approval needed/.test(inTeams.readable(one))),
  );
  const card = JSON.parse(
    JSON.stringify(ours.card).replaceAll(idIn(JSON.stringify(ours.card)), idIn(readable(message))),
  );
  await deliver(inTeams.pressed(setup.teams, teamsId('lea'), { message: { ...ours, card }, label: 'Approve' }));
  await until(() =>
    setup.teams
      .messages()
      .some((one) => one.conversation === conversation && /no approval/.test(inTeams.readable(one))),
  );
  expect([await stageOfBob(northwind), await stageOfBob(setup.tenant)]).toEqual(['Phone Screen', 'Phone Screen']);
});
