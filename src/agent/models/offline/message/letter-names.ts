// Letters whose names hold words of talk, such as “sorry”, “hello” or “no”: they become ids before anything reads those words as a
// greeting, an answer or a second thought. “The sorry letter” is one where no other letter is called so.
import type { Template } from '../../../../core/records.ts';
import { escapeRegExp } from '../../../../nlp/text.ts';
import type { Known } from '../named/known.ts';

const talk = 'thanks|thank|please|cheers|sorry|hello|hi|no|yes|ok|not|never|now|later|soon|again|still|next|then|so';
const holdsTalk = new RegExp(`(?:^|[_ -])(?:${talk})(?:[_ -]|$)`, 'i');
/** Of these one is enough beside a word for a letter: nobody says “the no letter” of any other. */
const telling = /^(?:thanks|sorry|hello|cheers|goodbye|bye|welcome)$/i;
const letter = '(?:letter|note|e-?mail|mail|message|msg|template|one|text)';

export const withLetterNames = (text: string, { templates }: Known): string =>
  byWord(
    templates
      .filter(({ id }) => holdsTalk.test(id))
      .reduce(
        (said, { id }) =>
          said.replaceAll(new RegExp(`\\b${wordsOfId(id).map(escapeRegExp).join('[_ -]')}\\b`, 'gi'), id),
        text,
      ),
    templates,
  );

const wordsOfId = (id: string): readonly string[] => id.split(/[_ -]/);

function byWord(text: string, templates: readonly Template[]): string {
  const words = templates.flatMap(({ id }) => wordsOfId(id).filter((word) => telling.test(word)));
  return [...new Set(words)].reduce((said, word) => {
    const called = templates.filter(({ id }) => wordsOfId(id).includes(word));
    const [only, ...others] = called;
    return only === undefined || others.length > 0
      ? said
      : said.replaceAll(new RegExp(`(?<![\\p{L}_])${word} ${letter}(?![\\p{L}_'’:])`, 'giu'), only.id);
  }, text);
}
