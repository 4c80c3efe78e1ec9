// What retention scoring keeps: scores and outcomes, models and who is champion, history, audits, opt-outs, alerts.
import { z } from 'zod';
import { CandidateId, JobId } from '../ids.ts';
import { JsonObject, safeText } from '../json.ts';
import { Instant } from '../records.ts';

/** Made once for each score; a score is never changed, a new one has another id. */
export const PredictionId = safeText(128).min(1).brand<'PredictionId'>();
export type PredictionId = z.infer<typeof PredictionId>;

const ScoreReason = z.strictObject({ signal: z.string(), effect: z.number(), text: z.string() });

/** How much more often predictions are right than always giving the more frequent outcome; shares, with a 95 % interval. */
export const Gain = z.strictObject({ gain: z.number(), low: z.number(), high: z.number() });
export type Gain = z.infer<typeof Gain>;

/** One score as it was given, so that it can be explained, contested and compared with what came of it. */
export const ScoreRecord = z.strictObject({
  id: PredictionId,
  candidate: CandidateId,
  job: JobId,
  jobFamily: z.string(),
  /** `v1.0.0-sales`; its family is `general` where the job family has no model. */
  modelVersion: z.string(),
  stays: z.number(),
  tenureScore: z.number(),
  band: z.enum(['low', 'medium', 'high']),
  confidence: z.number(),
  predictedTenureDays: z.int(),
  extrapolated: z.boolean(),
  advisoryOnly: z.boolean(),
  /** Of the model, when it made the score; null where it was not measured. */
  gain: Gain.nullable(),
  horizonDays: z.int(),
  reasons: z.array(ScoreReason),
  /** SHA-256 of the signals; the signals themselves only where the organization's policy keeps them. */
  signalsHash: z.string(),
  signals: z.record(z.string(), z.number()).nullable(),
  scoredAt: Instant,
});
export type ScoreRecord = z.infer<typeof ScoreRecord>;

/** What became of a hire. One for each candidate and job; a later report replaces an earlier one. */
export const RetentionOutcome = z.strictObject({
  candidate: CandidateId,
  job: JobId,
  jobFamily: z.string(),
  hiredAt: z.iso.date(),
  leftAt: z.iso.date().nullable(),
  reason: z.string().max(200).nullable(),
  reportedAt: Instant,
});
export type RetentionOutcome = z.infer<typeof RetentionOutcome>;

/** A pair of prediction and truth, for accuracy and audits. */
export interface JudgedScore {
  /** The last score before the hire, else the first one before the outcome was reported. */
  readonly score: ScoreRecord;
  readonly outcome: RetentionOutcome;
}

/** Of one organization. Scores are written once; an outcome may be reported again. */
export interface RetentionJournal {
  /** Keeps none of a candidate who opted out; answers the ids of those it kept. */
  addScores(scores: readonly ScoreRecord[]): Promise<ReadonlySet<PredictionId>>;
  score(id: PredictionId): Promise<ScoreRecord | undefined>;
  /** Newest first. */
  scoresOf(candidate: CandidateId): Promise<readonly ScoreRecord[]>;
  /** Newest first; for drift and audits. */
  recentScores(query: { jobFamily?: string; since: string; limit: number }): Promise<readonly ScoreRecord[]>;
  outcome(of: { candidate: CandidateId; job: JobId }): Promise<RetentionOutcome | undefined>;
  /** Promises in the same step that each family among them is judged anew. */
  putOutcomes(outcomes: readonly RetentionOutcome[]): Promise<void>;
  /**
   * Outcomes of a family with the score given last before or on the day after the hire. Who was scored later only, but
   * before the outcome was reported, is judged by the first such score.
   */
  judged(query: { jobFamily: string; hiredSince: string }): Promise<readonly JudgedScore[]>;
  /** Families that have outcomes. */
  families(): Promise<readonly string[]>;
  /** Removes everything about a candidate; answers how many records went. */
  forget(candidate: CandidateId): Promise<number>;
}

/** A model as stored: never changed once added. */
export const StoredModel = z.strictObject({
  family: z.string(),
  version: z.string(),
  body: JsonObject,
  addedAt: Instant,
});
export type StoredModel = z.infer<typeof StoredModel>;

/** Which version answers, and which ones did before, latest last: a rollback goes back one. */
export const ModelAlias = z.strictObject({
  family: z.string(),
  champion: z.string(),
  before: z.array(z.string()),
  /** Counts the changes, so that two cannot overwrite each other. */
  revision: z.int(),
});
export type ModelAlias = z.infer<typeof ModelAlias>;

/** A model is never changed once added; which one answers, the alias alone says. */
export interface RetentionModels {
  /** Throws `conflict` where that version exists with another body. */
  add(model: StoredModel): Promise<void>;
  model(of: { family: string; version: string }): Promise<StoredModel | undefined>;
  /** Oldest first. */
  versions(family: string): Promise<readonly StoredModel[]>;
  aliases(): Promise<readonly ModelAlias[]>;
  alias(family: string): Promise<ModelAlias | undefined>;
  /** False where the revision is not the one before: somebody was faster. */
  setAlias(alias: ModelAlias): Promise<boolean>;
}

/** A hire of the organization's own history, without name or candidate record. */
export const HistoryRow = z.strictObject({
  candidate: CandidateId,
  jobFamily: z.string(),
  hiredAt: z.iso.date(),
  leftAt: z.iso.date().nullable(),
  reason: z.string().max(200).nullable(),
  /** Until when the hire is known not to have left, where `leftAt` is null. */
  seenUntil: z.iso.date(),
  signals: z.record(z.string(), z.number()),
});
export type HistoryRow = z.infer<typeof HistoryRow>;

/** What the organization uploaded, apart from what was scored here. */
export interface RetentionHistory {
  /** A hire with the same candidate, family and hire date is replaced. */
  put(rows: readonly HistoryRow[]): Promise<void>;
  rows(jobFamily: string): Promise<readonly HistoryRow[]>;
  families(): Promise<readonly { jobFamily: string; rows: number }[]>;
  forget(candidate: CandidateId): Promise<number>;
}

/** `kept`: trained, and the champion stayed. The last four are final. */
export const RetentionRun = z.strictObject({
  id: z.string(),
  jobFamily: z.string(),
  trigger: z.enum(['asked', 'history', 'floor']),
  status: z.enum(['queued', 'running', 'promoted', 'kept', 'failed', 'cancelled']),
  /** From 0 to 1. */
  progress: z.number(),
  /** Why the champion was kept or replaced, or what failed. */
  note: z.string().nullable(),
  challenger: z.string().nullable(),
  /** Known outcomes of the family when it started: a floor retrain waits for more. */
  outcomes: z.int(),
  startedAt: Instant,
  endedAt: Instant.nullable(),
});
export type RetentionRun = z.infer<typeof RetentionRun>;

/** From here on a new model is being put to use, which is not stopped half-way. */
export const settledProgress = 0.99;

/** One at a time for each family, over all processes. */
export interface RetentionRuns {
  /**
   * Stores the run and promises in the same step that it is carried out. Where one of that family is queued or running
   * already, that one is answered and nothing is stored.
   */
  queue(run: RetentionRun): Promise<RetentionRun>;
  /** Replaces what is known of a run. False where it has ended meanwhile: it stays as it is. */
  put(run: RetentionRun): Promise<boolean>;
  /** Ends a run that is queued or training; one whose model is being put to use goes on. Answers the run as it is then. */
  cancel(of: { id: string; at: string }): Promise<RetentionRun | undefined>;
  find(id: string): Promise<RetentionRun | undefined>;
  /** Newest first. */
  list(query: { jobFamily?: string; limit: number }): Promise<readonly RetentionRun[]>;
}

/** Never changed: a new audit is a new id. `report` is as it travels. */
export const StoredAudit = z.strictObject({
  id: z.string(),
  createdAt: Instant,
  jobFamily: z.string().nullable(),
  trigger: z.enum(['asked', 'quarterly']),
  report: JsonObject,
});
export type StoredAudit = z.infer<typeof StoredAudit>;

/** Of one organization; audits are added and never changed. */
export interface RetentionAudits {
  /** Promises in the same step that it is delivered; false where one of that id is kept already, which stays as it is. */
  add(audit: StoredAudit): Promise<boolean>;
  find(id: string): Promise<StoredAudit | undefined>;
  list(query: { limit: number; before?: string }): Promise<readonly StoredAudit[]>;
}

/** `text` names no person. */
export const RetentionAlert = z.strictObject({
  /** The same fact raises one alert, however often it is seen. */
  id: z.string(),
  kind: z.enum(['below_floor', 'advisory_only', 'drift', 'retrain_failed', 'audit_finding', 'review_requested']),
  jobFamily: z.string().nullable(),
  text: z.string(),
  raisedAt: Instant,
});
export type RetentionAlert = z.infer<typeof RetentionAlert>;

/** Of one organization; an alert is neither changed nor taken back. */
export interface RetentionAlerts {
  /** Promises in the same step that it is sent. False where that alert was raised before. */
  raise(alert: RetentionAlert): Promise<boolean>;
  find(id: string): Promise<RetentionAlert | undefined>;
  list(query: { limit: number }): Promise<readonly RetentionAlert[]>;
}

/** As of the last watch. */
export const RetentionState = z.strictObject({
  jobFamily: z.string(),
  state: z.enum(['not_enough_outcomes', 'above_floor', 'below_floor', 'advisory_only']),
  at: Instant,
});
export type RetentionState = z.infer<typeof RetentionState>;

/** How each family's model stood when it was last watched: one record a family. */
export interface RetentionStates {
  put(state: RetentionState): Promise<void>;
  list(): Promise<readonly RetentionState[]>;
}

/** Candidates who do not want to be scored. */
export interface RetentionOptOuts {
  has(candidate: CandidateId): Promise<boolean>;
  add(optOut: { candidate: CandidateId; at: string }): Promise<void>;
  remove(candidate: CandidateId): Promise<void>;
}
