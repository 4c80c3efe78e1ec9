// The tables of scheduling as Kysely sees them.
import type { ColumnType } from 'kysely';

export interface SchedulingTables {
  bookingLink: {
    tenant: string;
    id: string;
    seq: ColumnType<string, never, never>;
    candidate: string;
    withdrawnBy: string | null;
    heldUntil: Date | null;
    wishAt: Date | null;
    endsAt: Date;
    body: ColumnType<unknown, string, string>;
  };
}
