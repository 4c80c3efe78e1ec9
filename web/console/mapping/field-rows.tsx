// Which field goes where: dragged, picked from what both systems declare, or written; and how it is changed on its way.
import { useId, type ReactNode } from 'react';
import type { Transform } from '../../../src/core/mapping.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { useFaultsAt, type FieldFault } from '../kit/field-faults.ts';
import { PairFields, type KnownField } from './pair-fields.tsx';
import { TransformField } from './transform-field.tsx';

export interface FieldRow {
  readonly from: string;
  readonly to: string;
  readonly transform?: Transform | undefined;
}

interface FieldRowsProps {
  /** The path under which the service knows the rows, each by its source field: what is wrong with one stands in it. */
  readonly name?: string;
  readonly rows: readonly FieldRow[];
  readonly sources: readonly KnownField[];
  readonly targets: readonly KnownField[];
  readonly onChange: (rows: FieldRow[]) => void;
  /** What is wrong with the row of that number. */
  readonly faultAt?: (index: number) => string | undefined;
  /** What a sample record holds in that field after this, where it was tried. */
  readonly resultOf?: (to: string) => string | undefined;
}

const bare = (path: string): string => path.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The rows that follow from equal names on both sides, without those that are there already. */
function matches(
  rows: readonly FieldRow[],
  sources: readonly KnownField[],
  targets: readonly KnownField[],
): FieldRow[] {
  const taken = new Set(rows.map(({ to }) => to));
  return targets
    .filter(({ path }) => !taken.has(path))
    .flatMap(({ path: to }) => {
      const same = sources.find(({ path }) => bare(path) === bare(to));
      return same === undefined ? [] : [{ from: same.path, to }];
    });
}

export function FieldRows({ name, rows, sources, targets, onChange, faultAt, resultOf }: FieldRowsProps): ReactNode {
  const id = useId();
  const found = matches(rows, sources, targets);
  const filled = new Set(rows.map(({ to }) => to));
  const change = (index: number, part: Partial<FieldRow>): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className="grid gap-3">
      <Suggestions id={`${id}-from`} known={sources} />
      <Suggestions id={`${id}-to`} known={targets} />
      <ol aria-label="Fields" className="@container grid gap-3">
        {rows.map((row, index) => (
          <li key={index} className="grid gap-2">
            <RowFields
              {...{ row, index, id }}
              path={name === undefined || row.from === '' ? undefined : `${name}.${row.from}`}
              result={resultOf?.(row.to)}
              onChange={(part) => change(index, part)}
              onRemove={() => onChange(rows.filter((_, at) => at !== index))}
            />
            {faultAt?.(index) !== undefined && <p className="text-sm text-bad">{faultAt(index)}</p>}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button icon="plus" onClick={() => onChange([...rows, { from: '', to: '' }])}>
          Add a field
        </Button>
        {found.length > 0 && (
          <Button onClick={() => onChange([...rows, ...found])}>
            {`Match ${String(found.length)} of the same name`}
          </Button>
        )}
      </div>
      {sources.length > 0 && targets.length > 0 && (
        <PairFields
          sources={sources}
          targets={targets.filter(({ path }) => !filled.has(path))}
          onPair={(pair) => onChange([...rows, pair])}
        />
      )}
    </div>
  );
}

const Suggestions = ({ id, known }: { id: string; known: readonly KnownField[] }): ReactNode => (
  <datalist id={id}>
    {known.map(({ path, type }) => (
      <option key={path} value={path}>
        {`${path} (${type})`}
      </option>
    ))}
  </datalist>
);

const faultMarks = (faults: readonly FieldFault[], id: string) =>
  faults.length === 0
    ? {}
    : { 'aria-invalid': true, 'aria-describedby': id, 'data-faults': faults.map(({ path }) => path).join(' ') };

interface RowProps {
  readonly path: string | undefined;
  readonly row: FieldRow;
  readonly index: number;
  readonly id: string;
  readonly result: string | undefined;
  readonly onChange: (part: Partial<FieldRow>) => void;
  readonly onRemove: () => void;
}

function RowFields({ path, row, index, id, result, onChange, onRemove }: RowProps): ReactNode {
  const { from, to, transform } = row;
  const faults = useFaultsAt(path);
  const isWrong = faults.length > 0;
  const faultId = `${id}-fault-${String(index)}`;
  const name = `Field ${String(index + 1)}`;
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 rounded-small bg-soft p-3 @md:grid-cols-[1fr_auto_1fr_auto] @md:items-center">
      <input
        className="field"
        aria-label={`${name}: from`}
        placeholder="from"
        list={`${id}-from`}
        value={from}
        onChange={({ currentTarget: { value } }) => onChange({ from: value })}
      />
      <span aria-hidden="true" className="text-muted hidden @md:inline">
        →
      </span>
      <input
        className="field"
        aria-label={`${name}: to`}
        {...faultMarks(faults, faultId)}
        placeholder="to"
        list={`${id}-to`}
        value={to}
        onChange={({ currentTarget: { value } }) => onChange({ to: value })}
      />
      <IconButton
        icon="trash"
        className="col-start-2 row-start-1 @md:col-start-auto @md:row-start-auto"
        label={`Remove field ${String(index + 1)}`}
        onClick={onRemove}
      />
      <div className="col-span-2 @md:col-span-4">
        <TransformField
          label={name}
          field={from}
          transform={transform}
          onChange={(change) => onChange({ transform: change })}
        />
      </div>
      {isWrong && (
        <p id={faultId} className="col-span-2 text-sm font-medium text-bad @md:col-span-4">
          {faults.map(({ message }) => message).join(' ')}
        </p>
      )}
      {result !== undefined && (
        <p className="col-span-2 text-sm text-muted @md:col-span-4">
          On the first sample: <code className="break-all text-fg">{result}</code>
        </p>
      )}
    </div>
  );
}
