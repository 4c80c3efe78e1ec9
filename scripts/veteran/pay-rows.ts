// The rows of `pay.tsv` from BLS's national table. Its marks for figures that are not published are left empty: `#` stands for
// more than the highest that is told, `*` for none.
import { readDelimited } from './delimited-text.ts';

export function payRows(text: string, month: string): readonly (readonly string[])[] {
  const { header, rows } = readDelimited(text);
  const column = (name: string): number => {
    const at = header.findIndex((cell) => cell.toLowerCase() === name);
    if (at < 0) throw new Error(`no column ${name}`);
    return at;
  };
  const [code, group] = [column('occ_code'), column('o_group')];
  const figures = ['a_pct25', 'a_median', 'a_pct75'].map(column);
  return rows
    .filter((row) => row[group] === 'detailed' || row[group] === 'broad')
    .map((row) => [
      row[code] ?? '',
      ...figures.map((at) =>
        /^\d+$/.test(row[at]?.replaceAll(',', '') ?? '') ? (row[at] ?? '').replaceAll(',', '') : '',
      ),
      month,
    ])
    .filter((cells) => cells[2] !== '')
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
