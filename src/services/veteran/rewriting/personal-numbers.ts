// Numbers that identify a person and have no place in a résumé: removed, and said so. A label and a value of its shape make one,
// in either order; a submarine's hull number or a stock number is none.
import { type Change, changeOf } from './change.ts';

interface Personal {
  readonly called: string;
  readonly label: string;
  readonly value: string;
}

const socialSecurity = String.raw`(?:\d{3}[ .-]?\d{2}[ .-]?\d{4}|(?:x{3}|\*{3})[ .-]?(?:x{2}|\*{2})[ .-]?\d{4})`;
const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const date = String.raw`(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|${day}[ -]?(?:of )?${month}[ ,-]*\d{2,4}|${month} ${day},? \d{4}|${month} \d{4}|(?:19|20)\d{6}|(?:in )?(?:19|20)\d\d)`;
const digits = (fewest: number, most: number): string => String.raw`\d(?:[ .-]?\d){${fewest - 1},${most - 1}}`;

const personal: readonly Personal[] = [
  {
    called: 'last digits of the Social Security number',
    label: String.raw`last[ -]?(?:4|four)(?: digits)?(?: of)?(?: (?:my|the))?(?: (?:SSN|social(?: security)?))?|SSN(?: that)? (?:ends|ending|end)(?: (?:in|with))?`,
    value: String.raw`\d{4}`,
  },
  {
    called: 'Social Security number',
    label: String.raw`SSA?N|SS ?#|(?:social|soc\.?)(?: (?:security|sec\.?))?`,
    value: socialSecurity,
  },
  { called: 'taxpayer number', label: String.raw`ITIN|taxpayer(?: ID(?:entification)?)?`, value: socialSecurity },
  {
    called: 'DoD ID number',
    label: String.raw`EDIPI|CAC|(?:DoD|military)[ -]?(?:ID(?:entification)?|#)|DODID`,
    value: digits(10, 10),
  },
  {
    called: 'service number',
    label: String.raw`(?:service|(?<!\b(?:for|by|of|with|each|weapon|rifle|item|equipment|part|vehicle|engine|radio)\s)serial)(?= ?(?:number|no\b|num|#))|ASN`,
    value: String.raw`(?:[A-Z]{1,3}[ -]?)?${digits(5, 9)}`,
  },
  { called: 'passport number', label: 'passport', value: String.raw`[A-Z]{0,2}\d{7,9}` },
  {
    called: 'driver license number',
    label: String.raw`driver['’]?s?['’]? licen[sc]e`,
    value: String.raw`(?:[A-Z]{2} )?(?=[A-Z0-9-]*\d{4})[A-Z0-9-]{6,15}`,
  },
  {
    called: 'VA file number',
    label: String.raw`VA (?:file|claim)|(?:file|claim)(?= (?:number|no\b|#))`,
    value: String.raw`(?:C[ -]{0,2})?${digits(7, 10)}`,
  },
  {
    called: 'date of birth',
    label: String.raw`DOB|D\.O\.B\.|date of birth|birth ?(?:date|day)|born(?: on| in)?`,
    value: date,
  },
];

const link = String.raw`(?:\s|:|#|=|-|\bis\b|\bwas\b|\bare\b|\bnumber\b|\bnum\b|\bno\b\.?|\bID\b|\bon\b|\bin\b){0,8}`;
const patterns = personal.flatMap(({ called, label, value }) => [
  { called, pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${label})${link}${value}(?![\p{L}\p{N}]|-\d)`, 'giu') },
  {
    called,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}-])${value}\s+(?:is|was)\s+(?:my|the)\s+(?:old\s+)?(?:${label})(?:\s?(?:number|no\.|#))?`,
      'giu',
    ),
  },
]);
const alone = [
  { called: 'Social Security number', pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/gu },
  { called: 'Social Security number', pattern: /(?<![\d-] ?)\d{3} \d{2} \d{4}(?! ?[\d-])/gu },
];

export const withoutPersonalNumbers = (text: string): Change[] =>
  [...patterns, ...alone].flatMap(({ called, pattern }) =>
    [...text.matchAll(pattern)].map((match) => changeOf(match, `[${called} removed]`)),
  );
