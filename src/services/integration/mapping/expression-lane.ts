// Calls for expressions that take turns at a few child processes, a slice of records at a time.
import type { Json, JsonObject } from '../../../core/json.ts';
import { Problem } from '../../../core/problem.ts';
import { ExpressionChild, type Lost } from './expression-child.ts';
import { MappingFault } from './steps.ts';

/** Why a record cannot be had; its message reads on from “The expression for …”. */
export class ExpressionFault extends MappingFault {
  /** Which of the expressions; undefined where nobody knows. */
  readonly at: number | undefined;

  constructor(message: string, at: number | undefined) {
    super(message);
    this.at = at;
  }
}

/** For each expression what it gives, undefined where it gives nothing. */
export type Evaluated = readonly (Json | undefined)[] | ExpressionFault;

export interface Call {
  readonly expressions: readonly string[];
  readonly records: readonly JsonObject[];
  /** Of the first records; the others wait. */
  readonly results: Evaluated[];
  /** Children that it brought down, one after another and altogether. */
  inARow: number;
  deaths: number;
  readonly resolve: (results: readonly Evaluated[]) => void;
  readonly reject: (error: Error) => void;
}

export type Death = Exclude<Lost, 'not started'>;

interface LaneOptions {
  readonly children: number;
  /** Records in one message. */
  readonly most: number;
  readonly patienceMs: number;
  /** Only with processor time that nobody else wants. */
  readonly isNice: boolean;
  /** A call brought a child down; answers whether it stays in this lane. */
  readonly onDeath: (call: Call, because: Death) => boolean;
}

/** A child that nobody asks ends. */
const idleMs = 30_000;
const mostFailedStarts = 3;

export class Lane {
  readonly #options: LaneOptions;
  readonly #waiting: Call[] = [];
  readonly #busy = new Set<ExpressionChild>();
  readonly #idle = new Map<ExpressionChild, NodeJS.Timeout>();
  #working = 0;
  #failedStarts = 0;
  #isClosed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  add(call: Call): void {
    this.#waiting.push(call);
    if (this.#working < this.#options.children) void this.#work();
  }

  close(): void {
    this.#isClosed = true;
    for (const call of this.#waiting.splice(0)) call.reject(unavailable());
    for (const child of [...this.#busy, ...this.#idle.keys()]) child.kill('not started');
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
  }

  /** One child’s work: a slice of each call in turn, until nobody waits. */
  async #work(): Promise<void> {
    this.#working += 1;
    let child: ExpressionChild | undefined;
    for (let call = this.#waiting.shift(); call !== undefined; call = this.#waiting.shift()) {
      child ??= this.#takeChild();
      const goesOn = await this.#serve(call, child);
      if (call.results.length >= call.records.length) call.resolve(call.results);
      else if (goesOn) this.#waiting.push(call);
      if (!child.isGone) continue;
      this.#busy.delete(child);
      child = undefined;
    }
    this.#working -= 1;
    if (child !== undefined) this.#rest(child);
  }

  #takeChild(): ExpressionChild {
    const [rested] = this.#idle;
    const child = rested?.[0] ?? new ExpressionChild({ isNice: this.#options.isNice });
    if (rested !== undefined) {
      clearTimeout(rested[1]);
      this.#idle.delete(child);
    }
    this.#busy.add(child);
    return child;
  }

  #rest(child: ExpressionChild): void {
    this.#busy.delete(child);
    const end = (): void => {
      this.#idle.delete(child);
      child.kill('died');
    };
    this.#idle.set(child, setTimeout(end, idleMs).unref());
  }

  /** Whether the call waits for another slice here. */
  async #serve(call: Call, child: ExpressionChild): Promise<boolean> {
    const { most, patienceMs, onDeath } = this.#options;
    const { expressions, records, results } = call;
    const slice = records.slice(results.length, results.length + most);
    const answer = await child.ask({ expressions, records: slice, patienceMs });
    if (answer === 'not started') return this.#mayStartAgain(call);
    this.#failedStarts = 0;
    if (answer === 'late' || answer === 'died') return onDeath(call, answer);
    call.inARow = 0;
    for (const row of answer) results.push('fault' in row ? new ExpressionFault(row.fault, row.at) : row.results);
    return true;
  }

  #mayStartAgain(call: Call): boolean {
    this.#failedStarts += 1;
    if (!this.#isClosed && this.#failedStarts < mostFailedStarts) return true;
    this.#failedStarts = 0;
    call.reject(unavailable());
    return false;
  }
}

const unavailable = (): Problem =>
  new Problem('unavailable', 'Expressions cannot be evaluated at present. Try again in a minute.');
