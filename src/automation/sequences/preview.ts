// What a sequence would send to one candidate, and when, if it began now. Sends nothing.
import type { CandidateId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { Meeting } from '../../core/records.ts';
import type { Sequence, SequenceStep } from '../../core/sequence.ts';
import { allHold } from '../../core/condition.ts';
import { afterBusinessHours } from '../../services/operations/business-hours.ts';
import { nextMeetingWith } from '../../services/operations/interview-of.ts';
import { instantIn } from '../../services/operations/local-time.ts';
import { dueByMeeting, isByMeeting } from '../../services/scheduling/reminder-times.ts';
import { factsOf, lookUp } from '../facts.ts';
import type { AutomationContext } from '../context.ts';
import { timesOf } from './follow-meeting.ts';
import { messageOf } from './message.ts';

/** `due_at` is RFC 3339 in the candidate's time zone. */
export interface PreviewedStep {
  /** Null: it is counted from a meeting, and none with the candidate is in the calendar. */
  readonly due_at: string | null;
  readonly channel: SequenceStep['channel'];
  readonly template: string;
  /** As the candidate stands now, or because its time is over. */
  readonly skipped: boolean;
  readonly subject: string | null;
  readonly text: string | null;
  /** Why it could not be sent. */
  readonly problem: string | null;
}

/**
 * Due times assume that each step is sent on time. A template that cannot be filled becomes the `problem` of its step.
 * Throws `candidate_not_found`, `job_not_found`.
 */
export async function previewSequence(
  context: AutomationContext,
  sequence: Sequence,
  id: CandidateId,
): Promise<readonly PreviewedStep[]> {
  const known = await lookUp(context, id);
  const { settings } = await context.settings.get();
  const now = context.clocks.business.now();
  const facts = factsOf(known, undefined, { now, atRiskDays: settings.atRiskDays });
  const zone = (await context.enrolments.contact(id)).timeZone ?? settings.timeZone;
  const meeting = sequence.steps.some(isByMeeting)
    ? await nextMeetingWith(context.systems.calendar, { candidate: id, now })
    : undefined;
  const steps: PreviewedStep[] = [];
  let at = now.getTime();
  for (const step of sequence.steps) {
    const due = dueOf(step, meeting, (hours) => afterBusinessHours(at, hours, { ...settings.workingHours, zone }));
    if (due !== undefined) at = due;
    const told = {
      due_at: due === undefined ? null : instantIn(due, zone),
      channel: step.channel,
      template: step.template,
      skipped: !allHold(step.only_if, facts) || (step.before_meeting !== undefined && (due ?? 0) < now.getTime()),
    };
    steps.push({ ...told, ...(await wordsOf(() => messageOf(context, known, { step, meeting }))) });
  }
  return steps;
}

const dueOf = (step: SequenceStep, meeting: Meeting | undefined, after: (hours: number) => number) =>
  step.wait_hours === undefined ? meeting && dueByMeeting(step, timesOf(meeting)) : after(step.wait_hours);

async function wordsOf(write: () => Promise<{ subject: string; text: string }>) {
  try {
    const { subject, text } = await write();
    return { subject, text, problem: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { subject: null, text: null, problem: error.message };
  }
}
