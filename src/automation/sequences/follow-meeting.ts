// Sequences that are counted from a meeting move with it, end when it is called off, and go on when that is taken back.
import type { TriggerEvent } from '../../core/trigger-event.ts';
import type { MeetingId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { Meeting } from '../../core/records.ts';
import type { Enrolment, SequenceStep } from '../../core/sequence.ts';
import type { Settings } from '../../core/settings.ts';
import { afterBusinessHours } from '../../services/operations/business-hours.ts';
import { dayMs } from '../../services/operations/local-time.ts';
import {
  type MeetingTimes,
  placeAfterMove,
  placeAgain,
  type Placing,
} from '../../services/scheduling/reminder-times.ts';
import type { AutomationContext } from '../context.ts';
import type { Reactor } from '../react.ts';
import { takeBackHeld } from './stop.ts';

const calledOff = 'meeting_cancelled';

/**
 * Also for meetings whose booking or cancellation was undone. Reads the calendar when it acts, so the order of events does
 * not matter.
 */
export const meetingReactor = (context: AutomationContext): Reactor => ({
  name: 'sequence-meetings',
  async intend(event) {
    const meetings = await meetingsIn(context, event);
    const concerned = await Promise.all(meetings.map((meeting) => context.enrolments.ofMeeting(meeting)));
    return concerned
      .flat()
      .filter(mayFollow)
      .map((enrolment) => ({
        name: `sequence:${enrolment.sequence}:meeting:${enrolment.id}`,
        async act() {
          await followMeeting(context, enrolment);
          return { result: 'done', detail: null, action: null };
        },
      }));
  },
});

/** What an action did to meetings, its undoing does as well. */
async function meetingsIn(
  { eventLog }: AutomationContext,
  { kind, meeting, undone }: TriggerEvent,
): Promise<readonly MeetingId[]> {
  if (kind.startsWith('meeting.')) return meeting === null ? [] : [meeting];
  if (kind !== 'action.undone' || undone === null) return [];
  const caused = (await eventLog.causedBy(undone)).flatMap((event) => event.meeting ?? []);
  return [...new Set(caused)];
}

const mayFollow = ({ status, because }: Enrolment): boolean =>
  status === 'running' || (status === 'stopped' && because === calledOff);

const mostEnrolments = 500;
const daysAhead = 31;

/** For what people change in the calendar itself, of which no event tells. One that cannot be read must not hold up the others. */
export async function followMeetings(context: AutomationContext): Promise<void> {
  const waiting = await context.enrolments.onMeetings(mostEnrolments);
  if (waiting.length === 0) return;
  const now = context.clocks.business.now().getTime();
  const span = { from: new Date(now).toISOString(), to: new Date(now + daysAhead * dayMs).toISOString() };
  const seen = new Map((await context.systems.calendar.meetings(span)).map((meeting) => [meeting.id, meeting]));
  const faults: unknown[] = [];
  for (const enrolment of waiting)
    await followMeeting(context, enrolment, seen).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} meetings could not be followed`);
}

/** RFC 3339 texts of the calendar as dates. */
export const timesOf = ({ start, end }: Pick<Meeting, 'start' | 'end'>): MeetingTimes => ({
  start: new Date(start),
  end: new Date(end),
});

/** The meeting where it stands as the enrolment knows it; undefined: the enrolment has ended or waits for another time by now. */
export async function followMeeting(
  context: AutomationContext,
  enrolment: Enrolment,
  seen?: ReadonlyMap<MeetingId, Meeting>,
): Promise<Meeting | undefined> {
  const meeting = await standingMeeting(context, enrolment, seen);
  if (meeting === undefined) {
    if (await context.enrolments.stop({ id: enrolment.id, because: calledOff }))
      await takeBackReminders(context, enrolment);
    return undefined;
  }
  const isBack = enrolment.status === 'stopped';
  if (isBack && !(await resumed(context, enrolment))) return undefined;
  if (isSameTime(enrolment, timesOf(meeting)) && !isBack) return meeting;
  await moveTo(context, enrolment, timesOf(meeting));
  return undefined;
}

async function standingMeeting(
  { systems }: AutomationContext,
  { meeting: id }: Enrolment,
  seen: ReadonlyMap<MeetingId, Meeting> | undefined,
): Promise<Meeting | undefined> {
  if (id === null) return undefined;
  try {
    const meeting = seen?.get(id) ?? (await systems.calendar.meeting(id));
    return meeting.status === 'confirmed' ? meeting : undefined;
  } catch (error) {
    if (error instanceof Problem && error.code === 'meeting_not_found') return undefined;
    throw error;
  }
}

/** Where the same was begun anew meanwhile, that one goes on. */
async function resumed({ enrolments }: AutomationContext, { id }: Enrolment): Promise<boolean> {
  try {
    return await enrolments.resume({ id, because: calledOff });
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') return false;
    throw error;
  }
}

const isSameTime = ({ meetingStart, meetingEnd }: Enrolment, { start, end }: MeetingTimes): boolean =>
  meetingStart?.getTime() === start.getTime() && meetingEnd?.getTime() === end.getTime();

async function moveTo(context: AutomationContext, enrolment: Enrolment, meeting: MeetingTimes): Promise<void> {
  const version = await context.sequences.version(enrolment.sequence, enrolment.version);
  if (version === undefined) return;
  const placing = await placingOf(context, enrolment, { steps: version.body.steps, meeting });
  const { id, step: from } = enrolment;
  // What was still held told the old time: it is written anew.
  const [again] = (await takeBackReminders(context, enrolment)).toSorted((a, b) => a - b);
  const to = again === undefined ? placeAfterMove(placing, enrolment) : placeAgain(placing, again);
  await context.enrolments.advance({ id, from, to: to.step, dueAt: to.dueAt, meeting });
}

/** The steps whose messages had not left yet. */
async function takeBackReminders(context: AutomationContext, enrolment: Enrolment): Promise<readonly number[]> {
  const sent = await context.enrolments.sent(enrolment.id);
  const actions = sent.filter(({ occasion }) => occasion !== '');
  const back = await takeBackHeld(
    context,
    enrolment,
    actions.map(({ action }) => action),
  );
  return actions.filter(({ action }) => back.includes(action)).map(({ step }) => step);
}

async function placingOf(
  context: Pick<AutomationContext, 'settings' | 'clocks'>,
  { timeZone: zone }: Pick<Enrolment, 'timeZone'>,
  { steps, meeting }: { steps: readonly SequenceStep[]; meeting: MeetingTimes | null },
): Promise<Placing> {
  const { settings } = await context.settings.get();
  return placingAt(context.clocks.business.now(), { settings, zone, steps, meeting });
}

/** Waits of steps are counted in working hours of `zone`. */
export const placingAt = (
  now: Date,
  {
    settings,
    zone,
    steps,
    meeting,
  }: {
    settings: Pick<Settings, 'workingHours'>;
    zone: string;
    steps: readonly SequenceStep[];
    meeting: MeetingTimes | null;
  },
): Placing => ({
  steps,
  meeting,
  now,
  after: (hours) => new Date(afterBusinessHours(now.getTime(), hours, { ...settings.workingHours, zone })),
});
