// When steps that are counted from a meeting are due. They move with the meeting: whatever its new time brings back is due again. Pure.
import type { SequenceStep } from '../../core/sequence.ts';

export interface MeetingTimes {
  readonly start: Date;
  readonly end: Date;
}

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function lengthOf(span: string): number {
  const unit = span.at(-1);
  const count = Number(span.slice(0, -1));
  return count * unitMs[unit === 'm' || unit === 'h' ? unit : 'd'];
}

/** Undefined: the step is counted from the one before it. */
export function dueByMeeting(step: SequenceStep, { start, end }: MeetingTimes): number | undefined {
  if (step.before_meeting !== undefined) return start.getTime() - lengthOf(step.before_meeting);
  return step.after_meeting === undefined ? undefined : end.getTime() + lengthOf(step.after_meeting);
}

export const isByMeeting = (step: SequenceStep): boolean => step.wait_hours === undefined;

export interface Placing {
  readonly steps: readonly SequenceStep[];
  readonly now: Date;
  /** Null where no step is counted from a meeting. */
  readonly meeting: MeetingTimes | null;
  /** The end of that many business hours from now on. */
  readonly after: (hours: number) => Date;
}

export interface Placed {
  readonly step: number;
  /** Null: nothing comes any more. */
  readonly dueAt: Date | null;
}

/**
 * The first step from `from` on whose time is still to come; a reminder whose time was over before its turn came is left out.
 * After the last one it waits for the end of the meeting, which may still move.
 */
export function placeFrom({ steps, now, meeting, after }: Placing, from: number): Placed {
  for (const [offset, step] of steps.slice(from).entries()) {
    const at = from + offset;
    const due = meeting === null ? undefined : dueByMeeting(step, meeting);
    if (due === undefined) return { step: at, dueAt: after(step.wait_hours ?? 0) };
    if (due >= now.getTime() || step.after_meeting !== undefined) return { step: at, dueAt: new Date(due) };
  }
  const isAhead = meeting !== null && meeting.end > now;
  return { step: steps.length, dueAt: isAhead ? meeting.end : null };
}

/** Where an enrolment stands once its meeting has another time: at the earliest reminder that the new time still lets in. */
export function placeAfterMove(placing: Placing, { step, dueAt }: Placed): Placed {
  const { steps, meeting, now } = placing;
  if (meeting === null) return { step, dueAt };
  const isAhead = (one: SequenceStep) => (dueByMeeting(one, meeting) ?? 0) > now.getTime();
  const back = steps.findIndex((one, at) => at < step && isByMeeting(one) && isAhead(one));
  if (back >= 0) return placeFrom(placing, back);
  const present = steps[step];
  return present !== undefined && !isByMeeting(present) ? { step, dueAt } : placeFrom(placing, step);
}

/** A step that is to be sent once more: at its time, or at once where that is over. */
export function placeAgain({ steps, meeting, now }: Placing, at: number): Placed {
  const step = steps[at];
  const due = step === undefined || meeting === null ? undefined : dueByMeeting(step, meeting);
  return { step: at, dueAt: new Date(Math.max(due ?? 0, now.getTime())) };
}

/**
 * A reminder that comes too late is none, after an outage for instance: the next one is due already, or the meeting has begun.
 * Answers what takes its place; undefined: it is in time.
 */
export function insteadOf(placing: Placing, at: number): Placed | undefined {
  const { steps, now, meeting } = placing;
  if (meeting === null || steps[at]?.before_meeting === undefined) return undefined;
  if (meeting.start <= now) return placeFrom(placing, at + 1);
  const next = steps[at + 1];
  const isOvertaken = next?.before_meeting !== undefined && (dueByMeeting(next, meeting) ?? Infinity) <= now.getTime();
  return isOvertaken ? placeAgain(placing, at + 1) : undefined;
}
