// Puts neighbouring pieces together: a date and its time in either order, “3 in the afternoon”, “8am Pacific”, ranges.
import type { Placed, TimeOfDay } from './parts.ts';
import type { Part } from './parts.ts';

type Kind<K extends Part['kind']> = Extract<Part, { kind: K }>;

/** All that was said of one moment or span. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly date?: Kind<'date'>;
  readonly lastDate?: Kind<'date'>;
  readonly time?: TimeOfDay;
  readonly lastTime?: TimeOfDay;
  readonly dayPart?: Kind<'dayPart'>;
  readonly instant?: Kind<'instant'>;
  readonly zone?: string;
  readonly weak?: boolean;
}

const preposition = 'at|@|on|of|in|the|from|for|by|around|about|before|after|until|till|since|past|between|-|and';
const precision =
  'starting|starts|say|sometime|any ?time|(?:no )?(?:later|earlier) than|as early as|sharp|on the dot|exactly|precisely';
const joins = new RegExp(String.raw`^[\s,(]*(?:(?:${preposition}|${precision})[\s,]+)*$`, 'i');
const ranges = /^\s*(?:-|to|til|till|until|untill|through|thru|and)\s*$/i;

export function combine(text: string, placed: readonly Placed[]): Mention[] {
  const mentions: Mention[] = [];
  let current: Mention | undefined;
  for (const one of placed) {
    const joined: Mention | undefined = current === undefined ? undefined : join(current, one, text);
    if (joined === undefined && current !== undefined) mentions.push(current);
    current = joined ?? fresh(one);
  }
  if (current !== undefined) mentions.push(current);
  return mentions.filter((mention) => mention.weak !== true && !isEmpty(mention));
}

const fresh = (one: Placed): Mention =>
  add({ start: one.start, end: one.end }, one.part) ?? { start: one.start, end: one.end };

function join(mention: Mention, one: Placed, text: string): Mention | undefined {
  const gap = text.slice(mention.end, one.start);
  const isRange =
    ranges.test(gap) ||
    (/^\s*$/.test(gap) && /^(?:to|until|untill|till|through|thru) /i.test(text.slice(one.start, one.end)));
  const whole = { ...mention, end: Math.max(mention.end, one.end) };
  if (isRange) {
    const extended = extend(whole, one.part);
    if (extended !== undefined) return extended;
  }
  // “8-9 in the morning”: now the numbers are hours.
  if (
    whole.weak === true &&
    one.part.kind === 'dayPart' &&
    /^ ?(?:in|at) /.test(`${gap}${text.slice(one.start, one.end)}`)
  )
    return add({ ...whole, weak: false }, one.part);
  // Two pieces of one rule stand at the same place.
  return gap === '' || joins.test(gap) || one.start < mention.end ? add(whole, one.part) : undefined;
}

function add(mention: Mention, part: Part): Mention | undefined {
  if (mention.instant !== undefined) return undefined;
  switch (part.kind) {
    case 'date':
      return withDate(mention, part);
    case 'time':
      return withTime(mention, { time: part }, part.weak === true);
    case 'timeRange':
      return withTime(mention, { time: part.from, lastTime: part.to }, part.weak);
    case 'dayPart':
      return withDayPart(mention, part);
    case 'instant':
      return withInstant(mention, part);
    case 'zone':
      return mention.time === undefined ? undefined : { ...mention, zone: part.zone };
    default:
      return part satisfies never;
  }
}

/** “Late Thursday” and “afternoon” are late on that afternoon. */
function withDayPart(mention: Mention, part: Kind<'dayPart'>): Mention | undefined {
  if (mention.dayPart === undefined) return { ...mention, dayPart: part };
  const from = Math.max(mention.dayPart.from, part.from);
  const to = Math.min(mention.dayPart.to, part.to);
  return from < to ? { ...mention, dayPart: { ...part, from, to } } : undefined;
}

/** “Today in an hour” is in an hour. */
function withInstant({ start, end, ...said }: Mention, instant: Kind<'instant'>): Mention | undefined {
  const isToday = said.date?.isToday === true && said.time === undefined;
  return isToday || isEmpty({ start, end, ...said }) ? { start, end, instant } : undefined;
}

/** The same day said twice (“tomorrow, June 2”) is one day. */
function withDate(mention: Mention, date: Kind<'date'>): Mention | undefined {
  if (mention.date === undefined) return { ...mention, date, weak: false };
  return mention.date.date.equals(date.date) ? mention : undefined;
}

function withTime(mention: Mention, times: Pick<Mention, 'time' | 'lastTime'>, isWeak: boolean): Mention | undefined {
  if (mention.time !== undefined) return undefined;
  return { ...mention, ...times, weak: mention.date === undefined && (isWeak || mention.weak === true) };
}

function extend(mention: Mention, part: Part): Mention | undefined {
  if (part.kind === 'time' && mention.time !== undefined && mention.lastTime === undefined)
    return { ...mention, lastTime: part, weak: false };
  if (
    part.kind === 'date' &&
    mention.date !== undefined &&
    mention.time === undefined &&
    mention.lastDate === undefined
  )
    return { ...mention, lastDate: part };
  return undefined;
}

const isEmpty = ({ date, time, dayPart, instant }: Mention): boolean =>
  [date, time, dayPart, instant].every((part) => part === undefined);
