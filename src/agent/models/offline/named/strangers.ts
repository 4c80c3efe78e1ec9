// Words where a person is expected that are nobody's name here.
import { commonWords } from '../../../../nlp/lexicon/common-words.ts';
import { type Word, wordsOf } from '../../../../nlp/text.ts';
import { baseOf } from '../../../../nlp/verb-forms.ts';
import type { Span } from './people.ts';

/** Words of a clause that nothing accounts for: they may be names that nobody here bears. */
function strangers(text: string, taken: readonly Span[]): Word[] {
  return wordsOf(text).filter(
    ({ word, raw, start, end }) =>
      !/\d/.test(raw) &&
      word.length > 1 &&
      !commonWords.has(word) &&
      baseOf(word) === undefined &&
      !taken.some((span) => start < span.end && span.start < end),
  );
}

const expects =
  /^(?:(?:\S+)(?: (?:a|an|the|out|in|up|on|with|to|for|about|off|down|offer|note|meeting|email|message))*|.*\b(?:and|&|or|with)|.*,) $/i;

/** Strangers where a person is expected: right after the order, “with”, “and” or a comma. */
export const expectedStrangers = (text: string, taken: readonly Span[]): Word[] =>
  strangers(text, taken).filter(({ start }) => expects.test(text.slice(0, start)));
