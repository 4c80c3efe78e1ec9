// A table of values and what stands in their place. Rows are kept as they are typed; whole ones make the table.
import { useState, type ReactNode } from 'react';
import type { Json } from '../../../src/core/json.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { jsonOf, typedAs } from './values.ts';

type Table = Readonly<Record<string, Json>>;
interface Row {
  readonly from: string;
  readonly to: string;
}

const rowsOf = (table: Table): readonly Row[] =>
  Object.entries(table).map(([from, value]) => ({ from, to: typedAs(value) }));
const tableOf = (rows: readonly Row[]): Record<string, Json> =>
  Object.fromEntries(rows.filter(({ from }) => from !== '').map(({ from, to }) => [from, jsonOf(to)]));
const isSame = (a: Table, b: Table): boolean => JSON.stringify(a) === JSON.stringify(b);

interface LookupTableProps {
  readonly table: Table;
  readonly onChange: (table: Record<string, Json>) => void;
}

export function LookupTable({ table, onChange }: LookupTableProps): ReactNode {
  const [typed, setTyped] = useState(() => rowsOf(table));
  // Undo and redo change the table behind what is typed here.
  const rows = isSame(tableOf(typed), table) ? typed : rowsOf(table);
  const put = (next: readonly Row[]): void => {
    setTyped(next);
    onChange(tableOf(next));
  };
  const change = (index: number, part: Partial<Row>): void =>
    put(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-medium">Table</legend>
      {rows.map((row, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-1.5">
          <input
            className="field"
            aria-label={`Row ${String(index + 1)}: value`}
            value={row.from}
            onChange={({ currentTarget: { value } }) => change(index, { from: value })}
          />
          <span aria-hidden="true" className="text-muted">
            →
          </span>
          <input
            className="field"
            aria-label={`Row ${String(index + 1)}: becomes`}
            value={row.to}
            onChange={({ currentTarget: { value } }) => change(index, { to: value })}
          />
          <IconButton
            icon="trash"
            label={`Remove row ${String(index + 1)}`}
            onClick={() => put(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button className="justify-self-start" icon="plus" onClick={() => setTyped([...rows, { from: '', to: '' }])}>
        Add a row
      </Button>
    </fieldset>
  );
}
