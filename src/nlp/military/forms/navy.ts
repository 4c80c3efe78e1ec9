// Navy: ratings with a rate behind them (IT2, BMC), NECs after a rating (HM-8404), four-digit designators (1110).
import type { Candidate } from '../code-index.ts';
import { digitsOf } from './confusions.ts';
import { ratingForms } from './rating.ts';

/** `isNec`: the veteran wrote “NEC” beside it. */
export function navyForms(text: string, isNec = false): readonly Candidate[] {
  const candidates: Candidate[] = [];
  // The last digit of a designator tells regular from reserve (and limited duty and warrant officers apart). As an
  // enlisted classification the same four digits are older than 2017, so the officer reading goes first.
  const designator = /^([0-9OIL]{3})[0579XO]$/.exec(text) ?? /^([67]\d{2})\d$/.exec(text);
  if (designator !== null && !isNec) candidates.push({ family: `${digitsOf(designator[1] ?? '')}X` });
  candidates.push({ code: text });
  if (/^[0-9OIL]{3,4}$/.test(text)) candidates.push({ code: digitsOf(text) });
  const afterRating = /^[A-Z]{2,3}[1-3]?([0-9]{4}|[A-Z]\d\d[A-Z]|\d{3}[A-Z]|\d[A-Z]{3})$/.exec(text);
  if (afterRating?.[1] !== undefined) candidates.push({ code: afterRating[1] });
  candidates.push(...ratingForms(text));
  return candidates;
}
