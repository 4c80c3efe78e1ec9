// What is offered to this organization: integrations that it switches on, each on accounts of its own.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addOnsQuery, type AddOn } from '../api/offerings.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { ScreenList } from '../kit/list.tsx';
import { Chip, Hidden, Page } from '../kit/layout.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Shown } from '../kit/states.tsx';
import { Views } from '../kit/views.tsx';
import { priceWords } from '../offerings/price.ts';
import { UsageView } from '../offerings/usage-view.tsx';
import { stateWords } from '../offerings/words.ts';

const views = [
  { name: 'add-ons', title: 'Add-ons' },
  { name: 'usage', title: 'Usage' },
] as const;

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(addOnsQuery(api));
  const { filters } = useFilters(['view'] as const);
  const isUsage = filters.view === 'usage';
  return (
    <Page
      title="Add-ons"
      width="full"
      about="Integrations that are ready for you: connect your own accounts, switch one on, and it runs by itself."
    >
      <Views label="Parts of the add-ons" views={views} shown={isUsage ? 'usage' : 'add-ons'} />
      {isUsage ? (
        <UsageView
          byClient={false}
          offeringName={(id) => query.data?.data.find(({ offering_id: each }) => each === id)?.name ?? id}
        />
      ) : (
        <Shown query={query} what="the add-ons">
          {({ data }) => (
            <ScreenList
              what="add-ons"
              columns={columns}
              rows={data}
              id={({ offering_id: id }) => id}
              filters={[{ name: 'state', label: 'State', of: ({ state }) => stateWords[state].label }]}
              card={(addOn) => <AddOnCard addOn={addOn} />}
              empty={
                <Empty title="Nothing is offered to you yet">
                  Whoever runs this service offers integrations here. Your own stand under Integrations.
                </Empty>
              }
            />
          )}
        </Shown>
      )}
    </Page>
  );
}

const columns: readonly ListColumn<AddOn>[] = [
  { name: 'Add-on', value: ({ name }) => name, cell: ({ name }) => name },
  { name: 'About', value: ({ summary }) => summary, cell: () => null },
  { name: 'From', value: ({ source }) => source.title, cell: () => null },
  { name: 'To', value: ({ destination }) => destination.title, cell: () => null },
  { name: 'Price', value: ({ price }) => priceWords(price), cell: () => null },
  { name: 'State', value: ({ state }) => stateWords[state].label, cell: () => null },
];

function AddOnCard({ addOn }: { addOn: AddOn }): ReactNode {
  const { offering_id: id, name, summary, brand, price, state, source, destination } = addOn;
  const { label, tone } = stateWords[state];
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-sm text-muted">{`by ${brand.name}`}</p>
        </div>
        <Chip tone={tone}>{label}</Chip>
      </div>
      <p className="text-sm">{summary}</p>
      <p className="text-sm text-muted">{`${source.title} → ${destination.title}`}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-medium">{priceWords(price)}</span>
        <Link to="/add-ons/$offering" params={{ offering: id }} className={buttonLook()}>
          {state === 'off' ? 'Look at it' : 'Open'}
          <Hidden>{` ${name}`}</Hidden>
        </Link>
      </div>
    </article>
  );
}
