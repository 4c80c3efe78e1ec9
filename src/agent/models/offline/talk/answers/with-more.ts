// What an answer says beside what was asked for: how long, about whom, when, with which letter. None of it may be lost.
import { z } from 'zod';
import type { Json } from '../../../../../core/json.ts';
import { findDurations } from '../../../../../nlp/durations.ts';
import { parseWhen, type When } from '../../../../../nlp/when.ts';
import type { Pending } from '../../../../ask.ts';
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
  if (lettered.has(tool) && slot === 'candidate') return withLetter(said, pending, known);
  if (when === undefined || tool === 'book_meeting') return withStart(said, withLength(said, pending), { when, known });
  if (tool === 'find_free_slots' && slot === 'with')
    return { ...pending, arguments: { ...args, ...windowOf(whens, known) } };
  const meeting = tool === 'reschedule_meeting' ? known.meetings.find(({ id }) => id === value) : undefined;
  const start = meeting === undefined ? undefined : startFor(meeting, when, reader.timeZone);
  return start === undefined ? pending : { ...pending, arguments: { ...args, start } };
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

const lettered = new Set(['reject_candidate', 'send_followup']);
/** “Chaudhuri. Not for our list.”: which letter goes with it, too. */
function withLetter(said: string, pending: Pending, { templates }: Known): Pending {
  const [id, ...others] = findTemplate(said, templates, [])?.ids ?? [];
  return id === undefined || others.length > 0
    ? pending
    : { ...pending, arguments: { ...pending.arguments, message_template: id } };
}
