// To whom a message is said: “April, could you reject Ann?”, “@grant please book …”, “Dear Harlan, cancel …” is meant for a colleague,
// however much it reads like an order. “Harlan: book him with Tove” only names him first.
import { plainly } from '../../../../nlp/frames.ts';
import { orderOpens } from '../../../../nlp/intents.ts';
import { fold } from '../../../../nlp/text.ts';
import type { Known } from '../named/known.ts';

const greeting = /^(?:(?:hi|hey|hello|hiya|dear|cc|fao|attn|ok|okay|so|and|morning|good morning),?\s+)+/iu;
/** “cc Amina: Amina, cancel …” */
const copied = /^(?:cc|bcc|fao|attn|to|for|@)[\s:]*(?<name>\p{L}[\p{L}'-]*)\s*[:,–-]+\s*(?=\k<name>\b)/iu;
/** A name of one or two words, perhaps with an “@”, and what is asked of whoever bears it. */
const vocatives = [2, 1].map(
  (words) =>
    new RegExp(
      `^\\(?(?<mark>@|to |for )?(?<name>\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*){${words - 1}})\\)?(?<joint>\\s*[,:)]\\s*|\\s+-+\\s+|\\s+)(?<asked>\\S.*)$`,
      'su',
    ),
);
const request = /^(?:please|pls|kindly|(?:can|could|would) (?:you|u)\b|you (?:should|must|can|need|have)\b)/iu;
/** “April is to reject Ann” */
const isDuty =
  /^(?:is|has|needs|ought|is supposed) to (?:move|reject|send|offer|cancel|tell|e-?mail|message|chase|nudge|notify|reschedule)\b/iu;
/** Then whoever is named first is what the order is about. */
const points = /^\S+ (?:with|in|on|for)\b|\b(?:him|her|them|he|she|they)\b/iu;
/** “… @grant”, “reject Ann, Grant.” */
const atTheEnd =
  /(?:(?<!\b(?:with|and|to|for|from|by|tell|ask|cc|or|&),?)\s@|(?<!\b(?:thanks|thank you(?: so much| very much)?|cheers|ta|best|regards|yours|love|bye)),\s+)(?<name>\p{L}[\p{L}'-]*)[.!?]*(?:\s+(?:thanks|thank you|cheers|ta)[.!]*)?$/iu;
/** “…, that goes to Pilar, not to you” */
const notYou = /\bnot (?:meant )?(?:to|for) you\b|\bnot you\b/iu;

/** The colleague; undefined where it is said to us. */
export const addressedTo = (message: string, tools: readonly string[], known: Known): string | undefined =>
  calledFirst(message, known) ?? (notYou.test(message) ? 'somebody else' : calledLast(message, tools, known));

function calledFirst(message: string, known: Known): string | undefined {
  const text = message.replace(copied, '').replace(greeting, '');
  for (const vocative of vocatives) {
    const { mark, name = '', joint = '', asked = '' } = vocative.exec(text)?.groups ?? {};
    const colleague = colleagueCalled(name, known);
    if (colleague !== undefined && isAskedOfThem(asked, mark !== undefined || /[,:-]/.test(joint))) return colleague;
  }
  return undefined;
}

/** Where nobody is booked or told, who is named at the end is spoken to. */
function calledLast(message: string, tools: readonly string[], known: Known): string | undefined {
  if (tools.some((tool) => tool === 'book_meeting' || tool === 'notify_user')) return undefined;
  return colleagueCalled(atTheEnd.exec(message)?.groups?.['name'] ?? '', known);
}

function isAskedOfThem(asked: string, isSetOff: boolean): boolean {
  const [sentence = ''] = asked.split(/[.!?\n]/);
  if (isDuty.test(asked)) return true;
  if (!orderOpens.test(plainly(sentence))) return false;
  return request.test(asked) || (isSetOff && orderOpens.test(asked) && !points.test(sentence));
}

/** By a name that no candidate bears, and that is not the reader's own. */
function colleagueCalled(name: string, { names, reader }: Known): string | undefined {
  const found = name === '' ? undefined : names.users.find(name);
  if (found?.kind !== 'one' || found.person.id === reader.user?.id) return undefined;
  const isSpelt = fold(found.person.name)
    .split(/[\s-]+/)
    .includes(fold(name.split(' ')[0] ?? ''));
  return isSpelt && names.candidates.find(name).kind === 'none' ? found.person.name : undefined;
}
