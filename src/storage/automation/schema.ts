// The tables of automation as Kysely sees them.
import type { ColumnType, Generated } from 'kysely';

type JsonText = ColumnType<unknown, string, string>;

export interface AutomationTables {
  trouble: {
    tenant: string;
    subject: string;
    kind: string;
    code: string;
    since: Date;
    isTold: Generated<boolean>;
  };
  definition: {
    tenant: string;
    kind: string;
    id: string;
    version: number;
    active: boolean;
    removed: boolean;
    body: JsonText;
    changedBy: string;
    changedAt: Date;
  };
  enrolment: {
    tenant: string;
    id: string;
    key: string;
    sequence: string;
    version: number;
    candidate: string;
    job: string;
    stage: string;
    timeZone: string;
    meeting: string | null;
    meetingStart: Date | null;
    meetingEnd: Date | null;
    status: string;
    step: number;
    dueAt: Date | null;
    because: string | null;
    startedAt: Date;
  };
  sequenceMessage: {
    tenant: string;
    enrolment: string;
    step: number;
    occasion: Generated<string>;
    candidate: string;
    action: string;
    at: Date;
  };
  contact: {
    tenant: string;
    candidate: string;
    optedOutAt: Date | null;
    bouncedAt: Date | null;
    timeZone: string | null;
  };
  textConsent: {
    tenant: string;
    subject: string;
    candidate: string | null;
    state: string;
    proof: string | null;
    changedBy: string;
    changedAt: Date;
    revision: string;
  };
  contactPreference: {
    tenant: string;
    subject: string;
    optedOutAt: Date | null;
    heldUntil: Date | null;
    proof: string | null;
    changedBy: string;
    changedAt: Date;
    revision: string;
  };
}
