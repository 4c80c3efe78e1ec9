// Which candidates a clause means as a group: “all nurses nobody has talked to in a week”, “everyone in phone screen”.
import type { JsonObject } from '../../../../core/json.ts';
import type { Job } from '../../../../core/records.ts';
import { findDurations } from '../../../../nlp/durations.ts';
import { roleFamilies } from '../../../../nlp/lexicon/roles.ts';
import { remembered } from '../../../../nlp/remembered.ts';
import { findRoles, singular } from '../../../../nlp/roles.ts';
import { bareWords, fold, wordsOf } from '../../../../nlp/text.ts';
import { given } from '../given.ts';
import type { Known } from './known.ts';
import { daysSinceIn } from './silent-days.ts';
import type { Span } from './people.ts';
import { overlaps, type StageMention } from './stage-words.ts';
import type { TitleMention } from './title-words.ts';

interface Found {
  readonly filters: JsonObject;
  readonly spans: readonly Span[];
  readonly unknownRole: string | undefined;
}

const silence =
  /\b(?:no(?:t|body|body's| one| one's)?|haven't|hasn't|have not|has not|without|lost|last|since|silent|silence|quiet|idle|inactive|dormant|untouched|stale|ignored|cold|unanswered|waiting|(?:over|more than|at least|longer than|past)\b.*\b(?:ago|contact|touch|silence)|ago|contact(?:ed)?|heard|talked|spoken|touch|reach(?:ed)?|response|replied|gone|ignor\w+|neglect\w+|forgotten|forgot|overlook\w+|left (?:alone|hanging|waiting|sitting|in the dark)|kept waiting|no (?:word|news|contact|answer|reply)|in the dark|stuck|stalled|stagnant|idling|languishing|sitting|lingering|didn't|don't)\b/i;
const risk =
  /\bat[- ]?risk\b|\b(?:about to|going to|might|could|may) lose\b|\blosing\b|\bdrifting away\b|\bin danger\b|\b(?:going|gone|gotten) (?:cold|quiet|stale)\b|\bslipping away\b|\b(?:who(?:ever)?|any(?:one|body)|every(?:one|body)|which \w+|those|people|candidates)(?: who| that)?(?:'s| is| are)? (?:needs?|due|overdue|in need of|up for)(?: for)?(?: an?| some)? (?:follow-?ups?|follow up|chas(?:ing|er|e)|nudg(?:ing|e)|check-?in)\b|\bwho (?:should|do|must) (?:i|we) (?:need to |have to )?(?:chase|nudge|follow up with|check in with)\b/i;
const literalRisk = /\bat[- ]?risk\b/i;
export const everybody =
  /\b(?:all|every(?:one|body)?|each|any(?:one|body)?|whoever|those|people|folks|candidates|applicants|crowd|lot|gang|bunch|ones|who|persons|peoples|names)\b/i;

export function findFilters(
  text: string,
  known: Known,
  other: { stages: readonly StageMention[]; job: TitleMention | undefined; taken: readonly Span[] },
): Found {
  const { role, span, unknownRole } = roleIn(text, known.jobs, [
    ...other.stages,
    ...(other.job === undefined ? [] : [other.job]),
    ...other.taken,
  ]);
  const called = role === undefined && other.job === undefined ? jobCalled(text, unknownRole, known.jobs) : {};
  const days = daysIn(text, known);
  const isGroup = describes(text, other.job) || role !== undefined || days !== undefined;
  const filters = given({
    role,
    ...(isGroup || 'job' in called ? placeOf(other) : {}),
    ...called,
    days_since_contact: days,
    // “Gone quiet for two weeks” says how long; “at risk” leaves that to the organisation.
    at_risk: (days === undefined ? risk : literalRisk).test(text) ? true : undefined,
  });
  return { filters, spans: span === undefined ? [] : [span], unknownRole: 'job' in called ? undefined : unknownRole };
}

const describes = (text: string, job: TitleMention | undefined): boolean =>
  everybody.test(text) || risk.test(text) || isOfJob(text, job);

/** “The coordinators” where one requisition is called so by its last word, though no family is. */
function jobCalled(text: string, unknownRole: string | undefined, jobs: readonly Job[]): { job?: string } {
  const said = unknownRole ?? [...text.matchAll(group)].map(([word]) => word).join(' ');
  const heads = said.split(' ').map((word) => singular(fold(word)));
  const [job, ...others] = jobs.filter(({ title }) => heads.includes(bareWords(title).at(-1) ?? ''));
  return job === undefined || others.length > 0 ? {} : { job: job.id };
}
const group = /(?<=\b(?:the|our|all|my|which|any|both|every|show me|list|find) )\p{L}{3,}s\b/giu;

/** “the carpenters”: those who want the job. */
const isOfJob = (text: string, job: TitleMention | undefined): boolean =>
  job !== undefined &&
  /s$/i.test(job.text.trim()) &&
  /\b(?:the|our|all|my|which|what|any|many|list|show|me)\s*$/i.test(text.slice(0, job.start));

function placeOf({ stages, job }: { stages: readonly StageMention[]; job: TitleMention | undefined }) {
  const [only, ...others] = job?.ids ?? [];
  const stage = stages
    .map(({ found }) => (found.kind === 'one' ? found.stage : undefined))
    .find((one) => one !== undefined);
  return { stage, job: others.length === 0 ? only : undefined };
}

/** “Not contacted since last Monday”, “not this week”: how long that is, the calendar knows. */
const isSince =
  /\b(?:contact(?:ed)?|heard|spoken|talked|reached|touched|idle|silent|quiet|replied|answered|responded|word|reply|answer|response)\b.*\b(?:since|this (?:week|month))\b/i;

/** “7+ days”, “>= 5d”: a length with a bound is one of silence. */
const atLeast =
  /\d+\s*\+\s*(?:d|days?|w|weeks?)\b|\b(?:\d+|a) (?:days?|weeks?) (?:or (?:more|longer|over)|plus)\b|(?:>=?|≥|over|more than|at least)\s*(?:\d+|a)\s*(?:d|days?|w|weeks?|month)\b/i;

/** “a week”, “10+ days”, “more than 6 days”: at least that many days of 24 hours. */
function daysIn(text: string, known: Known): number | undefined {
  if (!silence.test(text) && !atLeast.test(text)) return undefined;
  if (isSince.test(text)) {
    const days = daysSinceIn(text, known);
    if (days !== undefined) return days;
  }
  const plus = text
    .replaceAll(/(\d+)\s*\+/g, '$1')
    // “6 or more days”, “a week plus”
    .replaceAll(
      /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) or (?:more|longer|over) (?=days?|weeks?)/gi,
      '$1 ',
    )
    // “No contact since week”, as those say it whose languages have no articles.
    .replaceAll(/\b(since|for|over|longer than|more than) (week|month)\b/gi, '$1 a $2');
  const lasting = findDurations(plus).find(
    ({ minutes, text: said }) => minutes >= 1_440 && !/^an? day$/i.test(said.trim()),
  );
  const span = lasting ?? findDurations(plus).find(({ minutes }) => minutes >= 1_440);
  return span === undefined ? undefined : Math.floor(span.minutes / 1_440);
}

/** Words that mean a family only beside “role” or “team”; alone they are everyday words. */
export const vagueFamily: ReadonlySet<string> = new Set(
  'people tech lead support office assistant content server rep production research data quality security it pt pm product clinical repair brand growth controller recruiter admin talent recruiting guard inspector operator eng ops education kitchen legal hr picker packer reviewer'.split(
    ' ',
  ),
);

interface RoleFound {
  readonly role?: string;
  readonly span?: Span;
  readonly unknownRole: string | undefined;
}

function roleIn(text: string, jobs: readonly Job[], blocked: readonly Span[]): RoleFound {
  const roles = [...new Set(jobs.flatMap(({ role }) => (role === '' ? [] : [role])))];
  for (const { said, ...span } of phrases(text)) {
    if (isOfRisk(text, span) || blocked.some((one) => overlaps(one, span))) continue;
    const [role, ...others] = ofTitle(said, findRoles(said, roles), jobs);
    const isClear = role !== undefined && others.length === 0;
    if (isClear && (roles.includes(said) || !vagueFamily.has(said))) return { role, span, unknownRole: undefined };
    if (!isClear && isPluralOfFamily(said)) return { unknownRole: text.slice(span.start, span.end) };
  }
  return { unknownRole: undefined };
}

/** “Drivers”, where a Delivery Driver is hired for transport: the family of that job, and none that only a synonym leads to. */
function ofTitle(said: string, found: readonly string[], jobs: readonly Job[]): readonly string[] {
  const [role, ...others] = found;
  if (role === undefined || others.length > 0 || fold(role) === singular(said)) return found;
  const titled = jobs.filter(
    ({ title }) =>
      fold(title)
        .split(/[^\p{L}]+/u)
        .at(-1) === singular(said),
  );
  const families = [...new Set(titled.map((job) => job.role))];
  return families.length === 1 && !families.includes(role) ? families : found;
}

/** “At risk in lending”: there the risk is no family of jobs. */
const isOfRisk = (text: string, { start, end }: Span): boolean =>
  text.slice(start, end).toLowerCase() === 'risk' && /\b(?:at|flight)[ -]$/i.test(text.slice(0, start));

/** “nurses” where nobody hires nurses: the group is known to mean something else than everybody. */
function isPluralOfFamily(said: string): boolean {
  const word = singular(said);
  return word !== said && !vagueFamily.has(word) && familyWords.has(word);
}

const familyWords: ReadonlySet<string> = new Set(roleFamilies.flat());

/** As many clauses as one message is read in. */
const mostTexts = 300;

/** Three neighbouring words, then two, then one; nothing but blanks and strokes stands between them. */
const phrases = remembered((text: string): readonly (Span & { readonly said: string })[] => {
  const words = wordsOf(text);
  return [3, 2, 1].flatMap((length) =>
    words.flatMap(({ start }, index) => {
      const last = words[index + length - 1];
      if (last === undefined) return [];
      const said = fold(text.slice(start, last.end)).replace(/'s$/, '');
      return /[^\p{L}\p{N} &/-]/u.test(said) ? [] : [{ start, end: last.end, said }];
    }),
  );
}, mostTexts);
