// Letters on their way out, as Kysely sees their table.
import type { ColumnType, Generated } from 'kysely';

/** JSON goes in as text and comes out as a value that has yet to be parsed. */
type OptionalJson = ColumnType<unknown, string | null, string | null>;

export interface LetterTable {
  tenant: string;
  key: string;
  seq: ColumnType<string, never, never>;
  candidate: string | null;
  medium: Generated<string>;
  otherwise: string | null;
  delivery: string | null;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  links: OptionalJson;
  invite: OptionalJson;
  status: string;
  uncertain: Generated<boolean>;
  attempt: Generated<number>;
  releaseAt: Date;
  createdAt: Date;
  sentAt: Date | null;
  leaseUntil: Date | null;
}
