// A view that a colleague named may hold the name that they searched for: such texts go, and the view stays.
import { sql } from 'kysely';
import { z } from 'zod';
import { Json } from '../../core/json.ts';
import { holds, mayHold } from './needles.ts';
import { scrub } from './scrub.ts';
import type { PersonalStore, Subject, Within } from './store.ts';

const Row = z.strictObject({ userId: z.string(), name: z.string(), body: Json });

export const personPreferences = {
  order: ['userId', 'name'],

  read: async (within, subject) => (await rowsOf(within, subject)).map(({ body }) => body),

  async erase(within, subject) {
    const rows = await rowsOf(within, subject);
    for (const { userId, name, body } of rows)
      await within.tx
        .updateTable('personPreference')
        .set({ body: JSON.stringify(scrub(body, subject)) })
        .where('tenant', '=', within.tenant)
        .where('userId', '=', userId)
        .where('name', '=', name)
        .execute();
    return { rows: rows.length };
  },

  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx
      .deleteFrom('personPreference')
      .where('tenant', '=', tenant)
      .where('name', '=', 'views')
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
} as const satisfies PersonalStore;

async function rowsOf({ tx, tenant }: Within, { needles }: Subject) {
  const rows = await tx
    .selectFrom('personPreference')
    .select(['userId', 'name', 'body'])
    .where('tenant', '=', tenant)
    .where(mayHold(sql`body::text`, needles))
    .orderBy('userId')
    .orderBy('name')
    .execute();
  return z
    .array(Row)
    .parse(rows)
    .filter(({ body }) => holds(JSON.stringify(body), needles));
}
