// Promised work holds ids only: what was promised about the person is no longer to be done.
import { sql } from 'kysely';
import { type PersonalStore, type Subject, type Within, asJson } from './store.ts';

/** After the letters: a release whose letter is gone has nothing to release. */
export const promises = {
  read: async ({ tx, tenant }, subject) => {
    const rows = await tx
      .selectFrom('outbox')
      .select(['name', 'data', 'due'])
      .where('tenant', '=', tenant)
      .where(named(subject))
      .execute();
    return rows.map(asJson);
  },

  async erase(within, subject) {
    const { numDeletedRows } = await within.tx
      .deleteFrom('outbox')
      .where('tenant', '=', within.tenant)
      .where(named(subject))
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) + (await withoutLetter(within)) };
  },

  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx.deleteFrom('outbox').where('tenant', '=', tenant).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
} as const satisfies PersonalStore;

const named = ({ candidate }: Subject) => sql<boolean>`position(${JSON.stringify(candidate)} in data::text) > 0`;

async function withoutLetter({ tx, tenant }: Within): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('tenant', '=', tenant)
    .where('name', '=', 'release-letter')
    .where(
      sql<boolean>`not exists (select from letter where letter.tenant = outbox.tenant and letter.key = outbox.data->>'key')`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
