// The audit trail: for each tenant a chain of records, each keyed to the one before, so that an edit, a gap or a cut-off
// tail shows. It holds ids only; what is personal stands in other tables and can be erased without breaking the chain.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import type { TenantId } from '../core/ids.ts';
import { canonical } from '../core/json.ts';
import type { AuditCheck, AuditLog, AuditQuery } from '../core/ports/audit-log.ts';
import type { Database, Tx } from './database.ts';

interface AuditEntry {
  readonly actor: string;
  /** `action.executed`, `approval.rejected`, … */
  readonly event: string;
  /** The id of what it happened to. */
  readonly subject: string;
}

export interface AuditTrail {
  /** Takes the tenant's chain for the rest of the transaction: call it last. */
  append(tx: Tx, tenant: TenantId, entries: readonly AuditEntry[]): Promise<void>;
  verify(tenant: TenantId): Promise<AuditCheck>;
}

/** For what happens outside the ledger: sign-ins, keys, settings. */
export const auditOf = (given: { database: Database; trail: AuditTrail; tenant: TenantId }): AuditLog => ({
  record: (entry) => given.database.inTenant(given.tenant, (tx) => given.trail.append(tx, given.tenant, [entry])),

  list: (query) => given.database.inTenant(given.tenant, (tx) => found(tx, given.tenant, query)),

  verify: () => given.trail.verify(given.tenant),
});

function found(tx: Tx, tenant: TenantId, { limit, before, events, actor, subject, from, to }: AuditQuery) {
  let query = tx.selectFrom('audit').select(['seq', 'at', 'actor', 'event', 'subject']).where('tenant', '=', tenant);
  if (before !== undefined) query = query.where('seq', '<', before);
  if (events !== undefined) query = query.where(sql<boolean>`split_part(event, '.', 1) = any(${[...events]})`);
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  return query.orderBy('seq', 'desc').limit(limit).execute();
}

const AuditRecord = z.strictObject({
  seq: z.int(),
  at: z.date(),
  actor: z.string(),
  event: z.string(),
  subject: z.string(),
  prevHash: z.string(),
  thisHash: z.string(),
});
type AuditRecord = z.infer<typeof AuditRecord>;
const Head = z.strictObject({ records: z.int(), lastHash: z.string(), proof: z.string() });

const start = '';
const pageSize = 2000;

export function createAudit(given: { database: Database; key: Buffer; clock: Clock }): AuditTrail {
  const { database, key, clock } = given;
  const mac = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const hashOf = (tenant: TenantId, record: Omit<AuditRecord, 'thisHash'>): string =>
    mac(canonical({ ...record, tenant, at: record.at.toISOString() }));
  // Without it, deleting the last records and lowering the count would go unseen.
  const proofOf = (tenant: TenantId, head: { records: number; lastHash: string }): string =>
    mac(canonical({ head: tenant, records: head.records, lastHash: head.lastHash }));

  async function append(tx: Tx, tenant: TenantId, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    let { records, lastHash } = await takeHead(tx, tenant);
    const rows = entries.map((entry) => {
      const record = { ...entry, seq: records + 1, at: clock.now(), prevHash: lastHash };
      lastHash = hashOf(tenant, record);
      records += 1;
      return { ...record, tenant, thisHash: lastHash };
    });
    await tx
      .with('written', (from) => from.insertInto('audit').values(rows))
      .updateTable('auditHead')
      .set({ records, lastHash, proof: proofOf(tenant, { records, lastHash }) })
      .where('tenant', '=', tenant)
      .execute();
  }

  async function verify(tenant: TenantId): Promise<AuditCheck> {
    return database.readInTenant(tenant, async (tx) => {
      const { head, records } = await readHead(tx, tenant);
      let seq = 0;
      let prevHash = start;
      for (;;) {
        const page = await readPage(tx, seq);
        for (const record of page) {
          const isSound =
            record.seq === seq + 1 &&
            record.prevHash === prevHash &&
            isSame(record.thisHash, hashOf(tenant, withoutHash(record)));
          if (!isSound) return { records, brokenAt: seq + 1 };
          seq = record.seq;
          prevHash = record.thisHash;
        }
        if (page.length < pageSize) break;
      }
      const isWhole =
        head === undefined
          ? seq === 0
          : head.records === seq && head.lastHash === prevHash && isSame(head.proof, proofOf(tenant, head));
      return { records, brokenAt: isWhole ? null : seq + 1 };
    });
  }

  return { append, verify };
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const withoutHash = ({ seq, at, actor, event, subject, prevHash }: AuditRecord): Omit<AuditRecord, 'thisHash'> => ({
  seq,
  at,
  actor,
  event,
  subject,
  prevHash,
});

/** Locks the head, made at the first record; the update that changes nothing is what locks it. */
async function takeHead(tx: Tx, tenant: TenantId): Promise<z.infer<typeof Head>> {
  const row = await tx
    .insertInto('auditHead')
    .values({ tenant, records: 0, lastHash: start, proof: '' })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ tenant }))
    .returning(Head.keyof().options)
    .executeTakeFirstOrThrow();
  return Head.parse(row);
}

async function readHead(tx: Tx, tenant: TenantId) {
  const row = await tx
    .selectFrom('auditHead')
    .select(Head.keyof().options)
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  const { count } = await tx
    .selectFrom('audit')
    .select((from) => from.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { head: row === undefined ? undefined : Head.parse(row), records: Number(count) };
}

const readPage = async (tx: Tx, after: number): Promise<readonly AuditRecord[]> => {
  const rows = await tx
    .selectFrom('audit')
    .select(AuditRecord.keyof().options)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(pageSize)
    .execute();
  return z.array(AuditRecord).parse(rows);
};
