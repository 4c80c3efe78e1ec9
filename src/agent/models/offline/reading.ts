// One clause with everything that was recognised in it: people, stages, times, amounts, templates, filters. What each word
// was taken for is kept, so that nothing is read twice and what is left over can be noticed.
import type { JsonObject } from '../../../core/json.ts';
import { type Clause, restoreQuotes } from '../../../nlp/clauses.ts';
import { findDurations, type FoundDuration } from '../../../nlp/durations.ts';
import { type Cue, guessIntents, impolite, type IntentGuess } from '../../../nlp/intents.ts';
import { meetingWords } from '../../../nlp/lexicon/meeting-words.ts';
import { findMoney, type FoundMoney } from '../../../nlp/money.ts';
import { parseWhen, type When } from '../../../nlp/when.ts';
import { findFilters } from './filters.ts';
import type { Known } from './known.ts';
import { expectedStrangers, findPeople, isKnown, type PersonMention, type Span } from './people.ts';
import { findStages, overlaps, type StageMention, stepIn } from './stage-words.ts';
import { findJob, findTemplate, type TitleMention } from './title-words.ts';

export interface Reading {
  /** Without polite words. */
  readonly text: string;
  readonly clause: Clause;
  readonly quotes: readonly string[];
  readonly payload: string | undefined;
  /** What follows “because”. It is for the record and no part of the order. */
  readonly reason: string | undefined;
  readonly people: readonly PersonMention[];
  readonly stages: readonly StageMention[];
  readonly step: number | undefined;
  readonly whens: readonly When[];
  readonly durations: readonly FoundDuration[];
  readonly money: readonly FoundMoney[];
  readonly template: TitleMention | undefined;
  readonly job: TitleMention | undefined;
  readonly filters: JsonObject;
  /** A role family that nobody is hired for. */
  readonly unknownRole: string | undefined;
  readonly taken: readonly Span[];
  readonly intents: readonly IntentGuess[];
}

export function readClause(clause: Clause, quotes: readonly string[], known: Known): Reading {
  const { text, reason } = withoutReason(impolite(clause.text));
  const quoted = [...text.matchAll(/⟦\d+⟧/g)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
  const template = findTemplate(text, known.templates, quotes);
  const spans: Span[] = [...quoted, ...(template === undefined ? [] : [template])];
  const certain = findPeople(text, known.names, spans).filter((person) => isKnown(person));
  // An amount with its currency is no time: “at $95k”, “for 60 grand”.
  const amounts = findMoney(text).filter(({ currency, text: said }) => currency !== undefined || /[a-z]/i.test(said));
  const whens = whensIn(text, known, [...spans, ...certain]).filter(
    (when) => !amounts.some((amount) => overlaps(spanOf(amount), spanOf(when))),
  );
  const times = whens.map(({ index, text: said }) => ({ start: index, end: index + said.length }));
  const durations = findDurations(text).filter((one) => !times.some((span) => overlaps(span, spanOf(one))));
  const money = findMoney(text).filter(
    (one) => ![...times, ...durations.map(spanOf)].some((span) => overlaps(span, spanOf(one))),
  );
  const measured = [...spans, ...times, ...durations.map(spanOf), ...money.map(spanOf)];
  const stages = findStages(text, known.stages, [...measured, ...certain]);
  const job = findJob(text, known.jobs, [...measured, ...stages]);
  const filtered = findFilters(text, known, { stages, job, taken: [...measured, ...certain] });
  const read = [...measured, ...stages, ...(job === undefined ? [] : [job]), ...filtered.spans];
  const people = findPeople(text, known.names, read);
  const payload = clause.payload ?? (quoted.length > 0 ? quotes.at(-1) : undefined);
  const base = {
    text,
    clause,
    quotes,
    payload: payload === undefined ? undefined : restoreQuotes(payload, quotes),
    reason: reason === undefined ? undefined : restoreQuotes(reason, quotes),
    people,
    stages,
    step: stepIn(text),
    whens,
    durations,
    money,
    template,
    job,
    filters: filtered.filters,
    unknownRole: filtered.unknownRole,
    taken: [...read, ...people],
  };
  return { ...base, intents: guessIntents(clause.text, cuesOf(base)) };
}

const because =
  /[\s,]+(?:because(?: of)?|due to|on account of|citing|since (?=she|he|they|we|there|the )|reason(?: is| being)?:?|with the reason|as (?=(?:she|he|they)\b)|for (?=lack|not |being|missing))\s*(.+)$/i;

function withoutReason(text: string): { text: string; reason?: string } {
  const match = because.exec(text);
  if (match === null) return { text };
  return { text: text.slice(0, match.index), reason: (match[1] ?? '').trim().replace(/^["']|["'.]$/g, '') };
}

function whensIn(text: string, { world, reader }: Known, names: readonly Span[]): When[] {
  const found = parseWhen(text, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });
  return found.filter(
    (when) => !names.some((name) => overlaps(name, spanOf(when)) && name.end >= when.index + when.text.length),
  );
}

const spanOf = ({ index, text }: { index: number; text: string }): Span => ({
  start: index,
  end: index + text.length,
});

const pronoun =
  /\b(?:her|him|she|he|them|they|both|that one|this one|the (?:first|second|third|fourth|last|other)(?: one)?|that candidate|this candidate|the candidate)\b/i;
const code = /\b(?:\d{2}[A-Z]\d?[A-Z]?|[A-Z]{2}|\d{4}|\d[A-Z]\d[XA-Z]\d[A-Z]?)\b/;

function cuesOf(reading: Omit<Reading, 'intents'>): Set<Cue> {
  const { people, text } = reading;
  const cues = new Set<Cue>();
  const add = (cue: Cue, present: boolean) => present && cues.add(cue);
  const onlyUser = people.some(({ candidates, users }) => users.kind !== 'none' && candidates.kind === 'none');
  const manager = /\b(?:hiring manager|hm|manager|recruiter)\b/i.test(text);
  const isToManager =
    /^\S+ (?:to )?(?:the |her |his |their |[\p{L}'-]+(?: [\p{L}'-]+)?'s? )?(?:hiring[ -]manager|hm|manager)\b/iu.test(
      text,
    );
  add(
    'person',
    people.some(({ candidates, users }) => candidates.kind !== 'none' || users.kind === 'none') ||
      pronoun.test(text) ||
      expectedStrangers(text, reading.taken).length > 0,
  );
  add('user', onlyUser || isToManager || (manager && !people.some(({ candidates }) => candidates.kind !== 'none')));
  add(
    'stage',
    reading.stages.some(({ isOrigin }) => !isOrigin),
  );
  add('time', reading.whens.length > 0);
  add('duration', reading.durations.length > 0);
  add('money', reading.money.length > 0);
  add('template', reading.template !== undefined);
  add('meeting', meetingWords.test(withoutSpans(text, reading.stages)));
  add('payload', reading.payload !== undefined);
  add('code', code.test(text));
  add('filter', Object.keys(reading.filters).length > 0 || reading.unknownRole !== undefined);
  return cues;
}

const withoutSpans = (text: string, spans: readonly Span[]): string =>
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, text);
