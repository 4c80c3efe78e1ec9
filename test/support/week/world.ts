// The world of the week that the journey plays: Friday 6 March 2026, over the night when the clocks change in Chicago, to the
// end of Friday 13 March. Its arithmetic of time is its own, minute by minute, so that it can judge the service's.
export const zone = 'America/Chicago';
const minuteMs = 60_000;

/** Chicago keeps standard time until 2 o'clock on the 8th. */
export const at = (day: number, time: string): number =>
  Date.parse(`2026-03-${String(day).padStart(2, '0')}T${time}${day <= 8 ? '-06:00' : '-05:00'}`);
export const begin = at(6, '00:00:00');
export const end = Date.parse('2026-03-14T00:00:00-05:00');

const formats = new Map<string, Intl.DateTimeFormat>();
const options = { weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Weekday, day of the month and time of day of an instant in a zone. */
export function local(ms: number, where: string): { weekday: string; day: string; time: string } {
  const format = formats.get(where) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: where });
  formats.set(where, format);
  const dependencies = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const { weekday = '', day = '', hour = '', minute = '' } = dependencies;
  return { weekday, day, time: `${hour}:${minute}` };
}

const working = new Map<string, boolean>();

export function isWorkingTime(ms: number, where: string): boolean {
  const minute = `${where} ${Math.floor(ms / minuteMs)}`;
  let known = working.get(minute);
  if (known === undefined) {
    const { weekday, time } = local(ms, where);
    known = weekday !== 'Sat' && weekday !== 'Sun' && time >= '09:00' && time < '17:00';
    working.set(minute, known);
  }
  return known;
}

/** Counted off minute by minute. */
export function afterWorkingHours(start: number, hours: number, where: string): number {
  let left = hours * 60;
  let now = start;
  for (; left > 0; now += minuteMs) if (isWorkingTime(now, where)) left -= 1;
  return now;
}

export const stages = ['Applied', 'Phone Screen', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'];
export const managers = ['u_hm0', 'u_hm1', 'u_hm2', 'u_hm3'];
export const users = [
  { id: 'u_rosa', name: 'Rosa Ibarra', role: 'recruiter', zone },
  { id: 'u_lino', name: 'Lino Prates', role: 'recruiter', zone: 'Europe/Lisbon' },
  { id: 'u_kei', name: 'Kei Tanabe', role: 'recruiter', zone: 'Asia/Tokyo' },
  ...managers.map((id) => ({ id, name: `Manager ${id.slice(-1)}`, role: 'hiring_manager', zone })),
  { id: 'u_ada', name: 'Ada Moreau', role: 'admin', zone },
];
export const emailOf = (id: string): string => `${id}@week.test`;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly job: string;
  readonly jobTitle: string;
  readonly manager: string;
  readonly applied: number;
  readonly contact: number;
}

const hourMs = 3_600_000;

/** The n-th of the hundred. */
function person(n: number): Person {
  const number = String(n).padStart(2, '0');
  return {
    id: `c_${number}`,
    name: `Cand${number} Example`,
    firstName: `Cand${number}`,
    job: `job_${n % 8}`,
    jobTitle: `Engineer ${n % 8}`,
    manager: `u_hm${n % 4}`,
    applied: begin - (3 + (n % 11)) * 24 * hourMs,
    contact: begin - (n % 7) * 24 * hourMs - 2 * hourMs,
  };
}
export const people: readonly Person[] = Array.from({ length: 100 }, (_, n) => person(n));

export const sandboxFile = () => ({
  now: new Date(begin).toISOString(),
  timezone: zone,
  users: users.map((user) => ({
    id: user.id,
    name: user.name,
    email: emailOf(user.id),
    role: user.role,
    timezone: user.zone,
  })),
  stages,
  jobs: Array.from({ length: 8 }, (_, n) => ({
    id: `job_${n}`,
    title: `Engineer ${n}`,
    role: 'engineering',
    hiring_manager: `u_hm${n % 4}`,
    location: 'Chicago, IL',
  })),
  candidates: people.map(({ id, name, job, applied, contact }) => ({
    id,
    name,
    email: emailOf(id),
    job_id: job,
    stage: 'Applied',
    applied_at: new Date(applied).toISOString(),
    last_contact_at: new Date(contact).toISOString(),
  })),
  templates: [
    { id: 'gentle_nudge', subject: 'Still with us, {{candidate.first_name}}?', body: 'Hi {{candidate.first_name}}.' },
    { id: 'not_this_time', subject: 'Your application', body: 'Dear {{candidate.first_name}}, thank you.' },
  ],
});

/** What the journey sets: the interview that a stage brings, meetings that end with a candidacy, briefs by mail. */
export const settings = {
  hold_seconds: 60,
  brief_channels: ['email'],
  status_sync: {
    crm: true,
    hiring_manager: true,
    chat: [],
    invite_minutes: { 'Onsite Interview': 60 },
    cancel_meetings: true,
  },
};

/** The ATS answers nothing in these spans. */
const outages: readonly (readonly [number, number])[] = [
  [at(9, '10:00:00'), at(9, '11:10:00')],
  [at(11, '07:50:00'), at(11, '08:20:00')],
];
export const isDown = (ms: number): boolean => outages.some(([from, to]) => ms >= from && ms < to);

/** When work that is due then is done: tried again after 1, 2, 4 … seconds while the ATS is away. */
export function worked(due: number): number {
  let now = due;
  for (let pause = 1000; isDown(now); pause *= 2) now += pause;
  return now;
}
