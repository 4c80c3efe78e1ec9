// Times of day: 3pm, 15:00, at 3, half past four, noon, first thing, end of day, in the afternoon, 8am Pacific.
import { dayParts } from '../lexicon/dates.ts';
import { zones } from '../lexicon/zones.ts';
import { parseNumber } from '../numbers.ts';
import { at, type Part, type Rule, type TimeOfDay } from './parts.ts';
import { group, monthPattern } from './words.ts';

const hourWord = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const minuteWord =
  "(?:o'?(?:h|clock)? five|five|ten|fifteen|twenty|twenty[ -]five|thirty|thirty[ -]five|forty|forty[ -]five|fifty|fifty[ -]five)";
const meridiem =
  '(?<half>a\\.? ?m\\.?(?=[\\s,.!?)]|$)|p\\.? ?m\\.?(?=[\\s,.!?)]|$)|a\\.?m\\.?|p\\.?m\\.?|[ap](?![\\p{L}.]))';
const workStart = 9 * 60;
const workEnd = 17 * 60;

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly seconds?: number;
  readonly half?: string | undefined;
  readonly sure: boolean;
  readonly exact: boolean;
  readonly weak?: boolean;
}

function time({ hour, minute, seconds, half, sure, exact, weak }: Clock): TimeOfDay {
  const isTwelve = half !== undefined;
  const isAfternoon = isPm(half);
  const turned = isTwelve && hour <= 12 ? (hour % 12) + (isAfternoon ? 12 : 0) : hour;
  return {
    kind: 'time',
    minutes: turned * 60 + minute,
    grain: seconds === undefined ? (exact ? 'minute' : 'hour') : 'second',
    sure: isTwelve || sure,
    ...(seconds === undefined ? {} : { seconds }),
    ...(isImpossible(hour, minute) ? { impossible: true } : {}),
    ...(weak === true ? { weak } : {}),
  };
}

const isImpossible = (hour: number, minute: number): boolean => hour > 24 || minute > 59 || (hour === 24 && minute > 0);

function digits(match: RegExpExecArray): TimeOfDay {
  const hour = Number(group(match, 'hour'));
  const minute = group(match, 'minute');
  const second = group(match, 'second');
  return time({
    hour,
    minute: Number(minute ?? 0),
    ...(second === undefined ? {} : { seconds: Number(second) }),
    half: group(match, 'half'),
    sure: hour > 12 || hour === 0 || /^0\d/.test(group(match, 'hour') ?? ''),
    exact: minute !== undefined,
    weak: /^(?:to|for|from) /i.test(match[0]),
  });
}

/** “9-9:30”, “from 2 to 4pm”, “between 11 and 1”: what is said of one end is meant for both. */
function range(match: RegExpExecArray): Part | undefined {
  const first = endIn(match, '1');
  const second = endIn(match, '2');
  if (first.hour > 24 || second.hour > 24) return undefined;
  const sure = first.hour > 12 || second.hour > 12;
  const from = time({ ...first, half: first.half ?? inherited(first, second), sure });
  const to = time({ ...second, sure });
  const isNamed =
    /^(?:from|between) /i.test(match[0]) || [first, second].some(({ exact, half }) => exact || half !== undefined);
  return { kind: 'timeRange', from, to: later(from, to), weak: !isNamed };
}

interface RangeEnd {
  readonly hour: number;
  readonly minute: number;
  readonly half: string | undefined;
  readonly exact: boolean;
}

function endIn(match: RegExpExecArray, which: '1' | '2'): RangeEnd {
  const minute = group(match, `minute${which}`);
  return {
    hour: Number(group(match, `hour${which}`)),
    minute: Number(minute ?? 0),
    half: group(match, `half${which}`),
    exact: minute !== undefined,
  };
}

/** “2-3pm” is all afternoon, “11-1pm” starts in the morning. */
function inherited(first: RangeEnd, second: RangeEnd): string | undefined {
  if (second.half === undefined || first.hour > 12) return undefined;
  const isEarlier = (first.hour % 12) * 60 + first.minute < (second.hour % 12) * 60 + second.minute;
  return isEarlier ? second.half : isPm(second.half) ? 'am' : 'pm';
}

/** The end comes after the start: “2pm-3” ends at three in the afternoon. */
function later(from: TimeOfDay, to: TimeOfDay): TimeOfDay {
  if (to.sure || to.minutes > from.minutes) return { ...to, sure: to.sure || from.sure };
  return { ...to, minutes: to.minutes + 12 * 60, sure: from.sure };
}

const isPm = (half: string | undefined): boolean => half?.toLowerCase().startsWith('p') === true;

const numberOf = (word: string | undefined): number =>
  word === undefined ? 0 : /^o/i.test(word) ? 5 : (parseNumber(word) ?? 0);

function spoken(match: RegExpExecArray): Part {
  const minute = group(match, 'minute');
  return time({
    hour: numberOf(group(match, 'hour')),
    minute: numberOf(minute),
    half: group(match, 'half'),
    sure: false,
    exact: minute !== undefined,
  });
}

function quarters(match: RegExpExecArray): Part {
  const said = (group(match, 'size') ?? '').toLowerCase();
  const size = /half/.test(said) ? 30 : /three quarters/.test(said) ? 45 : /quarter/.test(said) ? 15 : numberOf(said);
  const hour = numberOf(group(match, 'hour'));
  const isBefore = /to|til|before|of/i.test(group(match, 'side') ?? '');
  const minutes = isBefore ? 60 - size : size;
  return time({
    hour: isBefore ? (hour === 1 ? 12 : hour - 1) : hour,
    minute: minutes,
    half: group(match, 'half'),
    sure: false,
    exact: true,
  });
}

const fixed = (minutes: number): Part => ({ kind: 'time', minutes, grain: 'hour', sure: true });
const zoneNames = Object.keys(zones)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const partNames = Object.keys(dayParts)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const about = '(?:about |around |approximately |exactly |approx |~)?';

const end = (which: string): string =>
  `(?<hour${which}>\\d{1,2})(?:[:.](?<minute${which}>\\d{2}))?(?: ?(?<half${which}>a\\.?m\\.?|p\\.?m\\.?|[ap](?![\\p{L}.])))?`;

export const timeRules: readonly Rule[] = [
  {
    // “8 in the morning”, “half past eight in the evening” read their first half here: the part of the day follows.
    pattern: at(
      `(?<hour>\\d{1,2}|${hourWord})(?:[: ](?<minute>[0-5]\\d|${minuteWord}))?(?= (?:in the|at) (?:morning|afternoon|evening|night))`,
    ),
    read: spoken,
  },
  {
    // “set it for eight forty”: two numbers in words are hour and minutes.
    pattern: at(
      `(?:at|for|by|around|until|from) (?<hour>${hourWord}) (?<minute>${minuteWord})(?! ?(?:min|hour|day|week|month|people|candidate))`,
    ),
    read: spoken,
  },
  { pattern: at(`(?<hour>1[0-2]|[1-9])-?ish`), read: spoken },
  {
    pattern: at(
      `(?:from |at )?${end('1')} ?(?:-|to|til|till|until) ?${end('2')}(?![-/]|:\\d| ?(?:%|k\\b|day|week|month|year|people|candidate|hour|min))`,
    ),
    read: range,
  },
  { pattern: at(`between ${end('1')} and ${end('2')}(?! ?(?:day|week|month|year))`), read: range },
  { pattern: at(`(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?::(?<second>\\d{2}))? ?${meridiem}`), read: digits },
  {
    pattern: at("(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2}))?(?: ?(?:hours|hrs|h|o'clock))?"),
    read: digits,
  },
  { pattern: at(`(?<hour>\\d{1,2}) ?${meridiem}`), read: digits },
  { pattern: at(`(?<hour>\\d{1,2})(?<minute>\\d{2}) ?(?<half>a\\.?m\\.?|p\\.?m\\.?)`), read: digits },
  {
    pattern: at('(?<hour>\\d{1,2})(?<minute>\\d{2}) ?(?:hours|hrs|h)'),
    read: (match) =>
      time({ hour: Number(group(match, 'hour')), minute: Number(group(match, 'minute')), sure: true, exact: true }),
  },
  {
    pattern: at('(?<hour>1\\d|2[0-4]|(?<=at )\\d) ?h ?(?<minute>\\d{2})?'),
    read: (match) =>
      time({
        hour: Number(group(match, 'hour')),
        minute: Number(group(match, 'minute') ?? 0),
        sure: true,
        exact: group(match, 'minute') !== undefined,
      }),
  },
  { pattern: at(`(?<hour>\\d{1,2}|${hourWord}) ?o'?clock(?: ?${meridiem})?`), read: spoken },
  {
    pattern: at(
      `(?:at|@|by|until|till|around|to|for|from) ?${about}(?<hour>[01]?\\d|2[0-4])(?: (?<minute>[0-5]\\d))?(?![:./,]\\d| ?(?:of )?${monthPattern}| ?(?:min|hour|hr|day|week|month|people|candidate|grand|thousand|%|k\\b))`,
    ),
    read: digits,
  },
  {
    // “tomorrow 10”: a bare number is a time right after a day.
    pattern: at(
      '(?<=(?:day|tomorrow|tmrw|today|mon|tues?|weds?|thurs?|fri|\\dth|\\dst|\\dnd|\\drd),? )(?<hour>1?\\d|2[0-3])(?![-/:.]\\d| ?(?:min|hour|hr|day|week|month|people|candidate|%|k\\b|am\\b|pm\\b))',
    ),
    read: digits,
  },
  {
    pattern: at('(?:at|@) ?(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)'),
    read: (match) =>
      time({ hour: Number(group(match, 'hour')), minute: Number(group(match, 'minute')), sure: true, exact: true }),
  },
  {
    pattern: at(
      `(?:at|by|around) ${about}(?<hour>${hourWord})(?: (?<minute>${minuteWord}))?(?: ?${meridiem})?(?! (?:minute|hour|day|week|of|candidate|people))`,
    ),
    read: spoken,
  },
  { pattern: at(`(?<hour>${hourWord})(?: (?<minute>${minuteWord}))? ?(?<half>a\\.?m\\.?|p\\.?m\\.?)`), read: spoken },
  {
    pattern: at(
      `(?:at )?(?:a )?(?<size>half|quarter|three quarters|twenty[ -]five|twenty|fifteen|ten|five|three|\\d{1,2})(?: minutes?| mins?)? ?(?<side>past|after|to|til|before|of) (?<hour>\\d{1,2}|${hourWord})(?: ?${meridiem})?`,
    ),
    read: quarters,
  },
  {
    pattern: at('(?:at )?(?:12 )?(?:noon(?:ish)?|mid[ -]?day)|(?:at |over )lunch(?:time)?'),
    read: () => fixed(12 * 60),
  },
  { pattern: at('(?:at )?(?:12 )?mid[ -]?night'), read: () => fixed(0) },
  { pattern: at('(?:at )?first thing(?: in the morning)?'), read: () => fixed(workStart) },
  {
    pattern: at(
      '(?:by |at |before )?(?:the )?(?:eod|cob|end of (?:the )?(?:business )?day|close of (?:business|play)|last thing)',
    ),
    read: () => fixed(workEnd),
  },
  {
    pattern: at(`(?:in |during )?(?:the )?(?<part>${partNames})`),
    read: (match) => {
      const [from, to] = dayParts[(group(match, 'part') ?? '').toLowerCase()] ?? [0, 24];
      return { kind: 'dayPart', from, to };
    },
  },
  { pattern: at('at night'), read: () => ({ kind: 'dayPart', from: 18, to: 24 }) },
  {
    pattern: at(`(?<zone>${zoneNames})(?: (?:standard |daylight )?time)?`),
    read: (match) => {
      const zone = zones[(group(match, 'zone') ?? '').toLowerCase()];
      return zone === undefined ? undefined : { kind: 'zone', zone };
    },
  },
];
