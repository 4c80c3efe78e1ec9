// The audit as a whole: tables, findings, stand-ins, alternatives, and its three forms.
import { expect, test } from 'vitest';
import { CandidateId } from '../../../../src/core/ids.ts';
import { PredictionId } from '../../../../src/core/ports/retention.ts';
import { randomFrom } from '../../../../src/services/retention/engine/random.ts';
import { alternatives } from '../../../../src/services/retention/fairness/alternatives.ts';
import { aboveMedian, attributeTable } from '../../../../src/services/retention/fairness/attribute-table.ts';
import { peopleWords } from '../../../../src/services/retention/fairness/people-words.ts';
import { audit } from '../../../../src/services/retention/fairness/audit.ts';
import type { AuditSubject } from '../../../../src/services/retention/fairness/audit-subject.ts';
import { auditCsv } from '../../../../src/services/retention/fairness/report-csv.ts';
import { auditHtml } from '../../../../src/services/retention/fairness/report-html.ts';
import { readReport } from '../../../../src/services/retention/fairness/stored-report.ts';
import { bandOf, predict } from '../../../../src/services/retention/model/predict.ts';
import { modelOf, scoreOf, setUpRetention, tenant } from '../../../support/retention.ts';

const sales = modelOf('sales');
const frame = {
  id: 'audit_1',
  createdAt: '2026-06-01T12:00:00.000Z',
  period: { from: '2026-03-01T00:00:00.000Z', to: '2026-06-01T00:00:00.000Z' },
  jobFamily: null,
  modelVersions: ['v1.0.0-sales'],
  previousAudit: null,
  nextDue: '2026-08-31T12:00:00.000Z',
};

/** Women have worked fewer hours here, which says nothing about staying: hours are a stand-in that can be left out. */
function people(count: number): readonly AuditSubject[] {
  const random = randomFrom(17);
  return Array.from({ length: count }, (_, index) => {
    const woman = index % 2 === 0;
    const signals = { experience_months: random() * 120, weekly_hours: (woman ? 12 : 44) + random() * 8 };
    const { stays } = predict(sales, signals);
    const stayed = random() < predict(sales, { experience_months: signals.experience_months }).stays;
    return {
      candidate: `c${index}`,
      jobFamily: 'sales',
      stays,
      selected: bandOf(sales, stays) === 'high',
      signals,
      stayed,
      sex: index % 10 === 3 ? null : woman ? 'female' : 'male',
      raceEthnicity: ['White', 'Black', 'Asian'][index % 3] ?? null,
      over40: null,
    };
  });
}

test('groups are compared with the one selected most often, and who did not say is counted', () => {
  const table = attributeTable(people(600), 'sex', 'band_high');
  expect(table).toMatchObject({ reference: 'male', unknown: 60 });
  expect(table.groups.find(({ group }) => group === 'male')?.impact).toBeNull();
  expect(table.groups.find(({ group }) => group === 'female')?.impact?.ratio).toBeLessThan(1);
});

test('a group under two percent is shown and not judged', () => {
  const some = people(200).map((subject, index) => ({
    ...subject,
    raceEthnicity: index === 0 ? 'Pacific Islander' : 'White',
  }));
  const row = attributeTable(some, 'race_ethnicity', 'band_high').groups.find(
    ({ group }) => group === 'Pacific Islander',
  );
  expect(row).toMatchObject({ count: 1, leftOut: true, impact: null });
});

test('the scoring rate is the share above the median of the sample', () => {
  const some = aboveMedian(people(101));
  expect(some.filter(({ selected }) => selected)).toHaveLength(50);
});

test('a signal that stands in for sex is found, and the model without it is offered where it is as good', () => {
  const subjects = people(1_500);
  const report = audit(frame, subjects, sales);
  expect(report.proxies.find(({ signal, group }) => signal === 'weekly_hours' && group === 'female')).toMatchObject({
    warning: true,
  });
  const without = alternatives(subjects, sales).find(
    ({ without: left }) => left.length === 1 && left[0] === 'weekly_hours',
  );
  expect(without).toMatchObject({ preferable: true });
  expect(report.findings.map(({ text }) => text).join(' ')).toContain('A model without weekly hours');
});

test('a ratio below four fifths is a violation only where it is not chance, and caution where few were counted', () => {
  const few = people(76).map((subject, index) => ({ ...subject, selected: index % 2 === 1 ? index < 24 : index < 16 }));
  const found = audit(frame, few, undefined).findings.filter(({ text }) => text.startsWith('Women were rated high'));
  expect(found.map(({ severity }) => severity)).toEqual(['attention']);
  // Each figure with how many people it is of, the rule, and what to do now.
  expect(found[0]?.text).toBe(
    'Women were rated high 0.702 times as often as men: 8 of 38 (21.1%) against 9 of 30 (30.0%). That is below four fifths, but chance may explain it (Fisher p 0.41, −0.85 standard deviations).',
  );
  expect(found[0]?.next).toBeDefined();
  const many = people(2_000).map((subject, index) => ({
    ...subject,
    selected: index % 2 === 1 ? index % 4 === 1 : index % 8 === 0,
  }));
  expect(audit(frame, many, undefined).passes).toBe(false);
});

test('whoever is rated high less often and yet stays more often is said to', () => {
  const both = people(400).map((subject, index) => ({
    ...subject,
    sex: index % 2 === 0 ? 'male' : 'female',
    selected: index % 2 === 0 ? index % 8 === 0 : index % 4 === 1,
    stayed: index % 2 === 0 ? index % 10 !== 0 : index % 3 !== 0,
  }));
  const [finding] = audit(frame, both, undefined).findings.filter(({ severity }) => severity === 'violation');
  expect(finding?.text).toMatch(
    /^Men were rated high 0\.500 times as often as women: 50 of 200 \(25\.0%\) against 100 of 200 \(50\.0%\)\. That is below four fifths, and chance is unlikely to explain it .* Yet of the hires whose outcome is known, men stayed more often than women: 80\.0% of 200 against 66\.5% of 200\.$/,
  );
});

test.each([
  ['sex', 'nonbinary', 'nonbinary candidates'],
  ['race_ethnicity', 'Asian', 'Asian candidates'],
  ['sex_and_race_ethnicity', 'male, Hispanic or Latino', 'Hispanic or Latino men'],
  ['over_40', '40 or older', 'candidates of 40 or older'],
] as const)('people of %s %s are called %s', (attribute, group, words) => {
  expect(peopleWords(attribute, group)).toBe(words);
});

const womenOf = (table: { readonly groups: readonly { readonly group: string }[] }) =>
  table.groups.find(({ group }) => group === 'female');

/** Half of the men and this share of the women are rated high. */
const rated = (men: number, [women, selected]: readonly [number, number]) =>
  audit(
    frame,
    [
      ...some(['sales', 'male'], { all: men, selected: men / 2 }),
      ...some(['sales', 'female'], { all: women, selected }),
    ].map((one, index) => ({ ...one, raceEthnicity: ['White', 'Asian'][Math.floor(index / 2) % 2] ?? null })),
    undefined,
  );

test('two people of whom none answered are not enough data, and nothing is passed', () => {
  const silent = people(2).map((one) => ({ ...one, sex: null, raceEthnicity: null }));
  const report = audit(frame, silent, undefined);
  expect(report).toMatchObject({ verdict: 'not_enough_data', passes: false });
  expect(report.findings.map(({ text }) => text)).toContain('Not enough data about sex: nobody answered.');
  expect(auditHtml(report)).toContain('Not enough data for a verdict.');
});

test.each([
  { people: 100, verdict: 'not_enough_data' },
  { people: 1_000, verdict: 'none_found' },
])('equal rates of $people people each are $verdict', ({ people: count, verdict }) => {
  const report = rated(count, [count, count / 2]);
  expect(report).toMatchObject({ verdict, passes: verdict === 'none_found' });
  expect(report.tables.find(({ attribute }) => attribute === 'sex')).toMatchObject({ verdict });
});

test('a group of few people is not what others are compared with, though all of it was selected', () => {
  const table = rated(1_000, [29, 29]).tables.find(({ attribute }) => attribute === 'sex');
  expect(table).toMatchObject({ reference: 'male' });
  expect(table === undefined ? undefined : womenOf(table)).toMatchObject({ verdict: 'not_enough_data' });
});

test('where no group has enough people there is nothing to compare with', () => {
  const table = rated(20, [20, 5]).tables.find(({ attribute }) => attribute === 'sex');
  expect(table).toMatchObject({ reference: null, verdict: 'not_enough_data' });
});

test('an audit in which most did not answer passes nothing', () => {
  const report = audit(
    frame,
    [
      ...some(['sales', 'male'], { all: 1_000, selected: 500 }),
      ...some(['sales', 'female'], { all: 1_000, selected: 500 }),
      ...some(['sales', 'male'], { all: 2_100, selected: 0 }).map((one) => ({ ...one, sex: null })),
    ],
    undefined,
  );
  expect(report.tables[0]).toMatchObject({ attribute: 'sex', verdict: 'not_enough_data' });
});

test('an audit stored before verdicts were kept is judged as one of today', () => {
  const stored = JSON.parse(JSON.stringify(rated(1_000, [1_000, 300])), (key, value) =>
    key === 'verdict' || key === 'power' || key === 'enoughData' ? undefined : value,
  );
  expect(readReport(stored)).toMatchObject({ verdict: 'disparate_impact', tables: rated(1_000, [1_000, 300]).tables });
});

test('outcomes are compared group by group', () => {
  const { outcomes } = audit(frame, people(800), undefined);
  const sex = outcomes.find(({ attribute }) => attribute === 'sex');
  expect(sex?.groups.map(({ group }) => group).toSorted()).toEqual(['female', 'male']);
  for (const row of sex?.groups ?? []) expect(row.auc).toBeGreaterThan(0.5);
});

test('nobody scored is said so, and passes nothing', () => {
  expect(audit(frame, [], sales)).toMatchObject({ assessed: 0, passes: false });
});

test('the report survives storage, and reads as CSV and as a page', () => {
  const report = readReport(JSON.parse(JSON.stringify(audit(frame, people(400), sales))));
  const lines = auditCsv(report).trim().split('\r\n');
  expect(lines[0]?.split(',')).toHaveLength(25);
  // Two tables a decision and attribute: every group has a line, and so have those who did not say.
  expect(lines.length).toBe(1 + report.tables.reduce((sum, { groups }) => sum + groups.length + 1, 0));
  const page = auditHtml(report);
  expect(page).toContain('Impact ratio');
  expect(page).toContain('did not say');
  expect(page).toContain('Power');
  expect(page).not.toContain('<script');
});

test('what people write about themselves is text in the page and no formula in the table', () => {
  const odd = people(100).map((subject) => ({ ...subject, sex: '=cmd|"x"<b>' }));
  const report = audit(frame, odd, undefined);
  expect(auditHtml(report)).toContain('=cmd|&quot;x&quot;&lt;b&gt;');
  expect(auditCsv(report)).toContain(`"'=cmd|""x""<b>"`);
});

async function withScores(count: number) {
  const service = setUpRetention();
  for (let index = 0; index < count; index++) {
    const candidate = CandidateId.parse(`c_${index}`);
    const chosen = index % 2 === 0 ? index % 4 === 0 : index % 16 === 1;
    await service.stores.journal.addScores([
      scoreOf({
        id: PredictionId.parse(`p_${index}`),
        candidate,
        band: chosen ? 'high' : 'low',
        stays: chosen ? 0.7 : 0.4,
        scoredAt: '2026-05-01T00:00:00.000Z',
      }),
    ]);
    // Spelled as people spell it: an audit knows one group for all of them, and none for those who declined.
    const sex = index % 2 === 0 ? ['male', 'M', 'Male '][index % 3] : ['female', 'F', 'Woman'][index % 3];
    await service.stores.selfIdentification.put([
      { candidate, sex: sex ?? null, raceEthnicity: 'Decline to self-identify', over40: null },
    ]);
  }
  return service;
}

test('an audit is stored, delivered, and alerts where it finds a violation', async () => {
  const { audits, stores, delivered } = await withScores(400);
  const stored = await audits.run(tenant, { jobFamily: undefined, from: undefined, to: undefined, trigger: 'asked' });
  const report = readReport(stored.report);
  expect(report).toMatchObject({ assessed: 400, passes: false });
  const tableOf = (name: string) => report.tables.find(({ attribute }) => attribute === name);
  expect(
    tableOf('sex')
      ?.groups.map(({ group }) => group)
      .toSorted(),
  ).toEqual(['female', 'male']);
  expect(tableOf('race_ethnicity')).toMatchObject({ groups: [], unknown: 400, reference: null });
  expect(delivered).toEqual([stored.id]);
  expect([...stores.alerts.raised.values()]).toMatchObject([
    {
      kind: 'audit_finding',
      text: expect.stringMatching(/^The fairness audit of .+ of \d{4}-\d\d-\d\d found \d+ groups? below/),
    },
  ]);
});

test('the quarterly audit runs once a quarter, and not where nobody was scored', async () => {
  const { audits, setNow, delivered } = await withScores(40);
  expect(await audits.runIfDue(tenant)).toMatchObject({ trigger: 'quarterly' });
  expect(await audits.runIfDue(tenant)).toBeUndefined();
  setNow('2026-07-20T12:00:00Z');
  expect(await audits.runIfDue(tenant)).toBeUndefined();
  setNow('2026-12-20T12:00:00Z');
  expect(await audits.runIfDue(tenant)).toBeUndefined();
  expect(delivered).toHaveLength(1);
});

test('two processes that look at the same moment make one quarterly audit', async () => {
  const { audits, delivered, stores } = await withScores(40);
  await Promise.all([audits.runIfDue(tenant), audits.runIfDue(tenant)]);
  expect(await stores.audits.list({ limit: 9 })).toHaveLength(1);
  expect(delivered).toHaveLength(1);
});

const subject =
  (jobFamily: string, sex: string) =>
  (selected: boolean, index: number): AuditSubject => ({
    candidate: `${jobFamily}${sex}${index}`,
    jobFamily,
    sex,
    selected,
    stays: 0.5,
    signals: null,
    stayed: null,
    raceEthnicity: null,
    over40: null,
  });

const some = (of: readonly [string, string], counts: { all: number; selected: number }) =>
  Array.from({ length: counts.all }, (_, index) => subject(...of)(index < counts.selected, index));

test('families are compared within themselves before they are pooled', () => {
  // Sales calls few people high and takes mostly women; office calls many and takes mostly men. Within each nobody is favoured.
  const all = [
    ...some(['sales', 'female'], { all: 200, selected: 40 }),
    ...some(['sales', 'male'], { all: 50, selected: 10 }),
    ...some(['office', 'female'], { all: 50, selected: 40 }),
    ...some(['office', 'male'], { all: 200, selected: 160 }),
  ];
  const women = attributeTable(all, 'sex', 'band_high').groups.find(({ group }) => group === 'female');
  expect(women?.impact?.belowFourFifths).toBe(true);
  expect(women?.withinFamilies).toMatchObject({ families: 2, oddsRatio: expect.closeTo(1), p: expect.closeTo(1) });
});
