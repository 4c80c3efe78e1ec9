// 200 candidates press the times of a whole interview plan at once, on two replicas over PostgreSQL and Redis: each choice by several
// candidates, who share two pools of interviewers. Nobody may sit in two interviews at once, no candidate may be left with a part of the
// plan, and everybody else is offered other times. With `--kill`, one replica dies in the middle of it and comes back.
//   npm run bench:booking-plans [-- --kill]
import type { RunningService } from '../test/support/service.ts';
import { booked, doubled, pageAt, type Pressed, race, type Replicas, timesOn, withKill } from './booking-race.ts';

const perPool = 4;
const choices = 20;
const dana = { id: 'u_dana', name: 'Dana Whitfield', email: 'dana@harbor.test', role: 'hiring_manager' };
const pools = ['screen', 'design'].map((id) => ({
  id,
  members: Array.from({ length: perPool }, (_, index) => `u_${id}_${index}`),
}));
const events = [
  { title: 'Welcome', minutes: 30, seats: [{ pool: 'screen' }] },
  { title: 'System design', minutes: 60, seats: [{ pool: 'design' }] },
];

async function definePlan([service]: Replicas): Promise<void> {
  const made = [];
  for (const { id, members } of pools) {
    const body = { pool_id: id, name: id, members: members.map((user) => ({ user })) };
    made.push(await service.call('POST', '/api/v1/interviewer-pools', body));
  }
  const plan = { plan_id: 'onsite', name: 'Onsite', stage: 'Phone Screen', events, within_days: 1 };
  made.push(await service.call('POST', '/api/v1/interview-plans', { ...plan, longest_break_minutes: 0 }));
  for (const { status, body } of made) if (status !== 201) throw new Error(`no plan was made: ${JSON.stringify(body)}`);
}

/** What the page asks to confirm. */
async function formAt(service: RunningService, path: string, start: string): Promise<Record<string, string>> {
  const text = await pageAt(service, path, `?start=${start}`);
  return Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

async function verdict(replicas: Replicas, pressed: readonly Pressed[]): Promise<boolean> {
  const meetings = await booked(replicas[0]);
  const everybody = [...new Set(meetings.flatMap(({ with: users }) => users))];
  const twice = everybody.reduce(
    (sum, user) => sum + doubled(meetings.filter(({ with: users }) => users.includes(user))),
    0,
  );
  const byCandidate = [...Map.groupBy(meetings, ({ candidate_id: id }) => id).values()];
  const parts = byCandidate.filter((all) => all.length !== events.length).length;
  const pages = await Promise.all(
    pressed.map(async ({ path, said }) => {
      const text = await pageAt(replicas[0], path);
      const isBooked = text.includes('Your interviews are booked');
      return { isBooked, said, hasNext: isBooked || timesOn(text).length > 0 };
    }),
  );
  const pagesBooked = pages.filter(({ isBooked }) => isBooked).length;
  const told = pages.filter(({ said, isBooked }) => said === 'done' && !isBooked).length;
  const without = pages.filter(({ hasNext }) => !hasNext).length;
  console.log(
    `plans booked ${byCandidate.length} (pages say ${pagesBooked}), interviews ${meetings.length}, interviewers doubled ${twice}, ` +
      `candidates with a part of the plan ${parts}, told “done” without interviews ${told}, without a next offer ${without}`,
  );
  const isFull = withKill || byCandidate.length >= choices;
  return isFull && pagesBooked === byCandidate.length && twice + parts + told + without === 0;
}

await race({
  users: [
    dana,
    ...pools.flatMap(({ members }) =>
      members.map((id) => ({ id, name: `Person ${id}`, email: `${id}@harbor.test`, role: 'hiring_manager' })),
    ),
  ],
  prepare: definePlan,
  link: { plan: 'onsite' },
  starts: choices,
  formAt,
  verdict,
});
