// What stands in a file, as plain text: text, Markdown, lists (CSV), Word documents and PDF. Whatever else it is, it is said which,
// and what to send instead. The kind is told by the bytes; the ending of the name only tells texts apart.
import { pdfText } from './pdf-text.ts';
import { wordText } from './word-text.ts';

export type Content =
  | {
      readonly kind: 'text';
      /** What it is, in words, with how much of it there is. */
      readonly what: string;
      readonly text: string;
    }
  | { readonly kind: 'unreadable'; readonly because: string };

/** More than a résumé or a note ever holds; whoever takes the text further works for its length. */
const mostCharacters = 50_000;

const other = 'Send it as a Word document (.docx), as text or as CSV.';
const unreadable = (what: string, remedy = other): Content => ({
  kind: 'unreadable',
  because: `That is ${what}, which I cannot read. ${remedy}`,
});

/** By their first bytes. */
const known = [
  { begins: '\u00d0\u00cf\u0011\u00e0', what: 'a file of an old Office version', remedy: 'Save it as .docx.' },
  { begins: '{\\rtf', what: 'an RTF file' },
  { begins: '\u0089PNG', what: 'a picture' },
  { begins: '\u00ff\u00d8\u00ff', what: 'a picture' },
  { begins: 'GIF8', what: 'a picture' },
] as const;

export function readContent(extension: string, bytes: Uint8Array): Content {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const found = known.find(({ begins }) => head.startsWith(begins));
  if (found !== undefined) return unreadable(found.what, 'remedy' in found ? found.remedy : other);
  const form = formOf(head);
  const raw = { pdf: pdfWords, zip: wordText, text: decoded }[form](bytes);
  if (raw === undefined) return unreadable(undecoded[form]);
  const text = tidy(raw);
  if (text === '') return { kind: 'unreadable', because: wordless[form] };
  const what = form === 'text' ? whatOf(extension, text) : withWords(documents[form], text);
  if (text.length <= mostCharacters) return { kind: 'text', what, text };
  return { kind: 'text', what: `the beginning of ${what}`, text: text.slice(0, mostCharacters).toWellFormed() };
}

const formOf = (head: string): 'pdf' | 'zip' | 'text' =>
  head.startsWith('%PDF-') ? 'pdf' : head.startsWith('PK') ? 'zip' : 'text';
const undecoded = {
  pdf: 'an encrypted or damaged PDF',
  zip: 'a packed file or an encrypted document',
  text: 'no text',
} as const;
const wordless = {
  pdf: 'There are no words in that PDF: it is a scan, or made of pictures.',
  zip: 'There is no text in that file.',
  text: 'There is no text in that file.',
} as const;
const documents = { pdf: 'a PDF', zip: 'a Word document' } as const;

function pdfWords(bytes: Uint8Array): string | undefined {
  try {
    return pdfText(bytes);
  } catch {
    // Nested deeper than any document, or cut off where it says most.
    return undefined;
  }
}

function whatOf(extension: string, text: string): string {
  if (extension !== 'csv' && extension !== 'tsv')
    return withWords(extension.startsWith('m') ? 'a Markdown file' : 'a text file', text);
  const rows = Math.max(0, rowsIn(text) - 1);
  return `a list with ${rows} ${rows === 1 ? 'row' : 'rows'} under its headings`;
}

const withWords = (what: string, text: string): string => {
  const words = text.match(/\S+/g)?.length ?? 0;
  return `${what} of ${words} ${words === 1 ? 'word' : 'words'}`;
};

/** Lines that are not within quotation marks (RFC 4180) and not empty. */
function rowsIn(csv: string): number {
  const outside = csv.replaceAll(/"[^"]*"/g, 'x');
  return outside.split('\n').filter((line) => line.trim() !== '').length;
}

/** UTF-8 or UTF-16 by its mark; lists that Excel wrote for Windows come in its own code page. */
function decoded(bytes: Uint8Array): string | undefined {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : '';
  if (wide !== '') return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By hand: a pattern for it tries every blank of a long line as its beginning. */
function withoutEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end -= 1;
  return line.slice(0, end);
}

/** Line ends as one sign, no control signs, no half characters, no heaps of empty lines. */
const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .split('\n')
    .map(withoutEnd)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
