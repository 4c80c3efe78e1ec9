// The tables of `data/veteran` are tab separated text with a header line, so that a change can be read in a diff.

export type TableRow = Readonly<Record<string, string>>;

export function readTable(text: string): readonly TableRow[] {
  const [header = '', ...lines] = text.split('\n');
  const columns = header.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    });
}
