// What was asked of other systems and how they answered. Addresses as they are declared: nothing personal is kept.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linesQuery, type LogLine } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { moreOf } from '../kit/list-parts.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Chip, type Tone } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';

interface RequestsTableProps {
  /** Of one connection; of all where it is empty. */
  readonly connection: string;
  readonly nameOf: (connection: string) => string;
}

const toneOf = (status: number | null): Tone =>
  status === null || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'ok';
const kindOf = ({ status }: LogLine): string =>
  status === null ? 'No answer' : status >= 400 ? 'Refused or failed' : 'Answered';

export function RequestsTable({ connection, nameOf }: RequestsTableProps): ReactNode {
  const { api } = useService();
  const query = useInfiniteQuery(linesQuery(api, connection));
  const columns = useColumns(nameOf);
  return (
    <Shown query={query} what="the requests">
      {({ pages }) => (
        <ScreenList
          what="requests"
          columns={columns}
          rows={newestFirst(pages.flatMap(({ data }) => data))}
          id={({ id }) => String(id)}
          filters={[
            { name: 'outcome', label: 'Outcome', of: kindOf },
            { name: 'method', label: 'Method', of: ({ method }) => method },
          ]}
          more={moreOf(query)}
          empty={
            <Empty title="No requests in the last 14 days">
              Runs, previews and tests of connections ask other systems: each call shows here, with what was answered.
            </Empty>
          }
        />
      )}
    </Shown>
  );
}

/** By when each began, over all pages that are loaded. */
const newestFirst = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.toSorted((one, other) => other.at.localeCompare(one.at));

/** A place that the call filled: the log keeps the declared address, and what stood there may be personal. */
const shownPath = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '…');

function useColumns(nameOf: (connection: string) => string): readonly ListColumn<LogLine>[] {
  const { realClock } = useService();
  return [
    { name: 'Time', value: ({ at }) => at, cell: ({ at }) => realClock.exact(at) },
    { name: 'Connection', value: ({ connection_id: id }) => nameOf(id), cell: ({ connection_id: id }) => nameOf(id) },
    {
      name: 'Request',
      value: ({ method, path }) => `${method} ${shownPath(path)}`,
      cell: ({ method, path }) => <code className="break-all">{`${method} ${shownPath(path)}`}</code>,
    },
    {
      name: 'Answer',
      value: ({ status }) => status,
      cell: ({ status }) => <Chip tone={toneOf(status)}>{status === null ? 'none' : String(status)}</Chip>,
    },
    { name: 'ms', end: true, value: ({ ms }) => ms, cell: ({ ms }) => ms },
    {
      name: 'Bytes out/in',
      end: true,
      value: ({ bytes_in: bytes }) => bytes,
      cell: ({ bytes_out: out, bytes_in: back }) => `${String(out)} / ${String(back)}`,
    },
  ];
}
