// What an answer says beside what was asked for: how long, about whom, when, with which letter. None of it may be lost.
import { z } from 'zod';
import type { Json } from '../../../../../core/json.ts';
import { findDurations } from '../../../../../nlp/durations.ts';
import { parseWhen, type When } from '../../../../../nlp/when.ts';
import type { AskInput, Pending } from '../../../../ask.ts';
import type { Known } from '../../named/known.ts';
import { findTemplate } from '../../named/title-words.ts';
import { windowOf } from '../../orders/free-times/by-clause.ts';
import { startFor } from '../../orders/times/shift.ts';
import { whoIn, withTakers } from './of-whom.ts';
import { timeOf } from './of-time.ts';

/** “At 10 for 45 minutes”, “Mostyn, and make it 45 minutes” say how long, too. */
function withLength(said: string, pending: Pending): Pending {
  const [length] = pending.tool === 'book_meeting' ? findDurations(said) : [];
  const isLength = length !== undefined && length.minutes >= 5 && length.minutes <= 480;
  return isLength ? { ...pending, arguments: { ...pending.arguments, duration_minutes: length.minutes } } : pending;
}

/** “Wednesday at 2, to discuss the new posts”: what the meeting is for is its title. */
export function withPurpose(said: string, ask: AskInput, known: Known): { said: string; ask: AskInput } {
  const { pending } = ask;
  const [whole, purpose = ''] =
    pending?.tool === 'book_meeting' && pending.slot === 'start' ? (isFor.exec(said) ?? []) : [];
  if (pending === undefined || whole === undefined || whoIn(purpose, known).length > 0) return { said, ask };
  const title = purpose.charAt(0).toUpperCase() + purpose.slice(1);
  const args = pending.arguments['title'] === undefined ? { ...pending.arguments, title } : pending.arguments;
  return { said: said.slice(0, -whole.length), ask: { ...ask, pending: { ...pending, arguments: args } } };
}
const isFor =
  /(?<=\d.*),? (?:to (?:discuss|talk (?:about|through)|go (?:over|through)|review|plan|look at)|about|regarding) (?:the |our |a |an )?(\S(?:[^.!?\d]{2,60})?)[.!]*$/iu;

/** “About Josephine, on Wednesday at 10”: whom the meeting is about, too. */
function withTopic(said: string, pending: Pending, known: Known): Pending {
  const { tool, arguments: args } = pending;
  const [person, ...others] = tool === 'book_meeting' && args['candidate'] === undefined ? whoIn(said, known) : [];
  return others.length === 0 && person?.candidates.kind === 'one' && person.users.kind === 'none'
    ? { ...pending, arguments: { ...args, candidate: person.candidates.person.id } }
    : pending;
}

/** “Tobias, on Friday”, “Hugo's, to Friday at 2”: an answer that says when, too. */
export function withMore(said: string, pending: Pending, { value, known }: { value: Json; known: Known }): Pending {
  const { tool, slot, arguments: args } = pending;
  if (slot === 'start') return withLength(said, withTopic(said, withTakers(said, pending, known), known));
  if (slot === 'text') return pending;
  const { world, reader } = known;
  const whens = parseWhen(said, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });
  const [when] = whens;
  if (slot === 'candidate' && (worded.has(tool) || lettered.has(tool))) return withWords(said, pending, known);
  if (when === undefined || tool === 'book_meeting') return withStart(said, withLength(said, pending), { when, known });
  if (tool === 'find_free_slots' && slot === 'with')
    return { ...pending, arguments: { ...args, ...windowOf(whens, known) } };
  return tool === 'reschedule_meeting' ? movedTo(when, pending, { value, known }) : pending;
}

function movedTo(when: When, pending: Pending, { value, known }: { value: Json; known: Known }): Pending {
  const meeting = known.meetings.find(({ id }) => id === value);
  const start = meeting === undefined ? undefined : startFor(meeting, when, known.reader.timeZone);
  return start === undefined ? pending : { ...pending, arguments: { ...pending.arguments, start } };
}

/** “Mostyn, but at 3”: the day stays, where it was said. “Mostyn, Thursday at 2” says it all. */
function withStart(said: string, pending: Pending, { when, known }: { when: When | undefined; known: Known }): Pending {
  if (pending.tool !== 'book_meeting') return pending;
  const before = Timed.safeParse(pending.arguments).data;
  const start = before === undefined ? timeBeside(said, pending, known) : laterStart(before, when, known);
  return start === undefined ? pending : { ...pending, arguments: { ...pending.arguments, start } };
}
const Timed = z.looseObject({ start: z.string() });
const laterStart = (before: { start: string }, when: When | undefined, { reader }: Known): string | undefined =>
  when === undefined ? undefined : startFor(before, when, reader.timeZone);

/** The day and hour that stand beside the names: “bas thursday 2”. */
function timeBeside(said: string, pending: Pending, known: Known): string | undefined {
  const rest = whoIn(said, known).reduce((left, { text }) => left.replace(text, ' '), said);
  const bare = rest.replaceAll(/^(?:\s|,|with|and|the|ok(?:ay)?|yes)+(?![\p{L}'])|[\s,]+$/giu, '').trim();
  return /\d|noon|midday/iu.test(bare) ? timeOf(bare, { ...pending, slot: 'start' }, known) : undefined;
}

const worded = new Set(['add_note', 'send_message', 'log_crm']);
/** “Keller: her licence was renewed”, “Lopez. She starts in May.”: whom, and what is to be written. */
export const saysText =
  /^(?:(?:the|sorry|i mean|i meant|oh|ok(?:ay)?)[,\s]+)*(?<whom>[\p{L}'’ -]{2,40}?)(?: one)?(?::|[.!;]| [-–—])\s+(?<text>\S+\s+\S.*)$/su;
const withWords = (said: string, pending: Pending, known: Known): Pending =>
  lettered.has(pending.tool) ? withLetter(said, pending, known) : withText(said, pending, known);
function withText(said: string, pending: Pending, known: Known): Pending {
  const { whom = '', text = '' } = saysText.exec(said.trim())?.groups ?? {};
  if (pending.arguments['text'] !== undefined || text === '' || whoIn(whom, known).length === 0 || thanks.test(text))
    return pending;
  return { ...pending, arguments: { ...pending.arguments, text: text.replace(/[.\s]+$/u, '') } };
}
const thanks = /^(?:thanks|thank you|cheers|please|sorry)\b/iu;

const lettered = new Set(['reject_candidate', 'send_followup']);
/** “Chaudhuri. Not for our list.”: which letter goes with it, too. */
function withLetter(said: string, pending: Pending, { templates }: Known): Pending {
  const [id, ...others] = findTemplate(said, templates, [])?.ids ?? [];
  return id === undefined || others.length > 0
    ? pending
    : { ...pending, arguments: { ...pending.arguments, message_template: id } };
}
