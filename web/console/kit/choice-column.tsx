// The column in which rows are selected, for what acts on several of them.
import type { ListColumn } from './rows.ts';

interface Choice<Row> {
  readonly id: (row: Row) => string;
  /** Whom or what the box selects. */
  readonly name: (row: Row) => string;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (id: string, on: boolean) => void;
}

export const choiceColumn = <Row,>({ id, name, chosen, choose }: Choice<Row>): ListColumn<Row> => ({
  name: 'Select',
  quiet: true,
  cell: (row) => (
    <label className="inline-flex min-h-control items-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={chosen.has(id(row))}
        onChange={({ currentTarget: { checked } }) => choose(id(row), checked)}
      />
      <span className="sm:sr-only">{`Select ${name(row)}`}</span>
    </label>
  ),
});
