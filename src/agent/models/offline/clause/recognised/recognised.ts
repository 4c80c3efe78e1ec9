// Everything that is recognised in a clause, in the order in which the words are given away: what is quoted and letters first, then
// times, lengths and sums, meetings and stages, jobs and groups, and people of what is left.
import type { Clause } from '../../../../../nlp/clauses.ts';
import { spelledCodeSpan } from '../../../../../nlp/military/written-code.ts';
import { restoreQuotes } from '../../../../../nlp/quotes.ts';
import { escapeRegExp } from '../../../../../nlp/text.ts';
import { findFilters } from '../../named/filters.ts';
import type { Known } from '../../named/known.ts';
import { findMeetingTitles } from '../../named/meeting-titles.ts';
import { findPeople, isKnown, type Span } from '../../named/people.ts';
import { findStages, overlaps, stepIn } from '../../named/stage-words.ts';
import { findJob } from '../../named/job-words.ts';
import { deniedLetters } from '../../named/title-words.ts';
import type { Reading } from './clause-reading.ts';
import { letterIn } from './letters.ts';
import { measuresIn, spanOf } from './measures.ts';
import { premisesNamed } from './premises.ts';
import { topicsIn } from './topics.ts';

type Recognised = Omit<Reading, 'intents'>;

export function recognised(clause: Clause, quotes: readonly string[], known: Known): Recognised {
  const { text, reason } = clause;
  const quoted = [...text.matchAll(/⟦\d+⟧/g)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
  const template = letterIn(clause, text, { quotes, known });
  const code = spelledCodeSpan(text);
  // “The map, not the letter”: what is not to be sent says no more than the one that is.
  const spare = template === undefined ? [] : deniedLetters(text, known.templates);
  const named = [template, code, ...spare].filter((one) => one !== undefined);
  const spans: Span[] = [...quoted, ...named];
  const certain = findPeople(text, known.names, spans).filter((person) => isKnown(person));
  const { whens, durations, money } = measuresIn(text, known, [spans, certain]);
  const times = whens.map(spanOf);
  const measured = [...spans, ...times, ...durations.map(spanOf), ...money.map(spanOf)];
  const titles = findMeetingTitles(text, known).filter(
    (title) => ![...spans, ...certain].some((span) => overlaps(span, title)),
  );
  const stages = findStages(text, known.stages, [...measured, ...certain, ...rolesNamed(text, known)]).filter(
    (stage) => !titles.some((title) => overlaps(title, stage)) || isPlace(text, stage) || asksWho.test(text),
  );
  const job = findJob(text, known.jobs, [...measured, ...stages]);
  const filtered = findFilters(text, known, { stages, job, taken: [...measured, ...certain] });
  const topics = topicsIn(text, whens, [...certain, ...measured, ...stages]);
  const places = premisesNamed(text, whens, [...certain, ...stages, ...titles]);
  const read = [...measured, ...stages, ...(job === undefined ? [] : [job]), ...filtered.spans, ...topics, ...places];
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
