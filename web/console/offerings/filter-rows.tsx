// Which records of the source are offered: fields and the values they must have.
import type { ReactNode } from 'react';
import { Button, IconButton } from '../kit/button.tsx';
import type { FilterRow } from './draft.ts';

interface FilterRowsProps {
  readonly rows: readonly FilterRow[];
  readonly onChange: (rows: readonly FilterRow[]) => void;
}

export function FilterRows({ rows, onChange }: FilterRowsProps): ReactNode {
  const change = (index: number, part: Partial<FilterRow>): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">Only records where</p>
      {rows.map(({ name, text }, index) => {
        const number = String(index + 1);
        return (
          <div key={index} className="flex flex-wrap items-center gap-2">
            <input
              className="field min-w-0 flex-1 basis-28"
              aria-label={`Filter ${number}: field`}
              placeholder="status"
              value={name}
              onChange={({ currentTarget: { value } }) => change(index, { name: value })}
            />
            <span aria-hidden="true" className="text-muted">
              is
            </span>
            <input
              className="field min-w-0 flex-1 basis-28"
              aria-label={`Filter ${number}: value`}
              placeholder="active"
              value={text}
              onChange={({ currentTarget: { value } }) => change(index, { text: value })}
            />
            <IconButton
              icon="trash"
              label={`Remove filter ${number}`}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      <Button icon="plus" className="justify-self-start" onClick={() => onChange([...rows, { name: '', text: '' }])}>
        Add a filter
      </Button>
    </div>
  );
}
