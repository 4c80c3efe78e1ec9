// The agent: one message in, tool calls through the gate, one reply out. Keeps compact turns and nothing else.
import type { Clocks } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { Conversations, Turn } from '../core/ports/conversations.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { UsageBook } from '../core/ports/usage-book.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { noTelemetry, type Telemetry } from '../core/telemetry.ts';
import type { AnyTool } from '../core/tool.ts';
import type { World } from '../services/operations/world.ts';
import type { Agent, AgentAnswer, AgentTurn } from './agent.ts';
import { actionOf, answerOf } from './answer.ts';
import { CallResult } from './call-result.ts';
import { factsOf } from './facts.ts';
import { Breaker } from './models/breaker.ts';
import type { ModelConfig } from './models/model-config.ts';
import { surenessOf } from './planner/sureness.ts';
import { meteredTurn, planTurn } from './plan-turn.ts';
import type { Shadow } from './shadow/shadow.ts';
import { measuredTurn } from './measured-turn.ts';
import { Turns } from './turns.ts';
import { decideByWords } from './words/decide-by-words.ts';

/** How many turns a model is reminded of; a replayed request is looked for among them, too. */
const remembered = 12;

export interface AgentDependencies {
  readonly gate: ActionGate;
  readonly conversations: Of<Conversations>;
  /** Absent: what models cost is told with the answer and kept nowhere, and there is no budget. */
  readonly usage?: Of<UsageBook>;
  readonly worldOf: (tenant: TenantId) => Promise<World>;
  readonly tools: Of<readonly AnyTool[]>;
  readonly model: ModelConfig;
  /** A candidate that is tried behind the turns of organizations that want it. */
  readonly shadow?: Pick<Shadow, 'begin'> | undefined;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly log: Log;
  /** Left out: nothing is measured. */
  readonly telemetry?: Telemetry | undefined;
}

export function openAgent(dependencies: AgentDependencies): Agent {
  const breaker = new Breaker(dependencies.clocks.real);
  const turns = new Turns();
  return {
    converse: (turn) =>
      turns.inOrder(`${turn.by.tenant} ${turn.conversation}`, () =>
        measuredTurn(dependencies.telemetry ?? noTelemetry, turn, () => converse({ dependencies, breaker, turn })),
      ),
  };
}

async function converse({ dependencies, breaker, turn }: Omit<Play, 'earlier'>): Promise<AgentAnswer> {
  const store = dependencies.conversations(turn.by.tenant);
  const earlier = await store.turns(turn.conversation, remembered);
  const replayed = earlier.find(({ id }) => id === turn.turnId);
  if (replayed !== undefined) return answered(replayed, dependencies.model);
  const { done, kept } = await play({ dependencies, breaker, turn, earlier });
  await store.put(turn.conversation, done);
  kept?.(done);
  return answered(done, dependencies.model);
}

/** Only the offline planner's turns were measured, so only they say how sure they are. */
function answered(turn: Turn, { kind }: ModelConfig): AgentAnswer {
  const answer = answerOf(turn);
  if (kind === 'offline') return { ...answer, confidence: surenessOf(turn) };
  return turn.usage ? { ...answer, usage: turn.usage } : answer;
}

interface Play {
  readonly dependencies: AgentDependencies;
  readonly breaker: Breaker;
  readonly turn: AgentTurn;
  readonly earlier: readonly Turn[];
}

/** A person's own decision is read before any planner sees the message; what is no decision is planned. */
async function play({ dependencies, breaker, turn, earlier }: Play): Promise<PlayedTurn> {
  const world = await dependencies.worldOf(turn.by.tenant);
  const decided = await decidedTurn({ dependencies, turn, earlier, world });
  if (decided !== undefined) return { done: decided };
  const kept = dependencies.shadow?.begin({ turn, world, earlier });
  const done = await planned({ dependencies, breaker, turn, earlier, world });
  return kept === undefined ? { done } : { done, kept };
}

interface PlayedTurn {
  readonly done: Turn;
  /** Told once the turn is kept. */
  readonly kept?: (turn: Turn) => void;
}

async function decidedTurn({
  dependencies,
  turn,
  earlier,
  world,
}: Omit<Planning, 'breaker'>): Promise<Turn | undefined> {
  const { by, turnId, text, channel = 'rest' } = turn;
  const call = await decideByWords({ text, by, channel, turnId, earlier, world, gate: dependencies.gate });
  if (call === undefined) return undefined;
  const action = actionOf({ ...call, result: CallResult.parse(call.result) });
  if (action !== undefined) turn.emit?.({ kind: 'action', action });
  const facts = factsOf([call], await world.users());
  const reply = facts.map((fact) => fact.text).join('\n');
  turn.emit?.({ kind: 'token', text: reply });
  return {
    id: turnId,
    said: text,
    saidBy: by.id,
    calls: [call],
    reply,
    asks: false,
    wording: 'own',
    facts: [...facts],
    at: dependencies.clocks.business.now(),
  };
}

interface Planning extends Play {
  readonly world: World;
}

async function planned({ dependencies, breaker, turn, earlier, world }: Planning): Promise<Turn> {
  const { tenant } = turn.by;
  const { usage, shadow: _shadow, ...same } = dependencies;
  const book = usage?.(tenant);
  const done = await planTurn({ ...same, tools: dependencies.tools(tenant), book, breaker, turn, earlier, world });
  // A turn of the model is counted with its calls.
  if (done.answeredBy !== 'model')
    await book?.answered({ ...meteredTurn(turn, world), model: nameOf(dependencies.model) }, done.answeredBy);
  return done.turn;
}

const nameOf = (model: ModelConfig): string => (model.kind === 'offline' ? 'offline' : model.model);
