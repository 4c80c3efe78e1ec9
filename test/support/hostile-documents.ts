// Documents made to hold everybody up: small to send, and endless, huge or deep to whoever believes them.
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

export interface HostileDocument {
  readonly what: string;
  readonly extension: string;
  readonly bytes: () => Uint8Array;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** With a page whose words are that stream. */
const pdf = (objects: string): Buffer => latin(`%PDF-1.7\n${objects}\n%%EOF`);
const page = (contents: string): string =>
  `1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n` +
  `3 0 obj <</Type/Page/Parent 2 0 R/Contents ${contents}>> endobj\n`;
const packed = (text: string, more = ''): string => {
  const raw = deflateSync(latin(text)).toString('latin1');
  return `<</Filter/FlateDecode/Length ${raw.length}${more}>> stream\n${raw}\nendstream`;
};
const repeated = (times: number, each: (at: number) => string): string =>
  Array.from({ length: times }, (_, at) => each(at)).join('');

const pdfs: readonly (readonly [string, () => Buffer])[] = [
  ['a page that unpacks to 40 MB', () => pdf(`${page('4 0 R')}4 0 obj ${packed(' '.repeat(40_000_000))} endobj`)],
  [
    'twenty streams of 2 MB',
    () => {
      const one = packed('(x) Tj '.repeat(280_000));
      return pdf(
        page(`[${repeated(20, (at) => `${at + 10} 0 R `)}]`) + repeated(20, (at) => `${at + 10} 0 obj ${one} endobj\n`),
      );
    },
  ],
  [
    'a chain of 200,000 references',
    () => pdf(page('10 0 R') + repeated(200_000, (at) => `${at + 10} 0 obj ${at + 11} 0 R endobj\n`)),
  ],
  [
    'pages that hold one another',
    () =>
      pdf(
        '1 0 obj <</Type/Pages/Kids[2 0 R 2 0 R]>> endobj 2 0 obj <</Type/Pages/Kids[1 0 R 1 0 R]/Contents 2 0 R>> endobj',
      ),
  ],
  [
    'a stream that says it has 9,999,999,999 bytes',
    () => pdf(`${page('4 0 R')}4 0 obj <</Length 9999999999>> stream\n(x) Tj\nendstream endobj`),
  ],
  ['lists in lists, 500,000 deep', () => pdf(`1 0 obj ${'['.repeat(500_000)}`)],
  ['dictionaries in dictionaries, 200,000 deep', () => pdf(`1 0 obj ${'<</A'.repeat(200_000)}`)],
  ['objects that open strings and close none', () => pdf(repeated(100_000, (at) => `${at} 0 obj (`))],
  ['objects that open hexadecimal strings', () => pdf(repeated(100_000, (at) => `${at} 0 obj <`))],
  ['objects that open comments', () => pdf(repeated(100_000, (at) => `${at} 0 obj %`))],
  ['streams that never end', () => pdf(repeated(60_000, (at) => `${at} 0 obj<<>>stream\n`))],
  [
    'a stream of 500,000 objects at one place',
    () => {
      const index = '7 0 '.repeat(500_000);
      return pdf(
        `1 0 obj ${packed(`${index}[${'1 '.repeat(1_000)}]`, `/Type/ObjStm/N 500000/First ${index.length}`)} endobj`,
      );
    },
  ],
  ['two hundred thousand empty pages', () => pdf(repeated(200_000, (at) => `${at} 0 obj<</Type/Page>>\n`))],
];

const heading = '<?xml version="1.0"?>';
const word = (xml: string): Uint8Array => zipSync({ 'word/document.xml': Buffer.from(xml) });
const laughs = repeated(30, (at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);

/** What its parts say about their size is made up. */
function lying(bytes: Uint8Array, size: number): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = 0; at < copy.length - 46; at += 1) {
    if (copy.readUInt32LE(at) === 0x04_03_4b_50) copy.writeUInt32LE(size, at + 22);
    if (copy.readUInt32LE(at) === 0x02_01_4b_50) copy.writeUInt32LE(size, at + 24);
  }
  return copy;
}

const zips: readonly (readonly [string, string, () => Uint8Array])[] = [
  ['a Word document of 30 MB', 'docx', () => zipSync({ 'word/document.xml': new Uint8Array(30_000_000) })],
  [
    'one that says it has ten bytes and has 10 MB',
    'docx',
    () => lying(zipSync({ 'word/document.xml': new Uint8Array(10_000_000) }), 10),
  ],
  ['one that says it has 4 GB', 'docx', () => lying(word('<w:t>x</w:t>'), 0xff_ff_ff_ff)],
  [
    'one with entities that laugh a billion times',
    'docx',
    () => word(`${heading}<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><w:t>&l30;</w:t>`),
  ],
  ['one of a million nested paragraphs', 'docx', () => word(`${heading}${'<w:p>'.repeat(900_000)}`)],
  [
    'zips in zips',
    'docx',
    () => zipSync({ 'word/document.xml': zipSync({ 'word/document.xml': new Uint8Array(4_000_000) }) }),
  ],
  ['a sheet of 30 MB', 'xlsx', () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(30_000_000) })],
];

/** Sizes as a PNG and a JPEG state them before any picture. */
const pictures: readonly (readonly [string, string, () => Buffer])[] = [
  [
    'a PNG of 60,000 × 60,000',
    'png',
    () => {
      const size = Buffer.alloc(8);
      size.writeUInt32BE(60_000, 0);
      size.writeUInt32BE(60_000, 4);
      return Buffer.concat([
        latin('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'),
        size,
        latin('\u0008\u0006\0\0\0'),
        deflateSync(Buffer.alloc(1_000_000)),
      ]);
    },
  ],
  [
    'a JPEG of 65,535 × 65,535',
    'jpg',
    () => latin('\u00ff\u00d8\u00ff\u00c0\0\u0011\u0008\u00ff\u00ff\u00ff\u00ff\u0003'),
  ],
];

const boundary = (at: number): string => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`;

/** Mails and calendars that are sent as files are texts. */
export const hostileMails = {
  'parts in parts, 10,000 deep': repeated(10_000, boundary),
  'ten thousand parts': `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(10_000)}`,
  'a quoted-printable line of soft breaks': `Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n${'=\n'.repeat(400_000)}`,
  'quoted-printable signs that are none': `Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n${'='.repeat(800_000)}`,
  'a header folded 200,000 times': `Subject: x${'\n x'.repeat(200_000)}\n\nx`,
  'encoded words without an end': `Subject: ${'=?utf-8?q?'.repeat(80_000)}\n\nx`,
  'blank lines with blanks': `Subject: x\n${'\n   \t'.repeat(160_000)}x`,
} as const;

export const hostileCalendars = {
  'components in components, 100,000 deep': `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(100_000)}`,
  'an answer of 100,000 people': `BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:x\n${'ATTENDEE;PARTSTAT=DECLINED:mailto:a@b.test\n'.repeat(100_000)}END:VEVENT\nEND:VCALENDAR`,
  'one property of 200,000 parameters': `BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nATTENDEE${';X=1'.repeat(200_000)}:mailto:a@b.test\nEND:VEVENT\nEND:VCALENDAR`,
  'quotations without an end': `BEGIN:VCALENDAR\n${'X;A="\n'.repeat(100_000)}`,
  'a line folded 250,000 times': `BEGIN:VCALENDAR\nX:${'\n x'.repeat(250_000)}`,
} as const;

export const hostileDocuments: readonly HostileDocument[] = [
  ...pdfs.map(([what, bytes]) => ({ what, extension: 'pdf', bytes })),
  ...[...zips, ...pictures].map(([what, extension, bytes]) => ({ what, extension, bytes })),
  ...Object.entries(hostileMails).map(([what, text]) => ({ what, extension: 'eml', bytes: () => Buffer.from(text) })),
  ...Object.entries(hostileCalendars).map(([what, text]) => ({
    what,
    extension: 'ics',
    bytes: () => Buffer.from(text),
  })),
];
