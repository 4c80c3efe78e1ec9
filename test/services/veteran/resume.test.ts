// Résumé language from facts, pasted text put into plain words, and files that expire.
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { TenantId } from '../../../src/core/ids.ts';
import { rewriteResume } from '../../../src/services/veteran/rewriting/rewrite-resume.ts';
import { keptMinutes } from '../../../src/services/veteran/resume-store.ts';
import { downloadResume, makeResume } from '../../../src/services/veteran/resume.ts';
import { data } from './data.ts';
import { skillsForCode } from '../../../src/services/veteran/skills.ts';
import { client, setUp } from './setting.ts';

const pasted =
  'SSG, 11B20. Led a squad of 9 soldiers downrange. Maintained 12 HMMWVs, conducted PMCS and wrote NCOERs.';
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

test('military words become plain ones, and every change is marked', () => {
  const { text, changes } = rewriteResume(pasted, data);
  expect(text).toContain('conducted preventive maintenance checks');
  expect(text).toContain('12 HMMWVs (');
  expect(changes.map(({ start, end, before }) => pasted.slice(start, end) === before)).not.toContain(false);
});

test('no number is invented and none is lost', () => {
  expect(numbersIn(rewriteResume(pasted, data).text)).toEqual(numbersIn(pasted));
});

test('ordinary English stays as it is', () => {
  const plain = 'Managed the budget of a city library and its rating system, top of the band.';
  expect(rewriteResume(plain, data)).toEqual({ text: plain, changes: [] });
});

test('the text for a code holds no number but the code and claims no certificate', () => {
  const { store } = setUp();
  const { after } = makeResume({ kind: 'code', client, mosCode: '68W', branch: 'Army' }, { data, store });
  expect(numbersIn(after)).toEqual([]);
  expect(after).not.toMatch(/certified|licensed|award/i);
});

test('all three forms can be downloaded and hold the text', async () => {
  const { store } = setUp();
  const { token, formats } = makeResume(
    { kind: 'text', client, text: 'Ran the S4 shop. <b>&amp;</b> Łódź' },
    { data, store },
  );
  expect(formats).toEqual(['pdf', 'docx', 'txt']);
  const [pdf, docx, text] = await Promise.all(
    formats.map((format) => downloadResume({ token, client, format }, { store })),
  );
  expect(
    Buffer.from(pdf?.bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const files = unzipSync(docx?.bytes ?? new Uint8Array());
  expect(Buffer.from(files['word/document.xml'] ?? []).toString()).toContain(
    'logistics (S4) shop. &lt;b&gt;&amp;amp;&lt;/b&gt; Łódź',
  );
  expect(Buffer.from(text?.bytes ?? []).toString()).toContain('logistics (S4) shop');
});

test('a résumé expires by itself', async () => {
  const { store, time } = setUp();
  const { token } = makeResume({ kind: 'text', client, text: pasted }, { data, store });
  time.now = new Date(time.now.getTime() + keptMinutes * 60_000);
  await expect(downloadResume({ token, client, format: 'txt' }, { store })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(store.size).toBe(0);
});

test('a deleted résumé is gone, for whoever asks', async () => {
  const { store } = setUp();
  const { token } = makeResume({ kind: 'text', client, text: pasted }, { data, store });
  expect(() => store.remove(token, TenantId.parse('other'))).toThrow('no such résumé');
  store.remove(token, client);
  expect(() => store.remove(token, client)).toThrow('no such résumé');
  await expect(downloadResume({ token, client, format: 'pdf' }, { store })).rejects.toMatchObject({
    code: 'not_found',
  });
});

const made = (name: string) => {
  const { store } = setUp();
  const resume = makeResume({ kind: 'text', client, text: `${name} led a squad.` }, { data, store });
  const download = async (format: 'pdf' | 'docx') =>
    Buffer.from((await downloadResume({ token: resume.token, client, format }, { store })).bytes);
  return { formats: resume.formats, download };
};

test.each([
  'Łukasz Żółć',
  'Nguyễn Thị Hồng Đặng',
  'Οδυσσέας',
  'Михаил Щербаков',
  'Şükrü Işık',
  'Þórður Æsir',
  '✔ Led ➢ teams',
])('a PDF shows the letters of %s in a typeface of its own', async (name) => {
  const { formats, download } = made(name);
  expect(formats).toContain('pdf');
  expect((await download('pdf')).toString('latin1')).toContain('/FontFile2');
});

test.each(['محمد', 'יוסף', '王小明', '김철수', 'สมชาย', 'राजेश'])(
  'a PDF of %s is refused in words, and the Word document has the name',
  async (name) => {
    const { formats, download } = made(name);
    expect(formats).toEqual(['docx', 'txt']);
    await expect(download('pdf')).rejects.toMatchObject({ code: 'validation_failed' });
    const word = unzipSync(await download('docx'));
    expect(Buffer.from(word['word/document.xml'] ?? []).toString('utf8')).toContain(name);
  },
);

test('a résumé from a code lists every skill of the answer', async () => {
  const { store } = setUp();
  const { token } = makeResume({ kind: 'code', client, mosCode: '25B', branch: 'Army' }, { data, store });
  const text = Buffer.from((await downloadResume({ token, client, format: 'txt' }, { store })).bytes).toString('utf8');
  const record = data.codes.get('Army', '25B');
  for (const { name } of record === undefined ? [] : skillsForCode(record, data)) expect(text).toContain(name);
});
