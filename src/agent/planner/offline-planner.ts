// The built-in planner: no key, no network, the same words always give the same calls.
import { createHash } from 'node:crypto';
import type { JsonObject } from '../../core/json.ts';
import { defectOf, type Log } from '../../core/log.ts';
import { Problem } from '../../core/problem.ts';
import type { World } from '../../services/operations/world.ts';
import { askTool } from '../ask.ts';
import { boundsOf } from './bounds.ts';
import { pressOn } from './press.ts';
import type { Reader } from '../reader.ts';
import type { Dialogue } from './dialogue.ts';
import { Stepper, type Step } from './step.ts';

interface PlannerDependencies {
  readonly world: World;
  readonly reader: Reader;
  readonly log: Log;
}

export interface PlannedCall {
  readonly id: string;
  readonly tool: string;
  readonly arguments: JsonObject;
}

/** Calls to make before the planner is asked again, or the reply that ends the turn. */
export type PlannedStep =
  | { readonly kind: 'calls'; readonly calls: readonly PlannedCall[] }
  | { readonly kind: 'reply'; readonly text: string };

/** One for each turn: it holds the world of that turn. */
export class OfflinePlanner {
  readonly #dependencies: PlannerDependencies;
  readonly #stepper = new Stepper();

  constructor(dependencies: PlannerDependencies) {
    this.#dependencies = dependencies;
  }

  /** `tools`: names of what may be called. */
  async next(heard: Dialogue, tools: ReadonlySet<string>): Promise<PlannedStep> {
    const bounds = boundsOf(heard.said);
    const before =
      heard.done.length > 0 ? undefined : bounds.kind === 'beyond' ? asking(bounds.answer) : pressed(heard);
    const step = before ?? (await this.#step(withinBounds(heard), tools));
    if (step.kind === 'reply') return step;
    const calls = step.calls.map((call, index) => ({
      id: callId([heard.turnId, String(heard.done.length), String(index), JSON.stringify(call)]),
      ...call,
    }));
    return { kind: 'calls', calls };
  }

  /** A defect of the planner's own must not cost the person their answer: it is logged, and said. */
  async #step(dialogue: Dialogue, tools: ReadonlySet<string>): Promise<Step> {
    try {
      return await this.#stepper.next({ ...this.#dependencies, dialogue, tools });
    } catch (error) {
      if (error instanceof Problem) throw error;
      this.#dependencies.log.error('agent.planner_failed', { defect: defectOf(error) });
      return afterDefect(dialogue);
    }
  }
}

const afterDefect = ({ done }: Dialogue): Step =>
  done.length > 0
    ? {
        kind: 'reply',
        text: 'What is listed here was done or waits. I stumbled while I was writing the answer, though.',
      }
    : asking(
        'I stumbled over that message, through a fault of my own, and have done nothing. Could you say it in other words?',
      );

const asking = (question: string): Step => ({
  kind: 'calls',
  calls: [{ tool: askTool.name, arguments: { question } }],
});

/** What was offered is done as it was shown, or dropped. */
function pressed({ said, earlier }: Dialogue): Step | undefined {
  const press = pressOn(said, earlier.at(-1));
  if (press === undefined) return undefined;
  return press.kind === 'reading'
    ? { kind: 'calls', calls: press.calls }
    : asking('All right. What shall I do instead?');
}

/** A message that was too much to read is not read later either, as an earlier turn. */
const withinBounds = ({ said, earlier, ...dialogue }: Dialogue): Dialogue => ({
  ...dialogue,
  said: readable(said),
  earlier: earlier.map((turn) => ({ ...turn, said: readable(turn.said) })),
});
const readable = (said: string): string => (boundsOf(said).kind === 'within' ? said : '');

/** The same turn planned again names its calls alike. */
const callId = (parts: readonly string[]): string =>
  `call_${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 20)}`;
