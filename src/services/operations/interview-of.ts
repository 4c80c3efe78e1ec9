// The meeting that a letter to a candidate is about: the next one with them.
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { Template } from '../../core/records.ts';
import { dayMs, instantIn } from './local-time.ts';
import { type Interview, type Merge, namesInterview } from './render.ts';

interface Looking {
  readonly calendar: Pick<Calendar, 'meetings'>;
  readonly directory: Pick<Directory, 'users'>;
}

const daysAhead = 90;

/** With the interview, where the template speaks of one and there is one. */
export async function withInterview(
  ports: Looking,
  {
    template,
    merge,
    now,
    zone,
  }: { template: Pick<Template, 'subject' | 'body' | 'html'>; merge: Merge; now: Date; zone: string },
): Promise<Merge> {
  if (!namesInterview(template)) return merge;
  const interview = await nextInterview(ports, { candidate: merge.candidate.id, now, zone });
  return interview === undefined ? merge : { ...merge, interview };
}

async function nextInterview(
  { calendar, directory }: Looking,
  { candidate, now, zone }: { candidate: Merge['candidate']['id']; now: Date; zone: string },
): Promise<Interview | undefined> {
  const from = now.getTime();
  const span = { from: instantIn(from, 'UTC'), to: instantIn(from + daysAhead * dayMs, 'UTC') };
  const meeting = (await calendar.meetings(span)).find(
    (one) => one.candidate === candidate && Date.parse(one.start) > from,
  );
  if (meeting === undefined) return undefined;
  const users = await directory.users();
  const { start, end, location } = meeting;
  const people = meeting.with.map((id) => users.find((user) => user.id === id)?.name ?? id);
  return { start, end, location, zone, with: people };
}
