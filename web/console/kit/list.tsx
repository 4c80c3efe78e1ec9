// A list that can be searched, narrowed, sorted, read page by page and taken along as CSV.
// The one that a screen is about keeps its choices in the address; one among others keeps them to itself.
import { useMemo, useState, type ReactNode } from 'react';
import type { Reading } from '../api/pages.ts';
import { useFilters } from '../app/filters.ts';
import { Button, type Look } from './button.tsx';
import { ExportButton } from './export.tsx';
import {
  ListPages,
  ListTools,
  capital,
  type Choosing,
  type Chosen,
  type ListFilter,
  type More,
} from './list-parts.tsx';
import { matching, sorted, type ListColumn } from './rows.ts';
import { Empty } from './states.tsx';
import { Table, type Sorting } from './table.tsx';

interface ListProps<Row> {
  /** What it holds, in the plural: `connections`. */
  readonly what: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly id: (row: Row) => string;
  readonly filters?: readonly ListFilter<Row>[];
  /** Shown when there is nothing at all. */
  readonly empty?: ReactNode;
  /** Each row drawn as a card instead of the table. */
  readonly card?: (row: Row) => ReactNode;
  /** Cards as wide as the screen, one below the other. */
  readonly across?: boolean;
  /** Fetches the rows that are not here yet. */
  readonly more?: More | undefined;
  /** Reads all rows for an export, where not all are here. */
  readonly readAll?: (reading: Reading) => Promise<readonly Row[]>;
  /** Rows on a page. */
  readonly pageSize?: number;
  /** The exported file without its ending, where `what` does not name it well. */
  readonly file?: string;
  /** False where the service searches: not among the rows that happen to be here. */
  readonly find?: boolean;
  /** So few rows that they need neither search nor order nor pages. */
  readonly isShort?: boolean;
  /** Rows as close together as their buttons let them. */
  readonly isDense?: boolean;
  /** Stands above the rows, for what acts on all that are found. */
  readonly above?: ((found: readonly Row[]) => ReactNode) | undefined;
}

const choices = ['q', 'sort', 'down', 'page'];
const namesOf = (filters: readonly { readonly name: string }[] = []): string[] => [
  ...choices,
  ...filters.map(({ name }) => name),
];

/** The list that a screen is about: a view of it can be sent to somebody, and is found again with Back. */
export function ScreenList<Row>(props: ListProps<Row>): ReactNode {
  const { filters: chosen, change } = useFilters(namesOf(props.filters));
  const isChosen = Object.values(chosen).some((value) => value !== '');
  const isShort = props.isShort ?? (props.rows.length <= inOneLook && props.more === undefined && !isChosen);
  return <Drawn {...props} choosing={{ chosen, change }} isShort={isShort} />;
}

/** So many rows need neither search nor order. */
export const inOneLook = 7;

/** A list among other things on a screen. */
export function List<Row>(props: ListProps<Row>): ReactNode {
  const [chosen, setChosen] = useState<Chosen>({});
  const change = (part: Chosen): void => setChosen((before) => ({ ...before, ...part }));
  return (
    <Drawn
      {...props}
      choosing={{ chosen, change }}
      isShort={props.rows.length <= inOneLook && props.more === undefined}
    />
  );
}

interface DrawnProps<Row> extends ListProps<Row> {
  readonly choosing: Choosing;
}

function Drawn<Row>(props: DrawnProps<Row>): ReactNode {
  const { columns, rows, empty, card, choosing } = props;
  const found = useFound(props);
  const { pageSize = card === undefined ? 25 : 24 } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  const { pages, page, shown } = pageOf(found, pageSize, choosing.chosen['page']);
  const sorting = sortingOf(columns, choosing);
  const tools = toolsOf(props);
  return (
    <div className="grid grid-cols-1 gap-4">
      {tools !== 'none' && (
        <div className={tools === 'order' ? 'sm:hidden' : 'contents'}>
          <Tools {...props} {...{ found, sorting }} />
        </div>
      )}
      {props.above?.(found)}
      <Page {...props} rows={shown} sorting={sorting} />
      <Foot {...props} {...{ found, page, pages }} hasExport={tools !== 'all'} />
    </div>
  );
}

/**
 * What stands above the rows. An export alone stands beside the count below them instead: a row of its own would part the heading from
 * them. `order`: only to sort by, where a phone has no heads to press.
 */
function toolsOf<Row>({ filters = [], find = true, card, isShort = false }: ListProps<Row>): 'all' | 'order' | 'none' {
  if (filters.length > 0) return 'all';
  if (isShort) return 'none';
  return !find && card === undefined ? 'order' : 'all';
}

interface FootProps<Row> extends DrawnProps<Row> {
  readonly found: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly hasExport: boolean;
}

function Foot<Row>({ page, pages, hasExport, ...props }: FootProps<Row>): ReactNode {
  const { what, more, choosing, found, isShort = false } = props;
  if (isShort && !hasExport) return null;
  return (
    <ListPages
      {...{ page, pages, more, what }}
      count={found.length}
      onPage={(next) => choosing.change({ page: String(next) })}
    >
      {hasExport && (
        <span className={isShort ? '' : 'max-sm:hidden'}>
          <Export {...props} look="quiet" />
        </span>
      )}
    </ListPages>
  );
}

type ToolsProps<Row> = DrawnProps<Row> & { readonly found: readonly Row[]; readonly sorting: Sorting };

function Tools<Row>(props: ToolsProps<Row>): ReactNode {
  const { what, rows, filters = [], find = true, isShort = false, choosing, found, sorting } = props;
  return (
    <ListTools
      {...{ what, rows, filters, choosing }}
      find={find && !isShort}
      sorts={isShort ? [] : sorting.names}
      onSort={sorting.onSort}
      count={found.length}
      isTable={props.card === undefined}
    >
      <Export {...props} />
    </ListTools>
  );
}

type FoundProps<Row> = ListProps<Row> & { readonly found: readonly Row[]; readonly look?: Look };

const Export = <Row,>({ what, file, columns, readAll, found, look }: FoundProps<Row>): ReactNode => (
  <ExportButton
    {...{ what, file, look }}
    columns={csvColumns(columns)}
    read={readAll ?? (() => Promise.resolve(found))}
  />
);

function pageOf<Row>(rows: readonly Row[], size: number, asked: string | undefined) {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(1, Number(asked) || 1), pages);
  return { pages, page, shown: rows.slice((page - 1) * size, page * size) };
}

/** A second press on the same head turns the order round. */
function sortingOf<Row>(columns: readonly ListColumn<Row>[], { chosen, change }: Choosing): Sorting {
  const by = chosen['sort'] ?? '';
  const isDown = (chosen['down'] ?? '') !== '';
  return {
    by,
    isDown,
    names: columns.filter(({ value }) => value !== undefined).map(({ name }) => name),
    onSort: (name) => change({ sort: name, down: by === name && !isDown ? '1' : '', page: '' }),
  };
}

/** The rows of one page, as a table or as cards. */
function Page<Row>(props: DrawnProps<Row> & { readonly sorting: Sorting }): ReactNode {
  const { what, columns, rows, id, filters, card, across = false, isDense = false, choosing, sorting } = props;
  const clear = (): void => choosing.change(Object.fromEntries(namesOf(filters).map((name) => [name, ''])));
  if (rows.length === 0)
    return <Empty title={`No ${what} match`} action={<Button onClick={clear}>Clear the filters</Button>} />;
  if (card === undefined) return <Table label={capital(what)} {...{ columns, rows, id, sorting, isDense }} />;
  return (
    <ul
      aria-label={capital(what)}
      className={`grid grid-cols-1 gap-3 ${across ? '' : 'sm:grid-cols-2 xl:grid-cols-3'}`}
    >
      {rows.map((row) => (
        <li key={id(row)} className="grid grid-cols-1">
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

const csvColumns = <Row,>(columns: readonly ListColumn<Row>[]) =>
  columns.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));

/** What the words and choices leave, in the chosen order. */
function useFound<Row>({ columns, rows, filters = [], choosing: { chosen } }: DrawnProps<Row>): readonly Row[] {
  const key = JSON.stringify(chosen);
  return useMemo(() => {
    const fits = (row: Row): boolean =>
      filters.every(({ name, of }) => (chosen[name] ?? '') === '' || [of(row)].flat().includes(chosen[name] ?? ''));
    const order = { by: chosen['sort'] ?? '', isDown: (chosen['down'] ?? '') !== '' };
    return sorted(matching(rows.filter(fits), chosen['q'] ?? '', columns), order, columns);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the choices; columns and filters are new objects each time
  }, [rows, key]);
}
