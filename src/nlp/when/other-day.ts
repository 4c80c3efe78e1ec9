// “January 4th … no, the 11th”: a day that is said without its month is one of the month that was said before.
import { monthPattern } from './words.ts';

const bareDay = /^(?:on |to |for )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: (?:then|instead|rather|please))?[\s.!]*$/i;
const dayOfMonth = new RegExp(
  `(?<=\\b(?:${monthPattern})\\.? (?:the )?)\\d{1,2}(?:st|nd|rd|th)?\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?= (?:of )?(?:${monthPattern})\\b)`,
  'i',
);

/** The date that was said before, with the other day; undefined where it names no month, or the other is more than a day. */
export function otherDay(before: string, said: string): string | undefined {
  const day = bareDay.exec(said.trim())?.[1];
  return day === undefined || !dayOfMonth.test(before) ? undefined : before.replace(dayOfMonth, day);
}
