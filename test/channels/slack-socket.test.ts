// Socket mode, for a house that no request can reach: what comes through the connection is stored before it is acknowledged, and
// a connection that ends, breaks or cannot be opened is opened anew.
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSocket } from '../../src/channels/slack/socket.ts';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { click, directMessage, eventBody, openFakeSlack, readable } from '../fakes/slack.ts';
import { openFakeSocket } from '../fakes/slack-socket.ts';
import { createKeptLog } from '../support/log.ts';
import { openChannelSetup, slackId, type Staff, until } from './setup.ts';

vi.setConfig({ testTimeout: 90_000 });

async function setUp(answer: () => number = () => 200) {
  const slack = await openFakeSlack();
  const line = await openFakeSocket();
  slack.socketUrl = line.url;
  const log = createKeptLog();
  const taken: string[] = [];
  const take = async (_body: object, id: string) => {
    taken.push(id);
    return { status: answer() };
  };
  const open = () => openSocket({ appToken: 'xapp-test', apiUrl: slack.apiUrl, log, take });
  onTestFinished(async () => {
    await line.close();
    await slack.close();
  });
  return { slack, line, log, taken, open };
}
const said = (id: string) => JSON.parse(eventBody(directMessage('U1', 'hello'), { id }));
type Opened = Awaited<ReturnType<typeof setUp>>;

/** Connected, and closed when the test is over. */
async function connected(parts: Opened): Promise<void> {
  const socket = parts.open();
  onTestFinished(() => socket.close());
  await until(() => parts.line.open() === 1);
}

test('the connection is opened with the app’s own token, and what it brings is acknowledged once it is stored', async () => {
  const parts = await setUp();
  await connected(parts);
  expect(parts.slack.calls).toMatchObject([{ method: 'apps.connections.open', token: 'xapp-test' }]);
  const envelope = parts.line.send('events_api', said('Ev1'));
  await until(() => parts.line.isAcknowledged(envelope));
  expect(parts.taken).toEqual(['event Ev1']);
});

test('what could not be stored is not acknowledged, so that Slack sends it again under the same id', async () => {
  const statuses = [503, 200];
  const parts = await setUp(() => statuses.shift() ?? 200);
  await connected(parts);
  const first = parts.line.send('events_api', said('Ev1'));
  await until(() => parts.taken.length === 1);
  const second = parts.line.send('events_api', said('Ev1'));
  await until(() => parts.line.isAcknowledged(second));
  expect(parts.line.isAcknowledged(first)).toBe(false);
  expect(parts.taken).toEqual(['event Ev1', 'event Ev1']);
});

test.each(['renew', 'cut'] as const)('a connection that Slack ends (%s) is opened anew', async (end) => {
  const parts = await setUp();
  await connected(parts);
  parts.line[end]();
  await until(() => parts.line.opened() === 2 && parts.line.open() === 1);
  const envelope = parts.line.send('slash_commands', { command: '/muster', team_id: 'T1', trigger_id: 'tr1' });
  await until(() => parts.line.isAcknowledged(envelope));
  expect(parts.taken).toHaveLength(1);
});

test.each([
  ['away', (slack: Opened['slack']) => slack.refuse('down', 1)],
  ['asking for patience', (slack: Opened['slack']) => slack.refuse('busy', 1)],
])('a Slack that is %s at the start keeps nothing from starting, and is asked again', async (_how, begin) => {
  const parts = await setUp();
  begin(parts.slack);
  await connected(parts);
  expect(parts.slack.calls).toHaveLength(2);
});

test('a token that Slack refuses stands in the log with Slack’s reason and without the token', async () => {
  const { slack, log, open } = await setUp();
  slack.fail('apps.connections.open', 'invalid_auth', 100);
  const socket = open();
  const line = await until(() => log.lines.find(({ event }) => event === 'slack socket refused'));
  expect(line).toMatchObject({ level: 'error', fields: { code: 'invalid_auth' } });
  expect(JSON.stringify(log.lines)).not.toContain('xapp-test');
  await socket.close();
});

test('closing ends the connection for good', async () => {
  const { line, open } = await setUp();
  const socket = open();
  await until(() => line.open() === 1);
  await socket.close();
  await until(() => line.open() === 0);
  expect(line.opened()).toBe(1);
});

test('without any address an instruction is heard, approved by another person and done', async () => {
  const line = await openFakeSocket();
  const setup = await openChannelSetup({ SLACK_APP_TOKEN: 'xapp-test' }, (slack) => {
    slack.socketUrl = line.url;
  });
  onTestFinished(async () => {
    await setup.close();
    await line.close();
  });
  await until(() => line.open() === 1);
  const messageTo = (name: Staff, text: RegExp) =>
    until(() =>
      setup.slack.messages().findLast((one) => one.channel === `D${slackId(name)}` && text.test(readable(one))),
    );
  const asked = line.send('events_api', JSON.parse(eventBody(directMessage(slackId('mara'), 'reject Bob Harlan'))));
  const message = await messageTo('dana', /Approval needed/);
  expect(line.isAcknowledged(asked)).toBe(true);
  const { body } = click(slackId('dana'), { message, label: 'Approve', trigger: '' });
  line.send('interactive', JSON.parse(new URLSearchParams(body).get('payload') ?? ''));
  await messageTo('mara', /Approved by Dana Whitfield[^]*Done/);
  const { candidates } = await viewSandbox(setup.storage.records(setup.tenant));
  expect(candidates.find(({ id }) => id === 'c_bob')?.stage).toBe('Rejected');
});
