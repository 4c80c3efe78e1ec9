// Tries a candidate model on real messages, behind the turn that answered them: it proposes, nothing is done, and what it
// would have done is kept beside what was done. It never delays or fails the turn, and leaves the budget to it.
import { createHash } from 'node:crypto';
import type { Clocks } from '../../core/clock.ts';
import { ActorId, type NewId, type TenantId, TurnId } from '../../core/ids.ts';
import type { Log } from '../../core/log.ts';
import type { Turn } from '../../core/ports/conversations.ts';
import type { ShadowTurns } from '../../core/ports/shadow-turns.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { UsageBook } from '../../core/ports/usage-book.ts';
import type { ShadowResult } from '../../core/shadow.ts';
import type { AnyTool } from '../../core/tool.ts';
import type { World } from '../../services/operations/world.ts';
import type { AgentTurn } from '../agent.ts';
import { Breaker } from '../models/breaker.ts';
import type { ModelConfig } from '../models/model-config.ts';
import { type Briefing, briefingFor, meteredTurn, planTurn } from '../plan-turn.ts';
import { readerOf } from '../reader.ts';
import { shadowGate } from './shadow-gate.ts';

export interface ShadowDependencies {
  readonly model: ModelConfig;
  readonly store: Of<ShadowTurns>;
  readonly usage: Of<UsageBook>;
  readonly tools: Of<readonly AnyTool[]>;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly log: Log;
}

/** A turn that began: what the candidate is told is read now, before anything is changed. */
interface Begun {
  readonly turn: AgentTurn;
  readonly world: World;
  readonly earlier: readonly Turn[];
}

/** More than these wait for no candidate: messages are left out when it is slower than people write. */
const mostWaiting = 20;
/** Of a day's budget: what real messages leave of it above that is never spent on trying. */
const budgetShare = 0.5;
const longestMs = 120_000;
const actor = ActorId.parse('system:shadow');

export const nameOfModel = (model: ModelConfig): string => {
  if (model.kind === 'offline') return 'offline';
  if (model.instructions === undefined) return model.model;
  // Which prompt it was can be told later by whoever has the file.
  return `${model.model}, prompt ${createHash('sha256').update(model.instructions).digest('hex').slice(0, 8)}`;
};

/** The same messages on every replica, and as many as wanted: 0 is none, 1 is all. */
export const isTried = (turnId: string, share: number): boolean =>
  createHash('sha256').update(turnId).digest().readUInt32BE(0) / 2 ** 32 < share;

export class Shadow {
  readonly #parts: ShadowDependencies;
  readonly #breaker: Breaker;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(dependencies: ShadowDependencies) {
    this.#parts = dependencies;
    this.#breaker = new Breaker(dependencies.clocks.real);
  }

  /** Undefined where this message is not tried; else to be told of the turn once that is kept. */
  begin(begun: Begun): ((done: Turn) => void) | undefined {
    const { turn, world } = begun;
    if (!isTried(turn.turnId, world.settings.shadowShare) || this.#waiting >= mostWaiting) return undefined;
    const briefing = this.#briefing(begun);
    // Awaited later: until then nobody would take its failure.
    briefing?.catch(() => undefined);
    return (done) => {
      this.#waiting += 1;
      this.#last = this.#last.then(() => this.#try(begun, done, briefing)).finally(() => (this.#waiting -= 1));
    };
  }

  /** All that was begun has been tried. */
  idle = (): Promise<void> => this.#last;

  #briefing({ turn, world, earlier }: Begun): Promise<Briefing> | undefined {
    const { model } = this.#parts;
    if (model.kind === 'offline') return undefined;
    const read = async (): Promise<Briefing> => {
      const reader = await readerOf(world, turn.by);
      return await briefingFor({ world, reader, earlier, text: turn.text, instructions: model.instructions });
    };
    return read();
  }

  async #try(begun: Begun, done: Turn, briefing: Promise<Briefing> | undefined): Promise<void> {
    const { conversation, by, turnId } = begun.turn;
    try {
      const result = await this.#propose(begun, done, briefing);
      await this.#parts.store(by.tenant).put({ conversation, id: turnId }, result);
    } catch (error) {
      // What was thrown may quote what was said: only the class is logged.
      this.#parts.log.warn('agent.shadow_failed', { code: error instanceof Error ? error.name : typeof error });
    }
  }

  async #propose(
    { turn, world, earlier }: Begun,
    done: Turn,
    briefing: Promise<Briefing> | undefined,
  ): Promise<ShadowResult> {
    const { model, tools: toolsOf, usage, clocks, newId, log } = this.#parts;
    const { conversation, by, text } = turn;
    const signal = AbortSignal.timeout(longestMs);
    const tools = toolsOf(by.tenant);
    const gate = shadowGate({ tools, world, newId, made: done.calls, signal });
    const name = nameOfModel(model);
    const book = this.#book(by.tenant);
    const tried = { conversation, by, text, turnId: TurnId.parse(`shadow ${turn.turnId}`), signal };
    await usage(by.tenant).answered({ ...meteredTurn(tried, world), actor, model: name }, 'shadow');
    const started = clocks.real.now().getTime();
    const planned = await planTurn({
      gate,
      tools,
      model,
      breaker: this.#breaker,
      book,
      clocks,
      newId,
      log,
      world: asRead(world),
      earlier,
      turn: tried,
      ...(briefing === undefined ? {} : { briefing }),
    });
    const { answeredBy } = planned;
    const outcome = answeredBy === 'budget' ? 'budget' : answeredBy === 'failure' ? 'failed' : 'answered';
    return {
      model: name,
      outcome,
      calls: outcome === 'answered' ? [...gate.proposed] : [],
      asks: outcome === 'answered' && planned.turn.asks,
      ms: clocks.real.now().getTime() - started,
      ...(planned.turn.usage === undefined ? {} : { usage: planned.turn.usage }),
    };
  }

  /** Under a name of its own, and only while the greater part of the day's budget is left to real messages. */
  #book(tenant: TenantId): UsageBook {
    const book = this.#parts.usage(tenant);
    return {
      ...book,
      reserve: (turn, amount, { tokens, cost }) =>
        book.reserve({ ...turn, actor }, amount, { tokens: partOf(tokens), cost: partOf(cost) }),
      settle: (turn, reserved, used) => book.settle({ ...turn, actor }, reserved, used),
    };
  }
}

/** What the turn has read stays as it was then; people are looked up in that before anything is asked anew. */
const asRead = (world: World): World => ({
  ...world,
  candidate: async (id) => (await world.candidates()).find((one) => one.id === id) ?? (await world.candidate(id)),
});

const partOf = (limit: number | null): number | null => (limit === null ? null : limit * budgetShare);
