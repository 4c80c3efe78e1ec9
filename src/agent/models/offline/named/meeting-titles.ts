// Meetings that a clause names by what they are called: “Quirin's audition”, “the stocktaking”.
import type { Meeting } from '../../../../core/records.ts';
import { singular } from '../../../../nlp/roles.ts';
import { bareWords, wordsOf } from '../../../../nlp/text.ts';
import type { Known } from './known.ts';
import type { Span } from './people.ts';

export interface MeetingTitle extends Span {
  readonly ids: readonly string[];
}

const filler = new Set('the a an of with for and on in at to re about prep team mr ms dr'.split(' '));

/** “The team day”: beside a word of the title's own they are part of it. */
const smallWords = new Set(['team', 'prep', 'meeting']);

/** “All nurses” are not the “All hands”, nor “new people” the “New hire lunch”. */
const everyday = new Set('one all any every each new our your next last first week day with from and'.split(' '));

/** The longest runs of words that come in titles, but for the names in them. */
export function findMeetingTitles(text: string, { meetings, names }: Known): MeetingTitle[] {
  if (meetings.length === 0) return [];
  const words = wordsOf(text).map((word) => ({ ...word, plain: singular(word.word) }));
  const found = new Map<string, MeetingTitle>();
  for (const meeting of meetings) {
    const title = titleWords(meeting, names);
    const small = new Set([...smallWords].filter((word) => wordsOf(meeting.title).some((one) => one.word === word)));
    const run = longestRun(
      words.map(({ plain }) => (title.has(plain) ? 'own' : small.has(plain) ? 'small' : undefined)),
    );
    const first = words[run.start];
    const last = words[run.start + run.length - 1];
    if (first === undefined || last === undefined || run.length === 0) continue;
    if (run.length === 1 && everyday.has(first.plain)) continue;
    const end = endOf(meeting, text, [last, words[run.start + run.length]]);
    const key = `${first.start} ${end}`;
    found.set(key, { start: first.start, end, ids: [...(found.get(key)?.ids ?? []), meeting.id] });
  }
  const longest = Math.max(0, ...[...found.values()].map(({ start, end }) => end - start));
  return [...found.values()].filter(({ start, end }) => end - start === longest);
}

interface Placed extends Span {
  readonly plain: string;
  readonly word: string;
}

function endOf(meeting: Meeting, text: string, [last, next]: readonly [Placed, Placed | undefined]): number {
  // “Board prep”: a small word of the title is no word of its own.
  const { end } = next !== undefined && isBehind(meeting, last.plain, next.word) ? next : last;
  // “Tomorrow's stand-up”: the second half is too short to be one.
  return end + (/^-\p{L}{1,2}(?!\p{L})/u.exec(text.slice(end))?.[0].length ?? 0);
}

const isBehind = ({ title }: Meeting, word: string, next: string): boolean =>
  ` ${bareWords(title).map(singular).join(' ')} `.includes(` ${word} ${next} `) && filler.has(next);

function titleWords({ title }: Meeting, names: Known['names']): ReadonlySet<string> {
  const words = bareWords(title).filter((word) => word.length > 2 && !filler.has(word));
  return new Set(words.filter((word) => !isName(word, names)).map(singular));
}

const isName = (word: string, { candidates, users }: Known['names']): boolean =>
  candidates.familiarity(word) === 1 || users.familiarity(word) === 1;

function longestRun(fits: readonly ('own' | 'small' | undefined)[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let start = 0;
  for (const [index, does] of fits.entries()) {
    if (does === undefined) start = index + 1;
    else if (index - start + 1 > best.length && fits.slice(start, index + 1).includes('own'))
      best = { start, length: index - start + 1 };
  }
  return best;
}
