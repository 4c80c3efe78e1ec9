// Runs, newest first: how each ended and what it moved.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { healthQuery, integrationsQuery, syncsQuery, type Sync } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { moreOf } from '../kit/list-parts.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Chip } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';
import { SyncChip } from './chips.tsx';
import { spanWords, syncWords, tookSeconds } from './words.ts';

/** Of one integration, or of all with their names. */
export function RunsTable({ integration }: { integration?: string }): ReactNode {
  const { api } = useService();
  const query = useInfiniteQuery(syncsQuery(api, integration));
  const columns = useColumns(integration === undefined);
  return (
    <Shown query={query} what="the runs">
      {({ pages }) => (
        <ScreenList
          what="runs"
          columns={columns}
          rows={pages.flatMap(({ data }) => data)}
          id={({ sync_id: id }) => id}
          filters={[{ name: 'state', label: 'State', of: ({ status }) => syncWords[status].label }]}
          more={moreOf(query)}
          empty={integration === undefined ? <NoRuns /> : <NotRun />}
        />
      )}
    </Shown>
  );
}

function useNamesOf(): (integration: string) => string {
  const { api } = useService();
  const saved = useQuery(integrationsQuery(api)).data?.data ?? [];
  const seen = useQuery(healthQuery(api)).data?.data ?? [];
  return (id) => [...saved, ...seen].find(({ integration_id: each }) => each === id)?.name ?? id;
}

const count = (name: string, of: (sync: Sync) => number): ListColumn<Sync> => ({
  name,
  end: true,
  value: of,
  cell: (sync) => of(sync).toLocaleString('en-US'),
});

const NotRun = (): ReactNode => (
  <Empty title="It has not run yet">A preview shows what a run would do, and writes nothing.</Empty>
);

const NoRuns = (): ReactNode => (
  <Empty
    title="Nothing has run yet"
    action={
      <Link to="/integrations" className={buttonLook()}>
        See the integrations
      </Link>
    }
  >
    Each run and each preview of an integration shows here, with what it moved and what failed.
  </Empty>
);

function useColumns(withNames: boolean): readonly ListColumn<Sync>[] {
  const { realClock } = useService();
  const nameOf = useNamesOf();
  return [
    {
      name: 'Started',
      value: ({ created_at: at }) => at,
      cell: ({ sync_id: sync, created_at: at, dry_run: isPreview }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Link
            to="/runs/$sync"
            params={{ sync }}
            className="-my-2 inline-flex min-h-control items-center font-medium text-accent"
          >
            {realClock.full(at)}
          </Link>
          {isPreview && <Chip tone="info">Preview</Chip>}
        </span>
      ),
    },
    ...(withNames
      ? [
          {
            name: 'Integration',
            value: ({ integration_id: id }: Sync) => nameOf(id),
            cell: ({ integration_id: id }: Sync) => nameOf(id),
          },
        ]
      : []),
    {
      name: 'State',
      value: ({ status }) => syncWords[status].label,
      cell: ({ status }) => <SyncChip status={status} />,
    },
    count('Read', ({ counts }) => counts.read),
    count('Written', ({ counts }) => counts.written + counts.deleted),
    count('Unchanged', ({ counts }) => counts.unchanged + counts.skipped),
    count('Failed', ({ counts }) => counts.failed),
    {
      name: 'Took',
      end: true,
      value: tookSeconds,
      cell: (sync) => {
        const seconds = tookSeconds(sync);
        return seconds === null ? '–' : spanWords(seconds);
      },
    },
  ];
}
