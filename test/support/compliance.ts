// A whole gate over the sandbox's systems with what the law asks for, and people who were scored: what tests of duties start from.
import { type Principal, scopesOf } from '../../src/core/access.ts';
import { CandidateId, JobId } from '../../src/core/ids.ts';
import type { Ats } from '../../src/core/ports/ats.ts';
import { HumanAct } from '../../src/core/human-act.ts';
import { PredictionId, type ScoreRecord } from '../../src/core/ports/retention.ts';
import { Settings } from '../../src/core/settings.ts';
import type { LedgerSweep } from '../../src/core/ports/ledger.ts';
import { type Gate, openGate } from '../../src/gate/gate.ts';
import { obligationsOf } from '../../src/services/compliance/obligations.ts';
import { automaticToolsFor, toolsFor } from '../../src/tools/index.ts';
import { Life, mortal } from '../gate/mortal.ts';
import { FakeSettings } from '../gate/world.ts';
import { createTestIds } from './ids.ts';
import { createKeptLog } from './log.ts';
import { aKey, nora, openOperations } from './operations.ts';
import { sampleSandbox } from './sample-sandbox.ts';

export const admin: Principal = { ...nora, scopes: new Set(scopesOf.admin) };

/** An act of somebody else than who asked. */
export const anotherPerson = () =>
  HumanAct.request({ by: { ...aKey, scopes: admin.scopes }, channel: 'rest', digest: undefined });

export const scoreOf = (candidate: string, at: string, change: Partial<ScoreRecord> = {}): ScoreRecord => ({
  id: PredictionId.parse(`pred_${candidate}_${at}`),
  candidate: CandidateId.parse(candidate),
  job: JobId.parse('job_fe'),
  jobFamily: 'general',
  modelVersion: 'v1.0.0-general',
  stays: 0.4,
  tenureScore: 40,
  band: 'low',
  confidence: 0.6,
  predictedTenureDays: 300,
  extrapolated: false,
  advisoryOnly: true,
  gain: null,
  horizonDays: 365,
  reasons: [{ signal: 'experience_months', effect: -0.2, text: 'Little experience' }],
  signalsHash: 'hash',
  signals: { experience_months: 12, interview_rating: 3 },
  scoredAt: at,
  ...change,
});

type Seen = (move: Parameters<Ats['move']>[0]) => Promise<void>;

/** `location`: where the work of the sample's first requisition is done. */
export async function openCompliance({
  location,
  now,
  settings: change = {},
}: {
  location: string;
  now: string;
  settings?: Partial<Settings['compliance']>;
}) {
  const sample = sampleSandbox();
  const [first, ...others] = sample.jobs;
  const world = await openOperations({ file: { ...sample, jobs: [{ ...first, location }, ...others] } });
  world.clock.advance(Date.parse(now) - world.clock.business.now().getTime());
  const settings = new FakeSettings();
  settings.set({ fourEyes: false, holdSeconds: 10, compliance: { ...Settings.parse({}).compliance, ...change } });
  const { ledger, letters, ats, scores, clock } = world;
  const newId = createTestIds();
  const sweep: LedgerSweep = {
    unfinished: async (by) => ledger.unfinished(by).map((action) => ({ tenant: nora.tenant, action })),
    overdue: async () => [],
    overdueDrafts: async () => [],
  };
  /** A new process on the same stores, which may die at one of its calls; `seen` is told of every move just before it is made. */
  const start = ({ life = new Life(), seen = async () => {} }: { life?: Life; seen?: Seen } = {}) => {
    const watched: typeof ats = { ...ats, move: (move) => seen(move).then(() => ats.move(move)) };
    const on = { ats: mortal(watched, life), letters: mortal(letters, life), ledger: mortal(ledger, life) };
    const tools = [...toolsFor({ ...world, ...on }), ...automaticToolsFor({ ...world, ...on })];
    return openGate({
      ledger: () => on.ledger,
      sweep,
      tools: () => tools,
      settings: () => settings,
      obligations: obligationsOf(() => ({ ...on, scores })),
      clocks: clock,
      newId,
      log: createKeptLog(),
      leaseMs: 60_000,
      sleep: async () => {},
    });
  };
  const gate = start();
  let calls = 0;
  const ask = (tool: string, input: object) =>
    gate.call({
      tool,
      input,
      by: nora,
      origin: { kind: 'api' },
      idem: `call ${(calls += 1)}`,
      provenance: 'instructed',
    });
  /** Asked for and approved; answers the action as it then stands. */
  const reject = async (candidate: string, more: object = {}, by: Gate = gate) => {
    const { root, approval } = await ask('reject_candidate', { candidate, ...more });
    return approval === undefined ? root : (await by.approve(approval.id, anotherPerson())).root;
  };
  const score = (candidate: string, at = clock.business.now().toISOString()) =>
    scores.addScores([scoreOf(candidate, at)]);
  const setLocation = async (place: string) => {
    const job = await ats.job(JobId.parse('job_fe'));
    await world.store.change(async (records) =>
      records.put({ kind: 'job', id: job.id, body: { ...job, location: place } }),
    );
  };
  const sent = () => [...letters.rows.values()].filter(({ status }) => status !== 'cancelled');
  const obligations = obligationsOf(() => ({ ats, letters, ledger, scores }))(nora.tenant);
  return { ...world, obligations, settings, gate, start, ask, reject, score, sent, setLocation };
}
