// Dates between the ways in which systems write them: `yyyy`, `MM`, `dd` and plain text between; `iso` is `yyyy-MM-dd`.

const parts = { yyyy: '(?<year>\\d{4})', MM: '(?<month>\\d{1,2})', dd: '(?<day>\\d{1,2})' } as const;
const token = /yyyy|MM|dd/g;

/** A day, or an instant whose day is meant as it stands there (ISO 8601). */
const isoDate =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?:(?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:[.,]\d+)?)?|24:00(?::00(?:[.,]0+)?)?)(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

/** Undefined when the text is not written that way or no such day exists. */
export function formatDate(text: string, { from, to }: { from: string; to: string }): string | undefined {
  const day = from === 'iso' ? isoDate.exec(text) : matchOf(from).exec(text);
  const { year, month, day: dayOfMonth } = day?.groups ?? {};
  if (year === undefined || month === undefined || dayOfMonth === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(dayOfMonth)) return undefined;
  const written = { yyyy: year, MM: month.padStart(2, '0'), dd: dayOfMonth.padStart(2, '0') };
  return (to === 'iso' ? 'yyyy-MM-dd' : to).replaceAll(token, (name) => (isPart(name) ? written[name] : name));
}

const count = (format: string, name: string): number => format.split(name).length - 1;

/** Why dates cannot be read or written so; undefined: they can. */
export function formatFault({ from, to }: { from: string; to: string }): string | undefined {
  const names = Object.keys(parts);
  if (from !== 'iso' && names.some((name) => count(from, name) !== 1))
    return `A date is read by its year, month and day: write from with yyyy, MM and dd, each of them once.`;
  return to === 'iso' || names.some((name) => count(to, name) > 0)
    ? undefined
    : 'A date is written with yyyy, MM or dd: write to with at least one of them.';
}

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

/** Of formats that were stored before they were checked: a name that comes twice is no pattern. */
function matchOf(format: string): RegExp {
  if (formatFault({ from: format, to: 'iso' }) !== undefined) return /(?!)/;
  const pieces = format.split(/(yyyy|MM|dd)/);
  // Where two numbers touch, only their width tells where one ends.
  const touches = (index: number): boolean => [index - 1, index + 1].some((between) => isTouching(pieces, between));
  const pattern = pieces.map((piece, index) => {
    if (!isPart(piece)) return RegExp.escape(piece);
    return touches(index) ? parts[piece].replace('{1,2}', '{2}') : parts[piece];
  });
  return new RegExp(`^${pattern.join('')}$`);
}

/** Nothing stands between two parts, or a digit does. */
const isTouching = (pieces: readonly string[], between: number): boolean =>
  between > 0 && between < pieces.length - 1 && /^$|^\d|\d$/.test(pieces[between] ?? '');
