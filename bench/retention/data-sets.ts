// The real data sets of the benchmark as design matrices: job-related columns known before hire, nothing protected.
import { join } from 'node:path';
import { designFrom, type Design } from '../../src/services/retention/engine/design.ts';
import { type Spells, spellsFrom } from '../../src/services/retention/engine/spells.ts';
import { number, readCsv, type Row, text } from '../../scripts/retention/csv.ts';

export interface DataSet {
  readonly name: string;
  readonly design: Design;
  readonly spells: Spells;
  /** Stayed past the horizon: 1, 0, or NaN where not known. */
  readonly stayed: Float64Array;
  readonly groups: readonly string[];
  readonly families: readonly string[];
  readonly horizonDays: number;
  readonly rows: readonly Row[];
}

type Column = (row: Row) => number;

const daysOfYear = 365.25;
const oneHot =
  (name: string, value: string): Column =>
  (row) =>
    text(row, name) === value ? 1 : 0;

/** One column for each value that at least `least` rows have; the commonest is the reference. */
function oneHots(rows: readonly Row[], name: string, least: number): readonly Column[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(text(row, name), (counts.get(text(row, name)) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= least).toSorted((a, b) => b[1] - a[1]);
  return common.slice(1).map(([value]) => oneHot(name, value));
}

/** The value, with the mean where it is missing, and a flag that it was. */
function numeric(rows: readonly Row[], name: string): readonly Column[] {
  const known = rows.map((row) => number(row, name)).filter((value) => !Number.isNaN(value));
  const middle = known.reduce((sum, value) => sum + value, 0) / known.length;
  const value: Column = (row) => (Number.isNaN(number(row, name)) ? middle : number(row, name));
  if (known.length === rows.length) return [value];
  return [value, (row) => (Number.isNaN(number(row, name)) ? 1 : 0)];
}

const build = (rows: readonly Row[], columns: readonly Column[]): Design =>
  designFrom(rows.map((row) => columns.map((column) => column(row))));

/** `lean`: without education, pay and occupation, which foretell little and tell groups apart. */
export function nls(folder: string, lean = false): DataSet {
  const rows = readCsv(join(folder, 'derived/nlswork_spells.csv'));
  const columns = [
    ...['exp_at_hire', 'grade', 'collgrad', 'hours', 'ln_wage', 'wks_ue', 'prior_spells', 'prior_mean_dur', 'union']
      .filter((name) => !lean || !['grade', 'collgrad', 'ln_wage'].includes(name))
      .flatMap((name) => numeric(rows, name)),
    (row: Row) => Math.log1p(number(row, 'exp_at_hire')),
    ...(lean ? [] : oneHots(rows, 'occ', 30)),
    ...oneHots(rows, 'ind', 30),
  ];
  return {
    name: 'nls',
    design: build(rows, columns),
    spells: spellsFrom({
      exit: rows.map((row) => number(row, 'dur') * daysOfYear),
      event: rows.map((row) => number(row, 'event')),
    }),
    stayed: Float64Array.from(rows, (row) => number(row, 'ret24')),
    groups: rows.map((row) => text(row, 'pid')),
    families: rows.map((row) => text(row, 'occ')),
    horizonDays: 2 * daysOfYear,
    rows,
  };
}

function baltimore(folder: string): DataSet {
  const rows = readCsv(join(folder, 'derived/baltimore_new_hires_deidentified.csv')).filter(
    (row) => text(row, 'seasonal') === '0',
  );
  const columns = [
    (row: Row) => Math.log(Math.max(1000, number(row, 'AnnualSalary'))),
    ...oneHots(rows, 'family', 1),
    ...oneHots(rows, 'agency3', 20),
    ...oneHots(rows, 'hire_month', 1),
    ...oneHots(rows, 'title', 55),
  ];
  return {
    name: 'baltimore',
    design: build(rows, columns),
    spells: spellsFrom({ exit: rows.map((row) => number(row, 'dur')), event: rows.map((row) => number(row, 'event')) }),
    stayed: Float64Array.from(rows, (row) => number(row, 'ret1snap')),
    groups: rows.map((row) => text(row, 'id')),
    families: rows.map((row) => text(row, 'family')),
    horizonDays: 365,
    rows,
  };
}

export function babushkin(folder: string): DataSet {
  const rows = readCsv(join(folder, 'derived/babushkin_grouped.csv'));
  const columns = [
    ...['extraversion', 'independ', 'selfcontrol', 'anxiety', 'novator'].flatMap((name) => numeric(rows, name)),
    ...oneHots(rows, 'greywage', 1),
    ...oneHots(rows, 'industry', 10),
    ...oneHots(rows, 'profession', 6),
    ...oneHots(rows, 'traffic', 1),
  ];
  const month = 30.4375;
  return {
    name: 'babushkin',
    design: build(rows, columns),
    spells: spellsFrom({
      exit: rows.map((row) => number(row, 'stag') * month),
      event: rows.map((row) => number(row, 'event')),
    }),
    stayed: Float64Array.from(rows, (row) =>
      number(row, 'stag') >= 12 ? 1 : number(row, 'event') === 1 ? 0 : Number.NaN,
    ),
    groups: rows.map((row) => text(row, 'grp')),
    families: rows.map((row) => text(row, 'profession')),
    horizonDays: 12 * month,
    rows,
  };
}

export function ola(folder: string): DataSet {
  const rows = readCsv(join(folder, 'derived/ola_new_joiners.csv'));
  const columns = [
    (row: Row) => Math.log(number(row, 'income')),
    ...['edu', 'jd', 'grade0'].flatMap((name) => [(row: Row) => number(row, name), ...oneHots(rows, name, 20)]),
  ];
  return {
    name: 'ola',
    design: build(rows, columns),
    spells: spellsFrom({ exit: rows.map((row) => number(row, 'dur')), event: rows.map((row) => number(row, 'event')) }),
    stayed: Float64Array.from(rows, (row) => number(row, 'ret180')),
    groups: rows.map((row) => text(row, 'Driver_ID')),
    families: rows.map(() => 'driving'),
    horizonDays: 180,
    rows,
  };
}

export const dataSets = (folder: string): readonly DataSet[] => [
  nls(folder),
  baltimore(folder),
  babushkin(folder),
  ola(folder),
];
