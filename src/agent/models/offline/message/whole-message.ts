// A message of which nothing was done clause by clause, read once more as one: what its sentences together say of a meeting.
import type { Clause } from '../../../../nlp/clauses.ts';
import { mayMean } from '../../../../nlp/lexicon/calendar-deeds.ts';
import { readClause } from '../clause/reading.ts';
import type { Dialogue } from '../context/dialogue.ts';
import { type Known, withCalendar } from '../named/known.ts';
import { meetingChanged } from '../orders/standing-meetings/by-message.ts';
import { handedOver, mayChangeHands } from '../orders/standing-meetings/other-hands.ts';
import type { Part } from '../parts.ts';
import { keptOf } from './kept.ts';
import { asOneClause, clausesIn } from './message-clauses.ts';

export async function orderOfWhole(
  message: string,
  { known: world, dialogue }: { known: Known; dialogue: Dialogue },
): Promise<readonly Part[] | undefined> {
  const { text: kept, quotes } = keptOf(message, world);
  if (quotes.length > 0 || !(mayMean.test(kept) || mayChangeHands.test(kept))) return undefined;
  const known = await withCalendar(world);
  const said = asOneClause(kept, known);
  if (said === undefined) return undefined;
  const whole = readClause(said, quotes, known);
  const changed = (await handedOver(whole, known)) ?? (await meetingChanged(whole, { known, dialogue }));
  // Most messages are of no meeting, and need not be cut once more.
  return changed === undefined || isNoOrder(clausesIn(kept, quotes, known) ?? []) ? undefined : changed;
}

const isNoOrder = (clauses: readonly Clause[]): boolean => clauses.some(isOther) || clauses.every(isDone);

/** Bound to something, or a text for somebody. */
const isOther = ({ mood, payload }: Clause): boolean => mood === 'conditional' || payload !== undefined;

/** “We have long since moved it to Friday”; nothing, where the writer changed their mind half-way. */
const isDone = ({ mood, isBeside }: Clause): boolean => mood === 'report' && isBeside !== true;
