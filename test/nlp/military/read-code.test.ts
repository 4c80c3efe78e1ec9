// Reading codes as people write them: about seven hundred inputs, each checked by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBranch } from '../../../src/nlp/military/branch.ts';
import { readCode } from '../../../src/nlp/military/read-code.ts';
import { readTable } from '../../../src/services/veteran/read-table.ts';
import { data } from '../../services/veteran/data.ts';

const rows = readTable(readFileSync(join(import.meta.dirname, 'written-codes.tsv'), 'utf8'));
const read = (text: string, branch?: string) =>
  readCode(text, branch === undefined ? undefined : readBranch(branch), data.codes);

describe('written codes', () => {
  test('the list is long enough to mean something', () => {
    expect(rows.length).toBeGreaterThan(600);
  });

  test('every one is read right', () => {
    const wrong = rows.filter((row) => {
      const reading = read(row['written'] ?? '', row['asked'] === '' ? undefined : row['asked']);
      if (reading.kind !== row['kind']) return true;
      if (reading.kind === 'choices')
        return reading.choices.map(({ branch, code }) => `${branch} ${code}`).join('|') !== row['branch'];
      if (reading.kind === 'unknown') return false;
      const grade = row['grade'] === '' ? undefined : Number(row['grade']);
      const family = row['family'] === '' ? undefined : row['family'];
      return (
        reading.branch !== row['branch'] ||
        reading.code !== row['code'] ||
        reading.grade !== grade ||
        reading.family !== family
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('what cannot be told', () => {
  test('a code of another branch is suggested', () => {
    expect(read('HM', 'Army')).toMatchObject({ kind: 'unknown', suggestions: [{ branch: 'Navy', code: 'HM' }] });
  });

  test('a slip of the finger is suggested', () => {
    const reading = read('11BB', 'Army');
    expect(reading.kind === 'unknown' ? reading.suggestions[0] : undefined).toEqual({ branch: 'Army', code: '11B' });
  });

  test.each([
    '',
    ' ',
    '\u0000',
    '\u202E11B',
    'A'.repeat(100_000),
    '🪖🪖🪖',
    "'; DROP TABLE codes; --",
    '../../etc/passwd',
    '１１Ｂ',
  ])('hostile or empty text is answered: %#', (text) => {
    expect(['found', 'choices', 'unknown']).toContain(read(text).kind);
  });

  test('full-width letters are letters', () => {
    expect(read('１１Ｂ')).toMatchObject({ kind: 'found', branch: 'Army', code: '11B' });
  });
});

describe('branches', () => {
  test.each([
    ['USMC', 'Marines'],
    ['Marine Corps', 'Marines'],
    ['u.s. army', 'Army'],
    ['AIR_FORCE', 'Air Force'],
    ['coast-guard', 'Coast Guard'],
    ['space force', 'Space Force'],
    ['The Navy', 'Navy'],
  ])('%s is %s', (text, branch) => {
    expect(readBranch(text)).toBe(branch);
  });

  test('what is no branch is none', () => {
    expect(readBranch('Royal Navy of Elsewhere')).toBeUndefined();
  });
});
