// The PDF as a screen reader and an applicant tracking system find it: its text as it was written, its tags whole and in order.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isPrintable, writePdf } from '../../../src/services/veteran/documents/write-pdf.ts';

const names = {
  Latin: 'Zoë Ångström',
  Polish: 'Łukasz Żółć',
  Vietnamese: 'Nguyễn Thị Hồng Đặng',
  Greek: 'Οδυσσέας Παπαδόπουλος',
  Cyrillic: 'Михаил Щербаков',
  Arabic: 'محمد الأحمد',
  Hebrew: 'יוסף כהן',
  Chinese: '王小明',
  Japanese: '山田 たろう',
  Korean: '김철수',
  Devanagari: 'राजेश शर्मा',
  Thai: 'สมชาย ใจดี',
  Georgian: 'ნინო ბერიძე',
  Armenian: 'Արամ Պետրոսյան',
};

const documentOf = (name: string) => ({
  title: `Résumé of ${name}`,
  sections: [
    { heading: 'Experience', paragraphs: [`${name} led 12 people.`], points: [] },
    { heading: 'Skills', paragraphs: [], points: ['Vehicle maintenance', 'Inventory', 'Leading people'] },
  ],
});

const latin = async (name: string): Promise<string> => Buffer.from(await writePdf(documentOf(name))).toString('latin1');

/** All streams in plain form: page contents and the tables from glyphs to letters. */
function streamsOf(pdf: string): string[] {
  return [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      // A font's own file is not text.
      return [];
    }
  });
}

/** What the file says its glyphs stand for. */
const lettersOf = (pdf: string): Set<string> =>
  new Set(
    streamsOf(pdf)
      .filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar'))
      .flatMap((stream) =>
        [...stream.matchAll(/<([0-9a-f]{4})>/gi)].map(([, hex = '']) => String.fromCodePoint(parseInt(hex, 16))),
      ),
  );

test.each(Object.entries(names))('a name in %s is set right or the PDF is refused', async (_, name) => {
  if (!isPrintable(documentOf(name))) return;
  const letters = lettersOf(await latin(name));
  const missing = Array.from(name.normalize('NFC')).filter((letter) => letter !== ' ' && !letters.has(letter));
  expect(missing).toEqual([]);
});

test('five of the scripts are set, and nothing that the typeface lacks', () => {
  const set = Object.entries(names).filter(([, name]) => isPrintable(documentOf(name)));
  expect(set.map(([script]) => script)).toEqual(['Latin', 'Polish', 'Vietnamese', 'Greek', 'Cyrillic']);
});

const isMissing = !existsSync('/usr/bin/pdftotext') && process.env['REQUIRE_SERVICES'] !== '1';

test.skipIf(isMissing)('a reader of PDFs gets every name back (pdftotext)', async () => {
  for (const name of Object.values(names).filter((one) => isPrintable(documentOf(one)))) {
    const text = execFileSync('/usr/bin/pdftotext', ['-', '-'], {
      input: Buffer.from(await writePdf(documentOf(name))),
    });
    expect(text.toString('utf8').normalize('NFC')).toContain(`${name} led 12 people.`);
    expect(text.toString('utf8')).not.toContain('?');
  }
});

test('language, title and marks are declared', async () => {
  const pdf = await latin(names.Polish);
  expect(pdf).toMatch(/\/Lang \(en-US\)/);
  expect(pdf).toMatch(/\/DisplayDocTitle true/);
  expect(pdf).toMatch(/\/MarkInfo \d+ 0 R/);
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toMatch(/\/StructTreeRoot \d+ 0 R/);
  expect(pdf).toMatch(/\/Title \d+ 0 R/);
});

test('headings, paragraphs and list stand in the tree in order', async () => {
  const pdf = await latin(names.Latin);
  const kinds = [...pdf.matchAll(/\/S \/(Document|H1|H2|P|L|LI|LBody)\b/g)].map(([, kind]) => kind);
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  expect([count('Document'), count('H1'), count('H2'), count('P'), count('L')]).toEqual([1, 1, 2, 1, 1]);
  expect([count('LI'), count('LBody')]).toEqual([3, 3]);
});

test('every text is shown inside a marked content of the tree', async () => {
  const pages = streamsOf(await latin(names.Latin)).filter((stream) => / Tf\b/.test(stream));
  expect(pages).toHaveLength(1);
  let depth = 0;
  let outside = 0;
  const ids = new Set<string>();
  for (const [operator, id = ''] of (pages[0] ?? '').matchAll(
    /\/MCID (\d+)|\bBDC\b|\bBMC\b|\bEMC\b|\]\s*TJ|\)\s*Tj/g,
  )) {
    if (id !== '') ids.add(id);
    else if (operator === 'BDC' || operator === 'BMC') depth += 1;
    else if (operator === 'EMC') depth -= 1;
    else if (depth === 0) outside += 1;
  }
  expect([depth, outside]).toEqual([0, 0]);
  expect(ids.size).toBe(7);
});

test('a usual résumé is one page, with all twelve skills', async () => {
  const points = Array.from({ length: 12 }, (_, at) => `Skill number ${at + 1} of the answer`);
  const document = { title: 'Résumé', sections: [{ heading: 'Skills', paragraphs: ['Word. '.repeat(120)], points }] };
  const pdf = Buffer.from(await writePdf(document)).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
