// The drift of connected systems: gathered for a moment, then one row for each field.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { ConnectionId, TenantId } from '../../core/ids.ts';
import { type Drift, type DriftLog, type SeenDrift, undeclared } from '../../core/ports/drift-log.ts';
import type { Database } from '../database.ts';

const Row = z.strictObject({
  connection: z.string(),
  collection: z.string(),
  field: z.string(),
  found: z.enum(['missing', 'string', 'integer', 'number', 'boolean', 'object', 'array']),
  declared: z.string(),
  firstSeenAt: z.date(),
  lastSeenAt: z.date(),
});

export interface Drifts {
  of(connection: ConnectionId): DriftLog;
  list(): Promise<readonly (SeenDrift & { connection: string })[]>;
  /** Writes what is still gathered. */
  flush(): Promise<void>;
}

const gatherMs = 1_000;
/** The same again is written no more often than that. */
const againMs = 600_000;
const most = 500;

interface DriftsDependencies {
  readonly database: Database;
  readonly tenant: TenantId;
  readonly clock: Clock;
}

export function createDrifts({ database, tenant, clock }: DriftsDependencies): Drifts {
  const gathered = new Map<string, Drift & { connection: ConnectionId }>();
  const written = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const write = (drifts: readonly (Drift & { connection: ConnectionId })[]) =>
    database.inTenant(tenant, async (tx) => {
      const now = clock.now();
      await tx
        .insertInto('fieldDrift')
        .values(drifts.map((drift) => ({ ...drift, tenant, firstSeenAt: now, lastSeenAt: now })))
        .onConflict((conflict) =>
          conflict.columns(['tenant', 'connection', 'collection', 'field']).doUpdateSet({
            found: sql<string>`excluded.found`,
            declared: sql<string>`excluded.declared`,
            lastSeenAt: now,
          }),
        )
        .execute();
    });

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const drifts = [...gathered.values()];
    gathered.clear();
    // It serves people who look; a sync does not fail for it.
    if (drifts.length > 0) await write(drifts).catch(() => undefined);
  };

  return {
    of: (connection) => ({
      note(drift) {
        const name = JSON.stringify([connection, drift.collection, drift.field, drift.found]);
        const now = clock.now().getTime();
        if (now - (written.get(name) ?? -againMs) < againMs) return;
        if (written.size >= most) written.clear();
        written.set(name, now);
        gathered.set(JSON.stringify([connection, drift.collection, drift.field]), { ...drift, connection });
        timer ??= setTimeout(() => void flush(), gatherMs).unref();
      },
    }),
    list: () =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('fieldDrift')
          .select(Row.keyof().options)
          .where('tenant', '=', tenant)
          .orderBy(sql`declared = ${undeclared}`)
          .orderBy('lastSeenAt', 'desc')
          .limit(most)
          .execute();
        return z.array(Row).parse(rows);
      }),
    flush,
  };
}
