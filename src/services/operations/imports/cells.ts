// One cell as the value of a field, or why it cannot be one. The words are those of whoever mends the file.
import { GivenDay, GivenInstant } from '../../../core/dates.ts';
import { phoneOf } from '../../../core/phone.ts';
import { z } from 'zod';
import { instantIn, startOf } from '../local-time.ts';

export type Cell<Value> = { readonly value: Value } | { readonly because: string };

const isFormula = (text: string): boolean => /^[=@]|^[+-](?![\d\s().-]*$)/.test(text);

/** Whoever opens an export of it in a spreadsheet would run it. */
export function plainText(cell: string, { longest }: { longest: number }): Cell<string> {
  const text = cell.replaceAll(/\s+/gu, ' ').trim();
  if (isFormula(text))
    return {
      because: `It begins with “${text.slice(0, 1)}”, which spreadsheets take for a formula. Remove that sign.`,
    };
  return fitting(text, longest);
}

export function longText(cell: string, { longest }: { longest: number }): Cell<string> {
  const text = cell.trim();
  if (/^[=@]/.test(text))
    return {
      because: `It begins with “${text.slice(0, 1)}”, which spreadsheets take for a formula. Remove that sign.`,
    };
  return fitting(text, longest);
}

function fitting(text: string, longest: number): Cell<string> {
  if (text.length > longest) return { because: `It has ${text.length} characters; at most ${longest} fit.` };
  if (/\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, '')))
    return { because: 'It holds control characters. Type it anew.' };
  if (!text.isWellFormed() || text.includes('\uFFFD'))
    return { because: 'It holds signs that were lost. Save the file as UTF-8 and import it again.' };
  return { value: text };
}

const Email = z.email().max(320);

export function emailOf(cell: string): Cell<string> {
  const text = cell.trim().replace(/^mailto:/i, '');
  const parsed = Email.safeParse(text);
  return parsed.success ? { value: parsed.data } : { because: 'It is no e-mail address, such as ada@example.com.' };
}

/** Undefined: the cell is empty. */
export function phoneIn(cell: string): Cell<string | undefined> {
  // A spreadsheet marks a number that is text with an apostrophe.
  const text = cell.trim().replace(/^'/, '');
  if (text === '') return { value: undefined };
  const phone = phoneOf(text);
  return phone === undefined
    ? {
        because:
          'A number needs its country, such as +13125550100. Spreadsheets cut the + off: format the column as text.',
      }
    : { value: phone };
}

interface Now {
  readonly now: Date;
  readonly zone: string;
}

/** A day counts from midnight in the organization's time zone; an empty cell is now. */
export function appliedAtOf(cell: string, { now, zone }: Now): Cell<string> {
  const text = cell.trim().replace(/^(\d{4}-\d\d-\d\d) (\d\d:)/, '$1T$2');
  if (text === '') return { value: instantIn(now.getTime(), zone) };
  if (!GivenDay.safeParse(text).success && !GivenInstant.safeParse(text).success)
    return { because: 'Write the day as 2026-06-01: the order of day and month differs from country to country.' };
  const at = startOf(text, zone);
  return at > now.getTime() ? { because: 'It lies in the future.' } : { value: instantIn(at, zone) };
}
