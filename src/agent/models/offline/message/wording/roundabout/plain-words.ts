// The idioms of a message in plain words, where the names in them are somebody's here.
import { inPlainWords } from '../../../../../../nlp/phrase-book.ts';
import { commonWords } from '../../../../../../nlp/lexicon/common-words.ts';
import { holds, lettersOf, soughtOf } from '../../../../../../nlp/patterns/letters.ts';
import { escapeRegExp } from '../../../../../../nlp/text.ts';
import type { NameIndex, Named } from '../../../../../../nlp/names.ts';
import type { Known } from '../../../named/known.ts';

/** Quotes have been put aside. */
export const withPlainWords = (text: string, known: Known): string =>
  inPlainWords(withLetters(text, known), {
    isCandidate: isIn(known.names.candidates),
    isColleague: isIn(known.names.users),
  });

/** “Send Bertil that you still around thing”: a letter, and no words to him. */
const withLetters = (text: string, { templates }: Known): string =>
  holds(lettersOf(text), pointing)
    ? templates.reduce(
        (said, { id }) =>
          said.replaceAll(
            new RegExp(
              `\\b(?:that|this) ${id.split(/[_ -]/).map(escapeRegExp).join('[_ -]')} (?:thing|one|e?-?mail|message|note|text|template|letter)\\b`,
              'giu',
            ),
            `the ${id}`,
          ),
        text,
      )
    : text;
const pointing = soughtOf([
  ['that ', 'this '],
  ['thing', 'one', 'mail', 'message', 'note', 'text', 'template', 'letter'],
]);

const isIn =
  <Person extends Named>(index: NameIndex<Person>) =>
  (name: string): boolean =>
    !(commonWords.has(name.toLowerCase()) || nobody.test(name)) &&
    index.find(name.replace(/^(?:mr|mrs|ms|dr)\.? /i, '')).kind !== 'none';

const nobody =
  /^(?:i|we|you|it|the|a|an|this|that|these|those|there|my|our|your|all|me|us|who|what|which|everyone|everybody|nobody|someone|somebody|anyone|one|things?)(?: |$)/i;
