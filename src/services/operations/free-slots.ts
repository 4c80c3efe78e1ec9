// Times at which everybody is free, inside working hours on weekdays of one zone. Pure.
import { Temporal } from 'temporal-polyfill';
import { instantIn, minuteMs } from './local-time.ts';

export interface Slot {
  readonly start: string;
  readonly end: string;
}

interface SlotSearch {
  readonly busy: readonly Slot[];
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly hours: { readonly from: string; readonly to: string };
  readonly zone: string;
  readonly limit: number;
}

/** Slots start on the half hour, and after a meeting that ends off it. */
export function freeSlots({ busy, from, to, minutes, hours, zone, limit }: SlotSearch): Slot[] {
  const taken = busy
    .map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
    .toSorted((a, b) => a.start - b.start);
  const found: Slot[] = [];
  for (const day of workingDays({ from, to, hours, zone })) {
    let start = ceilToGrid(Math.max(day.start, from), day.start);
    while (start + minutes * minuteMs <= Math.min(day.end, to)) {
      const end = start + minutes * minuteMs;
      const blocking = taken.find((one) => one.start < end && start < one.end);
      if (blocking !== undefined) {
        start = Math.max(start + minuteMs, blocking.end);
        continue;
      }
      found.push({ start: instantIn(start, zone), end: instantIn(end, zone) });
      if (found.length >= limit) return found;
      start = ceilToGrid(start + minuteMs, day.start);
    }
  }
  return found;
}

const gridMs = 30 * minuteMs;
const ceilToGrid = (ms: number, origin: number) => origin + Math.ceil((ms - origin) / gridMs) * gridMs;

function* workingDays({ from, to, hours, zone }: Pick<SlotSearch, 'from' | 'to' | 'hours' | 'zone'>) {
  let date = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).toPlainDate();
  for (;;) {
    const at = (time: string) => date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
    const start = at(hours.from);
    if (start >= to) return;
    if (date.dayOfWeek <= 5) yield { start, end: at(hours.to) };
    date = date.add({ days: 1 });
  }
}
