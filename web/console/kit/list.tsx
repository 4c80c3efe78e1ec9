// A list that can be searched, sorted, read page by page and taken along as CSV. The rows are all here already.
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { csvOf } from './csv.ts';
import { SelectField, TextField } from './field.tsx';
import { matching, sorted, type ListColumn, type Order } from './rows.ts';
import { saveText } from './save.ts';
import { Empty } from './states.tsx';
import { Table } from './table.tsx';

interface ListProps<Row> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly id: (row: Row) => string;
  /** The name of the exported file, without its ending. */
  readonly file: string;
  /** More filters, beside the search. */
  readonly filters?: ReactNode;
  readonly pageSize?: number;
  /** False where the service searches: not among the rows that happen to be here. */
  readonly find?: boolean;
}

/** So many rows need neither search nor pages. */
const inOneLook = 7;

export function List<Row>({
  label,
  columns,
  rows,
  id,
  file,
  filters,
  pageSize = 25,
  find = true,
}: ListProps<Row>): ReactNode {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<Order>({ by: '', isDown: false });
  const [asked, setPage] = useState(0);
  const valued = columns.filter(({ value }) => value !== undefined);
  const found = sorted(matching(rows, words, valued), order, valued);
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const page = Math.min(asked, last);
  const isLong = rows.length > inOneLook;
  const names = valued.map(({ name }) => name);
  const sortBy = (by: string): void => setOrder({ by, isDown: by === order.by && !order.isDown });
  const save = (): void => {
    const cells = valued.map(({ name, value }) => [name, (row: Row) => value?.(row)] as const);
    saveText(csvOf(cells, found), `${file}.csv`);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Tools
        label={label}
        words={find && isLong ? words : undefined}
        onWords={setWords}
        names={isLong ? names : []}
        order={order.by}
        onOrder={(by) => setOrder({ by, isDown: false })}
        onSave={save}
      >
        {filters}
      </Tools>
      {found.length === 0 ? (
        <Empty title="Nothing matches" action={<Button onClick={() => setWords('')}>Clear the search</Button>} />
      ) : (
        <Table
          label={label}
          columns={columns}
          rows={found.slice(page * pageSize, (page + 1) * pageSize)}
          id={id}
          sorting={{ ...order, names, onSort: sortBy }}
        />
      )}
      {isLong && <Pager page={page} last={last} count={found.length} onPage={setPage} />}
    </div>
  );
}

interface ToolsProps {
  readonly label: string;
  /** Undefined where there is nothing to search. */
  readonly words: string | undefined;
  readonly onWords: (words: string) => void;
  /** What it can be ordered by, for narrow screens, where the heads of the columns are not seen. */
  readonly names: readonly string[];
  readonly order: string;
  readonly onOrder: (name: string) => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

const Tools = ({ label, words, onWords, names, order, onOrder, onSave, children }: ToolsProps): ReactNode => (
  <div className="flex flex-wrap items-end gap-3">
    {words !== undefined && (
      <TextField
        label={`Find in ${label.toLowerCase()}`}
        type="search"
        className="max-sm:w-full sm:w-64"
        value={words}
        onChange={({ currentTarget: { value } }) => onWords(value)}
      />
    )}
    {children}
    {names.length > 0 && (
      <SelectField
        label="Order by"
        className="w-44 sm:hidden"
        options={[{ value: '', label: 'As it comes' }, ...names.map((name) => ({ value: name, label: name }))]}
        value={order}
        onChange={({ currentTarget: { value } }) => onOrder(value)}
      />
    )}
    <span className="flex-1" />
    <Button icon="download" onClick={onSave}>
      Export CSV
    </Button>
  </div>
);

interface PagerProps {
  readonly page: number;
  readonly last: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, last, count, onPage }: PagerProps): ReactNode {
  const told =
    last === 0 ? `${String(count)} in all` : `Page ${String(page + 1)} of ${String(last + 1)}, ${String(count)} in all`;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 text-sm text-muted">
      <span role="status">{told}</span>
      {last > 0 && (
        <>
          <Button busy={page === 0} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button busy={page === last} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </>
      )}
    </div>
  );
}
