// The event log holds ids only: the candidate's is replaced.
import { type RawBuilder, sql } from 'kysely';
import { notHeld } from './legal-holds.ts';
import { type PersonalStore, type Subject, type Within, daysBefore, asJson } from './store.ts';

const quoted = (id: string) => JSON.stringify(id);

export const events = {
  order: ['seq'],

  read: async ({ tx, tenant }, subject) => {
    const rows = await tx.selectFrom('eventLog').select(['seq', 'event', 'at']).where(named(tenant, subject)).execute();
    return rows.map(asJson);
  },

  async erase({ tx, tenant }, subject) {
    const { numUpdatedRows } = await tx
      .updateTable('eventLog')
      .set({ event: sql`replace(event::text, ${quoted(subject.candidate)}, ${quoted(subject.alias)})::json` })
      .where(named(tenant, subject))
      .executeTakeFirst();
    return { rows: Number(numUpdatedRows) };
  },

  eraseAll: async (within) => ({ rows: await removeWhere(within, sql<boolean>`true`) }),
  sweep: (within, { now, settings }) =>
    removeWhere(
      within,
      sql<boolean>`at < ${daysBefore(now, settings.actionDays)}
        and ${notHeld(within.tenant, sql<boolean>`position('"' || hold.candidate || '"' in event::text) > 0`)}`,
    ),
} as const satisfies PersonalStore;

const named = (tenant: string, { candidate }: Subject) =>
  sql<boolean>`tenant = ${tenant} and position(${quoted(candidate)} in event::text) > 0`;

async function removeWhere({ tx, tenant }: Within, condition: RawBuilder<boolean>): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('eventLog')
    .where('tenant', '=', tenant)
    .where(condition)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
