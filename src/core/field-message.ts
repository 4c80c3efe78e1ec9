// What is wrong with one value, as the person who entered it is told. A schema that says it itself is not overruled.
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Coded<Code extends Issue['code']> = Extract<Issue, { readonly code: Code }>;

const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'empty',
};

const formats: Readonly<Record<string, string>> = {
  email: 'an email address, such as name@example.com',
  url: 'a web address, such as https://example.com',
  datetime: 'a time with its offset, such as 2026-11-28T09:30:00Z',
  date: 'a date, such as 2026-11-28',
  time: 'a time, such as 09:30',
};

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  map: ['entry', 'entries'],
};

const counted = (count: number | bigint, [one, many]: readonly [string, string]): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

function tooSmall({ origin, minimum, inclusive = true, exact = false }: Coded<'too_small'>): string {
  const unit = units[origin];
  if (unit === undefined) return inclusive ? `Must be ${minimum} or more.` : `Must be more than ${minimum}.`;
  if (exact) return `Must have exactly ${counted(minimum, unit)}.`;
  return Number(minimum) === 1 ? 'Must not be empty.' : `Must have at least ${counted(minimum, unit)}.`;
}

function tooBig({ origin, maximum, inclusive = true, exact = false }: Coded<'too_big'>): string {
  const unit = units[origin];
  if (unit === undefined) return inclusive ? `Must be ${maximum} or less.` : `Must be less than ${maximum}.`;
  return `Must have ${exact ? 'exactly' : 'at most'} ${counted(maximum, unit)}.`;
}

function formatted({ format, pattern }: Coded<'invalid_format'>): string | undefined {
  if (formats[format] !== undefined) return `Must be ${formats[format]}.`;
  return format === 'regex' && pattern !== undefined ? `Must match the pattern ${pattern}.` : undefined;
}

const oneOf = (values: readonly unknown[]): string => {
  const said = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return said.length === 1 ? `Must be ${said[0] ?? ''}.` : `Must be one of ${said.join(', ')}.`;
};

/** Undefined: in zod's own words. */
export function fieldMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Required.';
      return `Must be ${types[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return issue.input === undefined ? 'Required.' : oneOf(issue.values);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formatted(issue);
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}.`;
    default:
      return undefined;
  }
}
