// The one list that a screen is about: searched, narrowed, sorted, paged and exported, all of it kept in the address.
import { useMemo, type ReactNode } from 'react';
import { useFilters } from '../app/filters.ts';
import { Button } from './button.tsx';
import type { CsvColumn } from './csv.ts';
import { ExportButton } from './export.tsx';
import { SelectField, TextField } from './field.tsx';
import { Empty } from './states.tsx';
import { matching, sorted, type ListColumn } from './rows.ts';
import { Table } from './table.tsx';

/** Narrows the list to rows of one value; the choices are the values that there are. */
export interface ListFilter<Row> {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly of: (row: Row) => string | readonly string[];
  readonly words?: (value: string) => string;
}

interface DataListProps<Row> {
  /** What the list holds, in the plural: `connections`. */
  readonly what: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly id: (row: Row) => string;
  readonly filters?: readonly ListFilter<Row>[];
  /** Shown when there is nothing at all. */
  readonly empty: ReactNode;
  /** Each row drawn as a card instead of the table. */
  readonly card?: (row: Row) => ReactNode;
  /** Fetches the rows that are not here yet. */
  readonly more?: { readonly load: () => void; readonly isLoading: boolean } | undefined;
}

const rowsOnPage = 25;
const cardsOnPage = 24;

export function DataList<Row>(props: DataListProps<Row>): ReactNode {
  const { what, columns, rows, id, filters = [], empty, card, more } = props;
  const sortable = columns.filter(({ value }) => value !== undefined);
  const state = useFilters(['q', 'sort', 'down', 'page', ...filters.map(({ name }) => name)]);
  const chosen = state.filters;
  const found = useFound(props, chosen);
  if (rows.length === 0) return empty;
  const perPage = card === undefined ? rowsOnPage : cardsOnPage;
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(Math.max(1, Number(chosen['page'] ?? '') || 1), pages);
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const by = chosen['sort'] ?? '';
  const sort = (name: string): void =>
    state.change({ sort: name, down: by === name && chosen['down'] === '' ? '1' : '', page: '' });
  const csv: readonly CsvColumn<Row>[] = sortable.map(({ name, value }) => [name, (row) => value?.(row) ?? null]);
  const clear = (): void => state.change(Object.fromEntries(Object.keys(chosen).map((name) => [name, ''])));
  const names = sortable.map(({ name }) => name);
  const sorting = { by, isDown: chosen['down'] !== '', names, onSort: sort };
  return (
    <div className="grid gap-4">
      <Tools
        {...{ what, rows, filters, chosen, change: state.change }}
        sorts={names}
        always={card !== undefined}
        onSort={sort}
      >
        <ExportButton what={what} columns={csv} read={async () => await Promise.resolve(found)} />
      </Tools>
      {shown.length === 0 ? (
        <Empty title={`No ${what} match`} action={<Button onClick={clear}>Clear the filters</Button>} />
      ) : card === undefined ? (
        <Table label={capital(what)} {...{ columns, rows: shown, id, sorting }} />
      ) : (
        <ul aria-label={capital(what)} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((row) => (
            <li key={id(row)} className="grid">
              {card(row)}
            </li>
          ))}
        </ul>
      )}
      <Pager
        {...{ page, pages, more, what }}
        count={found.length}
        onPage={(next) => state.change({ page: String(next) })}
      />
    </div>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type Chosen = Readonly<Record<string, string>>;

/** What the words and choices of the address leave, in its order. */
function useFound<Row>({ columns, rows, filters = [] }: DataListProps<Row>, chosen: Chosen): readonly Row[] {
  const key = JSON.stringify(chosen);
  return useMemo(() => {
    const fits = (row: Row): boolean =>
      filters.every(({ name, of }) => (chosen[name] ?? '') === '' || [of(row)].flat().includes(chosen[name] ?? ''));
    const order = { by: chosen['sort'] ?? '', isDown: chosen['down'] !== '' };
    return sorted(matching(rows.filter(fits), chosen['q'] ?? '', columns), order, columns);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the choices; columns and filters are new objects each time
  }, [rows, key]);
}

const option = (value: string, label = value) => ({ value, label });

interface ToolsProps<Row> extends Pick<DataListProps<Row>, 'what' | 'rows'> {
  readonly filters: readonly ListFilter<Row>[];
  readonly chosen: Chosen;
  readonly change: (part: Chosen) => void;
  readonly sorts: readonly string[];
  /** The choice of the order is shown at every width: there are no heads to press. */
  readonly always: boolean;
  readonly onSort: (name: string) => void;
  readonly children: ReactNode;
}

function Tools<Row>({
  what,
  rows,
  filters,
  chosen,
  change,
  sorts,
  always,
  onSort,
  children,
}: ToolsProps<Row>): ReactNode {
  return (
    <form
      role="search"
      aria-label={`Filter ${what}`}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        type="search"
        label="Search"
        className="flex-1 basis-48"
        value={chosen['q'] ?? ''}
        onChange={({ currentTarget: { value } }) => change({ q: value, page: '' })}
      />
      {filters.map(({ name, label, of, words = (value) => value }) => (
        <SelectField
          key={name}
          label={label}
          className="basis-36 max-sm:grow"
          options={[
            option('', 'All'),
            ...[...new Set(rows.flatMap((row) => of(row)))].toSorted().map((value) => option(value, words(value))),
          ]}
          value={chosen[name] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ [name]: value, page: '' })}
        />
      ))}
      <SelectField
        label="Sort by"
        className={`basis-36 max-sm:grow ${always ? '' : 'sm:hidden'}`}
        options={[option('', 'As it comes'), ...sorts.map((name) => option(name))]}
        value={chosen['sort'] ?? ''}
        onChange={({ currentTarget: { value } }) => onSort(value)}
      />
      {children}
    </form>
  );
}

interface PagerProps<Row> extends Pick<DataListProps<Row>, 'more' | 'what'> {
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

function Pager<Row>({ page, pages, count, more, what, onPage }: PagerProps<Row>): ReactNode {
  return (
    <nav aria-label={`Pages of ${what}`} className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <span role="status" className="flex-1">
        {`${String(count)} ${count === 1 ? what.replace(/s$/, '') : what}`}
        {pages > 1 && `, page ${String(page)} of ${String(pages)}`}
      </span>
      {pages > 1 && (
        <>
          <Button busy={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button busy={page === pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </>
      )}
      {more !== undefined && (
        <Button busy={more.isLoading} onClick={more.load}>
          {more.isLoading ? 'Loading' : 'Load older ones'}
        </Button>
      )}
    </nav>
  );
}
