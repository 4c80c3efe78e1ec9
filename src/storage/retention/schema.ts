// The tables of retention scoring as Kysely sees them.
import type { ColumnType } from 'kysely';

/** JSON goes in as text and comes out as a value that has yet to be parsed. */
type JsonText = ColumnType<unknown, string, string>;
type OptionalJson = ColumnType<unknown, string | null, string | null>;
type Sequence = ColumnType<string, never, never>;
/** Instants go in as RFC 3339 text. */
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null, string | null>;

interface ScoreTable {
  tenant: string;
  id: string;
  candidate: string;
  job: string;
  jobFamily: string;
  modelVersion: string;
  stays: number;
  tenureScore: number;
  band: string;
  confidence: number;
  predictedTenureDays: number;
  extrapolated: boolean;
  advisoryOnly: boolean;
  gain: OptionalJson;
  horizonDays: number;
  reasons: JsonText;
  signalsHash: string;
  signals: OptionalJson;
  scoredAt: Time;
}

interface OutcomeTable {
  tenant: string;
  candidate: string;
  job: string;
  jobFamily: string;
  hiredAt: string;
  leftAt: string | null;
  reason: string | null;
  reportedAt: Time;
}

interface HireTable {
  tenant: string;
  candidate: string;
  jobFamily: string;
  hiredAt: string;
  leftAt: string | null;
  reason: string | null;
  seenUntil: string;
  signals: JsonText;
}

interface RunTable {
  tenant: string;
  id: string;
  jobFamily: string;
  trigger: string;
  status: string;
  progress: number;
  note: string | null;
  challenger: string | null;
  outcomes: number;
  startedAt: Time;
  endedAt: OptionalTime;
}

export interface RetentionTables {
  retentionScore: ScoreTable;
  retentionOutcome: OutcomeTable;
  retentionOptOut: { tenant: string; candidate: string; at: Time };
  retentionModel: { tenant: string; family: string; version: string; seq: Sequence; body: JsonText; addedAt: Time };
  retentionAlias: { tenant: string; family: string; champion: string; before: string[]; revision: number };
  retentionHire: HireTable;
  retentionRun: RunTable;
  retentionState: { tenant: string; jobFamily: string; state: string; at: Time };
  retentionAudit: {
    tenant: string;
    id: string;
    jobFamily: string | null;
    trigger: string;
    report: JsonText;
    createdAt: Time;
  };
  retentionAlert: {
    tenant: string;
    id: string;
    kind: string;
    jobFamily: string | null;
    text: string;
    raisedAt: Time;
  };
}
