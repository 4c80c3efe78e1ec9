// Sequences that are counted from a meeting move with it, end when it is called off, and go on when that is taken back.
import type { Happening } from '../../core/happening.ts';
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
import type { Office } from '../office.ts';
import type { Reactor } from '../react.ts';
import { takeBackHeld } from './stop.ts';

const calledOff = 'meeting_cancelled';

export const meetingReactor = (office: Office): Reactor => ({
  name: 'sequence-meetings',
  async intend(happening) {
    const meetings = await meetingsIn(office, happening);
    const concerned = await Promise.all(meetings.map((meeting) => office.enrolments.ofMeeting(meeting)));
    return concerned
      .flat()
      .filter(mayFollow)
      .map((enrolment) => ({
        name: `sequence:${enrolment.sequence}:meeting:${enrolment.id}`,
        async act() {
          await followMeeting(office, enrolment);
          return { result: 'done', detail: null, action: null };
        },
      }));
  },
});

/** What an action did to meetings, its undoing does as well. */
async function meetingsIn({ eventLog }: Office, { kind, meeting, undone }: Happening): Promise<readonly MeetingId[]> {
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
export async function followMeetings(office: Office): Promise<void> {
  const waiting = await office.enrolments.onMeetings(mostEnrolments);
  if (waiting.length === 0) return;
  const now = office.clocks.business.now().getTime();
  const span = { from: new Date(now).toISOString(), to: new Date(now + daysAhead * dayMs).toISOString() };
  const seen = new Map((await office.systems.calendar.meetings(span)).map((meeting) => [meeting.id, meeting]));
  const faults: unknown[] = [];
  for (const enrolment of waiting)
    await followMeeting(office, enrolment, seen).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} meetings could not be followed`);
}

export const timesOf = ({ start, end }: Pick<Meeting, 'start' | 'end'>): MeetingTimes => ({
  start: new Date(start),
  end: new Date(end),
});

/** The meeting where it stands as the enrolment knows it; undefined: the enrolment has ended or waits for another time by now. */
export async function followMeeting(
  office: Office,
  enrolment: Enrolment,
  seen?: ReadonlyMap<MeetingId, Meeting>,
): Promise<Meeting | undefined> {
  const meeting = await standingMeeting(office, enrolment, seen);
  if (meeting === undefined) {
    if (await office.enrolments.stop({ id: enrolment.id, because: calledOff }))
      await takeBackReminders(office, enrolment);
    return undefined;
  }
  const isBack = enrolment.status === 'stopped';
  if (isBack && !(await resumed(office, enrolment))) return undefined;
  if (isSameTime(enrolment, timesOf(meeting)) && !isBack) return meeting;
  await moveTo(office, enrolment, timesOf(meeting));
  return undefined;
}

async function standingMeeting(
  { systems }: Office,
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
async function resumed({ enrolments }: Office, { id }: Enrolment): Promise<boolean> {
  try {
    return await enrolments.resume({ id, because: calledOff });
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') return false;
    throw error;
  }
}

const isSameTime = ({ meetingStart, meetingEnd }: Enrolment, { start, end }: MeetingTimes): boolean =>
  meetingStart?.getTime() === start.getTime() && meetingEnd?.getTime() === end.getTime();

async function moveTo(office: Office, enrolment: Enrolment, meeting: MeetingTimes): Promise<void> {
  const version = await office.sequences.version(enrolment.sequence, enrolment.version);
  if (version === undefined) return;
  const placing = await placingOf(office, enrolment, { steps: version.body.steps, meeting });
  const { id, step: from } = enrolment;
  // What was still held told the old time: it is written anew.
  const [again] = (await takeBackReminders(office, enrolment)).toSorted((a, b) => a - b);
  const to = again === undefined ? placeAfterMove(placing, enrolment) : placeAgain(placing, again);
  await office.enrolments.advance({ id, from, to: to.step, dueAt: to.dueAt, meeting });
}

/** The steps whose messages had not left yet. */
async function takeBackReminders(office: Office, enrolment: Enrolment): Promise<readonly number[]> {
  const sent = await office.enrolments.sent(enrolment.id);
  const actions = sent.filter(({ occasion }) => occasion !== '');
  const back = await takeBackHeld(
    office,
    enrolment,
    actions.map(({ action }) => action),
  );
  return actions.filter(({ action }) => back.includes(action)).map(({ step }) => step);
}

async function placingOf(
  office: Pick<Office, 'settings' | 'clocks'>,
  { timeZone: zone }: Pick<Enrolment, 'timeZone'>,
  { steps, meeting }: { steps: readonly SequenceStep[]; meeting: MeetingTimes | null },
): Promise<Placing> {
  const { settings } = await office.settings.get();
  return placingAt(office.clocks.business.now(), { settings, zone, steps, meeting });
}

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
