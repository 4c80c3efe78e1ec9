// One clause with everything that was recognised in it: people, stages, times, amounts, templates, filters. What each word
// was taken for is kept, so that nothing is read twice and what is left over can be noticed.
import { type Clause } from '../../../../nlp/clauses.ts';
import { restoreQuotes } from '../../../../nlp/quotes.ts';
import { findDurations } from '../../../../nlp/durations.ts';
import { guessIntents, type IntentGuess, orderOpens } from '../../../../nlp/intents.ts';
import { meetingWords } from '../../../../nlp/lexicon/meeting-words.ts';
import { parting } from '../../../../nlp/lexicon/parting.ts';
import { findMoney, type FoundMoney } from '../../../../nlp/money.ts';
import { findStage } from '../../../../nlp/stages-in-words.ts';
import { parseWhen, type When } from '../../../../nlp/when.ts';
import { blanked, escapeRegExp, fold } from '../../../../nlp/text.ts';
import { spelledCodeSpan } from '../../../../nlp/military/written-code.ts';
import { bareStage } from './bare-stages.ts';
import type { Reading } from './clause-reading.ts';
import { cuesOf } from './cues.ts';
import { ellipticIntents } from './ellipsis.ts';
import { evidentIntents } from './evidence.ts';
import { findMeetingTitles } from '../named/meeting-titles.ts';
import { findFilters } from '../named/filters.ts';
import type { Known } from '../named/known.ts';
import { findPeople, isKnown, type Span } from '../named/people.ts';
import { sensedIntents } from './sensed.ts';
import { settled } from './settled.ts';
import { withSpareTemplate } from './spare-template.ts';
import { findStages, overlaps, stepIn } from '../named/stage-words.ts';
import { deniedLetters, findJob, findTemplate, type TitleMention } from '../named/title-words.ts';
import { usualParting } from '../named/usual-parting.ts';

/** Joining and unfolding look at the same clauses again: in one turn each is read once. */
const readBefore = new WeakMap<Known, Map<string, Reading>>();

export function readClause(clause: Clause, quotes: readonly string[], known: Known): Reading {
  const readings = readBefore.get(known) ?? new Map<string, Reading>();
  readBefore.set(known, readings);
  const key = JSON.stringify([clause, quotes]);
  const before = readings.get(key);
  if (before !== undefined) return before;
  const reading = readAfresh(clause, quotes, known);
  readings.set(key, reading);
  return reading;
}

function readAfresh(clause: Clause, quotes: readonly string[], known: Known): Reading {
  const base = withSpareTemplate(recognised(clause, quotes, known), known);
  const guesses = guessIntents(clause.text, cuesOf(base)).filter(
    ({ intent }) => intent !== 'book_meeting' || !isStep(base),
  );
  const intents = settled(guesses, base, known);
  const told = intents.length > 0 ? lookingForTime(intents, base) : ellipticIntents(base);
  const sensed = told.length > 0 ? told : sensedIntents(base);
  if (sensed.length === 0) {
    const evident = evidentIntents(base);
    if (evident.length > 0) return { ...base, intents: evident };
  }
  const bare = sensed.length > 0 ? undefined : bareStage(base, known.stages);
  if (bare === undefined) return { ...base, intents: sensed };
  const placed = { ...base, stages: [bare], taken: [...base.taken, bare] };
  const staged = sensedIntents(placed);
  return staged.length > 0 ? { ...placed, intents: staged } : { ...base, intents: [] };
}

/** “Find an hour tomorrow for Halima and Babatunde”: without an hour of the day, free times are looked for. */
function lookingForTime(
  intents: readonly IntentGuess[],
  { text, whens, people }: Omit<Reading, 'intents'>,
): readonly IntentGuess[] {
  const [best] = intents;
  const isSearch =
    best?.intent === 'book_meeting' &&
    (/^(?:find|look for|search(?: for)?|check for|next|any)\b/i.test(text) || text.endsWith('?')) &&
    whens.length > 0 &&
    whens.every(({ says }) => !says.time) &&
    people.some(({ users, candidates }) => users.kind === 'one' && candidates.kind !== 'one');
  return isSearch ? [{ ...best, intent: 'find_free_slots' }] : intents;
}

const aloneLater = /[,:] (?:\S+ ){1,4}(?:later|earlier)[.! ]*$/i;

function recognised(clause: Clause, quotes: readonly string[], known: Known): Omit<Reading, 'intents'> {
  const { text, reason } = clause;
  const quoted = [...text.matchAll(/⟦\d+⟧/g)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
  const template = letterIn(clause, text, { quotes, known });
  const code = spelledCodeSpan(text);
  // “The map, not the letter”: what is not to be sent says no more than the one that is.
  const spare = template === undefined ? [] : deniedLetters(text, known.templates);
  const named = [template, code, ...spare].filter((one) => one !== undefined);
  const spans: Span[] = [...quoted, ...named];
  const certain = findPeople(text, known.names, spans).filter((person) => isKnown(person));
  // An amount with its currency is no time: “at $95k”, “for 60 grand”.
  const amounts = findMoney(text).filter(
    ({ currency, text: said, amount }) => currency !== undefined || /[a-z]/i.test(said) || amount >= leastSum,
  );
  const whens = whensIn(blanked(text, sumsIn(text, amounts)), known, [...spans, ...certain]).filter(
    (when) =>
      !amounts.some((amount) => overlaps(spanOf(amount), spanOf(when))) &&
      // “The call half an hour later” is later than it was, not half an hour from now.
      !(
        /\b(?:later|earlier)$/i.test(when.text) &&
        (meetingWords.test(text) ||
          findMeetingTitles(text, known).length > 0 ||
          /^(?:push|move|shift|make|start|it|bump)\b/i.test(text) ||
          aloneLater.test(text))
      ),
  );
  const times = whens.map(({ index, text: said }) => ({ start: index, end: index + said.length }));
  // “1300 hours, 45 minutes”: the hour ends where the length begins.
  const durations = findDurations(blanked(text, [...times, ...inCurrency(amounts)]));
  const money = findMoney(text).filter(
    (one) => ![...times, ...durations.map(spanOf)].some((span) => overlaps(span, spanOf(one))),
  );
  const measured = [...spans, ...times, ...durations.map(spanOf), ...money.map(spanOf)];
  const titles = findMeetingTitles(text, known).filter(
    (title) => ![...spans, ...certain].some((span) => overlaps(span, title)),
  );
  const stages = findStages(text, known.stages, [...measured, ...certain, ...rolesNamed(text, known)]).filter(
    (stage) => !titles.some((title) => overlaps(title, stage)) || isPlace(text, stage) || asksWho.test(text),
  );
  const job = findJob(text, known.jobs, [...measured, ...stages]);
  const filtered = findFilters(text, known, { stages, job, taken: [...measured, ...certain] });
  const read = [...measured, ...stages, ...(job === undefined ? [] : [job]), ...filtered.spans];
  const people = findPeople(text, known.names, read);
  const payload = clause.payload ?? (quoted.length > 0 ? quotes.at(-1) : undefined);
  return {
    text,
    clause,
    quotes,
    payload: payload === undefined ? undefined : restoreQuotes(payload, quotes),
    reason: reason === undefined ? undefined : restoreQuotes(reason, quotes),
    people,
    stages,
    titles: titles.filter((title) => !stages.some((stage) => overlaps(stage, title))),
    step: stepIn(text),
    whens,
    durations,
    money,
    template,
    job,
    filters: filtered.filters,
    unknownRole: filtered.unknownRole,
    taken: [...read, ...titles, ...people],
  };
}

function letterIn(
  clause: Clause,
  text: string,
  { quotes, known }: { quotes: readonly string[]; known: Known },
): TitleMention | undefined {
  const letter = templateIn(clause, quotes, known);
  return letter !== undefined && isOtherwiseMeant(text, letter, known) ? undefined : letter;
}

/** “Move Ann to Skills Assessment”, where a letter is called as the stage is; “Brief Owen on Ann”, where one is called “brief”. */
function isOtherwiseMeant(text: string, { start, end }: TitleMention, { stages }: Known): boolean {
  const said = text.slice(start, end);
  if (start === 0 && /^brief$/i.test(said)) return true;
  return toPlace.test(text.slice(0, start)) && !sends.test(text) && findStage(said, stages).kind === 'one';
}
const toPlace = /\b(?:to|into|onto|in)(?: the)? $/i;
const sends =
  /\b(?:send|sent|e-?mail|mail|write|fire|shoot|drop|reply|respond|use|using|with|template|letter|follow|nudge|chase|remind)\b/i;

const templateIn = (clause: Clause, quotes: readonly string[], known: Known): TitleMention | undefined =>
  usualParting(clause.text, known.templates) ??
  findTemplate(clause.text, known.templates, quotes) ??
  lostTemplate(clause, known);

/** A polite turn may take the words of a letter's name with it: “everyone gets a gentle reminder”. */
function lostTemplate({ said, text, payload }: Clause, { templates }: Known): TitleMention | undefined {
  const lost = payload === undefined && said !== text ? findTemplate(said, templates, []) : undefined;
  const isWhole =
    lost?.ids.length === 1 &&
    lost.ids.some((id) => (parting.test(id) || id.split(/[\s_-]+/).length > 1) && namesWhole(lost.text, id));
  return isWhole ? { ...lost, start: text.length, end: text.length } : undefined;
}
const namesWhole = (said: string, id: string): boolean =>
  fold(said)
    .replaceAll(/[\s_-]+/g, '_')
    .includes(fold(id).replaceAll(/[\s_-]+/g, '_'));

/** “Trades candidates” are those of the family called so, also where a stage is called “Trade Test”. */
const rolesNamed = (text: string, { jobs }: Known): Span[] =>
  [...new Set(crowd.test(text) ? jobs.map(({ role }) => role.toLowerCase()) : [])]
    .filter((role) => role.length > 2)
    .flatMap((role) =>
      [
        ...text.matchAll(
          new RegExp(
            `\\b${escapeRegExp(role)}(?= (?:candidates|people|applicants|folks|crowd|lot|team|hires)\\b)`,
            'giu',
          ),
        ),
      ].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
    );

const crowd = / (?:candidates|people|applicants|folks|crowd|lot|team|hires)\b/iu;

/** “Second interview for Rosalind”, without a time, a length or a colleague: a step of the pipeline that is called interview. */
const isStep = ({ clause, people, stages, whens, durations }: Omit<Reading, 'intents'>): boolean =>
  stages.some(({ isOrigin }) => !isOrigin) &&
  whens.length + durations.length === 0 &&
  people.length > 0 &&
  people.every(({ candidates }) => candidates.kind !== 'none') &&
  !orderOpens.test(clause.said);

/** “Who have we got on a trial shift?” */
const asksWho = /^(?:who|which (?:candidates|people|applicants)|how many|list|show me (?:all|everyone|everybody))\b/i;

/** “to the ride-along” is a stage; “Marisol's ride-along” may be the meeting. */
const isPlace = (text: string, { start, end }: Span): boolean =>
  /^ (?:is |comes )?next\b/i.test(text.slice(end)) ||
  placedBy.test(text.slice(0, start)) ||
  // “Move Marcus recruiter screen”, as thumbs leave the “to” out
  (movedBy.test(text.slice(0, start)) && /^[.! ]*$/.test(text.slice(end)));
const movedBy =
  /^(?:move|put|bump|advance) (?!(?:the|an?|my|our|his|her|their|this|that)\b)\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?(?<!['’]s) $/iu;
const placedBy = /\b(?:to|into|onto|in|at|as|from|out of|^(?:get|put|bring) \S+ on)(?: the| our| an?)? $/i;

function whensIn(text: string, { world, reader }: Known, names: readonly Span[]): When[] {
  const found = parseWhen(text, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });
  return found.filter(
    (when) =>
      !/^(?:the )?(?:first|second|third|fourth|fifth|last)$/i.test(when.text) &&
      !names.some((name) => overlaps(name, spanOf(when)) && name.end >= when.index + when.text.length),
  );
}

const spanOf = ({ index, text }: { index: number; text: string }): Span => ({
  start: index,
  end: index + text.length,
});

/** “4.2m yen” is a sum, however many minutes “4.2m” would be. */
const inCurrency = (amounts: readonly FoundMoney[]): Span[] =>
  amounts.filter(({ currency }) => currency !== undefined).map(spanOf);

/** No clock and no calendar goes as high: “46,000 a year from June 8”. */
const leastSum = 10_000;
const sumsIn = (text: string, amounts: readonly FoundMoney[]): Span[] =>
  amounts
    .filter(({ amount }) => amount >= leastSum)
    .map(({ index, text: said }) => {
      const end = index + said.length;
      return {
        start: index,
        end: end + (/^,? ?(?:an?|per|\/) ?(?:year|annum|yr)\b/i.exec(text.slice(end))?.[0].length ?? 0),
      };
    });
