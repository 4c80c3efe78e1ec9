// Agreements to text messages. Of a STOP the hash and its time stay, so that it goes on being honoured.
import { erased } from './needles.ts';
import type { PersonalStore } from './store.ts';

export const textConsents = {
  order: ['subject'],
  async read({ tx, tenant }, { candidate }) {
    const rows = await tx
      .selectFrom('textConsent')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('candidate', '=', candidate)
      .execute();
    return rows.map((row) => JSON.parse(JSON.stringify(row)));
  },
  async erase({ tx, tenant }, { candidate }) {
    const { numDeletedRows } = await tx
      .deleteFrom('textConsent')
      .where('tenant', '=', tenant)
      .where('candidate', '=', candidate)
      .where('state', '=', 'given')
      .executeTakeFirst();
    const { numUpdatedRows } = await tx
      .updateTable('textConsent')
      .set({ proof: null, candidate: null, changedBy: erased })
      .where('tenant', '=', tenant)
      .where('candidate', '=', candidate)
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) + Number(numUpdatedRows) };
  },
  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx.deleteFrom('textConsent').where('tenant', '=', tenant).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
} as const satisfies PersonalStore;
