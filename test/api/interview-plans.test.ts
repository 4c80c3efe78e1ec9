// Interview plans and interviewer pools over REST, and what is scheduled by them as a task.
import { expect, test } from 'vitest';
import { openApi } from './world.ts';

const [plans, pools] = ['/api/v1/interview-plans', '/api/v1/interviewer-pools'];
const pool = { name: 'Design', members: [{ user: 'u_owen' }, { user: 'u_tess', training: 'in_training' }] };
const plan = (seat: object) => ({
  name: 'First talk',
  stage: 'Applied',
  events: [{ title: 'Design', minutes: 60, seats: [seat] }],
});

test('a pool keeps its defaults and its versions, and comes back after it was deleted', async () => {
  const { call } = await openApi();
  const made = await call({ method: 'POST', path: pools, body: { pool_id: 'design', ...pool } });
  expect(made).toMatchObject({
    status: 201,
    body: { pool_id: 'design', version: 1, path: { shadow: 2, reverse_shadow: 1 }, per_day: null },
  });
  await call({ method: 'PUT', path: `${pools}/design`, body: { ...pool, per_day: 3 } });
  expect((await call({ method: 'DELETE', path: `${pools}/design` })).status).toBe(204);
  expect((await call({ path: `${pools}/design` })).status).toBe(404);
  const restored = await call({ method: 'POST', path: `${pools}/design/restore`, body: { version: 1 } });
  expect(restored.body).toMatchObject({ version: 4, per_day: null });
  expect((await call({ path: `${pools}/design/versions` })).body.data).toHaveLength(4);
});

test('a pool that a plan has a seat for is not deleted', async () => {
  const { call } = await openApi();
  await call({ method: 'POST', path: pools, body: { pool_id: 'design', ...pool } });
  await call({ method: 'POST', path: plans, body: { plan_id: 'talk', ...plan({ pool: 'design' }) } });
  expect(await call({ method: 'DELETE', path: `${pools}/design` })).toMatchObject({
    status: 409,
    body: { code: 'conflict', detail: expect.stringContaining('talk') },
  });
});

test.each<[string, object, object]>([
  ['a pool that is not there', plan({ pool: 'none' }), { status: 404, body: { code: 'not_found' } }],
  ['a person who is not there', plan({ user: 'u_nobody' }), { status: 404, body: { code: 'user_not_found' } }],
  ['no events', { ...plan({ user: 'u_owen' }), events: [] }, { status: 422, body: { code: 'validation_failed' } }],
  [
    '44 minutes',
    { ...plan({ user: 'u_owen' }), events: [{ title: 'x', minutes: 44, seats: [{ user: 'u_owen' }] }] },
    { status: 422, body: { code: 'validation_failed' } },
  ],
])('a plan with %s is refused', async (_what, body, refusal) => {
  const { call } = await openApi();
  expect(await call({ method: 'POST', path: plans, body })).toMatchObject(refusal);
});

test('a plan is scheduled as one task, and taken back as one', async () => {
  const { call } = await openApi();
  await call({ method: 'POST', path: pools, body: { pool_id: 'design', ...pool } });
  await call({ method: 'POST', path: plans, body: { plan_id: 'talk', ...plan({ pool: 'design' }) } });
  const done = await call({
    method: 'POST',
    path: '/api/v1/tasks',
    body: { action: 'schedule_interviews', candidate: 'c_ines', plan: 'talk' },
  });
  expect(done).toMatchObject({ status: 200, body: { status: 'executed' } });
  const span = 'from=2026-06-01T00:00:00-05:00&to=2026-06-20T00:00:00-05:00';
  const mine = async () =>
    (await call({ path: `/api/v1/calendar?${span}` })).body.meetings.filter(
      (one: { candidate_id: string }) => one.candidate_id === 'c_ines',
    );
  expect(await mine()).toMatchObject([{ with: ['u_owen'], title: 'Design: Inés Duarte, Frontend Engineer' }]);
  await call({ method: 'POST', path: `/api/v1/actions/${done.body.action_id}/undo` });
  expect(await mine()).toEqual([]);
});

test('the load counts interviews by person and week, members of pools without any too', async () => {
  const { call } = await openApi();
  await call({ method: 'POST', path: pools, body: { pool_id: 'design', ...pool } });
  const body = { action: 'book_meeting', candidate: 'c_ines', with: ['u_owen'], start: '2026-06-05T10:00:00-05:00' };
  await call({ method: 'POST', path: '/api/v1/tasks', body });
  expect(await call({ path: '/api/v1/interview-load?weeks=2' })).toMatchObject({
    status: 200,
    body: {
      weeks: ['2026-05-25', '2026-06-01'],
      people: [
        { user_id: 'u_tess', interviews: 0, by_week: [0, 0] },
        { user_id: 'u_owen', interviews: 1, minutes: 30, by_week: [0, 1] },
      ],
      busiest_third: 1,
    },
  });
  expect((await call({ path: '/api/v1/interview-load?weeks=0' })).status).toBe(422);
});
