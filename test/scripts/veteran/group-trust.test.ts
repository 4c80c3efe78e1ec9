// A DoD occupation is believed about a skill as far as titles, texts and civilian occupations of its codes bear it out.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SkillFinder } from '../../../src/nlp/military/skill-finder.ts';
import { skillRows } from '../../../src/services/veteran/curated-rows.ts';
import type { CodeRow } from '../../../scripts/veteran/code-row.ts';
import { defenseGroups } from '../../../scripts/veteran/defense-groups.ts';
import { groupTrust } from '../../../scripts/veteran/group-trust.ts';
import { relativesAmong } from '../../../scripts/veteran/relatives.ts';
import { readTableFile } from '../../../scripts/veteran/table-file.ts';
import { titleWords } from '../../../scripts/veteran/title-words.ts';
import { triggerTrust } from '../../../scripts/veteran/trigger-trust.ts';

const curated = join(import.meta.dirname, '..', '..', '..', 'data', 'veteran', 'curated');
const finder = new SkillFinder(skillRows(readTableFile(join(curated, 'skills.tsv'))));
const welding = finder.skills.findIndex(({ name }) => name === 'Welding');
const groups = defenseGroups([{ group: '1700', skills: 'Welding', often: '' }], finder);

const coded = (title: string, at: number): CodeRow => ({
  branch: 'Army',
  code: `7${at}A`,
  kind: 'enlisted',
  status: 'current',
  type: 'MOS',
  title,
  since: undefined,
  until: undefined,
  occupations: new Map(),
  militaryOnly: new Set(),
  history: new Set(),
  next: new Set(),
  reason: '',
  group: 'E170000',
  description: '',
});

const trustOf = (titles: readonly string[]): number => {
  const rows = titles.map(coded);
  const relatives = relativesAmong(rows, groups);
  const occupations = { of: () => [], trainedIn: () => [] };
  const sources = { finder, groups, occupations, relatives };
  const read = { trust: triggerTrust(rows, sources), titles: titleWords(rows, groups) };
  return groupTrust(rows, { ...sources, ...read })('E170000', welding);
};

test('the more of its codes name the skill, the more it is believed', () => {
  const welders = trustOf(['Welder', 'Ship Welder', 'Welding Inspector', 'Advanced Welder']);
  const others = trustOf(['Baker', 'Cook', 'Clerk', 'Driver']);
  expect(welders).toBeGreaterThan(0.5);
  expect(others).toBeLessThan(0.3);
});

test('of a group that nobody holds half is believed', () => {
  expect(trustOf([])).toBe(0.5);
});

test('a title that names a field with nothing in common with the group disagrees with it', () => {
  const named = defenseGroups(
    [
      { group: '1340', skills: 'Medical records', often: '' },
      { group: 'title:first sergeant', skills: 'Staff supervision', often: 'Training and coaching' },
    ],
    finder,
  );
  expect(named.disagree('Medical Squadron First Sergeant', 'E134000')).toBe(true);
  expect(named.disagree('Medical Squadron Clerk', 'E134000')).toBe(false);
  expect(named.disagree('First Sergeant', '')).toBe(false);
});
