// Agreements to text messages by a keyed hash of the number: the number itself is not kept.
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import type { Phone } from '../../core/phone.ts';
import type { TextConsent, TextConsents } from '../../core/ports/text-consents.ts';
import { Problem } from '../../core/problem.ts';
import type { Database, Tx } from '../database.ts';

/** Domain-separated from the audit trail, whose key it shares. */
export const phoneHash =
  (key: Buffer) =>
  (tenant: TenantId, phone: Phone): string =>
    createHmac('sha256', key).update(['text consent', tenant, phone].join('\0')).digest('hex');

interface TextConsentsDependencies {
  readonly database: Database;
  readonly tenant: TenantId;
  readonly hash: ReturnType<typeof phoneHash>;
}

const columns = ['state', 'proof', 'changedBy', 'changedAt', 'revision'] as const;
const Row = z.strictObject({
  state: z.enum(['given', 'stopped']),
  proof: z.string().nullable(),
  changedBy: z.string(),
  changedAt: z.date(),
  revision: z.string(),
});

export function createTextConsents({ database, tenant, hash }: TextConsentsDependencies): TextConsents {
  const standing = async (tx: Tx, phone: Phone): Promise<TextConsent | undefined> => {
    const row = await tx
      .selectFrom('textConsent')
      .select(columns)
      .where('tenant', '=', tenant)
      .where('subject', '=', hash(tenant, phone))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { changedAt, ...same } = Row.parse(row);
    return { ...same, changedAt: changedAt.toISOString() };
  };
  return {
    of: (phone) => database.readInTenant(tenant, (tx) => standing(tx, phone)),

    change: ({ phone, candidate, from, to }) =>
      database.inTenant(tenant, async (tx) => {
        const before = await standing(tx, phone);
        if (before?.revision === to?.revision) return;
        if (from !== undefined && (before?.revision ?? null) !== from)
          throw new Problem('changed_since', 'Somebody has changed the agreement to text messages since.');
        const subject = hash(tenant, phone);
        await tx.deleteFrom('textConsent').where('tenant', '=', tenant).where('subject', '=', subject).execute();
        if (to === undefined) return;
        const row = { ...to, changedAt: new Date(to.changedAt), tenant, subject, candidate };
        await tx.insertInto('textConsent').values(row).execute();
      }),
  };
}
