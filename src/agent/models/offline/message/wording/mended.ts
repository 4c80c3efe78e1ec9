// The words of a message mended before it is cut: spelling, slips and corrections, idioms and roundabout ways, one step after another.
import { withoutAsides } from '../../../../../nlp/asides.ts';
import { askedPlainly } from '../../../../../nlp/asked-plainly.ts';
import { fluent } from '../../../../../nlp/fluent.ts';
import { withoutFormality } from '../../../../../nlp/formal.ts';
import { withoutPreambles } from '../../../../../nlp/preambles.ts';
import { withPlainLetters } from '../../../../../nlp/letters-of-office.ts';
import { respelled } from '../../../../../nlp/spelling.ts';
import { bareWords, fold } from '../../../../../nlp/text.ts';
import type { Known } from '../../named/known.ts';
import { withPlainSilence } from './roundabout/plain-silence.ts';
import { withStagesBeside } from './roundabout/beside-stages.ts';
import { withColleaguesWishes } from './roundabout/colleagues-wishes.ts';
import { withCrmEntries } from './roundabout/crm-entries.ts';
import { withEnds } from './short/clocks.ts';
import { withErrands } from './roundabout/errands.ts';
import { withPlainWords } from './roundabout/plain-words.ts';
import { withStops } from './short/run-on.ts';
import { withSpokenStops } from './short/spoken-stops.ts';
import { repaired } from './slips/self-repair.ts';
import { withoutDoubts } from './roundabout/unsure.ts';
import { saidAgain } from './slips/said-again.ts';
import { withStageQueries } from './short/stage-queries.ts';
import { withVerdictsFirst } from './short/reason-before-verdict.ts';
import { withVerdicts } from './short/terse-verdicts.ts';
import { withoutPurposes } from './roundabout/purposes.ts';

/** Questions and verdicts as they are typed, in plain words. */
const askedPlainlyFor = (text: string, known: Known): string =>
  withVerdicts(withVerdictsFirst(withStageQueries(askedPlainly(withStagesBeside(text, known)), known), known), known);

/** As it would have been written, without what stands before the point, and in the writer's own name. */
function asked(kept: string, known: Known): string {
  const written = withStops(withSpokenStops(withEnds(withoutFormality(fluent(kept))), known), known);
  const plain = withoutPreambles(withPlainLetters(withoutDoubts(withoutAsides(written), known)));
  return withPlainSilence(withCrmEntries(withColleaguesWishes(withoutPurposes(plain, known), known), known), known);
}

/** Undefined where the writer changed their mind half-way and left it open to what. */
export const mended = (kept: string, known: Known): string | undefined =>
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

/** Parts of names, stages, templates and titles are spelled as they are. */
const isMeaningful = ({ names, stages, templates, jobs, meetings }: Known) => {
  const wordsNamed = () =>
    new Set(
      [
        ...stages,
        ...templates.map(({ id }) => id),
        ...jobs.map(({ title }) => title),
        ...meetings.map(({ title }) => title),
      ].flatMap(bareWords),
    );
  let words: ReadonlySet<string> | undefined;
  return (word: string): boolean =>
    (words ??= wordsNamed()).has(fold(word)) ||
    Math.max(names.candidates.familiarity(word), names.users.familiarity(word)) >= 0.9;
};
