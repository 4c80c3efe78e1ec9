// Events of connected systems as they travel: an envelope that is the same for all, and data of which the known part is read.
import { z } from 'zod';
import { fieldMessage } from '../../core/field-message.ts';
import { GivenInstant } from '../../core/dates.ts';
import { CandidateId, JobId, MeetingId } from '../../core/ids.ts';
import { type TriggerEvent, type IncomingEvent, IncomingKind } from '../../core/trigger-event.ts';
import { JsonObject, safeText } from '../../core/json.ts';
import type { Reaction } from '../../core/ports/event-log.ts';
import { Stage } from '../../core/records.ts';
import { component } from '../docs/components.ts';
import { validationProblem } from '../http/faults.ts';

const zone = safeText(80).refine((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws a RangeError for a zone it does not know: that is the answer.
    return false;
  }
}, 'must be an IANA time zone such as America/Chicago');

export const EventDelivery = z.strictObject({
  event_id: safeText(200).min(1).describe('The system’s own name of the event. Sent again, it counts once.'),
  kind: IncomingKind,
  occurred_at: GivenInstant.describe('When it happened in the system: of two stage changes the later one counts.'),
  data: JsonObject.describe(
    'What it is about: `candidate_id` always, `to` (or `stage`) with `candidate.moved`; where known `job_id`, `from`, `meeting_id`, `start`, `time_zone`. What else a system sends is neither needed nor kept.',
  ),
});
export type EventDelivery = z.infer<typeof EventDelivery>;

// Systems name these in two ways; with neither, the field that is missing is named.
const Data = z
  .looseObject({
    candidate: CandidateId.optional(),
    candidate_id: CandidateId.optional(),
    job: JobId.optional(),
    job_id: JobId.optional(),
    from: Stage.optional(),
    to: Stage.optional(),
    stage: Stage.optional(),
    meeting_id: MeetingId.optional(),
    start: GivenInstant.optional(),
    time_zone: zone.optional(),
  })
  .transform((data, context) => {
    const candidate = data.candidate_id ?? data.candidate;
    if (candidate === undefined) {
      context.addIssue({ code: 'custom', path: ['candidate_id'], message: 'Whom it is about is needed.' });
      return z.NEVER;
    }
    return {
      candidate,
      job: data.job_id ?? data.job ?? null,
      from: data.from ?? null,
      to: data.to ?? data.stage ?? null,
      meeting: data.meeting_id ?? null,
      start: data.start ?? null,
      timeZone: data.time_zone ?? null,
    };
  });

/** Throws `validation_failed` for data that a kind cannot do without, and for times that lie ahead of both clocks. */
export function readDelivery(
  { event_id: eventId, kind, occurred_at, data }: EventDelivery,
  { system, fingerprint, latest }: { system: string; fingerprint: string; latest: Date },
): IncomingEvent {
  const parsed = Data.safeParse(data, { error: fieldMessage });
  if (!parsed.success)
    throw validationProblem(parsed.error.issues.map((issue) => ({ ...issue, path: ['data', ...issue.path] })));
  if (kind === 'candidate.moved' && parsed.data.to === null)
    throw fault(['data', 'to'], 'The stage that the candidate was moved to is needed.');
  const occurredAt = new Date(occurred_at);
  if (occurredAt > latest) throw fault(['occurred_at'], 'lies in the future');
  return { ...parsed.data, system, eventId, kind, occurredAt, fingerprint };
}

const fault = (path: string[], message: string) =>
  validationProblem([{ code: 'custom', path, message, input: undefined }]);

export const WireEvent = component(
  'Event',
  z.object({
    id: z.string(),
    kind: z.string(),
    system: z.string().nullable().describe('Who reported it; null for what Muster did itself.'),
    event_id: z.string().nullable(),
    candidate_id: z.string().nullable(),
    job_id: z.string().nullable(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    caused_by: z.string().nullable().describe('The action that it comes from.'),
    occurred_at: z.string(),
    received_at: z.string(),
    reactions: z.array(
      z.object({
        name: z.string(),
        result: z.enum(['done', 'waits', 'failed', 'skipped']),
        detail: z.string().nullable(),
        action_id: z.string().nullable(),
      }),
    ),
  }),
);

export const wireEvent = (event: TriggerEvent, reactions: readonly Reaction[]): z.infer<typeof WireEvent> => ({
  id: event.id,
  kind: event.kind,
  system: event.system,
  event_id: event.eventId,
  candidate_id: event.candidate,
  job_id: event.job,
  from: event.from,
  to: event.to,
  caused_by: event.cause,
  occurred_at: event.occurredAt.toISOString(),
  received_at: event.at.toISOString(),
  reactions: reactions.map(({ name, result, detail, action }) => ({ name, result, detail, action_id: action })),
});
