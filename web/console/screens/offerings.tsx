// What the operator offers to its own clients: integrations as add-ons, each client on accounts of its own; and what they used.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { offeringsQuery, type Offering } from '../api/offerings.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { ScreenList } from '../kit/list.tsx';
import { Chip, Page } from '../kit/layout.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { NotAllowed, NothingYet, Shown } from '../kit/states.tsx';
import { useTitles } from '../integrations/titles.ts';
import { Views } from '../kit/views.tsx';
import { MarkButton } from '../offerings/mark-button.tsx';
import { priceWords } from '../offerings/price.ts';
import { UsageView } from '../offerings/usage-view.tsx';
import { statusWords } from '../offerings/words.ts';

const views = [
  { name: 'offerings', title: 'Offerings' },
  { name: 'usage', title: 'Usage' },
] as const;

export function Screen(): ReactNode {
  const { session } = useService();
  const mayChange = useAllowed('integrations:*');
  const { filters } = useFilters(['view'] as const);
  const isOperator = session.organization.operator;
  return (
    <Page
      title="Offerings"
      width="full"
      about="Integrations that your own clients switch on as add-ons. Each runs on the client’s own accounts, and is counted for bills."
      actions={mayChange && isOperator ? <Add /> : undefined}
    >
      {!isOperator ? (
        <NotAllowed detail="The organization that runs this service offers integrations. What is offered to you stands among the add-ons." />
      ) : (
        <>
          <Views
            label="Parts of the offerings"
            views={views}
            shown={filters.view === 'usage' ? 'usage' : 'offerings'}
          />
          {filters.view === 'usage' ? <AllUsage /> : <Offerings mayChange={mayChange} />}
        </>
      )}
    </Page>
  );
}

const Add = (): ReactNode => (
  <Link to="/offerings/new" className={buttonLook('main')}>
    Offer an integration
  </Link>
);

function AllUsage(): ReactNode {
  const { api } = useService();
  const offerings = useQuery(offeringsQuery(api)).data?.data ?? [];
  return (
    <UsageView byClient offeringName={(id) => offerings.find(({ offering_id: each }) => each === id)?.name ?? id} />
  );
}

function Offerings({ mayChange }: { mayChange: boolean }): ReactNode {
  const { api } = useService();
  const query = useQuery(offeringsQuery(api));
  const columns = columnsOf(useTitles());
  const buttons: ListColumn<Offering> = {
    name: 'Actions',
    quiet: true,
    end: true,
    cell: (offering) => <MarkButton offering={offering} />,
  };
  return (
    <Shown query={query} what="the offerings">
      {({ data }) => (
        <ScreenList
          what="offerings"
          columns={mayChange ? [...columns, buttons] : columns}
          rows={data}
          id={({ offering_id: id }) => id}
          filters={[{ name: 'state', label: 'State', of: ({ status }) => statusWords[status].label }]}
          empty={
            <NothingYet
              title="Nothing is offered yet"
              mayBegin={mayChange}
              otherwise="Integrations that clients may switch on show here, once an integrator or an admin has offered one."
            >
              Take an integration that works for you, give it a price, and let your clients switch it on.
            </NothingYet>
          }
        />
      )}
    </Shown>
  );
}

const columnsOf = (titleOf: (system: string) => string): readonly ListColumn<Offering>[] => [
  {
    name: 'Offering',
    value: ({ name }) => name,
    cell: ({ offering_id: offering, name, summary }) => (
      <span>
        <Link
          to="/offerings/$offering"
          params={{ offering }}
          className="-my-2.5 inline-flex min-h-control items-center py-2.5 font-medium text-accent"
        >
          {name}
        </Link>
        <span className="block text-muted">{summary}</span>
      </span>
    ),
  },
  {
    name: 'Moves',
    value: ({ source, destination }) => `${titleOf(source.system)} → ${titleOf(destination.system)}`,
    cell: ({ source, destination }) => `${titleOf(source.system)} → ${titleOf(destination.system)}`,
  },
  { name: 'Price', value: ({ price }) => price?.amount ?? null, cell: ({ price }) => priceWords(price) },
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
