// Outgoing webhooks: endpoints with their events and state; add, pause, resume, remove, and look at deliveries.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { endpointsQuery, removeEndpoint, setEndpoint, type Endpoint } from '../api/webhooks.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button, IconButton } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Chip, Page } from '../kit/layout.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Fault, NothingYet, Shown } from '../kit/states.tsx';
import { Deliveries } from '../webhooks/deliveries.tsx';
import { NewEndpoint } from '../webhooks/new-endpoint.tsx';
import { endpointWords } from '../webhooks/words.ts';

type Opened = { readonly kind: 'deliveries' | 'remove'; readonly endpoint: Endpoint };

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(endpointsQuery(api));
  const mayChange = useAllowed('integrations:*');
  const [isNew, setNew] = useState(false);
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const add = (
    <Button look="main" icon="plus" onClick={() => setNew(true)}>
      Add an endpoint
    </Button>
  );
  return (
    <Page
      title="Webhooks"
      width="full"
      about="Muster sends signed events to these addresses, retries what fails, and keeps events while an endpoint is paused."
      actions={mayChange && query.data?.data.length !== 0 ? add : undefined}
    >
      <Shown query={query} what="the endpoints">
        {({ data }) => (
          <ScreenList
            what="endpoints"
            columns={columnsFor(mayChange, setOpened)}
            rows={data}
            id={({ endpoint_id: id }) => id}
            filters={[{ name: 'state', label: 'State', of: ({ status }) => endpointWords[status].label }]}
            empty={
              <NothingYet
                title="No endpoints yet"
                mayBegin={mayChange}
                action={add}
                otherwise="Endpoints appear here once an integrator or an admin adds one."
              >
                Notify another system when a candidate moves, a decision is made, an offer goes out or a sync ends.
              </NothingYet>
            }
          />
        )}
      </Shown>
      {isNew && <NewEndpoint onClose={() => setNew(false)} />}
      {opened?.kind === 'deliveries' && <Deliveries endpoint={opened.endpoint} onClose={() => setOpened(undefined)} />}
      {opened?.kind === 'remove' && <Remove endpoint={opened.endpoint} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

const columnsFor = (mayChange: boolean, open: (what: Opened) => void): readonly ListColumn<Endpoint>[] => [
  {
    name: 'Address',
    value: ({ url }) => url,
    cell: ({ url, description }) => (
      <>
        <span className="font-medium break-all">{url}</span>
        {description !== null && <p className="text-sm text-muted">{description}</p>}
      </>
    ),
  },
  { name: 'Events', value: ({ events }) => events.join(', '), cell: ({ events }) => events.join(', ') },
  {
    name: 'State',
    value: ({ status }) => endpointWords[status].label,
    cell: ({ status, disabled_because: because }) => (
      <>
        <Chip tone={endpointWords[status].tone}>{endpointWords[status].label}</Chip>
        {because !== null && (
          <p className="text-sm text-muted">
            {because === 'gone' ? 'The address answered 410 Gone.' : 'Deliveries failed for too long.'}
          </p>
        )}
      </>
    ),
  },
  {
    name: 'Actions',
    quiet: true,
    end: true,
    cell: (endpoint) => (
      <div className="flex flex-wrap justify-end gap-2">
        <Button aria-label={`Deliveries of ${endpoint.url}`} onClick={() => open({ kind: 'deliveries', endpoint })}>
          Deliveries
        </Button>
        {mayChange && <Pause endpoint={endpoint} />}
        {mayChange && (
          <IconButton
            icon="trash"
            label={`Remove ${endpoint.url}`}
            onClick={() => open({ kind: 'remove', endpoint })}
          />
        )}
      </div>
    ),
  },
];

function Pause({ endpoint: { endpoint_id: id, status, url } }: { endpoint: Endpoint }): ReactNode {
  const { api } = useService();
  const to = status === 'enabled' ? 'paused' : 'enabled';
  const setting = useMutation({ mutationFn: () => setEndpoint(api, id, to) });
  const verb = to === 'paused' ? 'Pause' : 'Resume';
  return (
    <>
      <Button aria-label={`${verb} ${url}`} busy={setting.isPending} onClick={() => setting.mutate()}>
        {verb}
      </Button>
      {setting.isError && <Fault error={setting.error} />}
    </>
  );
}

function Remove({
  endpoint: { endpoint_id: id, url },
  onClose,
}: {
  endpoint: Endpoint;
  onClose: () => void;
}): ReactNode {
  const { api } = useService();
  const removing = useMutation({ mutationFn: () => removeEndpoint(api, id), onSuccess: onClose });
  return (
    <Confirm
      title="Remove this endpoint?"
      verb="Remove"
      busy={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      {`${url} stops receiving events. Events that are still waiting for it are dropped.`}
    </Confirm>
  );
}
