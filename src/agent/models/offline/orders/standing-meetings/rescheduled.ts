// The call that puts a meeting at another time or gives it another length, or the question what to do where somebody is busy then.
import type { Meeting } from '../../../../../core/records.ts';
import { given } from '../../given.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf } from '../../parts.ts';
import { openConflict } from '../times/conflicts.ts';
import { minutesBetween } from '../times/shift.ts';
import type { Change } from './changed-times.ts';

/** `alongside`: meetings that are put elsewhere with it are in nobody's way. */
export async function rescheduled(
  meeting: Meeting,
  { start, minutes, alongside = [] }: Change & { readonly alongside?: readonly string[] },
  known: Known,
): Promise<Part> {
  const users = meeting.with.flatMap((id) => known.names.users.byId(id) ?? []);
  const length = minutes ?? minutesBetween(meeting.start, meeting.end);
  const busy = await openConflict(known, { users, start, minutes: length, except: [meeting.id, ...alongside] });
  const args = given({ meeting: meeting.id, start, duration_minutes: minutes });
  return partOf({ tool: 'reschedule_meeting', arguments: args }, [busy]);
}
