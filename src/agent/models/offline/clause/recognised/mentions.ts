// What stands around a name and says whom it means: an owner's “'s”, a job that tells two of the same name apart, “both”.
import type { Candidate } from '../../../../../core/records.ts';
import { ownedThings } from '../../../../../nlp/lexicon/owned-things.ts';
import { singular } from '../../../../../nlp/roles.ts';
import { bareWords, escapeRegExp, fold } from '../../../../../nlp/text.ts';
import type { Reading } from './clause-reading.ts';
import type { Known } from '../../named/known.ts';
import type { PersonMention } from '../../named/people.ts';

/** “Tom's competitor” is not Tom; “Tom's interview” is about him. */
export function isOnlyOwner({ start, end }: PersonMention, { text, stages, titles }: Reading): boolean {
  // “Rosalind's trial shift” is a step of hers, or a meeting.
  if (stages.some((named) => text.slice(end, named.start).trim() === '' && named.start >= end)) return false;
  // “Tanja's team day”, where the calendar knows her “day”.
  if (titles.some((named) => named.start >= end && /^\s*(?:\p{L}+\s+){0,2}$/u.test(text.slice(end, named.start))))
    return false;
  if (!/'s?$/i.test(text.slice(start, end))) return false;
  return isStrange.test(text.slice(end));
}

const isStrange = new RegExp(
  `^ (?!(?:not|an?|the|no|been|going|ready|out|in|off|to|at|on|from|${ownedThings})\\b)\\p{L}`,
  'iu',
);

/** “Both Brendas”, “all three Toms”: where exactly so many share the name, all of them are meant. */
export function allOf({ candidates, start }: PersonMention, text: string): readonly Candidate[] {
  if (candidates.kind !== 'several') return [];
  const count = /\b(both|all three|all four)(?: of)?(?: the| our)? $/i.exec(text.slice(0, start))?.[1]?.toLowerCase();
  const wanted = count === 'both' ? 2 : count === 'all three' ? 3 : count === 'all four' ? 4 : 0;
  return candidates.people.length === wanted ? candidates.people : [];
}

/** “Blair from the tankers”, “MacPhee, the welder”: of those who share the name, the only one whose job the clause names. */
export function narrowed(
  mention: PersonMention,
  { text, filters, job }: Pick<Reading, 'text' | 'filters' | 'job'>,
  { jobs }: Pick<Known, 'jobs'>,
): PersonMention {
  if (mention.candidates.kind !== 'several') return mention;
  const about = fold(text.slice(mention.end));
  const fits = mention.candidates.people.filter((person) => {
    const work = jobs.find(({ id }) => id === person.job);
    if (work === undefined) return false;
    if (filters['role'] === work.role || job?.ids.includes(work.id) === true) return true;
    const words = bareWords(`${work.title} ${work.role}`).filter((word) => word.length > 3);
    return words.some((word) =>
      new RegExp(`\\b(?:the|our|from|in|for)\\b[^,.;]*\\b${escapeRegExp(singular(word))}`, 'u').test(about),
    );
  });
  const [only, ...others] = fits;
  if (only === undefined || others.length > 0) return mention;
  return { ...mention, candidates: { kind: 'one', person: only, score: mention.candidates.score } };
}
