// The idioms of a message in plain words, where the names in them are somebody's here.
import { inPlainWords } from '../../../nlp/phrase-book.ts';
import { commonWords } from '../../../nlp/lexicon/common-words.ts';
import type { NameIndex, Named } from '../../../nlp/names.ts';
import type { Known } from './known.ts';

/** Quotes have been put aside. */
export const withPlainWords = (text: string, { names }: Known): string =>
  inPlainWords(text, { isCandidate: isIn(names.candidates), isColleague: isIn(names.users) });

const isIn =
  <Person extends Named>(index: NameIndex<Person>) =>
  (name: string): boolean =>
    !(commonWords.has(name.toLowerCase()) || nobody.test(name)) &&
    index.find(name.replace(/^(?:mr|mrs|ms|dr)\.? /i, '')).kind !== 'none';

const nobody =
  /^(?:i|we|you|it|the|a|an|this|that|these|those|there|my|our|your|all|me|us|who|what|which|everyone|everybody|nobody|someone|somebody|anyone|one|things?)(?: |$)/i;
