// Sequences, rules, interview plans and interviewer pools in versions: rows are added, never changed, so that every change can be taken back.
import { sql } from 'kysely';
import { z } from 'zod';
import { ActorId, type TenantId } from '../../core/ids.ts';
import type { Definition, Definitions } from '../../core/ports/definitions.ts';
import type { Database, Tx } from '../database.ts';

interface DefinitionsDependencies<Body> {
  readonly database: Database;
  readonly tenant: TenantId;
  readonly kind: 'sequence' | 'rule' | 'interview_plan' | 'interviewer_pool';
  readonly schema: z.ZodType<Body>;
}

const columns = ['id', 'version', 'active', 'removed', 'body', 'changedBy', 'changedAt'] as const;
const Row = z.object({
  id: z.string(),
  version: z.int(),
  active: z.boolean(),
  removed: z.boolean(),
  body: z.unknown(),
  changedBy: ActorId,
  changedAt: z.date(),
});

export function createDefinitions<Body>({
  database,
  tenant,
  kind,
  schema,
}: DefinitionsDependencies<Body>): Definitions<Body> {
  const read = (row: unknown): Definition<Body> => {
    const { body, changedBy: by, changedAt: at, ...rest } = Row.parse(row);
    return { ...rest, body: schema.parse(body), by, at };
  };
  const rows = (tx: Tx) =>
    tx.selectFrom('definition').select(columns).where('tenant', '=', tenant).where('kind', '=', kind);
  return {
    list: () =>
      database.inTenant(tenant, async (tx) => {
        const found = await rows(tx).distinctOn('id').orderBy('id').orderBy('version', 'desc').execute();
        return found.map(read).filter(({ removed }) => !removed);
      }),

    latest: (id) =>
      database.inTenant(tenant, async (tx) => {
        const row = await rows(tx).where('id', '=', id).orderBy('version', 'desc').limit(1).executeTakeFirst();
        return row === undefined ? undefined : read(row);
      }),

    version: (id, version) =>
      database.inTenant(tenant, async (tx) => {
        const row = await rows(tx).where('id', '=', id).where('version', '=', version).executeTakeFirst();
        return row === undefined ? undefined : read(row);
      }),

    versions: (id) =>
      database.inTenant(tenant, async (tx) =>
        (await rows(tx).where('id', '=', id).orderBy('version', 'desc').limit(200).execute()).map(read),
      ),

    put: ({ id, body, by, at, ...state }) =>
      database.inTenant(tenant, async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${tenant} ${id}`}, 0))`.execute(tx);
        const before = await rows(tx).where('id', '=', id).orderBy('version', 'desc').limit(1).executeTakeFirst();
        const version = (before?.version ?? 0) + 1;
        await tx
          .insertInto('definition')
          .values({ ...state, tenant, kind, id, version, body: JSON.stringify(body), changedBy: by, changedAt: at })
          .execute();
        return { ...state, id, version, body, by, at };
      }),
  };
}
