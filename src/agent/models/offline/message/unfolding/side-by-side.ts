// One verb for several orders: “book Hugh with Bo at ten and Paloma with Fay at eleven”, “offer Ann 50k and Ben 45k”, “tell Hugh
// Bo is late and Paloma that Fay is ill”. It is cut only where each part has people and a value of its own, and is whole with the verb.
import type { Clause } from '../../../../../nlp/clauses.ts';
import { orderOpens } from '../../../../../nlp/intents.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { Known } from '../../named/known.ts';
import type { PersonMention } from '../../named/people.ts';
import { toldEach } from './told-each.ts';

type Read = (clause: Clause) => Reading;

const joints = /,?\s+and\s+(?:also\s+)?|;\s+|,\s+/gi;
const mostParts = 6;

export function sideBySide(clause: Clause, read: Read, known: Known): readonly Clause[] | undefined {
  if (clause.mood !== 'order' || clause.reason !== undefined) return undefined;
  if (clause.payload !== undefined) return toldEach(clause, read(clause), known);
  const { people, whens, money, template } = read(clause);
  if ((people.length < 2 && whens.length < 2) || !orderOpens.test(clause.text)) return undefined;
  // None of its kinds of orders is whole without one of these.
  if (whens.length + money.length === 0 && template === undefined) return undefined;
  const parts = partsOf(clause, read, mostParts);
  return parts.length > 1 ? sharing(parts, read) : undefined;
}

/** Each whole with the verb, and of one kind; the clause alone where it cannot be cut so. */
function partsOf(clause: Clause, read: Read, most: number): readonly Clause[] {
  const verb = verbOf(clause, read);
  if (verb === '' || most < 2) return [clause];
  for (const { index, 0: joint } of clause.text.matchAll(joints)) {
    const first = worded(clause, clause.text.slice(0, index));
    if (!isFilled(read(first))) continue;
    const behind = worded(clause, verb + clause.text.slice(index + joint.length));
    const others = partsOf(behind, read, most - 1);
    if (others.every((one) => isFilled(read(one)) && intentOf(read(one)) === intentOf(read(first))))
      return [first, ...others];
  }
  return [clause];
}

/** What only one part says of the day, the length or the beginning holds for those after it, and then for those before. */
function sharing(parts: readonly Clause[], read: Read): readonly Clause[] {
  const passed = (from: readonly Clause[]): readonly Clause[] =>
    from.reduce<readonly Clause[]>((done, part) => {
      const before = done.at(-1);
      return [...done, before === undefined ? part : completed(part, read(part), read(before))];
    }, []);
  return passed(passed(parts).toReversed()).toReversed();
}

const worded = (clause: Clause, text: string): Clause => ({ ...clause, text, said: text });

/** What stands before the first thing that is named. */
function verbOf(clause: Clause, read: Read): string {
  const { taken, whens, durations, money, text } = read(clause);
  const starts = [...taken.map(({ start }) => start), ...[...whens, ...durations, ...money].map(({ index }) => index)]
    // “Book” is the verb, also where a meeting is called “Book fair”.
    .filter((start) => start > 0);
  return text.slice(0, Math.min(text.length, ...starts));
}

function completed(clause: Clause, own: Reading, other: Reading): Clause {
  if (intentOf(own) === 'send_offer') return begun(clause, own, other);
  const dated = onDayOf(clause, own, other);
  const [length] = other.durations;
  const lacksLength = intentOf(own) === 'book_meeting' && own.durations.length === 0 && own.whens[0]?.end === undefined;
  return lacksLength && length !== undefined ? worded(dated, `${dated.text} for ${length.text}`) : dated;
}

/** An offer that names no beginning begins with the other. */
function begun(clause: Clause, own: Reading, other: Reading): Clause {
  const [day] = other.whens;
  return own.whens.length > 0 || day === undefined ? clause : worded(clause, `${clause.text} starting ${day.text}`);
}

/** An hour without a day is one of the other's day. */
function onDayOf(clause: Clause, { whens: [when] }: Reading, { whens: [day] }: Reading): Clause {
  if (when === undefined || when.says.date || day?.says.date !== true) return clause;
  const end = when.index + when.text.length;
  return worded(clause, `${clause.text.slice(0, end)} on ${day.start.slice(0, 10)}${clause.text.slice(end)}`);
}

const isCandidate = ({ candidates }: PersonMention): boolean => candidates.kind === 'one';
const isColleague = ({ users, candidates }: PersonMention): boolean =>
  users.kind === 'one' && candidates.kind !== 'one';
const isTimed = ({ whens }: Reading): boolean => whens.length === 1 && whens[0]?.says.time === true;

const intentOf = ({ intents }: Reading) => intents[0]?.intent;
const isFilled = (reading: Reading): boolean => filled[intentOf(reading) ?? '']?.(reading) === true;

/** What has to be there, once, for a part to stand for itself. */
const filled: Readonly<Record<string, (reading: Reading) => boolean>> = {
  book_meeting: (reading) =>
    isTimed(reading) &&
    reading.people.filter(isCandidate).length === 1 &&
    reading.people.some(isColleague) &&
    reading.durations.length < 2,
  reschedule_meeting: (reading) => isTimed(reading) && (reading.titles.length > 0 || reading.people.some(isCandidate)),
  send_offer: ({ money, people }) => money.length === 1 && people.length === 1 && people.every(isCandidate),
  send_followup: ({ template, people, filters }) =>
    template?.ids.length === 1 && (people.length > 0 ? people.every(isCandidate) : Object.keys(filters).length > 0),
};
