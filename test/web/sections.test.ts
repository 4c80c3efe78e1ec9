// Which sections of the rail stand open.
import { expect, test } from 'vitest';
import { keepSections, opensFirst, readSections } from '../../web/console/app/sections.ts';

const sections = ['Work', 'Automation', 'Insight', 'Integrations', 'Admin'];
const openFor = (role: 'recruiter' | 'compliance' | 'integrator' | 'admin') =>
  sections.filter((section) => opensFirst({ user: { id: 'u_1', name: 'Ada', role } }, section));

test('at first those of one’s own work are open', () => {
  expect(openFor('recruiter')).toEqual(['Work']);
  expect(openFor('compliance')).toEqual(['Work', 'Insight']);
  expect(openFor('integrator')).toEqual(['Work', 'Integrations']);
  expect(openFor('admin')).toEqual(['Work', 'Admin']);
  expect(sections.filter((section) => opensFirst({ user: null }, section))).toEqual(['Work', 'Admin']);
});

test('what somebody opened and closed is found again, and foreign words are passed over', () => {
  const kept = new Map<string, string>();
  keepSections(
    { setItem: (key, value) => void kept.set(key, value) },
    { Insight: true, Work: false, Admin: undefined },
  );
  expect(readSections({ getItem: (key) => kept.get(key) ?? null })).toEqual({ Insight: true, Work: false });
  expect(readSections({ getItem: () => '{"Insight":true} nonsense +Admin' })).toEqual({ Admin: true });
  expect(readSections({ getItem: () => null })).toEqual({});
});
