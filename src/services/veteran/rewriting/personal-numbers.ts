// Numbers that identify a person and have no place in a résumé: removed, and said so. A submarine's hull number is none.
import { type Change, changeOf } from './change.ts';

interface Personal {
  readonly called: string;
  readonly pattern: RegExp;
}

const personal: readonly Personal[] = [
  {
    called: 'Social Security number',
    pattern:
      /\b(?:SSN|social security (?:number|no\.?|#)|soc\.? sec\.? (?:number|no\.?))(?:\s*(?:is|was|:|#|=|-))*\s*(?:\d{3}[ .-]?\d{2}[ .-]?\d{4}|(?:x{3}|\*{3})[ .-]?(?:x{2}|\*{2})[ .-]?\d{4})\b/giu,
  },
  {
    called: 'ITIN',
    pattern: /\bITIN(?:\s*(?:is|was|:|#|=|-))*\s*\d{3}[ .-]?\d{2}[ .-]?\d{4}\b/giu,
  },
  { called: 'Social Security number', pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/gu },
  {
    called: 'last digits of the Social Security number',
    pattern:
      /\blast (?:4|four)(?: digits)?(?: of)?(?: (?:my|the))?(?: (?:SSN|social(?: security)?(?: number)?))?(?:\s*(?:is|are|was|:|#|=|-))*\s*\d{4}\b/giu,
  },
  {
    called: 'service number',
    pattern: /\b(?:service|serial) (?:number|no\.?|#)(?:\s*(?:is|was|:|#|=))*\s*(?:[A-Z]{1,2}[ -]?)?\d{6,9}\b/giu,
  },
  {
    called: 'passport number',
    pattern: /\bpassport(?: (?:number|no\.?|#))?(?:\s*(?:is|was|:|#|=))*\s*[A-Z]?\d{8,9}\b/giu,
  },
  {
    called: 'driver license number',
    pattern:
      /\bdriver['’]?s? licen[sc]e(?: (?:number|no\.?|#))?(?:\s*(?:is|was|:|#|=))*\s*(?=[A-Z0-9]*\d{4})[A-Z0-9]{6,15}\b/giu,
  },
  {
    called: 'DoD ID number',
    pattern:
      /\b(?:DoD|EDIPI|edipi|military) ?(?:ID|identification|number|#)*(?: ?(?:number|no\.?|#))?(?:\s*(?:is|was|:|#|=))*\s*\d{10}\b/giu,
  },
  {
    called: 'date of birth',
    pattern:
      /\b(?:DOB|D\.O\.B\.|date of birth|birth ?date|born(?: on)?)(?:\s*(?:is|was|:|=|-))*\s*(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[A-Z]{3}\d{2,4}|\d{1,2} [A-Z][a-z]{2,8}\.? \d{4}|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})/giu,
  },
];

export const withoutPersonalNumbers = (text: string): Change[] =>
  personal.flatMap(({ called, pattern }) =>
    [...text.matchAll(pattern)].map((match) => changeOf(match, `[${called} removed]`)),
  );
