// What is read of a file: plain words, whatever it was written with, and nothing that a file could hide or do.
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readContent } from '../../src/channels/files/read-content.ts';
import { readInChild } from '../../src/channels/files/read-in-child.ts';
import { wordText } from '../../src/channels/files/word-text.ts';

const textOf = (extension: string, bytes: Uint8Array) => {
  const content = readContent(extension, bytes);
  return content.kind === 'text' ? content.text : content.because;
};
const docx = (body: string) =>
  zipSync({
    'word/document.xml': Buffer.from(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
  });

test.each([
  ['UTF-8', Buffer.from('Zoë 👩🏽‍🚀 مريم')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFZoë 👩🏽‍🚀 مريم')],
  ['UTF-16, little end first', Buffer.from('\uFEFFZoë 👩🏽‍🚀 مريم', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\uFEFFZoë 👩🏽‍🚀 مريم', 'utf16le').swap16()],
])('text in %s is read', (_what, bytes) => {
  expect(textOf('txt', bytes)).toBe('Zoë 👩🏽‍🚀 مريم');
});

test('a list that Excel wrote for Windows is read, and counted by rows and not by lines', () => {
  const content = readContent('csv', Buffer.from('name;city\r\n"Zoë\r\nNg";Köln\r\nAnn;Akron\r\n\r\n', 'latin1'));
  expect(content).toMatchObject({ kind: 'text', what: 'a list with 2 rows under its headings' });
  expect(content.kind === 'text' && content.text).toContain('Zoë\nNg";Köln');
});

test('signs that steer and half characters are left out', () => {
  expect(textOf('txt', Buffer.from('a\u0007b\u001b[31mc\r\nd\n\n\n\n\ne'))).toBe('ab[31mc\nd\n\ne');
  expect(textOf('txt', Buffer.from([0xff, 0xfe, 0x41, 0, 0x00, 0xd8])).isWellFormed()).toBe(true);
});

test('of a Word document the words are read: paragraphs, tabs, cells, signs; not what was deleted', () => {
  const body =
    '<w:p><w:r><w:t xml:space="preserve">Ann &amp; </w:t></w:r><w:r><w:t>Bob &#x1F680;&#8364;</w:t><w:tab/><w:t>x</w:t></w:r></w:p>' +
    '<w:p><w:del><w:r><w:delText>secret</w:delText></w:r></w:del><w:r><w:t>next</w:t><w:br/><w:t>line</w:t></w:r></w:p>';
  expect(wordText(docx(body))).toBe('Ann & Bob 🚀€\tx\nnext\nline\n');
});

test('entities of its own, outside files and damage are not followed', () => {
  const declared = docx(
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:p><w:r><w:t>&e;&#xD800;</w:t></w:r></w:p>',
  );
  expect(wordText(declared)).toBe('&e;&#xD800;\n');
  expect(wordText(docx('x').subarray(0, 60))).toBeUndefined();
  expect(wordText(zipSync({ 'xl/workbook.xml': Buffer.from('x') }))).toBeUndefined();
});

test('a small zip that unpacks to more than any document holds is refused', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(21_000_000) }, { level: 1 });
  expect(bomb.length).toBeLessThan(200_000);
  expect(wordText(bomb)).toBeUndefined();
});

test('bytes that are no text are refused by what they are, whatever their name says', () => {
  expect(textOf('txt', Buffer.from('%PDF-1.7'))).toMatch(/no words in that PDF/);
  expect(textOf('csv', Buffer.from([1, 0, 2, 0, 3]))).toMatch(/no text, which I cannot read/);
  expect(textOf('txt', Buffer.from('{\\rtf1 x}'))).toMatch(/an RTF file/);
  expect(textOf('txt', new Uint8Array())).toMatch(/no text in that file/);
});

test.each(['<w:t ', '<w:tab ', '<w:t a="', '<w:t>&#1'])(
  'a document that only ever begins with %s is read in linear time',
  (piece) => {
    // Of this thread alone, and the best of five: what else the process does is nobody's doing.
    const microseconds = (count: number, times: number) => {
      const bytes = docx(piece.repeat(count));
      const once = () => {
        const before = process.threadCpuUsage();
        for (let read = 0; read < times; read += 1) wordText(bytes);
        return process.threadCpuUsage(before).user;
      };
      return Math.min(...Array.from({ length: 5 }, once));
    };
    // As long as forty short ones: in quadratic time it would take forty times as much. Clocks of CPU tick every four milliseconds.
    expect(microseconds(400_000, 1)).toBeLessThan(10 * Math.max(8_000, microseconds(10_000, 40)));
  },
);

test('a document that lists the same part many times is unpacked once', () => {
  const one = docx('<w:p><w:t>x</w:t></w:p>');
  expect(wordText(one)).toBe('x\n');
  const entries = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`word/document${index}.xml`, Buffer.from('y')]),
  );
  expect(wordText(zipSync({ ...entries, 'word/document.xml': Buffer.from('<w:p><w:t>x</w:t></w:p>') }))).toBe('x\n');
});

/** Of about so many characters; each made so that some way of reading takes far more than its length. */
const hostile: readonly (readonly [string, string, (length: number) => Uint8Array])[] = [
  ['blanks', 'txt', (length) => Buffer.from(`${' '.repeat(length)}x`)],
  ['tabs between letters', 'txt', (length) => Buffer.from('\t\tx'.repeat(length / 3))],
  ['empty lines', 'txt', (length) => Buffer.from(`x${'\n'.repeat(length)}x`)],
  ['signs that steer', 'txt', (length) => Buffer.from('\u0007'.repeat(length))],
  ['quotation marks', 'csv', (length) => Buffer.from('"'.repeat(length + 1))],
  ['rows', 'csv', (length) => Buffer.from('a\n'.repeat(length / 2))],
  ['openings of runs', 'docx', (length) => docx('<w:t '.repeat(length / 5))],
  ['runs that never close', 'docx', (length) => docx('<w:t>'.repeat(length / 5))],
  ['ampersands', 'docx', (length) => docx(`<w:t>${'&'.repeat(length)}</w:t>`)],
  ['blanks in a run', 'docx', (length) => docx(`<w:t>${' '.repeat(length)}x</w:t>`)],
  [
    'entities of entities',
    'docx',
    (length) => docx(`<!DOCTYPE x [${'<!ENTITY a "&b;&b;">'.repeat(length / 20)}]><w:t>&a;</w:t>`),
  ],
];

test.each(hostile)('%s are read in time that grows with the length', (...[, extension, of]) => {
  const cpuMs = (bytes: Uint8Array): number => {
    const before = process.threadCpuUsage();
    readContent(extension, bytes);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
  cpuMs(of(100_000));
  expect(cpuMs(of(200_000))).toBeLessThan(4 * cpuMs(of(100_000)) + 40);
});

test('of a text longer than any résumé the beginning is read, and said to be one', () => {
  const content = readContent('txt', Buffer.from('word '.repeat(100_000)));
  expect(content).toMatchObject({ kind: 'text', what: 'the beginning of a text file of 100000 words' });
  expect(content.kind === 'text' && content.text.length).toBe(50_000);
});

test('a file is read by a process of its own, which nothing in it can harm anybody from', async () => {
  const largest = Buffer.alloc(5_000_000, ' ').fill('x', 4_999_999);
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(4_900_000) });
  const read = await Promise.all([
    readInChild('txt', Buffer.from('Zoë 👩🏽‍🚀')),
    readInChild('txt', largest),
    readInChild('docx', bomb),
    readInChild('docx', docx('<w:p><w:t>Ann</w:t></w:p>')),
  ]);
  expect(read.map((content) => (content.kind === 'text' ? content.text : content.kind))).toEqual([
    'Zoë 👩🏽‍🚀',
    'x',
    'unreadable',
    'Ann',
  ]);
});
