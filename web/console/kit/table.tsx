// A table of some rows: side by side where there is room, each row a card below 640 pixels.
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  readonly end?: boolean;
  /** The name is read out only: a column of buttons. */
  readonly quiet?: boolean;
}

/** The column by which the rows stand, and what a press on another one's head does. */
export interface Sorting {
  readonly by: string;
  readonly isDown: boolean;
  /** Columns that rows can be sorted by. */
  readonly names: readonly string[];
  readonly onSort: (name: string) => void;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly id: (row: Row) => string;
  readonly sorting?: Sorting;
  readonly isDense?: boolean;
}

// The roles are said aloud because `display: block` would take them away.
export const Table = <Row,>({ label, columns, rows, id, sorting, isDense = false }: TableProps<Row>): ReactNode => (
  <div className="scroll-hint relative overflow-x-auto rounded-card border border-line bg-surface">
    <table role="table" aria-label={label} className="w-full text-start text-sm max-sm:block">
      <thead role="rowgroup" className="bg-soft max-sm:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <Head key={column.name} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="divide-y divide-line max-sm:block">
        {rows.map((row) => (
          <tr key={id(row)} role="row" className="max-sm:block max-sm:px-4 max-sm:py-3">
            {columns.map(({ name, cell, end, quiet }, place) => (
              <td
                key={name}
                role="cell"
                className={`align-middle max-sm:flex max-sm:items-baseline max-sm:gap-3 max-sm:py-1 sm:px-4 ${isDense ? 'sm:py-0.5' : 'sm:py-1.5'} ${end === true ? 'sm:text-end sm:tabular-nums' : ''} ${isHeading(columns, place) ? 'max-sm:font-semibold' : ''}`}
              >
                {quiet !== true && !isHeading(columns, place) && (
                  <span aria-hidden="true" className="w-28 shrink-0 text-muted sm:hidden">
                    {name}
                  </span>
                )}
                <span className="min-w-0 max-sm:flex-1 sm:contents">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What a row is called heads its card without a label; a number or a box to tick is no heading. */
function isHeading<Row>(columns: readonly Column<Row>[], place: number): boolean {
  const first = columns.findIndex(({ quiet }) => quiet !== true);
  return place === first && columns[first]?.end !== true;
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
}

/** Below 640 pixels a list beside the table sorts it: these heads are not seen there. */
function Head<Row>({ column: { name, end, quiet }, sorting }: HeadProps<Row>): ReactNode {
  const canSort = sorting?.names.includes(name) === true;
  const isOrder = sorting?.by === name;
  const direction = sorting?.isDown === true ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isOrder ? direction : undefined}
      className={`px-4 font-medium text-muted ${canSort ? '' : 'py-2.5'} ${end === true ? 'text-end' : 'text-start'}`}
    >
      {canSort ? (
        <>
          <SortButton {...{ name, sorting, isOrder }} end={end === true} />
          <span className="sm:hidden">{name}</span>
        </>
      ) : (
        <span className={quiet === true ? 'sr-only' : ''}>{name}</span>
      )}
    </th>
  );
}

interface SortButtonProps {
  readonly name: string;
  readonly sorting: Sorting;
  readonly isOrder: boolean;
  readonly end: boolean;
}

/** Arrows say beforehand that the head can be pressed, then which way the rows stand; over numbers they stand before the name. */
function SortButton({ name, sorting, isOrder, end }: SortButtonProps): ReactNode {
  const arrow = sorting.isDown ? 'falling' : 'rising';
  return (
    <button
      type="button"
      className={`inline-flex min-h-control items-center gap-1 font-medium whitespace-nowrap hover:text-fg max-sm:hidden ${isOrder ? 'text-fg' : ''} ${end ? 'flex-row-reverse' : ''}`}
      onClick={() => sorting.onSort(name)}
    >
      {name}
      <Icon name={isOrder ? arrow : 'order'} className={`size-4 ${isOrder ? 'text-accent' : ''}`} />
    </button>
  );
}
