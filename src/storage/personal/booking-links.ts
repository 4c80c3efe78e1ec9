// Booking links name a candidate by id and hold what they wrote about other times: they go, and with them the link in the mail.
import { type PersonalStore, daysBefore } from './store.ts';

export const bookingLinks = {
  order: ['seq'],

  read: async ({ tx, tenant }, { candidate }) => {
    const rows = await tx
      .selectFrom('bookingLink')
      .select(['id', 'candidate', 'body'])
      .where('tenant', '=', tenant)
      .where('candidate', '=', candidate)
      .orderBy('seq')
      .execute();
    return rows.map((row) => JSON.parse(JSON.stringify(row)));
  },

  async erase({ tx, tenant }, { candidate }) {
    const { numDeletedRows } = await tx
      .deleteFrom('bookingLink')
      .where('tenant', '=', tenant)
      .where('candidate', '=', candidate)
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },

  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx.deleteFrom('bookingLink').where('tenant', '=', tenant).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },

  async sweep({ tx, tenant }, { now, settings }) {
    const { numDeletedRows } = await tx
      .deleteFrom('bookingLink')
      .where('tenant', '=', tenant)
      .where('endsAt', '<', daysBefore(now, settings.actionDays))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
} as const satisfies PersonalStore;
