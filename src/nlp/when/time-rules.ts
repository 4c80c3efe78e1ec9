// Times of day: 3pm, 15:00, at 3, half past four, noon, first thing, end of day, in the afternoon.
import { parseNumber } from '../numbers.ts';
import { at, type Part, type Rule, type TimeOfDay } from './parts.ts';
import { group, monthPattern, weekdayPattern } from './words.ts';

export const hourWord = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const upToNine = '(?:one|two|three|four|five|six|seven|eight|nine)';
const upToNineteen = 'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen';
export const minuteWord = `(?:(?:oh?'?|o'?clock|zero)[ -]${upToNine}|(?:twenty|thirty|forty|fifty)(?:[ -]${upToNine})?|${upToNineteen}|five)`;
// “9a” is a time, “at 9 a call” is not: the bare letter only right after its digit.
const meridiem = '(?<half>[ap] ?\\.? ?m(?!\\w)(?: ?\\.)?|(?<=\\d)[ap](?!\\w))';

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly seconds?: number;
  readonly half?: string | undefined;
  readonly sure: boolean;
  readonly exact: boolean;
  readonly weak?: boolean;
}

export function time({ hour, minute, seconds, half, sure, exact, weak }: Clock): TimeOfDay {
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

export const isPm = (half: string | undefined): boolean => half?.toLowerCase().startsWith('p') === true;

export const numberOf = (word: string | undefined): number =>
  word === undefined ? 0 : (parseNumber(word.replace(/^(?:o['h]*|zero|o'?clock)[ -](?=\w)/, '')) ?? 0);

function spoken(match: RegExpExecArray): TimeOfDay {
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
  const named = group(match, 'named');
  const isBefore = /to|til|before|of/.test(group(match, 'side') ?? '');
  const hour = named === undefined ? numberOf(group(match, 'hour')) : named !== 'midnight' ? 12 : isBefore ? 24 : 0;
  const minutes = isBefore ? 60 - size : size;
  return time({
    hour: isBefore ? (hour === 1 ? 12 : hour - 1) : hour,
    minute: minutes,
    half: group(match, 'half'),
    sure: named !== undefined,
    exact: true,
  });
}

const about = '(?:about |around |approximately |exactly |approx |~)?';

const dayPartAhead = '(?= (?:in the|at) (?:morning|afternoon|evening|night|[ap]\\.?m\\b|arvo))';
const endAhead = `(?= (?:on|in the|today|tomorrow|tmrw|tonight|this|next|${weekdayPattern})(?!\\w)|[.,!?;)]|$)`;
const thatDayPart = `(?:tomorrow|tmrw|yesterday|${weekdayPattern}) (?:morning|afternoon|evening|night)`;
const dayAhead = `(?= (?:on|this|in the|at|tomorrow|tmrw|today|tonight|${weekdayPattern})(?!\\w)|[.,!?]|$)`;
const notCount = ' ?(?:min|hour|hr|day|week|month|people|candidate|grand|thousand|percent|%|k\\b)';
const dayBehind = '(?<=(?:day|tomorrow|tmrw|today|mon|tues?|weds?|thurs?|fri|\\dth|\\dst|\\dnd|\\drd),? )';
const size = `(?<size>half|quarter|three quarters|${minuteWord}|three|\\d{1,2})`;
const named = '(?<named>noon|midday|midnight)';

export const timeRules: readonly Rule[] = [
  {
    // “March eighteenth, nine thirty”: only beside a day.
    pattern: at(
      `(?<hour>${hourWord})[ -](?<minute>${minuteWord})(?! ?(?:min|hour|day|week|month|people|candidate|hundred|thousand|k\\b))`,
    ),
    read: (match) => ({ ...spoken(match), weak: true }),
  },
  {
    // “8 in the morning”, “half past eight in the evening” read their first half here: the part of the day follows.
    pattern: at(
      `(?<hour>\\d{1,2}|${hourWord})(?:[: -]?(?<minute>[0-5]\\d|(?<=[ -])${minuteWord}))?(?:-?ish)?${dayPartAhead}`,
    ),
    read: spoken,
  },
  {
    // “five sharp”, “5 on the dot”.
    pattern: at(`(?:at )?(?<hour>\\d{1,2}|${hourWord}) (?:sharp|on the dot|o'?clock sharp)`),
    read: spoken,
  },
  {
    // “Half past nine until eleven tomorrow”: its other end.
    pattern: at(`(?:to|until|till|through) (?<hour>${hourWord})(?:[ -](?<minute>${minuteWord}))?${endAhead}`),
    read: (match) => ({ ...spoken(match), weak: true }),
  },
  {
    // “set it for eight forty”: two numbers in words are hour and minutes.
    pattern: at(
      `(?:at|for|by|around|until|from) (?<hour>${hourWord})[ -](?<minute>${minuteWord})(?! ?(?:min|hour|day|week|month|people|candidate))`,
    ),
    read: spoken,
  },
  {
    pattern: at(
      `(?:at |around )?(?<hour>1[0-2]|[1-9]|${hourWord})(?:[:.]?(?<minute>[0-5]\\d))? ?-?ish(?: ?${meridiem})?`,
    ),
    read: spoken,
  },
  {
    // “7, this morning”, “10 tonight”.
    pattern: at(`(?<hour>\\d{1,2}|${hourWord})(?=,? (?:this (?:morning|afternoon|evening)|tonight|${thatDayPart}))`),
    read: spoken,
  },
  {
    // “From 9 for two hours”: the length says that 9 is a time.
    pattern: at(`(?:from|at) (?<hour>\\d{1,2})(?= for (?:\\d|an? |two|three|half))`),
    read: spoken,
  },
  {
    pattern: at(
      `(?:at|@|by|until|from|around) ?(?<hour>\\d{1,2})\\.(?<minute>[0-5]\\d)(?! ?(?:percent|million|k\\b|%))(?: ?${meridiem})?`,
    ),
    read: digits,
  },
  { pattern: at(`(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?::(?<second>\\d{2}))? ?${meridiem}`), read: digits },
  {
    pattern: at("(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2}))?(?: ?(?:hours|hrs|h|o'clock))?"),
    read: digits,
  },
  { pattern: at(`(?<hour>\\d{1,2}) ?${meridiem}`), read: digits },
  {
    // “12:30Z”, “1430 Zulu”.
    pattern: at('(?<hour>[01]\\d|2[0-3]):?(?<minute>[0-5]\\d)(?::(?<second>[0-5]\\d))? ?(?:z|zulu)'),
    read: (match) => [
      { ...digits(match), sure: true },
      { kind: 'zone', zone: 'UTC' },
    ],
  },
  {
    // British: “half three” is half past three.
    pattern: at(`(?<lead>(?:at|by|around|from|until) )?half (?<hour>${hourWord}|1[0-2]|[1-9])${dayAhead}`),
    read: (match) => ({
      ...time({ hour: numberOf(group(match, 'hour')), minute: 30, sure: false, exact: true }),
      weak: group(match, 'lead') === undefined,
    }),
  },
  { pattern: at(`(?<hour>\\d{1,2})(?<minute>\\d{2}) ?(?<half>[ap] ?\\.? ?m(?: ?\\.)?)`), read: digits },
  {
    pattern: at('(?<hour>\\d{1,2})(?<minute>\\d{2}) ?(?:hours|hrs|h)'),
    read: (match) =>
      time({ hour: Number(group(match, 'hour')), minute: Number(group(match, 'minute')), sure: true, exact: true }),
  },
  {
    pattern: at(
      '(?<hour>1\\d|2[0-4]|(?<=(?:at|day|tomorrow|today|mon|tues?|wed|thurs?|fri) )\\d) ?h ?(?<minute>[0-5]\\d)?|(?<=^ ?)(?<hour2>\\d)h(?<minute2>[0-5]\\d)(?= ?$)',
    ),
    read: (match) =>
      time({
        hour: Number(group(match, 'hour') ?? group(match, 'hour2')),
        minute: Number(group(match, 'minute') ?? group(match, 'minute2') ?? 0),
        sure: true,
        exact: (group(match, 'minute') ?? group(match, 'minute2')) !== undefined,
      }),
  },
  { pattern: at(`(?<hour>\\d{1,2}|${hourWord}) ?o'?clock(?: ?${meridiem})?`), read: spoken },
  {
    pattern: at(
      `(?:at|@|by|until|till|around|to|for|from) ?${about}(?<hour>[01]?\\d|2[0-4])(?: (?<minute>[0-5]\\d))?(?![-:./,]\\d| ?(?:of )?${monthPattern}|${notCount})`,
    ),
    read: digits,
  },
  {
    // “9 tomorrow”, when nothing is said before it.
    pattern: at(
      `(?<=^(?:how about|what about|say|let's say|make it)? ?)(?<hour>1?\\d|2[0-3])(?= (?:tomorrow|tmrw|today|${weekdayPattern})(?!\\w))`,
    ),
    read: digits,
  },
  {
    // “tomorrow 10”: a bare number is a time right after a day.
    pattern: at(
      `${dayBehind}(?<hour>1?\\d|2[0-3])(?![-/:.]\\d| ?(?:min|hour|hr|day|week|month|people|candidate|%|k\\b|am\\b|pm\\b))`,
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
      `(?:at|by|around) ${about}(?<hour>${hourWord})(?:[ -](?<minute>${minuteWord}))?(?: ?${meridiem})?(?! (?:minute|hour|day|week|of|candidate|people))`,
    ),
    read: spoken,
  },
  {
    pattern: at(`(?<hour>${hourWord})(?:[ -](?<minute>${minuteWord}))? ?(?<half>[ap] ?\\.? ?m(?: ?\\.)?)`),
    read: spoken,
  },
  {
    pattern: at(
      `(?:at )?(?:a )?${size}(?: minutes?| mins?)? ?(?<side>past|after|to|til|before|of) (?<hour>\\d{1,2}|${hourWord}|${named})(?: ?${meridiem})?`,
    ),
    read: quarters,
  },
];
