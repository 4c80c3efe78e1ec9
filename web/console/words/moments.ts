// Times in words, on the organization's clock: a sandbox may live on another day, in another zone, than the browser. A time of day
// names its zone; only what stands below a zone that is named once, as in the calendar, goes without (`hours`).

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const whole = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

export class OrganizationClock {
  #offset = 0;
  #shift = 0;
  #timeZone: string | undefined;
  readonly #real: () => number;
  /** Making one takes longer than drawing the row that it is for. */
  readonly #formatters = new Map<string, Intl.DateTimeFormat>();

  constructor(real: () => number) {
    this.#real = real;
  }

  /** Goes by the service's clock from here on. `shift`: how much later the moments are shown than they were. */
  set({ now, timeZone, shift = 0 }: { now: string | undefined; timeZone: string | undefined; shift?: number }): void {
    this.#shift = shift;
    if (now !== undefined) this.#offset = Date.parse(now) - this.#real();
    this.#timeZone = timeZone ?? this.#timeZone;
    this.#formatters.clear();
  }

  now = (): number => this.#real() + this.#offset;

  /** `Tue, Jun 2` */
  day = (at: string): string => this.#format(at, { weekday: 'short', month: 'short', day: 'numeric' });
  /** `Jun 2, 2026`: for records that are read years later, as is the next one. */
  date = (at: string): string => this.#format(at, { year: 'numeric', month: 'short', day: 'numeric' });
  /** `Jun 2, 2026, 3:00 PM CDT` */
  dated = (at: string): string => this.#format(at, { ...whole, year: 'numeric' });

  /** `Jun 2, 3:00 PM CDT` */
  full = (at: string): string => this.#format(at, whole);

  /** `Jun 2, 3:00:07 PM CDT` */
  exact = (at: string): string => this.#format(at, { ...whole, second: '2-digit' });

  /** `10:00 – 11:00 AM CDT` */
  range = (from: string, to: string): string =>
    this.#formatter({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).formatRange(
      new Date(from),
      new Date(to),
    );

  /** `10:00 – 11:00 AM`: where the page names the zone. */
  hours = (from: string, to: string): string =>
    this.#formatter({ hour: 'numeric', minute: '2-digit' }).formatRange(new Date(from), new Date(to));

  since = (at: string): string => {
    const passed = this.now() - Date.parse(at);
    if (passed < 45 * second) return 'just now';
    if (passed < 90 * second) return 'a minute ago';
    return passed < 7 * day ? `${span(Math.max(passed, 2 * minute))} ago` : this.full(at);
  };

  /** `3 days`, and `less than a minute` */
  lasting = (since: string): string => {
    const passed = this.now() - Date.parse(since);
    return passed < minute ? 'less than a minute' : span(Math.max(passed, 2 * minute));
  };

  /** `Central Daylight Time (America/Chicago)` */
  zoneName = (at: string): string => {
    const zone = this.#formatter({}).resolvedOptions().timeZone;
    const parts = this.#formatter({ timeZoneName: 'long' }).formatToParts(new Date(at));
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
    return name === undefined || name === zone ? zone : `${name} (${zone.replaceAll('_', ' ')})`;
  };

  daysSince = (at: string): number => Math.floor((this.now() - Date.parse(at)) / day);

  /** Undefined once it has passed. */
  until = (at: string): string | undefined => {
    const left = Date.parse(at) - this.now();
    return left <= 0 ? undefined : span(left);
  };

  /** How far it goes ahead of the clock on the wall, where that is another calendar. */
  ahead = (): number => (Math.abs(this.#offset) < hour ? 0 : this.#offset);

  /** When it was, of a day or time that was read here; none of none. */
  moment = (shown: string): string =>
    shown === '' || this.#shift === 0 ? shown : new Date(Date.parse(shown) - this.#shift).toISOString();

  #format = (at: string, options: Intl.DateTimeFormatOptions): string =>
    this.#formatter(options).format(Date.parse(at) + this.#shift);

  #formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const key = Object.entries(options).join();
    const known = this.#formatters.get(key);
    if (known !== undefined) return known;
    const zone = this.#timeZone === undefined ? {} : { timeZone: this.#timeZone };
    const formatter = new Intl.DateTimeFormat('en-US', { ...options, ...zone });
    this.#formatters.set(key, formatter);
    return formatter;
  }
}

function span(ms: number): string {
  if (ms < 2 * minute) return `${String(Math.ceil(ms / second))} s`;
  if (ms < 2 * hour) return `${String(Math.round(ms / minute))} min`;
  if (ms < 2 * day) return `${String(Math.round(ms / hour))} h`;
  return `${String(Math.floor(ms / day))} days`;
}

/** The beginning of a day that a date field names; empty without one. */
export const dayStart = (date: string): string => (date === '' ? '' : `${date}T00:00:00Z`);
