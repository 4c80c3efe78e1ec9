// What an import would do: the mapping of the columns, and the lines that are ready, wrong or there already.
import type { ReactNode } from 'react';
import type { ImportPreview } from '../api/imports.ts';
import { SelectField } from '../kit/field.tsx';
import { Card, Chip } from '../kit/layout.tsx';
import { Table } from '../kit/table.tsx';

interface MappingProps {
  readonly preview: ImportPreview;
  readonly onMap: (mapping: ImportPreview['mapping']) => void;
}

/** A field that is chosen for one column is taken from another. */
export function Mapping({ preview: { columns, fields, mapping, sample }, onMap }: MappingProps): ReactNode {
  const options = [{ value: '', label: 'Not imported' }, ...fields.map(({ name, label }) => ({ value: name, label }))];
  const change = (column: string, field: string): void => {
    const others = Object.entries(mapping).map(([name, to]) => [name, to === field ? null : to]);
    onMap(Object.fromEntries([...others, [column, field === '' ? null : field]]));
  };
  return (
    <Card title="Columns" hint="Choose what each column of the file holds.">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map((column, place) => (
          <SelectField
            key={column}
            label={column}
            hint={sample.map((cells) => cells[place]).find((cell) => cell !== undefined && cell !== '') ?? 'Empty'}
            options={options}
            value={mapping[column] ?? ''}
            onChange={({ currentTarget: { value } }) => change(column, value)}
          />
        ))}
      </div>
    </Card>
  );
}

const shownFields = ['name', 'email', 'title', 'location', 'job', 'stage', 'status'];

export const Ready = ({ preview: { ready, ready_count: count } }: { preview: ImportPreview }): ReactNode =>
  count === 0 ? null : (
    <Card
      title={`Ready to import: ${String(count)}`}
      hint={ready.length < count ? `The first ${ready.length}.` : undefined}
    >
      <Table
        label="Ready to import"
        id={({ line }) => String(line)}
        rows={ready}
        columns={[
          { name: 'Line', cell: ({ line }) => line, end: true },
          ...shownFields
            .filter((field) => ready.some(({ record }) => record[field] !== undefined))
            .map((field) => ({
              name: `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`,
              cell: ({ record }: ImportPreview['ready'][number]) => textOf(record[field]),
            })),
        ]}
      />
    </Card>
  );

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

export function WrongLines({ preview: { errors, error_count: count } }: { preview: ImportPreview }): ReactNode {
  if (count === 0) return null;
  return (
    <Card
      title={`Wrong lines: ${String(count)}`}
      hint={
        errors.length < count
          ? `The first ${errors.length}.`
          : 'Fix the file and choose it again, or import the other lines.'
      }
    >
      <Table
        label="Wrong lines"
        id={({ line, column, message }) => `${line} ${column ?? ''} ${message}`}
        rows={errors}
        columns={[
          { name: 'Line', cell: ({ line }) => line, end: true },
          { name: 'Column', cell: ({ column }) => column ?? 'Whole line' },
          { name: 'What is wrong', cell: ({ message }) => message },
        ]}
      />
    </Card>
  );
}

export function Duplicates({ preview: { duplicates, duplicate_count: count } }: { preview: ImportPreview }): ReactNode {
  if (count === 0) return null;
  return (
    <Card title={`Duplicates: ${String(count)}`} hint="They are left out.">
      <Table
        label="Duplicates"
        id={({ line }) => String(line)}
        rows={duplicates}
        columns={[
          { name: 'Line', cell: ({ line }) => line, end: true },
          { name: 'Why', cell: ({ message }) => message },
        ]}
      />
    </Card>
  );
}

export const Counts = ({ preview }: { preview: ImportPreview }): ReactNode => (
  <p className="flex flex-wrap gap-2" role="status">
    <Chip tone="ok">{`${preview.ready_count} ready`}</Chip>
    <Chip tone={preview.error_count > 0 ? 'bad' : 'calm'}>{`${preview.error_count} wrong`}</Chip>
    <Chip tone={preview.duplicate_count > 0 ? 'warn' : 'calm'}>{`${preview.duplicate_count} duplicates`}</Chip>
    {preview.encoding === 'windows-1252' && <Chip tone="warn">Read as Windows-1252: check the accents</Chip>}
  </p>
);
