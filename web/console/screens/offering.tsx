// One offering: what it is, which clients have it, and what they used of it. Without an id a new one is drafted.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { offeringQuery, type Offering } from '../api/offerings.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Back } from '../integrations/back.tsx';
import { Chip, Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { Views } from '../kit/views.tsx';
import { Clients } from '../offerings/clients.tsx';
import { MarkButton } from '../offerings/mark-button.tsx';
import { OfferingForm } from '../offerings/offering-form.tsx';
import { UsageView } from '../offerings/usage-view.tsx';
import { statusWords } from '../offerings/words.ts';

export function Screen(): ReactNode {
  const { offering: id }: { offering?: string } = useParams({ strict: false });
  return id === undefined ? <New /> : <Existing key={id} id={id} />;
}

function New(): ReactNode {
  const { announce } = useTelling();
  const navigate = useNavigate();
  const saved = ({ offering_id: offering, name }: Offering): void => {
    announce(`${name} is drafted. Publish it when clients may see it.`);
    void navigate({ to: '/offerings/$offering', params: { offering } });
  };
  return (
    <Page
      title="New offering"
      back={<Back to="/offerings">Offerings</Back>}
      about="It is a draft until you publish it. Clients connect accounts of their own."
    >
      <OfferingForm offering={undefined} onSaved={saved} />
    </Page>
  );
}

function Existing({ id }: { id: string }): ReactNode {
  const { api } = useService();
  const query = useQuery(offeringQuery(api, id));
  const mayChange = useAllowed('integrations:*');
  const { data } = query;
  return (
    <Page
      title={data?.name ?? 'Offering'}
      back={<Back to="/offerings">Offerings</Back>}
      {...(data === undefined ? {} : { about: data.summary })}
      actions={
        data !== undefined && (
          <span className="flex flex-wrap items-center gap-3">
            <Chip tone={statusWords[data.status].tone}>{statusWords[data.status].label}</Chip>
            {mayChange && <MarkButton offering={data} look={data.status === 'published' ? 'plain' : 'main'} />}
          </span>
        )
      }
    >
      <Shown query={query} what="the offering">
        {(offering) => <OfferingSections offering={offering} />}
      </Shown>
    </Page>
  );
}

const parts = [
  { name: 'set-up', title: 'What is offered', Part: SetUp },
  { name: 'clients', title: 'Clients', Part: Clients },
  { name: 'usage', title: 'Usage', Part: Used },
] as const;

function OfferingSections({ offering }: { offering: Offering }): ReactNode {
  const { filters } = useFilters(['view'] as const);
  const { name, Part } = parts.find((part) => part.name === filters.view) ?? parts[0];
  return (
    <>
      <Views label="Parts of the offering" views={parts} shown={name} />
      <Part offering={offering} />
    </>
  );
}

function SetUp({ offering }: { offering: Offering }): ReactNode {
  const { announce } = useTelling();
  const mayChange = useAllowed('integrations:*');
  return (
    <fieldset disabled={!mayChange} className="min-w-0">
      <OfferingForm key={offering.revision} offering={offering} onSaved={({ name }) => announce(`${name} is saved.`)} />
    </fieldset>
  );
}

function Used({ offering: { offering_id: id } }: { offering: Offering }): ReactNode {
  return <UsageView byClient offering={id} />;
}
