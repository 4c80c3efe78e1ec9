// A whole message that has meetings booked: “I promised Bo a quarter of an hour with Hugh. Tomorrow, 3:15, let's lock that in.”,
// “Book Hugh half an hour each: Bo at ten, Ann at eleven”. What it comes to is said as plain orders, which are taken like any other.
import { clauseOf } from '../../../../../nlp/clauses.ts';
import { placeIn } from '../../../../../nlp/places.ts';
import type { When } from '../../../../../nlp/when.ts';
import { type BookingDeed, bookingDeed } from '../../clause/deeds/booking-deed.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { readClause } from '../../clause/reading.ts';
import { isWitnessedAgainst } from '../../clause/objections/witnesses.ts';
import type { Known } from '../../named/known.ts';
import type { PersonMention } from '../../named/people.ts';
import type { Part } from '../../parts.ts';
import { type Booking, dayOf, oneEach } from './one-each.ts';
import type { Order } from '../order.ts';
import { completed } from '../times/time.ts';
import { book } from './by-clause.ts';

/** Of a message read as one clause. Undefined where no meeting is meant for certain, or something of it is open. */
export async function meetingBooked(
  whole: Reading,
  around: Pick<Order, 'dialogue' | 'focus'> & { known: Known },
): Promise<readonly Part[] | undefined> {
  const deed = bookingDeed(whole);
  const bookings = deed === undefined ? [] : bookingsIn(deed, whole, around.known.reader.timeZone);
  if (deed === undefined || bookings.length === 0) return undefined;
  const parts: Part[] = [];
  for (const booking of bookings) {
    const reading = readClause(clauseOf(plainly(booking, deed, whole)), whole.quotes, around.known);
    if (isWitnessedAgainst('book_meeting', reading, around.known)) return undefined;
    parts.push(...(await book({ ...around, reading })));
  }
  return parts.every(({ kind }) => kind === 'call') ? parts : undefined;
}

/** One meeting at the one time; of several people or times, one for each that has what it needs. */
function bookingsIn(deed: BookingDeed, { text }: Reading, timeZone: string): readonly Booking[] {
  const { candidates, whens } = deed;
  const [candidate, ...others] = candidates;
  if (candidate === undefined) return [];
  const [when, ...more] = completed(whens, timeZone);
  if (others.length === 0 && more.length === 0)
    return when === undefined || !isWhole(when) ? [] : [{ candidate, when }];
  const turns = others.length > 0 && each.test(text) ? inTurn(candidates, whens, timeZone) : [];
  if (turns.length > 0) return turns;
  return deed.withReader ? [] : (oneEach(deed, text, timeZone) ?? []);
}
const each = /\b(?:each|apiece)\b/iu;
const isWhole = ({ says, grain }: When): boolean => says.date && says.time && grain !== 'week';

/** “Tomorrow at 11 with Paola and at 12 with Yuki”: names and times take turns, and the day goes on. */
function inTurn(candidates: readonly PersonMention[], whens: readonly When[], timeZone: string): readonly Booking[] {
  const starts = [
    ...candidates.map(({ start }) => ({ at: start, isTime: false })),
    ...whens.map(({ index }) => ({ at: index, isTime: true })),
  ];
  const order = starts.toSorted((a, b) => a.at - b.at);
  const areTurns = order.every(({ isTime }, index) => isTime === ((index % 2 === 0) === order[0]?.isTime));
  if (!areTurns || whens.length !== candidates.length) return [];
  const bookings = candidates.flatMap((candidate, index) => {
    const [before, when] = [whens[index - 1], whens[index]];
    const day = dayOf(before);
    const whole =
      when === undefined || when.says.date || day === undefined ? when : completed([day, when], timeZone)[0];
    return whole === undefined || !isWhole(whole) ? [] : [{ candidate, when: whole }];
  });
  return bookings.length === candidates.length ? bookings : [];
}

function plainly(
  { candidate, when, users: own }: Booking,
  { users, withReader }: BookingDeed,
  { text, durations }: Reading,
): string {
  const takers = [...(withReader ? ['me'] : []), ...(own ?? users).map((one) => one.text)].join(' and ');
  const length = durations.map((one) => ` for ${one.text.replace(/^for /i, '')}`).join('');
  const place = placeIn(text)?.text;
  return `book a meeting with ${takers} and ${candidate.text} ${when.text}${length}${place === undefined ? '' : ` in ${place}`}`;
}
