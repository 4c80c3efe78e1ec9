// Times of orders: which of those said is meant, and the question where none is, or where it cannot be.
import type { When } from '../../../../nlp/when.ts';
import { dayWords, timeWords } from '../../../time-words.ts';
import type { Open } from '../parts.ts';
import type { Known } from '../known.ts';

const problems = {
  impossible: (when: When) => `“${when.text}” is not a date on the calendar. When should it be?`,
  ambiguous: (when: When) => `I can read “${when.text}” in two ways. Which day and time do you mean?`,
  gap: (when: When) => `The clocks go forward then, so “${when.text}” does not exist. When should it be?`,
  overlap: (when: When) =>
    `The clocks go back then, so “${when.text}” comes twice. Which one do you mean, or another time?`,
  past: (when: When) => `“${when.text}” has already passed. When should it be instead?`,
} as const;

export function openDate(when: When, slot: string): Open | undefined {
  return when.problem === undefined ? undefined : { slot, question: problems[when.problem](when) };
}

/** The start of a meeting: a day and a time are needed. */
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
    return { slot, question: problems[when.problem](when), ...(when.problem === 'past' ? { day: when.start } : {}) };
  if (!when.says.time) {
    const day =
      when.grain === 'day' || when.grain === 'hour'
        ? dayWords(new Date(when.start), { now: world.now, timeZone: reader.timeZone })
        : when.text;
    return {
      slot,
      question: `What time ${/^(?:today|tomorrow)$/.test(day) ? day : `on ${day}`}?`,
      ...(when.grain === 'day' || when.grain === 'hour' ? { day: when.start } : {}),
    };
  }
  return undefined;
}
