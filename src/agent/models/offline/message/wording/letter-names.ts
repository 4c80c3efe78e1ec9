// Letters whose names hold words of talk, such as “sorry”, “hello” or “no”: they become ids before anything reads those words as a
// greeting, an answer or a second thought. “The sorry letter” is one where no other letter is called so.
import type { Template } from '../../../../../core/records.ts';
import { remembered } from '../../../../../nlp/remembered.ts';
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import { escapeRegExp } from '../../../../../nlp/text.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import { lettersOf } from '../../../../../nlp/patterns/letters.ts';
import type { Known } from '../../named/known.ts';
import { isOnlySaid } from '../../named/deed-or-letter.ts';
import { mayHold } from '../../named/letter-words.ts';

const talk =
  'thanks|thank|please|cheers|sorry|hello|hi|no|yes|ok|not|never|now|later|soon|again|still|next|then|so|reminder|nudge|chaser';
const holdsTalk = new RegExp(`(?:^|[_ -])(?:${talk})(?:[_ -]|$)`, 'i');
/** Of these one is enough beside a word for a letter: nobody says “the no letter” of any other. */
const telling = new Set(['thanks', 'sorry', 'hello', 'cheers', 'goodbye', 'bye', 'welcome']);
const letter = '(?:letter|note|e-?mail|mail|message|msg|template|one|text)';

export const withLetterNames = (text: string, known: Known): string => {
  const { templates, stages } = known;
  const named = templates
    .filter(({ id }) => holdsTalk.test(id))
    .reduce((said, { id }) => (isSaid(said, id) ? asIds(said, id) : said), text);
  const invitation = templates.find(({ id }) => /^invit(?:e|ation)$/i.test(id))?.id;
  const isOwn = (id: string) => findStage(wordsOfId(id).join(' '), stages).kind === 'none';
  return templates.reduce(
    (said, { id }) => (isSaid(said, id) && isOwn(id) ? behindGroup(inFront(said, id, known), id) : said),
    byWord(invitation === undefined ? named : asLetter(named, invitation), templates),
  );
};

/** “Send the invite to Ann” would be for a meeting, where no letter is called so and no time is named. */
const asLetter = (text: string, id: string): string =>
  timed.test(text)
    ? text
    : text.replaceAll(new RegExp(`\\bsend (?:the|our) ${spelled(id)} to\\b`, 'giu'), `send the ${id} template to`);
const timed = /\d|\b(?:(?:mon|tues|wednes|thurs|fri)day|today|tomorrow|noon|week)\b/i;

/** “Thank you!” is no letter that is called “thank_you”. */
const asIds = (text: string, id: string): string =>
  text.replaceAll(new RegExp(`\\b${spelled(id)}\\b`, 'gi'), (said, at: number) =>
    isOnlySaid(text, { start: at, end: at + said.length }) ? said : id,
  );

const isSaid = (text: string, id: string): boolean => mayHold(lettersOf(text), id);

const spelled = (id: string): string => wordsOfId(id).map(escapeRegExp).join('[_ -]');

/** “Checking in to Rosalie”, “…, invite → Bao”: a letter by its whole name, and whom it goes to. */
const inFront = (text: string, id: string, known: Known): string =>
  text.replaceAll(
    new RegExp(
      `(?<=(?:^|[,;.!?\\n]\\s*)(?:(?:ok|so|and|then|also|pls|please),? )*)(?:the |our )?${spelled(id)}(?: ${letter})? (?:to|for|2|4|->|→|>) (?=(?<whom>\\p{L}[\\p{L}'’-]*))`,
      'giu',
    ),
    (said, whom: string) =>
      !isSomebody(whom, known) ? said : parting.test(id) ? `${id} to ` : `send the ${id} template to `,
  );

const isSomebody = (word: string, { names }: Known): boolean =>
  isCrowd.test(word) || names.candidates.find(word).kind !== 'none';
const isCrowd = /^(?:all|every(?:one|body)?|each|both|those|whoever|any(?:one|body)|everybody)$/i;

/** “Everyone in field, quiet for a week: checking in”: a group, and what it gets. */
const behindGroup = (text: string, id: string): string =>
  text.replace(
    new RegExp(
      `^(?<group>(?:(?:broad )?(?:reach[- ]?out|hit up|ping|chase|nudge|blast)(?: to|:)? )?(?:${groups})\\b[^.!?:\\n]{0,80}?)(?::|,| -+| –) (?:the |our |use |send )*${spelled(id)}(?: (?:${letter}|tmpl))?(?:,? (?:pls|please|thanks|thx))?[.! ]*$`,
      'iu',
    ),
    (...found) =>
      `send the ${id} to ${String(found[1])
        .replace(/^(?:(?:broad )?(?:reach[- ]?out|hit up|ping|chase|nudge|blast)(?: to|:)? )/i, '')
        .replaceAll(/, ?/g, ' ')}`,
  );
const groups = 'everyone|everybody|every1|all|those|whoever|the (?:whole|entire)|any(?:one|body)|every';

const wordsOfId = remembered((id: string): readonly string[] => id.split(/[_ -]/));

function byWord(text: string, templates: readonly Template[]): string {
  const words = templates.flatMap(({ id }) => wordsOfId(id).filter((word) => telling.has(word.toLowerCase())));
  return [...new Set(words)].reduce((said, word) => {
    const called = templates.filter(({ id }) => wordsOfId(id).includes(word));
    const [only, ...others] = called;
    return only === undefined || others.length > 0 || !isSaid(said, word)
      ? said
      : said.replaceAll(new RegExp(`(?<![\\p{L}_])${word} ${letter}(?![\\p{L}_'’:])`, 'giu'), only.id);
  }, text);
}
