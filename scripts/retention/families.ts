// Which job families have a day-one model, and which hires it was learned from.
import { hashOf } from '../../src/services/retention/engine/random.ts';
import type { TrainingRow } from '../../src/services/retention/training/training-rows.ts';
import { cityHires, healthWorkers, physicians, surveySpells, teachers } from './sources.ts';

const surveySource = 'US National Longitudinal Survey, young women, job spells 1968–1988 (US government survey)';
const citySource =
  'Baltimore city payroll rosters, hires 2012–2016, without names (open government data; coefficients only)';
const aldaSource = 'Singer and Willett, Applied Longitudinal Data Analysis, in the CC0 edition of the alda package';

export interface Family {
  readonly family: string;
  readonly title: string;
  readonly source: string;
  readonly licence: string;
  /** What a reader of the card has to know about this data. */
  readonly note: string;
  readonly rows: readonly TrainingRow[];
  /** Its own hires are in the survey, so the parent it starts from is trained without them. */
  readonly occupation: string | undefined;
}

const surveyNote =
  'Women only, aged 14 to 24 in 1968; the labour market has changed since. Occupations are the major groups of the 1960 ' +
  'census; their order was inferred from industries and wages, because the file carries no labels.';
const surveyLicence =
  'Work of the US government, not under copyright in the United States; only weights and hazards are shipped.';

const fromSurvey =
  (spells: ReturnType<typeof surveySpells>) =>
  (family: string, title: string, occupation: string): Family => ({
    family,
    title,
    source: surveySource,
    licence: surveyLicence,
    note: surveyNote,
    occupation,
    rows: spells.filter((row) => row.occupation === occupation),
  });

export function generalFamily(folder: string, without?: string): Family {
  return {
    family: 'general',
    title: 'All job families',
    source: surveySource,
    licence: surveyLicence,
    note: surveyNote,
    occupation: undefined,
    rows: surveySpells(folder).filter((row) => row.occupation !== without),
  };
}

export function families(folder: string): readonly Family[] {
  const survey = fromSurvey(surveySpells(folder));
  const other = { licence: 'CC0 1.0', source: aldaSource, occupation: undefined };
  const cityPart = {
    source: citySource,
    licence: 'Open government data; only weights and hazards are shipped, no record.',
    occupation: undefined,
    note: 'Times are known to about a year (yearly rosters); a move out of the roster counts as leaving.',
  };
  return [
    survey('professional', 'Professional and technical work', '1.0'),
    survey('management', 'Management and administration', '2.0'),
    survey('office', 'Office and clerical work', '3.0'),
    survey('sales', 'Sales', '4.0'),
    survey('manufacturing', 'Machine operation and assembly', '6.0'),
    survey('service', 'Food, care and personal service', '8.0'),
    {
      ...other,
      family: 'nursing',
      title: 'Nursing and health care staff',
      rows: healthWorkers(folder),
      note: 'Staff of community health centers; the file names no profession and no signal, so the weights are those of `general`.',
    },
    {
      ...other,
      family: 'physicians',
      title: 'Physicians',
      rows: physicians(folder),
      note: 'Physicians of community health centers, most of them first seen years after their hire: the first year rests on few.',
    },
    {
      ...other,
      family: 'teaching',
      title: 'Teaching',
      rows: teachers(folder),
      note: 'Special educators hired in Michigan 1972 to 1978, known to the school year; no signals, so the weights are those of `general`.',
    },
    {
      ...cityPart,
      family: 'public-safety',
      title: 'Police, fire and emergency services',
      rows: cityHires(folder, ['POLICE', 'FIRE_EMS']),
    },
    { ...cityPart, family: 'labor', title: 'Manual labor and trades', rows: cityHires(folder, ['LABOR']) },
    {
      ...cityPart,
      family: 'recreation',
      title: 'Recreation and community work',
      rows: cityHires(folder, ['RECREATION']),
    },
  ];
}

/** Names the training data, so that a retrained model can be told from one on other data. */
export const dataHashOf = (rows: readonly TrainingRow[]): string =>
  hashOf(JSON.stringify(rows)).toString(16).padStart(8, '0');
