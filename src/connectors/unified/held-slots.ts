// Nobody is booked twice at one moment by two replicas: looking and booking are two steps in every calendar, so that before the
// first of them the time of everybody concerned is held in the organization's own store, where only one can have it.
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { UserId } from '../../core/ids.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import { Problem } from '../../core/problem.ts';
import { Instant } from '../../core/records.ts';
import type { AttendedCalendar } from './with-rooms.ts';

const Hold = z.strictObject({ key: z.string(), with: z.array(UserId), start: Instant, end: Instant, until: Instant });
type Hold = z.infer<typeof Hold>;
type Slot = Omit<Hold, 'until'>;

export interface HoldingDependencies {
  readonly store: RecordStore;
  /** Real time. */
  readonly clock: Clock;
}

/** Longer than a calendar is waited for: whoever died meanwhile holds nothing up for long. */
const heldMs = 3 * 60_000;
const kind = 'calendar_hold';

/** The same calendar; what books, moves or reinstates throws `calendar_conflict` while somebody else is about to. */
export function holdingSlots(calendar: AttendedCalendar, dependencies: HoldingDependencies): AttendedCalendar {
  return {
    system: calendar.system,
    repeats: calendar.repeats,
    unseen: async () => (await calendar.unseen?.()) ?? null,
    meetings: (span) => calendar.meetings(span),
    busy: async (span) => (await calendar.busy?.(span)) ?? [],
    meeting: (id) => calendar.meeting(id),
    cancel: (change) => calendar.cancel(change),
    book: (booking) =>
      held(dependencies, { key: `book:${booking.key}`, ...spanOf(booking), with: [...booking.with] }, () =>
        calendar.book(booking),
      ),
    async reschedule(change) {
      const { with: people } = await calendar.meeting(change.meeting);
      const slot = { key: `move:${change.key}`, ...spanOf(change.to), with: people };
      return held(dependencies, slot, () => calendar.reschedule(change));
    },
    async attend(change) {
      const slot = {
        key: `attend:${change.key}`,
        ...spanOf(await calendar.meeting(change.meeting)),
        with: [...change.add],
      };
      return held(dependencies, slot, () => calendar.attend(change));
    },
    async reinstate(change) {
      const meeting = await calendar.meeting(change.meeting);
      const slot = { key: `reinstate:${change.key}`, ...spanOf(meeting), with: meeting.with };
      return held(dependencies, slot, () => calendar.reinstate(change));
    },
  };
}

const spanOf = ({ start, end }: { start: string; end: string }) => ({ start, end });

async function held<T>(dependencies: HoldingDependencies, slot: Slot, work: () => Promise<T>): Promise<T> {
  await take(dependencies, slot);
  try {
    const done = await work();
    // From here on the calendar itself shows it. A hold that cannot be taken away ends by itself; what was booked stays booked.
    await release(dependencies, slot).catch(() => undefined);
    return done;
  } catch (error) {
    if (isSettled(error)) await release(dependencies, slot);
    throw error;
  }
}

/** Where nobody knows whether it was booked, the time stays held until it can be seen. */
const isSettled = (error: unknown): boolean => error instanceof Problem && error.code !== 'outcome_unknown';

const take = ({ store, clock }: HoldingDependencies, slot: Slot): Promise<void> =>
  store.change(async (records) => {
    const now = clock.now().getTime();
    for (const hold of (await records.list(kind)).map((body) => Hold.parse(body))) {
      if (Date.parse(hold.until) <= now) await records.remove(kind, hold.key);
      else if (hold.key !== slot.key) expectApart(hold, slot);
    }
    const until = new Date(now + heldMs).toISOString();
    await records.put({ kind, id: slot.key, body: { ...slot, until } });
  });

const release = ({ store }: HoldingDependencies, { key }: Slot): Promise<void> =>
  store.change((records) => records.remove(kind, key));

function expectApart(hold: Hold, slot: Slot): void {
  const busy = hold.with.find((user) => slot.with.includes(user));
  const overlaps = Date.parse(hold.start) < Date.parse(slot.end) && Date.parse(slot.start) < Date.parse(hold.end);
  if (busy === undefined || !overlaps) return;
  throw new Problem('calendar_conflict', `${busy} is being booked from ${hold.start} to ${hold.end} at this moment.`, {
    extra: { conflict: { user: busy, start: hold.start, end: hold.end } },
  });
}
