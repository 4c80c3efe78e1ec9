// Stores whose rows stand under the candidate's id and go as a whole.
import { type PersonalStore, type Within, asJson } from './store.ts';

type Table =
  | 'assessmentRequest'
  | 'bookingLink'
  | 'contact'
  | 'enrolment'
  | 'legalHold'
  | 'sequenceMessage'
  | 'textConsent';

export const rowsOfCandidate = (table: Table, order: readonly string[]) =>
  ({
    order,
    read: async ({ tx, tenant }, { candidate }) => {
      const rows = await tx
        .selectFrom(table)
        .selectAll()
        .where('tenant', '=', tenant)
        .where('candidate', '=', candidate)
        .execute();
      return rows.map(asJson);
    },
    async erase({ tx, tenant }, { candidate }) {
      const { numDeletedRows } = await tx
        .deleteFrom(table)
        .where('tenant', '=', tenant)
        .where('candidate', '=', candidate)
        .executeTakeFirst();
      return { rows: Number(numDeletedRows) };
    },
    eraseAll: allRowsOf(table),
  }) as const satisfies PersonalStore;

export const allRowsOf =
  (table: Table | 'contactPreference') =>
  async ({ tx, tenant }: Pick<Within, 'tx' | 'tenant'>) => {
    const { numDeletedRows } = await tx.deleteFrom(table).where('tenant', '=', tenant).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  };
