// A message of which nothing was done clause by clause, read once more as one: what its sentences together say of a meeting that
// stands, or of one to be booked.
import type { Clause } from '../../../../nlp/clauses.ts';
import { mayMean } from '../../../../nlp/lexicon/calendar-deeds.ts';
import type { Reading } from '../clause/recognised/clause-reading.ts';
import { readClause } from '../clause/reading.ts';
import { isWitnessedAgainst } from '../clause/objections/witnesses.ts';
import type { Dialogue } from '../context/dialogue.ts';
import { focusOf } from '../context/focus.ts';
import { type Known, withCalendar } from '../named/known.ts';
import type { Order } from '../orders/order.ts';
import { freeTimesAsked } from '../orders/free-times/by-message.ts';
import { firstFreeBooked } from '../orders/new-meetings/first-free.ts';
import { meetingBooked } from '../orders/new-meetings/by-message.ts';
import { meetingChanged } from '../orders/standing-meetings/by-message.ts';
import { takersChanged } from '../orders/standing-meetings/who-takes-part.ts';
import type { Part } from '../parts.ts';
import { withTellsKept } from './between-orders/told-of-orders.ts';
import { keptOf } from './wording/kept.ts';
import { asOneClause, clausesIn } from './message-clauses.ts';

/** Where it is no order as a whole, what its clauses came to. */
export async function asWhole(
  message: string,
  { parts, ...around }: { parts: readonly Part[]; known: Known; dialogue: Dialogue },
): Promise<readonly Part[]> {
  const whole = await orderOfWhole(message, around);
  return whole === undefined ? parts : withTellsKept(whole, { clausewise: parts, known: around.known });
}

async function orderOfWhole(
  message: string,
  { known: world, dialogue }: { known: Known; dialogue: Dialogue },
): Promise<readonly Part[] | undefined> {
  const { text: kept, quotes } = keptOf(message, world);
  if (quotes.length > 0 || !mayBeOfCalendar(kept)) return undefined;
  const known = await withCalendar(world);
  const said = asOneClause(kept, known);
  if (said === undefined) return undefined;
  const whole = readClause(said, quotes, known);
  const around = { known, dialogue, focus: focusOf(dialogue, () => ({ candidates: [], users: [] })) };
  const changed = await changedIn(whole, around);
  const booked = changed === undefined ? await bookedIn(whole, around) : undefined;
  const found = changed ?? booked;
  if (found === undefined) return freeTimesAsked(whole, around);
  // Most messages are of no meeting, and need not be cut once more.
  const clauses = clausesIn(kept, quotes, known) ?? [];
  const isDoubted = clauses.some((clause) => isBookingDoubted(readClause(clause, quotes, known), known));
  const speaksAgainst = isNoOrder(clauses) || (found === booked && isDoubted);
  return speaksAgainst ? freeTimesAsked(whole, around) : found;
}

type Around = Pick<Order, 'known' | 'dialogue' | 'focus'>;

/** What becomes of a meeting that stands. */
const changedIn = async (whole: Reading, around: Around): Promise<readonly Part[] | undefined> =>
  (await takersChanged({ ...around, reading: whole })) ?? (await meetingChanged(whole, around));

/** Meetings that do not stand yet. */
const bookedIn = async (whole: Reading, around: Around): Promise<readonly Part[] | undefined> =>
  (await firstFreeBooked({ ...around, reading: whole })) ?? (await meetingBooked(whole, around));

const mayBeOfCalendar = (kept: string): boolean => [mayMean, timed, frees].some((words) => words.test(kept));
const frees = /\b(?:free|open\w*|available|availability|time|slots?|gaps?|holes?|when)\b/i;
/** An hour, in figures or in words. */
const timed =
  /\d|\b(?:noon|midday|half|quarter|o'clock|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/i;

/** Read as a booking, and asked about: what spoke against it speaks against it still. */
const isBookingDoubted = (reading: Reading, known: Known): boolean =>
  reading.intents[0]?.intent === 'book_meeting' && isWitnessedAgainst('book_meeting', reading, known);

const isNoOrder = (clauses: readonly Clause[]): boolean => clauses.some(isOther) || clauses.every(isDone);

/** Bound to something, or a text for somebody. */
const isOther = ({ mood, payload }: Clause): boolean => mood === 'conditional' || payload !== undefined;

/** “We have long since moved it to Friday”; nothing, where the writer changed their mind half-way. */
const isDone = ({ mood, isBeside }: Clause): boolean => mood === 'report' && isBeside !== true;
