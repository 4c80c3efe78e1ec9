// Promised jobs, as Kysely sees the table.
import type { ColumnType, Generated } from 'kysely';

export interface OutboxTable {
  id: string;
  tenant: string;
  name: string;
  data: ColumnType<unknown, string, string>;
  due: Date;
  tries: Generated<number>;
  leaseUntil: Date | null;
  buriedAt: Date | null;
  because: string | null;
  /** Filled in by the database from the transaction. */
  trace: Generated<string | null>;
}
