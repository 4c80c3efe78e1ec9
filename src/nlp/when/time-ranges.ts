// From one time of day to another: 9-9:30, from 2 to 4pm, between 11 and 1, 0900-1030 hours.
import { at, type Part, type Rule, type TimeOfDay } from './parts.ts';
import { hourWord, isPm, minuteWord, numberOf, time } from './time-rules.ts';
import { group } from './words.ts';

/** “9-9:30”, “from 2 to 4pm”, “between 11 and 1”: what is said of one end is meant for both. */
function range(match: RegExpExecArray): Part | undefined {
  const first = endIn(match, '1');
  const second = endIn(match, '2');
  if (first.hour > 24 || second.hour > 24 || isOneToOne(first, second)) return undefined;
  const sure = first.hour > 12 || second.hour > 12;
  const from = time({ ...first, half: first.half ?? inherited(first, second), sure });
  const to = time({ ...second, sure });
  const isNamed =
    /^(?:from|between|in between) |\dh/i.test(match[0]) ||
    [first, second].some(({ exact, half }) => exact || half !== undefined);
  return { kind: 'timeRange', from, to: later(from, to), weak: !isNamed };
}

/** “A one to one”, “two to two”: no span of time. */
const isOneToOne = (first: RangeEnd, second: RangeEnd): boolean =>
  first.hour === second.hour && first.minute === second.minute && first.half === undefined && second.half === undefined;

interface RangeEnd {
  readonly hour: number;
  readonly minute: number;
  readonly half: string | undefined;
  readonly exact: boolean;
}

function endIn(match: RegExpExecArray, which: '1' | '2'): RangeEnd {
  const minute = group(match, `minute${which}`);
  return {
    hour: numberOf(group(match, `hour${which}`)),
    minute: numberOf(minute),
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

const end = (which: string): string =>
  `(?<hour${which}>\\d{1,2})(?:[:.h](?<minute${which}>\\d{2})|h)?(?: ?(?<half${which}>[ap]\\.?m\\.?|(?<=\\d)[ap](?!\\w)))?`;

/** “0900-1030” is a time beside a day; “from 2014 to 2018” are years, unless hours are said or quarters of one. */
function military(match: RegExpExecArray): Part | undefined {
  const part = range(match);
  if (part?.kind !== 'timeRange' || /[hs]$/.test(match[0])) return part;
  const areYears = [1, 2].every((which) => /^(?:19|20)$/.test(group(match, `hour${which}`) ?? ''));
  const areQuarters = [1, 2].every((which) => /^(?:00|15|30|45)$/.test(group(match, `minute${which}`) ?? ''));
  return areYears && !areQuarters ? undefined : { ...part, weak: !/^[fb]/.test(match[0]) };
}

const wordEnd = (which: string): string =>
  `(?<hour${which}>\\d{1,2}|${hourWord})(?:[ -](?<minute${which}>${minuteWord})|:(?<digits${which}>\\d{2}))?(?: ?(?<half${which}>[ap]\\.?m\\.?))?`;
const afterWords =
  "(?= (?:on|today|tomorrow|tmrw|tonight|this|next|in the|for|with|please|o'clock|mon|tue|wed|thu|fri|sat|sun)|[.,!?;)]|$)";

/** In words the range is one that is led in or has its half of the day: “ten to twelve” is ten minutes before noon. */
function inWords(match: RegExpExecArray): Part | undefined {
  if (/^(?:\d+|five|ten|twenty) to /.test(match[0]) && group(match, 'half2') === undefined) return undefined;
  return group(match, 'digits1') === undefined && group(match, 'digits2') === undefined ? range(match) : undefined;
}

const notTimes = '(?![-/]|:\\d| ?(?:%|k\\b|day|week|month|year|people|candidate|hour|min))';

export const timeRanges: readonly Rule[] = [
  {
    pattern: at(
      `(?:from |at )?(?=[a-z]|\\d+ to [a-z])${wordEnd('1')} ?(?:-|to|til|till|until) ?${wordEnd('2')}${afterWords}`,
    ),
    read: inWords,
  },
  { pattern: at(`(?:in )?between ${wordEnd('1')} (?:and|to) ${wordEnd('2')}${afterWords}`), read: inWords },
  {
    pattern: at(
      `(?:from |at )?${end('1')} ?(?:-|to|til|till|until|untill|thru|through) ?${end('2')}(?: ?-?ish)?${notTimes}`,
    ),
    read: range,
  },
  {
    pattern: at(`(?:in )?between ${end('1')} ?(?:and|to|-) ?${end('2')}(?: ?-?ish)?(?! ?(?:day|week|month|year))`),
    read: range,
  },
  {
    pattern: at(
      '(?:from |between )?(?<hour1>[01]\\d|2[0-3])(?<minute1>[0-5]\\d) ?(?:-|to|and|until) ?(?<hour2>[01]\\d|2[0-4])(?<minute2>[0-5]\\d)(?: ?(?:hours|hrs|h))?',
    ),
    read: military,
  },
];
