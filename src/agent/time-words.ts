// Times as people read them, in the reader's own zone.

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formats.set(key, known);
  return known;
}

/** “Monday, June 1, 2026 at 8:30 AM” */
export const inZone = (at: Date, timeZone: string): string =>
  format(timeZone, { dateStyle: 'full', timeStyle: 'short' }).format(at);

/** “8:30 AM”; with `named`, also the zone: “8:30 AM CDT”. */
export const clockTime = (at: Date, timeZone: string, named = false): string =>
  format(timeZone, { hour: 'numeric', minute: '2-digit', ...(named ? { timeZoneName: 'short' } : {}) })
    .format(at)
    .replaceAll('\u202F', ' ');

const dayKey = (at: Date, timeZone: string): string =>
  format(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** “today”, “tomorrow”, “Thursday, June 11”: what a colleague would say now. */
export function dayWords(at: Date, { now, timeZone }: { now: Date; timeZone: string }): string {
  const key = dayKey(at, timeZone);
  if (key === dayKey(now, timeZone)) return 'today';
  if (key === dayKey(new Date(now.getTime() + 86_400_000), timeZone)) return 'tomorrow';
  const isFar = Math.abs(at.getTime() - now.getTime()) > 300 * 86_400_000;
  const options: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };
  return format(timeZone, isFar ? { ...options, year: 'numeric' } : options).format(at);
}

export const timeWords = (at: Date, reader: { now: Date; timeZone: string }): string =>
  `${dayWords(at, reader)} at ${clockTime(at, reader.timeZone)}`;

/** “Thursday, June 11 at 8:30 AM”: for words that are read on another day than they are written. */
export const fixedTime = (at: Date, timeZone: string): string =>
  `${format(timeZone, { weekday: 'long', month: 'long', day: 'numeric' }).format(at)} at ${clockTime(at, timeZone)}`;
