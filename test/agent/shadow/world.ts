// A conversation in a fake organization with a candidate in shadow behind it.
import { z } from 'zod';
import { openAgent } from '../../../src/agent/converse.ts';
import type { ModelConfig } from '../../../src/agent/models/model-config.ts';
import { Shadow } from '../../../src/agent/shadow/shadow.ts';
import { ConversationId, TurnId } from '../../../src/core/ids.ts';
import type { Turn } from '../../../src/core/ports/conversations.ts';
import type { Answerer, MeteredTurn, UsageBook } from '../../../src/core/ports/usage-book.ts';
import { defaultSettings, type Settings } from '../../../src/core/settings.ts';
import type { ShadowResult } from '../../../src/core/shadow.ts';
import type { AnyTool } from '../../../src/core/tool.ts';
import { strictGate } from '../../../evals/harness/strict-gate.ts';
import { fakeGate } from '../../../evals/harness/fake-gate.ts';
import { keepTurns } from '../../../evals/harness/kept-turns.ts';
import { openTestWorld, speakerIn } from '../../../evals/harness/test-world.ts';
import { declaredTools } from '../../../evals/harness/tools.ts';
import { sandboxes } from '../../planner/sandboxes.ts';

interface Options {
  readonly candidate: ModelConfig;
  readonly share?: number;
  readonly settings?: Partial<Settings['model']>;
  readonly mayReserve?: readonly boolean[];
}

export function openShadowed({ candidate, share = 1, settings, mayReserve = [] }: Options) {
  const context = openTestWorld(sandboxes.clinic);
  const gate = strictGate(context, fakeGate(context));
  const turns: Turn[] = [];
  const kept: ShadowResult[] = [];
  const told: { turn: MeteredTurn; by: Answerer }[] = [];
  const reserved: { turn: MeteredTurn; limits: unknown }[] = [];
  const settled: MeteredTurn[] = [];
  const mays = [...mayReserve];
  const book: UsageBook = {
    reserve: async (turn, _, limits) => (reserved.push({ turn, limits }), mays.shift() ?? true),
    settle: async (turn) => void settled.push(turn),
    answered: async (turn, by) => void told.push({ turn, by }),
    spent: async () => ({ tokens: 0, cost: 0 }),
    days: async () => [],
  };
  /** What of a tool was run: whatever changes something must never stand here. */
  const ran: string[] = [];
  const tools = declaredTools.map((tool) => spied(tool, ran));
  const clock = { now: () => context.world.now };
  const warnings: string[] = [];
  let ids = 0;
  const common = {
    clocks: { business: clock, real: clock },
    newId: (prefix: string) => `${prefix}_0000000${(ids += 1)}`,
    log: { info() {}, warn: (event: string) => void warnings.push(event), error() {} },
    tools: () => tools,
  };
  const shadow = new Shadow({
    ...common,
    model: candidate,
    store: () => ({ put: async (_, result) => void kept.push(result), list: async () => [] }),
    usage: () => book,
  });
  const model = { ...defaultSettings.model, ...settings };
  const world = { ...context.world, settings: { ...defaultSettings, shadowShare: share, model } };
  const agent = openAgent({
    ...common,
    gate,
    conversations: () => keepTurns(turns),
    worldOf: () => Promise.resolve(world),
    model: { kind: 'offline' },
    shadow,
  });
  const by = speakerIn(context);
  const conversation = ConversationId.parse('conv_1');
  return {
    context,
    gate,
    turns,
    kept,
    told,
    reserved,
    settled,
    ran,
    warnings,
    idle: shadow.idle,
    say: (text: string) => agent.converse({ conversation, text, by, turnId: TurnId.parse(`turn_${turns.length + 1}`) }),
  };
}

function spied(tool: AnyTool, ran: string[]): AnyTool {
  const note = (step: string) => async (): Promise<unknown> => {
    ran.push(`${tool.name} ${step}`);
    return {};
  };
  const steps = ['execute', 'prepare', 'pin', 'undo', 'recover', 'redirect', 'expand'];
  const spies = Object.fromEntries(steps.filter((step) => step in tool).map((step) => [step, note(step)]));
  return z.custom<AnyTool>().parse({ ...tool, ...spies });
}
