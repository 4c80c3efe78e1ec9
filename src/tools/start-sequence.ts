// start_sequence: begins a follow-up sequence for one candidate. Its messages go through the gate one by one as they come due.
import { z } from 'zod';
import { whoComes } from '../core/among-colleagues.ts';
import { EnrolmentId, MeetingId } from '../core/ids.ts';
import { type Candidate, Instant, Stage } from '../core/records.ts';
import { Problem } from '../core/problem.ts';
import { type Enrolment, SequenceId, type SequenceStep } from '../core/sequence.ts';
import { isTerminal } from '../core/stages.ts';
import { type ToolContext, writeTool } from '../core/tool.ts';
import { afterBusinessHours } from '../services/operations/business-hours.ts';
import { expectWelcome } from '../services/operations/contact-preference.ts';
import { nextMeetingWith } from '../services/operations/interview-of.ts';
import { instantIn, timeInWords } from '../services/operations/local-time.ts';
import { isByMeeting, placeFrom } from '../services/scheduling/reminder-times.ts';
import { unknownSequence } from '../services/operations/sequences/sequence-book.ts';
import { About, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import type { ToolPorts } from './tool-ports.ts';

type StartSequenceDependencies = Pick<ToolPorts, 'ats' | 'calendar' | 'sequences' | 'enrolments' | 'preferences'>;

const Input = z.strictObject({
  candidate: argument.candidate,
  sequence: argument.sequence.optional(),
  meeting: MeetingId.describe('Id of the interview to count from; else the next one.').optional(),
});

const Plan = z.strictObject({
  about: About,
  sequence: SequenceId,
  name: z.string(),
  version: z.int(),
  stage: Stage,
  zone: z.string(),
  /** Business hours before the first message. */
  wait: z.number(),
  /** The interview that steps are counted from. */
  meeting: z.strictObject({ id: MeetingId, title: z.string(), start: Instant, end: Instant }).nullable().default(null),
  /** Which step comes first: reminders whose time is over are left out. */
  first: z.strictObject({ step: z.int(), at: Instant }).nullable().default(null),
});
type Plan = z.infer<typeof Plan>;

/**
 * Throws `candidate_not_found`, `not_found`, `validation_failed` where it is not clear which one, `contact_declined`, and
 * `conflict` where it is paused, runs already, or comes too late for its meeting. Undo refuses once a message has gone out.
 */
export const startSequence = (ports: StartSequenceDependencies) =>
  writeTool({
    name: 'start_sequence',
    summary: 'Begin a follow-up sequence for one candidate.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    plan: Plan,
    output: z.strictObject({ enrolment: EnrolmentId }),

    prepare: (input, context) => planned(ports, input, context),

    preview: (plan) =>
      `Start the sequence “${plan.name}” for ${plan.about.name} (${plan.about.jobTitle}); the first message leaves ${whenInWords(plan)}`,
    subject: ({ about }) => subjectOf(about, 0),

    async execute({ about, sequence, version, stage, zone, wait, meeting, first }, { key, now, settings }) {
      const due = first?.at ?? afterBusinessHours(now.getTime(), wait, { ...settings.workingHours, zone });
      const { id } = await ports.enrolments.start({
        id: EnrolmentId.parse(`enr_${key}`),
        key,
        sequence,
        version,
        candidate: about.candidate,
        job: about.job,
        stage,
        timeZone: zone,
        meeting: meeting?.id ?? null,
        meetingStart: meeting === null ? null : new Date(meeting.start),
        meetingEnd: meeting === null ? null : new Date(meeting.end),
        status: 'running',
        step: first?.step ?? 0,
        dueAt: new Date(due),
        because: null,
        startedAt: now,
      });
      return { enrolment: id };
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),

    async recover(_plan, { key }) {
      const standing = await ports.enrolments.byKey(key);
      return standing === undefined ? { kind: 'repeat' } : { kind: 'done', output: { enrolment: standing.id } };
    },

    async undo({ output: { enrolment } }) {
      if ((await ports.enrolments.sent(enrolment)).length > 0)
        return { kind: 'refused', because: 'A message of the sequence has gone out. Stop the sequence instead.' };
      if (await ports.enrolments.stop({ id: enrolment, because: 'taken_back' })) return { kind: 'undone' };
      const standing = await ports.enrolments.find(enrolment);
      if (standing?.because === 'taken_back') return { kind: 'undone', note: 'It was as before already.' };
      return { kind: 'refused', because: 'The sequence has ended already.' };
    },
  });

async function planned(
  { ats, calendar, sequences, enrolments, preferences }: StartSequenceDependencies,
  { candidate: id, sequence, meeting: asked }: z.infer<typeof Input>,
  { settings, now }: ToolContext,
): Promise<Plan> {
  const { candidate, about } = await lookUp(ats, id);
  const booked = await chosen(sequences, sequence);
  if (!booked.active) throw new Problem('conflict', `The sequence ${booked.id} is paused.`);
  if (isTerminal(candidate.stage)) throw new Problem('conflict', `The candidate stands in ${candidate.stage}.`);
  const contact = await enrolments.contact(id);
  await expectWelcome(preferences, candidate, { purpose: 'contact', now, zone: settings.timeZone });
  const { steps } = booked.body;
  const meeting = steps.some(isByMeeting) ? await interview(calendar, { candidate, asked, now }) : null;
  const isSame = (one: Enrolment) => one.sequence === booked.id && one.meeting === (meeting?.id ?? null);
  if ((await enrolments.running(id)).some(isSame))
    throw new Problem('conflict', 'That sequence runs for this candidate already.');
  const zone = contact.timeZone ?? settings.timeZone;
  return {
    about,
    sequence: SequenceId.parse(booked.id),
    name: booked.body.name,
    version: booked.version,
    stage: candidate.stage,
    zone,
    wait: steps[0]?.wait_hours ?? 0,
    first: meeting === null ? null : firstStep(steps, { meeting, now, settings, zone }),
    meeting,
  };
}

/** Throws `conflict` where there is none to count from, or it is over. */
async function interview(
  calendar: StartSequenceDependencies['calendar'],
  { candidate, asked, now }: { candidate: Candidate; asked: MeetingId | undefined; now: Date },
): Promise<Plan['meeting']> {
  const found =
    asked === undefined
      ? await nextMeetingWith(calendar, { candidate: candidate.id, now })
      : await calendar.meeting(asked);
  if (found === undefined || whoComes(found) !== candidate.id)
    throw new Problem(
      'conflict',
      `The steps of this sequence are counted from an interview, and none with ${candidate.name} is in the calendar. Book one first.`,
    );
  const { id, title, start, end, status } = found;
  if (status === 'cancelled' || Date.parse(end) <= now.getTime())
    throw new Problem('conflict', `The interview “${title}” is ${status === 'cancelled' ? 'cancelled' : 'over'}.`);
  return { id, title, start, end };
}

/** Throws `conflict` where the time of every step is over. */
function firstStep(
  steps: readonly SequenceStep[],
  at: { meeting: NonNullable<Plan['meeting']>; now: Date; settings: ToolContext['settings']; zone: string },
): NonNullable<Plan['first']> {
  const { meeting, now, settings, zone } = at;
  const after = (hours: number) =>
    new Date(afterBusinessHours(now.getTime(), hours, { ...settings.workingHours, zone }));
  const times = { start: new Date(meeting.start), end: new Date(meeting.end) };
  const { step, dueAt } = placeFrom({ steps, now, meeting: times, after }, 0);
  if (dueAt === null || step === steps.length)
    throw new Problem('conflict', `It is too late for every step of this sequence: “${meeting.title}” is too near.`);
  return { step, at: instantIn(dueAt.getTime(), zone) };
}

function whenInWords({ wait, meeting, first, zone }: Plan): string {
  if (meeting !== null && first !== null)
    return `on ${timeInWords(first.at, zone)} (${zone}), counted from “${meeting.title}”, and moves with it`;
  return wait === 0 ? 'at once' : `after ${wait} business hours`;
}

async function chosen(sequences: StartSequenceDependencies['sequences'], id: SequenceId | undefined) {
  if (id !== undefined) {
    const found = await sequences.find(id);
    if (found === undefined) throw unknownSequence(id);
    return found;
  }
  const active = (await sequences.list()).filter((one) => one.active);
  const [only] = active;
  if (only !== undefined && active.length === 1) return only;
  const message = 'Which sequence should be started?';
  throw new Problem('validation_failed', message, {
    errors: [{ path: 'sequence', code: 'required', message }],
    extra: { choices: active.map((one) => one.id) },
  });
}
