// Arithmetic on days that people talk in: weekdays, weeks from Monday, nth weekdays, Easter, business days.
import { Temporal } from 'temporal-polyfill';

type Day = Temporal.PlainDate;

/** The same as `add({ days })`, many times as fast where nothing else is added. */
export function plusDays(day: Day, days: number): Day {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + days));
  // Date.UTC takes years below a hundred for those of the twentieth century.
  if (day.year < 1_000 || Number.isNaN(date.getTime())) return day.add({ days });
  return new Temporal.PlainDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The next day with that weekday, never the day itself: who means today says so. */
export const comingWeekday = (from: Day, weekday: number): Day =>
  plusDays(from, ((weekday - from.dayOfWeek + 6) % 7) + 1);
export const lastWeekday = (from: Day, weekday: number): Day =>
  plusDays(from, -(((from.dayOfWeek - weekday + 6) % 7) + 1));
export const mondayOf = (day: Day): Day => plusDays(day, 1 - day.dayOfWeek);
export const quarterOf = (day: Day): Day => day.with({ month: day.month - ((day.month - 1) % 3), day: 1 });

/** Undefined when the month has no such weekday; `nth` -1 is the last, -2 the one before it. */
export function nthWeekday(month: Day, weekday: number, nth: number): Day | undefined {
  const first = month.with({ day: 1 });
  const one = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 });
  const last = first.with({ day: first.daysInMonth });
  const found =
    nth < 0
      ? last.subtract({ days: ((last.dayOfWeek - weekday + 7) % 7) + 7 * (-1 - nth) })
      : one.add({ days: 7 * (nth - 1) });
  return found.month === first.month ? found : undefined;
}

export function addBusinessDays(from: Day, count: number): Day {
  let day = from;
  for (let left = Math.abs(count); left > 0;) {
    day = day.add({ days: Math.sign(count) });
    if (day.dayOfWeek < 6) left -= 1;
  }
  return day;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Temporal.PlainDate(year, Math.floor(f / 31), (f % 31) + 1);
}

/** Easter Sunday of the Eastern churches: the Julian one (Meeus), thirteen days on in these centuries. */
export function orthodoxEaster(year: number): Day {
  const a = (19 * (year % 19) + 15) % 30;
  const b = (2 * (year % 4) + 4 * (year % 7) - a + 34) % 7;
  const month = Math.floor((a + b + 114) / 31);
  const gap = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return Temporal.PlainDate.from({ year, month, day: ((a + b + 114) % 31) + 1 }).add({ days: gap });
}

/** Undefined for the 31st of June. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  const isDay =
    Number.isInteger(year) &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isDay ? new Temporal.PlainDate(year, month, day) : undefined;
}
