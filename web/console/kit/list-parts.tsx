// What stands above and below a list: search, filters and order; pages and what is not here yet.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { SelectField, TextField } from './field.tsx';
import { FilterSheet } from './filter-sheet.tsx';

/** Narrows the list to rows of one value; the choices are the values that there are. */
export interface ListFilter<Row> {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly of: (row: Row) => string | readonly string[];
  readonly words?: (value: string) => string;
}

/** The words searched for (`q`), the order (`sort`, `down`), the `page`, and a value for each filter; empty is none. */
export type Chosen = Readonly<Record<string, string>>;

export interface Choosing {
  readonly chosen: Chosen;
  readonly change: (part: Chosen) => void;
}

export interface More {
  readonly load: () => void;
  readonly isLoading: boolean;
}

interface Paged {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The rows after those that a paged query has fetched. */
export const moreOf = (query: Paged): More | undefined =>
  query.hasNextPage ? { load: () => void query.fetchNextPage(), isLoading: query.isFetchingNextPage } : undefined;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const option = (value: string, label = value) => ({ value, label });

interface ToolsProps<Row> {
  readonly what: string;
  readonly rows: readonly Row[];
  readonly filters: readonly ListFilter<Row>[];
  readonly choosing: Choosing;
  readonly find: boolean;
  /** How many rows are left. */
  readonly count: number;
  /** What it can be ordered by, where there are no heads to press: on narrow screens, and always for cards. */
  readonly sorts: readonly string[];
  readonly isTable: boolean;
  readonly onSort: (name: string) => void;
  readonly children: ReactNode;
}

export function ListTools<Row>(props: ToolsProps<Row>): ReactNode {
  const { what, filters, choosing, find, count, sorts, children } = props;
  const { chosen, change } = choosing;
  const narrows = find || filters.length > 0;
  const clear = (): void => change({ ...Object.fromEntries(filters.map(({ name }) => [name, ''])), page: '' });
  return (
    <form
      role={narrows ? 'search' : undefined}
      aria-label={narrows ? `Filter ${what}` : undefined}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      {find && (
        <TextField
          type="search"
          label="Search"
          className="flex-1 basis-48"
          value={chosen['q'] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ q: value, page: '' })}
        />
      )}
      <div className="contents max-sm:hidden">
        <FilterFields {...props} />
        {!props.isTable && <SortField {...props} />}
      </div>
      {(filters.length > 0 || sorts.length > 0) && (
        <FilterSheet
          {...{ what, count }}
          name={filters.length === 0 ? 'Sort' : 'Filters'}
          active={filters.filter(({ name }) => (chosen[name] ?? '') !== '').length}
          onClear={clear}
        >
          <FilterFields {...props} />
          <SortField {...props} />
        </FilterSheet>
      )}
      <div className="ms-auto">{children}</div>
    </form>
  );
}

const FilterFields = <Row,>({ rows, filters, choosing: { chosen, change } }: ToolsProps<Row>): ReactNode =>
  filters.map(({ name, label, of, words = (value) => value }) => (
    <SelectField
      key={name}
      label={label}
      className="basis-36"
      options={[
        option('', 'All'),
        ...[...new Set(rows.flatMap((row) => of(row)))].toSorted().map((value) => option(value, words(value))),
      ]}
      value={chosen[name] ?? ''}
      onChange={({ currentTarget: { value } }) => change({ [name]: value, page: '' })}
    />
  ));

const SortField = <Row,>({ sorts, choosing: { chosen }, onSort }: ToolsProps<Row>): ReactNode =>
  sorts.length === 0 ? null : (
    <SelectField
      label="Sort by"
      className="basis-36"
      options={[option('', 'Default order'), ...sorts.map((name) => option(name))]}
      value={chosen['sort'] ?? ''}
      onChange={({ currentTarget: { value } }) => onSort(value)}
    />
  );

interface PagesProps {
  readonly what: string;
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  readonly more: More | undefined;
  readonly onPage: (page: number) => void;
  readonly children?: ReactNode;
}

export function ListPages({ what, page, pages, count, more, onPage, children }: PagesProps): ReactNode {
  // Without other pages there is nowhere to go, and no navigation.
  const Frame = pages > 1 || more !== undefined ? 'nav' : 'div';
  return (
    <Frame
      aria-label={Frame === 'nav' ? `Pages of ${what}` : undefined}
      className="flex flex-wrap items-center gap-2 text-sm text-muted"
    >
      <span role="status" className="flex-1 max-sm:basis-full">
        {`${String(count)} in all`}
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
          {more.isLoading ? 'Loading' : 'Load more'}
        </Button>
      )}
      {children}
    </Frame>
  );
}
