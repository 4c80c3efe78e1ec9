// What a message says beside its orders may speak against doing them now: “I was asked to reject Ann. I refuse.”, “… Delete that.”,
// “April, please reject Ann”. Looked for only where something would be changed; it is put into a question instead.
import { setQuotesAside } from '../../../../nlp/quotes.ts';
import { plainly } from '../../../../nlp/frames.ts';
import { orderOpens } from '../../../../nlp/intents.ts';
import * as words from '../../../../nlp/lexicon/held-back.ts';
import { isCargo, payloadIn } from '../../../../nlp/payload.ts';
import type { Known } from '../named/known.ts';
import { type NextCall, type Part } from '../parts.ts';
import { proposing } from '../talk/decisions/proposals.ts';
import { addressedTo } from './addressed.ts';
import { isDoubtfulText, textIn } from './doubtful-texts.ts';
import { takesExcepted } from './excepted.ts';
import { leavesDay, leavesLength, leavesLetter, leavesSum } from './left-unused.ts';
import { withLetterLeft } from './letter-left.ts';
import { setForLater } from './set-for-later.ts';
import { sweeps } from './swept.ts';

interface Said {
  readonly message: string;
  readonly parts: readonly Part[];
  readonly sentences: readonly Sentence[];
  readonly calls: readonly NextCall[];
  readonly known: Known;
}
interface Sentence {
  readonly text: string;
  /** Between commas, dashes and “and”; a sentence that writes something is one. */
  readonly segments: readonly string[];
}
/** What is said without the words of texts; that there are some can be seen. */
const proseOf = ({ sentences, calls }: Said): string =>
  calls.reduce(
    (prose, call) => prose.replaceAll(textIn(call) ?? /$^/gu, '…'),
    sentences.map(({ text }) => text).join(' '),
  );
/** Why nothing is done; undefined where nothing speaks against it. */
type Objection = (said: Said) => string | undefined;

const whole = (sources: readonly string[]): RegExp => new RegExp(`^(?:${sources.join('|')})[\\s.!?…)]*$`, 'iu');
const opening = (sources: readonly string[]): RegExp =>
  new RegExp(`^(?:(?:and|but|so|well|ok|okay|hi|hey|yes|no|oh|then)[,\\s]+)*(?:${sources.join('|')})`, 'iu');

const refuses = whole(words.refusals);
const recalls = whole(words.recalls);
const stays = whole(words.stays);
const isOwnDeed = opening(words.ownDeeds);
const waits = opening(words.waits);
const wonders = opening(words.wonders);
const isReported = opening(words.reported);
const waitsBehind = new RegExp(`\\S(?:${words.waitsBehind.join('|')})[.!?]*$`, 'iu');
const asksFirst = new RegExp(`(?:^|[.!?\\n]\\s+)(?:${words.answersFirst.join('|')})`, 'iu');
const isVoice = new RegExp(`^(?:${words.voices.join('|')})$`, 'iu');
const intrudes = new RegExp(`\\b(?:${words.intruders.join('|')})`, 'iu');

const isOrder = (text: string): boolean => orderOpens.test(plainly(text));
const reads = /^(?:find|show|list|score|translate|morning_brief|integration)/;
/** They take back what was done before: what speaks for that speaks against nothing. */
const takesBack = new Set(['undo_action', 'approve_action', 'decline_action', 'withdraw_offer']);
const writings = new Set(['send_message', 'notify_user', 'add_note', 'log_crm']);
const placing = new Set(['move_stage', 'reject_candidate', 'send_offer', 'cancel_meeting', 'reschedule_meeting']);

/** Behind an order, and no order behind it. */
function trails({ sentences }: Said, pattern: RegExp): boolean {
  const segments = sentences.flatMap((sentence) => sentence.segments);
  const last = segments.findLastIndex((segment) => pattern.test(segment));
  return (
    last > 0 && segments.slice(0, last).some(isOrder) && !segments.slice(last + 1).some((segment) => isOrder(segment))
  );
}

/** “Thursday, no, Monday”, “scratch that, the check-in”: what follows in the same breath takes the place of what was said before. */
const withoutCorrections = ({ sentences, ...said }: Said, pattern: RegExp): Said => ({
  ...said,
  sentences: sentences.map(({ text, segments }) => ({
    text,
    segments: segments.filter((segment, place) => !corrects(segment, segments.slice(place + 1), pattern)),
  })),
});
const corrects = (segment: string, behind: readonly string[], pattern: RegExp): boolean =>
  (takesPlace.test(segment) || (halts.test(segment) && behind.join(' ').split(' ').length <= 2)) &&
  !behind.every((one) => /^(?:sorry|please|thanks?)[.!]*$/iu.test(one) || pattern.test(one) || stays.test(one));
const takesPlace = /^(?:please )?(?:scratch|strike|delete|scrap|wrong|no|nope|nah|never)\b/iu;
const halts = /^(?:stop|wait|hold on|hang on)\b/iu;

const objections: readonly Objection[] = [
  (said) => (trails(withoutCorrections(said, refuses), refuses) ? 'You seem to be against it.' : undefined),
  (said) => (trails(withoutCorrections(said, recalls), recalls) ? 'You seem to take that back.' : undefined),
  (said) =>
    said.calls.some(({ tool }) => placing.has(tool)) && trails(said, stays)
      ? 'You seem to want it left as it is.'
      : undefined,
  ({ sentences }) =>
    sentences.some(({ text }) => isOwnDeed.test(text)) ? 'I read that as something you do yourself.' : undefined,
  ({ sentences }) =>
    sentences.some(({ text }) => waits.test(text) || waitsBehind.test(text)) ||
    asksFirst.test(sentences.map(({ text }) => text).join(' '))
      ? "I don't act on conditions that I cannot see."
      : undefined,
  ({ sentences, calls }) =>
    calls.every(({ tool }) => writings.has(tool)) || !sentences.some(({ text }) => isQuoted(text))
      ? undefined
      : 'I read that as the words of somebody else.',
  ({ sentences }) =>
    sentences.some(({ text }) => wonders.test(text)) ? 'I read that as a question or a thought.' : undefined,
  ({ message, calls }) =>
    calls.some(({ tool }) => placing.has(tool) || tool === 'book_meeting') && isReported.test(message)
      ? 'I read that as something that has happened.'
      : undefined,
  addressed,
  ({ sentences, calls, known }) =>
    setForLater(sentences[0]?.text ?? '', { tools: calls.map(({ tool }) => tool), known })
      ? 'I act at once and cannot do it later by myself.'
      : undefined,
  ({ message, calls, known }) => sweeps(message, calls, known),
  (said) => (takesExcepted(proseOf(said), said.calls, said.known) ? 'I read that as the exception.' : undefined),
  (said) =>
    said.calls.some((call) => isDoubtfulText(call, said)) ? 'I am not sure that those are the words.' : undefined,
  (said) =>
    leavesLetter(proseOf(said), said.calls, said.known) ? 'You name a letter that this would not use.' : undefined,
  (said) => (leavesLength(proseOf(said), said.calls, said.known) ? 'You name another length.' : undefined),
  (said) => (leavesSum(proseOf(said), said.calls) ? 'You speak of a sum that I do not know.' : undefined),
  (said) => (isHalfTimed(said) ? 'You name more than one meeting, and I have a time for one only.' : undefined),
  (said) => (leavesDay(proseOf(said), said.calls, said.known) ? 'You name another day.' : undefined),
];

/** “An hour with Petra, then half an hour with Theo, Friday from 1”: the time is the first one's. */
const isHalfTimed = ({ parts, sentences }: Said): boolean => {
  const open = parts.findIndex(
    (part) => part.kind === 'ask' && part.ask.pending?.tool === 'book_meeting' && part.ask.pending.slot === 'start',
  );
  return (
    open >= 0 &&
    sentences.length === 1 &&
    parts.slice(open).some((part) => part.kind === 'call' && part.call.tool === 'book_meeting')
  );
};

function isQuoted(text: string): boolean {
  if (intrudes.test(text)) return true;
  if (!text.includes(':')) return false;
  const [head = '', ...rest] = text.split(/:\s+/);
  return rest.length > 0 && isVoice.test(head) && isOrder(rest.join(': ').replace(/^\p{Lu}+: /u, ''));
}

function addressed({ sentences, calls, known }: Said): string | undefined {
  const tools = calls.map(({ tool }) => tool);
  const name = addressedTo(sentences.map(({ text }) => text).join(' '), tools, known);
  return name === undefined ? undefined : `That reads as if it were for ${name}.`;
}

/** A question instead of the orders that something in the message speaks against. */
export async function heldBack(message: string, parts: readonly Part[], known: Known): Promise<readonly Part[]> {
  const read = withLetterLeft(message, parts, known);
  const changing = read.filter((part) => part.kind === 'call' && !reads.test(part.call.tool));
  const calls = changing.flatMap((part) => (part.kind === 'call' ? [part.call] : []));
  if (calls.length === 0 || calls.some(({ tool }) => takesBack.has(tool))) return parts;
  const said: Said = { message, parts: read, sentences: sentencesOf(message), calls, known };
  for (const objection of objections) {
    const because = objection(said);
    if (because !== undefined)
      return [await proposing(because, changing, { known, otherwise: `${because} What shall I do?` })];
  }
  return read;
}

/** Without what is quoted, and without the words of texts that are to be written. */
function sentencesOf(message: string): readonly Sentence[] {
  const { text } = setQuotesAside(message, () => false);
  return [...text.matchAll(/(?:[^.!?…\n]|(?<=\d)\.(?=\d))+(?:[.!?…]+(?=\s|$|\))|\n+|$|[.!?…])+/gu)].flatMap(
    ({ index, 0: found }) => {
      const start = index + (/^\s*/.exec(found)?.[0].length ?? 0);
      if (found.trim() === '' || isCargo(text, start)) return [];
      const sentence = found.trim();
      const cargo = payloadIn(sentence);
      const kept = cargo === null ? sentence : `${sentence.slice(0, cargo.index).trimEnd()} …`;
      return [{ text: kept, segments: writes.test(plainly(kept)) ? [kept] : segmentsOf(kept) }];
    },
  );
}
const writes = /^(?:tell|let|inform|notify|remind|ask|message|text|e-?mail|mail|write|note|add|leave|ping|slack|dm)\b/i;
const segmentsOf = (sentence: string): readonly string[] =>
  sentence
    .split(/\s*[,;:()]\s*|\s+-+\s+|\s+(?<!\bthanks )(?=(?:and|but|so|though|yet|which|because) )/u)
    .map((segment) =>
      segment.replace(/^(?:(?:and|but|so|though|yet|well|oh|ah|hm+|actually|sorry)[,\s]+)+/iu, '').trim(),
    )
    .filter((segment) => segment !== '');
