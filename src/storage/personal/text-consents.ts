// Agreements to text messages. Of a STOP the hash and its time stay, so that it goes on being honoured.
import { erased } from './needles.ts';
import { rowsOfCandidate } from './rows-of-candidate.ts';
import type { PersonalStore } from './store.ts';

export const textConsents = {
  ...rowsOfCandidate('textConsent', ['subject']),
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
} as const satisfies PersonalStore;
