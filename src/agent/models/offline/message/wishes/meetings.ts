// Wishes for meetings: “Judith would love to meet Russell on Tuesday at ten”, “the talk with Judith is off”, “the demo is better at two”.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import { ofSeveral } from '../../../../../nlp/lexicon/calendar-deeds.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import type { When } from '../../../../../nlp/when.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { PersonMention } from '../../named/people.ts';
import { candidates, colleagues, only } from './wish.ts';

const meets =
  /\b(?:meet|see|speak|talk|chat|call|interview|catch up|sit down|time|slot|minutes?|mins?|hours?|half an hour|together|coffee|lunch|can do|could do|can make|could make)\b/i;
const met = /\b(?:met|saw|spoke|talked|chatted|called|interviewed|sat down|yesterday|last)\b/i;

export function booked(told: Reading): Clause | undefined {
  const { whens, durations, titles, stages, money, people, text } = told;
  const [user, candidate] = [only(colleagues(told)), only(candidates(told))];
  const when = only(whens.filter(({ says }) => says.time));
  if (user === undefined || candidate === undefined || when === undefined || people.length !== 2) return undefined;
  // A stage may be called “Meet the Team”.
  const placed = stages.filter(({ text: said }) => !meets.test(said));
  const isOther = titles.length + placed.length + money.length > 0 || met.test(text) || !meets.test(text);
  if (isOther || whens.length > 1 || durations.length > 1) return undefined;
  const length = durations.map((one) => ` for ${one.text.replace(/^for /i, '')}`).join('');
  return clauseOf(`book a meeting with ${user.text} and ${candidate.text} ${when.text}${length}`);
}

const further =
  /\b(?:an?|one|two|three|half an?|a quarter of an|\d+|ten|fifteen|twenty|thirty|forty|forty-five)\b[\p{L}\d -]{0,16}?\b(?:later|earlier|longer|shorter)\b/iu;

export function rescheduled(told: Reading): Clause | undefined {
  const called = meetingIn(told);
  if (called === undefined || told.stages.length + told.money.length > 0) return undefined;
  const behind = told.text.slice(called.end);
  const shift = further.exec(behind)?.[0];
  const days = told.whens.filter(
    ({ index, text }) => index >= called.end && !(shift?.includes(text) ?? false) && !/^now$/iu.test(text),
  );
  if (shift !== undefined)
    return clauseOf(`move ${called.name}${days.map(({ text }) => ` ${text}`).join('')} ${shift}`);
  const [day, hour] = days;
  if (day === undefined || days.length > 2) return undefined;
  if (hour === undefined) return clauseOf(`reschedule ${called.name} to ${day.text}`);
  const isThen = isOfDay(day, hour) && !happened.test(behind);
  return isThen ? clauseOf(`reschedule ${called.name} ${day.text} to ${hour.text}`) : undefined;
}
/** “Ann's call on Tuesday is now at ten” */
const isOfDay = ({ says: day }: When, { says: hour }: When): boolean =>
  day.date && !day.time && hour.time && !hour.date;
const happened = /\b(?:was|were|went|began|started|had)\b/iu;

/** “Book a meeting with Judith” is of none that stands. */
const isNew = /\b(?:a|an|another)(?: (?:quick|short|brief|new|second|further))* $/iu;
const isStranger = ({ candidates: found, users }: PersonMention): boolean =>
  found.kind === 'none' && users.kind === 'none';

/** The one meeting of the calendar, or of somebody, that is named. */
function meetingIn(told: Reading): { readonly name: string; readonly end: number } | undefined {
  const { titles, text, people } = told;
  const title = only(titles);
  const word = meetingWords.exec(text);
  const whom = only(people.filter(({ candidates: found }) => found.kind === 'one'));
  const span =
    title ??
    (word === null || whom === undefined ? undefined : { start: word.index, end: word.index + word[0].length });
  if (span === undefined || isNew.test(text.slice(0, span.start)) || people.some(isStranger)) return undefined;
  const owner = whom === undefined || (whom.start < span.end && span.start < whom.end) ? '' : ` with ${whom.text}`;
  const day = told.whens.filter(({ index }) => index < span.start).map(({ text: said }) => ` ${said}`);
  return {
    name: `the ${text.slice(span.start, span.end)}${owner}${day.join('')}`,
    end: Math.max(span.end, whom?.end ?? 0),
  };
}

const isOff =
  /\b(?:off|pointless|obsolete|moot|superfluous|redundant|dead|gone|toast|clash\w*|can go|fell through|fallen through|no (?:need|point|use|longer)|(?:not|n't) (?:be )?(?:needed|required|wanted|happening|happen|going ahead|taking place|take place|worth it|on)|(?:do|does)(?: not|n't) need|not need)\b/i;

export function calledOff(told: Reading): Clause | undefined {
  return isOff.test(told.text) ? cancelled(told) : undefined;
}

/** Where it is to be taken out of the calendar, whatever is told of it says why. */
export function cancelled(told: Reading): Clause | undefined {
  const called = meetingIn(told);
  if (called === undefined || told.stages.length > 0 || ofSeveral.test(told.text)) return undefined;
  if (/\b(?:if|unless|whether|or|maybe|perhaps|may|might)\b|\?$/i.test(told.text)) return undefined;
  const days = told.whens.filter(({ index }) => index >= called.end).map(({ text }) => ` ${text}`);
  return clauseOf(`cancel ${called.name}${days.join('')}`);
}
