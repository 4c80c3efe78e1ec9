// Rows of data files: what is wrong with one is said with its file and line, and without the words of the message.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxesIn, talksIn } from '../../evals/harness/rows.ts';

function fileOf(...rows: readonly unknown[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'batch.jsonl');
  writeFileSync(file, rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'));
  return file;
}
const row = { sandbox: 'clinic', style: 'plain', talk: [{ say: 'reject Mark', calls: [] }] };

test('a talk is read with the place where it stands', () => {
  const [first, second] = talksIn(fileOf(row, '', row));
  expect(first).toMatchObject(row);
  expect([first?.at, second?.at].map((at) => at?.replace(/^.*\//, ''))).toEqual(['batch.jsonl:1', 'batch.jsonl:3']);
});

test.each([
  [
    'a key that no row has',
    { ...row, talk: [{ say: 'reject Mark', calls: [], trapped: true }] },
    /batch\.jsonl:2: talk\.0/,
  ],
  [
    'a call without arguments',
    { ...row, talk: [{ say: 'reject Mark', calls: [['x']] }] },
    /batch\.jsonl:2: talk\.0\.calls/,
  ],
  ['no style', { sandbox: 'clinic', talk: row.talk }, /batch\.jsonl:2: style/],
  ['no JSON', '{"say": "reject Mark"', /batch\.jsonl:2: is no JSON/],
] as const)('a bad row is named by file and line: %s', (_, bad, said) => {
  const read = () => talksIn(fileOf(row, bad));
  expect(read).toThrow(said);
  expect(read).not.toThrow(/Mark/);
});

test('a sandbox that lacks its stages is named by file and line', () => {
  expect(() => sandboxesIn(fileOf({ sandbox: 'clinic', now: '2026-06-01', timezone: 'UTC', users: [] }))).toThrow(
    /batch\.jsonl:1: stages/,
  );
});
