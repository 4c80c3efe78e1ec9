// What a turn has changed, as short lines: in the sandbox's systems and among the requests that wait for approval.
import { z } from 'zod';
import { SandboxState } from '../../support/sandbox-state.ts';
import type { RunningService } from '../../support/service.ts';

const Waiting = z.object({
  data: z.array(
    z.looseObject({
      approval_id: z.string(),
      tool: z.string(),
      arguments: z.looseObject({ candidate: z.string().optional() }),
    }),
  ),
});

const State = SandboxState.extend({
  candidates: z.array(
    z.looseObject({
      id: z.string(),
      email: z.string(),
      stage: z.string(),
      notes: z.array(z.object({ text: z.string() })),
    }),
  ),
});

/** Each fact under a key of its own: what it is, and how it stands. */
export type Facts = ReadonlyMap<string, string>;

/** Meetings are told on the clocks of `zone`. */
export async function facts({ call }: Pick<RunningService, 'call'>, zone: string): Promise<Facts> {
  const [sandbox, approvals] = await Promise.all([call('GET', '/api/v1/sandbox'), call('GET', '/api/v1/approvals')]);
  const state = State.parse(sandbox.body);
  const { data } = Waiting.parse(approvals.body);
  const people = new Map(state.candidates.map(({ id, email }) => [email, bare(id)]));
  return new Map([
    ...state.candidates.map(({ id, stage }): Fact => [`${bare(id)}:`, stage]),
    ...state.candidates.flatMap(({ id, notes }) =>
      notes.map(({ text }): Fact => [`note on ${bare(id)}: ${text}`, 'there']),
    ),
    ...state.calendar.map((meeting): Fact => [`meeting ${meeting.id}`, meetingOf(meeting, zone)]),
    ...lettersIn(state, people),
    ...data.map(({ approval_id: id, tool, arguments: given }): Fact => [
      `${id} ${tool} ${bare(given.candidate ?? '')}`,
      'waits',
    ]),
  ]);
}
type Fact = readonly [string, string];

/** How many letters of a subject are on their way to somebody, or have left. */
function lettersIn({ mailbox }: Pick<SandboxState, 'mailbox'>, people: ReadonlyMap<string, string>): Fact[] {
  const letters = mailbox
    .filter(({ to, status }) => people.has(to) && status !== 'cancelled')
    .map(({ to, subject }) => `mail to ${people.get(to) ?? ''}: ${subject}`);
  return [...Map.groupBy(letters, (letter) => letter)].map(([letter, { length }]) => [letter, String(length)]);
}

const bare = (id: string): string => id.replace(/^[a-z]+_/, '');

function meetingOf(meeting: SandboxState['calendar'][number], zone: string): string {
  if (meeting.status === 'cancelled') return 'cancelled';
  const people = [...new Set([meeting.user_id, ...z.array(z.string()).parse(meeting['with'])])].map(bare).join(' ');
  const minutes = (Date.parse(meeting.end) - Date.parse(meeting.start)) / 60_000;
  const about = meeting.candidate_id === null ? '' : ` on ${bare(meeting.candidate_id)}`;
  return `${people}${about}, ${wallOf(meeting.start, zone)}, ${minutes} min`;
}

/** “Fri 16 15:30”. */
const wallOf = (at: string, zone: string): string => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(at));
  const one = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${one('weekday')} ${one('day')} ${one('hour')}:${one('minute')}`;
};

export function changesBetween(before: Facts, after: Facts): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => lineOf(key, before.get(key), after.get(key))).toSorted();
}

function lineOf(key: string, was: string | undefined, is: string | undefined): string[] {
  if (was === is) return [];
  const what = key.replace(/^\S+_\S{8,} /, '');
  if (key.startsWith('meeting ')) return [meetingLine(was, is)];
  if (key.startsWith('mail ')) return [Number(is ?? 0) > Number(was ?? 0) ? what : `no ${what}`];
  if (was === 'waits') return [`${what} waits no longer`];
  if (was === undefined) return [is === 'there' ? what : `${what} ${is ?? ''}`];
  return [is === undefined ? `no ${what}` : `${what} ${was} → ${is}`];
}

function meetingLine(was: string | undefined, is: string | undefined): string {
  if (was === undefined || was === 'cancelled') return `booked ${is ?? ''}`;
  return is === 'cancelled' || is === undefined ? `called off ${was}` : `moved ${was} → ${is}`;
}
