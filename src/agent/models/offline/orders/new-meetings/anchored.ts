// A new meeting whose time another one gives: “straight after her phone screen”, “right before Ann's interview tomorrow”. The other one
// has to be the only one so described; the words about it then say nothing of the new one.
import type { Meeting } from '../../../../../core/records.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import type { When } from '../../../../../nlp/when.ts';
import { whichCandidates } from '../../context/whom.ts';
import { findMeetingTitles } from '../../named/meeting-titles.ts';
import type { Span } from '../../named/people.ts';
import { durationOf } from './meeting-parts.ts';
import type { Order } from '../order.ts';
import { minuteMs } from '../times/shift.ts';
import { comingMeetings, isThen } from '../standing-meetings/which-meeting.ts';

const anchor =
  /\b(?:straight|right|directly|immediately)(?: away)? (?<side>after|before|following) (?<what>[^,.;:!?]{3,60}?)(?=[,.;:!?]|$| (?:please|pls|with|about|and|at my|in the|for (?:\d|an? |half|one|two|ten|fifteen|twenty|thirty|forty|forty-five|sixty|ninety))(?![\p{L}]))/iu;

/** The same order with the time said by the clock; as it was where no meeting, or more than one, is so described. */
export async function anchored(order: Order): Promise<Order> {
  const { reading, known } = order;
  const found = anchor.exec(reading.text);
  const { side = '', what = '' } = found?.groups ?? {};
  if (found === null) return order;
  const span = { start: found.index, end: found.index + found[0].length };
  const isWithin = (one: Span) => span.start <= one.start && one.end <= span.end;
  const days = reading.whens.filter((when) => isWithin(spanOf(when)));
  if (days.length < reading.whens.length) return order;
  const bare = { ...reading, whens: [], people: reading.people.filter((one) => !isWithin(one)) };
  const [meeting, ...others] = await describedBy(
    { ...order, reading: bare },
    { what, days, all: reading.people.filter(isWithin) },
  );
  if (meeting === undefined || others.length > 0) return order;
  const minutes = durationOf(reading) ?? usualMinutes;
  const at = /before/i.test(side) ? Date.parse(meeting.start) - minutes * minuteMs : Date.parse(meeting.end);
  const when: When = {
    text: found[0],
    index: span.start,
    start: new Date(at).toISOString(),
    grain: 'minute',
    says: { date: true, time: true },
    ...(at < known.world.now.getTime() ? { problem: 'past' as const } : {}),
  };
  const text = `${reading.text.slice(0, span.start)}${' '.repeat(found[0].length)}${reading.text.slice(span.end)}`;
  return { ...order, reading: { ...bare, text, titles: [], whens: [when] } };
}
const usualMinutes = 30;
const spanOf = ({ index, text }: When): Span => ({ start: index, end: index + text.length });

interface Described {
  readonly what: string;
  readonly days: readonly When[];
  /** Whoever is named with it. */
  readonly all: Order['reading']['people'];
}

/** “Her phone screen” is that of the one whom the new meeting is about. */
async function describedBy(order: Order, { what, days, all }: Described): Promise<readonly Meeting[]> {
  const coming = await comingMeetings(order.known);
  const titles = findMeetingTitles(what, { ...order.known, meetings: coming }).flatMap(({ ids }) => ids);
  if (titles.length === 0 && !meetingWords.test(what)) return [];
  const reading = all.length > 0 ? { ...order.reading, people: all } : order.reading;
  const isTheirs = all.length > 0 || /^(?:her|his|their)\b/i.test(what);
  const whom = isTheirs ? whichCandidates(reading, order.known, order.focus) : { kind: 'nobody' as const };
  const people = whom.kind === 'people' ? whom.people.map(({ id }) => String(id)) : [];
  const users = all.flatMap(({ users: found }) => (found.kind === 'one' ? [String(found.person.id)] : []));
  if (people.length !== 1 && (isTheirs ? users.length === 0 : titles.length === 0)) return [];
  return coming.filter(
    (meeting) =>
      (titles.length === 0 || titles.includes(meeting.id)) &&
      people.every((id) => meeting.candidate === id) &&
      users.every((id) => meeting.with.some((one) => one === id)) &&
      days.every((when) => isThen(meeting, when)),
  );
}
