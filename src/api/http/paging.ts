// Lists in pages: a limit, an opaque cursor, and `{data, next_cursor}`.
import { z } from 'zod';
import { Problem } from '../../core/problem.ts';

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50).describe('How many at most.'),
  cursor: z.string().min(1).max(512).optional().describe('The next_cursor of the page before.'),
};

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), next_cursor: z.string().nullable() });

/** A page of what was found when one more than the limit was asked for. */
export function page<Record_, Wire>(
  found: readonly Record_[],
  form: { limit: number; id: (record: Record_) => string; wire: (record: Record_) => Wire },
): { data: Wire[]; next_cursor: string | null } {
  const shown = found.slice(0, form.limit);
  const last = shown.at(-1);
  const more = found.length > form.limit && last !== undefined;
  return { data: shown.map(form.wire), next_cursor: more ? Buffer.from(form.id(last)).toString('base64url') : null };
}

/** The id that a cursor stands for; undefined for the first page. */
export function cursorId<Id extends z.ZodType>(cursor: string | undefined, id: Id): z.output<Id> | undefined {
  if (cursor === undefined) return undefined;
  const parsed = id.safeParse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (parsed.success) return parsed.data;
  throw new Problem('validation_failed', 'cursor: not a cursor of this list', {
    errors: [{ path: 'cursor', code: 'invalid_format', message: 'Not a cursor of this list.' }],
  });
}
