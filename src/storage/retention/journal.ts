// Scores as they were given, and what became of the hires.
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import {
  type JudgedScore,
  PredictionId,
  RetentionOutcome,
  type RetentionJournal,
  ScoreRecord,
} from '../../core/ports/retention.ts';
import type { Tx } from '../database.ts';
import { type RetentionDependencies, promiseOnce } from './dependencies.ts';
import { inChunks, lastOfEach, readRow } from './rows.ts';
import type { RetentionTables } from './schema.ts';

const scoreColumns = ScoreRecord.keyof().options;
const outcomeColumns = RetentionOutcome.keyof().options;

const judgeRetentionJob = 'judge-retention';
/** Reports come in bursts; a family is judged once for each burst. */
const burstMs = 2_000;

export const createJournal = (dependencies: RetentionDependencies): RetentionJournal => ({
  ...scores(dependencies),
  ...outcomes(dependencies),

  forget: (candidate) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const { tenant } = dependencies;
      let removed = 0n;
      for (const table of ['retentionScore', 'retentionOutcome'] as const) {
        const { numDeletedRows } = await tx
          .deleteFrom(table)
          .where('tenant', '=', tenant)
          .where('candidate', '=', candidate)
          .executeTakeFirst();
        removed += numDeletedRows;
      }
      return Number(removed);
    }),
});

function scores({
  database,
  tenant,
}: RetentionDependencies): Pick<RetentionJournal, 'addScores' | 'score' | 'scoresOf' | 'recentScores'> {
  return {
    addScores: (records) =>
      database.inTenant(tenant, async (tx) => {
        const kept = new Set<PredictionId>();
        for (const chunk of inChunks(records)) for (const id of await insertScores(tx, tenant, chunk)) kept.add(id);
        return kept;
      }),

    score: (id) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('retentionScore')
          .select(scoreColumns)
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .executeTakeFirst();
        return row === undefined ? undefined : readRow(ScoreRecord, row);
      }),

    scoresOf: (candidate) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('retentionScore')
          .select(scoreColumns)
          .where('tenant', '=', tenant)
          .where('candidate', '=', candidate)
          .orderBy('scoredAt', 'desc')
          .orderBy('id', 'desc')
          .execute();
        return rows.map((row) => readRow(ScoreRecord, row));
      }),

    recentScores: ({ jobFamily, since, limit }) =>
      database.inTenant(tenant, async (tx) => {
        let found = tx
          .selectFrom('retentionScore')
          .select(scoreColumns)
          .where('tenant', '=', tenant)
          .where(sql<boolean>`scored_at >= ${since}::timestamptz`);
        if (jobFamily !== undefined) found = found.where('jobFamily', '=', jobFamily);
        const rows = await found.orderBy('scoredAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
        return rows.map((row) => readRow(ScoreRecord, row));
      }),
  };
}

/** One parameter for all of them: PostgreSQL takes the list apart faster than a statement with a thousand parameters. */
async function insertScores(tx: Tx, tenant: string, records: readonly ScoreRecord[]): Promise<readonly PredictionId[]> {
  const rows = records.map((record) => ({
    tenant,
    id: record.id,
    candidate: record.candidate,
    job: record.job,
    job_family: record.jobFamily,
    model_version: record.modelVersion,
    stays: record.stays,
    tenure_score: record.tenureScore,
    band: record.band,
    confidence: record.confidence,
    predicted_tenure_days: record.predictedTenureDays,
    extrapolated: record.extrapolated,
    advisory_only: record.advisoryOnly,
    gain: record.gain,
    horizon_days: record.horizonDays,
    reasons: record.reasons,
    signals_hash: record.signalsHash,
    signals: record.signals,
    scored_at: record.scoredAt,
  }));
  const { rows: kept } = await sql`
    insert into retention_score
    select * from json_populate_recordset(null::retention_score, ${JSON.stringify(rows)}::json) as score
     where not exists (select from retention_opt_out out where out.tenant = score.tenant and out.candidate = score.candidate)
    returning id`.execute(tx);
  return z
    .array(z.object({ id: PredictionId }))
    .parse(kept)
    .map(({ id }) => id);
}

function outcomes(
  dependencies: RetentionDependencies,
): Pick<RetentionJournal, 'outcome' | 'putOutcomes' | 'judged' | 'families'> {
  const { database, tenant } = dependencies;
  return {
    outcome: ({ candidate, job }) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('retentionOutcome')
          .select(outcomeColumns)
          .where('tenant', '=', tenant)
          .where('candidate', '=', candidate)
          .where('job', '=', job)
          .executeTakeFirst();
        return row === undefined ? undefined : readRow(RetentionOutcome, row);
      }),

    putOutcomes: (told) =>
      database.inTenant(tenant, async (tx) => {
        const once = lastOfEach(told, ({ candidate, job }) => [candidate, job]);
        for (const chunk of inChunks(once)) await upsertOutcomes(tx, tenant, chunk);
        for (const jobFamily of new Set(told.map((outcome) => outcome.jobFamily)))
          await promiseOnce(tx, dependencies, { name: judgeRetentionJob, data: { jobFamily }, waitMs: burstMs });
      }),

    judged: (query) => database.inTenant(tenant, (tx) => selectJudged(tx, tenant, query)),

    families: () =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('retentionOutcome')
          .select('jobFamily')
          .distinct()
          .where('tenant', '=', tenant)
          .orderBy('jobFamily')
          .execute();
        return rows.map(({ jobFamily }) => jobFamily);
      }),
  };
}

async function upsertOutcomes(tx: Tx, tenant: string, told: readonly RetentionOutcome[]): Promise<void> {
  await tx
    .insertInto('retentionOutcome')
    .values(told.map((outcome) => ({ ...outcome, tenant })))
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'candidate', 'job']).doUpdateSet((row) => ({
        jobFamily: row.ref('excluded.jobFamily'),
        hiredAt: row.ref('excluded.hiredAt'),
        leftAt: row.ref('excluded.leftAt'),
        reason: row.ref('excluded.reason'),
        reportedAt: row.ref('excluded.reportedAt'),
      })),
    )
    .execute();
}

/**
 * Each outcome with the last score given before the second midnight after the hire. Who was scored later only, but before
 * the outcome was reported, is judged by the first such score: that is how a model is tried on earlier hires.
 */
async function selectJudged(
  tx: Tx,
  tenant: string,
  { jobFamily, hiredSince }: { jobFamily: string; hiredSince: string },
): Promise<readonly JudgedScore[]> {
  const hires = await tx
    .selectFrom('retentionOutcome')
    .select(outcomeColumns)
    .where('tenant', '=', tenant)
    .where('jobFamily', '=', jobFamily)
    .where('hiredAt', '>=', hiredSince)
    .execute();
  const inTime = sql`score.scored_at < (hire.hired_at::date + 2)::timestamp at time zone 'UTC'`;
  const { rows } = await sql<Selectable<RetentionTables['retentionScore']>>`
    select one.* from retention_outcome hire
    cross join lateral (
      select * from retention_score score
       where score.tenant = hire.tenant and score.candidate = hire.candidate and score.job = hire.job
         and (${inTime} or score.scored_at <= hire.reported_at)
       order by ${inTime} desc, case when ${inTime} then score.scored_at end desc, score.scored_at, score.id desc limit 1
    ) one
     where hire.tenant = ${tenant} and hire.job_family = ${jobFamily} and hire.hired_at >= ${hiredSince}`.execute(tx);
  const scoreOf = new Map(rows.map((row) => [keyOf(row), row] as const));
  return hires.flatMap((hire): JudgedScore[] => {
    const row = scoreOf.get(keyOf(hire));
    if (row === undefined) return [];
    const { tenant: _tenant, ...score } = row;
    return [{ score: readRow(ScoreRecord, score), outcome: readRow(RetentionOutcome, hire) }];
  });
}

const keyOf = ({ candidate, job }: { candidate: string; job: string }): string => JSON.stringify([candidate, job]);
