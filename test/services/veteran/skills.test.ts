// Skills that a holder of the code would sign: from two kinds of evidence or an exact one, held against a judged set.
import { describe, expect, test } from 'vitest';
import {
  familyFaults,
  familyRules,
  judgedCodes,
  skillNames,
  verdictOf,
  type Verdict,
} from '../../../bench/veteran-judged.ts';
import { explainSkill } from '../../../src/services/veteran/skill-explanation.ts';
import { skillsForCode, skillsForMatching } from '../../../src/services/veteran/skills.ts';
import { data } from './data.ts';

const verdicts = judgedCodes().map((judged) => verdictOf(judged, skillNames(data, judged.branch, judged.code)));
const share = (part: readonly Verdict[]): number => part.filter(({ isAccepted }) => isAccepted).length / part.length;

describe('the judged set', () => {
  test('holds 300 codes of all six branches, half of them for test', () => {
    expect(verdicts.length).toBe(300);
    expect(new Set(verdicts.map(({ judged }) => judged.branch)).size).toBe(6);
    expect(verdicts.filter(({ judged }) => judged.split === 'test').length).toBeGreaterThan(140);
  });

  test('no code begins with a skill that its holders would deny', () => {
    expect(verdicts.filter(({ isForbiddenFirst }) => isForbiddenFirst)).toEqual([]);
  });

  test('the first three skills are all accepted for nineteen codes in twenty', () => {
    for (const split of ['development', 'test'])
      expect(share(verdicts.filter(({ judged }) => judged.split === split))).toBeGreaterThanOrEqual(0.95);
  });
});

test.each(familyRules())('no current code of the $family family has a forbidden skill in its first five', (rule) => {
  const { count, faults } = familyFaults(rule, data);
  expect(count).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test.each([
  ['Space Force', '17S1N', 'Cybersecurity'],
  ['Air Force', '62E3R', 'Engineering design'],
  ['Space Force', '5I051', 'Intelligence analysis'],
  ['Army', '35F', 'Intelligence analysis'],
  ['Navy', '798A', 'Seamanship'],
  ['Army', '68W', 'Emergency medical care'],
  // Trades inside a wide occupation of the Department of Defense.
  ['Navy', 'EN', 'Marine engine repair'],
  ['Navy', 'CTN', 'Cybersecurity'],
  ['Navy', 'STG', 'Electronics troubleshooting'],
  ['Marines', '0481', 'Cargo loading and securing'],
  ['Marines', '6042', 'Inventory control'],
  ['Army', '92F', 'Fuel handling'],
  ['Coast Guard', 'AST', 'Survival equipment maintenance'],
  ['Army', '18D', 'Emergency medical care'],
  ['Army', '18C', 'Construction'],
  ['Army', '18E', 'Radio communications'],
  ['Army', '38W', 'Emergency medical care'],
  ['Marines', '0505', 'Operations planning'],
  ['Navy', '711', 'Seamanship'],
  ['Navy', '731', 'Aviation ground handling'],
  ['Navy', '756A', 'Barbering and hair care'],
  ['Navy', '0855', 'Rehabilitation therapy'],
  ['Coast Guard', 'MK', 'Marine engine repair'],
  ['Coast Guard', 'BOSN', 'Seamanship'],
  ['Marines', '1342', 'Marine engine repair'],
] as const)('%s %s begins with what the code is', (branch, code, skill) => {
  expect(skillNames(data, branch, code).slice(0, 2)).toContain(skill);
});

test.each([
  ['Air Force', '0001'],
  ['Air Force', '11T1'],
  ['Army', '09C'],
  ['Navy', '001872'],
] as const)('%s %s says where somebody stands, and claims no skill', (branch, code) => {
  expect(skillNames(data, branch, code)).toEqual([]);
});

test.each([
  ['Navy', '7499', 'Weather forecasting'],
  ['Navy', '744B', 'Diesel engine repair'],
  ['Navy', '8CMC', 'Staff supervision'],
] as const)('%s %s has the skills of the trade that its title names', (branch, code, skill) => {
  expect(skillNames(data, branch, code)).toContain(skill);
});

test.each([
  ['Army', '37A', 'Psychology'],
  ['Army', '00N', 'Cybersecurity'],
  ['Air Force', '99607', 'Medical records'],
  ['Coast Guard', '990', 'Security patrol'],
  ['Space Force', '9T000', 'Aircraft maintenance'],
  ['Navy', '0550', 'Surgical assistance'],
  ['Marines', '3242', 'Calibration'],
] as const)('%s %s is not taken for what stands next to it: %s', (branch, code, skill) => {
  expect(skillNames(data, branch, code)).not.toContain(skill);
});

test('what only some holders have is likely, and not among the skills', () => {
  const record = data.codes.get('Army', '88M');
  if (record === undefined) throw new Error('88M is gone');
  const shown = skillsForCode(record, data).map(({ name }) => name);
  expect(shown).toEqual(['Commercial truck driving', 'Vehicle operation']);
  expect(skillsForMatching(record, data).map(({ name }) => name)).toContain('Fleet management');
});

test('every skill of a code says what speaks for it', () => {
  const record = data.codes.get('Army', '35F');
  if (record === undefined) throw new Error('35F is gone');
  const [first] = skillsForCode(record, data);
  if (first === undefined) throw new Error('35F has no skills');
  expect(explainSkill(first, record, data)).toEqual([
    { kind: 'title', detail: 'Intelligence Analyst' },
    { kind: 'dod_occupation', detail: 'DoD occupation 124300 Operational Intelligence' },
    { kind: 'description', detail: expect.stringContaining('2016') },
    { kind: 'civilian_occupation', detail: expect.stringContaining('O*NET') },
  ]);
});

test.each([
  ['Navy', 'STS', 'Radar systems'],
  ['Navy', 'GM', 'Fire support coordination'],
  ['Navy', 'AZ', 'Network administration'],
  ['Marines', '2171', 'Explosives safety'],
] as const)('%s %s does not say %s', (branch, code, skill) =>
  expect(skillNames(data, branch, code).slice(0, 3)).not.toContain(skill),
);
