// “End Ann's interview at 11:30”, “have the demo finish by four”: it begins when it did, and lasts until then.
import { endings } from '../../../../../nlp/lexicon/witnesses.ts';
import type { When } from '../../../../../nlp/when.ts';
import { type Part, partOf } from '../../parts.ts';
import type { Order } from '../order.ts';
import { minutesBetween, onDay } from '../times/shift.ts';
import { rescheduled } from './rescheduled.ts';
import { findMeetings } from './which-meeting.ts';

const ends = new RegExp(
  `\\b(?:${endings}|end(?:ed)?|run until|last until|go until|conclude[sd]?)\\b[^,.;]*?\\b(?:at|by|around|until)? ?$`,
  'iu',
);

/** The time at which a clause has a meeting end. */
export const endIn = (text: string, whens: readonly When[]): When | undefined =>
  whens.find(({ says, index }) => says.time && ends.test(text.slice(0, index)));

/** Undefined where no end is told, or it is not clear of which meeting. */
export async function endedThen(order: Order): Promise<readonly Part[] | undefined> {
  const { reading, known } = order;
  const end = endIn(reading.text, reading.whens);
  if (end === undefined) return undefined;
  const others = reading.whens.filter((when) => when !== end);
  const [meeting, ...more] = await findMeetings(order, others);
  if (meeting === undefined || more.length > 0) return undefined;
  const stop = end.says.date ? end.start : onDay(meeting.start, end.start, known.reader.timeZone);
  const minutes = minutesBetween(meeting.start, stop);
  const { start } = meeting;
  if (minutes >= 5 && minutes <= mostMinutes) return [await rescheduled(meeting, { start, minutes }, known)];
  const call = { tool: 'reschedule_meeting', arguments: { meeting: meeting.id, start } };
  return [partOf(call, [{ slot: 'duration_minutes', question: 'How long shall it be, then?' }])];
}
const mostMinutes = 480;
