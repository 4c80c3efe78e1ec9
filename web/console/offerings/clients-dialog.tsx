// Which clients have an offering: enabled for one, ended for one, and the link by which a client connects its own account.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  connectFor,
  disableFor,
  enableFor,
  offeringClientsQuery,
  organizationsQuery,
  type Offering,
  type OfferingClient,
} from '../api/offerings.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Chip, Hidden } from '../kit/layout.tsx';
import { Empty, Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

interface OfOffering {
  readonly offering: Offering;
}

export function ClientsDialog({ offering, onClose }: OfOffering & { onClose: () => void }): ReactNode {
  const { api } = useService();
  const query = useQuery(offeringClientsQuery(api, offering.offering_id));
  return (
    <Dialog title={`Clients of ${offering.name}`} place="side" onClose={onClose}>
      <div className="grid gap-5">
        <Enable offering={offering} />
        <Shown query={query} what="the clients">
          {({ data }) =>
            data.length === 0 ? (
              <Empty title="No client has it yet" />
            ) : (
              <ul className="grid gap-3">
                {data.map((client) => (
                  <li key={client.client_id}>
                    <Client {...{ offering, client }} />
                  </li>
                ))}
              </ul>
            )
          }
        </Shown>
      </div>
    </Dialog>
  );
}

function Enable({ offering: { offering_id: id, name } }: OfOffering): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const queries = useQueryClient();
  const organizations = useQuery(organizationsQuery(api)).data?.data ?? [];
  const [client, setClient] = useState('');
  const enabling = useMutation({
    mutationFn: () => enableFor(api, id, client),
    onSuccess: () => announce(`${name} is enabled. It runs as soon as both accounts are connected.`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['offerings', id] }),
  });
  return (
    <div className="grid gap-3">
      <SelectField
        label="Client"
        options={[
          { value: '', label: 'Choose …' },
          ...organizations.map(({ client_id: value, name: label }) => ({ value, label })),
        ]}
        value={client}
        onChange={({ currentTarget: { value } }) => setClient(value)}
      />
      <Button
        look="main"
        className="justify-self-start"
        busy={client === '' || enabling.isPending}
        onClick={() => enabling.mutate()}
      >
        Enable for this client
      </Button>
      {enabling.isError && <Fault error={enabling.error} />}
    </div>
  );
}

function Client({ offering, client }: OfOffering & { client: OfferingClient }): ReactNode {
  const { api } = useService();
  const queries = useQueryClient();
  const { offering_id: id } = offering;
  const { client_id: name, runs, wanted, because } = client;
  const ending = useMutation({
    mutationFn: () => disableFor(api, id, name),
    onSettled: () => queries.invalidateQueries({ queryKey: ['offerings', id] }),
  });
  return (
    <article className="grid gap-3 rounded-card border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="flex-1 font-medium">{name}</h3>
        <Chip tone={runs ? 'ok' : wanted ? 'warn' : 'calm'}>
          {runs ? 'Runs' : wanted ? 'Waits for accounts' : 'Not switched on'}
        </Chip>
      </div>
      {because !== null && <p className="text-sm text-bad">{because}</p>}
      <ConnectLinks id={id} client={name} offering={offering} />
      <Button look="bad" className="justify-self-start" busy={ending.isPending} onClick={() => ending.mutate()}>
        End it<Hidden>{` for ${name}`}</Hidden>
      </Button>
      {ending.isError && <Fault error={ending.error} />}
    </article>
  );
}

function ConnectLinks({ id, client, offering }: OfOffering & { id: string; client: string }): ReactNode {
  const { api, realClock } = useService();
  const making = useMutation({
    mutationFn: (side: 'source' | 'destination') => connectFor(api, { id, client, side }),
  });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {(['source', 'destination'] as const).map((side) => (
          <Button key={side} busy={making.isPending} onClick={() => making.mutate(side)}>
            {`Link to connect ${offering[side].system}`}
            <Hidden>{` for ${client}`}</Hidden>
          </Button>
        ))}
      </div>
      {making.isError && <Fault error={making.error} />}
      {making.data !== undefined && (
        <TextField
          readOnly
          label="Link for the client"
          hint={`Shown this once. Works until ${realClock.full(making.data.expires_at)}.`}
          value={making.data.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
