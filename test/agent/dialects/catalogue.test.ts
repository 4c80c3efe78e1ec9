// The whole catalogue in every dialect: no server of the table refuses a tool's schema, and the prompt stays small.
import { getEncoding } from 'js-tiktoken';
import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDependencies } from '../../../bench/turn-setup.ts';
import { Executor } from '../../../src/agent/executor.ts';
import { loopTools } from '../../../src/agent/loop-tools.ts';
import { dialectIds } from '../../../src/agent/models/dialects/dialect.ts';
import { lowerRequest } from '../../../src/agent/models/dialects/lower-request.ts';
import { dialects } from '../../../src/agent/models/dialects/table.ts';
import { systemPrompt } from '../../../src/agent/prompt.ts';
import { allows, scopesOf } from '../../../src/core/access.ts';
import { ActorId, ConversationId, TenantId, TurnId } from '../../../src/core/ids.ts';
import { openWorld } from '../../../src/services/operations/world.ts';
import { complaintAbout } from './refusals.ts';

let setup: Awaited<ReturnType<typeof openDependencies>>;
beforeAll(async () => {
  setup = await openDependencies('memory');
});
afterAll(() => setup.close());

async function requestOf(dialect: (typeof dialectIds)[number]) {
  const { systems, directory, templates, sequences, ledger, settings, clock, gate, newId, log } = setup;
  const world = await openWorld({ ...systems, directory, templates, sequences, ledger, settings, clocks: clock });
  const scopes = new Set(scopesOf.recruiter);
  const tools = setup.tools.filter(({ scope }) => allows(scopes, scope));
  const by = { tenant: TenantId.parse('t'), kind: 'user' as const, id: ActorId.parse('u_1'), user: undefined, scopes };
  const turn = {
    conversation: ConversationId.parse('c'),
    turnId: TurnId.parse('t'),
    newId,
    log,
    emit: () => undefined,
  };
  const executor = new Executor({ ...turn, gate, world, tools, by, said: [], signal: undefined });
  const offered = loopTools(tools, executor).filter(({ name }) => name !== 'unusable_call');
  return lowerRequest({
    dialect: dialects[dialect],
    model: 'm',
    messages: [new SystemMessage(await systemPrompt(world, { user: undefined })), new HumanMessage('Hello.')],
    tools: offered,
    streams: true,
    maxTokens: 4_096,
    leftOut: new Set(),
  });
}

test.each(dialectIds)('%s takes every tool of a recruiter', async (id) => {
  const body = await requestOf(id);
  expect(Array.isArray(body['tools']) ? body['tools'].length : 0).toBeGreaterThan(20);
  expect(complaintAbout(id, body)).toBeUndefined();
});

// One of each subset of schemas: counting takes a second.
test.each(['strict', 'gemini', 'openai-responses'] as const)('%s: a prompt has at most 6,000 tokens', async (id) => {
  const tokens = getEncoding('o200k_base').encode(JSON.stringify(await requestOf(id))).length;
  expect(tokens).toBeLessThanOrEqual(6_000);
});
