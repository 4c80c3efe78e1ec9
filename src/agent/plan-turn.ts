// One planned turn: what a planner is told, the loop of calls through the gate, and what came of it as a turn to keep.
import { allows } from '../core/access.ts';
import type { Clocks } from '../core/clock.ts';
import type { NewId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { ModelUsage } from '../core/model-usage.ts';
import type { Turn, TurnCall } from '../core/ports/conversations.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Answerer, UsageBook } from '../core/ports/usage-book.ts';
import { noTelemetry, type Telemetry } from '../core/telemetry.ts';
import type { AnyTool } from '../core/tool.ts';
import { dateIn } from '../services/operations/local-time.ts';
import type { World } from '../services/operations/world.ts';
import type { AgentTurn } from './agent.ts';
import { askTool } from './ask.ts';
import { Executor } from './executor.ts';
import { factsOf } from './facts.ts';
import type { Breaker } from './models/breaker.ts';
import type { LanguageModelConfig, ModelConfig } from './models/model-config.ts';

import { type Reader, readerOf, unfinishedNotice } from './reader.ts';

export interface Planning {
  readonly gate: ActionGate;
  readonly tools: readonly AnyTool[];
  readonly model: ModelConfig;
  readonly breaker: Breaker;
  /** Undefined: what models cost is told with the answer and kept nowhere, and there is no budget. */
  readonly book: UsageBook | undefined;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly log: Log;
  readonly world: World;
  readonly turn: AgentTurn;
  readonly earlier: readonly Turn[];
  readonly telemetry?: Telemetry | undefined;
  /** What a language model is told of the organization, where that was read before; else it is read now. */
  readonly briefing?: Promise<Briefing>;
}

export interface Planned {
  readonly turn: Turn;
  readonly answeredBy: Answerer;
}

/** What a language model reads besides the talk. The offline planner reads the records themselves: nothing is written out. */
export interface Briefing {
  readonly system: string;
  readonly context: string;
}

export async function briefingFor({ world, reader, earlier, text, instructions }: Briefed): Promise<Briefing> {
  const { contextOf, systemPrompt } = await import('./prompt.ts');
  return {
    system: await systemPrompt(world, reader, instructions),
    context: await contextOf({ world, reader, earlier, text }),
  };
}

interface Briefed {
  readonly world: World;
  readonly reader: Reader;
  readonly earlier: readonly Turn[];
  readonly text: string;
  readonly instructions?: string | undefined;
}

/** Of an earlier turn a language model needs what was found, not all of it. */
const remembers = 1_500;

export async function planTurn(planning: Planning): Promise<Planned> {
  const { turn, world, earlier, model } = planning;
  const { by, conversation, turnId, text, signal } = turn;
  const emit: NonNullable<AgentTurn['emit']> = (event) => turn.emit?.(event);
  const own = earlier.filter(({ saidBy }) => saidBy === by.id);
  const said = [...own.map((one) => one.said), text];
  const step: NonNullable<AgentTurn['step']> = (told) => turn.step?.(told);
  const executor = new Executor({ ...planning, by, conversation, turnId, said, emit, step, signal });
  executor.remember(earlier);
  const running = { planning, executor, reader: await readerOf(world, by) };
  const answer = model.kind === 'offline' ? await fromPlanner(running) : await fromModel(running, model);
  const { reply, notice, usage, answeredBy } = answer;
  const kept: Turn = {
    id: turnId,
    said: text,
    saidBy: by.id,
    calls: executor.calls,
    reply: `${notice}${reply ?? unfinishedNotice(executor.calls.length)}`,
    asks: answer.asks || executor.calls.some(({ tool }) => tool === askTool.name),
    wording: answeredBy === 'offline' || notice !== '' || reply === undefined ? 'own' : 'model',
    facts: [...factsOf(executor.calls, await world.users())],
    at: planning.clocks.business.now(),
    ...(usage === undefined ? {} : { usage }),
  };
  return { turn: kept, answeredBy };
}

interface Running {
  readonly planning: Planning;
  readonly executor: Executor;
  readonly reader: Reader;
}

interface Answer {
  /** Undefined: no end was found. */
  readonly reply: string | undefined;
  /** Said before the planner's words where it took over. */
  readonly notice: string;
  readonly asks: boolean;
  readonly usage: ModelUsage | undefined;
  readonly answeredBy: Answerer;
}

async function fromPlanner({ planning, executor, reader }: Running): Promise<Answer> {
  const { world, log, tools, earlier, turn } = planning;
  const { turnId, text, signal } = turn;
  const emit: NonNullable<AgentTurn['emit']> = (event) => turn.emit?.(event);
  // Its words and nets take a moment to load: the REST side must not wait for them.
  const [{ runOffline }, { OfflinePlanner }] = await Promise.all([
    import('./offline-turn.ts'),
    import('./planner/offline-planner.ts'),
  ]);
  const planner = new OfflinePlanner({ world, reader, log });
  const work = () => runOffline({ planner, tools, executor, earlier, turnId, text, emit, signal });
  const reply = await asSpan(planning, work);
  return { reply, notice: '', asks: false, usage: undefined, answeredBy: 'offline' };
}

async function fromModel({ planning, executor, reader }: Running, model: LanguageModelConfig): Promise<Answer> {
  const { turn, world, earlier, tools } = planning;
  const { turnId, text, signal } = turn;
  // LangChain takes a second to load: nobody else must wait for it.
  const [{ runLoop }, { messagesOf, said: asSaid, withinReach }, { chooseModel }] = await Promise.all([
    import('./loop.ts'),
    import('./memory.ts'),
    import('./models/choose.ts'),
  ]);
  const mayUse = (tool: AnyTool): boolean => allows(turn.by.scopes, tool.scope);
  const chosen = chooseModel({
    ...planning,
    model,
    executor,
    reader,
    speak: turn.emit === undefined ? undefined : (words) => turn.emit?.({ kind: 'token', text: words }),
    offered: new Set([...tools.filter(mayUse).map(({ name }) => name), askTool.name]),
    turn: meteredTurn(turn, world),
  });
  const { system, context } = await (planning.briefing ??
    briefingFor({ world, reader, earlier, text, instructions: model.instructions }));
  const content = (call: TurnCall): string => executor.content(call, remembers);
  const messages = [...messagesOf(withinReach(earlier), content), asSaid(turnId, text, context)];
  const run = { model: chosen.model, tools, executor, systemPrompt: system, messages, signal };
  const reply = await asSpan(planning, () => runLoop(run));
  const [notice, asks, usage, answeredBy] = [chosen.notice(), chosen.asks(), chosen.usage(), chosen.answeredBy()];
  return { reply, notice, asks, usage, answeredBy };
}

const asSpan = <T>({ telemetry = noTelemetry, model }: Planning, work: () => Promise<T>): Promise<T> =>
  telemetry.span(
    { name: 'plan', attributes: { 'muster.planner': model.kind === 'offline' ? 'offline' : model.model } },
    work,
  );

export const meteredTurn = ({ conversation, turnId, by }: AgentTurn, world: World) => ({
  conversation,
  turn: turnId,
  actor: by.id,
  day: dateIn(world.now.getTime(), world.timeZone),
});
