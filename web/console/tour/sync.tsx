// The fifth step: two systems that Muster plays itself, kept in step by a real run of the sync engine.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { Api } from '../api/client.ts';
import {
  connect,
  connectionsQuery,
  hasEnded,
  integrationsQuery,
  isSandbox,
  runIntegration,
  sandboxEntries,
  saveIntegration,
  syncQuery,
  type Sync,
} from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { SyncChip } from '../integrations/chips.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Fault } from '../kit/states.tsx';
import type { StepProps } from './step.ts';

export function SyncStep({ onDone }: StepProps): ReactNode {
  const { api } = useService();
  const queries = useQueryClient();
  const running = useMutation({
    mutationFn: () => run(api, queries),
  });
  const id = running.data;
  const { data: sync } = useQuery({ ...syncQuery(api, id ?? ''), enabled: id !== undefined });
  const isDone = sync !== undefined && hasEnded(sync);
  useEffect(() => {
    if (isDone) onDone();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, when the run has ended
  }, [isDone]);
  return (
    <div className="grid gap-4">
      <Button
        look={isDone ? 'plain' : 'main'}
        className="justify-self-start"
        busy={running.isPending || (id !== undefined && !isDone)}
        onClick={() => running.mutate()}
      >
        {isDone ? 'Run it again: only what changed moves' : 'Sync Greenhouse’s candidates into HubSpot'}
      </Button>
      <div aria-live="polite">
        {running.isError && <Fault error={running.error} />}
        {sync !== undefined && <Outcome sync={sync} />}
      </div>
    </div>
  );
}

const integrationName = 'Sandbox: candidates to contacts';

/** Both accounts and what moves between them are made the first time; answers the run. */
async function run(api: Api, queries: QueryClient): Promise<string> {
  const { data } = await queries.fetchQuery(integrationsQuery(api));
  const known = data.find(({ name }) => name === integrationName);
  const { integration_id: id } = known ?? (await make(api, queries));
  return (await runIntegration(api, id, false)).sync_id;
}

async function make(api: Api, queries: QueryClient) {
  const source = await account(api, queries, 'greenhouse');
  const destination = await account(api, queries, 'hubspot');
  return await saveIntegration(api, undefined, {
    name: integrationName,
    source: { system: 'greenhouse', tenant_id: source, endpoint: 'candidates' },
    destination: {
      system: 'hubspot',
      tenant_id: destination,
      endpoint: 'contacts',
      field_mapping: {
        email: 'properties.email',
        first_name: 'properties.firstname',
        last_name: 'properties.lastname',
      },
    },
  });
}

const titles = { greenhouse: 'Greenhouse (sandbox)', hubspot: 'HubSpot (sandbox)' } as const;

/** Answers how the account is told apart from others of the same system. */
async function account(api: Api, queries: QueryClient, system: keyof typeof titles): Promise<string> {
  const { data } = await queries.fetchQuery(connectionsQuery(api));
  const known = data.find((connection) => connection.system === system && isSandbox(connection));
  const { tenant_id: tenant } = known ?? (await connect(api, { system, name: titles[system], ...sandboxEntries }));
  return tenant ?? '';
}

function Outcome({ sync }: { sync: Sync }): ReactNode {
  const { read, written, unchanged, failed } = sync.counts;
  const figures = { Read: read, Written: written, Unchanged: unchanged, Failed: failed };
  return (
    <div className="grid gap-3">
      <p>
        <SyncChip status={sync.status} />
      </p>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {Object.entries(figures).map(([name, count]) => (
          <div key={name} className="rounded-small bg-soft px-3 py-2">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <Link to="/runs/$sync" params={{ sync: sync.sync_id }} className={`justify-self-start ${buttonLook()}`}>
        Look at the run
      </Link>
    </div>
  );
}
