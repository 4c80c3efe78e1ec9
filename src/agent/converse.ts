// The agent: one message in, tool calls through the gate, one reply out. Keeps compact turns and nothing else.
import { allows } from '../core/access.ts';
import type { Clocks } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { Conversations, Turn, TurnCall } from '../core/ports/conversations.ts';
import type { Desk } from '../core/ports/desk.ts';
import type { UsageBook } from '../core/ports/usage-book.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { AnyTool } from '../core/tool.ts';
import { dateIn } from '../services/operations/local-time.ts';
import type { World } from '../services/operations/world.ts';
import type { Agent, AgentAnswer, AgentTurn } from './agent.ts';
import { actionOf, answerOf } from './answer.ts';
import { askTool } from './ask.ts';
import { CallResult } from './call-result.ts';
import { Executor } from './executor.ts';
import { factsOf } from './facts.ts';
import { Breaker } from './models/breaker.ts';
import type { ModelConfig } from './models/model-config.ts';
import { surenessOf } from './models/offline/sureness.ts';
import { type Reader, readerOf, unfinishedNotice } from './reader.ts';
import { Turns } from './turns.ts';
import { decideByWords } from './words/decide-by-words.ts';

/** How many turns a model is reminded of; a replayed request is looked for among them, too. */
const remembered = 12;

export interface AgentParts {
  readonly desk: Desk;
  readonly conversations: Of<Conversations>;
  /** Absent: what models cost is told with the answer and kept nowhere, and there is no budget. */
  readonly usage?: Of<UsageBook>;
  readonly worldOf: (tenant: TenantId) => Promise<World>;
  readonly tools: Of<readonly AnyTool[]>;
  readonly model: ModelConfig;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly log: Log;
}

export function openAgent(parts: AgentParts): Agent {
  const breaker = new Breaker(parts.clocks.real);
  const turns = new Turns();
  return {
    converse: (turn) =>
      turns.inOrder(`${turn.by.tenant} ${turn.conversation}`, () => converse({ parts, breaker, turn })),
  };
}

async function converse({ parts, breaker, turn }: Omit<Play, 'earlier'>): Promise<AgentAnswer> {
  const store = parts.conversations(turn.by.tenant);
  const earlier = await store.turns(turn.conversation, remembered);
  const replayed = earlier.find(({ id }) => id === turn.turnId);
  if (replayed !== undefined) return answered(replayed, parts.model);
  const done = await play({ parts, breaker, turn, earlier });
  await store.put(turn.conversation, done);
  return answered(done, parts.model);
}

/** Only the offline planner's turns were measured, so only they say how sure they are. */
function answered(turn: Turn, { kind }: ModelConfig): AgentAnswer {
  const answer = answerOf(turn);
  if (kind === 'offline') return { ...answer, confidence: surenessOf(turn) };
  return turn.usage ? { ...answer, usage: turn.usage } : answer;
}

/** Of an earlier turn a language model needs what was found, not all of it. */
const remembers = 1_500;

/** What a language model reads besides the words. The offline planner reads the records themselves: nothing is written out. */
async function briefing({ parts, world, reader, executor, earlier, text }: Briefing) {
  const plain = { system: '', context: '', content: (): string => '', turns: earlier };
  if (parts.model.kind === 'offline') return plain;
  const [{ contextOf, systemPrompt }, { withinReach }] = await Promise.all([
    import('./prompt.ts'),
    import('./memory.ts'),
  ]);
  return {
    system: await systemPrompt(world, reader),
    context: await contextOf({ world, reader, earlier, text }),
    content: (call: TurnCall): string => executor.content(call, remembers),
    turns: withinReach(earlier),
  };
}

interface Briefing {
  readonly parts: AgentParts;
  readonly world: World;
  readonly reader: Reader;
  readonly executor: Executor;
  readonly earlier: readonly Turn[];
  readonly text: string;
}

interface Play {
  readonly parts: AgentParts;
  readonly breaker: Breaker;
  readonly turn: AgentTurn;
  readonly earlier: readonly Turn[];
}

/** A person's own decision is read before any planner sees the message; what is no decision is planned. */
async function play({ parts, breaker, turn, earlier }: Play): Promise<Turn> {
  const world = await parts.worldOf(turn.by.tenant);
  return (
    (await decidedTurn({ parts, turn, earlier, world })) ?? (await planned({ parts, breaker, turn, earlier, world }))
  );
}

async function decidedTurn({ parts, turn, earlier, world }: Omit<Planning, 'breaker'>): Promise<Turn | undefined> {
  const { by, turnId, text, channel = 'rest' } = turn;
  const call = await decideByWords({ text, by, channel, turnId, earlier, world, desk: parts.desk });
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
    at: parts.clocks.business.now(),
  };
}

interface Planning extends Play {
  readonly world: World;
}

async function planned({ parts, breaker, turn, earlier, world }: Planning): Promise<Turn> {
  const { by, conversation, turnId, text } = turn;
  const tools = parts.tools(by.tenant);
  const emit: NonNullable<AgentTurn['emit']> = (event) => turn.emit?.(event);
  const executor = new Executor({ ...parts, world, tools, by, conversation, turnId, emit, signal: turn.signal });
  executor.remember(earlier);
  const reader = await readerOf(world, by);
  // LangChain takes a second to load: the REST side must not wait for it.
  const [{ runLoop }, { messagesOf, said }, { chooseModel }] = await Promise.all([
    import('./loop.ts'),
    import('./memory.ts'),
    import('./models/choose.ts'),
  ]);
  const speak = turn.emit === undefined ? undefined : (words: string): void => emit({ kind: 'token', text: words });
  const mayUse = (tool: AnyTool): boolean => allows(by.scopes, tool.scope);
  const offered = new Set([...tools.filter(mayUse).map(({ name }) => name), askTool.name]);
  const day = dateIn(world.now.getTime(), world.timeZone);
  const metered = { conversation, turn: turnId, actor: by.id, day };
  const chosen = chooseModel({
    ...parts,
    breaker,
    world,
    reader,
    executor,
    speak,
    offered,
    book: parts.usage?.(by.tenant),
    turn: metered,
  });
  const told = await briefing({ parts, world, reader, executor, earlier, text });
  const reply = await runLoop({
    model: chosen.model,
    tools,
    executor,
    systemPrompt: told.system,
    messages: [...messagesOf(told.turns, told.content), said(turnId, text, told.context)],
    emit: turn.emit === undefined || chosen.speaks ? undefined : emit,
    signal: turn.signal,
  });
  const usage = chosen.usage();
  return {
    id: turnId,
    said: text,
    saidBy: by.id,
    calls: executor.calls,
    reply: `${chosen.notice()}${reply ?? unfinishedNotice(executor.calls.length)}`,
    asks: chosen.asks() || executor.calls.some(({ tool }) => tool === askTool.name),
    wording: parts.model.kind === 'offline' || chosen.notice() !== '' || reply === undefined ? 'own' : 'model',
    facts: [...factsOf(executor.calls, await world.users())],
    at: parts.clocks.business.now(),
    ...(usage === undefined ? {} : { usage }),
  };
}
