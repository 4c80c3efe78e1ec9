// Sequences know candidates by id only: who was in which, what was sent when, and what they asked for.
import { sql } from 'kysely';
import { erased } from './needles.ts';
import { allRowsOf, rowsOfCandidate } from './rows-of-candidate.ts';
import { type PersonalStore, type Within, daysBefore, asJson } from './store.ts';

export const enrolments = {
  ...rowsOfCandidate('enrolment', ['id']),
  async sweep({ tx, tenant }, { now, settings }) {
    const { numDeletedRows } = await tx
      .deleteFrom('enrolment')
      .where('tenant', '=', tenant)
      .where('status', '<>', 'running')
      .where('startedAt', '<', daysBefore(now, settings.actionDays))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
} as const satisfies PersonalStore;

export const sequenceMessages = {
  ...rowsOfCandidate('sequenceMessage', ['enrolment', 'step']),
  async sweep({ tx, tenant }, { now, settings }) {
    const { numDeletedRows } = await tx
      .deleteFrom('sequenceMessage')
      .where('tenant', '=', tenant)
      .where(sql<boolean>`at < ${daysBefore(now, settings.actionDays)}`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
} as const satisfies PersonalStore;

export const contacts = rowsOfCandidate('contact', ['candidate']);

/** Of an opt-out the hash and its time stay, so that it goes on being honoured; the rest goes. */
export const contactPreferences = {
  order: ['subject'],
  async read({ tx, tenant, hashes }, { candidate: id, emails }) {
    const rows = await tx
      .selectFrom('contactPreference')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('subject', 'in', hashes(tenant, { id, emails }))
      .execute();
    return rows.map(asJson);
  },
  async erase({ tx, tenant, hashes }, { candidate: id, emails }) {
    const subjects = hashes(tenant, { id, emails });
    await keepEarlier({ tx, tenant }, id, subjects);
    const { numDeletedRows } = await tx
      .deleteFrom('contactPreference')
      .where('tenant', '=', tenant)
      .where('subject', 'in', subjects)
      .where('optedOutAt', 'is', null)
      .executeTakeFirst();
    const { numUpdatedRows } = await tx
      .updateTable('contactPreference')
      .set({ proof: null, heldUntil: null, changedBy: erased })
      .where('tenant', '=', tenant)
      .where('subject', 'in', subjects)
      .where('changedBy', '<>', erased)
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) + Number(numUpdatedRows) };
  },
  eraseAll: allRowsOf('contactPreference'),
} as const satisfies PersonalStore;

/** An opt-out that stands with the record alone goes with it: it is kept under the hashes from now on. */
async function keepEarlier(
  { tx, tenant }: Pick<Within, 'tx' | 'tenant'>,
  candidate: string,
  subjects: readonly string[],
) {
  const row = await tx
    .selectFrom('contact')
    .select('optedOutAt')
    .where('tenant', '=', tenant)
    .where('candidate', '=', candidate)
    .executeTakeFirst();
  const at = row?.optedOutAt ?? null;
  if (at === null) return;
  const kept = {
    tenant,
    optedOutAt: at,
    heldUntil: null,
    proof: null,
    changedBy: '',
    changedAt: at,
    revision: 'earlier',
  };
  await tx
    .insertInto('contactPreference')
    .values(subjects.map((subject) => ({ ...kept, subject })))
    .onConflict((conflict) => conflict.columns(['tenant', 'subject']).doNothing())
    .execute();
}
