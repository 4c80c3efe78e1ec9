// Words of the curated lexicon: jargon is replaced, systems keep their name and say what they are, ranks, schools, awards and
// acronyms are spelled out once.
import type { Mention } from '../../../nlp/military/lexicon.ts';
import type { Change } from './change.ts';

/** Words that are ordinary English too are left alone unless they are written as the military does, in capitals. */
const everyday = new Set(
  'top band rate rating battery troop mission missions weapon weapons combat head count cover marine gear kit doc scout radar sonar cyber comms liberty handler crane instructor safety officer diver recruiter postal cable welding calibration navigation generators boiler boilers concrete rebar masonry surveying fiber'.split(
    ' ',
  ),
);

/** Have steps of their own. */
const elsewhere: ReadonlySet<string> = new Set(['clearance']);
const spelledOut: ReadonlySet<string> = new Set(['expansion', 'rank']);
const named: ReadonlySet<string> = new Set(['platform']);

export function plainJargon(text: string, mentions: readonly Mention[]): Change[] {
  const seen = new Set<string>();
  return mentions.flatMap((mention) => {
    const after = afterOf(mention, { text, seen });
    if (after === undefined) return [];
    const { start, end } = mention;
    return [{ start, end, before: text.slice(start, end), after }];
  });
}

interface MentionContext {
  readonly text: string;
  /** What was spelled out before. */
  readonly seen: Set<string>;
}

function afterOf(mention: Mention, around: MentionContext): string | undefined {
  const { start, end, term } = mention;
  const before = around.text.slice(start, end);
  if (staysAsItIs(before, mention, around.text)) return undefined;
  if (spelledOut.has(term.kind) || named.has(term.kind)) return explainedOnce(before, mention, around);
  const plain = asWritten(before, inNumber(before, term.plain), opensSentence(around.text, start));
  return withoutDoubling(plain, around.text, { start, end });
}

function staysAsItIs(before: string, { term: { kind, plain }, start, end }: Mention, text: string): boolean {
  const isShouted = before === before.toUpperCase();
  const isOrdinary =
    everyday.has(before.toLowerCase()) || everyday.has(before.toLowerCase().replace(/s$/, '')) || kind === 'expansion';
  return (
    plain === '' ||
    elsewhere.has(kind) ||
    before.toLowerCase() === plain.toLowerCase() ||
    (isOrdinary && !isShouted) ||
    /deploy/i.test(before) ||
    isDesignation(text, { start, end })
  );
}

/** The name stays, and what it is stands beside it the first time. */
function explainedOnce(before: string, { term: { kind, plain }, end }: Mention, { text, seen }: MentionContext) {
  const isKnown = seen.has(before.toLowerCase()) || (named.has(kind) && isNamedBeside(text, { end, plain }));
  if (isKnown) return undefined;
  seen.add(before.toLowerCase());
  return kind === 'expansion' ? `${plain} (${before})` : `${before} (${inNumber(before, plain)})`;
}

/** Part of a unit's or person's name: “1st Cavalry Division”, “Sgt. Miller”. */
const isDesignation = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /\d(?:st|nd|rd|th)\s+(?:[A-Z]\w+\s+)*$/.test(text.slice(Math.max(0, start - 40), start)) &&
  /^[A-Z]/.test(text.slice(start, end));

/** What it is stands right behind it: “M1A2 SEP v3 tanks”, “UH-60 helicopters”. */
function isNamedBeside(text: string, { end, plain }: { end: number; plain: string }): boolean {
  const head = (plain.split(' ').at(-1) ?? '').replace(/s$/, '');
  const behind = text.slice(end, end + 40).split(/[.,;:()\n]/, 1)[0] ?? '';
  return new RegExp(`\\b${head}s?\\b`, 'i').test(behind);
}

/** A sentence that began with a capital still does. */
const asWritten = (before: string, after: string, opens: boolean): string =>
  opens && /^[A-Z]/.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after;

const opensSentence = (text: string, start: number): boolean =>
  /(^|[.!?:\n•-])\s*$/.test(text.slice(Math.max(0, start - 4), start));

/** Twelve HMMWVs are twelve vehicles. */
const inNumber = (before: string, after: string): string =>
  /[^s]s$/.test(before) && !after.endsWith('s') ? `${after}s` : after;

/** “soldier team” becomes “team”, never “team team”: a word that stands beside is not said twice. */
function withoutDoubling(after: string, text: string, { start, end }: { start: number; end: number }): string {
  const words = after.split(' ');
  const next = /^\s+([\p{L}]+)/u.exec(text.slice(end))?.[1]?.toLowerCase();
  const previous = /([\p{L}]+)\s+$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1]?.toLowerCase();
  if (words.length > 1 && same(words.at(-1), next)) words.pop();
  if (words.length > 1 && same(words[0], previous)) words.shift();
  return words.join(' ');
}

const same = (word: string | undefined, other: string | undefined): boolean =>
  word !== undefined && other !== undefined && word.toLowerCase().replace(/s$/, '') === other.replace(/s$/, '');
