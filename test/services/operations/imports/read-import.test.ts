// A file of candidates or requisitions as people export it: every line is right, or it is said what is wrong with it.
import { expect, test } from 'vitest';
import { JobId } from '../../../../src/core/ids.ts';
import { Candidate, Job, User } from '../../../../src/core/records.ts';
import type { ImportMapping } from '../../../../src/services/operations/imports/fields.ts';
import { readCandidates, readJobs } from '../../../../src/services/operations/imports/read-import.ts';
import type { ImportContext } from '../../../../src/services/operations/imports/read-rows.ts';

const aJob = (more: Readonly<Record<string, unknown>>): Job =>
  Job.parse({
    role: 'nursing',
    jobFamily: 'nursing',
    hiringManager: null,
    location: '',
    salaryRange: '',
    status: 'open',
    description: '',
    ...more,
  });

const aCandidate = (more: Readonly<Record<string, unknown>>): Candidate => {
  const at = '2026-05-01T09:00:00Z';
  const empty = { lastContactAt: null, signals: {}, notes: [], offer: null, rejection: null };
  return Candidate.parse({ name: 'Somebody', appliedAt: at, stageSince: at, ...empty, ...more });
};

const context: ImportContext = {
  jobs: [
    aJob({ id: 'job_1', title: 'ICU Nurse' }),
    aJob({ id: 'job_2', title: 'Ward Nurse' }),
    aJob({ id: 'job_3', title: 'Ward Nurse' }),
    aJob({ id: 'job_4', title: 'Porter', status: 'closed' }),
  ],
  stages: ['Applied', 'Phone screen', 'Hired', 'Rejected'],
  users: [],
  now: new Date('2026-06-01T12:00:00Z'),
  zone: 'America/Chicago',
  job: undefined,
  stage: undefined,
};

interface Options {
  readonly mapping?: ImportMapping;
  readonly known?: readonly Candidate[];
  readonly job?: string;
}

const bytesOf = (file: string | Uint8Array): Uint8Array => (typeof file === 'string' ? Buffer.from(file) : file);

const read = (file: string | Uint8Array, { mapping, known = [], job }: Options = {}) =>
  readCandidates(
    { bytes: bytesOf(file), mapping },
    { ...context, candidates: known, job: job === undefined ? undefined : JobId.parse(job) },
  );

const one = 'Name,Email,Job\n';
const ada = { name: 'Ada Diaz', email: 'ada@example.com', job: 'job_1', stage: 'Applied' };

test('headings are guessed, and a row becomes a candidate with what the file does not say filled in', async () => {
  const found = await read(
    'Full Name;E-Mail;Position;Mobile;Applied on;Notes\nAda Diaz;ada@example.com;icu nurse;+1 312 555 0100;2026-05-30;x\n',
  );
  expect(found.mapping).toEqual({
    'Full Name': 'name',
    'E-Mail': 'email',
    Position: 'job',
    Mobile: 'phone',
    'Applied on': 'applied_at',
    Notes: null,
  });
  expect(found).toMatchObject({ separator: ';', encoding: 'utf-8', rows: 1, errors: [], duplicates: [] });
  const value = { ...ada, phone: '+13125550100', appliedAt: '2026-05-30T00:00:00-05:00' };
  expect(found.ready).toEqual([{ line: 2, value }]);
});

test.each([
  ['a mark of UTF-8', Buffer.from(`\uFEFF${one}Ada Diaz,ada@example.com,job_1`)],
  [
    'UTF-16, as Excel says “Unicode text”',
    Buffer.from(`\uFEFF${one.replaceAll(',', '\t')}Ada Diaz\tada@example.com\tjob_1`, 'utf16le'),
  ],
  ['line ends of Windows', Buffer.from(`${one}Ada Diaz,ada@example.com,job_1\r\n`.replaceAll(/\r?\n/g, '\r\n'))],
  ['a first line that names the separator', Buffer.from('sep=;\nName;Email;Job\nAda Diaz;ada@example.com;job_1')],
  ['bars between the cells', Buffer.from('Name|Email|Job\nAda Diaz|ada@example.com|job_1')],
  ['quoted cells', Buffer.from('"Name","Email","Job"\n"Ada Diaz","ada@example.com","job_1"')],
  ['separators behind the last column', Buffer.from('Name,Email,Job,,\nAda Diaz,ada@example.com,job_1,,\n,,,,\n')],
  ['empty lines', Buffer.from(`\n\n${one}\n\nAda Diaz,ada@example.com,job_1\n\n`)],
])('a file with %s reads the same', async (_, bytes) => {
  const { ready, errors } = await read(bytes);
  expect(errors).toEqual([]);
  expect(ready.map(({ value }) => value)).toMatchObject([ada]);
});

test('letters of the Windows code page arrive as they were typed', async () => {
  const found = await read(Buffer.from(`${one}Zoë Müller,zoe@example.com,job_1`, 'latin1'));
  expect(found.encoding).toBe('windows-1252');
  expect(found.ready).toMatchObject([{ value: { name: 'Zoë Müller' } }]);
});

test.each([
  ['Ada,ada@example.com', 'It holds 2 cells; the first line names 3.'],
  ['Diaz, Ada,ada@example.com,job_1', 'It holds 4 cells; the first line names 3.'],
  ['Ada "Bea" Diaz,ada@example.com,job_1', 'A quotation mark stands inside a cell that is not quoted.'],
  [',ada@example.com,job_1', 'The name is missing.'],
  ['Ada,,job_1', 'The e-mail address is missing.'],
  ['Ada,ada at example,job_1', 'It is no e-mail address'],
  ['Ada,ada@example.com,', 'The requisition is missing.'],
  ['Ada,ada@example.com,Chef', 'There is no requisition “Chef”.'],
  ['Ada,ada@example.com,Ward Nurse', 'Several requisitions are called “Ward Nurse”.'],
  ['Ada,ada@example.com,Porter', 'The requisition “Porter” is closed.'],
  ['"=HYPERLINK(""http://x"")",ada@example.com,job_1', 'It begins with “=”'],
  ['@SUM(A1),ada@example.com,job_1', 'It begins with “@”'],
  ['-2+3+cmd|calc,ada@example.com,job_1', 'It begins with “-”'],
  ['A\u0007da,ada@example.com,job_1', 'It holds control characters.'],
  ['A\uFFFDda,ada@example.com,job_1', 'It holds signs that were lost.'],
  [`${'a'.repeat(201)},ada@example.com,job_1`, 'It has 201 characters; at most 200 fit.'],
])('%j is refused on its line, and the next line is read', async (row, message) => {
  const { ready, errors } = await read(`${one}${row}\nBea Cole,bea@example.com,job_1\n`);
  expect(errors).toMatchObject([{ line: 2, message: expect.stringContaining(message) }]);
  expect(ready).toMatchObject([{ line: 3, value: { name: 'Bea Cole' } }]);
});

test.each([
  ['Phone', '3125550100', 'A number needs its country'],
  ['Applied', '03/04/2026', 'Write the day as 2026-06-01'],
  ['Applied', '2026-02-30', 'Write the day as 2026-06-01'],
  ['Applied', '2027-01-01', 'It lies in the future.'],
  ['Stage', 'Limbo', 'There is no stage “Limbo”. The stages are: Applied, Phone screen.'],
  ['Stage', 'rejected', '“Rejected” ends a candidacy.'],
])('a cell under %s that says %s is refused by name', async (column, cell, message) => {
  const { errors } = await read(`Name,Email,Job,${column}\nAda,ada@example.com,job_1,${cell}`);
  expect(errors).toMatchObject([{ line: 2, column, message: expect.stringContaining(message) }]);
});

test('lines are counted as an editor counts them, whatever stands inside quotation marks', async () => {
  const file = `${one}\n"Ada\nDiaz",ada@example.com,job_1\n\nBea,wrong,job_1\n"Cy\r\nCole",also wrong,job_1\nDi,di@example.com,none`;
  const { ready, errors } = await read(file);
  expect(ready).toMatchObject([{ line: 3, value: { name: 'Ada Diaz' } }]);
  expect(errors.map(({ line }) => line)).toEqual([6, 7, 9]);
});

test('a quotation mark that is never closed is told with its line, and what came before is read', async () => {
  const { ready, errors } = await read(
    `${one}Ada Diaz,ada@example.com,job_1\n"Bea,bea@example.com,job_1\nCy,cy@example.com,job_1`,
  );
  expect(ready).toMatchObject([{ line: 2 }]);
  expect(errors).toMatchObject([{ message: expect.stringContaining('never closed') }]);
});

test('whoever stands in the requisition already, or twice in the file, is a duplicate and no error', async () => {
  const known = [aCandidate({ id: 'cand_1', email: 'ADA@example.com', job: 'job_1', stage: 'Phone screen' })];
  const found = await read(
    `${one}Ada,ada@example.com,job_1\nBea,bea@example.com,job_1\nB. Cole,Bea@Example.com,job_1\nBea,bea@example.com,job_2`,
    { known },
  );
  expect(found.errors).toEqual([]);
  expect(found.duplicates).toEqual([
    { line: 2, message: 'The address is in this requisition already, in Phone screen.' },
    { line: 4, message: 'It says the same as line 3.' },
  ]);
  expect(found.ready.map(({ line }) => line)).toEqual([3, 5]);
});

test('first and last name make a name, and a requisition chosen for all rows needs no column', async () => {
  const { ready } = await read('Last name,First name,Email\nDiaz,Ada,ada@example.com', { job: 'job_2' });
  expect(ready).toMatchObject([{ value: { name: 'Ada Diaz', job: 'job_2' } }]);
});

test('what no column gives is said once, and a mapping of somebody’s own is taken', async () => {
  const file = 'Who,Where to write\nAda,ada@example.com\nBea,bea@example.com';
  expect((await read(file, { job: 'job_1' })).errors.map(({ message }) => message)).toEqual([
    'No column gives the name. Choose one in the mapping.',
    'No column gives the e-mail address. Choose one in the mapping.',
  ]);
  const mapping = { Who: 'name', 'Where to write': 'email' };
  expect((await read(file, { job: 'job_1', mapping })).ready).toHaveLength(2);
});

test.each([
  [{ Nobody: 'name' }, 'The file has no column “Nobody”.'],
  [{ Name: 'nickname' }, 'There is no field “nickname”.'],
  [{ Name: 'email', Email: 'email' }, 'Two columns fill the field “email”.'],
])('a mapping that cannot be meant is refused: %j', async (mapping, message) => {
  await expect(read(`${one}Ada,ada@example.com,job_1`, { mapping })).rejects.toThrow(message);
});

test('columns may be called like parts of objects', async () => {
  const found = await read('__proto__,constructor,Name,Email,Job\n1,2,Ada Diaz,ada@example.com,job_1');
  expect(found.ready).toMatchObject([{ value: ada }]);
});

test.each([
  ['', 'The file is empty.'],
  ['\uFEFF\n\n', 'The file is empty.'],
])('a file of nothing is refused: %j', async (file, message) => {
  await expect(read(file)).rejects.toThrow(message);
});

test('an Excel workbook is no list', async () => {
  await expect(read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]))).rejects.toThrow('an Excel workbook cannot be read');
});

test('a hundred thousand lines are read, each with its own verdict, and what is behind them is named', async () => {
  const rows = Array.from(
    { length: 100_002 },
    (_, index) => `P${index},${index % 10 === 9 ? 'wrong' : `p${index}@example.com`},job_1`,
  );
  const { ready, errors, rows: count } = await read(`${one}${rows.join('\n')}`);
  expect(count).toBe(100_000);
  expect(ready).toHaveLength(90_000);
  expect(errors).toHaveLength(10_001);
  expect(errors.at(-1)).toMatchObject({ line: 100_002, message: expect.stringContaining('are not read') });
});

test('requisitions are read with their manager, and one that exists is a duplicate', async () => {
  const jobs: Job[] = [aJob({ id: 'job_1', title: 'ICU Nurse', location: 'Chicago' })];
  const users = [User.parse({ id: 'u_1', name: 'Mia Chen', email: 'mia@example.com', role: 'hiring_manager' })];
  const file =
    'Title,Location,Department,Manager,Status\nICU nurse,chicago,nursing,,\nPorter,Chicago,"",mia@example.com,draft\nChef,,,nobody,\nCook,,,,perhaps';
  const found = await readJobs({ bytes: Buffer.from(file), mapping: undefined }, { ...context, jobs, users });
  expect(found.duplicates).toMatchObject([{ line: 2 }]);
  expect(found.ready).toMatchObject([{ line: 3, value: { title: 'Porter', status: 'draft', hiringManager: 'u_1' } }]);
  expect(found.errors).toMatchObject([
    { line: 4, column: 'Manager', message: '“nobody” is no member of your organization.' },
    { line: 5, column: 'Status', message: 'The status is open, draft or closed.' },
  ]);
});

test('where a system puts new people in its first stage only, other stages are refused and rows without one are right', async () => {
  const entry = { ...context, stages: ['Lead', ...context.stages], entryStages: ['Applied'], candidates: [] };
  const file = `Name,Email,Job,Stage
Ada Diaz,ada@example.com,job_1,
Bo Lind,bo@example.com,job_1,Phone screen
Cy Roe,cy@example.com,job_1,applied`;
  const found = await readCandidates({ bytes: bytesOf(file), mapping: undefined }, entry);
  expect(found.ready.map(({ line, value }) => [line, value.stage])).toEqual([
    [2, 'Applied'],
    [4, 'Applied'],
  ]);
  expect(found.errors).toMatchObject([{ line: 3, message: 'People are imported into Applied and moved from there.' }]);
});
