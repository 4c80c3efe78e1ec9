// What every store of retention scoring does, in memory and in a database.
import { describe, expect, test } from 'vitest';
import { CandidateId, JobId, type TenantId } from '../../src/core/ids.ts';
import {
  type HistoryRow,
  PredictionId,
  type RetentionOutcome,
  type RetentionRun,
  settledProgress,
} from '../../src/core/ports/retention.ts';
import type { RetentionStores } from '../../src/core/ports/retention-stores.ts';
import { scoreOf } from '../support/retention.ts';

export interface OpenedRetention {
  readonly stores: RetentionStores;
  /** Two fresh organizations. */
  readonly tenants: readonly [TenantId, TenantId];
}

const candidate = (name: string) => CandidateId.parse(name);
const job = JobId.parse('job_sales');
const scored = (id: string, change: Parameters<typeof scoreOf>[0] = {}) =>
  scoreOf({ id: PredictionId.parse(id), candidate: candidate(id), ...change });

const outcomeOf = (change: Partial<RetentionOutcome>): RetentionOutcome => ({
  candidate: candidate('a'),
  job,
  jobFamily: 'sales',
  hiredAt: '2025-01-10',
  leftAt: null,
  reason: null,
  reportedAt: '2025-01-11T00:00:00.000Z',
  ...change,
});

const runOf = (change: Partial<RetentionRun>): RetentionRun => ({
  id: 'train_1',
  jobFamily: 'sales',
  trigger: 'asked',
  status: 'queued',
  progress: 0,
  note: null,
  challenger: null,
  outcomes: 0,
  startedAt: '2025-01-01T00:00:00.000Z',
  endedAt: null,
  ...change,
});

const hireOf = (change: Partial<HistoryRow>): HistoryRow => ({
  candidate: candidate('h'),
  jobFamily: 'sales',
  hiredAt: '2024-01-01',
  leftAt: null,
  reason: null,
  seenUntil: '2025-01-01',
  signals: { prior_jobs: 2 },
  ...change,
});

const auditOf = (id: string, createdAt: string) => ({
  id,
  createdAt,
  jobFamily: null,
  trigger: 'asked' as const,
  report: { id },
});

export function retentionContract(name: string, open: () => Promise<OpenedRetention>): void {
  describe(`${name}: the journal`, () => {
    journalContract(open);
  });
  describe(`${name}: models`, () => {
    modelContract(open);
  });
  describe(`${name}: the other stores`, () => {
    otherContract(open);
  });
}

function journalContract(open: () => Promise<OpenedRetention>): void {
  test('keeps scores as they were given, newest first', async () => {
    const { stores, tenants } = await open();
    const journal = stores.journal(tenants[0]);
    const first = scored('a', {
      signals: { prior_jobs: 1 },
      reasons: [{ signal: 'prior_jobs', effect: -0.1, text: 'x' }],
    });
    const second = scored('b', { candidate: candidate('a'), scoredAt: '2025-02-01T00:00:00.000Z' });
    await journal.addScores([first, second]);
    expect(await journal.score(first.id)).toEqual(first);
    expect(await journal.scoresOf(candidate('a'))).toEqual([second, first]);
    expect(await journal.recentScores({ since: '2025-01-15T00:00:00.000Z', limit: 10 })).toEqual([second]);
    expect(await journal.recentScores({ jobFamily: 'office', since: '2020-01-01T00:00:00.000Z', limit: 10 })).toEqual(
      [],
    );
    expect(await journal.recentScores({ since: '2020-01-01T00:00:00.000Z', limit: 1 })).toEqual([second]);
  });

  test('joins an outcome with the last score before the hire, not with a later one', async () => {
    const { stores, tenants } = await open();
    const journal = stores.journal(tenants[0]);
    const ofA = { candidate: candidate('a') };
    await journal.addScores([
      scored('early', { ...ofA, scoredAt: '2024-12-01T00:00:00.000Z' }),
      scored('last', { ...ofA, scoredAt: '2025-01-09T00:00:00.000Z' }),
      scored('late', { ...ofA, scoredAt: '2025-03-01T00:00:00.000Z' }),
      scored('other', { ...ofA, job: JobId.parse('job_other'), scoredAt: '2025-01-09T12:00:00.000Z' }),
    ]);
    await journal.putOutcomes([outcomeOf({}), outcomeOf({ candidate: candidate('never_scored') })]);
    const judged = await journal.judged({ jobFamily: 'sales', hiredSince: '2025-01-01' });
    expect(judged.map(({ score, outcome }) => [score.id, outcome.candidate])).toEqual([['last', 'a']]);
    expect(await journal.judged({ jobFamily: 'sales', hiredSince: '2025-02-01' })).toEqual([]);
    expect(await journal.families()).toEqual(['sales']);
  });

  test('judges who was scored after the hire only by the first score before the report', async () => {
    const { stores, tenants } = await open();
    const journal = stores.journal(tenants[0]);
    const ofA = { candidate: candidate('a') };
    await journal.addScores([
      scored('second', { ...ofA, scoredAt: '2025-04-01T00:00:00.000Z' }),
      scored('first', { ...ofA, scoredAt: '2025-03-01T00:00:00.000Z' }),
      scored('known', { candidate: candidate('b'), scoredAt: '2025-06-01T00:00:00.000Z' }),
    ]);
    const reportedAt = '2025-05-01T00:00:00.000Z';
    await journal.putOutcomes([outcomeOf({ reportedAt }), outcomeOf({ candidate: candidate('b'), reportedAt })]);
    const judged = await journal.judged({ jobFamily: 'sales', hiredSince: '2025-01-01' });
    expect(judged.map(({ score }) => score.id)).toEqual(['first']);
  });

  test('keeps no score of a candidate who opted out, and says which it kept', async () => {
    const { stores, tenants } = await open();
    const journal = stores.journal(tenants[0]);
    await stores.optOuts(tenants[0]).add({ candidate: candidate('out'), at: '2025-01-01T00:00:00.000Z' });
    const kept = await journal.addScores([scored('out'), scored('in')]);
    expect([...kept]).toEqual(['in']);
    expect(await journal.scoresOf(candidate('out'))).toEqual([]);
    expect((await stores.journal(tenants[1]).addScores([scored('out')])).size).toBe(1);
  });

  test('takes a thousand outcomes and scores at once, and of the same hire the last report', async () => {
    const { stores, tenants } = await open();
    const journal = stores.journal(tenants[0]);
    const names = Array.from({ length: 1_000 }, (_, index) => `c${index}`);
    expect((await journal.addScores(names.map((name) => scored(name)))).size).toBe(1_000);
    const told = names.map((name) => outcomeOf({ candidate: candidate(name) }));
    await journal.putOutcomes([...told, outcomeOf({ candidate: candidate('c0'), reason: 'last' })]);
    expect(await journal.judged({ jobFamily: 'sales', hiredSince: '2025-01-01' })).toHaveLength(1_000);
    expect(await journal.outcome({ candidate: candidate('c0'), job })).toMatchObject({ reason: 'last' });
  });

  test('a later report of the same hire replaces the earlier one', async () => {
    const { stores, tenants } = await open();
    const journal = stores.journal(tenants[0]);
    await journal.putOutcomes([outcomeOf({})]);
    await journal.putOutcomes([outcomeOf({ leftAt: '2025-05-01', reason: 'moved' })]);
    expect(await journal.outcome({ candidate: candidate('a'), job })).toMatchObject({
      leftAt: '2025-05-01',
      reason: 'moved',
    });
  });

  test('shows nothing to another organization, and forgets a candidate wholly', async () => {
    const { stores, tenants } = await open();
    const [mine, theirs] = [stores.journal(tenants[0]), stores.journal(tenants[1])];
    const score = scored('a');
    await mine.addScores([score]);
    await mine.putOutcomes([outcomeOf({})]);
    expect(await theirs.score(score.id)).toBeUndefined();
    expect(await theirs.forget(candidate('a'))).toBe(0);
    expect(await mine.forget(candidate('a'))).toBe(2);
    expect(await mine.scoresOf(candidate('a'))).toEqual([]);
  });
}

function modelContract(open: () => Promise<OpenedRetention>): void {
  const stored = { family: 'sales', version: '1.1.0', body: { weights: [1, 2] }, addedAt: '2025-01-01T00:00:00.000Z' };

  test('a version is added once and never changes', async () => {
    const { stores, tenants } = await open();
    const models = stores.models(tenants[0]);
    await models.add(stored);
    await models.add(stored);
    await expect(models.add({ ...stored, body: { weights: [3] } })).rejects.toMatchObject({ code: 'conflict' });
    expect(await models.versions('sales')).toEqual([stored]);
    expect(await models.model({ family: 'sales', version: '1.1.0' })).toEqual(stored);
    expect(await stores.models(tenants[1]).versions('sales')).toEqual([]);
  });

  test('of two who move an alias at once one is told so', async () => {
    const { stores, tenants } = await open();
    const models = stores.models(tenants[0]);
    const alias = { family: 'sales', champion: '1.1.0', before: ['1.0.0'], revision: 1 };
    const moves = await Promise.all([models.setAlias(alias), models.setAlias({ ...alias, champion: '1.2.0' })]);
    expect(moves.filter(Boolean)).toHaveLength(1);
    expect(await models.setAlias({ ...alias, champion: '1.3.0', revision: 2 })).toBe(true);
    expect(await models.alias('sales')).toMatchObject({ champion: '1.3.0', revision: 2 });
    expect(await models.aliases()).toHaveLength(1);
  });
}

function otherContract(open: () => Promise<OpenedRetention>): void {
  test('history replaces the same hire, counts by family and forgets a candidate', async () => {
    const { stores, tenants } = await open();
    const history = stores.history(tenants[0]);
    await history.put([hireOf({}), hireOf({ jobFamily: 'office' })]);
    await history.put([hireOf({ leftAt: '2024-06-01', seenUntil: '2024-06-01' })]);
    expect(await history.rows('sales')).toEqual([hireOf({ leftAt: '2024-06-01', seenUntil: '2024-06-01' })]);
    const families = await history.families();
    expect(families.toSorted((a, b) => (a.jobFamily < b.jobFamily ? -1 : 1))).toEqual([
      { jobFamily: 'office', rows: 1 },
      { jobFamily: 'sales', rows: 1 },
    ]);
    expect(await history.forget(candidate('h'))).toBe(2);
  });

  test('runs and states are replaced by their newest form', async () => {
    const { stores, tenants } = await open();
    const [runs, states] = [stores.runs(tenants[0]), stores.states(tenants[0])];
    await runs.put(runOf({}));
    await runs.put(runOf({ status: 'kept', progress: 1, note: 'no better' }));
    await runs.put(runOf({ id: 'train_2', startedAt: '2025-02-01T00:00:00.000Z' }));
    expect((await runs.list({ jobFamily: 'sales', limit: 5 })).map(({ id }) => id)).toEqual(['train_2', 'train_1']);
    expect(await runs.find('train_1')).toMatchObject({ status: 'kept', note: 'no better' });
    await states.put({ jobFamily: 'sales', state: 'below_floor', at: '2025-01-01T00:00:00.000Z' });
    await states.put({ jobFamily: 'sales', state: 'above_floor', at: '2025-02-01T00:00:00.000Z' });
    expect(await states.list()).toMatchObject([{ state: 'above_floor' }]);
  });

  test('a family has one retrain at a time: whoever asks meanwhile is answered the open one', async () => {
    const { stores, tenants } = await open();
    const runs = stores.runs(tenants[0]);
    const asked = await Promise.all(['train_1', 'train_2'].map((id) => runs.queue(runOf({ id }))));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(await runs.queue(runOf({ id: 'train_3', jobFamily: 'office' }))).toMatchObject({ id: 'train_3' });
    await runs.put(runOf({ id: asked[0]?.id ?? '', status: 'promoted', progress: 1 }));
    expect(await runs.queue(runOf({ id: 'train_4' }))).toMatchObject({ id: 'train_4' });
    expect(await stores.runs(tenants[1]).queue(runOf({ id: 'train_5' }))).toMatchObject({ id: 'train_5' });
  });

  test('a retrain is cancelled until its model is being put to use, and what has ended is not overwritten', async () => {
    const { stores, tenants } = await open();
    const runs = stores.runs(tenants[0]);
    const at = '2025-03-01T00:00:00.000Z';
    await runs.put(runOf({ status: 'running', progress: 0.5 }));
    expect(await runs.cancel({ id: 'train_1', at })).toMatchObject({ status: 'cancelled', endedAt: at });
    expect(await runs.put(runOf({ status: 'promoted' }))).toBe(false);
    expect(await runs.find('train_1')).toMatchObject({ status: 'cancelled', progress: 0.5 });
    await runs.put(runOf({ id: 'train_2', status: 'running', progress: settledProgress }));
    expect(await runs.cancel({ id: 'train_2', at })).toMatchObject({ status: 'running' });
    expect(await runs.cancel({ id: 'train_9', at })).toBeUndefined();
    expect(await stores.runs(tenants[1]).cancel({ id: 'train_2', at })).toBeUndefined();
  });

  test('an alert is raised once; audits are listed newest first', async () => {
    const { stores, tenants } = await open();
    const [alerts, audits] = [stores.alerts(tenants[0]), stores.audits(tenants[0])];
    const alert = {
      id: 'drift:sales',
      kind: 'drift' as const,
      jobFamily: 'sales',
      text: 'x',
      raisedAt: '2025-01-01T00:00:00.000Z',
    };
    expect([await alerts.raise(alert), await alerts.raise(alert)]).toEqual([true, false]);
    expect(await alerts.list({ limit: 5 })).toEqual([alert]);
    expect([await alerts.find(alert.id), await alerts.find('other')]).toEqual([alert, undefined]);
    const first = auditOf('audit_1', '2025-01-01T00:00:00.000Z');
    expect([await audits.add(first), await audits.add(first)]).toEqual([true, false]);
    await audits.add(auditOf('audit_2', '2025-02-01T00:00:00.000Z'));
    expect((await audits.list({ limit: 5 })).map(({ id }) => id)).toEqual(['audit_2', 'audit_1']);
    expect((await audits.list({ limit: 5, before: 'audit_2' })).map(({ id }) => id)).toEqual(['audit_1']);
    expect(await stores.audits(tenants[1]).find('audit_1')).toBeUndefined();
  });

  test('an opt-out holds until it is removed; self-identification is replaced and forgotten', async () => {
    const { stores, tenants } = await open();
    const [optOuts, said] = [stores.optOuts(tenants[0]), stores.selfIdentification(tenants[0])];
    const ofA = { candidate: candidate('a'), at: '2025-01-01T00:00:00.000Z' };
    await optOuts.add(ofA);
    await optOuts.add(ofA);
    expect([await optOuts.has(candidate('a')), await optOuts.has(candidate('b'))]).toEqual([true, false]);
    await optOuts.remove(candidate('a'));
    expect(await optOuts.has(candidate('a'))).toBe(false);
    const record = { candidate: candidate('a'), sex: 'female', raceEthnicity: null, over40: true };
    await said.put([{ ...record, sex: null }]);
    await said.put([record]);
    expect(await said.of([candidate('a'), candidate('b')])).toEqual([record]);
    expect(await stores.selfIdentification(tenants[1]).of([candidate('a')])).toEqual([]);
    expect(await said.forget(candidate('a'))).toBe(1);
    await said.put([record, { ...record, candidate: candidate('b') }]);
    expect([await said.forgetAll(), await said.of([candidate('a')])]).toEqual([2, []]);
  });
}
