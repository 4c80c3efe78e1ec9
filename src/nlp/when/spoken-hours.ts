// The 24-hour clock as soldiers and nurses say it: fifteen hundred hours, oh eight hundred, zero nine thirty, sixteen thirty zulu.
import { at, type Part, type Rule } from './parts.ts';
import { numberOf } from './time-rules.ts';
import { group } from './words.ts';

const teens = '(?:thir|four|fif|six|seven|eigh|nine)teen';
const single = 'one|two|three|four|five|six|seven|eight|nine';
const hour = `(?<zero>(?:oh|zero|o) )?(?<hour>ten|eleven|twelve|${teens}|twenty(?:[ -](?:one|two|three|four))?|${single}|hundred)`;
const minute = `(?<minute>hundred|(?:oh|zero) (?:zero|${single})|(?:twenty|thirty|forty|fifty)(?:[ -](?:${single}))?|ten|eleven|twelve|${teens})`;

function spokenHours(match: RegExpExecArray): Part | readonly Part[] | undefined {
  const said = group(match, 'minute') ?? '';
  const hours = numberOf(group(match, 'hour'));
  const minutes = /hundred/.test(said) ? 0 : numberOf(said.replace(/^(?:oh|zero) /, ''));
  const end = group(match, 'end');
  if (hours > 24 || (hours === 24 && minutes > 0)) return undefined;
  const isSaid = end !== undefined || group(match, 'zero') !== undefined;
  const time = { kind: 'time', minutes: hours * 60 + minutes, grain: 'minute', sure: true, weak: !isSaid } as const;
  return end?.includes('zulu') === true ? [time, { kind: 'zone', zone: 'UTC' }] : time;
}

// Who says neither “oh” nor “hours” may be counting: then only beside a day, and before no noun.
const noNoun = '(?= (?:on|today|tomorrow|tmrw|tonight|this|next|mon|tues|wed|thu|fri|sat|sun)|[.,!?;)]|$)';

export const spokenHourRules: readonly Rule[] = [
  { pattern: at(`(?:at |by |from |until |around )?${hour} ${minute}(?<end> (?:hours|hrs|zulu))`), read: spokenHours },
  { pattern: at(`(?:at |by |from |until |around )?(?=oh |zero )${hour} ${minute}${noNoun}`), read: spokenHours },
  {
    pattern: at(`(?:at |by |from |until |around )?${hour} (?<minute>hundred)${noNoun}`),
    read: spokenHours,
  },
];
