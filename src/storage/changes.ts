// The history of settings and templates: written in the transaction of the change, read to show it and to put it back.
import { sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import { ActorId, type TenantId } from '../core/ids.ts';
import { Change, type Changed, type Changes } from '../core/ports/changes.ts';
import { Problem } from '../core/problem.ts';
import type { Database, Tx } from './database.ts';

/** Whoever fills a new organization. */
export const settingUp = ActorId.parse('system:setup');

const columns = Change.keyof().options;
const idOf = (what: Changed): string => (what.kind === 'template' ? what.id : '');

interface Writing {
  readonly tenant: TenantId;
  readonly what: Changed;
  /** JSON text, or null where it was removed. */
  readonly value: string | null;
  readonly by: string;
  readonly clock: Clock;
}

export async function writeChange(tx: Tx, { tenant, what, value, by, clock }: Writing): Promise<void> {
  const { kind } = what;
  const id = idOf(what);
  // Two changes at once would otherwise count to the same version.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`change ${tenant} ${kind} ${id}`}, 0))`.execute(tx);
  const { version } = await tx
    .selectFrom('change')
    .select((from) => from.fn.coalesce(from.fn.max('version'), sql<number>`0`).as('version'))
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('change')
    .values({ tenant, kind, id, version: version + 1, value, by, at: clock.now() })
    .execute();
}

export const createChanges = (database: Database, tenant: TenantId): Changes => ({
  list: (what, limit) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await changesOf(tx, tenant, what).orderBy('version', 'desc').limit(limit).execute();
      return rows.map((row) => Change.parse(row));
    }),

  get: (what, version) =>
    database.inTenant(tenant, async (tx) => {
      const row = await changesOf(tx, tenant, what).where('version', '=', version).executeTakeFirst();
      if (row === undefined) throw new Problem('not_found', `There is no version ${version}.`);
      return Change.parse(row);
    }),
});

const changesOf = (tx: Tx, tenant: TenantId, what: Changed) =>
  tx
    .selectFrom('change')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('kind', '=', what.kind)
    .where('id', '=', idOf(what));
