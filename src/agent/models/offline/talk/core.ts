// What a message comes to once the talk around it is set aside: “Strike that, she is flying. Thursday, same time.” is “Thursday, same
// time”, “Too low. 135.” is “135”, “Tadeo's. He has withdrawn.” is “Tadeo's”. Why somebody changes their mind is no order.
import { clauseOf } from '../../../../nlp/clauses.ts';
import { orderOpens } from '../../../../nlp/intents.ts';
import { asides, busyThen, dislikes, hesitations, shiftsOnly, takesBack, wants } from '../../../../nlp/lexicon/talk.ts';
import type { Known } from '../named/known.ts';
import { leftoversOf } from '../clause/recognised/leftovers.ts';
import { readClause } from '../clause/reading.ts';

export interface Core {
  readonly text: string;
  /** What was said or done before is not as it should be. */
  readonly changes: boolean;
}

/** “It should be at 4, so start then” */
const joints = /(?<=[.!?…])\s+|\s*[,;:–—]\s+|\s+-\s+|\s+(?=so (?:start|make|let|do|move|push|we|can|could)\b)/u;
const mostPieces = 5;

/** What a piece adds: words of its own, or that something changes; undefined where it is unclear whether it may be set aside. */
function readPiece(piece: string, known: Known): Core | undefined {
  const bare = bareOf(piece);
  const isTakenBack = takesBack.test(piece);
  if (bare === '' || asides.test(bare)) return { text: '', changes: isTakenBack };
  if (shiftsOnly.test(bare) || busyThen.test(bare)) return { text: '', changes: true };
  const wanted = wants.exec(bare)?.[0];
  if (wanted !== undefined) return { text: bare.slice(wanted.length), changes: true };
  if (isStory(bare, known)) return mayMatter(bare, known) ? undefined : { text: '', changes: true };
  return { text: bare, changes: isTakenBack || refusing.test(piece) };
}
const refusing = /^(?:no|nope|wait|sorry|actually)(?![\p{L}'’])/iu;
const bareOf = (piece: string): string => plainOf(piece.replace(takesBack, '').replace(hesitations, ''));
const plainOf = (text: string): string => text.replace(/[\s.!…]+$/, '').trim();

/** One piece that nothing stands around: a story alone sets nothing aside, and what is none is all that was said. */
const isBare = ([only = '', ...others]: readonly string[], said: string): boolean =>
  others.length === 0 && bareOf(only) === plainOf(said) && !wants.test(bareOf(only));

/** Undefined where nothing is set aside, and where what is set aside may matter. */
export function coreOf(said: string, known: Known): Core | undefined {
  const pieces = said.trim().split(joints).filter(Boolean);
  if (pieces.length > mostPieces || isBare(pieces, said)) return undefined;
  const read = pieces.map((piece) => readPiece(piece, known)).filter((one) => one !== undefined);
  const text = read
    .map((one) => one.text)
    .filter(Boolean)
    .join(', ');
  if (read.length < pieces.length || text === '' || text === plainOf(said)) return undefined;
  return { text, changes: read.some(({ changes }) => changes) };
}

/** Somebody or something is, has or does something; nothing is asked for. */
function isStory(piece: string, known: Known): boolean {
  if (/\?/.test(piece) || orderOpens.test(piece)) return false;
  const clause = clauseOf(piece);
  if (clause.mood === 'report') return true;
  if (clause.mood !== 'order') return false;
  return dislikes.test(piece) || leftoversOf(readClause(clause, [], known)).tells.length > 0;
}

/** A time, a length or a place in a story is wanted, unless it is what does not suit. */
function mayMatter(piece: string, known: Known): boolean {
  const { whens, durations, money, stages, template } = readClause(clauseOf(piece), [], known);
  const named = whens.length + durations.length + money.length + stages.length + (template === undefined ? 0 : 1);
  return /\b(?:if|unless|until|once|when)\b/i.test(piece) || (named > 0 && !dislikes.test(piece));
}
