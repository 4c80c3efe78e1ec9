// What a message names and none of its calls uses: a letter, a length, a day. Read clause by clause, “Solange is in town only on
// Thursday, so let Annelies meet her at ten” loses the day; it is asked about instead of being done on another.
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { findDurations } from '../../../../nlp/durations.ts';
import { parseWhen, type When } from '../../../../nlp/when.ts';
import type { Known } from '../named/known.ts';
import { findTemplate } from '../named/title-words.ts';
import type { NextCall } from '../parts.ts';

const Booked = z.object({ start: z.string(), duration_minutes: z.number().optional() });
const Lettered = z.object({ message_template: z.string().optional() });

/** Calls that could take the letter. */
const lettered = new Set(['send_followup', 'send_message', 'reject_candidate', 'send_offer']);
const isNotMeant = /\b(?:not?|without|instead of|rather than|never|got|had|received|already|yesterday|last)\b|n't\b/iu;

export const leavesLetter = (message: string, calls: readonly NextCall[], known: Known): boolean =>
  letterLeft(message, calls, known) !== undefined;

interface LetterLeft {
  readonly id: string;
  readonly start: number;
}

/** The letter that is named in full, and that no call uses although one could. */
export function letterLeft(
  message: string,
  calls: readonly NextCall[],
  { templates }: Pick<Known, 'templates'>,
): LetterLeft | undefined {
  if (!calls.some(({ tool }) => lettered.has(tool)) || calls.some((call) => letterOf(call) !== undefined))
    return undefined;
  const found = findTemplate(message, templates, []);
  const [id = ''] = found?.ids ?? [];
  // A word of it may be any word: “reference”.
  const isWhole =
    found?.ids.length === 1 && found.text.trim().split(/[\s_-]+/).length >= Math.min(2, id.split(/[\s_-]+/).length);
  return isWhole && !isNotMeant.test(message.slice(Math.max(0, found.start - 24), found.start))
    ? { id, start: found.start }
    : undefined;
}
const letterOf = ({ arguments: args }: NextCall): string | undefined => Lettered.safeParse(args).data?.message_template;

const Offered = z.object({ salary: z.number().optional() });
/** “At the figure he gave you”, “for what we agreed”: a sum that is spoken of and not said. */
const spokenOf =
  /\b(?:at|for|with|of|on) (?:(?:the|that|his|her|their|our) (?:\p{L}+ ){0,2}?(?:figure|number|amount|sum|salary|rate|price|money|terms|package)|what (?:we|he|she|they|you|i|was) \p{L}+)(?![\p{L}])|\boffer \p{L}+ (?:that|this|the same|it)(?![\p{L}])(?! (?:job|role|position|post)\b)/iu;

export const leavesSum = (message: string, calls: readonly NextCall[]): boolean =>
  spokenOf.test(message) &&
  calls.some(
    ({ tool, arguments: args }) => tool === 'send_offer' && Offered.safeParse(args).data?.salary === undefined,
  );

/** “An appointment of one hour”, lost on the way to a booking of the usual length. */
export function leavesLength(message: string, calls: readonly NextCall[], known: Known): boolean {
  const [call, ...more] = calls;
  if (call?.tool !== 'book_meeting' || more.length > 0) return false;
  const { duration_minutes: booked = 30 } = Booked.parse(call.arguments);
  const lengths = findDurations(message).filter(
    ({ minutes, index, text }) =>
      minutes >= 10 &&
      minutes <= 240 &&
      !/\b(?:in|within|after|for the (?:last|past)|every|by|last|took|takes) (?:about |around )?$/iu.test(
        message.slice(0, index),
      ) &&
      !/^ (?:ago|later|earlier|before|after|from|late|early|away|notice|longer|shorter|drive|away)\b/iu.test(
        message.slice(index + text.length),
      ),
  );
  return (
    (lengths.length === 1 && lengths.every(({ minutes }) => minutes !== booked)) || spansOther(message, booked, known)
  );
}

/** “For an hour, 2 to 2:30pm” */
const spansOther = (message: string, booked: number, { world, reader }: Known): boolean =>
  parseWhen(message, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true }).some(
    ({ says, start, end, text }) =>
      says.time &&
      end !== undefined &&
      /\d.*(?:\bto\b|-|until|till).*\d/u.test(text) &&
      // Whether “3 to 3:45” begins at night says nothing about its length.
      ((Date.parse(end) - Date.parse(start)) / 60_000) % 720 !== booked % 720,
  );

/** “And Omar for the second”: a place in the list of free times. */
const inList = /^(?:the )?(?:first|second|third|fourth|fifth|last)(?: one)?$/i;

/** A day that is named, where the meeting would be on another. “Fri 11” may be the eleventh or eleven o'clock: it is not gone by. */
export function leavesDay(message: string, calls: readonly NextCall[], { world, reader }: Known): boolean {
  const [call, ...more] = calls;
  if (call?.tool !== 'book_meeting' || more.length > 0) return false;
  const day = dayOf(Booked.parse(call.arguments).start, reader.timeZone);
  const days = parseWhen(message, {
    now: world.now.toISOString(),
    timeZone: reader.timeZone,
    preferFuture: true,
  }).filter(({ says, start, text }) => says.date && Date.parse(start) > world.now.getTime() && !inList.test(text));
  const areClear = days.every(({ says, text }) => !says.time && !/\d/u.test(text));
  return days.length > 0 && areClear && !days.some((when) => holds(when, day, reader.timeZone));
}

function holds({ start, end }: When, day: string, zone: string): boolean {
  const from = dayOf(start, zone);
  const last = end === undefined ? from : dayOf(new Date(Date.parse(end) - 1).toISOString(), zone);
  return from <= day && day <= last;
}
const dayOf = (instant: string, zone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
