// Corrections within one breath: “on Tuesday, no sorry, Wednesday”, “move Ann, I mean Anna”. What comes after the slip takes the
// place of the last thing of its kind before it; where nothing of its kind is found, nobody guesses.
import { plainly } from '../../../../../../nlp/frames.ts';
import { orderOpens } from '../../../../../../nlp/intents.ts';
import { findMoney } from '../../../../../../nlp/money.ts';
import { isCargo } from '../../../../../../nlp/payload.ts';
import type { Known } from '../../../named/known.ts';
import { mentionsIn, type Named, timeOf } from '../../../named/named-things.ts';
import type { Span } from '../../../named/people.ts';

const slip =
  /[\s,.…;-]*(?<![\p{L}])(?:(?:no|nope|nah|sorry|wait|hang on|hold on|hmm|oops|whoops|ah|er|uh|um|oh|ugh|actually|my bad|pardon|apologies|excuse me|what am i saying)[\s,.…-]+)*(?:no|nope|nah|sorry|wait|hang on|hold on|actually|i mean|i meant|make that|correction|scratch that|strike that|or rather|rather|better|let's say|my bad|what am i saying|what's it called|what's-it|the thing|delete that|change that to|should be|pardon)(?![\p{L}'])[\s,.:…-]*(?:(?:make (?:that|it)|it's|it is|i mean|i meant|that's|let's say|change (?:that|it) to|put|wait|no|sorry|rather|not that|say|better)[\s,.…-]+)*/giu;

/** The text without its slips; undefined where it is not clear what was meant instead. */
export function repaired(text: string, known: Known): string | undefined {
  let current = text;
  for (let round = 0; round < 4; round += 1) {
    const cut = firstSlip(current);
    if (cut === undefined) return current;
    const [before, after] = [current.slice(0, cut.start), current.slice(cut.end)];
    const next = mended(before, after, known) ?? (isExplained(current, cut) ? `${before}? ${after}` : undefined);
    // “No experience” after a comma corrects nothing.
    if (next === undefined && cut.isWeak && !sparing.test(after)) return current;
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
    if (before.trim().split(/\s+/).length < 2 || text.slice(end).trim() === '' || asksFor.test(before)) continue;
    if (isSentence && !/\b(?:no|wait|scratch|strike|mean|meant|correction|make that)\b/i.test(says)) continue;
    const isWeak = /^(?:no|sorry|better|rather|actually|should be|wait|the thing|pardon)$/i.test(
      says.replace(/[\s,.…-]+$/, ''),
    );
    // What is written to somebody may be sorry.
    if (isWeak && (!setOff(match[0], before) || isCargo(text, match.index))) continue;
    if (isPlainNo(match[0], { before, after: text.slice(end) })) continue;
    return { start: match.index, end, isWeak };
  }
  return undefined;
}

/** “Zeynep no, no right to work” is a verdict and its reason; “Reject Ann, no mail” says that there is to be none. */
const isPlainNo = (mark: string, { before, after }: { before: string; after: string }): boolean =>
  (/\bno[\s-]*$/i.test(mark) && noShow.test(after)) ||
  (/^[\s,.…;-]*no[\s,.…-]*$/i.test(mark) && /\bno\s*$/i.test(before)) ||
  (/\bno $/i.test(mark) && noLetter.test(after));
/** “Reject Ann, no show. Book Ben …” */
const noShow = /^-?shows?\b(?! (?:me|us)\b)/i;
const noLetter =
  /^(?:letters?|e?-?mails?|messages?|texts?|notes?|templates?)(?: (?:is |are )?(?:necessary|needed|required|please|pls|at all|this time|for now|thanks))*\s*(?:[.!,;]|$)/i;

/** “Is Bo around on Friday, I mean does he have time”: a question is asked in other words. */
const isExplained = (text: string, { start, end }: Span): boolean =>
  asking.test(text.slice(0, start)) && /^[\s,.…-]*i mean[\s,.:…-]*$/i.test(text.slice(start, end));
const asking =
  /^(?:(?:so|and|ok|well|hey|hi|uh),? )*(?:how|what|who|hows|whats|whos|wheres|which|when|where|is|are|do|does|did|has|have|any|metrics|morning brief|list|show)\b/i;

/** “Can you make that 11:30?” asks for it. */
const asksFor =
  /^(?:(?:can|could|would|will) (?:you|u|we)|let's|please|you can)(?: please| pls| just| maybe)?\s*$|\bso(?: please| just)?\s*$/i;

/** “no experience”, “better than”, “actually moved”: a single word is a slip only where it is set off. */
const setOff = (mark: string, before: string): boolean =>
  /^\s*[,…;-]|^\s*\.{2,}|^[.!?]\s.*,\s*$/.test(mark) &&
  /[,\s…-]$/.test(mark) &&
  !/\b(?:is|was|are|has|had|have|with|of)$/i.test(before);

function mended(before: string, after: string, known: Known): string | undefined {
  if (sparing.test(after)) return spared(before, after, known);
  // “Undo that, I meant Soren to the phone screen”: both are to be done.
  if (undoes.test(before)) return `${before.replace(/[\s,.…;-]+$/u, '')}. ${after}`;
  if (orderOpens.test(plainly(after)) && !/^(?:put|make|get|set|place)\s+(?:it|that)\b/i.test(after))
    return `${named(before, after, known)}${after}`;
  const number = bareNumber(before, after) ?? bareSum(before, after);
  if (number !== undefined) return number;
  const first = meantIn(after, known);
  if (first === undefined) return undefined;
  const same = mentionsIn(before, known)
    .filter(({ kind }) => kind === first.kind)
    .at(-1);
  if (same === undefined) return undefined;
  const said =
    first.kind === 'time'
      ? timeOf(before.slice(same.start, same.end), after.slice(first.start, first.end), known)
      : after.slice(first.start, first.end);
  return tidied(`${before.slice(0, same.start)}${said}${before.slice(same.end)} ${after.slice(first.end)}`);
}

/** “Reject Ann, no, keep Ann, reject Ben”, “… leave Ann where she is and reject Ben”: of the first order nothing is left. */
function spared(before: string, after: string, known: Known): string | undefined {
  const verb = sparing.exec(after)?.[0];
  if (verb === undefined) return undefined;
  const [taken, ...more] = mentionsIn(before, known).filter(({ kind }) => kind === 'candidate');
  const [kept] = mentionsIn(after, known);
  if (taken === undefined || more.length > 0) return undefined;
  const pronoun = /^(?:her|him|them|it|that)\b/i.exec(after.slice(verb.length))?.[0].length;
  const isSame =
    kept?.start === verb.length &&
    after.slice(kept.start, kept.end).toLowerCase() === before.slice(taken.start, taken.end).toLowerCase();
  const end = pronoun === undefined ? (isSame ? kept.end : undefined) : verb.length + pronoun;
  const rest = end === undefined ? '' : after.slice(end).replace(asItIs, '');
  return orderOpens.test(plainly(rest)) ? rest : undefined;
}
const sparing = /^(?:leave|keep|spare|hold on to|hang on to) /i;
const asItIs =
  /^(?: (?:alone|be|in|out(?: of (?:it|this))?|for now|(?:where|as) (?:she|he|they|it) (?:is|are|was)|as is|there|in place|please))*[\s,.;]*(?:(?:and|but|then|instead|rather)[\s,]+)*/iu;

const undoes =
  /^(?:(?:oops|oh|ah|no|sorry|wait|ugh|please|my bad|wrong (?:one|person))[\s,.!…-]+)*(?:undo|revert|reverse|take back|roll back)(?: (?:that|it|this|the last (?:one|move|thing|step)|my last one)| that back)?[\s,.!…-]*$/iu;

/** What is meant instead, where it stands right behind the slip. */
function meantIn(after: string, known: Known): Named | undefined {
  if (counted.test(after)) return undefined;
  const mentions = mentionsIn(after, known);
  const [first] = mentions;
  // “Reject Ann, no experience. Move Lin on.” corrects nothing: what is meant instead stands in the same sentence.
  if (first === undefined || /\d|[.!;]\s/.test(after.slice(0, first.start))) return undefined;
  if (!denying.test(after.slice(0, first.start)))
    return wordsBefore(after, 0, first.start) > mostBetween ? undefined : first;
  // “Reject Ann, hang on, not Ann, Ben”: the first of them is what is taken back.
  const next = mentions.find(({ kind, start }) => kind === first.kind && start > first.start);
  return next === undefined || wordsBefore(after, first.end, next.start) >= mostBetween ? undefined : next;
}
const mostBetween = 4;
const denying = /\bnot (?:for |with |to |on |at |the )*$/i;

const wordsBefore = (text: string, from: number, to: number): number =>
  text
    .slice(from, to)
    .split(/[\s,]+/)
    .filter((word) => word !== '').length;
/** “There should be no more mails for Ben” corrects nothing. */
const counted = /^(?:more|longer|further|other|one|need|automatic)\b/i;

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

/** “at 3, no 4”, “to three, no wait, half past three”: an hour takes the place of the hour that was said last. */
function bareNumber(before: string, after: string): string | undefined {
  const number = hourFirst.exec(after)?.[0];
  if (number === undefined || !hourLast.test(before)) return undefined;
  return tidied(`${before.replace(hourLast, number.trim())} ${after.slice(number.length)}`);
}

/** “Offer her thirty, no, thirty one million”, “110, no, 120k”: a sum takes the place of the number that was said last. */
function bareSum(before: string, after: string): string | undefined {
  const wrong = numberLast.exec(before);
  if (wrong === null || !ofPay.test(before) || findMoney(after)[0]?.index !== 0) return undefined;
  return tidied(`${before.slice(0, wrong.index)} ${after}`);
}
const ofPay = /\b(?:offer\w*|salary|pay|package)\b/i;
const numberWord =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|and|point|\\d[\\d,.]*)';
const numberLast = new RegExp(`(?:(?<=\\s)${numberWord}[\\s-]+)*(?<=[\\s-])${numberWord}[\\s,]*$`, 'iu');
const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const hour = `(?:(?:half|quarter|five|ten|twenty)(?: past| to)? )?(?:\\d{1,2}(?::\\d\\d)?|${hours})(?: (?:thirty|fifteen|forty[- ]five))?(?:\\s*[ap]m| o'?clock)?`;
const hourFirst = new RegExp(`^${hour}(?=[\\s,.]|$)`, 'iu');
const hourLast = new RegExp(`(?<=(?:^|\\s))${hour}\\s*$`, 'iu');
