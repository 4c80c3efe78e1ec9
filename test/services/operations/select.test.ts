import { expect, test } from 'vitest';
import { CandidateId, JobId, UserId } from '../../../src/core/ids.ts';
import { Filters } from '../../../src/services/operations/filters.ts';
import { type Asking, findStage, selectCandidates, type SelectPorts } from '../../../src/services/operations/select.ts';
import { openOperations } from '../../support/operations.ts';
import { scoreOf } from '../../support/retention.ts';

const asking: Asking = {
  now: new Date('2026-06-01T08:30:00-05:00'),
  atRiskDays: 5,
  timeZone: 'America/Chicago',
  user: undefined,
  seesScores: true,
};

async function selection(
  filters: unknown,
  { as = {}, ports = {} }: { as?: Partial<Asking>; ports?: Partial<SelectPorts> } = {},
) {
  const world = await openOperations();
  return selectCandidates({ ...world, ...ports }, Filters.parse(filters), { ...asking, ...as });
}

const idsOf = ({ found }: Awaited<ReturnType<typeof selection>>): string[] =>
  found.map(({ candidate }) => candidate.id);

const selected = async (filters: unknown, as: Partial<Asking> = {}) => idsOf(await selection(filters, { as }));

test.each([
  ['nothing: all in running candidacies', {}, ['c_ines', 'c_joe', 'c_ravi']],
  ['a role, whatever its case', { role: 'OPERATIONS' }, ['c_joe']],
  ['the job family', { role: 'general' }, ['c_ines', 'c_joe', 'c_ravi']],
  ['a role that nobody has', { role: 'nursing' }, []],
  ['a stage, whatever its case', { stage: 'phone screen' }, ['c_ravi']],
  ['a stage that ends a candidacy, because it was asked for', { stage: 'Hired' }, ['c_lena']],
  ['a requisition', { job: 'job_fe' }, ['c_ines', 'c_ravi']],
  ['being at risk', { at_risk: true }, ['c_ines', 'c_joe']],
  ['not being at risk', { at_risk: false }, ['c_ravi']],
  ['part of a name without accents', { name: 'ines du' }, ['c_ines']],
  ['a day of application, that day included', { applied_after: '2026-05-20' }, ['c_ines', 'c_joe']],
  ['a day of application, in the organization’s zone', { applied_after: '2026-05-25T10:00:00-05:00' }, ['c_joe']],
  ['a day before which somebody applied, without that day', { applied_before: '2026-05-20' }, ['c_ravi']],
  ['a span of applications', { applied_after: '2026-05-13', applied_before: '2026-05-25' }, ['c_ines']],
  ['a place, whatever its case', { location: 'CHICAGO' }, ['c_ines', 'c_joe', 'c_ravi']],
  ['a whole word of a place', { location: 'il' }, ['c_ines', 'c_joe', 'c_ravi']],
  ['no part of a word of a place', { location: 'Chic' }, []],
  ['a place that nobody works in', { location: 'Austin' }, []],
  ['time in the stage, at least', { stage_days: 12 }, ['c_ravi']],
  ['several criteria at once', { role: 'engineering', days_since_contact: 5 }, ['c_ines']],
])('selects by %s', async (_what, filters, expected) => {
  expect(await selected(filters)).toEqual(expected);
});

test('days are elapsed days of 24 hours, at least', async () => {
  const filters = { name: 'joseph', days_since_contact: 7 };
  expect(await selected(filters, { now: new Date('2026-06-01T09:59:59-05:00') })).toEqual([]);
  expect(await selected(filters, { now: new Date('2026-06-01T10:00:00-05:00') })).toEqual(['c_joe']);
});

test('who was never written to has waited since the application', async () => {
  const world = await openOperations();
  const { ats } = world;
  const [ines] = await ats.candidates();
  if (ines === undefined) throw new Error('the sample has changed');
  await ats.setLastContact({ candidate: ines.id, from: ines.lastContactAt, to: null, key: 'k1' });
  const { found } = await selectCandidates(world, { name: 'ines' }, asking);
  expect(found[0]?.daysSinceContact).toBe(11);
});

test('a day is the organization’s own, not that of UTC', async () => {
  const world = await openOperations();
  const late = { appliedAt: '2026-06-01T03:00:00Z' };
  const ats = {
    ...world.ats,
    candidates: async () =>
      (await world.ats.candidates()).map((one) => (one.id === 'c_ines' ? { ...one, ...late } : one)),
  };
  const on = async (filters: object) => idsOf(await selection({ ...filters, name: 'ines' }, { ports: { ats } }));
  expect(await on({ applied_after: '2026-06-01' })).toEqual([]);
  expect(await on({ applied_after: '2026-05-31', applied_before: '2026-06-01' })).toEqual(['c_ines']);
});

test('“mine” are the requisitions of whoever asks, as hiring manager or recruiter', async () => {
  const world = await openOperations();
  const [owen, nora, nobody] = ['u_owen', 'u_nora', 'u_else'].map((id) => UserId.parse(id));
  const ats = {
    ...world.ats,
    jobs: async () =>
      (await world.ats.jobs()).map((job) =>
        job.id === 'job_lg' && nora !== undefined ? { ...job, recruiter: nora } : job,
      ),
  };
  const of = async (filters: object, user: UserId | undefined) =>
    idsOf(await selection(filters, { ports: { ats }, as: { user } }));
  expect(await of({ mine: true }, owen)).toEqual(['c_ines', 'c_ravi']);
  expect(await of({ mine: false }, owen)).toEqual(['c_joe']);
  expect(await of({ mine: true }, nora)).toEqual(['c_joe']);
  const refused = { code: 'validation_failed', errors: [{ path: 'mine' }] };
  await expect(of({ mine: true }, nobody)).rejects.toMatchObject(refused);
  await expect(of({ mine: true }, undefined)).rejects.toMatchObject(refused);
});

test('an interview is a meeting with the candidate in the span that is asked for', async () => {
  const world = await openOperations();
  const [ravi, owen] = [CandidateId.parse('c_ravi'), UserId.parse('u_owen')];
  const book = (day: string, key: string) =>
    world.calendar.book({
      with: [owen],
      candidate: ravi,
      title: 'Interview',
      location: null,
      start: `${day}T15:00:00-05:00`,
      end: `${day}T15:30:00-05:00`,
      key,
    });
  await book('2026-06-03', 'a');
  const on = async (has_interview: unknown) =>
    idsOf(await selectCandidates(world, Filters.parse({ has_interview }), asking));
  expect(await on(true)).toEqual(['c_ravi']);
  expect(await on(false)).toEqual(['c_ines', 'c_joe']);
  expect(await on('this_week')).toEqual(['c_ravi']);
  expect(await on('next_week')).toEqual([]);
  expect(await on('tomorrow')).toEqual([]);
  expect(await on('2026-06-03')).toEqual(['c_ravi']);
  expect(await on({ from: '2026-06-01', to: '2026-06-03' })).toEqual([]);
});

const tellsOfNone = async () => 'Gem does not tell of its interviews.';

test('an interview that the ATS keeps counts too, and what it keeps to itself is said', async () => {
  const { ats } = await openOperations();
  const joe = CandidateId.parse('c_joe');
  const matters = async () => ({
    changed: [{ id: 'i1', candidate: joe, state: 'scheduled' as const, start: '2026-06-04T10:00:00-05:00' }],
    cursor: null,
  });
  const told = await selection({ has_interview: 'this_week' }, { ports: { ats: { ...ats, matters } } });
  expect(idsOf(told)).toEqual(['c_joe']);
  const untold = await selection(
    { has_interview: 'this_week' },
    { ports: { ats: { ...ats, matters, unable: tellsOfNone } } },
  );
  expect([idsOf(untold), untold.remarks]).toEqual([
    [],
    ['Only meetings of the calendar count. Gem does not tell of its interviews.'],
  ]);
});

test.each([
  ['name', ['c_ines', 'c_joe', 'c_ravi']],
  ['-name', ['c_ravi', 'c_joe', 'c_ines']],
  ['applied', ['c_joe', 'c_ines', 'c_ravi']],
  ['-applied', ['c_ravi', 'c_ines', 'c_joe']],
  ['last_contact', ['c_ines', 'c_joe', 'c_ravi']],
  ['stage_days', ['c_ravi', 'c_ines', 'c_joe']],
])('orders by %s', async (sort, expected) => {
  expect(await selected({ sort })).toEqual(expected);
});

const scored = (candidate: string, tenureScore: number) =>
  scoreOf({ candidate: CandidateId.parse(candidate), job: JobId.parse('job_fe'), tenureScore });

test('an order by score puts those without one last, and says so', async () => {
  const scores = { recentScores: async () => [scored('c_ravi', 70), scored('c_joe', 81), scored('c_joe', 12)] };
  const best = await selection({ sort: 'tenure_score' }, { ports: { scores } });
  expect(idsOf(best)).toEqual(['c_joe', 'c_ravi', 'c_ines']);
  expect(best.remarks).toEqual(['1 of 3 have no score and stand last.']);
  expect(idsOf(await selection({ sort: '-tenure_score' }, { ports: { scores } }))).toEqual([
    'c_ravi',
    'c_joe',
    'c_ines',
  ]);
  const none = await selection({ sort: 'tenure_score' });
  expect(none.remarks).toEqual([
    'None of them has a retention score yet, so the order says nothing. Score them first.',
  ]);
  await expect(selection({ sort: 'tenure_score' }, { as: { seesScores: false } })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test.each([
  [{ applied_after: '2026-05-20' }, 'read_applied'],
  [{ sort: '-applied' }, 'read_applied'],
  [{ stage_days: 3 }, 'read_stage_since'],
  [{ location: 'Chicago' }, 'read_location'],
  [{ mine: true }, 'read_owners'],
])('what the connected ATS does not tell is refused in its words: %j', async (filters, lacking) => {
  const { ats } = await openOperations();
  const unable = async (act: string) => (act === lacking ? 'Gem does not tell that.' : null);
  const refusal = selection(filters, { ports: { ats: { ...ats, unable } } });
  await expect(refusal).rejects.toMatchObject({ code: 'not_supported', message: 'Gem does not tell that.' });
});

test('what cannot be filtered by is refused with what can', () => {
  const { error } = Filters.safeParse({ salary: 3 });
  expect(error?.issues[0]?.message).toMatch(
    /^Candidates cannot be filtered by salary\. They can be by role, .*mine, sort\.$/,
  );
});

test('an unknown stage and an unknown requisition are refused, so that a typo is not silence', async () => {
  await expect(selected({ stage: 'Panel' })).rejects.toMatchObject({ code: 'unknown_stage' });
  await expect(selected({ job: 'job_x' })).rejects.toMatchObject({ code: 'job_not_found' });
});

test('a stage is answered in the pipeline’s own spelling', () => {
  expect(findStage(['Phone Screen', 'Offer'], 'phone_screen')).toBe('Phone Screen');
});
