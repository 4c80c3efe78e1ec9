// Days and times of day as the clock on the wall of a time zone shows them, and the moments that they are.

export interface Wall {
  /** `2026-06-02` */
  readonly date: string;
  /** Since midnight. */
  readonly minutes: number;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-GB', { ...digits, hourCycle: 'h23', timeZone: zone });
  formatters.set(zone, made);
  return made;
}

export function wallOf(at: number | string, zone: string): Wall {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const asIfUtc = ({ date, minutes }: Wall): number => Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;

/** A time that the clock leaps over in spring is the one as long after the leap. */
export function momentOf(wall: Wall, zone: string): number {
  const wanted = asIfUtc(wall);
  // The second look is for moments near a change of the clock, where the zone of the first guess is not that of the answer.
  const first = wanted - (asIfUtc(wallOf(wanted, zone)) - wanted);
  return first + (wanted - asIfUtc(wallOf(first, zone)));
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** `09:30` → 570 */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** 570 → `09:30` */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
