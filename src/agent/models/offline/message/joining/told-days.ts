// The day of an order that another sentence of the message names. “Dev is in on Thursday. Book him with Bo the same day at 4”: the one
// day named before is meant. “Solange is in town only on Thursday, so let Annelies meet her at ten”: an hour without a day; where the
// story names a day that suits, it is the day; where it may be one that does not, the hour is asked about.
import type { Clause } from '../../../../../nlp/clauses.ts';
import { escapeRegExp } from '../../../../../nlp/text.ts';
import type { When } from '../../../../../nlp/when.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { pointsToDay } from '../../orders/times/same-day.ts';

type Read = (clause: Clause) => Reading;

const suits =
  /\b(?:only|free|available|open|around|in town|here|on site|onsite|in the office|suits?|works?|best|better|can (?:only )?(?:do|make|come)|could (?:do|make|come)|would like|would love|prefers?|wants?|asks? for|has time|have time|visits?|comes?|coming)\b/i;
const doubts =
  /\b(?:not|never|no|nobody|until|till|after|before|since|from|off|away|out|busy|full|leaves?|leaving|was|were|had|came|if|unless|or|maybe|perhaps|might|may|except|but)\b|n't\b/i;

export function withDaysTold(clauses: readonly Clause[], read: Read): readonly Clause[] {
  const done = [...clauses];
  for (const [index, clause] of clauses.entries()) {
    const before = clauses.slice(0, index);
    const pointed = onDayPointedTo(clause, before, read);
    if (pointed !== undefined) done[index] = pointed;
    const told = pointed === undefined ? dayFor(clause, before, read) : undefined;
    if (told === undefined) continue;
    done[index] = told.isSuiting
      ? { ...clause, text: `${clause.text.replace(/[\s.!?]+$/, '')} ${told.day.text}` }
      : told.open;
    const story = done[told.at];
    if (told.isSuiting && story !== undefined) done[told.at] = { ...story, mood: 'report', isBeside: true };
  }
  return done;
}

/** A new meeting “that day”, where one day is named before it. A meeting that stands has a day of its own. */
function onDayPointedTo(clause: Clause, before: readonly Clause[], read: Read): Clause | undefined {
  if (before.length === 0 || !pointsToDay.test(clause.text)) return undefined;
  const { intents, whens } = read(clause);
  if (intents[0]?.intent !== 'book_meeting' || whens.some(({ says }) => says.date)) return undefined;
  const dates = new Set(
    before
      .flatMap((one) => read(one).whens)
      .filter(isDay)
      .flatMap(datesOf),
  );
  const [date, ...others] = dates;
  if (date === undefined || others.length > 0) return undefined;
  return { ...clause, text: clause.text.replace(pointsToDay, `on ${date}`) };
}
const isDay = ({ says, grain, problem }: When): boolean =>
  says.date && grain !== 'week' && grain !== 'month' && problem === undefined;
/** The first and the last: “Friday and Monday” are two. */
const datesOf = ({ start, end = start }: When): readonly string[] => [start.slice(0, 10), end.slice(0, 10)];

interface ToldDay {
  readonly day: When;
  readonly isSuiting: boolean;
  /** The clause that tells it. */
  readonly at: number;
  /** The order without its hour: it is asked when it shall be. */
  readonly open: Clause;
}

/** The one day that is told of those whom the order names, where the order has an hour only. */
function dayFor(clause: Clause, before: readonly Clause[], read: Read): ToldDay | undefined {
  const order = before.length === 0 || clause.mood !== 'order' ? undefined : read(clause);
  const hour = order === undefined ? undefined : hourAlone(order);
  if (order === undefined || hour === undefined) return undefined;
  const [told, ...others] = before.flatMap((one, at) =>
    daysIn(read(one), order).map((day) => ({ at, day, read: one })),
  );
  if (told === undefined || others.length > 0 || told.day.says.time || told.day.grain !== 'day') return undefined;
  const isSuiting = suits.test(told.read.text) && !doubts.test(told.read.text);
  return { day: told.day, at: told.at, isSuiting, open: withoutHour(clause, order, hour) };
}

/** Days to come that are told of somebody whom the order names. */
const daysIn = (told: Reading, order: Reading): readonly When[] =>
  isStory(told) && isOfThem(told, order)
    ? told.whens.filter(({ says, text }) => says.date && !/^(?:today|tonight)$/i.test(text))
    : [];

/** A meeting that stands keeps its own day. */
const withoutHour = (clause: Clause, { intents }: Reading, { text: hour }: When): Clause =>
  intents[0]?.intent === 'book_meeting'
    ? { ...clause, text: clause.text.replace(new RegExp(`(?:\\bat )?${escapeRegExp(hour)}`, 'iu'), '').trim() }
    : clause;

const timely: ReadonlySet<string> = new Set(['book_meeting', 'reschedule_meeting']);

function hourAlone({ intents, whens, text }: Reading): When | undefined {
  const [hour, ...others] = whens;
  const isTimely = timely.has(intents[0]?.intent ?? '') && !anchored.test(text);
  return isTimely && others.length === 0 && hour?.says.time === true && !hour.says.date ? hour : undefined;
}
const anchored = /\b(?:that|the same|this) (?:day|morning|afternoon|evening)\b|\bsame day\b|\btoday\b/i;

/** “Annelies is free on Thursday” asks for nothing where an order follows. */
const isStory = ({ intents, clause }: Reading): boolean =>
  intents.length === 0 ||
  (intents[0]?.intent === 'find_free_slots' && clause.mood !== 'question' && !opens.test(clause.text));
const opens =
  /^(?:please |just |can you |could you )*(?:when|find|show|check|look|is|are|has|does|any|who|get|give|see)\b/i;

/** Somebody of the order is told of, by name or by “her”. */
const isOfThem = ({ people, text }: Reading, order: Reading): boolean =>
  people.some((one) => order.people.some((other) => other.text.toLowerCase() === one.text.toLowerCase())) ||
  (/\b(?:her|him|them|it|his|their)\b/i.test(order.text) && (people.length > 0 || /^(?:s?he|they)\b/i.test(text)));
