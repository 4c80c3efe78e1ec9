// Doubts about whether it is an order at all: a question, a condition, a report, somebody else's words or task.
import { wordSet } from '../word-set.ts';
import { besides, type Doubt, wordsIn, wordsOf } from './doubt.ts';

/** Never a question, a quotation or a condition. */
const isNoOrder: Doubt = ({ order }, { message }) => noOrders.has(message.clauses[order.begins]?.mood ?? 'plain');
const noOrders = wordSet('question quoted conditional');

/** “If Keira agrees, move her trial”: a condition beside the order that is no part of its text. */
const isSupposed: Doubt = (one, { message: { clauses } }) =>
  besides(one).some((at) => {
    const clause = clauses[at];
    const { text } = one;
    const isText = text.kind === 'said' && clause !== undefined && clause.from >= text.from && clause.to <= text.to;
    return clause?.mood === 'conditional' && !isText;
  });

/** “… only if it makes sense”, “… when you have her answer”: a condition within the order; “when you have a minute” is none. */
const bindsItself: Doubt = (one, doubted) =>
  wordsOf(one, doubted).some(
    (word, at, words) => at > 1 && binding.has(word) && !polite.test(words.slice(at).join(' ')),
  );
const polite = /^(?:if|when) (?:possible|you (?!(?:get|have|hear|see)\b(?!.* (?:chance|minute|moment|time)$)))/;
const binding = wordSet('if unless when once provided assuming');

/** “Walter wrote: add a note …”, “a note to Junichi: book …”: what stands behind the colon is somebody's words. */
const isReported: Doubt = ({ order }, { message }) =>
  message.clauses[order.begins]?.joint.startsWith(':') === true &&
  wordsIn(message.clauses[order.begins - 1], message).some((word) => reporting.has(word));
const reporting = wordSet('wrote writes says said replied asks asked quote reads note notes message');

/** “Ask Hiroshi to schedule one call”: it is for somebody else to do. */
const isForOthers: Doubt = (one, doubted) => {
  const [first = '', ...rest] = wordsOf(one, doubted);
  return requests.has(first) && rest.includes('to') && !passesOn.has(one.order.tool);
};
const requests = wordSet('ask remind tell');
const passesOn = wordSet('notify_user send_message send_followup add_note');

/** “Kofi is in Final Interview now”, “I noted that …”: what is or was, and no order. */
const isTold: Doubt = ({ order }, { message: { clauses, masks } }) => {
  const { from, to } = clauses[order.begins] ?? { from: 0, to: 0 };
  const words = masks.slice(from, to).flatMap((mask) => mask ?? []);
  const said = words.slice(words.findIndex((word) => !leadingUp.has(word))).join(' ');
  const behind = said.replace(teller, '');
  const tells = behind !== said && (pastForms.has(behind.split(' ', 1)[0] ?? '') || state.test(behind));
  return (tells || told.test(said)) && !/\b(?:to be|please|pls|should|needs?|want|ready|due|next)\b/.test(said);
};
const leadingUp = wordSet('so and well ok okay hi hey just sadly fyi you know');
const teller = /^(?:<cu?>|<u>|i|we|the (?:\w+|<\w+>)(?: (?:with|for|of) <cu?>)?)(?: just| already)? /;
const pastForms = wordSet('did made moved turned finished responded ended stopped noted declined withdrew accepted');
const state = /^(?:(?:is|'s|are) (?:in|at|on|out|meeting|<)|isn't a|(?:has|have) (?:withdrawn|declined|accepted))\b/;
const told = /^(?:<u> (?:put|moved|sent|booked|rejected|told)|needed) (?:<|the\b|her|him|them)/;

/** “Send everybody an update that we need two more days”: a letter in Muster's words does not say that. */
const saysMore: Doubt = (one, doubted) =>
  one.order.tool === 'send_followup' &&
  wordsOf(one, doubted).some((word, at, words) => word === 'that' && tellers.has(words[at + 1] ?? ''));
const tellers = wordSet('we i our the there it');

/** “Minh-Anh can only do noon”, “Priya should be in phone screen by now”, “I could picture her there”: a thought alone. */
const isThought: Doubt = (_, { message: { clauses, text } }) =>
  clauses.length === 1 &&
  /\bcan only\b|\bshould be\b.*\bby now\b|\bi (?:could|can) (?:picture|imagine|see)\b/i.test(text);

export const noOrder: readonly Doubt[] = [
  isNoOrder,
  isSupposed,
  bindsItself,
  isReported,
  isForOthers,
  isTold,
  isThought,
  saysMore,
];
