// Finds the stage that a clause names, and steps such as “the next stage”.
import { findStage, type FoundStage, spellingsOf } from '../../../../nlp/stages-in-words.ts';
import { fold, escapeRegExp } from '../../../../nlp/text.ts';
import type { Span } from './people.ts';

export interface StageMention extends Span {
  readonly text: string;
  readonly found: FoundStage;
  /** “from the onsite” says where somebody stands, not where to. */
  readonly isOrigin: boolean;
}

const loose = (name: string): string => name.split(' ').map(escapeRegExp).join('[\\s_-]*');

export function findStages(text: string, stages: readonly string[], taken: readonly Span[]): StageMention[] {
  const plain = fold(text).length === text.length ? fold(text) : text.toLowerCase();
  const named = stages.flatMap((stage) => namedIn(plain, text, stage));
  const placed = [
    ...named,
    ...ofPeople(plain, text, stages),
    ...afterPreposition(plain, text, { stages, taken: [...taken, ...named] }),
  ];
  return keepLongest(placed.filter((mention) => !taken.some((span) => overlaps(span, mention))));
}

/** The full name anywhere; one-word names only where the word stands for a place. */
function namedIn(plain: string, text: string, stage: string): StageMention[] {
  const [name = ''] = spellingsOf(stage);
  if (!name.includes(' ') || !name.split(' ').every((word) => plain.includes(word))) return [];
  return [...plain.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${loose(name)}(?![\\p{L}\\p{N}])`, 'gu'))].map((match) => ({
    ...spanOf(match.index, match[0].length),
    text: text.slice(match.index, match.index + match[0].length),
    found: { kind: 'one', stage },
    isOrigin: /\b(?:from|out of|off)(?: the)? $/.test(plain.slice(0, match.index)),
  }));
}

/** “the phone screen people”, “our onsite folks”, “offer stage”. */
function ofPeople(plain: string, text: string, stages: readonly string[]): StageMention[] {
  return [...plain.matchAll(crowd)].flatMap((match) => {
    const words = (match[1] ?? '').trim().split(' ');
    for (let from = 0; from < words.length; from += 1) {
      const said = words.slice(from).join(' ');
      const found = findStage(said, stages);
      const start = match.index + match[0].indexOf(said);
      if (found.kind === 'one')
        return [
          { ...spanOf(start, said.length), text: text.slice(start, start + said.length), found, isOrigin: false },
        ];
    }
    return [];
  });
}

const crowd =
  /((?:[\p{L}-]+ ){1,3}?)(?:people|folks|candidates|applicants|crowd|lot|group|ones|gang|bunch|pool|stage|step|round|phase)(?![\p{L}])/gu;

const opener =
  /(?<![\p{L}\p{N}])(?:(to|into|in|at|from|as|on|onto|stage|out of|is|are|everyone|everybody|anyone|anybody|those)(?: the| our| an?)?|(?:gets|(?:may|can|should) (?:have|get)|(?:ready|up|due|set) for) (?:his|her|their)(?! offer)) (?=\p{L})/gu;
const stop = /^(?:and|or|with|for|to|at|on|in|by|please|then|so|because|using|of|who|that|if)$/;

function afterPreposition(
  plain: string,
  text: string,
  known: { stages: readonly string[]; taken: readonly Span[] },
): StageMention[] {
  const found: StageMention[] = [];
  for (const match of plain.matchAll(opener)) {
    const start = match.index + match[0].length;
    const words = [...plain.slice(start).matchAll(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu)].slice(0, 4);
    const end = words.findIndex(({ 0: word }) => stop.test(word));
    const kept = end < 0 ? words : words.slice(0, end);
    for (let count = kept.length; count > 0; count -= 1) {
      const last = kept[count - 1];
      if (last === undefined) break;
      const span = spanOf(start, last.index + last[0].length);
      const said = text.slice(span.start, span.end);
      const stage = findStage(said, known.stages);
      if (stage.kind === 'none' || known.taken.some((one) => overlaps(one, span))) continue;
      found.push({ ...span, text: said, found: stage, isOrigin: /^(?:from|out of)$/.test(match[1] ?? '') });
      break;
    }
  }
  return found;
}

const spanOf = (start: number, length: number): Span => ({ start, end: start + length });
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

function keepLongest(mentions: readonly StageMention[]): StageMention[] {
  const kept: StageMention[] = [];
  for (const mention of mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((one) => overlaps(one, mention))) kept.push(mention);
  return kept.toSorted((a, b) => a.start - b.start);
}

/** +1 for “the next stage”, -1 for “back a stage”; undefined when no step is said. */
export function stepIn(text: string): number | undefined {
  if (
    /\b(?:back|previous|last|prior|one back|down) (?:a |one )?(?:stage|step|round|phase)\b|\b(?:a|one) (?:stage|step) back\b/i.test(
      text,
    )
  )
    return -1;
  const two = /\btwo (?:stages|steps)(?: (?:forward|ahead|on))?\b/i.test(text);
  if (two) return /\bback\b/i.test(text) ? -2 : 2;
  if (
    /(?:^|[:,-]\s*|\s)next[.! ]*$|^(?:move|bump|push|put|take|bring|send|pass)\b.* (?:up|on|up one|on one)[.! ]*$/i.test(
      text,
    )
  )
    return 1;
  return /\b(?:next|following) (?:stage|step|round|phase|one)\b|\b(?:forward|along|ahead)\b|\b(?:on|up) (?:a |one )?(?:stage|step)\b|\bone (?:stage|step)\b/i.test(
    text,
  )
    ? 1
    : undefined;
}
