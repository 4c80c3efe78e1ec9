// Where a clause ends: a sentence at its stop; “and” and commas end a clause only where another order begins.
import { isBareRequest } from './bare-requests.ts';
import { plainly } from './frames.ts';
import { orderOpens } from './intents.ts';
import { confirms } from './lexicon/confirmations.ts';
import { youFindTime } from './lexicon/preambles.ts';
import { isOneOrder } from './one-order.ts';
import { saysToSomebody } from './payload.ts';
import { spelledOut } from './shorthand.ts';

const breaks =
  /(?<!\b[ap](?:\.m)?)[.!?;]+(?=\s|$)|\n+|\s*(?:\.{2,}|…)\s*|\s*\p{Extended_Pictographic}[\p{Extended_Pictographic}\uFE0F\u200D\s]*|,?\s+(?:(?:n|nd|'n'?)(?: then| also)?|and then|and also|and please|and so|then|and|but|plus|also|as well as|so|therefore|hence|anyway|anyhow|afterwards|after that|next up|followed by|please|pls|kindly)\s+|,\s+(?:and |then |also |but |so |please )*|:\s+|\s+[+-]\s+/giu;

export interface End {
  readonly at: number;
  readonly length: number;
  /** What stands there. */
  readonly mark: string;
}

export function endOfClause(text: string): End {
  for (const match of text.matchAll(breaks)) {
    const before = text.slice(0, match.index);
    const next = text.slice(match.index + match[0].length);
    // A question mark stays with its clause: it says something about it.
    const kept = match[0].startsWith('?') ? 1 : 0;
    const isStop = /[.!?;\n…]|\p{Extended_Pictographic}/u.test(match[0]);
    if (isStop ? !isAbbreviation(before) : startsAnother(before, next, match[0].trim()))
      return { at: match.index + kept, length: match[0].length - kept, mark: match[0] };
  }
  return { at: text.length, length: 0, mark: '' };
}

function startsAnother(before: string, raw: string, mark: string): boolean {
  const next = spelledOut(raw.slice(0, 80));
  if (isOneOrder(before, next, mark)) return false;
  if (before === '' || isOpenedBy(before, mark) || (mark.startsWith(':') && before.split(/\s+/).length < 4))
    return false;
  return (
    (orderOpens.test(next) || turns.test(next) || isSecondOrder(before, next) || isConfirmed(next)) &&
    !isListed(next) &&
    !inPassing.test(next)
  );
}

/** “Friday at ten please, and let her know”: what is asked for there stands before its “please”. */
const isOpenedBy = (before: string, mark: string): boolean =>
  opensOnly.test(before) && !(mark.startsWith(',') && askedBehind.test(before));
const askedBehind = /(?:\S+ ){3}(?:please|pls)$/iu;

/** What is still the beginning of an order: “go ahead and move her”, “could you please move her”. */
const opensOnly =
  /^(?:(?:and|so|but|then) )?(?:somebody|someone|anyone|anybody)$|(?:^|[\s,])(?:go ahead|try|come|be sure|go|to|(?:can|could|would|will|might|may|should|must|shall) (?:you|u|we|i|somebody|someone|anyone|anybody)(?: all| both)?(?: please| also| just)?|you|would|like|want|need|hi|hello|hey|ok|okay|please|kindly|not|don't|never|and|or|should|must|can|could|if|when|(?<!\b(?:do|arrange|fix|sort|action|handle|change) )that|who|which)$/i;

/** “Ann to be rejected and Ben to be moved …”: a frame opens the second order. */
function isSecondOrder(before: string, next: string): boolean {
  const plain = plainly(next);
  return plain !== next && orderOpens.test(plain) && orderOpens.test(plainly(before)) && !saysToSomebody(before);
}

/** “…, could you change that for me?”: what stands before it is wished for. */
const isConfirmed = (next: string): boolean =>
  /^(?:please|pls|can|could|would|will|kindly|so please|see to|do the|make it|go ahead|proceed)\b/i.test(next) &&
  (confirms.test(plainly(next)) || isBareRequest(next.split(/[.!?;\n]/)[0] ?? ''));

/** “but not Ravi”, “no need to email” and “Tom stays”: the rest of the sentence turns. */
const turns =
  /^(?!if (?:you|u) (?:would|could|can|might|will)(?: please| kindly)?(?: (?:arrange|do|see to|sort|organi[sz]e|manage|fix|handle|action) (?:it|that|this))?[.!?]*$)(?:no need|there's no need|hold off|without|if|unless|once|when|what if|skip|leave|\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)? (?:stays|waits|remains)(?=$|[.,;!]| (?:put|where|as|for now|there|here)\b))\b/iu;
/** “…, when you get a chance” asks nothing and binds nothing. */
const inPassing = new RegExp(`^(?:if|once|when(?:ever)?) ${youFindTime}`, 'iu');
/** “note” or “call” in a list of things rather than as an order: “a call and note with …” */
const isListed = (next: string): boolean =>
  /^(?:start(?:ing)? (?:date|on|from|in|at|of|next|the|this)\b(?!.*\b(?:one|sequences?|drips?|campaigns?|cadences?)\b)|start(?:ing)? (?=\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|asap|immediately))|^(?:no )?(?:note|log|text|mail|email|call|offer|set|put)s?(?:\s*(?:,|\.|$| to (?:her|him|them)$))/i.test(
    next,
  );
const isAbbreviation = (before: string): boolean =>
  /(?:^|\s)(?:mr|mrs|ms|dr|prof|st|jr|sr|no|vs|e\.g|i\.e|approx|[A-Z])$/i.test(before) && !/\b(?:no)$/i.test(before);
