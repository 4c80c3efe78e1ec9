// Which clients have an offering: enabled for one, ended for one, and the link by which a client connects its own account.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  connectFor,
  disableFor,
  enableFor,
  offeringClientsQuery,
  sides,
  type Offering,
  type OfferingClient,
  type Side,
} from '../api/offerings.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { LinkField } from '../integrations/link-field.tsx';
import { useTitles } from '../integrations/titles.ts';
import { Button } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Chip, Hidden } from '../kit/layout.tsx';
import { Fault, NothingYet, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { useClientNames, useClients } from './names.ts';

interface OfOffering {
  readonly offering: Offering;
}

export function Clients({ offering }: OfOffering): ReactNode {
  const { api } = useService();
  const mayChange = useAllowed('integrations:*');
  const query = useQuery(offeringClientsQuery(api, offering.offering_id));
  return (
    <div className="grid gap-6">
      {mayChange && <Enable offering={offering} />}
      <Shown query={query} what="the clients">
        {({ data }) =>
          data.length === 0 ? (
            <NothingYet
              title="No client has it yet"
              mayBegin={mayChange}
              otherwise="Clients that may have it show here, with what they made of it."
            >
              {offering.open_to === 'everyone'
                ? 'Clients find it among their add-ons once it is published.'
                : 'Enable it for those that may have it.'}
            </NothingYet>
          ) : (
            <ul aria-label="Clients" className="grid gap-3 lg:grid-cols-2">
              {data.map((client) => (
                <li key={client.client_id} className="grid">
                  <Client {...{ offering, client, mayChange }} />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </div>
  );
}

function Enable({ offering: { offering_id: id, name } }: OfOffering): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const clients = useClients();
  const [client, setClient] = useState('');
  const enabling = useMutation({
    mutationFn: () => enableFor(api, id, client),
    onSuccess: () => announce(`${name} is enabled. It runs as soon as both accounts are connected.`),
  });
  return (
    <Form
      className="flex flex-wrap items-end gap-3"
      error={enabling.error}
      isBusy={enabling.isPending}
      onSubmit={() => {
        if (client !== '') enabling.mutate();
      }}
    >
      {clients === undefined ? (
        <TextField
          label="Client"
          hint="The id of its organization."
          className="flex-1 basis-56 sm:max-w-sm"
          value={client}
          onChange={({ currentTarget: { value } }) => setClient(value)}
        />
      ) : (
        <SelectField
          label="Client"
          className="flex-1 basis-56 sm:max-w-sm"
          options={[
            { value: '', label: clients.length === 0 ? 'There are no other organizations yet' : 'Choose…' },
            ...clients.map(({ client_id: value, name: label }) => ({ value, label })),
          ]}
          value={client}
          onChange={({ currentTarget: { value } }) => setClient(value)}
        />
      )}
      <Button look="main" type="submit" busy={client === '' || enabling.isPending}>
        Enable for this client
      </Button>
      <FormFault />
    </Form>
  );
}

interface ClientProps extends OfOffering {
  readonly client: OfferingClient;
  readonly mayChange: boolean;
}

function standOf({ runs, wanted, because }: OfferingClient, { status }: Offering) {
  if (runs && status === 'published') return { tone: 'ok', words: 'Runs' } as const;
  if (!wanted) return { tone: 'calm', words: 'Not switched on' } as const;
  if (status !== 'published') return { tone: 'calm', words: 'Waits until it is published' } as const;
  return because === null
    ? ({ tone: 'warn', words: 'Waits for accounts' } as const)
    : ({ tone: 'bad', words: 'Cannot run' } as const);
}

function Client({ offering, client, mayChange }: ClientProps): ReactNode {
  const { realClock } = useService();
  const nameOf = useClientNames();
  const [isEnding, setEnding] = useState(false);
  const { client_id: id, because, granted_at: granted, changed_at: changed } = client;
  const { tone, words } = standOf(client, offering);
  const name = nameOf(id);
  return (
    <article className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 font-semibold">
          {name}
          {name !== id && <span className="block text-sm font-normal text-muted">{id}</span>}
        </h3>
        <Chip tone={tone}>{words}</Chip>
      </div>
      <p className="text-sm text-muted">
        {granted === null ? 'Took it itself' : `Enabled by you, ${realClock.since(granted)}`}
        {changed !== null && `; last switched ${realClock.since(changed)}`}
      </p>
      {because !== null && <p className="text-sm text-bad">{because}</p>}
      {mayChange && (
        <>
          {offering.status === 'published' && <ConnectLinks {...{ offering, name }} client={id} />}
          <Button look="bad" className="justify-self-start" onClick={() => setEnding(true)}>
            End it<Hidden>{` for ${name}`}</Hidden>
          </Button>
          {isEnding && <EndDialog {...{ offering, client, name }} onClose={() => setEnding(false)} />}
        </>
      )}
    </article>
  );
}

interface EndDialogProps extends OfOffering {
  readonly client: OfferingClient;
  readonly name: string;
  readonly onClose: () => void;
}

function EndDialog({ offering, client: { client_id: client, runs }, name, onClose }: EndDialogProps): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const { offering_id: id, open_to: to } = offering;
  const ending = useMutation({
    mutationFn: () => disableFor(api, id, client),
    onSuccess: () => {
      announce(`${offering.name} has ended for ${name}.`);
      onClose();
    },
  });
  return (
    <Confirm
      title={`End “${offering.name}” for ${name}?`}
      verb="End it"
      busy={ending.isPending}
      error={ending.error}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      {`${runs ? 'Its runs there end at once. ' : ''}Accounts, moved records and usage stay. ${
        to === 'everyone' ? 'It may switch it on again by itself.' : 'It is no longer among its add-ons.'
      }`}
    </Confirm>
  );
}

interface ConnectLinksProps extends OfOffering {
  readonly client: string;
  readonly name: string;
}

function ConnectLinks({ offering, client, name }: ConnectLinksProps): ReactNode {
  const { api } = useService();
  const { offering_id: id } = offering;
  const titleOf = useTitles();
  const making = useMutation({ mutationFn: (side: Side) => connectFor(api, { id, client, side }) });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {sides.map((side) => (
          <Button key={side} busy={making.isPending} onClick={() => making.mutate(side)}>
            {`Link to connect ${titleOf(offering[side].system)}`}
            <Hidden>{`, ${side}, for ${name}`}</Hidden>
          </Button>
        ))}
      </div>
      {making.isError && <Fault error={making.error} />}
      {making.data !== undefined && <LinkField link={making.data} label={`Link for ${name}`} opens={false} />}
    </>
  );
}
