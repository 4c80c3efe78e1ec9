// The only ways to reach the tables: as one tenant, as one of the few jobs over all tenants, or at what belongs to none.
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { TenantId } from '../core/ids.ts';
import { hasPromised } from './promises-made.ts';
import type { Schema } from './schema.ts';
import { transactionsOn } from './transaction.ts';

export type Tx = Transaction<Schema>;

/** What a transaction may see beyond one tenant; the policies in `migrations/` name the same settings. */
export type Reach =
  /** Looks over all tenants for work that waits. */
  | { readonly as: 'app.sweep'; readonly value: 'on' }
  /** Hands over and settles the promised jobs of all tenants. */
  | { readonly as: 'app.relay'; readonly value: 'on' }
  /** The one row whose secret hash, or id, was presented. */
  | { readonly as: 'app.presented'; readonly value: string }
  /** Whatever that process holds, which is gone. */
  | { readonly as: 'app.gone'; readonly value: string }
  /** Sessions that ended before this instant. */
  | { readonly as: 'app.expired'; readonly value: string };

/** `Tables`: those that the role behind it may see; see `protected/schema.ts` for the other role. */
export interface Database<Tables = Schema> {
  /**
   * One transaction that sees and writes the rows of that tenant only. Use no other store inside.
   * Tables with a second policy (sweeps, look-ups) want the tenant in the query as well: beside an `or`, the policy alone
   * cannot use an index.
   */
  inTenant<T>(tenant: TenantId, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** The same for a single statement, which then costs one round trip with all that belongs to it; a second one is a defect. */
  onceInTenant<T>(tenant: TenantId, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** The same, for reads that must agree with each other. */
  readInTenant<T>(tenant: TenantId, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  reaching<T>(reach: Reach, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Tables without a tenant, and single statements on them. */
  readonly service: Kysely<Tables>;
}

export interface DatabaseOptions {
  /** The W3C traceparent of what is current; what is written keeps it where a column asks for it. */
  readonly trace?: (() => string | undefined) | undefined;
  /** Called once a transaction that promised work is committed. */
  readonly promised?: (() => void) | undefined;
}

export function createDatabase<Tables = Schema>(
  pool: pg.Pool,
  { trace = () => undefined, promised = () => undefined }: DatabaseOptions = {},
): Database<Tables> {
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const transacted = transactionsOn({ db, dialect, trace });
  const transact: typeof transacted = async (opening, work) => {
    let tells = false;
    const result = await transacted(opening, async (tx) => {
      const value = await work(tx);
      tells = hasPromised(tx);
      return value;
    });
    if (tells) promised();
    return result;
  };
  return {
    service: db,
    inTenant: (tenant, work) => transact({ begin: 'begin', set: ['app.tenant', tenant] }, work),
    onceInTenant: (tenant, work) => transact({ begin: 'begin', set: ['app.tenant', tenant], isSingle: true }, work),
    readInTenant: (tenant, work) =>
      transact(
        { begin: 'start transaction isolation level repeatable read read only', set: ['app.tenant', tenant] },
        work,
      ),
    reaching: (reach, work) => transact({ begin: 'begin', set: [reach.as, reach.value] }, work),
  };
}
