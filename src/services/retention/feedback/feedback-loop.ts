// Keeps every family's model honest: measures it, retrains it below the floor, promotes what is better, and raises alerts.
import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { NewId, TenantId } from '../../../core/ids.ts';
import { canonical } from '../../../core/json.ts';
import {
  settledProgress,
  type RetentionAlert,
  type RetentionAlerts,
  type RetentionHistory,
  type RetentionJournal,
  type RetentionRun,
  type RetentionRuns,
  type RetentionStates,
} from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';
import { hashOf } from '../engine/random.ts';
import type { FamilyModel } from '../model/family-model.ts';
import type { ModelRegistry } from '../registry/model-registry.ts';
import { generalFamily, type ModelShelf } from '../registry/model-shelf.ts';
import type { Trainer } from '../training/trainer.ts';
import { accuracyOf } from './accuracy.ts';
import { alertsFor } from './alerts.ts';
import { driftOf } from './drift.ts';
import type { FamilyStanding } from './family-standing.ts';
import { decideRetrain } from './floor.ts';
import { knownHires } from './known-hires.ts';
import { dayMs, daysBetween, maturedOf } from './matured.ts';
import { retrain } from './retrain.ts';

export interface LoopDependencies {
  readonly journal: Of<RetentionJournal>;
  readonly history: Of<RetentionHistory>;
  readonly runs: Of<RetentionRuns>;
  readonly alerts: Of<RetentionAlerts>;
  readonly states: Of<RetentionStates>;
  readonly registry: Of<ModelRegistry>;
  readonly shelf: ModelShelf;
  readonly train: Trainer;
  readonly clock: Clock;
  readonly newId: NewId;
}

interface Attempt {
  readonly signal: AbortSignal;
  readonly isCancelled: () => boolean;
  readonly store: (changes: Partial<RetentionRun>) => Promise<RetentionRun>;
}

const watchedDays = 3 * 365;
const driftDays = 90;

export class FeedbackLoop {
  readonly #parts: LoopDependencies;

  constructor(dependencies: LoopDependencies) {
    this.#parts = dependencies;
  }

  #today(): string {
    return this.#parts.clock.now().toISOString().slice(0, 10);
  }

  #daysAgo(days: number): string {
    return new Date(this.#parts.clock.now().getTime() - days * dayMs).toISOString();
  }

  /** Measures one family; changes nothing. */
  async standing(tenant: TenantId, jobFamily: string): Promise<FamilyStanding> {
    const { journal, runs, shelf } = this.#parts;
    const judged = await journal(tenant).judged({ jobFamily, hiredSince: this.#daysAgo(watchedDays).slice(0, 10) });
    const accuracy = accuracyOf(maturedOf(judged, this.#today()));
    const model = await shelf.championFor(tenant, jobFamily);
    const recent = await journal(tenant).recentScores({ jobFamily, since: this.#daysAgo(driftDays), limit: 5_000 });
    const drift = driftOf(
      model.scoreDeciles,
      recent.map(({ stays }) => stays),
    );
    const earlier = await runs(tenant).list({ jobFamily, limit: 50 });
    const last = earlier.find((run) => run.trigger === 'floor' && run.endedAt !== null);
    const floor = decideRetrain({
      n: accuracy.n,
      hits: accuracy.hits,
      retraining: earlier.some(({ status }) => status === 'queued' || status === 'running'),
      lastRetrain: last && {
        daysAgo: daysBetween(last.startedAt.slice(0, 10), this.#today()),
        outcomes: last.outcomes,
      },
    });
    return { jobFamily, modelVersion: `v${model.version}-${model.family}`, accuracy, drift, floor };
  }

  /** Whether the organization has hires of that family to learn from. */
  async knows(tenant: TenantId, jobFamily: string): Promise<boolean> {
    const uploaded = await this.#parts.history(tenant).families();
    if (uploaded.some((one) => one.jobFamily === jobFamily)) return true;
    return (await this.#parts.journal(tenant).families()).includes(jobFamily);
  }

  async standings(tenant: TenantId): Promise<readonly FamilyStanding[]> {
    const families = await this.#parts.journal(tenant).families();
    return Promise.all(families.map((family) => this.standing(tenant, family)));
  }

  /** Measures every family of an organization, raises alerts and starts the retrains that are due. */
  async watch(tenant: TenantId): Promise<readonly FamilyStanding[]> {
    const families = await this.#parts.journal(tenant).families();
    const standings: FamilyStanding[] = [];
    for (const family of families) standings.push(await this.judge(tenant, family));
    return standings;
  }

  /** The same for one family. */
  async judge(tenant: TenantId, jobFamily: string): Promise<FamilyStanding> {
    const standing = await this.standing(tenant, jobFamily);
    const { floor, accuracy } = standing;
    const at = this.#parts.clock.now().toISOString();
    await this.#parts.states(tenant).put({ jobFamily, state: floor.state, at });
    for (const alert of alertsFor(standing, this.#today())) await this.#raise(tenant, alert);
    if (floor.retrain) await this.start(tenant, { jobFamily, trigger: 'floor', outcomes: accuracy.n });
    return standing;
  }

  /** Queues a retrain; one that is under way already is answered instead of a second one. */
  async start(tenant: TenantId, ask: Pick<RetentionRun, 'jobFamily' | 'trigger' | 'outcomes'>): Promise<RetentionRun> {
    const startedAt = this.#parts.clock.now().toISOString();
    return this.#parts.runs(tenant).queue({
      ...ask,
      id: this.#parts.newId('train'),
      status: 'queued',
      progress: 0,
      note: null,
      challenger: null,
      startedAt,
      endedAt: null,
    });
  }

  /** Carries a queued retrain out. Repeating one that has ended changes nothing. */
  async carryOut(tenant: TenantId, id: string, signal: AbortSignal): Promise<RetentionRun> {
    const run = await this.#parts.runs(tenant).find(id);
    if (run === undefined) throw new Problem('not_found', 'There is no such retrain.');
    if (run.status !== 'queued' && run.status !== 'running') return run;
    const attempt = this.#attempt(tenant, run, signal);
    try {
      await attempt.store({ status: 'running' });
      const result = await this.#train(tenant, run, attempt);
      const ended = await attempt.store({ ...result, progress: 1, endedAt: this.#parts.clock.now().toISOString() });
      // What the retrain could not help is said at once; the floor rule keeps this from starting another one.
      if (run.trigger === 'floor') await this.judge(tenant, run.jobFamily);
      return ended;
    } catch (error) {
      if (attempt.isCancelled()) return (await this.#parts.runs(tenant).find(id)) ?? run;
      // The service stops: the run stays as it is, and the next start takes it up again.
      if (signal.aborted) throw error;
      const note = error instanceof Problem ? error.message : 'the training ended with an internal error';
      await this.#fail(tenant, run, { note, store: attempt.store });
      throw error;
    }
  }

  /** Two processes died over it: it ends, so that another one may begin, and people are told. */
  async giveUp(tenant: TenantId, id: string): Promise<void> {
    const run = await this.#parts.runs(tenant).find(id);
    if (run === undefined || (run.status !== 'queued' && run.status !== 'running')) return;
    const { store } = this.#attempt(tenant, run, new AbortController().signal);
    await this.#fail(tenant, run, { note: 'the training stopped the service twice', store });
  }

  async #fail(
    tenant: TenantId,
    { id, jobFamily }: RetentionRun,
    { note, store }: Pick<Attempt, 'store'> & { note: string },
  ) {
    await store({ status: 'failed', note, endedAt: this.#parts.clock.now().toISOString() });
    await this.#raise(tenant, { kind: 'retrain_failed', jobFamily, text: note, id: `retrain_failed:${id}` });
  }

  /** Ends a retrain that is waiting or training. Throws `not_found`, and `conflict` where it has ended or is being put to use. */
  async cancel(tenant: TenantId, id: string): Promise<RetentionRun> {
    const run = await this.#parts.runs(tenant).cancel({ id, at: this.#parts.clock.now().toISOString() });
    if (run === undefined) throw new Problem('not_found', 'There is no such retrain.');
    if (run.status === 'cancelled') return run;
    const isSettling = run.status === 'running';
    throw new Problem(
      'conflict',
      isSettling
        ? 'The new model is being put to use at this moment. Go back a version if it should not answer.'
        : 'This retrain has ended already.',
    );
  }

  /** Whoever cancels writes so into the store; the next thing that is stored of the run finds out and stops the training. */
  #attempt(tenant: TenantId, run: RetentionRun, signal: AbortSignal): Attempt {
    const cancelled = new AbortController();
    return {
      signal: AbortSignal.any([signal, cancelled.signal]),
      isCancelled: () => cancelled.signal.aborted,
      store: async (changes) => {
        const next = { ...run, ...changes };
        if (await this.#parts.runs(tenant).put(next)) return next;
        cancelled.abort();
        throw new Problem('conflict', 'This retrain was cancelled.');
      },
    };
  }

  async #train(
    tenant: TenantId,
    run: RetentionRun,
    { signal, store }: Attempt,
  ): Promise<Pick<RetentionRun, 'status' | 'note' | 'challenger'>> {
    const registry = this.#parts.registry(tenant);
    const { jobFamily } = run;
    const { journal, history } = this.#parts;
    const stores = { journal: journal(tenant), history: history(tenant) };
    const rows = await knownHires(stores, { jobFamily, today: this.#today() });
    const dayOne = registry.dayOne(jobFamily) ?? registry.dayOne(generalFamily);
    if (dayOne === undefined) throw new Problem('unavailable', 'No retention model is installed.');
    const champion: FamilyModel = (await registry.champion(jobFamily)) ?? dayOne;
    const version = await registry.nextVersion(jobFamily);
    const now = this.#parts.clock.now().toISOString();
    const dataHash = createHash('sha256').update(canonical(rows)).digest('base64url');
    const [today, seed] = [this.#today(), hashOf(dataHash) | 0];
    const request = { jobFamily, champion, dayOne, rows, version, dataHash, today, trainedAt: now, seed };
    // Progress is for whoever watches: losing one message of it does no harm. One must not overtake the end, though.
    let told: Promise<unknown> = Promise.resolve();
    const progress = (share: number): void => {
      told = told.then(() => store({ status: 'running', progress: Math.min(share, 0.98) })).catch(() => undefined);
    };
    const ended = retrain(request, this.#parts.train, { signal, progress });
    await Promise.allSettled([ended]);
    await told;
    const result = await ended;
    if (result.kind === 'kept') return { status: 'kept', note: result.because, challenger: null };
    await store({ status: 'running', progress: settledProgress });
    await registry.add(result.model);
    await registry.promote(jobFamily, version);
    this.#parts.shelf.forget(tenant);
    return { status: 'promoted', note: result.because, challenger: version };
  }

  async #raise(tenant: TenantId, alert: Omit<RetentionAlert, 'raisedAt'>): Promise<void> {
    await this.#parts.alerts(tenant).raise({ ...alert, raisedAt: this.#parts.clock.now().toISOString() });
  }
}
