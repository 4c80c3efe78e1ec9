// Booking links name a candidate by id and hold what they wrote about other times: they go, and with them the link in the mail.
import { rowsOfCandidate } from './rows-of-candidate.ts';
import { type PersonalStore, daysBefore, asJson } from './store.ts';

export const bookingLinks = {
  ...rowsOfCandidate('bookingLink', ['seq']),

  read: async ({ tx, tenant }, { candidate }) => {
    const rows = await tx
      .selectFrom('bookingLink')
      .select(['id', 'candidate', 'body'])
      .where('tenant', '=', tenant)
      .where('candidate', '=', candidate)
      .orderBy('seq')
      .execute();
    return rows.map(asJson);
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
