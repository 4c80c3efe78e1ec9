// The table of what scored persons ask for, as Kysely sees it.
import type { ColumnType } from 'kysely';

type JsonText = ColumnType<unknown, string, string>;
type OptionalJson = ColumnType<unknown, string | null, string | null>;

export interface AssessmentRequestTable {
  tenant: string;
  id: string;
  candidate: string;
  kind: string;
  score: string | null;
  action: string;
  corrections: JsonText;
  note: string;
  language: string;
  before: OptionalJson;
  after: OptionalJson;
  requestedAt: Date;
  outcome: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  answer: string | null;
  rescored: string | null;
}
