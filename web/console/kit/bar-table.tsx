// Figures by name as a table whose main column is drawn as bars: one thing to look at, and the numbers stand in it.
import type { ReactNode } from 'react';

interface Figure<Row> {
  readonly name: string;
  /** Null where there are too few to say. */
  readonly value: (row: Row) => number | null;
  /** Behind each number: ` d`, ` %`. */
  readonly unit?: string;
}

interface BarTableProps<Row> {
  readonly label: string;
  /** The head of the first column. */
  readonly of: string;
  readonly rows: readonly Row[];
  readonly name: (row: Row) => string;
  /** What a name leads to. */
  readonly link?: (row: Row) => ReactNode;
  readonly bar: Figure<Row>;
  readonly others?: readonly Figure<Row>[];
}

export const figureWords = (value: number | null, unit = ''): string =>
  value === null ? '–' : `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })}${unit}`;

export function BarTable<Row>({ label, of, rows, name, link, bar, others = [] }: BarTableProps<Row>): ReactNode {
  const most = Math.max(1, ...rows.map((row) => bar.value(row) ?? 0));
  return (
    <div role="region" aria-label={label} tabIndex={0} className="scroll-hint relative overflow-x-auto">
      <table aria-label={label} className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            <Head words={of} />
            <Head words={bar.name} className="w-1/2" />
            {others.map((figure) => (
              <Head key={figure.name} words={figure.name} className="text-end" />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={name(row)} className="border-t border-line">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {link?.(row) ?? name(row)}
              </th>
              <td className="py-2">{barOf({ value: bar.value(row), unit: bar.unit, most })}</td>
              {others.map(({ name: figure, value, unit }) => (
                <td key={figure} className="py-2 ps-4 text-end whitespace-nowrap tabular-nums">
                  {figureWords(value(row), unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Head = ({ words, className = 'text-start' }: { words: string; className?: string }): ReactNode => (
  <th scope="col" className={`py-2 font-medium not-first:ps-4 ${className}`}>
    {words}
  </th>
);

const barOf = ({ value, unit, most }: { value: number | null; unit: string | undefined; most: number }): ReactNode => (
  <span className="flex items-center gap-2">
    <span className="w-14 shrink-0 text-end tabular-nums">{figureWords(value, unit)}</span>
    <span aria-hidden="true" className="h-3 min-w-16 flex-1">
      <span
        className="block h-full rounded-e-sm bg-accent"
        style={{ width: `${String((100 * (value ?? 0)) / most)}%` }}
      />
    </span>
  </span>
);
