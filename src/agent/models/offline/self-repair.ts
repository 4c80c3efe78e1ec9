// Corrections within one breath: “on Tuesday, no sorry, Wednesday”, “move Ann, I mean Anna”. What comes after the slip takes the
// place of the last thing of its kind before it; where nothing of its kind is found, nobody guesses.
import { plainly } from '../../../nlp/frames.ts';
import { orderOpens } from '../../../nlp/intents.ts';
import { parseWhen, type When } from '../../../nlp/when.ts';
import type { Known } from './known.ts';
import { findPeople, isKnown, type PersonMention, type Span } from './people.ts';
import { findStage } from '../../../nlp/stages-in-words.ts';
import { findStages } from './stage-words.ts';
import { findDurations } from '../../../nlp/durations.ts';
import { findMoney } from '../../../nlp/money.ts';
import { findTemplate } from './title-words.ts';

const slip =
  /[\s,.…;-]*(?<![\p{L}])(?:(?:no|nope|nah|sorry|wait|hang on|hold on|hmm|oops|whoops|ah|er|uh|um|oh|ugh|actually|my bad|pardon|apologies|excuse me|what am i saying)[\s,.…-]+)*(?:no|nope|nah|sorry|wait|hang on|hold on|actually|i mean|i meant|make that|correction|scratch that|strike that|or rather|rather|better|let's say|my bad|what am i saying|what's it called|what's-it|the thing|delete that|change that to|should be|pardon)(?![\p{L}'])[\s,.:…-]*(?:(?:make (?:that|it)|it's|it is|i mean|i meant|that's|let's say|change (?:that|it) to|put|wait|no|sorry|rather|not that|say|better)[\s,.…-]+)*/giu;

interface Named extends Span {
  readonly kind: string;
}

/** The text without its slips; undefined where it is not clear what was meant instead. */
export function repaired(text: string, known: Known): string | undefined {
  let current = text;
  for (let round = 0; round < 4; round += 1) {
    const cut = firstSlip(current);
    if (cut === undefined) return current;
    const next = mended(current.slice(0, cut.start), current.slice(cut.end), known);
    // “No experience” after a comma corrects nothing.
    if (next === undefined && cut.isWeak) return current;
    if (next === undefined) return undefined;
    current = next;
  }
  return current;
}

/** A slip stands in the middle: opening words such as “actually” or “sorry” correct nothing here. */
function firstSlip(text: string): (Span & { readonly isWeak: boolean }) | undefined {
  for (const match of text.matchAll(slip)) {
    const before = text.slice(0, match.index);
    const end = match.index + match[0].length;
    const isSentence = /[.!?]\s*$/.test(before) || /^[\s]*[.!?\n]/.test(match[0].replace(/^…|^\.{2,}/, ''));
    const says = match[0].trim().replace(/^[,.…;-]+\s*/, '');
    if (before.trim().split(/\s+/).length < 2 || text.slice(end).trim() === '') continue;
    if (isSentence && !/\b(?:no|wait|scratch|strike|mean|meant|correction|make that)\b/i.test(says)) continue;
    const isWeak = /^(?:no|sorry|better|rather|actually|should be|wait|the thing|pardon)$/i.test(
      says.replace(/[\s,.…-]+$/, ''),
    );
    if (isWeak && !setOff(match[0], before)) continue;
    // “Zeynep no, no right to work” is a verdict and its reason.
    if (/^no$/i.test(says.replace(/[\s,.…-]+$/, '')) && /\bno\s*$/i.test(before)) continue;
    return { start: match.index, end, isWeak };
  }
  return undefined;
}

/** “no experience”, “better than”, “actually moved”: a single word is a slip only where it is set off. */
const setOff = (mark: string, before: string): boolean =>
  /^\s*[,…;-]|^\s*\.{2,}/.test(mark) &&
  /[,\s…-]$/.test(mark) &&
  !/\b(?:is|was|are|has|had|have|with|of)$/i.test(before);

function mended(before: string, after: string, known: Known): string | undefined {
  if (orderOpens.test(plainly(after)) && !/^(?:put|make|get|set|place)\s+(?:it|that)\b/i.test(after))
    return `${named(before, after, known)}${after}`;
  const [first] = mentionsIn(after, known);
  if (
    first === undefined ||
    after
      .slice(0, first.start)
      .split(/\s+/)
      .filter((word) => word !== '').length > 4
  )
    return bareNumber(before, after);
  const same = mentionsIn(before, known)
    .filter(({ kind }) => kind === first.kind)
    .at(-1);
  if (same === undefined) return bareNumber(before, after);
  const said =
    first.kind === 'time'
      ? timeOf(before.slice(same.start, same.end), after.slice(first.start, first.end), known)
      : after.slice(first.start, first.end);
  return tidied(`${before.slice(0, same.start)}${said}${before.slice(same.end)} ${after.slice(first.end)}`);
}

const tidied = (text: string): string =>
  text
    .replaceAll(/\s+([,.;!?])/g, '$1')
    .replaceAll(/(?:,\s*){2,}/g, ', ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** A new order that only points (“just move it”) is about those whom the dropped one named. */
function named(before: string, after: string, known: Known): string {
  const points = /\b(?:it|her|him|them|that one|that)\b/i.test(after);
  const people = mentionsIn(before, known).filter(({ kind }) => kind === 'candidate' || kind === 'user');
  return points && people.length > 0
    ? `About ${people.map(({ start, end }) => before.slice(start, end).replace(/'s?$/, '')).join(' and ')}. `
    : '';
}

/** “at 3, no 4”: a number takes the place of the number that was said last. */
function bareNumber(before: string, after: string): string | undefined {
  const number = /^(\d{1,2}(?::\d\d)?\s*(?:[ap]m)?)(?=[\s,.]|$)/i.exec(after)?.[1];
  if (number === undefined || !/\d{1,2}(?::\d\d)?\s*(?:[ap]m)?\s*$/i.test(before)) return undefined;
  return tidied(
    `${before.replace(/\d{1,2}(?::\d\d)?\s*(?:[ap]m)?\s*$/i, number.trim())} ${after.slice(number.length)}`,
  );
}

/** “Tuesday at 3, no, Wednesday” is Wednesday at 3. */
function timeOf(wrong: string, right: string, known: Known): string {
  const [old] = whensIn(wrong, known);
  const [now] = whensIn(right, known);
  if (old === undefined || now === undefined || (now.says.date && now.says.time)) return right;
  const keeps = now.says.date ? 'time' : 'date';
  if (!old.says[keeps]) return right;
  const half = halvesOf(wrong).find((one) => saysOnly(one, keeps, known));
  return half === undefined ? right : `${right} ${half}`;
}

const halvesOf = (text: string): string[] => {
  const words = text.split(' ');
  return words.slice(1).flatMap((_, cut) => [words.slice(cut + 1).join(' '), words.slice(0, cut + 1).join(' ')]);
};

function saysOnly(text: string, part: 'time' | 'date', known: Known): boolean {
  const [when] = whensIn(text, known);
  const other = part === 'time' ? 'date' : 'time';
  return when !== undefined && when.text.length >= text.length - 3 && when.says[part] && !when.says[other];
}

const whensIn = (text: string, { world, reader }: Known): When[] =>
  parseWhen(text, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });

function mentionsIn(text: string, known: Known): Named[] {
  const times = whensIn(text, known).map((when) => ({ ...spanOf(when), kind: 'time' }));
  const lengths = findDurations(text).map((one) => ({ ...spanOf(one), kind: 'length' }));
  const sums = findMoney(text).map((one) => ({ ...spanOf(one), kind: 'money' }));
  const template = findTemplate(text, known.templates, []);
  const templates =
    template === undefined || template.ids.length !== 1
      ? []
      : [{ start: template.start, end: template.end, kind: 'template' }];
  const taken = [...templates, ...sums, ...times, ...lengths];
  const stages = [...findStages(text, known.stages, taken), ...bareStage(text, known)].map(({ start, end }) => ({
    start,
    end,
    kind: 'stage',
  }));
  const people = peopleIn(text, [...taken, ...stages], known);
  return [...templates, ...sums, ...lengths, ...times, ...stages, ...people].toSorted((a, b) => a.start - b.start);
}

const lead = 'for ';

/** A name that opens a text is hard to tell from a verb (“Mark”): it is read as behind “for”. */
const peopleIn = (text: string, taken: readonly Span[], known: Known): Named[] =>
  findPeople(
    `${lead}${text}`,
    known.names,
    taken.map(({ start, end }) => ({ start: start + lead.length, end: end + lead.length })),
  )
    .filter((person) => isKnown(person))
    .map((person) => ({ start: person.start - lead.length, end: person.end - lead.length, kind: kindOf(person) }));

/** What was said again stands alone: “ride-along” without its “to the”. */
function bareStage(text: string, known: Known): Span[] {
  const said = /^(?:to |the |into |in )*([^,.;!?]+?)(?= please|[,.;!?]|$)/i.exec(text);
  if (said?.[1] === undefined || said[1].split(' ').length > 4 || findStage(said[1], known.stages).kind !== 'one')
    return [];
  const start = said[0].length - said[1].length;
  return [{ start, end: start + said[1].length }];
}

const kindOf = ({ candidates, users }: PersonMention): string =>
  candidates.kind !== 'none' && !(users.kind === 'one' && candidates.kind === 'one' && users.score > candidates.score)
    ? 'candidate'
    : users.kind === 'none'
      ? 'candidate'
      : 'user';
const spanOf = ({ index, text }: { index: number; text: string }): Span => ({ start: index, end: index + text.length });
