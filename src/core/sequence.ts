// A follow-up sequence: what starts it, its steps in business hours or by the time of a meeting, and what ends it for a candidate.
import { z } from 'zod';
import { Condition } from './condition.ts';
import { TriggerKind } from './trigger-event.ts';
import { CandidateId, EnrolmentId, JobId, MeetingId, TemplateId } from './ids.ts';
import { safeText } from './json.ts';
import { Stage } from './records.ts';

/** Stands in actors, ledger names and exported files, so a sequence keeps it for life. */
export const SequenceId = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9_-]*$/, 'small letters, digits, _ and -')
  .brand<'SequenceId'>();
export type SequenceId = z.infer<typeof SequenceId>;

const stopReasons = ['reply', 'stage_change', 'opt_out', 'bounce'] as const;
const StopReason = z.enum(stopReasons);

/** `90m`, `24h`, `2d`: elapsed time, not business hours. */
const Span = z
  .string()
  .max(8)
  .regex(/^[1-9]\d{0,4}[mhd]$/, 'a number and m, h or d, such as 24h');

const timings = ['wait_hours', 'before_meeting', 'after_meeting'] as const;

const TimedStep = z.strictObject({
  wait_hours: z
    .number()
    .min(0)
    .max(2_000)
    .describe('Business hours after the step before, in the candidate’s time zone; 0 is at once.')
    .optional(),
  before_meeting: Span.describe(
    'How long before the meeting starts, such as `24h`; it moves with the meeting.',
  ).optional(),
  after_meeting: Span.describe('How long after the meeting has ended, such as `1h`.').optional(),
  channel: z
    .enum(['email', 'text', 'chat'])
    .default('email')
    .describe(
      '`email` to the candidate, `text` to their phone where they agreed to texts, else by e-mail, `chat` to the requisition’s hiring manager.',
    ),
  template: TemplateId,
  only_if: z.array(Condition).max(10).default([]).describe('Otherwise the step is skipped.'),
});

/** Has exactly one of the three times. */
export const SequenceStep = TimedStep.superRefine((step, context) => {
  const given = timings.filter((timing) => step[timing] !== undefined);
  if (given.length === 1) return;
  const message = `needs exactly one of ${timings.join(', ')}`;
  context.addIssue({ code: 'custom', path: [given[1] ?? timings[0]], message, input: step });
});
export type SequenceStep = z.infer<typeof SequenceStep>;

/** Keys are written as they travel. A change makes a version; running enrolments keep theirs. */
export const Sequence = z.strictObject({
  name: safeText(200).min(1),
  trigger: TriggerKind.nullable().default(null).describe('The event that starts it; null: it is started by hand.'),
  only_if: z.array(Condition).max(10).default([]).describe('Otherwise the event starts nothing.'),
  steps: z.array(SequenceStep).min(1).max(20),
  stop_on: z
    .array(StopReason)
    .default([...stopReasons])
    .describe('What ends it for a candidate. An opt-out, a withdrawal and the end of a candidacy always do.'),
  cap: z
    .strictObject({ messages: z.int().min(1).max(20), days: z.int().min(1).max(90) })
    .default({ messages: 3, days: 7 })
    .describe('More messages of sequences to one candidate than that wait.'),
});
export type Sequence = z.infer<typeof Sequence>;

/** At most one runs for a sequence, candidate and meeting. `because` is null while it runs and when it is done. */
export const Enrolment = z.strictObject({
  id: EnrolmentId,
  /** The action that started it; the same one starts it once. */
  key: z.string(),
  sequence: SequenceId,
  /** Runs to its end on this version, whatever is changed later. */
  version: z.int(),
  candidate: CandidateId,
  job: JobId,
  /** Where the candidate stood when it began. */
  stage: Stage,
  timeZone: z.string(),
  /** The meeting that steps are counted from; null where none is. */
  meeting: MeetingId.nullable().default(null),
  /** The times of the meeting for which `dueAt` was reckoned. */
  meetingStart: z.date().nullable().default(null),
  meetingEnd: z.date().nullable().default(null),
  status: z.enum(['running', 'done', 'stopped']),
  /** The step that comes next; the number of steps where only the end of the meeting is waited for. */
  step: z.int(),
  /** Business time; null when nothing comes any more. */
  dueAt: z.date().nullable(),
  because: z.string().nullable(),
  startedAt: z.date(),
});
export type Enrolment = z.infer<typeof Enrolment>;
