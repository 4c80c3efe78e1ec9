// Contact preferences by keyed hashes: the address itself is not kept, and one change is written under all that name the person.
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { CandidateId, type TenantId } from '../../core/ids.ts';
import {
  type Addressee,
  addressesOf,
  type ContactPreferences,
  type ContactState,
} from '../../core/ports/contact-preferences.ts';
import { Problem } from '../../core/problem.ts';
import type { Database, Tx } from '../database.ts';

/** The hashes under which something of a person may be kept. */
export type SubjectHashes = (tenant: TenantId, person: { id: string; emails: readonly string[] }) => string[];

/** Domain-separated from the audit trail, whose key it shares. */
export const subjectHashes =
  (key: Buffer): SubjectHashes =>
  (tenant, { id, emails }) => {
    const addresses = new Set(emails.flatMap((email) => addressesOf({ email })));
    const named = [['candidate', id], ...[...addresses].map((address) => ['email', address])];
    return named.map((name) =>
      createHmac('sha256', key)
        .update(['contact preference', tenant, ...name].join('\0'))
        .digest('hex'),
    );
  };

interface ContactPreferencesDependencies {
  readonly database: Database;
  readonly tenant: TenantId;
  readonly hashes: SubjectHashes;
}

const columns = ['optedOutAt', 'heldUntil', 'proof', 'changedBy', 'changedAt', 'revision'] as const;

const Row = z.strictObject({
  optedOutAt: z.date().nullable(),
  heldUntil: z.date().nullable(),
  proof: z.string().nullable(),
  changedBy: z.string(),
  changedAt: z.date(),
  revision: z.string(),
});

export function createContactPreferences({
  database,
  tenant,
  hashes,
}: ContactPreferencesDependencies): ContactPreferences {
  const subjectsOf = ({ id, email }: Addressee) => hashes(tenant, { id, emails: [email] });
  async function replace(tx: Tx, person: Addressee, to: ContactState | undefined): Promise<void> {
    const subjects = subjectsOf(person);
    await tx.deleteFrom('contactPreference').where('tenant', '=', tenant).where('subject', 'in', subjects).execute();
    if (to === undefined) return;
    const row = { ...to, ...datesOf(to), tenant };
    await tx
      .insertInto('contactPreference')
      .values(subjects.map((subject) => ({ ...row, subject })))
      .execute();
  }
  const standing = (tx: Tx, person: Addressee) => stateOf(tx, { tenant, person, subjects: subjectsOf(person) });
  return {
    of: (person) => database.readInTenant(tenant, (tx) => standing(tx, person)),

    earlier: () =>
      database.readInTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('contact')
          .select('candidate')
          .where('tenant', '=', tenant)
          .where('optedOutAt', 'is not', null)
          .orderBy('candidate')
          .execute();
        return rows.map(({ candidate }) => CandidateId.parse(candidate));
      }),

    carry: (person) =>
      database.inTenant(tenant, async (tx) => {
        const state = await standing(tx, person);
        if (state?.revision === ofEarlier.revision) await replace(tx, person, { ...state, revision: 'carried' });
        await tx
          .updateTable('contact')
          .set({ optedOutAt: null })
          .where('tenant', '=', tenant)
          .where('candidate', '=', person.id)
          .execute();
      }),

    change: ({ person, from, to }) =>
      database.inTenant(tenant, async (tx) => {
        const before = await standing(tx, person);
        if (before?.revision === to?.revision) return;
        if (from !== undefined && (before?.revision ?? null) !== from)
          throw new Problem('changed_since', 'Somebody has changed the contact preference since.');
        await replace(tx, person, to);
      }),
  };
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
const datesOf = ({ optedOutAt, heldUntil, changedAt }: ContactState) => ({
  optedOutAt: dateOf(optedOutAt),
  heldUntil: dateOf(heldUntil),
  changedAt: new Date(changedAt),
});

async function stateOf(
  tx: Tx,
  { tenant, person, subjects }: { tenant: TenantId; person: Addressee; subjects: readonly string[] },
): Promise<ContactState | undefined> {
  const found = await tx
    .selectFrom('contactPreference')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('subject', 'in', subjects)
    .orderBy('changedAt', 'desc')
    .executeTakeFirst();
  const earlier = await tx
    .selectFrom('contact')
    .select('optedOutAt')
    .where('tenant', '=', tenant)
    .where('candidate', '=', person.id)
    .executeTakeFirst();
  const row = found === undefined ? undefined : Row.parse(found);
  const optedOutAt = earlier?.optedOutAt ?? null;
  if (row !== undefined && (optedOutAt === null || optedOutAt <= row.changedAt)) return written(row);
  return optedOutAt === null ? undefined : written({ ...ofEarlier, optedOutAt, changedAt: optedOutAt });
}

/** Kept with the record before preferences belonged to the person. */
const ofEarlier = { heldUntil: null, proof: null, changedBy: 'system:sequences', revision: 'earlier' };

const written = ({ optedOutAt, heldUntil, changedAt, ...same }: z.infer<typeof Row>): ContactState => ({
  ...same,
  optedOutAt: optedOutAt?.toISOString() ?? null,
  heldUntil: heldUntil?.toISOString() ?? null,
  changedAt: changedAt.toISOString(),
});
