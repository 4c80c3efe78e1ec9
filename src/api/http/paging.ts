// Lists in pages: a limit, a cursor, and `{data, next_cursor}`. Handlers see the cursor open; `cursors.ts` seals it on the way out.
import { z } from 'zod';

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50).describe('How many at most.'),
  cursor: z.string().min(1).max(2_048).optional().describe('The next_cursor of the page before.'),
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
  return { data: shown.map(form.wire), next_cursor: more ? form.id(last) : null };
}

/** The id that a cursor stands for; undefined for the first page. The border has opened it: it is one that was made here. */
export const cursorId = <Id extends z.ZodType>(cursor: string | undefined, id: Id): z.output<Id> | undefined =>
  cursor === undefined ? undefined : id.parse(cursor);
