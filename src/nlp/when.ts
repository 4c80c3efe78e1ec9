// Dates and times in words. Its own rules come first: they know weekdays, ranges, business days and the change of the clocks.
import { Temporal } from 'temporal-polyfill';
import { combine, type Mention } from './when/combine.ts';
import { fromChrono } from './when/chrono.ts';
import { type Moment, momentOf } from './when/moment.ts';
import { scan } from './when/scan.ts';
import type { When, WhenOptions } from './when/when-found.ts';

export type { When, WhenOptions };

/** One message asks for the same words many times. */
const found = new Map<string, readonly When[]>();
const mostFound = 200;

export function parseWhen(text: string, options: WhenOptions): When[] {
  const key = JSON.stringify([text, options.now, options.timeZone, options.preferFuture]);
  const known = found.get(key) ?? parsed(text, options);
  if (found.size >= mostFound) found.clear();
  found.set(key, known);
  return [...known];
}

function parsed(text: string, options: WhenOptions): When[] {
  const now = nowIn(options);
  const plain = sameLength(text);
  const mentions = combine(plain, scan(plain, { now, today: now.toPlainDate() }));
  const setting = { now, flagPast: options.preferFuture === true };
  if (mentions.length === 0) return fromChrono(text, options);
  return mentions.map((mention) => whenOf(text, mention, momentOf(mention, setting)));
}

let latest: { readonly now: string; readonly timeZone: string; readonly zoned: Temporal.ZonedDateTime } | undefined;

/** All that is read of one message is read at one moment. */
function nowIn({ now, timeZone }: WhenOptions): Temporal.ZonedDateTime {
  if (latest?.now !== now || latest.timeZone !== timeZone)
    latest = { now, timeZone, zoned: Temporal.Instant.from(now).toZonedDateTimeISO(timeZone) };
  return latest.zoned;
}

function whenOf(text: string, mention: Mention, moment: Moment): When {
  const date = mention.date !== undefined || mention.instant !== undefined;
  const time = mention.time !== undefined || mention.instant !== undefined;
  const said = text.slice(mention.start, mention.end);
  const lead = said.length - said.trimStart().length;
  return { text: said.trim(), index: mention.start + lead, ...moment, says: { date, time } };
}

/** In lower case with plain marks, letter for letter, so that places in the text stay true. Other scripts are just letters. */
const sameLength = (text: string): string =>
  text
    // The beginning of the year is in capitals: else it is a child.
    .replaceAll(/(?<!\w)BOY(?!\w)/g, 'b_y')
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00A0\u202F\u2007\t]/g, ' ')
    .replaceAll(/\P{ASCII}+/gu, (marks) =>
      marks.replaceAll(/[\p{L}\p{N}\p{M}]/gu, (letter) => '_'.repeat(letter.length)),
    );
