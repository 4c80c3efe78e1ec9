// Everything retention scoring keeps, in memory: whole stores with the same rules as the real ones.
import type { CandidateId } from '../../src/core/ids.ts';
import {
  type HistoryRow,
  type JudgedScore,
  type ModelAlias,
  type PredictionId,
  type RetentionAlert,
  type RetentionAlerts,
  type RetentionAudits,
  type RetentionHistory,
  type RetentionJournal,
  type RetentionModels,
  type RetentionOptOuts,
  type RetentionOutcome,
  type RetentionRun,
  type RetentionRuns,
  type RetentionState,
  type RetentionStates,
  type ScoreRecord,
  type StoredAudit,
  type StoredModel,
  settledProgress,
} from '../../src/core/ports/retention.ts';
import type { ProtectedAttributes, SelfIdentification } from '../../src/core/ports/protected-attributes.ts';
import { canonical } from '../../src/core/json.ts';
import { Problem } from '../../src/core/problem.ts';

const newestFirst = <Item>(items: readonly Item[], at: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => (at(a) < at(b) ? 1 : at(a) > at(b) ? -1 : 0));

export class FakeJournal implements RetentionJournal {
  readonly scores: ScoreRecord[] = [];
  readonly outcomes = new Map<string, RetentionOutcome>();
  /** Families that are to be judged anew. */
  readonly promised = new Set<string>();
  readonly #optOuts: FakeOptOuts;
  writes = 0;

  constructor(optOuts = new FakeOptOuts()) {
    this.#optOuts = optOuts;
  }

  async addScores(scores: readonly ScoreRecord[]): Promise<ReadonlySet<PredictionId>> {
    this.writes++;
    const kept = scores.filter(({ candidate }) => !this.#optOuts.out.has(candidate));
    this.scores.push(...kept);
    return new Set(kept.map(({ id }) => id));
  }
  async score(id: string): Promise<ScoreRecord | undefined> {
    return this.scores.find((score) => score.id === id);
  }
  async scoresOf(candidate: CandidateId): Promise<readonly ScoreRecord[]> {
    return newestFirst(
      this.scores.filter((score) => score.candidate === candidate),
      (score) => score.scoredAt,
    );
  }
  async recentScores({
    jobFamily,
    since,
    limit,
  }: {
    jobFamily?: string;
    since: string;
    limit: number;
  }): Promise<readonly ScoreRecord[]> {
    const found = this.scores.filter(
      (score) => score.scoredAt >= since && (jobFamily === undefined || score.jobFamily === jobFamily),
    );
    return newestFirst(found, (score) => score.scoredAt).slice(0, limit);
  }
  async outcome({ candidate, job }: { candidate: string; job: string }): Promise<RetentionOutcome | undefined> {
    return this.outcomes.get(JSON.stringify([candidate, job]));
  }
  async putOutcomes(outcomes: readonly RetentionOutcome[]): Promise<void> {
    for (const outcome of outcomes) {
      this.outcomes.set(JSON.stringify([outcome.candidate, outcome.job]), outcome);
      this.promised.add(outcome.jobFamily);
    }
  }
  async judged({ jobFamily, hiredSince }: { jobFamily: string; hiredSince: string }): Promise<readonly JudgedScore[]> {
    const hires = [...this.outcomes.values()].filter(
      (outcome) => outcome.jobFamily === jobFamily && outcome.hiredAt >= hiredSince,
    );
    return hires.flatMap((outcome) => {
      const dayAfter = new Date(Date.parse(outcome.hiredAt) + 2 * 86_400_000).toISOString();
      const own = this.scores.filter(({ candidate, job }) => candidate === outcome.candidate && job === outcome.job);
      const newest = newestFirst(own, ({ scoredAt }) => scoredAt);
      const score =
        newest.find(({ scoredAt }) => scoredAt < dayAfter) ??
        newest.findLast(({ scoredAt }) => scoredAt <= outcome.reportedAt);
      return score === undefined ? [] : [{ score, outcome }];
    });
  }
  async families(): Promise<readonly string[]> {
    return [...new Set([...this.outcomes.values()].map(({ jobFamily }) => jobFamily))].toSorted();
  }
  async forget(candidate: CandidateId): Promise<number> {
    const before = this.scores.length + this.outcomes.size;
    this.scores.splice(0, Infinity, ...this.scores.filter((score) => score.candidate !== candidate));
    for (const [key, outcome] of this.outcomes) if (outcome.candidate === candidate) this.outcomes.delete(key);
    return before - this.scores.length - this.outcomes.size;
  }
}

export class FakeModels implements RetentionModels {
  readonly stored: StoredModel[] = [];
  readonly byFamily = new Map<string, ModelAlias>();

  async add(model: StoredModel): Promise<void> {
    const same = await this.model(model);
    if (same !== undefined && canonical(same.body) !== canonical(model.body))
      throw new Problem('conflict', `${model.family} ${model.version} exists already.`);
    if (same === undefined) this.stored.push(structuredClone(model));
  }
  async model({ family, version }: { family: string; version: string }): Promise<StoredModel | undefined> {
    return this.stored.find((model) => model.family === family && model.version === version);
  }
  async versions(family: string): Promise<readonly StoredModel[]> {
    return this.stored.filter((model) => model.family === family);
  }
  async aliases(): Promise<readonly ModelAlias[]> {
    return [...this.byFamily.values()];
  }
  async alias(family: string): Promise<ModelAlias | undefined> {
    return this.byFamily.get(family);
  }
  async setAlias(alias: ModelAlias): Promise<boolean> {
    if ((this.byFamily.get(alias.family)?.revision ?? 0) !== alias.revision - 1) return false;
    this.byFamily.set(alias.family, alias);
    return true;
  }
}

export class FakeHistory implements RetentionHistory {
  readonly kept = new Map<string, HistoryRow>();

  async put(rows: readonly HistoryRow[]): Promise<void> {
    for (const row of rows) this.kept.set(JSON.stringify([row.candidate, row.jobFamily, row.hiredAt]), row);
  }
  async rows(jobFamily: string): Promise<readonly HistoryRow[]> {
    return [...this.kept.values()].filter((row) => row.jobFamily === jobFamily);
  }
  async families(): Promise<readonly { jobFamily: string; rows: number }[]> {
    const groups = Map.groupBy(this.kept.values(), (row) => row.jobFamily);
    return [...groups].map(([jobFamily, rows]) => ({ jobFamily, rows: rows.length }));
  }
  async forget(candidate: CandidateId): Promise<number> {
    const before = this.kept.size;
    for (const [key, row] of this.kept) if (row.candidate === candidate) this.kept.delete(key);
    return before - this.kept.size;
  }
}

export class FakeRuns implements RetentionRuns {
  readonly kept = new Map<string, RetentionRun>();
  readonly promised: RetentionRun[] = [];

  async queue(run: RetentionRun): Promise<RetentionRun> {
    const open = [...this.kept.values()].find(
      ({ jobFamily, status }) => jobFamily === run.jobFamily && (status === 'queued' || status === 'running'),
    );
    if (open !== undefined) return open;
    await this.put(run);
    this.promised.push(run);
    return run;
  }
  #isOpen(id: string): boolean {
    const { status } = this.kept.get(id) ?? { status: 'queued' };
    return status === 'queued' || status === 'running';
  }
  async put(run: RetentionRun): Promise<boolean> {
    const isOpen = this.#isOpen(run.id);
    if (isOpen) this.kept.set(run.id, run);
    return isOpen;
  }
  async cancel({ id, at }: { id: string; at: string }): Promise<RetentionRun | undefined> {
    const run = this.kept.get(id);
    if (run !== undefined && this.#isOpen(id) && run.progress < settledProgress)
      this.kept.set(id, { ...run, status: 'cancelled', endedAt: at });
    return this.kept.get(id);
  }
  async find(id: string): Promise<RetentionRun | undefined> {
    return this.kept.get(id);
  }
  async list({ jobFamily, limit }: { jobFamily?: string; limit: number }): Promise<readonly RetentionRun[]> {
    const found = [...this.kept.values()].filter((run) => jobFamily === undefined || run.jobFamily === jobFamily);
    return newestFirst(found, (run) => run.startedAt).slice(0, limit);
  }
}

export class FakeAudits implements RetentionAudits {
  readonly kept: StoredAudit[] = [];
  /** Those that are to be delivered. */
  readonly promised: string[] = [];

  async add(audit: StoredAudit): Promise<boolean> {
    if (this.kept.some(({ id }) => id === audit.id)) return false;
    this.kept.push(audit);
    this.promised.push(audit.id);
    return true;
  }
  async find(id: string): Promise<StoredAudit | undefined> {
    return this.kept.find((audit) => audit.id === id);
  }
  async list({ limit, before }: { limit: number; before?: string }): Promise<readonly StoredAudit[]> {
    const order = newestFirst(this.kept, (audit) => audit.createdAt);
    const from = before === undefined ? 0 : order.findIndex((audit) => audit.id === before) + 1;
    return order.slice(from, from + limit);
  }
}

export class FakeAlerts implements RetentionAlerts {
  readonly raised = new Map<string, RetentionAlert>();
  /** Those that are to be sent. */
  readonly promised: string[] = [];

  async raise(alert: RetentionAlert): Promise<boolean> {
    if (this.raised.has(alert.id)) return false;
    this.raised.set(alert.id, alert);
    this.promised.push(alert.id);
    return true;
  }
  async find(id: string): Promise<RetentionAlert | undefined> {
    return this.raised.get(id);
  }
  async list({ limit }: { limit: number }): Promise<readonly RetentionAlert[]> {
    return newestFirst([...this.raised.values()], (alert) => alert.raisedAt).slice(0, limit);
  }
}

export class FakeOptOuts implements RetentionOptOuts {
  readonly out = new Set<string>();

  async has(candidate: CandidateId): Promise<boolean> {
    return this.out.has(candidate);
  }
  async add({ candidate }: { candidate: CandidateId }): Promise<void> {
    this.out.add(candidate);
  }
  async remove(candidate: CandidateId): Promise<void> {
    this.out.delete(candidate);
  }
}

export class FakeProtectedAttributes implements ProtectedAttributes {
  readonly kept = new Map<string, SelfIdentification>();

  async put(records: readonly SelfIdentification[]): Promise<void> {
    for (const record of records) this.kept.set(record.candidate, record);
  }
  async of(candidates: readonly CandidateId[]): Promise<readonly SelfIdentification[]> {
    return candidates.flatMap((candidate) => this.kept.get(candidate) ?? []);
  }
  async forget(candidate: CandidateId): Promise<number> {
    return this.kept.delete(candidate) ? 1 : 0;
  }
  async forgetAll(): Promise<number> {
    const { size } = this.kept;
    this.kept.clear();
    return size;
  }
}

export class FakeStates implements RetentionStates {
  readonly kept = new Map<string, RetentionState>();

  async put(state: RetentionState): Promise<void> {
    this.kept.set(state.jobFamily, state);
  }
  async list(): Promise<readonly RetentionState[]> {
    return [...this.kept.values()];
  }
}
