// What is wrong with a value is said as somebody who entered it would want to read it.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldMessage } from '../../src/core/field-message.ts';

const said = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value, { error: fieldMessage }).error?.issues ?? []).map(({ message }) => message);

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'Required.'],
  [z.enum(['a', 'b']), undefined, 'Required.'],
  [z.string(), 5, 'Must be text.'],
  [z.number(), 'five', 'Must be a number.'],
  [z.int(), 1.5, 'Must be a whole number.'],
  [z.boolean(), 'yes', 'Must be true or false.'],
  [z.array(z.string()), {}, 'Must be a list.'],
  [z.strictObject({}), [], 'Must be an object.'],
  [z.enum(['a', 'b']), 'c', 'Must be one of a, b.'],
  [z.literal(1), 2, 'Must be 1.'],
  [z.string().min(1), '', 'Must not be empty.'],
  [z.string().min(3), 'ab', 'Must have at least 3 characters.'],
  [z.string().max(1), 'ab', 'Must have at most 1 character.'],
  [z.string().length(2), 'abc', 'Must have exactly 2 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Must have at most 1 entry.'],
  [z.number().min(5), 4, 'Must be 5 or more.'],
  [z.number().gt(5), 5, 'Must be more than 5.'],
  [z.number().max(5), 6, 'Must be 5 or less.'],
  [z.number().multipleOf(5), 6, 'Must be a multiple of 5.'],
  [z.email(), 'nora', 'Must be an email address, such as name@example.com.'],
  [z.url(), 'nora', 'Must be a web address, such as https://example.com.'],
  [z.iso.datetime({ offset: true }), 'noon', 'Must be a time with its offset, such as 2026-11-28T09:30:00Z.'],
  [z.string().regex(/^[a-z]+$/), 'A', 'Must match the pattern /^[a-z]+$/.'],
  [z.string().refine(() => false, 'Choose another name.'), 'x', 'Choose another name.'],
])('case %#', (schema, value, message) => {
  expect(said(schema, value)).toEqual([message]);
});
