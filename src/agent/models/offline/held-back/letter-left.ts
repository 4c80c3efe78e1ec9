// “Send Tom the rejection”, “nudge Tom”, where letters are called so: the verb or the deed took the word, and the letter is meant, too.
import { parting } from '../../../../nlp/lexicon/parting.ts';
import type { Known } from '../named/known.ts';
import type { Part } from '../parts.ts';
import { letterLeft } from './left-unused.ts';

const bearers = new Set(['send_followup', 'reject_candidate']);
const opens = /^(?:(?:and|then|also|so|ok|okay|please|pls|plz|kindly|just|can you|could you)[\s,]+)*$/iu;
const sends = /\b(?:send|sends|mail|e-?mail|give|get|gets|use|using|with|drop|shoot|fire)\b[^.;!?,]*\s$/iu;

/** Only where orders of one kind alone could take it, and its name stands behind “send …” or opens the message. */
export function withLetterLeft(message: string, parts: readonly Part[], known: Known): readonly Part[] {
  const calls = parts.flatMap((part) => (part.kind === 'call' && bearers.has(part.call.tool) ? [part.call] : []));
  const [first] = calls;
  // Who is of a group may have been read as badly as the letter.
  const areClear = calls.every(({ tool, arguments: args }) => tool === first?.tool && args['candidate'] !== undefined);
  if (first === undefined || !areClear) return parts;
  const left = letterLeft(message, calls, known);
  if (left === undefined || parting.test(left.id) !== (first.tool === 'reject_candidate')) return parts;
  const before = message.slice(0, left.start);
  if (!opens.test(before) && !sends.test(before)) return parts;
  return parts.map((part) =>
    part.kind === 'call' && part.call.tool === first.tool
      ? { ...part, call: { ...part.call, arguments: { ...part.call.arguments, message_template: left.id } } }
      : part,
  );
}
