// An uploaded history: taken whole or refused whole, with a report by line.
import { expect, test } from 'vitest';
import { CandidateId } from '../../../../src/core/ids.ts';
import { judgeHistory } from '../../../../src/services/retention/history/take-history.ts';
import { isAfterHire } from '../../../../src/services/retention/history/leakage.ts';
import { parseCsv } from '../../../../src/services/retention/history/parse-table.ts';
import { parseJsonLines, readHistoryTable } from '../../../../src/api/wire/history-table.ts';
import { modelOf, setUpRetention } from '../../../support/retention.ts';

const clock = { now: () => new Date('2026-06-01T12:00:00Z') };
const judge = (text: string, format: 'csv' | 'ndjson' = 'csv') =>
  judgeHistory({ dayOne: [modelOf('general')], clock }, readHistoryTable({ text, format }));
const head = 'candidate_id,job_family,hired_at,left_at,reason,experience_months,interview_rating';
const csv = (...lines: readonly string[]) => [head, ...lines].join('\n');
const tableOf = (...lines: readonly string[]) => parseCsv(csv(...lines));
const faultsOf = (text: string, format: 'csv' | 'ndjson' = 'csv') =>
  judge(text, format).report.faults.map(({ line, column, code }) => [line, column, code]);

test('a sound file is accepted, and what it holds is counted', () => {
  const { report, rows } = judge(csv('c1,Sales,2024-01-05,2024-09-01,moved,12,3.5', 'c2,sales,2024-02-01,,,,4'));
  expect(report).toMatchObject({ accepted: true, rows: 2, families: [{ jobFamily: 'sales', rows: 2, leavers: 1 }] });
  expect(rows[1]).toMatchObject({ candidate: 'c2', leftAt: null, signals: { interview_rating: 4 } });
  expect(report.columns.find(({ name }) => name === 'experience_months')).toMatchObject({
    use: 'signal',
    known: 1,
    missing: 1,
  });
});

test.each([';', '\t'])('a file with %j between its cells and a header for people is read', (separator) => {
  const { report, rows } = judge(
    [
      ['Candidate ID', 'Job Family', 'Hired At', 'leftAt', 'Interview Rating'].join(separator),
      ['c1', 'Sales; retail', '2024-01-05', '', separator === ';' ? '3,5' : '3.5']
        .map((cell) => (cell.includes(separator) ? `"${cell}"` : cell))
        .join(separator),
    ].join('\r\n'),
  );
  expect(report.faults).toEqual([]);
  expect(rows).toMatchObject([{ candidate: 'c1', hiredAt: '2024-01-05', signals: { interview_rating: 3.5 } }]);
});

test('two columns that stand for one name are found, and a disguised one is refused', () => {
  expect(faultsOf('candidate_id,job_family,Job Family,hired_at\nc1,sales,sales,2024-01-05')).toContainEqual([
    1,
    'job_family',
    'duplicate_column',
  ]);
  expect(faultsOf('candidate_id;job_family;hired_at;raсe\nc1;sales;2024-01-05;1')).toContainEqual([
    0,
    'raсe',
    'protected_attribute',
  ]);
});

test('JSON lines say the same, with signals beside or in an object of their own', () => {
  const line = {
    candidate_id: 'c1',
    job_family: 'sales',
    hired_at: '2024-01-05',
    left_at: null,
    signals: { experience_months: 12 },
  };
  expect(judge(JSON.stringify(line), 'ndjson').rows).toMatchObject([{ signals: { experience_months: 12 } }]);
});

test.each([
  { name: 'a date that does not exist', row: 'c1,sales,2024-02-30,,,1,3', fault: [2, 'hired_at', 'not_a_date'] },
  { name: 'a date that needs a guess', row: 'c1,sales,03/04/2024,,,1,3', fault: [2, 'hired_at', 'not_a_date'] },
  { name: 'a future hire', row: 'c1,sales,2027-01-01,,,1,3', fault: [2, 'hired_at', 'future_date'] },
  {
    name: 'leaving before the hire',
    row: 'c1,sales,2024-01-05,2023-01-01,,1,3',
    fault: [2, 'left_at', 'contradiction'],
  },
  { name: 'text for a number', row: 'c1,sales,2024-01-05,,,many,3', fault: [2, 'experience_months', 'not_a_number'] },
  { name: 'NaN', row: 'c1,sales,2024-01-05,,,NaN,3', fault: [2, 'experience_months', 'not_a_number'] },
  { name: 'hexadecimal', row: 'c1,sales,2024-01-05,,,0x10,3', fault: [2, 'experience_months', 'not_a_number'] },
  { name: 'a rating out of range', row: 'c1,sales,2024-01-05,,,1,7', fault: [2, 'interview_rating', 'out_of_range'] },
  { name: 'no candidate', row: ',sales,2024-01-05,,,1,3', fault: [2, 'candidate_id', 'missing'] },
  { name: 'a cell too few', row: 'c1,sales,2024-01-05', fault: [2, null, 'wrong_width'] },
  { name: 'an open quote', row: '"c1,sales,2024-01-05,,,1,3', fault: [2, null, 'unclosed_quote'] },
])('$name is found on its line', ({ row, fault }) => {
  expect(faultsOf(csv(row))).toContainEqual(fault);
});

test('the same hire twice, and two hires that overlap, cannot both be true', () => {
  const one = 'c1,sales,2024-01-05,2024-06-01,,1,3';
  expect(faultsOf(csv(one, one))).toEqual([[3, 'candidate_id', 'duplicate']]);
  expect(faultsOf(csv(one, 'c1,sales,2024-03-01,,,1,3'))).toEqual([[3, 'hired_at', 'contradiction']]);
  expect(faultsOf(csv(one, 'c1,sales,2024-07-01,,,1,3'))).toEqual([]);
});

test('protected columns and columns known only after the hire are refused by name', () => {
  const text = `${head},Gender,performance_rating\nc1,sales,2024-01-05,,,1,3,1,4`;
  expect(faultsOf(text)).toEqual([
    [0, 'Gender', 'protected_attribute'],
    [0, 'performance_rating', 'post_hire'],
  ]);
});

test.each([
  'YearsAtCompany',
  'tenure_days',
  'attrition',
  'OverTime',
  'JobSatisfaction',
  'exit_interview_score',
  'last_evaluation',
  'promotions',
])('%s is known only after the hire', (name) => expect(isAfterHire(name)).toBe(true));

test.each([
  'average_prior_tenure_months',
  'experience_months',
  'prior_jobs',
  'assessment_score',
  'weekly_hours',
  'referral',
])('%s is known before', (name) => expect(isAfterHire(name)).toBe(false));

test('a column that is the outcome in disguise is refused whatever it is called', () => {
  const rows = Array.from({ length: 60 }, (_, index) => {
    const left = index % 2 === 0;
    return `c${index},sales,2024-01-05,${left ? '2024-09-01' : ''},,${index % 7},3,${left ? 8 : 2}`;
  });
  expect(faultsOf([`${head},badge_level`, ...rows].join('\n'))).toEqual([[0, 'badge_level', 'leaks_outcome']]);
});

test('quotes may hold commas, line breaks and doubled quotes, and lines are counted through them', () => {
  const table = parseCsv('\uFEFFa,b\r\n"x, ""y""\nz",1\r\n\r\n2,3\r\n');
  expect(table.records.map(({ line, cells }) => [line, ...cells.values()])).toEqual([
    [2, 'x, "y"\nz', '1'],
    [5, '2', '3'],
  ]);
  expect(parseJsonLines('{"a":1}\nnonsense\n[1]\n').faults.map(({ line }) => line)).toEqual([2, 3]);
});

test('an empty file, a missing column and a column named twice are faults of the file', () => {
  expect(faultsOf('')).toContainEqual([0, null, 'empty']);
  expect(faultsOf('candidate_id,candidate_id\nx,y')).toEqual(
    expect.arrayContaining([
      [1, null, 'duplicate_column'],
      [0, 'hired_at', 'missing_column'],
    ]),
  );
});

test('one fault refuses the whole file, and nothing of it is stored', async () => {
  const { takeHistory, stores, promised } = setUpRetention();
  const upload = takeHistory(tableOf('c1,sales,2024-01-05,,,1,3', 'c2,sales,nonsense,,,1,3'));
  await expect(upload).rejects.toMatchObject({
    code: 'history_refused',
    errors: [{ path: 'line.3.hired_at', code: 'not_a_date' }],
  });
  expect(stores.history.kept.size).toBe(0);
  expect(promised).toEqual([]);
});

test('a file that is taken is stored, replaces what it repeats, and starts a retrain for each family', async () => {
  const { takeHistory, stores, promised } = setUpRetention();
  const { report } = await takeHistory(tableOf('c1,sales,2024-01-05,,,1,3', 'c2,office,2024-01-05,,,1,3'));
  await takeHistory(tableOf('c1,sales,2024-01-05,2025-01-01,,1,3'));
  expect(report.warnings.length).toBeGreaterThan(0);
  expect(stores.history.kept.size).toBe(2);
  expect(promised.map(({ jobFamily }) => jobFamily)).toEqual(['sales', 'office']);
});

test('a new column that tells protected groups apart is refused, one of the catalogue is not', async () => {
  const { takeHistory, stores } = setUpRetention();
  const rows = Array.from({ length: 80 }, (_, index) => {
    const woman = index % 2 === 0;
    return {
      candidate: CandidateId.parse(`c${index}`),
      line: `c${index},sales,2024-01-05,,,${woman ? 10 : 200},3,${woman ? 1 : 9}`,
      woman,
    };
  });
  const said = rows.map(({ candidate, woman }) => ({
    candidate,
    sex: woman ? 'female' : 'male',
    raceEthnicity: null,
    over40: null,
  }));
  await stores.selfIdentification.put(said);
  const upload = takeHistory(parseCsv([`${head},locker_row`, ...rows.map(({ line }) => line)].join('\n')));
  await expect(upload).rejects.toMatchObject({
    code: 'history_refused',
    errors: [{ path: 'header.locker_row', code: 'stands_in' }, {}],
  });
  expect(stores.history.kept.size).toBe(0);
});
