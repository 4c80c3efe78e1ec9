// How the sources name the services. Letters as the official archive's read-me lists them; the others are qualifications.
import type { Branch } from '../../src/nlp/military/branch.ts';

export const branchOfLetter: Readonly<Record<string, Branch>> = {
  A: 'Army',
  C: 'Coast Guard',
  F: 'Air Force',
  H: 'Space Force',
  M: 'Marines',
  N: 'Navy',
  P: 'Navy',
};

export const branchOfName: Readonly<Record<string, Branch>> = {
  Army: 'Army',
  Navy: 'Navy',
  'Air Force': 'Air Force',
  'Marine Corps': 'Marines',
  Marines: 'Marines',
  'Coast Guard': 'Coast Guard',
  'Space Force': 'Space Force',
};

/** Code types that name an occupation; the rest (ASI, SQI, SEI, AQD …) are qualifications beside one. */
export const occupationTypes: ReadonlySet<string> = new Set([
  'MOS',
  'AOC',
  'AFSC',
  'RI',
  'SDI',
  'NEC',
  'NOBC',
  'NEBC',
  'RATING',
  'DESIGNATOR',
  'PAY CODE',
]);
