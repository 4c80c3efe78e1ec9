// A meeting as the plans of reschedule_meeting and cancel_meeting carry it, with the names their previews show.
import { z } from 'zod';
import { CandidateId, MeetingId, UserId } from '../core/ids.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import type { Directory } from '../core/ports/directory.ts';
import { Problem } from '../core/problem.ts';
import { Instant } from '../core/records.ts';
import type { Subject, ToolContext } from '../core/tool.ts';

export const PlannedMeeting = z.strictObject({
  id: MeetingId,
  title: z.string(),
  with: z.array(UserId),
  names: z.array(z.string()),
  candidate: CandidateId.nullable(),
  start: Instant,
  end: Instant,
  zone: z.string(),
});
export type PlannedMeeting = z.infer<typeof PlannedMeeting>;

interface PlannedMeetingDependencies {
  readonly calendar: Calendar;
  readonly directory: Pick<Directory, 'users'>;
}

/** Throws `meeting_not_found`, and `conflict` for one that was cancelled. */
export async function plannedMeeting(
  { calendar, directory }: PlannedMeetingDependencies,
  id: MeetingId,
  { settings }: ToolContext,
): Promise<PlannedMeeting> {
  const meeting = await calendar.meeting(id);
  if (meeting.status === 'cancelled') throw new Problem('conflict', `The meeting ${id} is cancelled.`);
  const users = new Map((await directory.users()).map((user) => [user.id, user.name]));
  return {
    id,
    title: meeting.title,
    with: meeting.with,
    names: [
      ...meeting.with.map((user) => users.get(user) ?? user),
      ...(meeting.guest === undefined ? [] : [meeting.guest.name]),
    ],
    candidate: meeting.candidate,
    start: meeting.start,
    end: meeting.end,
    zone: settings.timeZone,
  };
}

/** No approvers besides the admins, and no messages: invitations are the calendar's. */
export const meetingSubject = ({ candidate }: PlannedMeeting): Subject => ({ candidate, approvers: [], messages: 0 });
