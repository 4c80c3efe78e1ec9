// What the tests of single kinds of expressions share: the same Wednesday in New York, the week before Thanksgiving.
import { parseWhen, type When } from '../../../src/nlp/when.ts';

const options = { now: '2026-11-18T10:15:00-05:00', timeZone: 'America/New_York' };
export const found = (text: string): When[] => parseWhen(text, options);
/** Wall clock in New York, to the minute. */
export const starts = (text: string): string[] => found(text).map(({ start }) => start.slice(0, 16));
