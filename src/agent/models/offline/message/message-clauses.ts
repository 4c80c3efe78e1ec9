// The clauses of a message as they are read: spelling and speech mended, cut at their joints, put together where one alone says
// nothing, and orders freed of the story around them.
import { askedPlainly } from '../../../../nlp/asked-plainly.ts';
import { type Clause, clausesOf } from '../../../../nlp/clauses.ts';
import { clockedChange } from '../../../../nlp/clock-words.ts';
import { fluent } from '../../../../nlp/fluent.ts';
import { withoutPreambles } from '../../../../nlp/preambles.ts';
import { spelledOut } from '../../../../nlp/shorthand.ts';
import { respelled } from '../../../../nlp/spelling.ts';
import { fold } from '../../../../nlp/text.ts';
import { askedFor } from './wishes/asked-for.ts';
import { askedBack } from './asked-back.ts';
import { withColleaguesWishes } from './colleagues-wishes.ts';
import { withoutContrast } from './contrasts.ts';
import { withClocks, withEnds } from './clocks.ts';
import { readClause } from '../clause/reading.ts';
import { withoutDenied } from './denied.ts';
import { withPeopleNamed } from './described.ts';
import { withErrands } from './errands.ts';
import type { Known } from '../named/known.ts';
import { groupsJoined, mergeClauses } from './merge-clauses.ts';
import { withPlainWords } from './plain-words.ts';
import { repaired } from './self-repair.ts';
import { reasoned } from './reasoned.ts';
import { saidAgain } from './said-again.ts';
import { withSpared } from './spared.ts';
import { withWholeStages } from './whole-stages.ts';
import { withStageQueries } from './queries.ts';
import { withDaysTold } from './told-days.ts';
import { withVerdicts } from './terse-verdicts.ts';
import { unfolded } from './unfold.ts';
import { withFreeTime } from './free-time.ts';

/** Undefined where the writer changed their mind half-way and left it open to what. Quotes have been put aside. */
export function clausesIn(kept: string, quotes: readonly string[], known: Known): readonly Clause[] | undefined {
  const text = mended(kept, known);
  if (text === undefined) return undefined;
  const read = (clause: Clause) => readClause(clause, quotes, known);
  const said = clausesOf(
    withFreeTime(withPeopleNamed(withWholeStages(withSpared(text, known), known), known), known),
  ).map((clause) => withoutContrast(withClocks(clause, known), read));
  const whole = mergeClauses(askedFor(askedBack(said, quotes, known), quotes, known), quotes, known).flatMap((clause) =>
    unfolded(clause, quotes, known),
  );
  const clauses = reasoned(groupsJoined(whole, quotes, known), quotes, known);
  return withDaysTold(withoutDenied(clauses, read), read);
}

/** Questions and verdicts as they are typed, in plain words. */
const askedPlainlyFor = (text: string, known: Known): string =>
  withVerdicts(withStageQueries(askedPlainly(text), known), known);

/** Without what stands before the point, and in the writer's own name. */
const asked = (kept: string, known: Known): string =>
  withColleaguesWishes(withoutPreambles(withEnds(fluent(kept))), known);

const mended = (kept: string, known: Known): string | undefined =>
  repaired(
    saidAgain(
      respelled(
        withErrands(withPlainWords(askedPlainlyFor(asked(kept, known), known), known), known),
        isMeaningful(known),
      ),
      known,
    ),
    known,
  );

/** All of a message as one clause, for orders that only its sentences together are. */
export function asOneClause(kept: string, known: Known): Clause | undefined {
  const text = spelledOut(mended(kept, known) ?? '').trim();
  if (text === '') return undefined;
  const timed = clockedChange(withClocks({ text, said: text, raw: text, mood: 'order' }, known).text);
  return { text: timed, said: timed, raw: text, mood: 'order' };
}

/** Parts of names, stages, templates and titles are spelled as they are. */
const isMeaningful = ({ names, stages, templates, jobs, meetings }: Known) => {
  const wordsNamed = () =>
    new Set(
      [
        ...stages,
        ...templates.map(({ id }) => id),
        ...jobs.map(({ title }) => title),
        ...meetings.map(({ title }) => title),
      ].flatMap((text) => fold(text).split(/[^\p{L}]+/u)),
    );
  let words: ReadonlySet<string> | undefined;
  return (word: string): boolean =>
    (words ??= wordsNamed()).has(fold(word)) ||
    Math.max(names.candidates.familiarity(word), names.users.familiarity(word)) >= 0.9;
};
