// A code becomes title, skills, matches and résumé text.
import { expect, test } from 'vitest';
import { decideReview } from '../../../src/services/veteran/reviews.ts';
import { translate, type TranslateRequest } from '../../../src/services/veteran/translate.ts';
import { ActorId } from '../../../src/core/ids.ts';
import { enlistedGrade, readPayGrade } from '../../../src/nlp/military/pay-grade.ts';
import { client, jobOf, setUp } from './setting.ts';

const request = (more: Partial<TranslateRequest> = {}): TranslateRequest => ({
  mosCode: '11B',
  branch: 'Army',
  client,
  locationPreferences: [],
  relocate: false,
  payGrade: undefined,
  years: undefined,
  includeResume: false,
  ...more,
});

test('the sample of the specification gives the whole result', async () => {
  const { ports } = setUp();
  const result = await translate(
    request({ locationPreferences: ['Dallas, TX', 'Houston, TX'], includeResume: true }),
    ports,
  );
  expect(result.title).toBe('Infantryman');
  expect(result.skills.map(({ name }) => name)).toContain('Team leadership');
  expect(result.matches[0]?.match.job.id).toBe('req_security');
  expect(result.matches[0]?.reasons.join(' ')).toContain('It is where you want to work.');
  expect(result.resume).toMatchObject({
    before: 'MOS 11B, Infantryman, U.S. Army',
    after: expect.stringContaining('U.S. Army veteran'),
  });
});

test('without the wish for it there is no résumé text', async () => {
  expect((await translate(request(), setUp().ports)).resume).toBeUndefined();
});

test('matches are open, above the lowest confidence, best first', async () => {
  const { matches } = await translate(request({ mosCode: '68W' }), setUp().ports);
  const confidences = matches.map(({ match }) => match.confidence);
  expect(matches.map(({ match }) => match.job.id)).toContain('req_medic');
  expect(matches.map(({ match }) => match.job.status)).not.toContain('closed');
  expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
  expect(Math.min(...confidences)).toBeGreaterThanOrEqual(0.05);
});

test('unrelated jobs are not listed', async () => {
  const { matches } = await translate(request({ mosCode: '88M' }), setUp().ports);
  expect(matches.map(({ match }) => match.job.id)).not.toContain('req_front');
});

test('the same job in a place that was named comes before one elsewhere', async () => {
  const { matches } = await translate(request({ locationPreferences: ['Chicago, IL'] }), setUp().ports);
  const [first, second] = matches.filter(({ match }) => match.job.title === 'Security Officer');
  expect([first?.match.job.id, second?.match.job.id]).toEqual(['req_chicago', 'req_security']);
  expect(first?.match.confidence).toBeGreaterThan(second?.match.confidence ?? 1);
});

test('whoever would relocate loses little', async () => {
  const { ports } = setUp();
  const ask = async (relocate: boolean) =>
    (await translate(request({ locationPreferences: ['Miami, FL'], relocate }), ports)).matches[0]?.match.confidence ??
    0;
  expect(await ask(true)).toBeGreaterThan(await ask(false));
});

test('equal matches stand in the order of their ids, and every time the same', async () => {
  const same = ['req_b', 'req_a', 'req_c'].map((id) => jobOf(id, 'Security Guard'));
  const { ports } = setUp(same);
  const ids = async () => (await translate(request(), ports)).matches.map(({ match }) => String(match.job.id));
  expect(await ids()).toEqual(['req_a', 'req_b', 'req_c']);
  expect(await ids()).toEqual(await ids());
});

test('rank brings leading jobs nearer', async () => {
  const { ports } = setUp([jobOf('req_lead', 'Security Supervisor', { description: 'Supervise security guards.' })]);
  const ask = async (grade: number) =>
    (await translate(request({ payGrade: enlistedGrade(grade) }), ports)).matches[0]?.match.confidence ?? 0;
  expect(await ask(7)).toBeGreaterThan(await ask(2));
});

const asked = async (more: Partial<TranslateRequest>) =>
  await translate(request({ includeResume: true, ...more }), setUp().ports);

test('a grade says what people of it typically answer for, never what this one did', async () => {
  const sergeant = await asked({ payGrade: enlistedGrade(6) });
  expect(sergeant.resume?.before).toBe('MOS 11B, Infantryman, U.S. Army, E-6');
  expect(sergeant.resume?.after).toContain('Noncommissioned officer (E-6), a grade that typically leads a small unit');
  expect((await asked({ payGrade: enlistedGrade(3) })).resume?.after).not.toContain('E-3');
  const captain = await asked({ mosCode: '11A', payGrade: readPayGrade('O-3') });
  expect(captain.resume?.after).toContain('Junior officer (O-3), a grade that typically leads a unit');
  const corpsman = await asked({ mosCode: 'HM2', branch: 'Navy' });
  expect(corpsman.payGrade).toEqual(enlistedGrade(5));
  expect((await asked({})).payGrade).toBeUndefined();
});

test('a code without its branch is translated where one branch only has it', async () => {
  expect((await translate(request({ mosCode: '68W', branch: undefined }), setUp().ports)).record.branch).toBe('Army');
});

test('a code of several branches asks for the branch and offers them', async () => {
  await expect(translate(request({ mosCode: 'IT2', branch: undefined }), setUp().ports)).rejects.toMatchObject({
    code: 'branch_required',
    extra: {
      choices: [
        { branch: 'Navy', code: 'IT' },
        { branch: 'Coast Guard', code: 'IT' },
      ],
    },
  });
});

test('an unknown code names suggestions and the plain-language road', async () => {
  await expect(translate(request({ mosCode: '11BB' }), setUp().ports)).rejects.toMatchObject({
    code: 'mos_not_found',
    extra: {
      suggestions: expect.arrayContaining([{ branch: 'Army', code: '11B', title: 'Infantryman' }]),
      describe_url: '/v1/veteran/describe',
    },
  });
});

test('an unknown branch is a fault of that field', async () => {
  await expect(translate(request({ branch: 'Royal Navy' }), setUp().ports)).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'branch' }],
  });
});

test('a specialty asked for as a whole goes by its own title', async () => {
  expect((await translate(request({ mosCode: '2A3X3', branch: 'Air Force' }), setUp().ports)).title).toBe(
    'Tactical Aircraft Maintenance',
  );
});

test('a code from before 2010 asks for a description', async () => {
  expect((await translate(request({ mosCode: '70250', branch: 'Air Force' }), setUp().ports)).needsDescription).toBe(
    true,
  );
  expect((await translate(request(), setUp().ports)).needsDescription).toBe(false);
});

test('a correction of the team counts for its client', async () => {
  const { ports, reviews } = setUp();
  await reviews.add({
    id: 'rev_9',
    branch: 'Army',
    code: '11B',
    skills: [],
    occupations: [],
    modelVersion: 'v1.0.0-military',
    status: 'open',
    correction: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: ports.clock.now(),
  });
  const verdict = { kind: 'correct', occupations: ['53-3032.00'] } as const;
  const by = ActorId.parse('u_nora');
  await decideReview({ tenant: client, id: 'rev_9', verdict, by }, { ...ports, occupations: ports.data.occupations });
  const { matches, record } = await translate(request(), ports);
  expect(record.reason).toBe('Corrected by the recruiting team.');
  expect(matches[0]?.match.job.id).toBe('req_truck');
});
