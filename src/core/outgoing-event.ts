// What Muster tells other systems by webhook: each kind with what it carries. Ids and states only, never who somebody is.
import { z } from 'zod';
import type { Scope } from './access.ts';
import {
  ActionId,
  ActorId,
  ApprovalId,
  CandidateId,
  EnrolmentId,
  IntegrationId,
  JobId,
  MeetingId,
  SyncId,
  WebhookEndpointId,
} from './ids.ts';
import { Counts, SyncFault, SyncStatus } from './integration.ts';
import { Instant, Stage } from './records.ts';
import { SequenceId } from './sequence.ts';

const origin = {
  actionId: ActionId.nullable().describe(
    'The action in Muster that caused it; null where a connected system reported it.',
  ),
  system: z.string().nullable().describe('The connected system that reported it; null where Muster did it.'),
};
const application = { candidateId: CandidateId, jobId: JobId.nullable(), ...origin };
const stageChange = { ...application, from: Stage.nullable(), to: Stage.nullable() };
const meeting = {
  candidateId: CandidateId.nullable(),
  meetingId: MeetingId.nullable(),
  start: Instant.nullable(),
  ...origin,
};
const sync = {
  syncId: SyncId,
  integrationId: IntegrationId,
  run: z.int().describe('1 for the first; a real-time sync goes from run to run.'),
  undoOf: SyncId.optional().describe('The run that this one takes back.'),
  status: SyncStatus,
  counts: Counts.describe('Records of this run, by what became of them.'),
  error: SyncFault.optional().describe('Why it failed, whose fault it is and what to do about it.'),
};

/** The data of each kind. Names are those of the log of events, so that rules, flows and webhooks speak of the same things. */
export const outgoingData = {
  'candidate.moved': z.strictObject(stageChange).describe('A candidate stands in another stage.'),
  'candidate.rejected': z.strictObject(stageChange).describe('A candidate was rejected.'),
  'candidate.contacted': z
    .strictObject({ candidateId: CandidateId, ...origin })
    .describe('A message to a candidate was made. It may be held for a while before it leaves.'),
  'candidate.withdrawn': z.strictObject(application).describe('A candidate has withdrawn.'),
  'application.received': z.strictObject(application).describe('Somebody has applied.'),
  'candidate.added': z
    .strictObject({ ...application, stage: Stage.nullable() })
    .describe(
      'A candidate was put into the ATS, such as from a CSV file: one event each. When that is taken back, `action.undone` names the same action.',
    ),
  'requisition.added': z
    .strictObject({ jobId: JobId, ...origin })
    .describe(
      'A requisition was made in the ATS, such as from a CSV file: one event each. When that is taken back, `action.undone` names the same action.',
    ),
  'interview.scheduled': z.strictObject(meeting).describe('A connected system reports an interview.'),
  'interview.finished': z.strictObject(meeting).describe('A connected system reports the end of an interview.'),
  'meeting.booked': z.strictObject(meeting).describe('A meeting was booked.'),
  'meeting.moved': z.strictObject(meeting).describe('A meeting has another time.'),
  'meeting.cancelled': z.strictObject(meeting).describe('A meeting was cancelled.'),
  'offer.extended': z
    .strictObject(application)
    .describe('An offer was made. Its letter may be held for a while: `offer.sent` tells when it left.'),
  'offer.sent': z
    .strictObject({ candidateId: CandidateId, actionId: ActionId })
    .describe('The letter of an offer has left and cannot be taken back.'),
  'offer.accepted': z.strictObject(application).describe('A candidate accepts an offer.'),
  'offer.declined': z.strictObject(application).describe('A candidate declines an offer.'),
  'offer.withdrawn': z.strictObject(application).describe('An offer was withdrawn.'),
  'decision.made': z
    .strictObject({
      approvalId: ApprovalId,
      actionId: ActionId,
      tool: z.string(),
      decision: z.enum(['approved', 'rejected']),
      decidedBy: ActorId,
    })
    .describe('Somebody has approved or rejected what waited for a decision.'),
  'action.undone': z.strictObject({ actionId: ActionId }).describe('An action was taken back.'),
  'sequence.ended': z
    .strictObject({
      enrolmentId: EnrolmentId,
      sequenceId: SequenceId,
      candidateId: CandidateId,
      outcome: z.enum(['finished', 'stopped']),
    })
    .describe('A sequence has sent its last message to a candidate, or was stopped before.'),
  'sync.completed': z
    .strictObject(sync)
    .describe(
      'A run has ended, or a real-time sync has carried a batch of changes. Some of its records may have failed: see `counts`.',
    ),
  'sync.failed': z.strictObject(sync).describe('A run has ended without success after its retries. `error` says why.'),
  'audit.finished': z
    .strictObject({
      auditId: z.string(),
      jobFamily: z.string().nullable().describe('Null: all job families.'),
      trigger: z.enum(['asked', 'quarterly']),
    })
    .describe('A disparate impact audit is ready.'),
  'checkpoint.signed': z
    .strictObject({
      clientId: z.string(),
      records: z.int().describe('How many records of the audit trail it covers, from the first one on.'),
      hash: z.string().describe('SHA-256 chained over them, base64url.'),
      at: Instant,
      keyId: z.string().describe('The key at /.well-known/audit-keys.json.'),
      signature: z.string().describe('Ed25519, base64url.'),
    })
    .describe(
      'Where the audit trail stands, signed; once a day. Keep the data: `bin/verify-audit.mjs` reads it as a line.',
    ),
  'endpoint.test': z
    .strictObject({ endpointId: WebhookEndpointId })
    .describe('Somebody tries the endpoint. Sent on request only.'),
} as const satisfies Record<string, z.ZodObject>;

export type OutgoingType = keyof typeof outgoingData;
const isType = (name: string): name is OutgoingType => Object.hasOwn(outgoingData, name);
/** In the order of the table. */
export const outgoingTypes: readonly OutgoingType[] = Object.keys(outgoingData).filter(isType);
export const OutgoingType = z.enum(outgoingTypes);

type EventOf<T extends OutgoingType> = {
  /** The same however often it is told: receivers know a repetition by it. Sent as `webhook-id`. */
  readonly id: string;
  readonly type: T;
  /** When it happened. */
  readonly at: Date;
  readonly data: z.output<(typeof outgoingData)[T]>;
};
export type OutgoingEvent = { [T in OutgoingType]: EventOf<T> }[OutgoingType];

/** What somebody must be allowed to read to be told of it. */
export function scopeFor(type: OutgoingType): Scope {
  const [noun] = type.split('.');
  if (noun === 'checkpoint') return 'admin';
  if (noun === 'sync' || noun === 'endpoint') return 'integrations:read';
  return noun === 'audit' ? 'retention:read' : 'operations:read';
}

/** What is no text, or never the same twice. */
const unfiltered: ReadonlySet<string> = new Set([
  'run',
  'counts',
  'error',
  'start',
  'records',
  'hash',
  'at',
  'signature',
]);

/** Fields of its data that a subscription may be narrowed by: text, as they travel. */
export const filterable = (type: OutgoingType): readonly string[] =>
  Object.entries(outgoingData[type].shape)
    .filter(([name]) => !unfiltered.has(name))
    .map(([name]) => wireName(name));

/** As its fields travel. */
export const wireShape = (type: OutgoingType): z.ZodRawShape =>
  Object.fromEntries(Object.entries(outgoingData[type].shape).map(([name, field]) => [wireName(name), field]));

const wireName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
