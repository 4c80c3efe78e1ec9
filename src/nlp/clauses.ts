// Cuts an instruction into clauses, and says of each whether it orders anything. Quoted text has been put aside.
import { carriedMoods } from './carried-moods.ts';
import { endOfClause } from './clause-ends.ts';
import { plainly, wishesFor } from './frames.ts';
import { orderOpens } from './intents.ts';
import { isDone, isHad, type Mood, moodOf, waitsForSomebody } from './moods.ts';
import { afterColon, noteBehind, payloadIn, withoutTag } from './payload.ts';
import { withoutReason } from './reasons.ts';
import { remembered } from './remembered.ts';
import { reworded } from './rewordings.ts';
import { withoutSharedMark } from './shared-requests.ts';
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
  /** “And” stands before it. */
  readonly isJoined?: boolean;
  /** The story around an order that was cut out of it. */
  readonly isBeside?: boolean;
}

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
  const moods = carriedMoods(found);
  return withoutSharedMark(found).map((clause, index) => settled(clause, moods[index] ?? clause.mood));
}

/** The same cut, letter for letter: what stands between two clauses stays with the one before it. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const after = firstClause(rest).after.trim();
    pieces.push(rest.slice(0, rest.length - after.length).trim());
    rest = after;
  }
  return pieces;
}

/** A clause and what stood between it and the one before. */
type Joined = Clause & { readonly joint: string };

function settled({ text, said, raw, payload, reason, mood: own, joint }: Joined, mood: Mood): Clause {
  return {
    text,
    said,
    raw,
    mood,
    ...(isAnd.test(joint) || isAnd.test(raw) ? { isJoined: true } : {}),
    ...(mood === own ? {} : { isCarried: true }),
    ...(payload === undefined ? {} : { payload }),
    ...(reason === undefined ? {} : { reason }),
  };
}

const isAnd = /^[,\s]*(?:and|n|then|plus|also|\+)(?!\p{L})/iu;

const firstClause = remembered((text: string): { clause: Clause; after: string; ends: string } => {
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
});

function toldInFull(text: string): { clause: Clause; after: string; ends: string } | undefined {
  const told = afterColon(text) ?? noteBehind(text);
  if (told === undefined) return undefined;
  return { clause: clauseOf(told.head, told.payload), after: text.slice(told.stop), ends: '.' };
}

/** “Steph: reject, no licence” and “Offer: Alicia, 98k”, as lists are written. */
const personFirst = (text: string): string =>
  text
    // “Yusuf → start the at risk sequence”; “Yusuf → offer” is a stage.
    .replace(
      /^([\s•*·-]*\p{L}[\p{L}'. -]{1,40}?)\s*(?:→|->|=>)\s*(?=(?:start|stop|send|book|cancel|note|tell|message|nudge|chase|remind)\b)/iu,
      '$1: ',
    )
    .replace(
      /^([\s•*·-]*)(\p{L}[\p{L}'. -]{1,40}?):\s*(reject|offer(?! (?:stage|step|round|phase)\b)|move|advance|follow up|nudge|book|cancel|undo|show|chase|message|note$)(?![\p{L}])/iu,
      '$1$3 $2',
    )
    .replace(/^([\s•*·-]*(?:reject|offer|move|advance|follow up|book|cancel))s?:\s+/i, '$1 ');

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
export const clauseOf = (text: string, payload?: string): Clause =>
  payload === undefined ? plainClause(text) : madeOf(text, payload);

const plainClause = remembered((text: string) => madeOf(text));

function madeOf(text: string, payload?: string): Clause {
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
