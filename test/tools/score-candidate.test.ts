// score_candidate: takes what the ATS holds about a candidate and says it in one line.
import { expect, test } from 'vitest';
import { CandidateId } from '../../src/core/ids.ts';
import type { Candidate, Job } from '../../src/core/records.ts';
import { defaultSettings } from '../../src/core/settings.ts';
import { scoreCandidate } from '../../src/tools/score-candidate.ts';
import { principalOf } from '../support/call-route.ts';
import { ada, salesJob, setUpRetention, tenant } from '../support/retention.ts';

const candidate: Candidate = {
  id: ada,
  name: 'Ada',
  email: 'ada@example.test',
  job: salesJob,
  stage: 'Applied',
  appliedAt: '2026-05-01T00:00:00Z',
  stageSince: '2026-05-01T00:00:00Z',
  lastContactAt: null,
  signals: { experience_months: 38, assessment_score: 82 },
  notes: [],
  offer: null,
  rejection: null,
};
const job: Job = {
  id: salesJob,
  title: 'Account Executive',
  role: 'sales',
  jobFamily: 'sales',
  hiringManager: null,
  location: '',
  salaryRange: '',
  status: 'open',
  description: '',
};
const context = {
  tenant,
  actor: principalOf(tenant),
  key: 'k1',
  now: new Date('2026-06-01T12:00:00Z'),
  settings: defaultSettings,
  signal: AbortSignal.timeout(1_000),
};

function setUp(change: Partial<Candidate> = {}) {
  const { scoring, stores } = setUpRetention();
  const ats = { candidate: async () => ({ ...candidate, ...change }), job: async () => job };
  return { tool: scoreCandidate({ ats, score: (of, request) => scoring.score(of, request) }), stores };
}

test('the signals of the ATS are scored and the score is recorded', async () => {
  const { tool, stores } = setUp();
  const output = tool.output.parse(await tool.execute(tool.input.parse({ candidate: 'c_ada' }), context));
  expect(output).toMatchObject({ candidate: 'c_ada', job: 'job_sales', model_version: 'v1.0.0-sales' });
  expect(tool.summarize(output)).toMatch(
    /^Retention score [\d.]+ of 100 \((low|medium|high)\), confidence \d+%, typical stay \d+ days\.$/,
  );
  expect(stores.journal.scores).toHaveLength(1);
});

test('a candidate without signals is a problem that says what is missing', async () => {
  const { tool } = setUp({ signals: {} });
  await expect(tool.execute({ candidate: CandidateId.parse('c_ada') }, context)).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('what the ATS holds beside the signals of the model is left out', async () => {
  const { tool, stores } = setUp({ signals: { prior_jobs: 2, source: 'referral', badge: 7 } });
  await tool.execute({ candidate: CandidateId.parse('c_ada') }, context);
  expect(stores.journal.scores).toMatchObject([{ signals: { prior_jobs: 2 } }]);
});

test('a protected attribute that the ATS holds is refused, not quietly dropped', async () => {
  const { tool } = setUp({ signals: { experience_months: 3, age: 51 } });
  await expect(tool.execute({ candidate: CandidateId.parse('c_ada') }, context)).rejects.toMatchObject({
    code: 'protected_attribute',
  });
});
