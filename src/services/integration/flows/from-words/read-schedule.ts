// When a flow is to run by the clock, out of words: every night, every Monday at 7am, on the first of each month.
import type { Token } from './tokens.ts';

export interface Scheduled {
  readonly cron: string;
  readonly claimed: ReadonlySet<number>;
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const parts: Readonly<Record<string, number>> = { night: 0, morning: 6, noon: 12, evening: 18, midnight: 0 };
const daily = new Set(['daily', 'nightly', 'day', 'night', 'morning', 'evening']);
const filling = new Set(['every', 'each', 'once', 'a', 'on', 'the', 'of', 'at', 'per']);

export function readSchedule(tokens: readonly Token[]): Scheduled | undefined {
  const often = readOften(tokens);
  if (often !== undefined) return often;
  const at = tokens.findIndex((token, index) => isInterval(tokens, token, index));
  const found = tokens[at];
  if (found === undefined) return undefined;
  const claimed = new Set<number>([at]);
  for (let index = at - 1; index >= 0 && filling.has(tokens[index]?.word ?? ''); index -= 1) claimed.add(index);
  if (found.word === 'first') claimMonth(tokens, at, claimed);
  const time = timeBehind(tokens, claimed) ?? { hour: parts[found.word] ?? 0, minute: 0 };
  return { cron: cronFor(found.word, time), claimed };
}

/** “Every 15 minutes”, where as many fit into the hour or the day: cron knows no others. */
function readOften(tokens: readonly Token[]): Scheduled | undefined {
  const at = tokens.findIndex(
    ({ word }, index) => /^(minutes|hours)$/.test(word) && /^(every|each)$/.test(tokens[index - 2]?.word ?? ''),
  );
  const count = Number(tokens[at - 1]?.word);
  const isHours = tokens[at]?.word === 'hours';
  if (at < 0 || !Number.isInteger(count) || count < 2 || (isHours ? 24 : 60) % count !== 0) return undefined;
  return { cron: isHours ? `0 */${count} * * *` : `*/${count} * * * *`, claimed: new Set([at - 2, at - 1, at]) };
}

/** “Every time” is none, and neither is the night of an event. */
function isInterval(tokens: readonly Token[], { word }: Token, index: number): boolean {
  if (['hourly', 'daily', 'nightly', 'weekly', 'monthly'].includes(word)) return true;
  const before = tokens[index - 1]?.word ?? '';
  if (word === 'first') return tokens.slice(index, index + 5).some((one) => one.word === 'month');
  const isNamed =
    word === 'hour' ||
    word === 'week' ||
    word === 'month' ||
    word === 'weekday' ||
    daily.has(word) ||
    days.includes(word);
  return isNamed && ['every', 'each', 'a'].includes(before);
}

function claimMonth(tokens: readonly Token[], at: number, claimed: Set<number>): void {
  for (let index = at + 1; index < tokens.length; index += 1) {
    claimed.add(index);
    if (tokens[index]?.word === 'month') return;
  }
}

function cronFor(word: string, { hour, minute }: { hour: number; minute: number }): string {
  if (word === 'hour' || word === 'hourly') return '0 * * * *';
  const day = days.indexOf(word);
  if (day >= 0) return `${minute} ${hour} * * ${day}`;
  if (word === 'weekday') return `${minute} ${hour} * * 1-5`;
  if (word === 'week' || word === 'weekly') return `${minute} ${hour} * * 1`;
  if (word === 'month' || word === 'monthly' || word === 'first') return `${minute} ${hour} 1 * *`;
  return `${minute} ${hour} * * *`;
}

function timeBehind(tokens: readonly Token[], claimed: Set<number>): { hour: number; minute: number } | undefined {
  const index = tokens.findIndex(({ word }, at) => tokens[at - 1]?.word === 'at' && time.test(word));
  const [, hour, minute = '0', half] = time.exec(tokens[index]?.word ?? '') ?? [];
  if (hour === undefined) return undefined;
  const after = tokens[index + 1]?.word ?? '';
  claimed.add(index - 1).add(index);
  if (half === undefined && /^(am|pm)$/.test(after)) claimed.add(index + 1);
  return { hour: hourOf(Number(hour), half ?? after), minute: Number(minute) };
}

const time = /^(\d{1,2})(?::(\d\d))?(am|pm)?$/;

const hourOf = (hour: number, half: string): number =>
  half === 'am' || half === 'pm' ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
