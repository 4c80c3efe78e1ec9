// A short way of writing sandbox files down: an organisation once, then the days on which somebody speaks in it.
import { Temporal } from 'temporal-polyfill';
import type { Sandbox } from './office.ts';

interface Organisation {
  readonly zone: string;
  /** `id: Name, role`; the first one speaks. */
  readonly users: readonly string[];
  readonly stages: readonly string[];
  /** `id: Title, role family, hiring manager`, and a place where it matters. */
  readonly jobs: readonly string[];
  /** `id: Name, job, stage, days since contact`. */
  readonly people: readonly string[];
  readonly templates: readonly string[];
}

interface Day {
  /** `stage, days since contact` of those who stand elsewhere than usually. */
  readonly moved?: Readonly<Record<string, string>>;
  /** Ids of people who are not in the pipeline on that day. */
  readonly without?: readonly string[];
  /** `id: Title, user, start, minutes`, and a candidate's id where the meeting is about one. */
  readonly calendar?: readonly string[];
}

export type Situation = (now: string, day?: Day) => Sandbox;

/** Wall-clock time, such as `2026-06-02T14:00`, as an instant of the zone. Times that do not exist, or exist twice, throw. */
export const localTime = (wall: string, zone: string): string =>
  Temporal.PlainDateTime.from(wall)
    .toZonedDateTime(zone, { disambiguation: 'reject' })
    .toString({ timeZoneName: 'never' });

export function organisation({ zone, stages, ...lines }: Organisation): Situation {
  const users = lines.users.map(fields).map(([id, name, role = '']) => ({ id: `u_${id}`, name, role: roleOf(role) }));
  const jobs = lines.jobs.map(fields).map(([id, title, role = '', manager = '', location = '']) => ({
    id: `job_${id}`,
    title,
    role,
    hiring_manager: `u_${manager}`,
    location,
  }));
  const templates = lines.templates.map((id) => ({ id, subject: id.replaceAll('_', ' ') }));
  const people = lines.people.map(fields);

  return (wall, { moved = {}, without = [], calendar = [] } = {}) => {
    const now = localTime(wall, zone);
    return {
      now,
      timezone: zone,
      users,
      stages: [...stages],
      jobs,
      templates,
      candidates: people
        .filter(([id]) => !without.includes(id))
        .map(([id, name, job = '', ...usual]) => {
          const [stage = '', days = '0'] = moved[id]?.split(', ') ?? usual;
          const contact = Temporal.Instant.from(now).subtract({ hours: Number(days) * 24 });
          return { id: `c_${id}`, name, job_id: `job_${job}`, stage, last_contact_at: contact.toString() };
        }),
      calendar: calendar.map(fields).map(([id, title, user = '', start = '', minutes = '', candidate]) => {
        const from = Temporal.PlainDateTime.from(start);
        const meeting = {
          id: `m_${id}`,
          user_id: `u_${user}`,
          title,
          start: localTime(start, zone),
          end: localTime(from.add({ minutes: Number(minutes) }).toString(), zone),
        };
        return candidate === undefined ? meeting : { ...meeting, candidate_id: `c_${candidate}` };
      }),
    };
  };
}

/** `id: a, b, c`. */
function fields(line: string): [id: string, name: string, ...rest: string[]] {
  const [, id = '', list = ''] = /^(\S+): (.*)$/u.exec(line) ?? [];
  const [name = '', ...rest] = list.split(', ');
  return [id, name, ...rest];
}

const roleOf = (text: string): 'recruiter' | 'hiring_manager' | 'admin' =>
  text === 'hiring_manager' || text === 'admin' ? text : 'recruiter';
