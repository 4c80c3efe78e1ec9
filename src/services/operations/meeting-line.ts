// One line of a list of meetings, under a line that names the zone.
import type { PlannedMeetingLine } from '../../core/planned-meetings.ts';
import { plainSpanInWords } from './local-time.ts';

/** `Tue 2 Jun 2026, 15:00–15:45: System design, with Owen Achebe`. */
export function meetingLine({ title, people, start, end, was }: PlannedMeetingLine, zone: string): string {
  const before = was === undefined ? '' : `, was ${plainSpanInWords(was, zone)}`;
  return `${plainSpanInWords({ start, end }, zone)}: ${title}, with ${people.join(', ')}${before}`;
}
