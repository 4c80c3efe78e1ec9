// A booking link for an interview plan: the candidate picks when all its interviews take place, and all are booked together.
import { expect, test } from 'vitest';
import { ActionId, ActorId, UserId } from '../../src/core/ids.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { InterviewPlan } from '../../src/core/interview-plan.ts';
import { InterviewerPool } from '../../src/core/interviewer-pool.ts';
import { openBooking } from '../support/booking.ts';
import { home } from './world.ts';

const put = { active: true, removed: false, by: ActorId.parse('u_nora'), at: new Date('2026-06-01T13:30:00Z') };
const onsite = {
  name: 'Onsite',
  stage: 'Applied',
  events: [
    { title: 'Welcome', minutes: 30, seats: [{ user: 'u_nora' }] },
    { title: 'System design', minutes: 60, seats: [{ pool: 'engineers' }] },
  ],
  longest_break_minutes: 30,
  within_days: 1,
};

async function open({ plan = onsite }: { plan?: object } = {}) {
  const world = await openBooking();
  const { interviewPlans, interviewerPools } = world.ports;
  const engineers = { name: 'Engineers', members: [{ user: 'u_owen' }, { user: 'u_tess' }] };
  await interviewerPools(home).put({ ...put, id: 'engineers', body: InterviewerPool.parse(engineers) });
  await interviewPlans(home).put({ ...put, id: 'onsite', body: InterviewPlan.parse(plan) });
  const invite = async (more: JsonObject = {}) => {
    const candidate = await world.invitePlan({ plan: 'onsite', cutoff_hours: 0, ...more });
    /** The form of the page on which the choice is confirmed. */
    const formAt = async (start: string, query = '') => {
      const { text } = await candidate.look(`?start=${start}${query}`);
      const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
      return { text, fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])) };
    };
    return { ...candidate, formAt };
  };
  return { ...world, invite };
}

test('the candidate picks among solved times, and all interviews are booked as one action of theirs', async () => {
  const { invite, meetings, ports } = await open();
  const candidate = await invite();
  const [start = ''] = await candidate.offers();
  const { text, fields } = await candidate.formAt(start);
  expect(text).toContain('Book these times?');
  expect(text).not.toContain('Owen');
  expect((await candidate.press(fields)).said).toBe('done');
  const booked = await meetings();
  expect(booked.map(({ title }) => title)).toEqual([
    'Welcome: Inés Duarte, Frontend Engineer',
    'System design: Inés Duarte, Frontend Engineer',
  ]);
  expect(Date.parse(booked[0]?.start ?? '')).toBe(Date.parse(start));
  const actions = await ports.ledger(home).actions({ limit: 10, tool: 'schedule_interviews' });
  expect(actions).toMatchObject([{ status: 'executed', origin: { kind: 'candidate', link: candidate.id } }]);
  const page = (await candidate.look()).text;
  expect(page).toContain('Your interviews are booked');
  expect(page).toContain('With Nora Lindqvist');
});

test('one undo takes all of them back, and the link offers times again', async () => {
  const { invite, meetings, links, ports, call } = await open();
  const candidate = await invite();
  const [start = ''] = await candidate.offers();
  await candidate.press((await candidate.formAt(start)).fields);
  const { booking } = (await links.find(candidate.id)) ?? {};
  await call({ method: 'POST', path: `/api/v1/actions/${booking ?? ''}/undo` });
  expect([await meetings(), await candidate.offers()]).toEqual([[], expect.arrayContaining([start])]);
  expect(await ports.ledger(home).action(ActionId.parse(booking))).toMatchObject({ status: 'undone' });
});

test('the candidate moves all interviews together, cancels them together, and each is one action', async () => {
  const { invite, meetings, ports } = await open();
  const candidate = await invite();
  const [start = ''] = await candidate.offers();
  await candidate.press((await candidate.formAt(start)).fields);
  const others = await candidate.offers('?view=move');
  const later = others.at(-1) ?? '';
  expect(others).not.toContain(start);
  const { fields } = await candidate.formAt(later, '&view=move');
  expect((await candidate.press(fields)).said).toBe('done');
  expect((await meetings()).map((one) => Date.parse(one.start)).toSorted((a, b) => a - b)[0]).toBe(Date.parse(later));
  expect((await candidate.press({ act: 'cancel', start })).said).toBe('done');
  expect(await meetings()).toEqual([]);
  expect((await candidate.look()).text).toContain('The interviews are cancelled');
  const made = await ports.ledger(home).actions({ limit: 10 });
  const counts = ['schedule_interviews', 'reschedule_interviews', 'cancel_interviews'].map(
    (tool) => made.filter((action) => action.tool === tool && action.status === 'executed').length,
  );
  expect(counts).toEqual([1, 1, 1]);
});

test('the same press twice books once', async () => {
  const { invite, meetings } = await open();
  const candidate = await invite();
  const [start = ''] = await candidate.offers();
  const { fields } = await candidate.formAt(start);
  const said = [(await candidate.press(fields)).said, (await candidate.press(fields)).said];
  expect([said, (await meetings()).length]).toEqual([['done', 'done'], 2]);
});

test('two candidates who press the same times sit with different people of the pool, and a third is told that they are gone', async () => {
  const pair = {
    ...onsite,
    events: [{ title: 'System design', minutes: 60, seats: [{ pool: 'engineers' }] }],
  };
  const { invite, meetings } = await open({ plan: pair });
  const candidates = [await invite(), await invite({ candidate: 'c_ravi' }), await invite({ candidate: 'c_joe' })];
  const [start = ''] = (await candidates[0]?.offers()) ?? [];
  const forms = await Promise.all(candidates.map((candidate) => candidate.formAt(start)));
  const said = await Promise.all(
    candidates.map(async (one, index) => (await one.press(forms[index]?.fields ?? {})).said),
  );
  expect(said.filter((one) => one === 'done')).toHaveLength(2);
  expect(said).toContain('taken');
  expect((await meetings()).flatMap(({ with: people }) => people).toSorted()).toEqual(['u_owen', 'u_tess']);
});

test('times that were not offered are refused, and what is not a time as well', async () => {
  const { invite, meetings } = await open();
  const candidate = await invite();
  const [start = ''] = await candidate.offers();
  const { fields } = await candidate.formAt(start);
  const midnight = '2026-06-02T05:00:00.000Z';
  for (const sittings of ['', 'x y', `${midnight} ${midnight}`, start, `${start} ${start}`]) {
    const { said } = await candidate.press({ ...fields, sittings });
    expect(said).toMatch(/^(?:refused|taken)$/);
  }
  expect(await meetings()).toEqual([]);
});

test('words for other times become offers of later solved times', async () => {
  const { invite, links } = await open();
  const candidate = await invite({ until: '2026-06-04T17:00:00-05:00' });
  const offered = await candidate.offers();
  await candidate.press({ act: 'wish', text: 'Friday 5 June after 1 pm', zone: 'America/Chicago' });
  const { wish } = (await links.find(candidate.id)) ?? {};
  expect(wish?.offers.length).toBeGreaterThan(0);
  expect(wish?.offers.filter((start) => offered.includes(start))).toEqual([]);
});

test('an interviewer who was replaced leaves the candidate with a booked page', async () => {
  const { invite, meetings, call } = await open();
  const candidate = await invite();
  const [start = ''] = await candidate.offers();
  await candidate.press((await candidate.formAt(start)).fields);
  const design = (await meetings()).find(({ title }) => title.startsWith('System design'));
  const [leaving = UserId.parse('none')] = design?.with ?? [];
  const body = { action: 'replace_interviewer', meeting: design?.id ?? '', interviewer: leaving };
  const { status } = await call({ method: 'POST', path: '/api/v1/tasks', body });
  expect(status).toBeLessThan(300);
  const { text } = await candidate.look();
  expect(text).toContain('Your interviews are booked');
  expect(text.match(/<time /g)).toHaveLength(2);
});

test('a link for a plan that was removed offers nothing and takes no press', async () => {
  const { invite, ports, meetings } = await open();
  const candidate = await invite();
  const [start = ''] = await candidate.offers();
  const { fields } = await candidate.formAt(start);
  await ports.interviewPlans(home).put({ ...put, id: 'onsite', body: InterviewPlan.parse(onsite), removed: true });
  expect(await candidate.offers()).toEqual([]);
  expect((await candidate.press(fields)).said).toBe('refused');
  expect(await meetings()).toEqual([]);
});

test.each([
  ['with beside it', { with: ['u_owen'] }],
  ['a length', { duration_minutes: 45 }],
  ['times', { times: ['2026-06-03T15:00:00-05:00'] }],
])('a plan with %s is refused with the field', async (_what, more) => {
  const { call } = await open();
  const body = { candidate: 'c_ines', plan: 'onsite', ...more };
  const { status, body: problem } = await call({ method: 'POST', path: '/api/v1/booking-links', body });
  expect([status, problem.code]).toEqual([422, 'validation_failed']);
});
