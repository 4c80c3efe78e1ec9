// One clause with everything that was recognised in it: people, stages, times, amounts, templates, filters. What each word
// was taken for is kept, so that nothing is read twice and what is left over can be noticed.
import { type Clause } from '../../../../nlp/clauses.ts';
import { guessIntents, type IntentGuess, orderOpens } from '../../../../nlp/intents.ts';
import { bareStage } from './recognised/bare-stages.ts';
import type { Reading } from './recognised/clause-reading.ts';
import { cuesOf } from './recognised/cues.ts';
import { ellipticIntents } from './meanings/ellipsis.ts';
import { evidentIntents } from './meanings/evidence.ts';
import type { Known } from '../named/known.ts';
import { sensedIntents } from './meanings/sensed.ts';
import { settled } from './meanings/settled.ts';
import { withSpareTemplate } from './recognised/spare-template.ts';
import { recognised } from './recognised/recognised.ts';

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

/** “Second interview for Rosalind”, without a time, a length or a colleague: a step of the pipeline that is called interview. */
const isStep = ({ clause, people, stages, whens, durations }: Omit<Reading, 'intents'>): boolean =>
  stages.some(({ isOrigin }) => !isOrigin) &&
  whens.length + durations.length === 0 &&
  people.length > 0 &&
  people.every(({ candidates }) => candidates.kind !== 'none') &&
  !orderOpens.test(clause.said);
