// While a turn runs, whoever is alone with Muster sees its plan with the state of each step, as the ledger has it; the answer
// takes the place of the plan, and a crash in the middle leaves one message.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Agent, AgentAction, AgentStep, AgentTurn } from '../../src/agent/agent.ts';
import type { Channel, Spot } from '../../src/channels/channel.ts';
import { type ChannelServices, contextOf } from '../../src/channels/context.ts';
import { hear } from '../../src/channels/hear.ts';
import { openSlackChannel } from '../../src/channels/slack/slack-channel.ts';
import { openSlackApi } from '../../src/channels/slack/web-api.ts';
import { openBotbuilder } from '../../src/channels/teams/botbuilder-port.ts';
import { openTeamsChannel } from '../../src/channels/teams/teams-channel.ts';
import { JsonObject } from '../../src/core/json.ts';
import type { ChannelStores } from '../../src/core/ports/channels.ts';
import { Problem } from '../../src/core/problem.ts';
import { type FakeSlack, openFakeSlack, readable } from '../fakes/slack.ts';
import * as inTeams from '../fakes/teams.ts';
import { sealerForTests } from '../fakes/sealer.ts';
import { createKeptLog } from '../support/log.ts';
import { createTestIds } from '../support/ids.ts';
import { type ChannelSetup, openChannelSetup, slackId, teamsId, until } from './setup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
/** A workspace of this story alone: nothing else is written there. */
let slack: FakeSlack;
beforeAll(async () => {
  setup = await openChannelSetup();
  slack = await openFakeSlack();
  slack.addUser({ id: slackId('mara'), email: 'mara@harbor.test' });
});
afterAll(async () => {
  await setup.close();
  await slack.close();
});
beforeEach(async () => {
  await setup.reset();
  slack.heal();
  slack.deleteAll();
});

const never = () => new Promise<never>(() => undefined);
const notHere = () => {
  throw new Error('this story does not need it');
};

interface Place {
  readonly open: () => Channel;
  readonly spot: Spot;
  readonly person: { readonly platform: 'slack' | 'teams'; readonly team: string; readonly id: string };
  readonly texts: () => readonly string[];
}

const slackAt = (address: object): Place => ({
  open: () => {
    const api = openSlackApi('xoxb-own', slack.apiUrl);
    return openSlackChannel({ api: async () => api, of: async () => ['T1'] });
  },
  spot: { platform: 'slack', team: 'T1', surface: 'direct', address: JSON.stringify(address) },
  person: { platform: 'slack', team: 'T1', id: slackId('mara') },
  texts: () => slack.messages().map(readable),
});
const places: Readonly<Record<'a direct message in Slack' | 'the panel in Slack' | 'Teams', () => Place>> = {
  'a direct message in Slack': () => slackAt({ channel: `D${slackId('mara')}` }),
  'the panel in Slack': () => slackAt({ channel: `D${slackId('mara')}`, thread: '1700000000.000001' }),
  Teams() {
    const { appId, appPassword, directory } = inTeams;
    const { TEAMS_OPENID_URL: openIdUrl, TEAMS_LOGIN_URL: loginUrl } = setup.teams.environment;
    const clock = { now: () => new Date() };
    const port = openBotbuilder({ appId, appPassword, directory, tenant: setup.tenant, openIdUrl, loginUrl }, clock);
    const people = {
      reference: async () => undefined,
      keep: async () => undefined,
      keepSeen: async () => undefined,
      byAddress: async (email: string) => setup.teams.idOf(email),
      keepAddress: async () => undefined,
    };
    const at = { serviceUrl: setup.teams.url, conversation: inTeams.directTo(teamsId('mara')) };
    return {
      open: () =>
        openTeamsChannel({
          port,
          people,
          tenant: setup.tenant,
          directory,
          service: setup.teams.url,
          near: setup.teams.url,
        }),
      spot: { platform: 'teams', team: directory, surface: 'direct', address: JSON.stringify(at) },
      person: { platform: 'teams', team: directory, id: teamsId('mara') },
      texts: () => setup.teams.messages().map(inTeams.readable),
    };
  },
};

/** A turn of two orders, with a halt after each thing that is told of it. */
const agentOf = (halt: (after: string) => Promise<void>): Agent => ({
  async converse(turn) {
    const conversations = setup.storage.conversations(turn.by.tenant);
    const stored = (await conversations.turns(turn.conversation, 5)).find(({ id }) => id === turn.turnId);
    const actions: AgentAction[] = [];
    const orders = [
      ['move_stage', { candidate: 'c_bob', stage: 'Onsite Interview' }],
      ['reject_candidate', { candidate: 'c_priya', reason: 'Other skills' }],
    ] as const;
    if (stored === undefined)
      for (const [index, [tool, input]] of orders.entries()) {
        const tell = (more: Partial<AgentStep>) => turn.step?.({ id: `${index}`, tool, ...more });
        tell({});
        await halt(`begin ${tool}`);
        actions.push(await call(turn, { tool, input, index }));
        const actionId = actions.at(-1)?.actionId;
        tell({ outcome: 'done', ...(actionId === undefined ? {} : { actionId }) });
        await halt(`end ${tool}`);
      }
    const reply = 'Bob is in Onsite Interview.';
    turn.emit?.({ kind: 'token', text: reply });
    const at = setup.clocks.business.now();
    const kept = { calls: [], reply, asks: false, wording: 'own', facts: [], at } as const;
    await conversations.put(turn.conversation, {
      ...kept,
      calls: [],
      facts: [],
      id: turn.turnId,
      said: turn.text,
      saidBy: turn.by.id,
    });
    return { reply: { text: reply, blocks: [], facts: [] }, asks: false, actions, approvals: [] };
  },
});

async function call(turn: AgentTurn, { tool, input, index }: { tool: string; input: object; index: number }) {
  const { root, summary } = await setup.gate.call({
    tool,
    input: JsonObject.parse(input),
    by: turn.by,
    origin: { kind: 'conversation', conversation: turn.conversation },
    idem: `${turn.turnId}:${index}`,
    provenance: 'instructed',
  });
  return { actionId: root.id, taskId: root.task, tool, arguments: {}, status: root.status, summary };
}

const message = ({ person, spot }: Place, id: string) => ({
  kind: 'message' as const,
  id,
  from: person,
  spot,
  thread: spot.address,
  text: 'move Bob to onsite and reject Priya',
  files: [],
});

function organizationWith(
  channel: Channel,
  agent: Agent,
  change: (stores: ChannelStores) => ChannelStores = (same) => same,
) {
  const { storage, clocks, tenant } = setup;
  const log = createKeptLog();
  const services: ChannelServices = {
    channels: [channel],
    stores: (of) => change(storage.channels(of)),
    gate: setup.gate,
    agent,
    ledger: storage.ledger,
    directory: storage.directory,
    conversations: storage.conversations,
    settings: storage.settings,
    preferences: storage.personPreferences,
    outbox: storage.outbox,
    mailer: (of) => setup.tenants.systems(of).mailer,
    sealer: sealerForTests(),
    civilian: notHere,
    resolve: async ({ input }) => input,
    brief: notHere,
    metrics: notHere,
    publicUrl: 'https://muster.test',
    clocks,
    newId: createTestIds(),
    log,
  };
  return { context: contextOf(services, tenant), log };
}

const all = ['a direct message in Slack', 'the panel in Slack', 'Teams'] as const;
const shows = (place: Place, text: RegExp) => until(() => place.texts().some((one) => text.test(one)));
const answer = /Bob is in Onsite Interview\.[^]*Move Bob Harlan[^]*Reject Priya Raman[^]*Waits for approval/;

describe.each(all)('in %s', (name) => {
  test('each step is shown in the state that the ledger has, and the answer stands in the same message', async () => {
    const place = places[name]();
    const seen: string[] = [];
    const halt = async (after: string) => {
      const wanted = {
        'begin move_stage': /(?:◐|\[in_progress\]) Move stage/,
        'end move_stage': /(?:✓|\[complete\]) Move Bob Harlan/,
        'begin reject_candidate': /(?:◐|\[in_progress\]) Reject candidate/,
        'end reject_candidate': /(?:⏳|\[pending\]) Reject Priya Raman[^]*Waits for approval/,
      }[after];
      if (wanted === undefined) throw new Error(after);
      await shows(place, wanted);
      seen.push(after);
    };
    const channel = place.open();
    const { context } = organizationWith(channel, agentOf(halt));
    await hear(context, channel, message(place, `${name} whole`));
    expect(seen).toHaveLength(4);
    expect(place.texts()).toEqual([expect.stringMatching(answer)]);
  });

  test('a process that dies in the middle of the turn leaves one message, which the next one ends', async () => {
    const place = places[name]();
    const dying = organizationWith(
      place.open(),
      agentOf(async (after) => (after === 'end move_stage' ? never() : undefined)),
    );
    const said = message(place, `${name} dies`);
    void hear(dying.context, place.open(), said);
    await shows(place, /(?:✓|\[complete\]) Move Bob Harlan/);
    const channel = place.open();
    const { context } = organizationWith(
      channel,
      agentOf(async () => undefined),
    );
    await hear(context, channel, said);
    expect(place.texts()).toEqual([expect.stringMatching(answer)]);
  });
});

test.each(['a direct message in Slack', 'the panel in Slack'] as const)(
  'in %s, a process that dies before it knows where the plan stands finds it by its key',
  async (name) => {
    const place = places[name]();
    const dying = place.open();
    const { context: lost } = organizationWith(
      dying,
      agentOf(async (after) => (after === 'end move_stage' ? never() : undefined)),
      (stores) => ({ ...stores, posts: { ...stores.posts, settle: never } }),
    );
    const said = message(place, `${name} lost`);
    void hear(lost, dying, said);
    await until(() => place.texts().length === 1);
    const channel = place.open();
    const halt = async (after: string) => {
      if (after === 'end reject_candidate') await shows(place, /Reject Priya Raman[^]*Waits for approval/);
    };
    const { context } = organizationWith(channel, agentOf(halt));
    await hear(context, channel, said);
    expect(place.texts()).toEqual([expect.stringMatching(answer)]);
  },
);

test('a workspace that takes no task updates gets the words as they come, and lines for the plan', async () => {
  const place = places['the panel in Slack']();
  slack.fail('chat.startStream', 'invalid_chunks', 1);
  const channel = place.open();
  const { context } = organizationWith(
    channel,
    agentOf(async () => undefined),
  );
  const before = slack.calls.length;
  await hear(context, channel, message(place, 'no plans'));
  const calls = slack.calls.slice(before);
  expect(calls.find(({ method }) => method === 'chat.appendStream')?.args).toMatchObject({
    markdown_text: expect.stringContaining('Bob is in Onsite'),
  });
  expect(place.texts()).toEqual([expect.stringMatching(/✓ Move Bob Harlan[^]*⏳ Reject Priya/)]);
  expect(slack.messages()[0]?.blocks.map(({ type }) => type)).not.toContain('plan');
});

test('a workspace that refuses plan blocks is asked once, and then sent lines at once', async () => {
  const place = places['a direct message in Slack']();
  const channel = place.open();
  const { context } = organizationWith(
    channel,
    agentOf(async () => undefined),
  );
  slack.fail('chat.postMessage', 'invalid_blocks', 1);
  const before = slack.calls.length;
  for (const id of ['first', 'second']) await hear(context, channel, message(place, id));
  const withPlan = slack.calls.slice(before).filter(({ args }) => JSON.stringify(args).includes('"plan"'));
  expect(withPlan.map(({ method }) => method)).toEqual(['chat.postMessage']);
  expect(place.texts()).toHaveLength(2);
});

test('a platform that is away while the turn runs costs the plan, never the turn', async () => {
  const place = places['a direct message in Slack']();
  const channel = place.open();
  const halt = async (after: string) => {
    if (after !== 'begin move_stage') return;
    slack.refuse('down', 1);
    await until(() => log.lines.some(({ event }) => event === 'plan not shown'));
  };
  const { context, log } = organizationWith(channel, agentOf(halt));
  await hear(context, channel, message(place, 'away'));
  expect(place.texts()).toEqual([expect.stringMatching(answer)]);
});

test('a turn that is refused says why in the place of its plan', async () => {
  const place = places['a direct message in Slack']();
  const channel = place.open();
  const agent: Agent = {
    async converse(turn) {
      turn.step?.({ id: '0', tool: 'find_candidates' });
      await shows(place, /Find candidates/);
      throw new Problem('limit_exceeded', 'Too much at once.');
    },
  };
  const { context } = organizationWith(channel, agent);
  await hear(context, channel, message(place, 'refused'));
  expect(place.texts()).toEqual(['Too much at once.']);
});

test('Teams shows that Muster is at work', async () => {
  const place = places['Teams']();
  const channel = place.open();
  const { context } = organizationWith(
    channel,
    agentOf(async () => undefined),
  );
  const before = setup.teams.typing().length;
  await hear(context, channel, message(place, 'typing'));
  expect(setup.teams.typing().slice(before)).toEqual([inTeams.directTo(teamsId('mara'))]);
});
