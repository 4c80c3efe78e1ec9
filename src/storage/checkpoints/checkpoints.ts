// Checkpoints of one organization's audit trail. Only what came since the last one is read.
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { NewId, TenantId } from '../../core/ids.ts';
import { AuditCheckpoint, type AuditCheckpoints } from '../../core/ports/audit-checkpoints.ts';
import type { OutgoingEvent } from '../../core/outgoing-event.ts';
import { publishIn } from '../integration/outgoing.ts';
import type { Database, Tx } from '../database.ts';
import { chained, chainStart, statementOf } from './chain.ts';
import type { AuditSigner } from './signing.ts';
import type { AuditLine } from '../../core/ports/audit-log.ts';

interface CheckpointsDependencies {
  readonly database: Database;
  readonly signer: AuditSigner;
  readonly clock: Clock;
  readonly tenant: TenantId;
  readonly newId: NewId;
}

const columns = AuditCheckpoint.keyof().options;
const pageSize = 2_000;

export const createAuditCheckpoints = ({
  database,
  signer,
  clock,
  tenant,
  newId,
}: CheckpointsDependencies): AuditCheckpoints => ({
  make: () =>
    database.inTenant(tenant, async (tx) => {
      const last = await lastOf(tx, tenant);
      const { records, hash } = await chainOn(tx, tenant, last);
      if (last?.records === records && last.key === signer.key.kid) return last;
      const at = clock.now();
      const signature = signer.sign(statementOf(tenant, { records, hash, at }));
      const checkpoint = { records, hash, at, key: signer.key.kid, signature };
      // Two replicas at once sign the same statement, apart from its moment.
      const { numInsertedOrUpdatedRows: made } = await tx
        .insertInto('auditCheckpoint')
        .values({ tenant, ...checkpoint })
        .onConflict((conflict) => conflict.columns(['tenant', 'records', 'key']).doNothing())
        .executeTakeFirstOrThrow();
      // In the transaction that keeps it: whoever wants a copy elsewhere gets one, once, whatever stops in between.
      if (made === 1n) await publishIn(tx, { tenant, newId, clock }, signedEvent(newId('evt'), tenant, checkpoint));
      return (await lastOf(tx, tenant)) ?? checkpoint;
    }),

  list: ({ limit, before }) =>
    database.inTenant(tenant, async (tx) => {
      let query = tx.selectFrom('auditCheckpoint').select(columns).where('tenant', '=', tenant);
      if (before !== undefined) query = query.where('records', '<', before);
      return z.array(AuditCheckpoint).parse(await query.orderBy('records', 'desc').limit(limit).execute());
    }),
});

const signedEvent = (
  id: string,
  tenant: TenantId,
  { records, hash, at, key, signature }: AuditCheckpoint,
): OutgoingEvent => ({
  id,
  type: 'checkpoint.signed',
  at,
  data: { clientId: tenant, records, hash, at: at.toISOString(), keyId: key, signature },
});

async function lastOf(tx: Tx, tenant: TenantId): Promise<AuditCheckpoint | undefined> {
  const row = await tx
    .selectFrom('auditCheckpoint')
    .select(columns)
    .where('tenant', '=', tenant)
    .orderBy('records', 'desc')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : AuditCheckpoint.parse(row);
}

async function chainOn(tx: Tx, tenant: TenantId, last: AuditCheckpoint | undefined) {
  let records = last?.records ?? 0;
  let hash = last?.hash ?? chainStart(tenant);
  for (;;) {
    const page: readonly AuditLine[] = await tx
      .selectFrom('audit')
      .select(['seq', 'at', 'actor', 'event', 'subject'])
      .where('tenant', '=', tenant)
      .where('seq', '>', records)
      .orderBy('seq')
      .limit(pageSize)
      .execute();
    for (const record of page) {
      hash = chained(hash, record);
      records = record.seq;
    }
    if (page.length < pageSize) return { records, hash };
  }
}
