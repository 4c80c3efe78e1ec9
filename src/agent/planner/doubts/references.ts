// Doubts about who or what is meant: words that nothing here looks up, and names that say more than what was found.
import type { Message } from '../features.ts';
import type { FilledOrder } from '../readings.ts';
import type { ThingSpan } from '../span.ts';
import { frequentWords } from '../spans/frequent-words.ts';
import { wordSet } from '../word-set.ts';
import { type Doubt, hasCall, isInText, placesOf, usedBy, wordsOf } from './doubt.ts';

/** What fills a slot was only near: it is what a question offers. */
const isGuessed: Doubt = ({ filled }) => filled.kind === 'calls' && (filled.guessed ?? 0) > 0;

/** Words for people or things that nothing here looks up: “the other one”, “everybody except”, “send her the thing”. */
const pointsElsewhere: Doubt = (one, { message }) =>
  placesOf(one, message).some((at) => unknown.has(message.tokens[at]?.word ?? '') && !isPlain(at, message));
const unknown = wordSet(
  'other others rest somebody someone somewhere something thing stuff except apart minus excluding besides whoever standard usual normal',
);

/** “Other Reasons” is a name, and “could somebody” asks for nobody in particular. */
function isPlain(at: number, { tokens }: Message): boolean {
  const word = tokens[at]?.word ?? '';
  if (word === 'other') return tokens[at + 1]?.isCapital === true;
  return (word === 'somebody' || word === 'someone') && /^(?:can|could|would|will)$/.test(tokens[at - 1]?.word ?? '');
}

/** “Everyone in Interview, but Will got them already”. */
const spares: Doubt = (one, { message: { tokens } }) => {
  const words = tokens.flatMap(({ word }, at) => (isInText(one, at) ? [] : [word]));
  return words.includes('but') && words.some((word) => everybody.has(word));
};
const everybody = wordSet('all everyone everybody');

/** “Background Check” where only “Reference Check” is known: a name goes on before what was found of it. */
const namesMore: Doubt = (one, { message }) =>
  usedBy(one).some(
    (span) =>
      span.kind === 'stage' && span.from >= 2 && (isPartOfNoun(span, message) || isTailOfName(span.from, message)),
  );

/** “Kofi did great, final interview material”: a noun that the stage only describes ends a clause of no verb. */
function isPartOfNoun({ coverage, from, to }: ThingSpan, { tokens, clauses, spans }: Message): boolean {
  const [next, clause] = [tokens[to], clauses.find((one) => one.from === from)];
  if (coverage < 0.99 || next?.isWord !== true || clause?.to !== to + 1) return false;
  return !frequentWords.has(next.word) && !spans.some((span) => span.from <= to && to < span.to);
}

function isTailOfName(at: number, { tokens, spans }: Message): boolean {
  const [last, first] = [tokens[at - 1], tokens[at]];
  if (last?.isCapital !== true || first?.isCapital !== true || frequentWords.has(last.word)) return false;
  return last.isWord && !spans.some(({ from, to }) => from < at && to >= at);
}

/** “Reject Tom's competitor”: somebody or something of theirs is meant. */
const isTheirs: Doubt = (one, { message: { tokens, spans } }) =>
  toPeople.has(one.order.tool) &&
  usedBy(one).some(({ kind, to }) => {
    const theirs = to + 1;
    const isOwner = kind === 'person' && /^['’]s$/.test(tokens[to]?.raw ?? '');
    return isOwner && isKin(tokens[theirs]?.word) && !spans.some((span) => span.from <= theirs && theirs < span.to);
  });
const toPeople = wordSet('reject_candidate move_stage send_offer send_message send_followup');
const isKin = (word = ''): boolean => kin.has(word) || kin.has(word.replace(/s$/, ''));
const kin = wordSet(
  'competitor rival friend brother sister wife husband partner boss manager colleague recruiter referee assistant',
);

/** “To the stage after the phone screen”. */
const isAfter: Doubt = (one, { message: { tokens } }) =>
  one.order.tool === 'move_stage' &&
  usedBy(one).some(
    ({ kind, from }) => kind === 'stage' && [1, 2].some((back) => relating.has(tokens[from - back]?.word ?? '')),
  );
const relating = wordSet('after before behind');

/** “Book the panel for Mireille” moves nobody, “withdraw Lukas” is no letter, “close the engineer job” cancels no meeting. */
const isOtherDeed: Doubt = (one, doubted) => {
  const others = otherVerbs.get(one.order.tool);
  const opening = others === undefined ? [] : wordsOf(one, doubted).slice(0, 4);
  return opening.some((word) => others?.has(word));
};
const ofCalendar = 'book schedule arrange reschedule cancel';
const ofRecords = 'withdraw assign unassign archive delete remove tag label flag shortlist blacklist merge pause';
const otherVerbs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['move_stage', wordSet(ofCalendar)],
  ['send_followup', wordSet(`${ofCalendar} ${ofRecords}`)],
  ['cancel_meeting', wordSet('close reopen archive clone')],
  ['reject_candidate', wordSet('archive')],
  ['notify_user', wordSet('invite')],
]);

/** “Send Fernanda the chking in email”: a letter is named, and none is found. */
const leavesLetter: Doubt = (one, doubted) =>
  isLetterOf(one, (template) => template === undefined) && wordsOf(one, doubted).some((word) => letters.has(word));
const letters = wordSet('the template letter');

/** “Send Bo the rejection”: such a letter goes with the decision. */
const isOfDecision: Doubt = (one) =>
  isLetterOf(one, (template) => typeof template === 'string' && /reject|declin|regret/i.test(template));

const isLetterOf = (one: FilledOrder, isSuch: (template: unknown) => boolean): boolean =>
  one.order.tool === 'send_followup' && hasCall(one, ({ arguments: args }) => isSuch(args['message_template']));

export const ofReferences: readonly Doubt[] = [
  isGuessed,
  pointsElsewhere,
  spares,
  namesMore,
  isTheirs,
  isAfter,
  isOtherDeed,
  leavesLetter,
  isOfDecision,
];
