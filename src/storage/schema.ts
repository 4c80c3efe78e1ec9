// The tables as Kysely sees them. What is read is parsed by the port's schema again; here it only has to be writable.
import type { ApiKeyTable, SessionTable } from './credentials/tables.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AutomationTables } from './automation/schema.ts';
import type { RetentionTables } from './retention/schema.ts';
import type { IntegrationTables } from './integration/schema.ts';
import type { VeteranTables } from './veteran/schema.ts';
import type { ChannelTables } from './channels/schema.ts';
import type { SchedulingTables } from './scheduling/schema.ts';
import type { AssessmentRequestTable } from './assessment-request-table.ts';
import type { LegalHoldTable } from './legal-hold-table.ts';
import type { LetterTable } from './letter-table.ts';
import type { OutboxTable } from './outbox-table.ts';
import type { UsageTable } from './usage-table.ts';

/** JSON goes in as text and comes out as a value that has yet to be parsed. */
type JsonText = ColumnType<unknown, string, string>;
type OptionalJson = ColumnType<unknown, string | null, string | null>;
/** Numbered by the database in the order of writing. */
type Sequence = ColumnType<string, never, never>;
type Time = Date;

interface ActionTable {
  tenant: string;
  id: string;
  seq: Sequence;
  task: string;
  root: string | null;
  isGroup: boolean;
  position: number;
  tool: string;
  effect: string;
  stakes: string;
  reversal: string;
  input: JsonText;
  plan: OptionalJson;
  digest: string;
  policyVersion: number;
  preview: string;
  candidate: string | null;
  status: string;
  uncertain: boolean;
  requestedBy: string;
  origin: JsonText;
  idem: string;
  attempt: number;
  claims: number;
  leaseUntil: Time | null;
  output: OptionalJson;
  problem: OptionalJson;
  atsUpdated: boolean;
  contacted: string[];
  undoUntil: Time | null;
  undoneBy: string | null;
  undoNote: string | null;
  act: OptionalJson;
  draft: OptionalJson;
  createdAt: Time;
  executedAt: Time | null;
  updatedAt: Time;
  trace: Generated<string | null>;
}

interface ApprovalTable {
  tenant: string;
  id: string;
  seq: Sequence;
  action: string;
  tool: string;
  input: JsonText;
  digest: string;
  preview: string;
  because: string;
  requestedBy: string;
  approvers: string[];
  status: string;
  decidedBy: string | null;
  decidedAt: Time | null;
  reason: string | null;
  act: OptionalJson;
  supersededBy: string | null;
  expiresAt: Time;
  createdAt: Time;
}

interface AuditTable {
  tenant: string;
  seq: number;
  at: Time;
  actor: string;
  event: string;
  subject: string;
  prevHash: string;
  thisHash: string;
}

interface ChangeTable {
  tenant: string;
  kind: string;
  id: string;
  version: number;
  value: OptionalJson;
  by: string;
  at: Time;
}

interface ErasureTable {
  tenant: string;
  id: string;
  scope: string;
  status: string;
  requestedBy: string;
  requestedAt: Time;
  finishedAt: Time | null;
  counts: JsonText;
}

interface IdempotencyTable {
  scope: string;
  key: string;
  fingerprint: string;
  token: string;
  claims: Generated<number>;
  leaseUntil: Time | null;
  expiresAt: Time;
  status: number | null;
  headers: OptionalJson;
  body: string | null;
}

interface EventLogTable {
  tenant: string;
  seq: Sequence;
  action: string | null;
  event: JsonText;
  at: Time;
  kind: GeneratedAlways<string>;
  candidate: GeneratedAlways<string | null>;
  system: string | null;
  eventId: string | null;
  fingerprint: string | null;
  occurredAt: Time | null;
}

export interface Schema
  extends VeteranTables, RetentionTables, ChannelTables, IntegrationTables, AutomationTables, SchedulingTables {
  action: ActionTable;
  approval: ApprovalTable;
  repeatedCall: { tenant: string; idem: string; action: string; requestedBy: string; at: Time };
  audit: AuditTable;
  auditCheckpoint: { tenant: string; records: number; hash: string; at: Time; key: string; signature: string };
  auditHead: { tenant: string; records: number; lastHash: string; proof: string };
  eventLog: EventLogTable;
  reaction: {
    tenant: string;
    event: string;
    name: string;
    result: string;
    detail: string | null;
    action: string | null;
  };
  eventSource: {
    tenant: string;
    system: string;
    secret: string;
    earlier: string | null;
    earlierUntil: Time | null;
    rotatedAt: Time;
  };
  letter: LetterTable;
  erasure: ErasureTable;
  legalHold: LegalHoldTable;
  personPreference: { tenant: string; userId: string; name: string; body: JsonText; at: Time };
  assessmentRequest: AssessmentRequestTable;
  evaluationConsent: { tenant: string; userId: string; givenAt: Time };
  briefBook: { tenant: string; userId: string; day: string; at: Time };
  outbox: OutboxTable;
  conversation: { tenant: string; id: string; seq: Sequence; actor: string; createdAt: Time };
  turn: {
    tenant: string;
    conversation: string;
    id: string;
    seq: Sequence;
    said: string;
    calls: JsonText;
    reply: string;
    asks: boolean;
    saidBy: string | null;
    wording: string | null;
    facts: OptionalJson;
    at: Time;
    usage: JsonText | null;
    shadow: ColumnType<unknown, string | null | undefined, string | null>;
  };
  modelUsage: UsageTable;
  sandboxRecord: { tenant: string; kind: string; id: string; body: JsonText };
  organization: { id: string; name: string; mode: string; operator: boolean; createdAt: Time };
  appUser: {
    tenant: string;
    id: string;
    name: string;
    email: string;
    role: string;
    timeZone: string | null;
    active: Generated<boolean>;
    userName: Generated<string | null>;
    externalId: Generated<string | null>;
  };
  identityProvider: { tenant: string; body: JsonText; secret: string | null; proved: boolean };
  setting: { tenant: string; version: number; value: JsonText };
  template: { tenant: string; id: string; subject: string; body: string; html: string | null };
  change: ChangeTable;
  apiKey: ApiKeyTable;
  oauthClient: {
    tenant: string;
    id: string;
    name: string;
    scopes: string[];
    hash: string;
    createdAt: Time;
    revokedAt: Time | null;
  };
  session: SessionTable;
  signingKey: { id: string; jwk: string; createdAt: Time };
  idempotency: IdempotencyTable;
  serviceState: { key: string; value: string };
}
