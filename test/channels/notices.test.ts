// What Muster tells people by itself reaches them where they are: in their chat, else by e-mail, once, and can be corrected.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { UserId } from '../../src/core/ids.ts';
import { activityOf, readable as readableInTeams, sendActivity } from '../fakes/teams.ts';
import { readable } from '../fakes/slack.ts';
import { type ChannelHouse, openChannelHouse, slackId, type Staff, until } from './house.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let house: ChannelHouse;
beforeAll(async () => {
  house = await openChannelHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

const inSlack = (name: Staff) =>
  house.slack
    .messages()
    .filter(({ channel }) => channel === `D${slackId(name)}`)
    .map(readable);
const state = () => viewSandbox(house.storage.records(house.tenant));
const told = () => (['dana', 'kofi'] as const).flatMap(inSlack).filter((text) => /Bob Harlan/.test(text));
const mails = async () => (await state()).mailbox.filter(({ to }) => to === 'new@elsewhere.test');
const tell = async (user: string, text: string, idem: string) =>
  house.gate.call({
    tool: 'notify_user',
    input: { user, text },
    by: await house.principal('lea'),
    origin: { kind: 'api' },
    idem,
    provenance: 'instructed',
  });

test('a stage change is told to the hiring manager in Slack, and nowhere else', async () => {
  const { status } = await house.call('POST', '/api/v1/tasks', {
    action: 'move_stage',
    candidate: 'c_bob',
    stage: 'Onsite Interview',
  });
  expect(status).toBe(200);
  await until(() => told().length > 0);
  expect(told()).toEqual([expect.stringMatching(/moved from Phone Screen to Onsite Interview/)]);
  expect((await state()).messages).toEqual([]);
});

test('a message goes out once, whatever repeats it, and is corrected when it is taken back', async () => {
  const { root } = await tell('u_dana', 'The *room* has changed <!channel>', 'notice 1');
  expect(root).toMatchObject({ status: 'executed' });
  await tell('u_dana', 'The *room* has changed <!channel>', 'notice 1');
  const { messenger } = house.tenants.systems(house.tenant);
  const at = '2026-06-01T09:00:00Z';
  await messenger.send({ toUser: UserId.parse('u_dana'), text: 'again', at, key: root.id });
  // As its reader sees it: nothing of it took effect.
  expect(inSlack('dana')).toEqual(['The *room* has changed <!channel>']);
  await house.gate.undoAction(root.id, await house.principal('lea'));
  expect(inSlack('dana')).toHaveLength(2);
  expect(inSlack('dana')[1]).toMatch(/disregard/);
});

/** A hiring manager whose address is known there and nowhere else. */
const join = async (id: string, email: string) => {
  const directory = house.storage.directory(house.tenant);
  const dana = await directory.user(UserId.parse('u_dana'));
  await directory.put({ ...dana, id: UserId.parse(id), email });
};

test('whoever is in Teams alone is written to there', async () => {
  await join('u_tess', 'tess@harbor.test');
  house.teams.addPerson({ id: '29:tess', email: 'tess@harbor.test' });
  const token = await house.teams.token();
  const added = activityOf(house.teams, '29:tess', { type: 'installationUpdate', action: 'add' });
  await sendActivity(house.url, { activity: added, token });
  const inTeams = () =>
    house.teams
      .messages()
      .filter(({ conversation }) => conversation === 'a:29:tess')
      .map(readableInTeams)
      .join('\n');
  await until(() => /Tell me what to do/.test(inTeams()));
  await tell('u_tess', 'The room has changed', 'notice 2');
  expect(inTeams()).toContain('The room has changed');
});

test('whom no chat reaches gets an e-mail, once', async () => {
  await join('u_new', 'new@elsewhere.test');
  for (let time = 0; time < 2; time += 1) await tell('u_new', 'The room has changed', 'notice 3');
  await until(async () => (await mails()).length > 0);
  expect(await mails()).toEqual([expect.objectContaining({ body: 'The room has changed' })]);
});

test('while Slack is away the message waits, and is neither lost nor doubled', async () => {
  house.slack.refuse('down', 2, 'chat.postMessage');
  const { root } = await tell('u_dana', 'The room has changed', 'notice 4');
  expect(root.status).toBe('executed');
  expect(inSlack('dana')).toHaveLength(1);
});
