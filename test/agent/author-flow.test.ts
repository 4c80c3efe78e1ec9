// A language model says what a request for a flow means: over both wire formats, within the budget, and never more than an answer.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { authorFlow } from '../../src/agent/models/author-flow.ts';
import { catalogue } from '../../src/connectors/catalogue.ts';
import { ActorId, ConversationId, TenantId } from '../../src/core/ids.ts';
import type { UsageBook } from '../../src/core/ports/usage-book.ts';
import { defaultSettings } from '../../src/core/settings.ts';
import { noTelemetry } from '../../src/core/telemetry.ts';
import { draftFromWords } from '../../src/services/integration/flows/from-words/draft-from-words.ts';
import { type FakeOpenAi, openFakeOpenAi } from '../fakes/openai.ts';

let provider: FakeOpenAi;
beforeAll(async () => {
  provider = await openFakeOpenAi();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.script.length = 0;
  provider.requests.length = 0;
});

const idea = {
  starts: 'change',
  source: { system: 'workable', collection: 'candidates' },
  event: 'hired',
  actions: [{ do: 'write', system: 'okta', collection: 'users', action: 'create' }],
};
const request = 'Whatever befalls folks in Workable, let Okta reflect it once they are ours';

function drafting(api: 'chat' | 'responses', { mayReserve = true }: { mayReserve?: boolean } = {}) {
  const used: unknown[] = [];
  const book: UsageBook = {
    reserve: async () => mayReserve,
    settle: async (_turn, _reserved, one) => void used.push(one),
    answered: async () => undefined,
    spent: async () => ({ tokens: 0, cost: 0 }),
    days: async () => [],
  };
  const asked = { tenant: TenantId.parse('org_1'), by: ActorId.parse('u_rita'), request };
  const authoring = {
    model: { kind: 'openai', apiKey: 'test', baseUrl: provider.baseUrl, model: 'm', api, timeoutMs: 2_000 } as const,
    book,
    settings: { ...defaultSettings.model, tokensPerDay: 100_000 },
    turn: { conversation: ConversationId.parse('flows'), turn: 'turn_1', actor: asked.by, day: '2026-06-01' },
    telemetry: noTelemetry,
  };
  const draft = () =>
    draftFromWords(
      {
        catalogue: catalogue.all,
        users: [],
        connections: [],
        author: (one, signal) => authorFlow(authoring, one, signal),
      },
      asked,
      new AbortController().signal,
    );
  return { draft, used };
}

test.each(['chat', 'responses'] as const)('its call becomes a draft (%s)', async (api) => {
  provider.script.push({ calls: [{ name: 'draft_flow', arguments: idea }] });
  const { draft, used } = drafting(api);
  const { by, document } = await draft();
  expect({ by, source: document.source.system }).toEqual({ by: 'model', source: 'workable' });
  expect(document.steps.at(-1)).toMatchObject({ kind: 'write', action: 'create', to: { system: 'okta' } });
  expect(used).toHaveLength(1);
});

test('it is told the collections of the systems that the request names, and nothing of accounts', async () => {
  provider.script.push({ calls: [{ name: 'draft_flow', arguments: idea }] });
  await drafting('chat').draft();
  const body = z.looseObject({ messages: z.array(z.unknown()) }).parse(JSON.parse(provider.requests[0]?.body ?? '{}'));
  const told = JSON.stringify(body.messages);
  expect(told).toContain('hired_at');
  expect(told).not.toContain('con_');
});

test.each([
  ['words', { text: 'I would rather not.' }],
  ['another form', { calls: [{ name: 'draft_flow', arguments: { starts: 'never' } }] }],
  ['a failure', { status: 500 }],
] as const)('%s in place of an answer leave it to the rules, which name what is open', async (_, answer) => {
  provider.script.push(answer, answer, answer);
  const { by, open } = await drafting('chat').draft();
  expect(by).toBe('rules');
  expect(open.length).toBeGreaterThan(0);
});

test('where the budget of the day is used up nobody is asked', async () => {
  const { by } = await drafting('chat', { mayReserve: false }).draft();
  expect({ by, asked: provider.requests.length }).toEqual({ by: 'rules', asked: 0 });
});
