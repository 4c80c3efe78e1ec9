// Answers to “when?”: an hour of the day that is talked of, a day without an hour, “whenever she is free”.
import { z } from 'zod';
import { anyTime } from '../../../../../nlp/lexicon/talk.ts';
import { parseWhen, type When } from '../../../../../nlp/when.ts';
import { otherDay } from '../../../../../nlp/when/other-day.ts';
import type { Pending } from '../../../../ask.ts';
import type { Known } from '../../named/known.ts';
import { windowOf } from '../../orders/free-times/by-clause.ts';
import { daysLater, onDay, startFor } from '../../orders/times/shift.ts';
import { openStart } from '../../orders/times/time.ts';
import { type Part, partOf } from '../../parts.ts';

/** “Ok, do 9 instead then” answers “9”. */
const around =
  /^(?:(?:in (?:that|this|which) (?:case|event)|if so|ok(?:ay)?|actually|then|well|hm+|ugh|argh+|ah|oh|oops|damn|right|sure|no worries|fine|alright|let(?:'s| us) (?:do|say|make it)|do|make it|how about|try|say|maybe|rather|so|to|push it to|move it to|put it (?:to|at|on))[,\s]+)+|[,\s]+(?:then|instead|please|works|is fine|would work|(?:would|will|is|should|might)(?: (?:also|then|equally|just as|perfectly|quite|very))* (?:be )?(?:(?:also|equally|just as|perfectly|quite|very) )*(?:good|fine|better|convenient|acceptable|suitable|agreeable|possible|ok(?:ay)?|all ?right)(?: (?:for|to|with) (?:us|me|her|him|them))?|(?:would|will)(?: (?:also|equally))? (?:suit|do)(?: (?:us|me|her|him|them))?(?: (?:(?:equally|just as|very) )?well| too)?|for (?:an? )?(?:half (?:an )?hour|hour|\d+ ?(?:min(?:ute)?s?|m|hours?)))(?=[\s.!]*$)/giu;
/** An answer without the words around its time. */
export const bareTime = (said: string): string => said.replaceAll(around, ' ').trim();
const sameTime = /\bsame (?:time|hour)\b/i;

/** “4pm” answers with the day that was talked of; “Thursday at 2” with its own. */
export function timeOf(said: string, { day, hasHour = false }: Pending, known: Known): string | undefined {
  const { world, reader } = known;
  const options = { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true };
  const plain = bareTime(said);
  const keepsHour = hasHour || sameTime.test(said);
  const next = day === undefined ? undefined : dayBeside(plain, day, options);
  if (next !== undefined) return startBeside(next, keepsHour);
  const found = parseWhen(asHour(plain, options), options);
  const [when] = found.length > 0 ? found : parseWhen(`at ${plain}`, options);
  if (when === undefined || (found.length < 2 && isNoTime.test(said))) return undefined;
  if (day !== undefined) return onThatDay(when, { day, keepsHour }, reader.timeZone);
  return clearStart(when);
}

/** “Tuesday at ten would not be convenient”. */
const isNoTime =
  /\b(?:would|will|is|are|does|do|can|could|might)(?:n['’]?t| not) (?:be |really |quite |very |work|suit|do\b|make|possible|good|ok|fine|convenient)|\b(?:cannot|can't|won't|doesn't|isn't|wouldn't) (?:be|do|make|work|suit)\b|\bis (?:no good|impossible|out)\b/iu;

interface OtherStart {
  readonly start: string;
  readonly saysTime: boolean;
}
const startBeside = ({ start, saysTime }: OtherStart, keepsHour: boolean): string | undefined =>
  keepsHour || saysTime ? start : undefined;

/** “The next day”, “the day after at ten”: beside the day that was asked for, not beside today. */
function dayBeside(plain: string, day: string, options: Parameters<typeof parseWhen>[1]): OtherStart | undefined {
  const said = besideIt.exec(plain);
  if (said === null) return undefined;
  const start = daysLater(day, /before|previous/iu.test(said[0]) ? -1 : 1, options.timeZone);
  const [hour] = parseWhen(plain.slice(said.index + said[0].length), options);
  const at = hour?.says.time === true && !hour.says.date ? startFor({ start }, hour, options.timeZone) : undefined;
  return { start: at ?? start, saysTime: at !== undefined };
}
/** The question itself asks for nothing but a time: what stands before is said of the one that does not suit. */
export const besideIt =
  /(?<=^|\s)(?:on )?the (?:(?:next|following|previous) day|day (?:after|before))(?= *(?:$|[.,!]|at\b|same\b|then\b|instead\b|please\b))/iu;

/** A day alone; “the 11th” and “the first Monday” are of the month or week that was talked of. */
export function dateOf(said: string, { day }: Pending, { world, reader }: Known): string | undefined {
  const plain = bareTime(said);
  const [first = '', second] = plain.split(secondThought);
  const meant = second === undefined ? first : (otherDay(first, second) ?? second);
  const now = day === undefined || fromToday.test(meant) ? world.now.toISOString() : day;
  const [when, ...others] = parseWhen(meant, { now, timeZone: reader.timeZone, preferFuture: true });
  const isDay = when?.says.date === true && when.end === undefined && when.problem === undefined;
  return isDay && others.length === 0 ? when.start.slice(0, 10) : undefined;
}
const secondThought =
  /[\s,.…;-]+(?:no|sorry|wait|actually|i mean|i meant|make (?:it|that)|rather)(?:[\s,.…]+(?:sorry|wait))*[\s,.…]+/iu;
const fromToday = /\b(?:today|tomorrow|next|coming|this|now|in|from|weeks?|after)\b/i;

/** “Thurs 11” is an hour where no eleventh to come is a Thursday, and “wed 1000” is ten. */
function asHour(text: string, options: Parameters<typeof parseWhen>[1]): string {
  const said = text.replace(/(?<![\d:.])([01]?\d|2[0-3])([0-5]\d)$/u, '$1:$2');
  const [when] = parseWhen(said, options);
  const isDay = when !== undefined && when.problem === undefined && when.text.length >= said.length - 3;
  return isDay ? said : said.replace(/^(\p{L}{3,9}) (\d{1,2}(?::\d\d)?)$/u, '$1 at $2');
}

const clearStart = ({ says, problem, start }: When): string | undefined =>
  says.time && problem === undefined ? start : undefined;

/** An hour is one of the day that is talked of; another day may keep the hour. */
function onThatDay(when: When, asked: { day: string; keepsHour: boolean }, timeZone: string): string | undefined {
  const { date, time } = when.says;
  if (time && !date) return startFor({ start: asked.day }, when, timeZone);
  return date && !time && when.grain === 'day' && asked.keepsHour
    ? onDay(when.start, asked.day, timeZone)
    : clearStart(when);
}

/** “Thursday or Friday, whatever she has”: the free times of those who take part are shown. */
export function freeTimes(said: string, { tool, arguments: args }: Pending, known: Known): Part | undefined {
  const people = z.object({ with: z.array(z.string()).min(1) }).safeParse(args).data?.with;
  if (tool !== 'book_meeting' || people === undefined || !anyTime.test(said)) return undefined;
  const { world, reader } = known;
  const days = said.replace(anyTime, ' ');
  const options = { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true };
  const apart = parseWhen(days, options);
  // “Whenever he is free on Friday”
  const whens = apart.length > 0 ? apart : parseWhen(said, options);
  const minutes = args['duration_minutes'];
  const length = typeof minutes === 'number' ? { duration_minutes: minutes } : {};
  return partOf({ tool: 'find_free_slots', arguments: { with: people, ...windowOf(whens, known), ...length } }, []);
}

/** “Thursday” answers half of “when?”: the day is kept, and the time asked for. */
export function dayOnly(said: string, pending: Pending, { world, reader }: Known): Part | undefined {
  const [when] = parseWhen(said, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });
  if (when === undefined || when.text.length < said.trim().length - 12) return undefined;
  // “Anything after lunch?” is of the day that is talked of.
  const day = when.says.date || pending.day === undefined ? when : onThisDay(when, pending.day);
  const open = openStart([day], { world, reader }, 'it') ?? { slot: 'start', question: 'What time?' };
  return partOf({ tool: pending.tool, arguments: pending.arguments }, [open]);
}

const onThisDay = (when: When, start: string): When => ({
  ...when,
  start,
  grain: 'day',
  says: { date: true, time: false },
});
