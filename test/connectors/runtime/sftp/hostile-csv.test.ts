// Files made to fill the memory are refused before they have done so, and by what a person can mend.
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { csvOf, readRows } from '../../../../src/connectors/runtime/sftp/csv.ts';

const megabyte = 1_000_000;
const place = { columns: null, delimiter: ',', encoding: 'utf8', limit: 100 } as const;

/** Fifty megabytes, of which no more is asked for than has to be read. */
function endless(begin: string, more: string) {
  let asked = 0;
  async function* chunks() {
    yield Buffer.from(begin);
    for (; asked < 50; asked += 1) yield Buffer.from(more.repeat(megabyte / more.length));
  }
  return { stream: Readable.from(chunks()), asked: () => asked };
}

test.each([
  ['a quotation that never ends', 'a,b\n"', 'x'],
  ['a quotation that never ends, over lines', 'a,b\n"', 'x\n'],
  ['separators alone', '', ','],
  ['one field', 'a\n', 'x'],
])('%s', async (_what, begin, more) => {
  const { stream, asked } = endless(begin, more);
  await expect(readRows(stream, place)).rejects.toMatchObject({ code: 'CSV_MAX_RECORD_SIZE' });
  expect(asked()).toBeLessThan(10);
});

test('long files of short rows are read page by page as ever', async () => {
  const { stream } = endless('a,b\n', '1,2\n');
  const { rows } = await readRows(stream, place);
  expect(rows).toHaveLength(100);
});

test.each([[[{ a: '' }, { a: 'x' }]], [[{ a: '' }]], [[{ a: '' }, { a: '' }]]])(
  'rows of nothing are rows all the same: %j',
  async (rows) => {
    const read = await readRows(Readable.from([Buffer.from(csvOf(rows, ','))]), place);
    expect(read.rows).toEqual(rows);
  },
);
