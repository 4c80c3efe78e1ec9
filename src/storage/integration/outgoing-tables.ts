// The tables of webhook endpoints and what was told to them, as Kysely sees them.
import type { ColumnType } from 'kysely';

type JsonText = ColumnType<unknown, string, string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Sequence = ColumnType<string, never, never>;

export interface OutgoingTables {
  webhookEndpoint: {
    tenant: string;
    id: string;
    seq: Sequence;
    url: string;
    description: string | null;
    types: string[];
    filter: JsonText;
    include: string[];
    status: string;
    because: string | null;
    failingSince: Date | null;
    failures: number;
    restUntil: Date | null;
    secret: string;
    earlier: Optional<string>;
    earlierUntil: Optional<Date>;
    createdAt: Date;
    createdBy: string;
  };
  eventDelivery: {
    tenant: string;
    id: string;
    seq: Sequence;
    endpoint: string;
    event: string;
    type: string;
    occurredAt: Date;
    data: JsonText;
    status: string;
    attempts: number;
    turn: string;
    lastStatus: number | null;
    lastError: string | null;
    createdAt: Date;
    deliveredAt: Date | null;
  };
}
