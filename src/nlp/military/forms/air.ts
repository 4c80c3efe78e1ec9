// Air and Space Force: 3D1X2, 3D172, 1N071A, T1N071A, 11F, 11F3B, 702X0. X stands for any skill level.
import type { Candidate } from '../code-index.ts';
import { digitsOf } from './confusions.ts';

const gradeOfLevel: Readonly<Record<string, number>> = { '1': 2, '3': 3, '5': 4, '7': 6, '9': 8, '0': 9 };

export function airForms(text: string): readonly Candidate[] {
  const candidates = [...enlistedForms(text), ...officerForms(text), ...olderForms(text)];
  // One letter in front tells a special duty or qualification: `T` instructor, `K` instructor pilot.
  if (/^[A-Z]\d/.test(text)) candidates.push(...airForms(text.slice(1)));
  return [{ code: text }, ...candidates];
}

function enlistedForms(text: string): Candidate[] {
  const full = /^([0-9OIL])([A-Z])([0-9OIL])([0-9OILX])([0-9OIL])([A-Z]?)$/.exec(text);
  if (full !== null) return specialtyForms(full.slice(1));
  // Three marks alone are too few to forgive a confusion: IT2 is a rating, 1T2 a specialty.
  const ladder = /^(\d[A-Z]\d)X?$/.exec(text);
  if (ladder === null) return [];
  return [{ family: ladder[1] ?? '' }];
}

function specialtyForms([
  group = '',
  field = '',
  ladder = '',
  level = '',
  last = '',
  shred = '',
]: string[]): Candidate[] {
  const stem = digitsOf(group) + field + digitsOf(ladder);
  const grade = gradeOfLevel[level];
  const known = grade === undefined ? {} : { grade };
  const bare = stem + digitsOf(level) + digitsOf(last);
  const family = `${stem}X${digitsOf(last)}`;
  const exact = level === 'X' ? [] : [{ code: bare + shred, ...known }];
  const shredded =
    shred === ''
      ? []
      : [
          { family: family + shred, ...known },
          { code: bare, ...known },
        ];
  return [...exact, ...shredded, { family, ...known }];
}

function officerForms(text: string): Candidate[] {
  const full = /^([0-9OIL]{2})([A-Z])([0-9X]?)([A-Z]?)$/.exec(text);
  if (full === null) return [];
  const [, group = '', letter = '', level = '', shred = ''] = full;
  const field = digitsOf(group) + letter;
  const exact = level === '' || level === 'X' ? [] : [{ code: field + level + shred }, { family: field + level }];
  const shredded = shred === '' || level === '' ? [] : [{ family: `${field}X${shred}` }];
  return [...exact, ...shredded, { family: field }];
}

function olderForms(text: string): Candidate[] {
  const old = /^([0-9OIL]{3})([0-9OILX])([0-9OIL])([A-Z]?)$/.exec(text);
  if (old === null) return [];
  const [, ladder = '', level = '', last = '', shred = ''] = old;
  const stem = digitsOf(ladder);
  const exact = level === 'X' ? [] : [{ code: stem + digitsOf(level) + digitsOf(last) + shred }];
  return [...exact, { family: `${stem}X${digitsOf(last)}${shred}` }, { family: `${stem}X${digitsOf(last)}` }];
}
