// A hold that stands keeps an erasure of its candidate from beginning; the sweeps pass its candidate over.
import { type RawBuilder, sql } from 'kysely';
import { Problem } from '../../core/problem.ts';
import { rowsOfCandidate } from './rows-of-candidate.ts';
import type { PersonalStore } from './store.ts';

/** Erased with their candidate are those that have ended: while one stands nothing is erased. */
export const legalHolds = {
  ...rowsOfCandidate('legalHold', ['id']),

  async refuse({ tx, tenant }, subject) {
    let query = tx
      .selectFrom('legalHold')
      .select(['id', 'because'])
      .where('tenant', '=', tenant)
      .where('endedAt', 'is', null);
    if (subject !== 'everybody') query = query.where('candidate', '=', subject.candidate);
    const standing = await query.orderBy('id').execute();
    if (standing.length === 0) return;
    const whose = subject === 'everybody' ? 'Of some candidates nothing' : 'Nothing of this candidate';
    const holds = standing.map(({ id, because }) => `${id} (${because})`).join(', ');
    throw new Problem('legal_hold', `${whose} may be erased while a hold stands: ${holds}. Nothing was erased.`, {
      extra: { holds: standing.map(({ id }) => id) },
    });
  },
} as const satisfies PersonalStore;

/** `isTheirs` says of a row of the swept table whether it is about `hold.candidate`. */
export const notHeld = (tenant: string, isTheirs: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from legal_hold hold
    where hold.tenant = ${tenant} and hold.ended_at is null and ${isTheirs})`;

/** For actions, by the name of their table in the query: a call about several is kept for each of them. */
export const notHeldAction = (tenant: string): RawBuilder<boolean> =>
  notHeld(
    tenant,
    sql<boolean>`(hold.candidate = action.candidate or hold.candidate = any(action.contacted)
      or (action.is_group and exists (select from action as member where member.tenant = hold.tenant
        and member.root = action.id and member.candidate = hold.candidate)))`,
  );
