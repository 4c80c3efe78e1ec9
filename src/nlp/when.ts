// Dates and times in words: weekdays, ranges, business days, the change of the clocks, and the formats of machines (ISO, RFC 2822).
import { Temporal } from 'temporal-polyfill';
import { combine, type Mention } from './when/combine.ts';
import { type Moment, momentOf, type WhenProblem } from './when/moment.ts';
import { scan } from './when/scan.ts';
import type { Grain } from './when/parts.ts';

export interface When {
  readonly text: string;
  /** Where in the given text. */
  readonly index: number;
  /** RFC 3339 with the offset of the given zone. */
  readonly start: string;
  /** Exclusive. */
  readonly end?: string;
  readonly grain: Grain;
  readonly problem?: WhenProblem;
  /** What was said itself; the rest is filled in. */
  readonly says: { readonly date: boolean; readonly time: boolean };
}

export interface WhenOptions {
  /** RFC 3339. */
  readonly now: string;
  readonly timeZone: string;
  /** For plans: what has passed already is reported as `past`. */
  readonly preferFuture?: boolean;
}

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
