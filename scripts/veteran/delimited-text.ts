// Reads the publishers' text tables: comma, semicolon or tab separated, quoted or not, with or without a byte order mark.

export interface TextTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function readDelimited(text: string): TextTable {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const firstLine = plain.slice(0, plain.indexOf('\n') < 0 ? undefined : plain.indexOf('\n'));
  const separator = separatorOf(firstLine);
  // O*NET's tab separated files are not quoted and hold quotation marks as text.
  const [header = [], ...rows] = separator === '\t' ? plainRows(plain) : quotedRows(plain, separator);
  return { header: header.map((name) => name.trim()), rows: rows.filter((row) => row.some((cell) => cell !== '')) };
}

function separatorOf(line: string): string {
  const count = (mark: string): number => line.split(mark).length;
  return ['\t', ';', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}

const plainRows = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

function quotedRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : bareCell(text, at, separator);
    row.push(cell.text);
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end of a line opens one more, empty, cell.
      if (at >= text.length || text[at] === '\n' || text[at] === '\r') row.push('');
      else continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

function quotedCell(text: string, start: number): { text: string; end: number } {
  let end = start + 1;
  while (end < text.length && !(text[end] === '"' && text[end + 1] !== '"')) end += text[end] === '"' ? 2 : 1;
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

function bareCell(text: string, start: number, separator: string): { text: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(start, end), end };
}
