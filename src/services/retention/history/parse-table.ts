// Splits an uploaded CSV history into records, whichever of comma, semicolon and tab stands between its cells. Nothing is judged here; every record keeps the line it stood on.
export interface RawRecord {
  readonly line: number;
  readonly cells: ReadonlyMap<string, unknown>;
}

export interface ParseFault {
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

export interface RawTable {
  /** In order of first appearance. */
  readonly columns: readonly string[];
  readonly records: readonly RawRecord[];
  readonly faults: readonly ParseFault[];
}

interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** One pass over the text. RFC 4180: quoted cells may hold commas, doubled quotes and line breaks. */
class CsvReader {
  readonly #text: string;
  readonly #separator: string;
  #cells: string[] = [];
  #cell = '';
  #quoted = false;
  #line = 1;
  #start = 1;

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
  }

  *rows(): Generator<CsvRow | ParseFault> {
    for (let index = 0; index < this.#text.length; index++) {
      const sign = this.#text.charAt(index);
      if (sign === '\n') this.#line++;
      if (this.#quoted) index = this.#inQuotes(sign, index);
      else if (sign === '\n') yield this.#endRow();
      else this.#outside(sign);
    }
    if (this.#quoted)
      yield { line: this.#start, code: 'unclosed_quote', message: 'a quote is opened and never closed' };
    else if (this.#cell !== '' || this.#cells.length > 0) yield this.#endRow();
  }

  /** Answers where reading goes on: a doubled quote is one. */
  #inQuotes(sign: string, index: number): number {
    if (sign !== '"') this.#cell += sign;
    else if (this.#text.charAt(index + 1) === '"') {
      this.#cell += sign;
      return index + 1;
    } else this.#quoted = false;
    return index;
  }

  #outside(sign: string): void {
    if (sign === '"' && this.#cell === '') this.#quoted = true;
    else if (sign === this.#separator) {
      this.#cells.push(this.#cell);
      this.#cell = '';
    } else this.#cell += sign;
  }

  #endRow(): CsvRow {
    const row = { line: this.#start, cells: [...this.#cells, this.#cell.replace(/\r$/, '')] };
    this.#cells = [];
    this.#cell = '';
    this.#start = this.#line;
    return row;
  }
}

const separators = [',', ';', '\t'] as const;

/** What the header holds most often outside quotes; a comma where it holds none. */
function separatorOf(text: string): string {
  const header = (/^\s*(?:"[^"]*"|[^"\n])*/.exec(text.slice(0, longestHeader))?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const countOf = (sign: string): number => header.split(sign).length;
  return separators.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}

const longestHeader = 20_000;

/** Spreadsheets that write semicolons between cells write commas into numbers. */
const withPoint = (cell: string): string => cell.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');

export function parseCsv(source: string): RawTable {
  const text = source.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const cellOf = separator === ';' ? withPoint : (cell: string): string => cell;
  const faults: ParseFault[] = [];
  const records: RawRecord[] = [];
  let columns: readonly string[] = [];
  for (const row of new CsvReader(text, separator).rows()) {
    if ('code' in row) faults.push(row);
    else if (row.cells.length === 1 && row.cells[0]?.trim() === '') continue;
    else if (columns.length === 0) columns = row.cells.map((cell) => cell.trim());
    else if (row.cells.length !== columns.length)
      faults.push({
        line: row.line,
        code: 'wrong_width',
        message: `holds ${row.cells.length} cells; the header has ${columns.length}`,
      });
    else
      records.push({
        line: row.line,
        cells: new Map(columns.map((name, index) => [name, cellOf(row.cells[index]?.trim() ?? '')])),
      });
  }
  const repeated = columns.filter((name, index) => columns.indexOf(name) !== index);
  for (const name of repeated)
    faults.push({ line: 1, code: 'duplicate_column', message: `the column ${name} stands twice in the header` });
  return { columns: [...new Set(columns)], records, faults };
}
