// Several meetings moved as one action: all of them or none, and all of them back.
import type { Calendar } from '../core/ports/calendar.ts';
import { Problem } from '../core/problem.ts';
import type { Meeting } from '../core/records.ts';
import type { UndoOutcome } from '../core/tool.ts';
import type { PlannedMeeting } from './planned-meeting.ts';
import { unknown } from './recovery.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}

interface Move {
  readonly meeting: PlannedMeeting;
  readonly to: Span;
}

/** Safe to repeat. One that waits for the time of another is moved after it. */
export async function moveAll(calendar: Calendar, moves: readonly Move[], key: string): Promise<void> {
  const moved: Move[] = [];
  let left = [...moves.entries()];
  while (left.length > 0) {
    const waiting: typeof left = [];
    let last: Problem | undefined;
    for (const [index, move] of left) {
      try {
        await moveOnce(calendar, move, `${key}.${index + 1}`);
        moved.push(move);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.code !== 'calendar_conflict') throw await stopped(calendar, { moved, key, error });
        waiting.push([index, move]);
        last = error;
      }
    }
    if (last !== undefined && waiting.length === left.length)
      throw await stopped(calendar, { moved, key, error: last });
    left = waiting;
  }
}

const isAt = (meeting: Span, { start, end }: Span): boolean =>
  Date.parse(meeting.start) === Date.parse(start) && Date.parse(meeting.end) === Date.parse(end);

async function moveOnce(calendar: Calendar, { meeting, to }: Move, key: string): Promise<Meeting> {
  const present = await calendar.meeting(meeting.id);
  if (present.status === 'confirmed' && isAt(present, to)) return present;
  return calendar.reschedule({ meeting: meeting.id, from: { start: meeting.start, end: meeting.end }, to, key });
}

const partly = (cause: Problem): Problem =>
  new Problem('outcome_unknown', `Some of the interviews are moved, not all: ${cause.message}`, { cause });

/** Puts back what was moved, where it is sure that the rest cannot be; the problem to throw. */
async function stopped(
  calendar: Calendar,
  { moved, key, error }: { moved: readonly Move[]; key: string; error: Problem },
): Promise<Problem> {
  if (moved.length === 0) return error;
  if (error.code === 'outcome_unknown' || error.retry === 'later') return partly(error);
  try {
    await putBack(calendar, moved, `${key}.back`);
    return error;
  } catch (failed) {
    if (failed instanceof Problem) return partly(failed);
    throw failed;
  }
}

async function putBack(calendar: Calendar, moves: readonly Move[], key: string): Promise<void> {
  for (const { meeting, to } of moves.toReversed()) {
    const { id, start, end } = meeting;
    await calendar.reschedule({ meeting: id, from: to, to: { start, end }, key: `${key}.${id}` });
  }
}

/** Where some were moved and others not, it is gone on with. */
export async function readBackMoves(
  calendar: Calendar,
  moves: readonly Move[],
): Promise<{ kind: 'done' } | { kind: 'repeat' } | { kind: 'unknown'; because: string }> {
  let isDone = true;
  for (const { meeting, to } of moves) {
    const present = await calendar.meeting(meeting.id);
    const stands = present.status === 'confirmed';
    if (stands && isAt(present, to)) continue;
    if (!stands || !isAt(present, meeting)) return unknown('one of the interviews has been changed by now');
    isDone = false;
  }
  return { kind: isDone ? 'done' : 'repeat' };
}

/** All or none: where somebody changed one since, all stay. */
export async function movedBack(calendar: Calendar, moves: readonly Move[], key: string): Promise<UndoOutcome> {
  const toMove: Move[] = [];
  for (const { meeting, to } of moves) {
    const present = await calendar.meeting(meeting.id);
    if (present.status === 'cancelled') return refused(`“${meeting.title}” was cancelled meanwhile.`);
    if (isAt(present, meeting)) continue;
    if (!isAt(present, to)) return refused(`“${meeting.title}” was moved to ${present.start} meanwhile.`);
    toMove.push({
      meeting: { ...meeting, start: to.start, end: to.end },
      to: { start: meeting.start, end: meeting.end },
    });
  }
  try {
    await moveAll(calendar, toMove, key);
    return { kind: 'undone' };
  } catch (error) {
    if (error instanceof Problem && ['calendar_conflict', 'changed_since'].includes(error.code))
      return refused(error.message);
    throw error;
  }
}

const refused = (because: string): UndoOutcome => ({ kind: 'refused', because });
