// Times of orders: which of those said is meant, and the question where none is, or where it cannot be.
import type { When } from '../../../../../nlp/when.ts';
import { dayWords, timeWords } from '../../../../time-words.ts';
import type { Open } from '../../parts.ts';
import type { Known } from '../../named/known.ts';
import { onDay } from './shift.ts';

const problems = {
  impossible: (when: When) => `“${when.text}” is not a date on the calendar. When should it be?`,
  ambiguous: (when: When) => `I can read “${when.text}” in two ways. Which day and time do you mean?`,
  gap: (when: When) => `The clocks go forward then, so “${when.text}” does not exist. When should it be?`,
  overlap: (when: When) =>
    `The clocks go back then, so “${when.text}” comes twice. Which one do you mean, or another time?`,
  past: (when: When) => `“${when.text}” has already passed. When should it be instead?`,
} as const;

export function openDate(when: When, slot: string, known: Pick<Known, 'world' | 'reader'>): Open | undefined {
  if (when.problem !== undefined) return { slot, question: problems[when.problem](when) };
  return openYear(when, { slot, value: when.start.slice(0, 10) }, known);
}

const farDays = 300;

/** “June 8” said on June 10: next year's, or a slip? */
function openYear(
  when: When,
  { slot, value }: { slot: string; value: string },
  { world, reader }: Pick<Known, 'world' | 'reader'>,
): Open | undefined {
  const days = (Date.parse(when.start) - world.now.getTime()) / 86_400_000;
  if (days < farDays || /\d{4}|\byear\b/i.test(when.text)) return undefined;
  const label = timeWords(new Date(when.start), { now: world.now, timeZone: reader.timeZone });
  return {
    slot,
    question: `“${when.text}” has passed this year. Do you mean next year?`,
    choices: [{ label: `Yes, ${label}`, value }],
  };
}

/** The start of a meeting: a day and a time are needed. */
/** “Wednesday, 3 to 3:45”: a day and a time that were said apart are one. */
export function completed(whens: readonly When[], timeZone: string): readonly When[] {
  const [first, second, ...others] = whens;
  if (first === undefined || second === undefined || others.length > 0) return whens;
  const [day, time] = first.says.time ? [second, first] : [first, second];
  const isApart =
    day.says.date &&
    !day.says.time &&
    time.says.time &&
    !time.says.date &&
    day.grain === 'day' &&
    day.problem === undefined;
  if (!isApart) return whens;
  const at = (clock: string) => onDay(day.start, clock, timeZone);
  const { problem: _, ...said } = time;
  return [
    {
      ...said,
      text: `${day.text} ${time.text}`,
      start: at(time.start),
      ...(time.end === undefined ? {} : { end: at(time.end) }),
      says: { date: true, time: true },
    },
  ];
}

export function openStart(
  whens: readonly When[],
  { world, reader }: Pick<Known, 'world' | 'reader'>,
  what = 'it',
): Open | undefined {
  const [when, ...others] = whens;
  const slot = 'start';
  if (when === undefined) return { slot, question: `When should ${what} be?` };
  if (others.length > 0)
    return {
      slot,
      question: 'I see more than one time. Which one do you mean?',
      choices: whens
        .filter(({ says }) => says.time)
        .map(({ start }) => ({
          label: timeWords(new Date(start), { now: world.now, timeZone: reader.timeZone }),
          value: start,
        })),
    };
  if (when.problem !== undefined)
    return {
      slot,
      question: problems[when.problem](when),
      ...(when.problem === 'past' ? { day: when.start, hasHour: when.says.time } : {}),
    };
  const year = when.says.date ? openYear(when, { slot, value: when.start }, { world, reader }) : undefined;
  if (year !== undefined) return year;
  return when.says.time ? undefined : openClock(when, { world, reader });
}

/** A day was said, but no time of day. */
function openClock({ grain, start, text }: When, { world, reader }: Pick<Known, 'world' | 'reader'>): Open {
  const slot = 'start';
  if (grain !== 'day' && grain !== 'hour') return { slot, question: `What time on ${text}?` };
  const day = dayWords(new Date(start), { now: world.now, timeZone: reader.timeZone });
  const isNear = day === 'today' || day === 'tomorrow';
  return { slot, question: `What time ${isNear ? day : `on ${day}`}?`, day: start };
}
