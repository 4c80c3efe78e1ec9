// Decides what happens next: every call that a simulated process makes of a store or of another system waits here until it is
// chosen, by one seed, and may meet a fault. Time stands still in between.
import { type Random, seeded } from '../../scripts/seeded.ts';
import type { Fault, FaultPlan, StepKind } from './faults.ts';
import { type Life, places } from './place.ts';
import { type Alarms, drained, replaceTimers } from './virtual-time.ts';

/** A step of which nothing is heard any more, though it was carried out. */
export const unheard = Symbol('unheard');

export interface StepCall {
  readonly kind: StepKind;
  readonly name: string;
  readonly signal?: AbortSignal | undefined;
  /** Carries it out, all or nothing, without waiting for another step. */
  readonly run: (fault: Fault['kind'] | undefined) => Promise<unknown>;
}

interface Pending extends StepCall {
  readonly life: Life | undefined;
  readonly begun: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Alarm {
  readonly at: number;
  readonly order: number;
  readonly life: Life | undefined;
  readonly ring: () => void;
}

/** It is carried out, and its process is not there any more to hear of it. */
const dying = (step: Pending, life: Life): Pending => ({
  ...step,
  resolve: () => life.end(),
  reject: () => life.end(),
});

/** As long as `runtime/http.ts` waits for an answer to begin. */
const patienceMs = 30_000;
const outOfPatience = () => Object.assign(new Error('Headers Timeout Error'), { code: 'UND_ERR_HEADERS_TIMEOUT' });

const longestStepMs = 40;
/** A story that takes longer does not end. */
const mostSteps = 200_000;

export class Endless extends Error {
  override readonly name = 'Endless';
}

export class Scheduler implements Alarms {
  /** Virtual real time, in milliseconds. */
  now: number;
  steps = 0;
  /** What every decision was: the same for the same seed. */
  trace = 0;
  readonly #random: Random;
  readonly #faults: FaultPlan;
  #pending: Pending[] = [];
  #alarms: Alarm[] = [];
  #order = 0;
  /** Called with each step that is taken, for whoever looks on. */
  readonly #watch: ((name: string) => void) | undefined;

  constructor({
    seed,
    start,
    faults,
    watch,
  }: {
    seed: number;
    start: Date;
    faults: FaultPlan;
    watch?: (name: string) => void;
  }) {
    this.#random = seeded(seed);
    this.#faults = faults;
    this.now = start.getTime();
    this.#watch = watch;
  }

  after(ms: number, ring: () => void): () => void {
    const place = places.getStore();
    this.#order += 1;
    const inPlace = place === undefined ? ring : () => places.run(place, ring);
    const alarm = { at: this.now + Math.max(0, ms), order: this.#order, life: place?.life, ring: inPlace };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((one) => one !== alarm);
    };
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }

  step<T>(call: StepCall): Promise<T>;
  step(call: StepCall): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { signal } = call;
      if (signal?.aborted === true) return reject(signal.reason);
      const pending: Pending = { ...call, life: places.getStore()?.life, begun: this.now, resolve, reject };
      this.#pending.push(pending);
      signal?.addEventListener('abort', () => this.#drop(pending), { once: true });
    });
  }

  #drop(pending: Pending): void {
    this.#pending = this.#pending.filter((one) => one !== pending);
    pending.reject(pending.signal?.reason);
  }

  /** Lets everything happen until that has ended. */
  async until<T>(work: () => Promise<T>): Promise<T> {
    const restore = replaceTimers(this);
    let isOver = false;
    const ended = work().finally(() => (isOver = true));
    ended.catch(() => undefined);
    try {
      for (;;) {
        await drained();
        if (isOver) return await ended;
        if (!(await this.#next())) throw new Endless('nothing can happen any more');
        if (this.steps > mostSteps) throw new Endless(`no end after ${mostSteps} steps`);
      }
    } finally {
      restore();
    }
  }

  async #next(): Promise<boolean> {
    this.#pending = this.#pending.filter(({ life }) => life?.isOver !== true);
    const ready = this.#pending.filter((step) => this.#isReady(step));
    const at = ready.length === 0 ? 0 : this.#random.below(ready.length);
    const chosen = ready[at];
    if (chosen === undefined) return this.#jump();
    this.#pending.splice(this.#pending.indexOf(chosen), 1);
    this.now += 1 + this.#random.below(longestStepMs);
    this.#ring();
    // Time went on: its process may have ended, or have given it up before it left.
    if (chosen.life?.isOver === true || chosen.signal?.aborted === true) return true;
    this.steps += 1;
    this.#note(chosen.name, at);
    await this.#perform(chosen);
    return true;
  }

  #isReady({ life, kind, begun }: Pending): boolean {
    if (life === undefined || life.stalledUntil <= this.now) return true;
    return kind === 'http' && begun <= life.stalledFrom;
  }

  #note(name: string, at: number): void {
    let trace = Math.imul(this.trace ^ at, 0x01000193);
    for (let index = 0; index < name.length; index += 1) trace = Math.imul(trace ^ name.charCodeAt(index), 0x01000193);
    this.trace = trace >>> 0;
    this.#watch?.(name);
  }

  async #perform(step: Pending): Promise<void> {
    const { life, kind } = step;
    if (life === undefined || life.isSpared) return this.#carryOut(step, undefined);
    const fault = this.#faults.meet({ step: this.steps, kind });
    if (fault === undefined) return this.#carryOut(step, undefined);
    this.#note(fault.kind, 0);
    if (fault.kind === 'stall') Object.assign(life, { stalledFrom: this.now, stalledUntil: this.now + fault.ms });
    if (fault.kind === 'clock') life.skewMs += fault.ms;
    if (fault.kind === 'kill before') return life.end();
    await this.#carryOut(fault.kind === 'kill after' ? dying(step, life) : step, fault.kind);
  }

  async #carryOut(step: Pending, fault: Fault['kind'] | undefined): Promise<void> {
    const { run, resolve, reject } = step;
    try {
      const value = await run(fault);
      if (value === unheard) this.#leave(step);
      else this.#hear(step, () => resolve(value));
    } catch (error) {
      this.#hear(step, () => reject(error));
    }
  }

  /** A process that stands still hears of what it had asked for when it goes on. */
  #hear({ life }: Pending, answer: () => void): void {
    const waitMs = life === undefined || life.stalledFrom === this.now ? 0 : life.stalledUntil - this.now;
    if (waitMs <= 0) return answer();
    places.exit(() => void this.after(waitMs, answer));
  }

  /** Whoever waits for it gives up by themselves, or the connection does. */
  #leave({ signal, reject, life }: Pending): void {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    const giveUp = () => void this.after(patienceMs, () => reject(outOfPatience()));
    if (life === undefined) giveUp();
    else places.run({ life }, giveUp);
  }

  /** Nothing is ready: time goes on to whatever comes next. */
  #jump(): boolean {
    const stalls = this.#pending.flatMap(({ life }) => (life === undefined ? [] : [life.stalledUntil]));
    const next = Math.min(...this.#alive().map((alarm) => this.#dueAt(alarm)), ...stalls);
    if (next === Infinity) return false;
    this.now = Math.max(this.now, next);
    this.#ring();
    return true;
  }

  #alive(): readonly Alarm[] {
    this.#alarms = this.#alarms.filter(({ life }) => life?.isOver !== true);
    return this.#alarms;
  }

  readonly #dueAt = ({ at, life }: Alarm): number => Math.max(at, life?.stalledUntil ?? 0);

  #ring(): void {
    const due = this.#alive()
      .filter((alarm) => this.#dueAt(alarm) <= this.now)
      .toSorted((a, b) => a.at - b.at || a.order - b.order);
    if (due.length === 0) return;
    const gone = new Set(due);
    this.#alarms = this.#alarms.filter((alarm) => !gone.has(alarm));
    for (const alarm of due) if (alarm.life?.isOver !== true) alarm.ring();
  }
}
