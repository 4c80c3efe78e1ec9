// Status sync in the calendar: an interview is booked where a stage asks for one, meetings are cancelled when a candidacy
// ends, and both are taken back when the change itself was.
import type { TriggerEvent } from '../core/trigger-event.ts';
import { ActionId, type UserId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { takesTimeOf } from '../core/taken-time.ts';
import { isTerminal } from '../core/stages.ts';
import { freeSlots } from '../services/operations/free-slots.ts';
import { dayMs, instantIn, minuteMs } from '../services/operations/local-time.ts';
import { automationPrincipal, type Performed } from './perform.ts';
import type { Intention } from './react.ts';
import { intention, statusSync, statusSyncActor, type Sync, type SyncContext } from './sync-effect.ts';

/** How far ahead a slot is looked for, and how soon it may be. */
const searchDays = 10;
const noticeMs = 24 * 60 * minuteMs;
const horizonMs = 366 * dayMs;

/**
 * Reads the calendar; books nothing until the intentions are carried out. An undone stage change takes back what the status
 * sync did for it, unless somebody moved the meeting since. Without a free slot within ten days the intention is noted as
 * failed with `no_free_slot`.
 */
export async function calendarIntentions(sync: Sync): Promise<readonly Intention[]> {
  const { change, settings } = sync;
  if (change === undefined) return [];
  if (change.kind === 'taken_back') return takeBack(sync.context, { of: change.original });
  const cancels = settings.statusSync.cancelMeetings && isTerminal(change.to) ? await cancellations(sync) : [];
  return [...cancels, ...(await invitation(sync))];
}

async function cancellations(sync: Sync): Promise<readonly Intention[]> {
  const now = sync.context.clocks.business.now().getTime();
  const span = { from: instantIn(now, 'UTC'), to: instantIn(now + horizonMs, 'UTC') };
  const meetings = await sync.context.systems.calendar.meetings(span);
  return meetings
    .filter(({ candidate, start }) => candidate === sync.candidate.id && Date.parse(start) > now)
    .map(({ id }) =>
      intention(sync, { part: `calendar:cancel:${id}`, tool: 'cancel_meeting', input: { meeting: id } }),
    );
}

/** The first time at which the hiring manager is free, at least a day ahead, in working hours. */
async function invitation(sync: Sync): Promise<readonly Intention[]> {
  const { change, settings, job, candidate, context, actor } = sync;
  const minutes = change === undefined ? undefined : settings.statusSync.inviteMinutes[change.to];
  const manager = job.hiringManager;
  if (minutes === undefined || manager === null) return [];
  const now = context.clocks.business.now().getTime();
  const span = { from: now + noticeMs, to: now + noticeMs + searchDays * dayMs };
  const meetings = await context.systems.calendar.meetings({
    from: instantIn(span.from, 'UTC'),
    to: instantIn(span.to, 'UTC'),
    user: manager,
  });
  // Somebody booked an interview already: one is enough.
  if (meetings.some((meeting) => meeting.candidate === candidate.id)) return [];
  const [slot] = freeSlots({
    busy: [...meetings.filter((meeting) => takesTimeOf(meeting, manager)), ...(await ownTimes(context, manager, span))],
    ...span,
    minutes,
    hours: settings.workingHours,
    zone: actor?.timeZone ?? settings.timeZone,
    limit: 1,
  });
  const part = 'calendar:invite';
  if (slot === undefined)
    return [
      { name: `${statusSync}:${part}`, act: async () => ({ result: 'failed', detail: 'no_free_slot', action: null }) },
    ];
  const input = { candidate: candidate.id, with: [manager], start: slot.start, duration_minutes: minutes };
  return [intention(sync, { part, tool: 'book_meeting', input })];
}

/** When they are taken in their own calendar. */
const ownTimes = async ({ systems }: SyncContext, user: UserId, { from, to }: { from: number; to: number }) =>
  (await systems.calendar.busy?.({ from: instantIn(from, 'UTC'), to: instantIn(to, 'UTC'), people: [user] })) ?? [];

/** The bookings and cancellations that the change had brought about. */
async function takeBack(context: SyncContext, { of }: { of: TriggerEvent | undefined }): Promise<readonly Intention[]> {
  if (of === undefined) return [];
  const done = (await context.eventLog.reactions(of.id)).filter(({ name }) =>
    name.startsWith(`${statusSync}:calendar:`),
  );
  return done.flatMap(({ name, action }) =>
    action === null ? [] : [{ name: `${name}:undo`, act: () => undo(context, ActionId.parse(action)) }],
  );
}

async function undo({ gate, tenant }: SyncContext, action: ActionId): Promise<Performed> {
  try {
    await gate.undoAction(action, automationPrincipal(tenant, statusSyncActor));
    return { result: 'done', detail: null, action };
  } catch (error) {
    if (!(error instanceof Problem) || error.retry === 'later') throw error;
    // Somebody moved the meeting since, or it was never booked: their work stays.
    return { result: 'skipped', detail: error.code, action };
  }
}
