// The public data that day-one models are learned from, as training rows: job-related and known before the hire, or nothing.
import { join } from 'node:path';
import { hashOf } from '../../src/services/retention/engine/random.ts';
import type { TrainingRow } from '../../src/services/retention/training/training-rows.ts';
import { number, readCsv, type Row, text } from './csv.ts';

const daysOfYear = 365.25;
const monthsOfYear = 12;

const known = (signals: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(signals).filter(([, value]) => !Number.isNaN(value)));

/**
 * A departure between two interviews is known to that interval only. It is put at a place of its own in it, drawn from
 * the record's name: all of them in the middle would leave the time after each interview without any.
 */
function within(name: string, low: number, high: number): number {
  return low + ((hashOf(name) % 9_973) / 9_973) * (high - low);
}

/**
 * Job spells of the US National Longitudinal Survey, young women, 1968 to 1988. Education and pay are left out on
 * purpose: they add little and cost much in fairness (see the cards). A spell is seen from its first interview on, so
 * that short jobs that no interview met do not make the rest look stabler than they are.
 */
export function surveySpells(folder: string): readonly (TrainingRow & { readonly occupation: string })[] {
  return readCsv(join(folder, 'derived/nlswork_spells.csv')).flatMap((row) => {
    const left = text(row, 'event') === '1';
    const name = `nls-${text(row, 'pid')}-${text(row, 'spell')}`;
    const years = left ? within(name, number(row, 'lo'), number(row, 'hi')) : number(row, 'dur');
    const exitDays = Math.max(2, years * daysOfYear);
    const entryDays = Math.min(number(row, 'first_tenure') * daysOfYear, exitDays - 1);
    if (Number.isNaN(exitDays) || text(row, 'occ') === '') return [];
    const signals = known({
      experience_months: number(row, 'exp_at_hire') * monthsOfYear,
      average_prior_tenure_months: number(row, 'prior_mean_dur') * monthsOfYear,
      prior_jobs: number(row, 'prior_spells'),
      weekly_hours: Math.min(80, number(row, 'hours')),
    });
    return [
      {
        person: `nls-${text(row, 'pid')}`,
        signals,
        entryDays: Math.max(0, entryDays),
        exitDays,
        left,
        stratum: Math.round(number(row, 'occ')),
        weight: 1,
        occupation: text(row, 'occ'),
      },
    ];
  });
}

const plain = (
  person: string,
  spell: Pick<TrainingRow, 'exitDays' | 'left'> & { entryDays?: number },
): TrainingRow => ({
  person,
  signals: {},
  entryDays: spell.entryDays ?? 0,
  exitDays: spell.exitDays,
  left: spell.left,
  stratum: 0,
  weight: 1,
});

/** City employees of Baltimore hired 2012 to 2016 (not seasonal), linked over the yearly rosters. */
export const cityHires = (folder: string, families: readonly string[]): readonly TrainingRow[] =>
  readCsv(join(folder, 'derived/baltimore_new_hires_deidentified.csv'))
    .filter((row) => text(row, 'seasonal') === '0' && families.includes(text(row, 'family')))
    .map((row) => {
      const name = `city-${text(row, 'id')}`;
      const left = text(row, 'event') === '1';
      const exitDays = left ? within(name, Math.max(1, number(row, 'lo')), number(row, 'hi')) : number(row, 'dur');
      return plain(name, { exitDays, left });
    });

const read = (folder: string, name: string): readonly Row[] => readCsv(join(folder, `alda_${name}.csv`));

export const healthWorkers = (folder: string): readonly TrainingRow[] =>
  read(folder, 'health_workers').map((row) =>
    plain(`health-${text(row, 'id')}`, { exitDays: number(row, 'weeks') * 7, left: text(row, 'censor') === '0' }),
  );

/** Teachers leave at the end of a school year: a little before the full year is over. */
export const teachers = (folder: string): readonly TrainingRow[] =>
  read(folder, 'teachers').map((row) => {
    const left = text(row, 'censor') === '0';
    return plain(`teacher-${text(row, 'id')}`, {
      exitDays: (number(row, 'years') - (left ? 0.1 : 0)) * daysOfYear,
      left,
    });
  });

/** Physicians were seen from the start of the study on, most of them years after they were hired. */
export const physicians = (folder: string): readonly TrainingRow[] =>
  read(folder, 'physicians').map((row) =>
    plain(`physician-${text(row, 'id')}`, {
      entryDays: number(row, 'entry') * daysOfYear,
      exitDays: Math.max(number(row, 'exit') * daysOfYear, number(row, 'entry') * daysOfYear + 1),
      left: text(row, 'censor') === '0',
    }),
  );
