// What asks for nothing is left out around what does: “Hi, first day here, so sorry if this is silly: …”, “… Let me know when it is
// done”. Nothing that hedges, forbids or takes back is among it, and what is written to somebody keeps its words.
import { asides, courtesies } from './lexicon/asides.ts';
import { isCargo } from './payload.ts';
import { lettersOf } from './patterns/letters.ts';
import { gateOf } from './patterns/tried.ts';
import { remembered } from './remembered.ts';

interface Aside {
  readonly mayFit: ReturnType<typeof gateOf>;
  readonly before: RegExp;
  readonly behind: RegExp;
  readonly whole: RegExp;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const beforeOrder =
  '(?:(?:\\s*[,;:.!…]+|\\s+[-–—]+)(?:\\s+(?:but|so|and|though|anyway))*\\s+|,?\\s+(?:but|so|though|anyway)\\s+|\\s*\\n\\s*)(?=\\S)';
const atEnd = '(?:,? (?:sorry|yet|though|haha|lol|either))*\\)?(?=\\s*[.!?…]*\\s*$)';
const all = asides.map((source): Aside => ({
  mayFit: gateOf(source),
  before: new RegExp(`(?:${source})${beforeOrder}`, 'iuy'),
  behind: new RegExp(`(?:but |and |sorry,? |as |because |since )*(?:${source})${atEnd}`, 'iuy'),
  whole: new RegExp(`^(?:${source})[.!:,]*$`, 'iu'),
}));
/** Hardly any message holds the words of one. */
const heldIn = remembered((text: string): readonly Aside[] => {
  const letters = lettersOf(text);
  return all.filter(({ mayFit }) => mayFit(letters));
}, 300);

const sentences = /^\s*|[.!?;\n…]+\s*|\s[-–—]+\s+/gu;
const little =
  /(?:hi|hello|hey|hiya|good (?:morning|afternoon)|morning|so|and|also|um+|uh+|ok|okay|sorry|oh|er|well|right|thanks|thank you|but|yes|yeah)(?: (?:muster|team|all|there|again|everyone))?[,:!.… –-]* /iuy;
const pieces = /(?<=[.!?…])\s+|\s*[,;…(\n]\s*|\s+[-–—(]+\s*/gu;
const courtesy = new RegExp(`^(?:${courtesies.join('|')})(?: \\p{Lu}\\p{L}+)?[.!:,]*$`, 'iu');

/** What is nothing but an aside stays. */
export function withoutAsides(text: string): string {
  const held = heldIn(text);
  if (held.length === 0) return text;
  const kept = withoutBehind(withoutBefore(text, held), held);
  return /\p{L}/u.test(kept) ? kept : text;
}

function withoutBefore(text: string, held: readonly Aside[]): string {
  const patterns = held.map(({ before }) => before);
  let said = '';
  let done = 0;
  for (const { index, 0: gap } of text.matchAll(sentences)) {
    const start = index + gap.length;
    let aside = start < done ? undefined : asideFrom(patterns, text, start);
    if (aside === undefined || isCargo(text, start)) continue;
    said += text.slice(done, aside.start);
    for (; aside !== undefined; aside = asideFrom(patterns, text, done)) done = aside.end;
  }
  return said + text.slice(done);
}

function withoutBehind(text: string, held: readonly Aside[]): string {
  const patterns = held.map(({ behind }) => behind);
  for (const { index, 0: gap } of text.matchAll(pieces)) {
    const isOpen = index > 0 && !(own.test(text.slice(index + gap.length)) && speaksOfSelf.test(text.slice(0, index)));
    const end = isOpen ? endOf(patterns, text, index + gap.length) : 0;
    if (end > index + gap.length && !isCargo(text, index))
      return withoutBehind(joined(text.slice(0, index), markBehind(text, index + gap.length, end)), held);
  }
  return text;
}

/** “Tell Bo that I'm sorry, I won't get round to it”: the writer's own news is what is told. */
const own = /^(?:i|we)\b/iu;
const speaksOfSelf =
  /\b(?:tell|text|txt|message|e?-?mail|write|inform|let|ping|ask|remind|note|say|slack|dm) [^.!?\n]{2,30}?(?<!\bfrom )\b(?:i|i'm|i've|i'll|i'd|sorry|my)\b/iu;

/** “…, is this where I do it?” asks for itself alone. */
const markBehind = (text: string, from: number, end: number): string => {
  const mark = text.slice(end).trim();
  return asking.test(text.slice(from, end)) ? mark.replace('?', '.') : mark;
};
const asking = /^(?:(?:or|and|but|so) )*(?:is|are|am|do|should|shall|can|may|must|what|how|where)\b/iu;

/** The mark at the end goes with the aside, where the order has one of its own. */
const joined = (order: string, mark: string): string => (/[.!?…]$/.test(order) ? order : order + mark);

/** The aside that begins there, or behind greetings and little words. */
function asideFrom(patterns: readonly RegExp[], text: string, from: number): Span | undefined {
  const end = endOf(patterns, text, from);
  if (end > from) return { start: from, end };
  const next = endOf([little], text, from);
  return next === from ? undefined : asideFrom(patterns, text, next);
}

/** Where the first of some sticky patterns that fits there ends. */
function endOf(patterns: readonly RegExp[], text: string, at: number): number {
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return pattern.lastIndex;
  }
  return at;
}

/** Whether a clause is nothing but an aside or a courtesy. */
export const isAside = (text: string): boolean =>
  courtesy.test(text) || heldIn(text).some(({ whole }) => whole.test(text));
