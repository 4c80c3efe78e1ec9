// What one clause of a sentence hands on to the next: a condition, a thought or a “don't” may hold for what is joined to it.
import type { Mood } from './moods.ts';

interface Joined {
  readonly text: string;
  readonly mood: Mood;
  /** What stood between it and the one before. */
  readonly joint: string;
}

/** Whether what stands between two clauses ends a sentence. */
export const endsSentence = (joint: string): boolean => joint === '' || /[.!?;\n]/.test(joint);

/**
 * “If she accepts, move her and book Owen” orders nothing now, “what if we moved her and rejected him” neither; and what is
 * joined to a “don't” by a bare “and” may be forbidden too.
 */
export function carriedMoods(clauses: readonly Joined[]): readonly Mood[] {
  const moods = clauses.map(({ mood }) => mood);
  const pairs = clauses.slice(1).map((clause, index) => ({ before: clauses[index], clause, index: index + 1 }));
  const within = pairs.filter(({ clause }) => !endsSentence(clause.joint));
  for (const { before, clause, index } of within) {
    const mood = moods[index - 1];
    if (moods[index] === 'order' && mood !== undefined && carriesOn(mood, before?.text ?? '', clause))
      moods[index] = mood;
  }
  // “move her and email him if she says yes”: the condition at the end may hold for both.
  for (const { clause, index } of within.toReversed()) {
    const isBound = moods[index] === 'conditional' && (index === clauses.length - 1 || !later.test(clause.text));
    if (isBound && moods[index - 1] === 'order') moods[index - 1] = 'conditional';
  }
  return moods;
}

/** In the middle of a message they bind what comes behind them. */
const later = /^(?:once|when)\b/i;

function carriesOn(mood: Mood, before: string, { text, joint }: Joined): boolean {
  if (mood === 'hypothetical') return true;
  if (mood === 'conditional')
    return /^(?:not (?:before|until|till)|(?:on )?the (?:day|moment|minute|second|week)|if|unless|once|when|whenever|as soon|after|before|until|in case|should|provided|assuming|supposing|given)\b/i.test(
      before,
    );
  // “Don't reject Ann, use the polite letter”: the letter is that of the rejection.
  return (
    mood === 'negated' &&
    (/^not (?:before|until|till)\b/i.test(before) ||
      /^\s*,?\s*(?:and|or)\s*$/i.test(joint) ||
      /^(?:use|using|with)\b/i.test(text))
  );
}
