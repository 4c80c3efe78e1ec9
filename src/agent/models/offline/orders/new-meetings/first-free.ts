// “Book the earliest slot with Basil for Hugo”, “grab Dana's first free half hour on Thursday”: the calendar says when. Said as a plain
// order with that time, which is taken like any other.
import { type Place, placeIn } from '../../../../../nlp/places.ts';
import type { Candidate, User } from '../../../../../core/records.ts';
import { clauseOf } from '../../../../../nlp/clauses.ts';
import { findDurations } from '../../../../../nlp/durations.ts';
import { bookingWords } from '../../../../../nlp/lexicon/booking-deeds.ts';
import { firstFree, looksOnly, takesFirst } from '../../../../../nlp/lexicon/first-free.ts';
import type { When } from '../../../../../nlp/when.ts';
import { leftoversOf, unexplained } from '../../clause/recognised/leftovers.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { readClause } from '../../clause/reading.ts';
import { whichUsers } from '../../context/whom.ts';
import { type Part, question } from '../../parts.ts';
import { windowOf } from '../free-times/by-clause.ts';
import type { Order } from '../order.ts';
import { freeStarts } from '../times/conflicts.ts';
import { book } from './by-clause.ts';
import { aboutOf, durationOf } from './meeting-parts.ts';

/** Of a message read as one clause. Undefined where no first time is to be booked, or it is not clear between whom. */
export async function firstFreeBooked(order: Order): Promise<readonly Part[] | undefined> {
  const { reading, known } = order;
  const found = firstFree.exec(reading.text);
  if (found === null || !takesFirst(reading.text)) return undefined;
  const plain = withoutIt(reading.text, found);
  if (looksOnly.test(plain)) return undefined;
  const rest = { ...order, reading: readClause(clauseOf(plain), reading.quotes, known) };
  const users = whichUsers(rest.reading, known, { focus: order.focus, about: [] });
  const about = aboutOf(rest);
  const isClear = users.kind === 'people' && about.kind !== 'unsure';
  if (!isClear || !isPlain(rest.reading) || !areDays(rest.reading.whens)) return undefined;
  const candidates = about.kind === 'people' ? about.people : [];
  const minutes = lengthIn(found) ?? durationOf({ ...rest.reading, whens: [] }) ?? usualMinutes;
  return candidates.length > 1
    ? undefined
    : bookedFirst({ users: users.people, candidates, minutes, place: placeIn(plain) }, rest);
}

interface Wanted {
  readonly users: readonly User[];
  readonly candidates: readonly Candidate[];
  readonly minutes: number;
  readonly place: Place | undefined;
}

async function bookedFirst({ users, candidates, minutes, place }: Wanted, order: Order): Promise<readonly Part[]> {
  const { reading, known } = order;
  const { from, to } = windowOf(reading.whens, known);
  const sought = { users, from: Date.parse(from), to: Date.parse(to), minutes, limit: 1 };
  const [start] = await freeStarts(known, sought);
  const names = users.map(({ name }) => name).join(' and ');
  if (start === undefined)
    return [question(`There are no ${minutes} minutes free then with ${names}. When shall I look instead?`)];
  const people = [...users, ...candidates].map(({ name }) => name).join(' and ');
  const where = place === undefined ? '' : ` in ${place.text}`;
  const said = `book a meeting with ${people} on ${start.slice(0, 10)} at ${start.slice(11, 16)} for ${minutes} minutes${where}`;
  return book({ ...order, reading: readClause(clauseOf(said), reading.quotes, known) });
}
const usualMinutes = 30;

/** Whose time it is stays named: “Devin's first opening” is with Devin. */
function withoutIt(text: string, found: RegExpExecArray): string {
  const { whose, who } = found.groups ?? {};
  const named = [whose?.trim().replace(/'s$|s'$/u, ''), who].filter((one) => one !== undefined && !pronoun.test(one));
  const withThem = named.length === 0 ? '' : ` with ${named.join(' and ')} `;
  return `${text.slice(0, found.index)}${withThem}${text.slice(found.index + found[0].length)}`
    .replaceAll(/\s+/g, ' ')
    .trim();
}
const pronoun = /^(?:he|she|they|both|we|you|it|everyone|everybody)$/iu;

const lengthIn = ({ groups }: RegExpExecArray): number | undefined => {
  const said = groups?.['length'] ?? groups?.['bare'];
  return said === undefined
    ? undefined
    : findDurations(/^hour$/i.test(said) ? 'an hour' : said.replaceAll('-', ' '))[0]?.minutes;
};

/** Days and parts of days; an hour would be another time. */
const areDays = (whens: readonly When[]): boolean =>
  whens.length < 2 &&
  whens.every(({ says, end, problem }) => (!says.time || end !== undefined) && problem === undefined);

/** Nothing is left over that would change it. */
function isPlain(reading: Reading): boolean {
  const { hedges, tells, numbers } = leftoversOf(reading);
  const strange = unexplained(reading).filter((word) => !bookingWords.has(word));
  const { money, template, payload } = reading;
  return (
    hedges.length + tells.length + numbers.length + strange.length + money.length === 0 &&
    template === undefined &&
    payload === undefined
  );
}
