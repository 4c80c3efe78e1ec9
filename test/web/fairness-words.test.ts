// One scale of verdicts: a ratio below four fifths is called the same in a finding, in its row, on its table and of the audit.
import { expect, test } from 'vitest';
import type { AuditReport, AuditTable, GroupRow } from '../../web/console/api/audits.ts';
import { auditVerdictOf, findingVerdict, tableVerdictOf, verdictOf } from '../../web/console/fairness/words.ts';

const impact = (belowFourFifths: boolean): NonNullable<GroupRow['impact']> => ({
  ratio: belowFourFifths ? 0.69 : 0.95,
  interval: null,
  rate: 0.2,
  reference_rate: 0.3,
  odds_ratio: null,
  turns_on_one_person: false,
  fisher: 0.058,
  deviations: -1.95,
  chi_square: null,
  shortfall: 0,
  power: 0.5,
  below_four_fifths: belowFourFifths,
  beyond_two_deviations: false,
  few_people: false,
  enough_data: false,
});
const row = (verdict: GroupRow['verdict'], part: Partial<GroupRow> = {}): GroupRow => ({
  group: 'male',
  count: 102,
  selected: 24,
  mean_score: 60,
  median_score: 61,
  retention: null,
  impact: null,
  within_families: null,
  left_out: false,
  verdict,
  ...part,
});
const table = (verdict: AuditTable['verdict'], groups: readonly GroupRow[]): AuditTable => ({
  attribute: 'sex',
  decision: 'band_high',
  reference: 'female',
  verdict,
  groups,
  unknown: 0,
});
const report = (verdict: AuditReport['verdict'], tables: readonly AuditTable[]): AuditReport => ({
  id: 'audit_1',
  created_at: '2026-03-09T13:15:00Z',
  period: { from: '2025-12-08T00:00:00Z', to: '2026-03-09T00:00:00Z' },
  job_family: null,
  model_versions: [],
  previous_audit: null,
  next_due: '2026-06-08T00:00:00Z',
  assessed: 400,
  tables,
  outcomes: [],
  proxies: [],
  alternatives: [],
  findings: [],
  verdict,
  passes: verdict === 'none_found',
  digest: 'd',
});
const labels = (row_: GroupRow, table_: AuditTable, report_: AuditReport) =>
  [verdictOf(row_), tableVerdictOf(table_), auditVerdictOf(report_)].map(({ label }) => label);

test('below four fifths by more than chance', () => {
  const one = row('violation', { impact: impact(true) });
  const of = table('disparate_impact', [one]);
  expect(labels(one, of, report('disparate_impact', [of]))).toEqual(Array(3).fill('Below four fifths'));
  expect(findingVerdict({ severity: 'violation', text: 'x' }).label).toBe('Below four fifths');
});

test('below four fifths where chance may explain it', () => {
  const one = row('not_enough_data', { impact: impact(true) });
  const of = table('not_enough_data', [one]);
  expect(labels(one, of, report('not_enough_data', [of]))).toEqual(Array(3).fill('To review'));
  expect(findingVerdict({ severity: 'attention', text: 'x' }).label).toBe('To review');
});

test('too little data, and nothing found', () => {
  const unknown = row('not_enough_data', { impact: impact(false) });
  const few = table('not_enough_data', [unknown]);
  expect(labels(unknown, few, report('not_enough_data', [few]))).toEqual(Array(3).fill('Not enough data'));
  expect(findingVerdict({ severity: 'attention', about: 'data', text: 'x' }).label).toBe('Not enough data');
  const within = row('within', { impact: impact(false) });
  const cleared = table('none_found', [within]);
  expect(labels(within, cleared, report('none_found', [cleared]))).toEqual(Array(3).fill('Within four fifths'));
});
