// Letters of an administration before they are cut into clauses: their wording in plain words, and the reasons that they give first put
// aside. “Owing to a delay, Ann's call must be deferred to Friday” orders what stands behind the comma, and only a rejection keeps why.
import { plainly } from './frames.ts';
import { orderOpens } from './intents.ts';
import { lettersOfOffice } from './lexicon/letters-of-office.ts';
import { givenFirst, purposeFirst, tellsWhy, topicFirst } from './lexicon/reasons-first.ts';
import { rejecting } from './lexicon/verbs.ts';
import { isCargo } from './payload.ts';
import { rewriting } from './patterns/tried.ts';

const inPlainWords = rewriting(lettersOfOffice);

export const withPlainLetters = (text: string): string => inPlainWords(withReasonsBehind(inPlainWords(text)));

const sentence =
  /(?<=^|(?<!\b(?:mr|mrs|ms|dr|prof|[ap]\.m))[.!?;]\s+|\n)[^\s.!?;\n](?:[^.!?;\n]|[.](?=\S)|(?<=\b(?:mr|mrs|ms|dr|prof|[ap]\.m))[.])*/giu;

const withReasonsBehind = (text: string): string =>
  givenFirst.test(text)
    ? text.replaceAll(sentence, (one, at: number) => (isCargo(text, at) ? one : reordered(one)))
    : text;

function reordered(said: string): string {
  const [head, order] = isGivenFirst(said) ? atComma(said) : [];
  return head === undefined || order === undefined ? said : withReason(head, order);
}

function withReason(head: string, order: string): string {
  const plain = plainlyOf(order);
  const topic = purposeFirst.exec(head)?.[1];
  if (topic !== undefined && books.test(plain)) return `${plain} about ${topic}`;
  const why = tellsWhy.exec(head)?.groups?.['why'];
  if (why !== undefined && rejects.test(plain)) return `${onceRejected(order)} because ${why}`;
  return isOnItsOwn(order) && !namesMore(head, order) ? order : `${head}. ${order}`;
}

/** The first of two orders, where they are not read as one. */
function plainlyOf(order: string): string {
  const plain = plainly(order);
  return orderOpens.test(plain) ? plain : plainly(order.split(joint)[0] ?? '');
}

const isGivenFirst = (said: string): boolean => {
  const found = givenFirst.exec(said);
  return found?.index === 0 && !(topicFirst.test(said) && /\p{Lu}/u.test(said.slice(1, said.indexOf(','))));
};

/** At the first comma behind which an order begins. */
function atComma(said: string): readonly [head?: string, order?: string] {
  for (const { index } of said.matchAll(/,\s+(?=\S)/gu)) {
    const order = said.slice(index + 1).trim();
    if (orderOpens.test(plainlyOf(order)) && !forbids.test(order)) return [said.slice(0, index), order];
  }
  return [];
}

const joint = /, and (?=\p{L})/u;
const rejects = new RegExp(`^(?:${rejecting})(?!\\p{L})`, 'iu');
/** “Ann can no longer be considered, and her application must be rejected” says one thing twice. */
function onceRejected(order: string): string {
  const [first = '', second, ...more] = order.split(/, and (?=(?:his|her|their|the) )/iu);
  return second !== undefined && more.length === 0 && rejects.test(plainly(first)) && rejects.test(plainly(second))
    ? first
    : order;
}
/** “…, no offer is to be sent”. */
const forbids = /^(?:no|none|nobody|nothing|neither|never|not|do not|don't)\b/iu;
/** Whom it is about is named in it, and no pronoun looks back. */
const isOnItsOwn = (order: string): boolean =>
  /\s\p{Lu}\p{Ll}/u.test(order) &&
  !looksBack.test(order.replace(/\bit (?:is|be)(?= (?:\p{L}+ )?(?:requested|asked|desired|noted|recorded))/giu, ''));
const looksBack = /\b(?:he|him|his|she|her|they|them|their|it|its|there)\b/iu;

/** Somebody who is not in the order. */
const namesMore = (head: string, order: string): boolean =>
  (head.match(named) ?? []).some((name) => !order.includes(name.split(' ').at(-1) ?? ''));
const named = /\b(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/gu;
const books = /^(?:book|schedule|arrange|set up|set|reserve|plan|enter)(?!\p{L})/iu;
