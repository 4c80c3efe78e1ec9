// What the operator offers to its own clients: integrations as add-ons, each client on accounts of its own.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { markOffering, offeringsQuery, type Offering } from '../api/offerings.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { ScreenList } from '../kit/list.tsx';
import { Chip, Hidden, Page, type Tone } from '../kit/layout.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { ClientsDialog } from '../offerings/clients-dialog.tsx';
import { OfferDialog } from '../offerings/offer-dialog.tsx';
import { priceWords } from '../offerings/price.ts';

const statusWords: Readonly<Record<Offering['status'], { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'calm' },
  published: { label: 'Published', tone: 'ok' },
  withdrawn: { label: 'Withdrawn', tone: 'warn' },
};

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(offeringsQuery(api));
  const mayChange = useAllowed('integrations:*');
  const [isOffering, setOffering] = useState(false);
  const [opened, setOpened] = useState<Offering | undefined>(undefined);
  const add = (
    <Button look="main" icon="plus" onClick={() => setOffering(true)}>
      Offer an integration
    </Button>
  );
  const buttons: ListColumn<Offering> = {
    name: 'Actions',
    quiet: true,
    end: true,
    cell: (offering) => <Buttons offering={offering} onClients={() => setOpened(offering)} />,
  };
  return (
    <Page
      title="Offerings"
      width="full"
      about="Integrations that your own clients switch on as add-ons. Each runs on the client’s own accounts, and is counted for bills."
      actions={mayChange ? add : undefined}
    >
      <Shown query={query} what="the offerings">
        {({ data }) => (
          <ScreenList
            what="offerings"
            columns={mayChange ? [...columns, buttons] : columns}
            rows={data}
            id={({ offering_id: id }) => id}
            filters={[{ name: 'state', label: 'State', of: ({ status }) => statusWords[status].label }]}
            empty={
              <Empty title="Nothing is offered yet" action={mayChange ? add : undefined}>
                Take an integration that works for you, give it a price, and let your clients switch it on.
              </Empty>
            }
          />
        )}
      </Shown>
      {isOffering && <OfferDialog onClose={() => setOffering(false)} />}
      {opened !== undefined && <ClientsDialog offering={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

const columns: readonly ListColumn<Offering>[] = [
  {
    name: 'Offering',
    value: ({ name }) => name,
    cell: ({ name, summary }) => (
      <span>
        <span className="font-medium">{name}</span>
        <span className="block text-muted">{summary}</span>
      </span>
    ),
  },
  {
    name: 'Moves',
    value: ({ source, destination }) => `${source.system} → ${destination.system}`,
    cell: ({ source, destination }) => `${source.system} → ${destination.system}`,
  },
  {
    name: 'Price',
    value: ({ price }) => price?.amount ?? null,
    cell: ({ price }) => priceWords(price),
  },
  {
    name: 'Open to',
    value: ({ open_to: to }) => to,
    cell: ({ open_to: to }) => (to === 'everyone' ? 'all clients' : 'chosen clients'),
  },
  {
    name: 'State',
    value: ({ status }) => statusWords[status].label,
    cell: ({ status }) => <Chip tone={statusWords[status].tone}>{statusWords[status].label}</Chip>,
  },
];

function Buttons({ offering, onClients }: { offering: Offering; onClients: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const queries = useQueryClient();
  const { offering_id: id, name, status } = offering;
  const next = status === 'published' ? 'withdrawn' : 'published';
  const marking = useMutation({
    mutationFn: () => markOffering(api, id, next),
    onSuccess: () => announce(next === 'published' ? `${name} is open to clients.` : `${name} is withdrawn.`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['offerings'] }),
  });
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Button onClick={onClients}>
        Clients<Hidden>{` of ${name}`}</Hidden>
      </Button>
      <Button busy={marking.isPending} onClick={() => marking.mutate()}>
        {next === 'published' ? 'Publish' : 'Withdraw'}
        <Hidden>{` ${name}`}</Hidden>
      </Button>
      {marking.isError && <Fault error={marking.error} />}
    </span>
  );
}
