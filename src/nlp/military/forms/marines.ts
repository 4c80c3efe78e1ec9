// Marines: four digits; a leading zero gets lost in spreadsheets, and a whole field is written 03XX.
import type { Candidate } from '../code-index.ts';
import { digitsOf } from './confusions.ts';

export function marineForms(text: string): readonly Candidate[] {
  if (/^[0-9OIL]{2}XX$/.test(text)) return [{ family: `${digitsOf(text.slice(0, 2))}XX` }];
  const digits = digitsOf(text);
  if (/^\d{4}$/.test(digits)) return [{ code: digits }];
  if (/^\d{3}$/.test(digits)) return [{ code: `0${digits}` }];
  if (/^\d{4}[A-Z]{1,2}$/.test(digits)) return [{ code: digits.slice(0, 4) }];
  return [];
}
