// Questions that lack what was told right before them: “the designers have been left hanging for a week. Who are they?”, “Hugh is
// back from Rome. Has he got an hour on Thursday?”, “any gaps in Bo's day tomorrow? Need 45 minutes”. Looking changes nothing.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import * as words from '../../../../../nlp/lexicon/asked-back.ts';
import type { Known } from '../../named/known.ts';
import { isKnown } from '../../named/people.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { readClause } from '../../clause/reading.ts';
import { reads } from '../../clause/objections/doubts.ts';

type Read = (clause: Clause) => Reading;
const farthest = 2;

export function askedBack(clauses: readonly Clause[], quotes: readonly string[], known: Known): readonly Clause[] {
  if (clauses.length < 2) return clauses;
  const read: Read = (clause) => readClause(clause, quotes, known);
  const done: Clause[] = [];
  for (const clause of clauses) {
    const before = done.slice(-farthest).toReversed();
    const found =
      longEnough(before[0], clause, read) ??
      periodAsked(before[0], clause, read) ??
      namesAsked(before, { clause, read, known }) ??
      timeAsked(before, clause, read);
    if (found === undefined) done.push(clause);
    else done.splice(done.length - found.replaces, found.replaces, ...found.clauses);
  }
  return done;
}

interface Found {
  /** How many of the clauses before it are told by it, too. */
  readonly replaces: number;
  readonly clauses: readonly Clause[];
}

/** Nothing that changes anything is ordered there. */
const isTelling = ({ intents, payload }: Reading): boolean =>
  payload === undefined && intents.every(({ intent }) => reads.has(intent));
const told = (clause: Clause): Clause => ({ ...clause, mood: 'report', isBeside: true });

/** “When is Bo free tomorrow? Half an hour.” */
function longEnough(before: Clause | undefined, clause: Clause, read: Read): Found | undefined {
  const isLength = clause.payload === undefined && words.onlyLength.test(clause.text);
  if (before === undefined || !isLength) return undefined;
  const { intents, durations } = read(before);
  if (intents[0]?.intent !== 'find_free_slots' || durations.length > 0) return undefined;
  const length = /\p{L}/u.test(clause.text.replace(words.needing, '')) ? '' : ' minutes';
  const text = `${before.text.replace(/\?$/, '')} for ${clause.text.replace(words.needing, '')}${length}`;
  return { replaces: 1, clauses: [{ ...before, text, said: text }] };
}

/** “Is there an activity log? Show me yesterday's.” */
function periodAsked(before: Clause | undefined, clause: Clause, read: Read): Found | undefined {
  const period = words.onlyPeriod.exec(clause.text)?.groups?.['period'];
  const [best] = before === undefined || period === undefined ? [] : read(before).intents;
  if (best === undefined || period === undefined || before === undefined) return undefined;
  if (best.intent === 'list_actions') return { replaces: 1, clauses: [told(before), clauseOf(`action log ${period}`)] };
  if (best.intent !== 'show_metrics') return undefined;
  return { replaces: 1, clauses: [told(before), clauseOf(`metrics for ${period}`)] };
}

interface Asked {
  readonly clause: Clause;
  readonly read: Read;
  readonly known: Known;
}

function namesAsked(before: readonly Clause[], { clause, read, known }: Asked): Found | undefined {
  const isBare = words.asksNames.test(clause.text);
  const isWithin = !isBare && words.within.test(clause.text) && read(clause).intents[0]?.intent === 'find_candidates';
  if (clause.payload !== undefined || !(isBare || isWithin)) return undefined;
  const at = before.findIndex((one) => groupIn(read(one), known) !== undefined);
  const telling = before[at];
  if (telling === undefined || !isTelling(read(telling))) return undefined;
  const group = groupIn(read(telling), known);
  // “Who hasn't heard from us in four days over there?” says how long itself.
  const own = isWithin ? clause.text.replace(words.within, '').replace(/\?$/, '') : 'who is';
  const asked = clauseOf(`${own} ${group}`);
  return isWithin && hasPlace(read(clause))
    ? undefined
    : {
        replaces: at + 1,
        clauses: [
          ...before
            .slice(0, at + 1)
            .toReversed()
            .map(told),
          asked,
        ],
      };
}

const hasPlace = ({ filters, job }: Reading): boolean =>
  job !== undefined || filters['role'] !== undefined || filters['stage'] !== undefined;

/** The group that was described, in words of its own. */
function groupIn({ filters, job, people, stages }: Reading, { jobs }: Known): string | undefined {
  if (people.some(({ candidates }) => candidates.kind !== 'none')) return undefined;
  const { role, stage = onlyStage(stages), days_since_contact: days, at_risk: risk } = filters;
  const parts = [
    ...(typeof role === 'string' ? [`of the ${role} people`] : []),
    ...titlesOf(job, jobs).map((title) => `a candidate for the ${title} role`),
    ...(typeof stage === 'string' ? [`in ${stage}`] : []),
    ...(typeof days === 'number' ? [`not contacted for ${String(days)} days`] : []),
    ...(risk === true ? ['at risk'] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' ');
}

function titlesOf(job: Reading['job'], jobs: Known['jobs']): readonly string[] {
  const [id, ...others] = job?.ids ?? [];
  return others.length > 0 ? [] : jobs.filter((one) => one.id === id).map(({ title }) => title);
}

const onlyStage = ([only, ...others]: Reading['stages']): string | undefined =>
  others.length === 0 && only?.found.kind === 'one' ? only.found.stage : undefined;

/** The colleague who was told of. */
function timeAsked(before: readonly Clause[], clause: Clause, read: Read): Found | undefined {
  if (clause.payload !== undefined || !words.asksTime.test(clause.text)) return undefined;
  const asking = read(clause);
  if (asking.people.length + asking.stages.length + asking.titles.length > 0) return undefined;
  const at = before.findIndex((one) => colleagueIn(read(one)) !== undefined);
  const [telling] = before.slice(at).map(read);
  if (at < 0 || telling === undefined || !isTelling(telling)) return undefined;
  // “When is Bo free on Monday? Any time on Tuesday?” asks twice.
  const isAsked = telling.intents[0]?.intent === 'find_free_slots' && asking.whens.length > 0;
  const kept = before.slice(0, at + 1).toReversed();
  return { replaces: at + 1, clauses: [...(isAsked ? kept : kept.map(told)), whenFree(asking, telling)] };
}

/** The day and the length are those of the question, or else of what was told. */
function whenFree(asking: Reading, telling: Reading): Clause {
  const days = asking.whens.length > 0 ? asking.whens : telling.whens;
  const [length] = asking.durations.length > 0 ? asking.durations : telling.durations;
  const span = length === undefined ? [] : [`for ${length.text.replace(/^for /i, '')}`];
  return clauseOf([`when is ${colleagueIn(telling) ?? ''} free`, ...days.map(({ text }) => text), ...span].join(' '));
}

/** One colleague, and nobody whom a meeting could be about. */
function colleagueIn({ people }: Reading): string | undefined {
  const [only, ...others] = people.filter((one) => isKnown(one));
  const isColleague = only?.users.kind === 'one' && only.candidates.kind === 'none';
  return others.length === 0 && isColleague ? only.text : undefined;
}
