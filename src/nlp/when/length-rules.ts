// Dates and times by a length of time: in two days, 3 weeks ago, the next ten days, two weeks from Monday, 15 minutes before noon.
import { plusDays } from './calendar.ts';
import type { Temporal } from 'temporal-polyfill';
import { tomorrow } from '../lexicon/dates.ts';
import { type Length, lengthAt, shifted } from './lengths.ts';
import { at, type DatePart, type LengthRule, type Part, type Reference, type Rule, type TimeOfDay } from './parts.ts';
import { group } from './words.ts';
import { ahead, lastOnes, nextOnes } from './relative-rules.ts';

type Day = Temporal.PlainDate;
const day = (date: Day, past = false): DatePart => ({ kind: 'date', date, grain: 'day', ...(past ? { past } : {}) });

/** The length away from a day, or on the clock where hours were said. */
function away(length: Length, sign: 1 | -1, reference: Reference): Part {
  if (length.seconds === undefined) return day(shifted(reference.today, length, sign), sign < 0);
  const { months, days, seconds } = length;
  const clock = reference.now
    .add({ months: sign * months, days: sign * days, seconds: sign * seconds })
    .with({ microsecond: 0, nanosecond: 0, millisecond: 0 });
  const grain = seconds % 60 === 0 ? 'minute' : 'second';
  return { kind: 'instant', at: clock.toInstant(), grain, ...(sign < 0 ? { past: true } : {}) };
}

function startOf(tail: string, { today }: Reference): Day {
  const word = tail.toLowerCase().split(' ').at(-1) ?? '';
  if (word === 'yesterday') return plusDays(today, -1);
  return tomorrow.includes(word) ? plusDays(today, 1) : today;
}

/** “The next three days” begin tomorrow, “the last two weeks” end today; “within two weeks” begins now. */
function lasting(length: Length, which: string, reference: Reference): Part {
  const { now, today } = reference;
  const isPast = ahead(which) < 0;
  if (length.seconds !== undefined)
    return isPast ? away(length, -1, reference) : { kind: 'instant', at: now.toInstant(), grain: 'minute' };
  if (isPast) return { ...day(shifted(today, length, -1), true), end: today };
  const from = /within|less|over the|under/i.test(which) ? today : plusDays(today, 1);
  return { ...day(from), end: shifted(from, length, 1) };
}

/** “A week starting tomorrow”, “for three hours from 10 am”. */
function startingAt(length: Length, inner: DatePart | TimeOfDay | undefined): Part | undefined {
  if (inner?.kind !== 'date') return inner;
  return length.seconds === undefined ? { ...inner, end: shifted(inner.date, length, 1), grain: 'day' } : inner;
}

/** “Three days after Easter”, “ten minutes before noon”. */
function beside(length: Length, tail: string, inner: DatePart | TimeOfDay | undefined): Part | undefined {
  const sign = /before|prior|ahead|preceding/i.test(tail) ? -1 : 1;
  if (inner?.kind === 'date') return length.seconds === undefined ? day(shifted(inner.date, length, sign)) : undefined;
  if (inner?.kind !== 'time' || length.seconds === undefined || length.days + length.months > 0) return undefined;
  const minutes = inner.minutes + (sign * length.seconds) / 60;
  return minutes < 0 || minutes >= 1440 ? undefined : { ...inner, minutes, grain: 'minute' };
}

const vague = '(?:about |around |exactly |over |almost |roughly |just )?';
// After these words “in an hour” is a length, not a time.
const notAfter = '(?<!(?:squeeze|fit|slot|pencil|get|put|block) )';

const many = '(?<many>\\d{1,3}|two|three|four|five|six|few)';
const unit = '(?<unit>days|weeks|months|years|hours|minutes|quarters)';
/** “The 5 coming years”. */
export const countedOnes: readonly Rule[] = [
  {
    pattern: at(`(?:(?:for|in|over|during) )?(?:the )?${many} (?<which>${nextOnes}|${lastOnes}) ${unit}`),
    read(match, reference) {
      const found = lengthAt(`${group(match, 'many')} ${group(match, 'unit')}`, 0);
      return found === undefined ? undefined : lasting(found.length, group(match, 'which') ?? '', reference);
    },
  },
];

const upTo = 'within(?: the(?: (?:next|upcoming|coming))?| next)?|in less than|less than|in under|over the';

export const lengthRules: readonly LengthRule[] = [
  {
    lead: new RegExp(`${notAfter}(?:sometime )?in (?:about |around |exactly |under |another |just )?`, 'y'),
    tail: /(?:'s?)?(?: time)?(?: or so(?!\w))?(?! (?:or|ago|of|before|after))(?!\w)/y,
    read: ({ length }, reference) => away(length, 1, reference),
  },
  {
    lead: new RegExp(`(?:(?:for|in|over|during) )?(?:the )?(?:${nextOnes}|${lastOnes}|${upTo}) `, 'y'),
    read: ({ length, lead }, reference) => lasting(length, lead, reference),
  },
  {
    lead: new RegExp(vague, 'y'),
    tail: at(` (?:from|after) (?:now|today|tomorrow|tmrw|yesterday)`),
    read: ({ length, tail }, reference) =>
      length.seconds === undefined ? day(shifted(startOf(tail, reference), length, 1)) : away(length, 1, reference),
  },
  {
    lead: new RegExp(vague, 'y'),
    tail: at(' (?:later|hence|out|in the future|down the road|from here)'),
    read: ({ length }, reference) => away(length, 1, reference),
  },
  {
    lead: new RegExp(vague, 'y'),
    tail: at(' (?:ago|back|earlier|before now|in the past)'),
    read: ({ length }, reference) => away(length, -1, reference),
  },
  {
    lead: /(?:for )?(?:the )?/y,
    tail: / (?:starting|beginning|commencing)(?: from| on| at)? /y,
    isLed: true,
    read: ({ length, inner }) => startingAt(length, inner),
  },
  { lead: /for (?:the )?/y, tail: / from /y, isLed: true, read: ({ length, inner }) => startingAt(length, inner) },
  {
    lead: new RegExp(vague, 'y'),
    tail: / (?:from|after|following|since|before|prior to|ahead of|preceding) /y,
    isLed: true,
    read: ({ length, tail, inner }) => beside(length, tail, inner),
  },
];
