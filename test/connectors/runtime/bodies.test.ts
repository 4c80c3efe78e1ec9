// The bytes of an answer become its values: packed or not, in whatever character set and form, and no digit is lost.
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOf, isXml } from '../../../src/connectors/runtime/bodies.ts';
import { decoded } from '../../../src/connectors/runtime/decode.ts';

const json = '{"name":"Chloé"}';
const read = (bytes: Buffer, headers: Record<string, string> = {}) => decoded({ bytes, headers, maxBytes: 1_000 });
const parsed = async (text: string, type = 'application/json') =>
  (await bodyOf({ text, headers: { 'content-type': type } })).body;

test.each([
  ['gzip', gzipSync(json)],
  ['deflate', deflateSync(json)],
  ['br', brotliCompressSync(json)],
  ['identity', Buffer.from(json)],
])('%s is unpacked', (encoding, bytes) => {
  expect(read(bytes, { 'content-encoding': encoding })).toBe(json);
});

test('what unpacks to more than the limit is refused', () => {
  const large = gzipSync('x'.repeat(5_000));
  expect(() => read(large, { 'content-encoding': 'gzip' })).toThrow(
    expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
  );
});

test.each<[string, Buffer, Record<string, string>]>([
  ['a byte order mark', Buffer.from(`\uFEFF${json}`), {}],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${json}`, 'utf16le'), {}],
  ['Latin-1 that says so', Buffer.from(json, 'latin1'), { 'content-type': 'application/json; charset=ISO-8859-1' }],
  ['Latin-1 that says nothing', Buffer.from(json, 'latin1'), {}],
  ['a charset that nobody knows', Buffer.from(json), { 'content-type': 'application/json; charset=none' }],
])('%s loses no letter', (_what, bytes, headers) => {
  expect(JSON.parse(read(bytes, headers))).toEqual({ name: 'Chloé' });
});

test('a number beyond what a number holds stays as it was written, and so two ids stay two', async () => {
  expect(await parsed('{"a":[9007199254740993, 9007199254740992],"b":-12345678901234567890,"c":12,"d":1.5}')).toEqual({
    a: ['9007199254740993', '9007199254740992'],
    b: '-12345678901234567890',
    c: 12,
    d: 1.5,
  });
});

test('nor is a number rounded, made endless or made nought; one that is the same in fewer digits is one', async () => {
  const text = '{"a":1e400,"b":-1e999,"c":1e-400,"d":0.12345678901234567890,"e":123456789.123456789012,"f":0e999}';
  expect(await parsed(text)).toEqual({
    a: '1e400',
    b: '-1e999',
    c: '1e-400',
    d: '0.12345678901234567890',
    e: '123456789.123456789012',
    f: 0,
  });
  const kept = '{"a":0.10000000000000001,"b":1.10,"c":5e-324,"d":1.7976931348623157e308,"e":1e100,"f":0.30000000000}';
  expect(await parsed(kept)).toEqual({ a: 0.1, b: 1.1, c: 5e-324, d: 1.7976931348623157e308, e: 1e100, f: 0.3 });
});

test('JSON by lines is a list', async () => {
  expect(await parsed('{"id":1}\n{"id":2}\n', 'application/x-ndjson')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await parsed('{"id":1}\n{"id":')).toBeUndefined();
});

test('CSV is a list, with every column', async () => {
  expect(await parsed('\uFEFFid,name,tag,tag\r\n1,"Lee, Dana",a,b\r\n', 'text/csv; charset=utf-8')).toEqual([
    { id: '1', name: 'Lee, Dana', tag: ['a', 'b'] },
  ]);
  expect(await parsed('id,name\n1,2,3\n', 'text/csv')).toBeUndefined();
});

test.each([
  ['a;b\n1,5;"x;y"\n', [{ a: '1,5', b: 'x;y' }]],
  ['a\tb\n1\t2\n', [{ a: '1', b: '2' }]],
  ['\uFEFFsep=;\r\na;b\r\n1;2\r\n', [{ a: '1', b: '2' }]],
  ['"a,b"|c\n1|2\n', [{ 'a,b': '1', c: '2' }]],
  ['a\n"x;y"\n', [{ a: 'x;y' }]],
  ['a,b\n"line\nbreak",""\n', [{ a: 'line\nbreak', b: '' }]],
])('CSV is parted by what its first line is parted by: %j', async (text, rows) => {
  expect(await parsed(text, 'text/csv')).toEqual(rows);
});

test('a page that calls itself CSV is no empty list', async () => {
  const { body, unreadable } = await bodyOf({ text: '<html>', headers: { 'content-type': 'text/csv' } });
  expect([body, unreadable?.because]).toEqual([undefined, expect.stringContaining('HTML')]);
});

const typed = (type: string) => isXml({ headers: { 'content-type': type } });

test('XML is known for what it is, and a page of HTML is not XML', () => {
  expect([typed('application/xml'), typed('application/atom+xml'), typed('text/xml;charset=utf-8')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([typed('application/xhtml+xml'), typed('text/html'), typed('')]).toEqual([false, false, false]);
});

test.each([
  ['a row that is too wide', 'id,name\n1,Ada\n2,Bo,x\n', /^Line 3 has more or fewer fields/],
  ['a row that is too short', 'id,name\n1\n', /^Line 2 has more or fewer fields/],
  ['a quotation that is not closed', 'id,name\n1,"Ada\n', /quoted/],
])('%s is told by its line, and nothing of it is repeated', async (_, text, because) => {
  const { body, unreadable } = await bodyOf({ text, headers: { 'content-type': 'text/csv' } });
  expect(body).toBeUndefined();
  expect(unreadable).toEqual({ form: 'CSV', because: expect.stringMatching(because) });
  expect(unreadable?.because).not.toContain('Ada');
});
