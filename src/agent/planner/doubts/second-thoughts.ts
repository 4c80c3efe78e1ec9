// Doubts about whether it still stands: what is taken back, replaced or disowned in the same breath, and what was done already.
import type { Message } from '../features.ts';
import type { FilledOrder } from '../readings.ts';
import { wordSet } from '../word-set.ts';
import { besides, type Doubt, hasCall, isInText, wordsIn } from './doubt.ts';

/** “With Théodora, no sorry, with Orhan”: who changes their mind half-way is asked. */
export const takesBack = ({ tokens }: Message): boolean =>
  tokens.some(({ word }, at) => {
    const isOpening = at <= 2;
    if (pausing.has(word)) return !isOpening && tokens.slice(at + 1).filter(({ isWord }) => isWord).length <= 1;
    return (word !== 'i' || !isOpening) && retracting.get(word)?.has(tokens[at + 1]?.word ?? '') === true;
  });
const pausing = wordSet('wait hold');
/** By the first of two words, the second. */
const retracting: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['no', wordSet('sorry wait not i make actually')],
  ['instead', wordSet('of')],
  ['i', wordSet('mean meant')],
  ['scratch', wordSet('that')],
  ['rather', wordSet('not')],
  ['or', wordSet('is should would do does not')],
]);

/** “… to move Tova, so move Bill instead”: of two alike one takes the other's place. */
export const replaces = (orders: readonly FilledOrder[], { tokens }: Message): boolean =>
  orders.length > 1 && tokens.some(({ word }) => word === 'instead');

/** “… Actually no, don't”, “… just kidding”, “… I said to Faizel”: what stands behind takes it back, or makes it a tale. */
const isUnsaid: Doubt = (one, { message }) =>
  message.clauses.some(
    (clause, at) =>
      at > one.order.begins &&
      !one.order.clauses.includes(at) &&
      !isInText(one, clause.from) &&
      unsaying.test(wordsIn(clause, message).join(' ')),
  );
const unsaying =
  /^(?:actually )?(?:no )?(?:don['’]?t|do not)$|\b(?:kidding|joking|not sure|unsure|no idea)\b|^\p{L}+ (?:said|told me|wrote)\b/u;

/** “Move Keira to Offer, I don't think she's ready”. */
const isDisowned: Doubt = (one, { message: { clauses, tokens } }) =>
  besides(one).some((at) => {
    const clause = clauses[at];
    if (clause?.mood !== 'negated' || one.order.clauses.includes(at) || isInText(one, clause.from)) return false;
    return /^(?:i|we)$/.test(tokens[clause.from]?.word ?? '');
  });

/** “No, Friday at 11”, “shift it” after a booking: the one just made is meant, and no second one. */
const isAgain: Doubt = (one, { focus }) =>
  hasCall(one, ({ tool, arguments: { candidate } }) => {
    const isOfThem = focus.done.some(
      (done) => done.tool === tool && done.status === 'executed' && done.arguments['candidate'] === candidate,
    );
    return tool === 'book_meeting' && candidate !== undefined && isOfThem;
  });

/** “She was not going to take that back”, “can we go back to the list?”. */
const isNoUndo: Doubt = ({ order }, { message }) => {
  const clause = message.clauses[order.begins];
  return (
    order.tool === 'undo_action' &&
    (clause?.mood === 'negated' || clause?.ending === '?' || fetches(wordsIn(clause, message)))
  );
};

/** “Take the laptop back”; not “take the offer back”. */
const fetches = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const [article = '', thing = '', back] = words.slice(at + 1);
    return fetching.has(word) && articles.has(article) && back === 'back' && !deeds.has(thing);
  });
const fetching = wordSet('take bring get');
const articles = wordSet('the a an my our his her');
const deeds = wordSet('move note offer rejection booking meeting mail email message last');

export const secondThoughts: readonly Doubt[] = [isUnsaid, isDisowned, isAgain, isNoUndo];
