// The words of a PDF: of our own writer, of files as others write them, and of files that are made to harm.
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfText } from '../../src/channels/files/pdf-text.ts';
import { readContent } from '../../src/channels/files/read-content.ts';
import { writePdf } from '../../src/services/veteran/documents/write-pdf.ts';

const page = (content: string, more = '', filter = '') =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X1 6 0 R>>>>>>endobj',
      `4 0 obj<</Length ${content.length}${filter}>>\nstream\n${content}\nendstream endobj`,
      '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[128/eacute/bullet]>>>>endobj',
      more,
      'trailer<</Root 1 0 R>>',
    ].join('\n'),
    'latin1',
  );

test('reads what our own writer writes: headings, points and letters of many languages', async () => {
  const sections = [{ heading: 'Experience', paragraphs: ['Łódź, Zoë, Ñandú'], points: ['Led “a shift” – of 25'] }];
  const bytes = await writePdf({ title: 'Tomáš Novák', sections });
  expect(pdfText(bytes)).toBe('Tomáš Novák\n\nExperience\nŁódź, Zoë, Ñandú\n• Led “a shift” – of 25');
});

test('lines, gaps and the signs that a font puts elsewhere', () => {
  const content =
    'BT /F1 12 Tf 72 700 Td (R\\200sum\\200) Tj 80 0 Td (2026) Tj -80 -14 Td [(Man)30(ager)] TJ 0 -40 Td <81> Tj ET';
  expect(pdfText(page(content))).toBe('Résumé 2026\nManager\n\n•');
});

test('packed content, a drawing within the drawing, and brackets within words', () => {
  const packed = deflateSync(Buffer.from('/X1 Do BT /F1 10 Tf 0 0 Td (a \\(b\\) (c)) Tj ET')).toString('latin1');
  const form = 'BT /F1 10 Tf 0 90 Td (Within) Tj ET';
  const more = `6 0 obj<</Subtype/Form/Length ${form.length}>>\nstream\n${form}\nendstream endobj`;
  expect(pdfText(page(packed, more, '/Filter/FlateDecode'))).toBe('Within\n\na (b) (c)');
});

test('objects packed into a stream are found, and what was written later counts', () => {
  const inner = '7 0 8 40 <</Type/Nothing/Of/Interest>>          (nothing)';
  const packed = deflateSync(Buffer.from(inner)).toString('latin1');
  const more = `9 0 obj<</Type/ObjStm/N 2/First 9/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream endobj`;
  const later = '4 0 obj<</Length 33>>\nstream\nBT /F1 9 Tf 0 0 Td (Later) Tj ET  \nendstream endobj';
  expect(pdfText(page('BT /F1 9 Tf 0 0 Td (Before) Tj ET', `${more}\n${later}`))).toBe('Later');
});

test('an encrypted file, a scan and a cut-off one say what they are', () => {
  expect(readContent('pdf', page('', '8 0 obj<<>>endobj trailer<</Encrypt 8 0 R>>'))).toMatchObject({
    kind: 'unreadable',
    because: expect.stringContaining('encrypted'),
  });
  expect(readContent('pdf', page('q 1 0 0 1 0 0 cm /X1 Do Q'))).toMatchObject({
    because: expect.stringContaining('scan'),
  });
  expect(readContent('pdf', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog'))).toMatchObject({ kind: 'unreadable' });
});

test.each([
  ['pages that lead to one another', '2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]>>endobj'],
  ['a drawing that draws itself', '6 0 obj<</Subtype/Form/Length 6>>\nstream\n/X1 Do\nendstream endobj'],
  // Fifty to the eighth drawings, in a file of a kilobyte.
  [
    'a drawing that draws itself fifty times',
    `6 0 obj<</Subtype/Form/Length 300>>\nstream\n${'/X1 Do '.repeat(50)}\nendstream endobj`,
  ],
  ['references in a circle', '5 0 obj 5 0 R endobj'],
  ['ten thousand brackets', `7 0 obj ${'['.repeat(10_000)} endobj`],
])('%s end by themselves', (_, more) => {
  expect(['text', 'unreadable']).toContain(readContent('pdf', page('/X1 Do', more)).kind);
});

test('what unpacks to far more than it says has no text, and the rest is read', () => {
  const bomb = deflateSync(Buffer.alloc(60_000_000, ' ')).toString('latin1');
  const more = `7 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n${bomb}\nendstream endobj`;
  expect(pdfText(page('BT /F1 9 Tf 0 0 Td (Here) Tj ET', more))).toBe('Here');
});
