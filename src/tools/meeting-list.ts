// The preview of several meetings: what happens, in which zone the times are, and a line for each.
import { Json } from '../core/json.ts';
import { plannedMeetingsIn } from '../core/planned-meetings.ts';
import { meetingLine } from '../services/operations/meeting-line.ts';

/** Plain text of several lines; only the first one stands where there is room for one. */
export function meetingList(what: string, zone: string, plan: object): string {
  const lines = plannedMeetingsIn(Json.parse(plan)).map((meeting) => `• ${meetingLine(meeting, zone)}`);
  return [`${what}, times in ${zone}:`, ...lines].join('\n');
}
