// The organization's accounts in other systems: whether each works, and how it is tried, mended and taken away.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { connectionsQuery, disconnect, isSandbox, testConnection, type Connection } from '../api/integrations.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { ConnectionChip } from '../integrations/chips.tsx';
import { ConnectDialog } from '../integrations/connect-dialog.tsx';
import { useTitles } from '../integrations/titles.ts';
import { connectionWords } from '../integrations/words.ts';
import { Button, IconButton, buttonLook } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Chip, Hidden, Page } from '../kit/layout.tsx';
import { Fault, NothingYet, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

const connect = (
  <Link to="/catalogue" className={buttonLook('main')}>
    Connect a system
  </Link>
);

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(connectionsQuery(api));
  const titles = useTitles();
  const mayChange = useAllowed('integrations:*');
  const { filters, change } = useFilters(['mend'] as const);
  const [chosen, setMended] = useState<Connection | undefined>(undefined);
  // Alerts lead here with the account that needs attention.
  const named = mayChange ? query.data?.data.find(({ connection_id: id }) => id === filters.mend) : undefined;
  const mended = chosen ?? named;
  const [removed, setRemoved] = useState<Connection | undefined>(undefined);
  const close = (): void => {
    setMended(undefined);
    if (filters.mend !== '') change({ mend: '' });
  };
  const columns = useColumns(titles);
  const buttons: ListColumn<Connection> = {
    name: 'Actions',
    quiet: true,
    end: true,
    cell: (connection) => (
      <Buttons connection={connection} onMend={() => setMended(connection)} onRemove={() => setRemoved(connection)} />
    ),
  };
  return (
    <Page
      title="Connections"
      width="full"
      about="Accounts in other systems. Their keys are sealed and never shown again."
      actions={mayChange && query.data?.data.length !== 0 ? connect : undefined}
    >
      <Shown query={query} what="the connections">
        {({ data }) => (
          <ScreenList
            what="connections"
            columns={mayChange ? [...columns, buttons] : columns}
            rows={data}
            id={({ connection_id: id }) => id}
            filters={[
              { name: 'system', label: 'System', of: ({ system }) => system, words: titles },
              { name: 'state', label: 'State', of: ({ status }) => connectionWords[status].label },
            ]}
            empty={<NothingConnected mayChange={mayChange} />}
          />
        )}
      </Shown>
      {mended !== undefined && <ConnectDialog system={mended.system} connection={mended} onClose={close} />}
      {removed !== undefined && <RemoveDialog connection={removed} onClose={() => setRemoved(undefined)} />}
    </Page>
  );
}

function useColumns(titles: (system: string) => string): readonly ListColumn<Connection>[] {
  const { realClock } = useService();
  return [
    {
      name: 'Name',
      value: ({ name }) => name,
      cell: (connection) => (
        <span>
          <span className="inline-flex flex-wrap items-center gap-2 font-medium">
            <span className="min-w-0">{connection.name}</span>
            {isSandbox(connection) && <Chip tone="info">Sandbox</Chip>}
          </span>
          {connection.tenant_id !== null && !isSandbox(connection) && (
            <span className="block text-muted">{connection.tenant_id}</span>
          )}
        </span>
      ),
    },
    { name: 'System', value: ({ system }) => titles(system), cell: ({ system }) => titles(system) },
    {
      name: 'State',
      value: ({ status }) => connectionWords[status].label,
      cell: ({ status, because }) => (
        <span>
          <ConnectionChip status={status} />
          {because !== null && <span className="mt-1 block max-w-prose text-bad">{because}</span>}
        </span>
      ),
    },
    {
      name: 'Tested',
      value: ({ tested_at: at }) => at,
      cell: ({ tested_at: at }) =>
        at === null ? 'never' : <time title={realClock.full(at)}>{realClock.since(at)}</time>,
    },
  ];
}

interface ButtonsProps {
  readonly connection: Connection;
  readonly onMend: () => void;
  readonly onRemove: () => void;
}

function Buttons({ connection, onMend, onRemove }: ButtonsProps): ReactNode {
  const { connection_id: id, name, status } = connection;
  const { api } = useService();
  const { announce } = useTelling();
  const testing = useMutation({
    mutationFn: () => testConnection(api, id),
    onSuccess: ({ ok, because, fix }) =>
      announce(ok ? `${name} answers.` : `${name}: ${because ?? 'does not answer.'} ${fix ?? ''}`),
  });
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <Button busy={testing.isPending} onClick={() => testing.mutate()}>
        {testing.isPending ? 'Testing' : 'Test'}
        <Hidden>{` ${name}`}</Hidden>
      </Button>
      {!isSandbox(connection) && (
        <Button look={status === 'needs_attention' ? 'main' : 'plain'} onClick={onMend}>
          Reconnect<Hidden>{` ${name}`}</Hidden>
        </Button>
      )}
      <IconButton icon="trash" label={`Disconnect ${name}`} onClick={onRemove} />
      {testing.isError && <Fault error={testing.error} />}
    </span>
  );
}

function RemoveDialog({ connection, onClose }: { connection: Connection; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const removing = useMutation({
    mutationFn: () => disconnect(api, connection.connection_id),
    onSuccess: () => {
      announce(`${connection.name} is disconnected, its keys are forgotten.`);
      onClose();
    },
  });
  return (
    <Confirm
      title={`Disconnect “${connection.name}”?`}
      verb="Disconnect"
      busy={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      Its keys are forgotten at once. What was moved stays on both sides.
    </Confirm>
  );
}

const NothingConnected = ({ mayChange }: { mayChange: boolean }): ReactNode => (
  <NothingYet
    title="Nothing is connected yet"
    mayBegin={mayChange}
    action={connect}
    otherwise="Accounts in other systems show here, and whether each works, once an integrator or an admin has connected one."
  >
    Connect two systems, and what changes in one arrives in the other.
  </NothingYet>
);
