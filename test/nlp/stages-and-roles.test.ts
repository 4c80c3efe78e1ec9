// Stages, role families and titles as people call them.
import { expect, test } from 'vitest';
import { findRoles } from '../../src/nlp/roles.ts';
import { findStage, stageBeside } from '../../src/nlp/stages-in-words.ts';
import { titleFit } from '../../src/nlp/titles.ts';

const stages = ['Applied', 'Phone Screen', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'];

for (const [mention, stage] of [
  ['phone screen', 'Phone Screen'],
  ['phone-screen', 'Phone Screen'],
  ['phonescreen', 'Phone Screen'],
  ['the phone screen stage', 'Phone Screen'],
  ['onsite', 'Onsite Interview'],
  ['the on-site', 'Onsite Interview'],
  ['recruiter screen', 'Phone Screen'],
  ['phone scren', 'Phone Screen'],
  ['rejected', 'Rejected'],
] as const)
  test(`“${mention}” is ${stage}`, () => expect(findStage(mention, stages)).toEqual({ kind: 'one', stage }));

test('a word that fits two stages is reported as both', () => {
  expect(findStage('interview', ['Phone Interview', 'Panel Interview'])).toEqual({
    kind: 'several',
    stages: ['Phone Interview', 'Panel Interview'],
  });
});
test('a stage that the pipeline lacks is none', () => expect(findStage('the moon', stages)).toEqual({ kind: 'none' }));
test('steps stay inside the pipeline', () => {
  expect(stageBeside(stages, 'Applied', 1)).toBe('Phone Screen');
  expect(stageBeside(stages, 'Applied', -1)).toBeUndefined();
});

for (const [mention, role] of [
  ['nurses', 'nursing'],
  ['all engineers', 'engineering'],
  ['devs', 'engineering'],
  ['the analysts', 'analytics'],
  ['nursing candidates', 'nursing'],
] as const)
  test(`“${mention}” are ${role}`, () =>
    expect(findRoles(mention, ['nursing', 'engineering', 'analytics'])).toEqual([role]));
test('a family that nobody is hired for is none', () => expect(findRoles('pilots', ['nursing'])).toEqual([]));

test('a title is found by a part of it, and not by a word that is not in it', () => {
  expect(titleFit('the frontend role', 'Frontend Engineer')).toBeGreaterThan(0.6);
  expect(titleFit('gentle nudge', 'gentle_nudge')).toBe(1);
  expect(titleFit('backend', 'Frontend Engineer')).toBe(0);
});
