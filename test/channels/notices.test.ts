// What Muster tells people by itself reaches them where they are: in their chat, else by e-mail, once, and can be corrected.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { UserId } from '../../src/core/ids.ts';
import { activityOf, readable as readableInTeams, sendActivity } from '../fakes/teams.ts';
import { readable } from '../fakes/slack.ts';
import { type ChannelSetup, openChannelSetup, slackId, type Staff, until } from './setup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());
beforeEach(() => setup.reset());

const inSlack = (name: Staff) =>
  setup.slack
    .messages()
    .filter(({ channel }) => channel === `D${slackId(name)}`)
    .map(readable);
const state = () => viewSandbox(setup.storage.records(setup.tenant));
const told = () => (['dana', 'kofi'] as const).flatMap(inSlack).filter((text) => /Bob Harlan/.test(text));
const mails = async () => (await state()).mailbox.filter(({ to }) => to === 'new@elsewhere.test');
const tell = async (user: string, text: string, idem: string) =>
  setup.gate.call({
    tool: 'notify_user',
    input: { user, text },
    by: await setup.principal('lea'),
    origin: { kind: 'api' },
    idem,
    provenance: 'instructed',
  });

test('a stage change is told to the hiring manager in Slack, and nowhere else', async () => {
  const { status } = await setup.call('POST', '/api/v1/tasks', {
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
  const { messenger } = setup.tenants.systems(setup.tenant);
  const at = '2026-06-01T09:00:00Z';
  await messenger.send({ toUser: UserId.parse('u_dana'), text: 'again', at, key: root.id });
  // As its reader sees it: nothing of it took effect.
  expect(inSlack('dana')).toEqual(['The *room* has changed <!channel>']);
  await setup.gate.undoAction(root.id, await setup.principal('lea'));
  expect(inSlack('dana')).toHaveLength(2);
  expect(inSlack('dana')[1]).toMatch(/disregard/);
});

/** A hiring manager whose address is known there and nowhere else. */
const join = async (id: string, email: string) => {
  const directory = setup.storage.directory(setup.tenant);
  const dana = await directory.user(UserId.parse('u_dana'));
  await directory.put({ ...dana, id: UserId.parse(id), email });
};

test('whoever is in Teams alone is written to there', async () => {
  await join('u_tess', 'tess@harbor.test');
  setup.teams.addPerson({ id: '29:tess', email: 'tess@harbor.test' });
  const token = await setup.teams.token();
  const added = activityOf(setup.teams, '29:tess', { type: 'installationUpdate', action: 'add' });
  await sendActivity(setup.url, { activity: added, token });
  const inTeams = () =>
    setup.teams
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
  setup.slack.refuse('down', 2, 'chat.postMessage');
  const { root } = await tell('u_dana', 'The room has changed', 'notice 4');
  expect(root.status).toBe('executed');
  expect(inSlack('dana')).toHaveLength(1);
});
