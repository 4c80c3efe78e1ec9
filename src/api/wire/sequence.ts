// Sequences and enrolments in wire names.
import { z } from 'zod';
import { type Enrolment, Sequence } from '../../core/sequence.ts';
import type { BookedSequence } from '../../services/operations/sequences/sequence-book.ts';
import { component } from '../docs/components.ts';

export const WireSequence = component(
  'Sequence',
  z.object({
    sequence_id: z.string(),
    ...Sequence.shape,
    version: z.int().describe('Counts the changes; 0 for one that is built in and untouched.'),
    active: z.boolean(),
  }),
);

export const wireSequence = ({ id, version, active, body }: BookedSequence): z.output<typeof WireSequence> => ({
  sequence_id: id,
  ...body,
  version,
  active,
});

export const WireEnrolment = component(
  'Enrolment',
  z.object({
    enrolment_id: z.string(),
    sequence_id: z.string(),
    version: z.int(),
    candidate_id: z.string(),
    meeting_id: z.string().nullable().describe('The interview that its steps are counted from.'),
    status: z.enum(['running', 'done', 'stopped']),
    next_step: z.int(),
    due_at: z.string().nullable(),
    stopped_because: z.string().nullable(),
    started_at: z.string(),
  }),
);

export const wireEnrolment = (enrolment: Enrolment): z.output<typeof WireEnrolment> => ({
  enrolment_id: enrolment.id,
  sequence_id: enrolment.sequence,
  version: enrolment.version,
  candidate_id: enrolment.candidate,
  meeting_id: enrolment.meeting,
  status: enrolment.status,
  next_step: enrolment.step,
  due_at: enrolment.dueAt?.toISOString() ?? null,
  stopped_because: enrolment.because,
  started_at: enrolment.startedAt.toISOString(),
});

export const WireSequencePreview = component(
  'SequencePreview',
  z.object({
    steps: z.array(
      z.object({
        due_at: z.string().nullable().describe('Null: it is counted from an interview, and none is in the calendar.'),
        channel: z.enum(['email', 'text', 'chat']),
        template: z.string(),
        skipped: z.boolean(),
        subject: z.string().nullable(),
        text: z.string().nullable(),
        problem: z.string().nullable(),
      }),
    ),
  }),
);
