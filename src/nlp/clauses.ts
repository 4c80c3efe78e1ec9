// Cuts an instruction into clauses, says of each whether it orders anything, and keeps quoted text out of the grammar: what
// stands between quotation marks, or after “note:”, is cargo and never an instruction.
import { leftOpen, saidAloud, setForwardedAside } from './forwarded.ts';
import { plainly, wishesFor } from './frames.ts';
import { orderOpens } from './intents.ts';
import { isBareRequest } from './bare-requests.ts';
import { confirms } from './lexicon/confirmations.ts';
import { isDone, isHad, type Mood, moodOf, waitsForSomebody } from './moods.ts';
import { afterColon, payloadIn, saysToSomebody, withoutTag } from './payload.ts';
import { withoutReason } from './reasons.ts';
import { isOneOrder } from './one-order.ts';
import { reworded } from './rewordings.ts';
import { spelledOut } from './shorthand.ts';

export interface Clause {
  /** The plain order, without what only makes it polite. Quotes are replaced by marks such as ⟦0⟧. */
  readonly text: string;
  /** As it was said: for questions about it. */
  readonly said: string;
  /** Letter for letter, for what is to be written. */
  readonly raw: string;
  readonly mood: Mood;
  /** What follows the colon or the “that” of a note or message. */
  readonly payload?: string;
  /** What follows “because”, as it was written. */
  readonly reason?: string;
  /** Not so in itself, but joined to a clause of that mood. */
  readonly isCarried?: boolean;
  /** The story around an order that was cut out of it. */
  readonly isBeside?: boolean;
}

export interface Protected {
  readonly text: string;
  readonly quotes: readonly string[];
}

/** Puts quoted passages aside. Short quoted names stay: `isName` knows them. */
export function setQuotesAside(text: string, isName: (quoted: string) => boolean): Protected {
  const quotes: string[] = [];
  const keep = (passage: string) => `⟦${quotes.push(passage) - 1}⟧`;
  const aloud = (_: string, inner: string) => keep(inner.trim());
  const spoken = setForwardedAside(text, keep).replaceAll(saidAloud, aloud).replaceAll(leftOpen, aloud);
  const told = spoken.replaceAll(reported, (_, head: string, inner: string) => `${head}${keep(inner.trim())}`);
  const aside = told.replaceAll(
    /"([^"]+)"|(?<![\p{L}\p{N}])'([^']*(?:'\p{L}[^']*)*)'(?![\p{L}\p{N}])/gu,
    (whole, double: string | undefined, single: string | undefined) => {
      const inner = (double ?? single ?? '').trim();
      if (inner === '' || isName(inner)) return inner === '' ? whole : inner;
      return keep(inner);
    },
  );
  return { text: aside, quotes };
}

/** “Tess wrote: move Ravi to offer”: what others said behind a colon is theirs. The reader's own words are not. */
const reported =
  /((?:^|[\n.!?,;]\s*|\b(?:and|but|so|because) )(?!i\b|we\b)(?:(?:the|her|his|their|my|our|a|an) )?[\p{L}'-]+(?: [\p{L}'-]+){0,3}? (?:said|says|wrote|writes|reads|goes|went|states|stated|replied|replies|answered|texted|messaged|asked|shouted|posted|keeps saying|told (?:me|us))(?: (?:to|in) [\p{L} ]{2,20})?:\s*)(?!["'⟦])(\S[^\n]*?)(?=[.!?]\s|\n|$)/giu;

/** Quoted text back in its place. */
export const restoreQuotes = (text: string, quotes: readonly string[]): string =>
  // A forwarded passage may hold quotes of its own.
  [1, 2].reduce((whole) => whole.replaceAll(/⟦(\d+)⟧/g, (_, index: string) => quotes[Number(index)] ?? ''), text);

export function clausesOf(text: string): Clause[] {
  const found: Joined[] = [];
  let rest = text.trim();
  let joint = '';
  while (rest !== '') {
    const { clause, after, ends } = firstClause(rest);
    if (clause.text !== '') found.push({ ...clause, joint });
    joint = ends;
    rest = after.trim();
  }
  return spread(found);
}

/** A clause and what stood between it and the one before. */
type Joined = Clause & { readonly joint: string };

const endsSentence = (joint: string): boolean => joint === '' || /[.!?;\n]/.test(joint);

/**
 * “If she accepts, move her and book Owen” orders nothing now, “what if we moved her and rejected him” neither; and what is
 * joined to a “don't” by a bare “and” may be forbidden too.
 */
function spread(clauses: readonly Joined[]): Clause[] {
  const moods = clauses.map(({ mood }) => mood);
  const pairs = clauses.slice(1).map((clause, index) => ({ before: clauses[index], clause, index: index + 1 }));
  const within = pairs.filter(({ clause }) => !endsSentence(clause.joint));
  for (const { before, clause, index } of within) {
    const mood = moods[index - 1];
    if (moods[index] === 'order' && mood !== undefined && carriesOn(mood, before?.text ?? '', clause))
      moods[index] = mood;
  }
  // “move her and email him if she says yes”: the condition at the end may hold for both.
  for (const { clause, index } of within.toReversed()) {
    const isBound = moods[index] === 'conditional' && (index === clauses.length - 1 || !later.test(clause.text));
    if (isBound && moods[index - 1] === 'order') moods[index - 1] = 'conditional';
  }
  return clauses.map((clause, index) => settled(clause, moods[index] ?? clause.mood));
}

/** In the middle of a message they bind what comes behind them. */
const later = /^(?:once|when)\b/i;

function settled({ text, said, raw, payload, reason, mood: own }: Joined, mood: Mood): Clause {
  return {
    text,
    said,
    raw,
    mood,
    ...(mood === own ? {} : { isCarried: true }),
    ...(payload === undefined ? {} : { payload }),
    ...(reason === undefined ? {} : { reason }),
  };
}

function carriesOn(mood: Mood, before: string, { text, joint }: Joined): boolean {
  if (mood === 'hypothetical') return true;
  if (mood === 'conditional')
    return /^(?:not (?:before|until|till)|(?:on )?the (?:day|moment|minute|second|week)|if|unless|once|when|whenever|as soon|after|before|until|in case|should|provided|assuming|supposing|given)\b/i.test(
      before,
    );
  // “Don't reject Ann, use the polite letter”: the letter is that of the rejection.
  return (
    mood === 'negated' &&
    (/^not (?:before|until|till)\b/i.test(before) ||
      /^\s*,?\s*(?:and|or)\s*$/i.test(joint) ||
      /^(?:use|using|with)\b/i.test(text))
  );
}

function firstClause(text: string): { clause: Clause; after: string; ends: string } {
  const written = toldInFull(text);
  if (written !== undefined) return written;
  const end = endOfClause(text);
  const head = text.slice(0, end.at);
  const cut = payloadIn(head);
  const clause =
    cut === null
      ? clauseOf(head)
      : clauseOf(head.slice(0, cut.index), withoutTag(head.slice(cut.index + cut[0].length), head));
  return { clause, after: text.slice(end.at + end.length), ends: end.mark };
}

function toldInFull(text: string): { clause: Clause; after: string; ends: string } | undefined {
  const told = afterColon(text);
  if (told === undefined) return undefined;
  return { clause: clauseOf(told.head, told.payload), after: text.slice(told.stop), ends: '.' };
}

const breaks =
  /(?<!\b[ap](?:\.m)?)[.!?;]+(?=\s|$)|\n+|\s*(?:\.{2,}|…)\s*|\s*\p{Extended_Pictographic}[\p{Extended_Pictographic}\uFE0F\u200D\s]*|,?\s+(?:and then|and also|and please|and so|then|and|but|plus|also|as well as|so|therefore|hence|anyway|anyhow|afterwards|after that|next up|followed by|please|pls|kindly)\s+|,\s+(?:and |then |also |but |so |please )*|:\s+|\s+[+-]\s+/giu;

/** A sentence ends at its stop; “and” and commas end a clause only where another order begins. */
function endOfClause(text: string): { at: number; length: number; mark: string } {
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
  if (before === '' || opensOnly.test(before) || (mark.startsWith(':') && before.split(/\s+/).length < 4)) return false;
  return (
    (orderOpens.test(next) || turns.test(next) || isSecondOrder(before, next) || isConfirmed(next)) && !isListed(next)
  );
}

/** What is still the beginning of an order: “go ahead and move her”, “could you please move her”. */
const opensOnly =
  /^(?:(?:and|so|but|then) )?(?:somebody|someone|anyone|anybody)$|(?:^|[\s,])(?:go ahead|try|come|be sure|go|to|(?:can|could|would|will|might|may|should|must|shall) (?:you|u|we|i|somebody|someone|anyone|anybody)(?: all| both)?(?: please| also| just)?|you|would|like|want|need|hi|hello|hey|ok|okay|please|kindly|not|don't|never|and|or|should|must|can|could|if|when|that|who|which)$/i;

/** “Ann to be rejected and Ben to be moved …”: a frame opens the second order. */
function isSecondOrder(before: string, next: string): boolean {
  const plain = plainly(next);
  return plain !== next && orderOpens.test(plain) && orderOpens.test(plainly(before)) && !saysToSomebody(before);
}

/** “…, could you change that for me?”: what stands before it is wished for. */
const isConfirmed = (next: string): boolean =>
  /^(?:please|pls|can|could|would|will|kindly|so please|see to|do the|make it|go ahead|proceed)\b/i.test(next) &&
  (confirms.test(plainly(next)) || isBareRequest(next.split(/[.!?;\n]/)[0] ?? ''));

/** “but not Ravi” and “no need to email”: the rest of the sentence turns. */
const turns =
  /^(?!if (?:you|u) (?:would|could|can|might|will)(?: please| kindly)?(?: (?:arrange|do|see to|sort|organi[sz]e|manage|fix|handle|action) (?:it|that|this))?[.!?]*$)(?:no need|there's no need|hold off|without|if|unless|once|when|what if|skip|leave)\b/i;
/** “note” or “call” in a list of things rather than as an order: “a call and note with …” */
const isListed = (next: string): boolean =>
  /^(?:start(?:ing)? (?:date|on|from|in|at|of|next|the|this)\b(?!.*\b(?:one|sequences?|drips?|campaigns?|cadences?)\b)|start(?:ing)? (?=\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|asap|immediately))|^(?:no )?(?:note|log|text|mail|email|call|offer|set|put)s?(?:\s*(?:,|\.|$| to (?:her|him|them)$))/i.test(
    next,
  );
const isAbbreviation = (before: string): boolean =>
  /(?:^|\s)(?:mr|mrs|ms|dr|prof|st|jr|sr|no|vs|e\.g|i\.e|approx|[A-Z])$/i.test(before) && !/\b(?:no)$/i.test(before);

/** “Steph: reject, no licence” and “Offer: Alicia, 98k”, as lists are written. */
const personFirst = (text: string): string =>
  text
    .replace(
      /^([\s•*·-]*)(\p{L}[\p{L}'. -]{1,40}?):\s*(reject|offer|move|advance|follow up|nudge|book|cancel|undo|show|chase|message)\b/iu,
      '$1$3 $2',
    )
    .replace(/^([\s•*·-]*(?:reject|offer|move|advance|follow up|book|cancel)):\s+/i, '$1 ');

/** What is written to somebody keeps its words. */
const writes =
  /^(?:tell|let|inform|notify|remind|ask|message|text|e-?mail|mail|write|note|add|leave|ping|slack|dm|advise|warn|drop|shoot)\b/i;

/** What is forbidden stays so in any frame; only “we are not moving forward with Ann” says no to her. */
function moodBehind(plain: string, order: string): Mood {
  if (wishesFor(plain)) return moodOf(order);
  if (isDone(plain) || (isHad(plain) && !orderOpens.test(order))) return 'report';
  const said = moodOf(plain);
  if (order === plain || !orderOpens.test(order)) return said;
  return said === 'negated' && !/^reject\b/i.test(order) && !reminds.test(plain) ? said : moodOf(order);
}

/** “Don't forget to book Owen” asks for it. */
const reminds = /\b(?:don't|do not|never|dont) (?:forget|hesitate|omit|fail|neglect)\b/i;

/** One clause, however it came to stand alone. */
export function clauseOf(text: string, payload?: string): Clause {
  const trimmed = personFirst(text.trim()).replace(/^(?:[,;\s•*·-]+|\d{1,2}[.)]\s+)+|[,;\s-]+$/g, '');
  const { text: ordered, reason } = withoutReason(trimmed);
  const spelled = spelledOut(ordered);
  const plain = payload === undefined && !writes.test(plainly(spelled)) ? reworded(spelled) : spelled;
  const order = waitsForSomebody(plain) ? plain : plainly(plain);
  const mood = moodBehind(plain, order);
  return {
    text: order,
    said: plain,
    raw: ordered,
    mood,
    ...(payload === undefined ? {} : { payload }),
    ...(reason === undefined ? {} : { reason }),
  };
}
