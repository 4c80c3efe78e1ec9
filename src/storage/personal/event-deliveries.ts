// What was told to other systems holds ids only: the candidate's is replaced.
import { sql } from 'kysely';
import type { PersonalStore, Subject } from './store.ts';

const quoted = (id: string) => JSON.stringify(id);
const named = (tenant: string, { candidate }: Subject) =>
  sql<boolean>`tenant = ${tenant} and position(${quoted(candidate)} in data::text) > 0`;

export const eventDeliveries = {
  order: ['seq'],

  read: async ({ tx, tenant }, subject) => {
    const rows = await tx
      .selectFrom('eventDelivery')
      .select(['id', 'endpoint', 'type', 'data', 'occurredAt', 'deliveredAt'])
      .where(named(tenant, subject))
      .execute();
    return rows.map((row) => JSON.parse(JSON.stringify(row)));
  },

  async erase({ tx, tenant }, subject) {
    const { numUpdatedRows } = await tx
      .updateTable('eventDelivery')
      .set({ data: sql`replace(data::text, ${quoted(subject.candidate)}, ${quoted(subject.alias)})::json` })
      .where(named(tenant, subject))
      .executeTakeFirst();
    return { rows: Number(numUpdatedRows) };
  },

  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx.deleteFrom('eventDelivery').where('tenant', '=', tenant).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
} as const satisfies PersonalStore;
