// What a scored person asked for, in their own words: it goes with them, and with the score that it is about.
import { sql } from 'kysely';
import { notHeld } from './legal-holds.ts';
import { rowsOfCandidate } from './rows-of-candidate.ts';
import { daysBefore, type PersonalStore } from './store.ts';

/** As long as the scores themselves. */
const keptDays = 8 * 365;

export const assessmentRequests = {
  ...rowsOfCandidate('assessmentRequest', ['id']),

  async sweep({ tx, tenant }, { now }) {
    const { numDeletedRows } = await tx
      .deleteFrom('assessmentRequest')
      .where('tenant', '=', tenant)
      .where('requestedAt', '<', daysBefore(now, keptDays))
      .where(notHeld(tenant, sql<boolean>`hold.candidate = assessment_request.candidate`))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
} as const satisfies PersonalStore;
