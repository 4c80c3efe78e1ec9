// What people of a pay grade typically answer for: a fact about the grade, never a claim about the one who holds it.
// Source: the Defense Primers of the Congressional Research Service, works of the United States Government; in our own words.
import { payGradeText, type PayGrade } from '../../nlp/military/pay-grade.ts';
import { gradeWords, type GradeBand } from './grade-words.ts';
import type { Language } from './language.ts';

export interface GradeRole {
  /** As in `E-6`. */
  readonly payGrade: string;
  /** As in “noncommissioned officer”. */
  readonly name: string;
  /** One sentence. */
  readonly typical: string;
  readonly source: string;
  readonly url: string;
}

interface Source {
  readonly source: string;
  readonly url: string;
}

const enlisted: Source = {
  source: 'Congressional Research Service, Defense Primer: Military Enlisted Personnel (IF10684), June 11, 2025',
  url: 'https://www.congress.gov/crs-product/IF10684',
};
const officers: Source = {
  source: 'Congressional Research Service, Defense Primer: Military Officers (IF10685), June 3, 2025',
  url: 'https://www.congress.gov/crs-product/IF10685',
};

export function roleOfGrade(payGrade: PayGrade, language: Language): GradeRole {
  const { name, typical } = gradeWords[language][bandOf(payGrade)];
  return {
    payGrade: payGradeText(payGrade),
    name,
    typical,
    ...(payGrade.kind === 'enlisted' ? enlisted : officers),
  };
}

function bandOf({ kind, grade }: PayGrade): GradeBand {
  if (kind === 'warrant') return 'warrant';
  if (kind === 'officer') return grade >= 7 ? 'general' : grade >= 4 ? 'field' : 'company';
  return grade >= 8 ? 'senior_nco' : grade >= 5 ? 'nco' : 'junior';
}
