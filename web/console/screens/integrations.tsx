// Everything that moves between systems: how each integration fares, what is wrong and how it is mended, and Sync now.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { healthQuery, integrationsQuery, type Health, type Integration } from '../api/integrations.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { BelowAlerts } from '../integrations/alerts.tsx';
import { HealthChip } from '../integrations/chips.tsx';
import { RunButton } from '../integrations/run-button.tsx';
import { useTitles } from '../integrations/titles.ts';
import { healthWords, modeWords } from '../integrations/words.ts';
import { buttonLook } from '../kit/button.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Page } from '../kit/layout.tsx';
import { Fault, Loading, NothingYet, Shown } from '../kit/states.tsx';

/** A saved integration with what is known of its runs, or one that a single request made. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly mode: string;
  readonly health: Health | undefined;
}

function rowsOf(
  integrations: readonly Integration[],
  health: readonly Health[],
  titleOf: (system: string) => string,
): readonly Row[] {
  const saved = integrations.map(({ integration_id: id, name, source, destination, sync_mode: mode, enabled }) => ({
    id,
    name,
    from: titleOf(source.system),
    to: titleOf(destination.system),
    mode: enabled ? modeWords[mode] : 'Off',
    health: health.find((each) => each.integration_id === id),
  }));
  const known = new Set(saved.map(({ id }) => id));
  const once = health
    .filter(({ integration_id: id }) => !known.has(id))
    .map((each) => {
      const { integration_id: id, name, source, destination } = each;
      return { id, name, from: titleOf(source), to: titleOf(destination), mode: 'Single request', health: each };
    });
  return [...saved, ...once];
}

const newIntegration = (
  <Link to="/integrations/new" className={buttonLook('main')}>
    New integration
  </Link>
);

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(integrationsQuery(api));
  const seen = useQuery(healthQuery(api));
  const health = seen.data?.data ?? [];
  const mayChange = useAllowed('integrations:*');
  const columns = useColumns({ mayChange, isKnown: seen.data !== undefined });
  const titleOf = useTitles();
  return (
    <Page
      title="Integrations"
      width="full"
      about="Records that move between systems, and the health of each integration."
      actions={
        mayChange && (
          <>
            <Link to="/catalogue" className={buttonLook()}>
              Connect a system
            </Link>
            {query.data?.data.length !== 0 && newIntegration}
          </>
        )
      }
    >
      <Shown query={query} what="the integrations">
        {({ data }) => {
          // What is wrong stands above the list: both come at once, and nothing moves under a finger.
          if (seen.isPending) return <Loading what="how they fare" />;
          return (
            <BelowAlerts what="how they fare">
              {seen.isError && (
                <div className="mb-6">
                  <Fault error={seen.error} retry={() => void seen.refetch()} />
                </div>
              )}
              <ScreenList
                what="integrations"
                columns={columns}
                rows={rowsOf(data, health, titleOf)}
                id={({ id }) => id}
                filters={[
                  { name: 'health', label: 'Health', of: (row) => healthWords[row.health?.health ?? 'idle'].label },
                  { name: 'system', label: 'System', of: ({ from, to }) => [from, to] },
                ]}
                empty={<NothingMoves mayChange={mayChange} />}
              />
            </BelowAlerts>
          );
        }}
      </Shown>
    </Page>
  );
}

interface Showing {
  readonly mayChange: boolean;
  /** Whether how they fare was answered at all. */
  readonly isKnown: boolean;
}

function useColumns({ mayChange, isKnown }: Showing): readonly ListColumn<Row>[] {
  const { realClock } = useService();
  return [
    {
      name: 'Integration',
      value: ({ name }) => name,
      cell: ({ id, name, from, to }) => (
        <span>
          <Link
            to="/integrations/$integration"
            params={{ integration: id }}
            className="-my-2.5 inline-flex min-h-control items-center py-2.5 font-medium text-accent"
          >
            {name}
          </Link>
          <span className="block text-muted">{`${from} → ${to}`}</span>
        </span>
      ),
    },
    { name: 'Runs', value: ({ mode }) => mode, cell: ({ mode }) => mode },
    {
      name: 'Health',
      value: ({ health }) => healthWords[health?.health ?? 'idle'].label,
      cell: ({ health }) => (isKnown ? <HealthChip health={health?.health ?? 'idle'} /> : '–'),
    },
    {
      name: 'Errors',
      end: true,
      value: ({ health }) => health?.error_rate ?? null,
      cell: ({ health }) => (health === undefined ? '–' : `${String(health.error_rate)}%`),
    },
    {
      name: 'Records/s',
      end: true,
      value: ({ health }) => health?.throughput ?? null,
      cell: ({ health }) => health?.throughput ?? '–',
    },
    {
      name: 'Last success',
      value: ({ health }) => health?.last_success_at ?? null,
      cell: ({ health }) =>
        health?.last_success_at == null ? (
          '–'
        ) : (
          <time title={realClock.full(health.last_success_at)}>{realClock.since(health.last_success_at)}</time>
        ),
    },
    ...(mayChange
      ? [{ name: 'Actions', quiet: true, end: true, cell: ({ id, name }: Row) => <RunButton {...{ id, name }} /> }]
      : []),
  ];
}

const NothingMoves = ({ mayChange }: { mayChange: boolean }): ReactNode => (
  <NothingYet
    title="Nothing moves yet"
    mayBegin={mayChange}
    action={newIntegration}
    otherwise="What moves from one system to another shows here, once an integrator or an admin has set it up."
  >
    Connect two systems, say which fields go where, look at the preview, and let it run.
  </NothingYet>
);
