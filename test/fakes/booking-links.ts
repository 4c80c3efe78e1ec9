// Booking links in memory and whole: one change after the other, presses promised to be finished.
import { BookingLink, holdOf } from '../../src/core/booking-link.ts';
import type { BookingLinkId } from '../../src/core/ids.ts';
import type { BookingLinks, HeldTime } from '../../src/core/ports/booking-links.ts';

export class FakeBookingLinks implements BookingLinks {
  readonly rows = new Map<BookingLinkId, BookingLink>();
  readonly promised: BookingLinkId[] = [];
  /** Wishes that are promised to be told. */
  readonly told: BookingLinkId[] = [];

  async add(link: BookingLink, replaced: readonly BookingLinkId[]): Promise<void> {
    if (this.rows.has(link.id)) return;
    for (const id of replaced) {
      const earlier = this.rows.get(id);
      if (earlier !== undefined && isUntouched(earlier)) this.rows.set(id, { ...earlier, withdrawnBy: link.id });
    }
    this.rows.set(link.id, BookingLink.parse(link));
  }

  async withdraw(id: BookingLinkId, by: string): Promise<boolean> {
    const link = this.rows.get(id);
    if (link === undefined || link.withdrawnBy !== null) return true;
    if (!isUntouched(link)) return false;
    this.rows.set(id, { ...link, withdrawnBy: by });
    for (const earlier of this.rows.values())
      if (earlier.candidate === link.candidate && earlier.withdrawnBy === id)
        this.rows.set(earlier.id, { ...earlier, withdrawnBy: null });
    return true;
  }

  async find(id: BookingLinkId): Promise<BookingLink | undefined> {
    return this.rows.get(id);
  }

  async list({ candidate, limit, before }: Parameters<BookingLinks['list']>[0]): Promise<readonly BookingLink[]> {
    const newest = [...this.rows.values()].toReversed();
    const from = before === undefined ? 0 : newest.findIndex(({ id }) => id === before) + 1;
    return newest
      .slice(from)
      .filter((link) => candidate === undefined || link.candidate === candidate)
      .slice(0, limit);
  }

  async wishes(limit: number): Promise<readonly BookingLink[]> {
    return [...this.rows.values()]
      .filter(({ wish, withdrawnBy }) => wish !== null && withdrawnBy === null)
      .toSorted((a, b) => Date.parse(a.wish?.at ?? '') - Date.parse(b.wish?.at ?? ''))
      .slice(0, limit);
  }

  async held(now: Date): Promise<readonly HeldTime[]> {
    return this.#held(now);
  }

  #held(now: Date): readonly HeldTime[] {
    return [...this.rows.values()]
      .filter(({ hold }) => hold !== null && Date.parse(hold.until) > now.getTime())
      .flatMap(holdOf);
  }

  async change(...[id, now, work]: Parameters<BookingLinks['change']>): Promise<BookingLink | undefined> {
    const link = this.rows.get(id);
    if (link === undefined) return undefined;
    const next = work(
      link,
      this.#held(now).filter((one) => one.link !== id),
    );
    if (next === undefined) return undefined;
    this.rows.set(id, BookingLink.parse(next));
    if (next.press !== null && next.presses !== link.presses) this.promised.push(id);
    if (next.wish !== null && next.wish.at !== link.wish?.at) this.told.push(id);
    return next;
  }
}

const isUntouched = ({ withdrawnBy, press, booking }: BookingLink): boolean =>
  withdrawnBy === null && press === null && booking === null;
