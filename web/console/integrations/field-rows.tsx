// Which field goes where: picked from what both systems declare, or written; with a JSONata expression where it is changed.
import { useId, type ReactNode } from 'react';
import { Button, IconButton } from '../kit/button.tsx';

export interface FieldRow {
  readonly from: string;
  readonly to: string;
  /** A JSONata expression over the whole record, or steps that this form leaves as they are. */
  readonly transform?: unknown;
}

interface Known {
  readonly path: string;
  readonly type: string;
}

interface FieldRowsProps<Row extends FieldRow> {
  readonly rows: readonly Row[];
  readonly sources: readonly Known[];
  readonly targets: readonly Known[];
  readonly onChange: (rows: readonly FieldRow[]) => void;
  /** What is wrong with the row of that number. */
  readonly faultAt?: (index: number) => string | undefined;
}

const bare = (path: string): string => path.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The rows that follow from equal names on both sides, without those that are there already. */
function matches(rows: readonly FieldRow[], sources: readonly Known[], targets: readonly Known[]): FieldRow[] {
  const taken = new Set(rows.map(({ to }) => to));
  return targets
    .filter(({ path }) => !taken.has(path))
    .flatMap(({ path: to }) => {
      const same = sources.find(({ path }) => bare(path) === bare(to));
      return same === undefined ? [] : [{ from: same.path, to }];
    });
}

export function FieldRows<Row extends FieldRow>(props: FieldRowsProps<Row>): ReactNode {
  const { rows, sources, targets, onChange, faultAt } = props;
  const id = useId();
  const found = matches(rows, sources, targets);
  const change = (index: number, part: Partial<FieldRow>): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className="grid gap-3">
      <Suggestions id={`${id}-from`} known={sources} />
      <Suggestions id={`${id}-to`} known={targets} />
      <ol aria-label="Fields" className="@container grid gap-3">
        {rows.map((row, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and are only taken out or added at the end
            key={index}
            className="grid gap-2"
          >
            <RowFields
              {...{ row, index, id }}
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
    </div>
  );
}

const Suggestions = ({ id, known }: { id: string; known: readonly Known[] }): ReactNode => (
  <datalist id={id}>
    {known.map(({ path, type }) => (
      <option key={path} value={path}>
        {`${path} (${type})`}
      </option>
    ))}
  </datalist>
);

interface RowProps {
  readonly row: FieldRow;
  readonly index: number;
  readonly id: string;
  readonly onChange: (part: Partial<FieldRow>) => void;
  readonly onRemove: () => void;
}

function RowFields({ row: { from, to, transform }, index, id, onChange, onRemove }: RowProps): ReactNode {
  const number = String(index + 1);
  return (
    <div className="grid gap-2 rounded-small bg-soft p-3 @md:grid-cols-[1fr_auto_1fr_auto] @md:items-center">
      <input
        className="field"
        aria-label={`Field ${number}: from`}
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
        aria-label={`Field ${number}: to`}
        placeholder="to"
        list={`${id}-to`}
        value={to}
        onChange={({ currentTarget: { value } }) => onChange({ to: value })}
      />
      <IconButton icon="trash" label={`Remove field ${number}`} onClick={onRemove} />
      {Array.isArray(transform) ? (
        <p className="text-sm text-muted @md:col-span-4">
          {`Changed by ${String(transform.length)} steps, kept as they are: `}
          <code className="break-all">{JSON.stringify(transform)}</code>
        </p>
      ) : (
        <input
          className="field font-mono text-sm @md:col-span-4"
          aria-label={`Field ${number}: JSONata expression`}
          placeholder="changed by (JSONata), such as $uppercase(last_name)"
          spellCheck={false}
          value={typeof transform === 'string' ? transform : ''}
          onChange={({ currentTarget: { value } }) => onChange({ transform: value === '' ? undefined : value })}
        />
      )}
    </div>
  );
}
