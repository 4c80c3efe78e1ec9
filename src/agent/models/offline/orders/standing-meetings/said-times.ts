// Times as they are said of a meeting that stands: from one to another, and on the day that it has.
import { parseWhen, type When } from '../../../../../nlp/when.ts';
import type { Known } from '../../named/known.ts';

/** “Move it from tomorrow to Thursday” names two times, not a span. */
export function halvesOf(when: When, { world, reader }: Known): readonly When[] {
  const halves = /^(?:from )?(.+?) to (.+)$/i.exec(when.text);
  if (halves === null) return [when];
  const options = { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true };
  const [first, second] = [halves[1] ?? '', halves[2] ?? ''].map(
    (half) => parseWhen(half, options)[0] ?? parseWhen(`at ${half}`, options)[0],
  );
  if (first === undefined || second === undefined) return [when];
  return [
    { ...first, index: when.index },
    { ...second, index: when.index + when.text.length - (halves[2] ?? '').length },
  ];
}

/** “To 3pm the same day”: the meeting's own, whichever day it is now. */
export function onOwnDay(when: When): When {
  if (!when.says.time || !sameDay.test(when.text)) return when;
  const { problem, ...said } = when;
  return {
    ...said,
    says: { date: false, time: true },
    ...(problem === undefined || problem === 'past' ? {} : { problem }),
  };
}
const sameDay = /\b(?:the )?same day\b/iu;
