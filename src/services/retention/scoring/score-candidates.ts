// Scores candidates before an offer is made, and keeps a record of each score so that it can be explained and contested.
import { hash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { CandidateId, JobId, NewId, TenantId } from '../../../core/ids.ts';
import { canonical } from '../../../core/json.ts';
import { PredictionId, type RetentionJournal, type ScoreRecord } from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';
import type { AdvisoryOnly } from '../feedback/advisory.ts';
import type { Signals } from '../model/encode.ts';
import { type FamilyModel, familyNameOf } from '../model/family-model.ts';
import { gainsNothing, measuredGain } from '../model/gain.ts';
import { predict } from '../model/predict.ts';
import { reasonsFor } from '../model/reasons.ts';
import { knownSignals, validSignals } from '../model/validate-signals.ts';
import { refuseProtected } from '../protected/refuse-protected.ts';
import { generalFamily, type ModelShelf } from '../registry/model-shelf.ts';
import { type GroupWriter, makeGroupWriter } from './group-writer.ts';

export interface ScoreRequest {
  readonly candidate: CandidateId;
  readonly job: JobId;
  /** Counts only where the ATS does not know the job. */
  readonly jobFamily: string | undefined;
  readonly signals: Readonly<Record<string, unknown>>;
  /** What an ATS holds beside the model's signals is left out instead of refused; protected attributes never pass. */
  readonly fromAts?: true;
}

export interface ScoringDependencies {
  readonly shelf: ModelShelf;
  readonly journal: Of<RetentionJournal>;
  /** The job family as the organization's ATS has it; undefined where it does not know the job. */
  readonly jobFamilyOf: (tenant: TenantId, job: JobId) => Promise<string | undefined>;
  readonly advisoryOnly: AdvisoryOnly;
  /** Whether signals are kept with the score, or their hash alone. */
  readonly keepsSignals: (tenant: TenantId) => Promise<boolean>;
  /** Throws where the candidate may not be scored yet. */
  readonly expectTold?: (tenant: TenantId, about: { candidate: CandidateId; job: JobId }) => Promise<void>;
  readonly clock: Clock;
  readonly newId: NewId;
}

export type BatchResult =
  | { readonly kind: 'scored'; readonly score: ScoreRecord }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** The one name of the request itself that is looked into. */
const ownNames: ReadonlySet<string> = new Set(['signals']);

const hashOf = (signals: Signals): string => hash('sha256', canonical(signals), 'base64url');

/** Said by the store as it writes, so that no score slips in beside an opt-out. */
const optedOut = (): Problem =>
  new Problem('conflict', 'This candidate asked not to be scored. Decide without a retention score.');

export class CandidateScoring {
  readonly #parts: ScoringDependencies;
  readonly #writers = new Map<TenantId, GroupWriter<ScoreRecord, PredictionId>>();

  constructor(dependencies: ScoringDependencies) {
    this.#parts = dependencies;
  }

  async score(tenant: TenantId, request: ScoreRequest): Promise<ScoreRecord> {
    const record = await this.#assess(tenant, request);
    const kept = await this.#writerOf(tenant).write([record]);
    if (!kept.has(record.id)) throw optedOut();
    return record;
  }

  /** What a score would be, kept nowhere: for somebody who says that a fact of theirs is another. */
  async preview(tenant: TenantId, request: ScoreRequest): Promise<ScoreRecord> {
    refuseProtected({ signals: request.signals }, ownNames);
    return this.#assessed(tenant, request);
  }

  /** In order; one that fails does not hold up the others. */
  async scoreAll(tenant: TenantId, requests: readonly ScoreRequest[]): Promise<readonly BatchResult[]> {
    const results: BatchResult[] = [];
    for (const request of requests) {
      try {
        results.push({ kind: 'scored', score: await this.#assess(tenant, request) });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        results.push({ kind: 'failed', problem: error });
      }
    }
    const records = results.flatMap((result) => (result.kind === 'scored' ? [result.score] : []));
    if (records.length === 0) return results;
    const kept = await this.#writerOf(tenant).write(records);
    return results.map((result) =>
      result.kind === 'scored' && !kept.has(result.score.id) ? { kind: 'failed', problem: optedOut() } : result,
    );
  }

  async #assess(tenant: TenantId, request: ScoreRequest): Promise<ScoreRecord> {
    refuseProtected({ signals: request.signals }, ownNames);
    await this.#parts.expectTold?.(tenant, request);
    return this.#assessed(tenant, request);
  }

  async #assessed(tenant: TenantId, request: ScoreRequest): Promise<ScoreRecord> {
    const known = await this.#parts.jobFamilyOf(tenant, request.job);
    const jobFamily = familyNameOf(known ?? request.jobFamily ?? generalFamily) ?? generalFamily;
    const model = await this.#parts.shelf.championFor(tenant, jobFamily);
    return this.#record(tenant, { request, jobFamily, model });
  }

  async #record(
    tenant: TenantId,
    { request, jobFamily, model }: { request: ScoreRequest; jobFamily: string; model: FamilyModel },
  ): Promise<ScoreRecord> {
    const given = request.fromAts === true ? knownSignals(model, request.signals) : request.signals;
    const signals = validSignals(model, given);
    const prediction = predict(model, signals);
    const { clock, newId, advisoryOnly, keepsSignals } = this.#parts;
    const gain = measuredGain(model.metrics);
    return {
      id: PredictionId.parse(newId('pred')),
      candidate: request.candidate,
      job: request.job,
      jobFamily,
      modelVersion: prediction.modelVersion,
      stays: prediction.stays,
      tenureScore: prediction.tenureScore,
      band: prediction.band,
      confidence: prediction.confidence,
      predictedTenureDays: prediction.predictedTenureDays,
      extrapolated: prediction.extrapolated,
      advisoryOnly: gainsNothing(gain) || (await advisoryOnly(tenant, jobFamily)),
      gain,
      horizonDays: prediction.horizonDays,
      reasons: [...reasonsFor(model, signals)],
      signalsHash: hashOf(signals),
      signals: (await keepsSignals(tenant)) ? { ...signals } : null,
      scoredAt: clock.now().toISOString(),
    };
  }

  #writerOf(tenant: TenantId): GroupWriter<ScoreRecord, PredictionId> {
    const known = this.#writers.get(tenant);
    if (known !== undefined) return known;
    const writer = makeGroupWriter<ScoreRecord, PredictionId>((records) =>
      this.#parts.journal(tenant).addScores(records),
    );
    this.#writers.set(tenant, writer);
    return writer;
  }
}
