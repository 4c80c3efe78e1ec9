// One add-on as its client sees it: what it does and costs, the client's accounts for it, on and off, its runs and what was used.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import { healthQuery } from '../api/integrations.ts';
import { addOnQuery, sides, type AddOn } from '../api/offerings.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Back } from '../integrations/back.tsx';
import { HealthCard } from '../integrations/health-card.tsx';
import { RunsTable } from '../integrations/runs-table.tsx';
import { buttonLook } from '../kit/button.tsx';
import { Card, Chip, Facts, Page } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';
import { Views } from '../kit/views.tsx';
import { AccountRow } from '../offerings/account-row.tsx';
import { priceWords } from '../offerings/price.ts';
import { SwitchButton } from '../offerings/switch-button.tsx';
import { UsageView } from '../offerings/usage-view.tsx';
import { stateWords, whenWords } from '../offerings/words.ts';

export function Screen(): ReactNode {
  const { offering: id = '' }: { offering?: string } = useParams({ strict: false });
  const { api } = useService();
  const query = useQuery(addOnQuery(api, id));
  const mayChange = useAllowed('integrations:*');
  const data = isGone(query.error) ? undefined : query.data;
  return (
    <Page
      title={query.data?.name ?? 'Add-on'}
      back={<Back to="/add-ons">Add-ons</Back>}
      {...(data === undefined ? {} : { about: data.summary })}
      actions={data !== undefined && mayChange && <SwitchButton addOn={data} />}
    >
      {isGone(query.error) ? (
        <Gone text={query.error.message} />
      ) : (
        <Shown query={query} what="the add-on">
          {(addOn) => (
            <div className="grid grid-cols-1 gap-6">
              <div className="grid items-start gap-4 lg:grid-cols-2">
                <About addOn={addOn} />
                <Accounts {...{ addOn, mayChange }} />
              </div>
              {addOn.integration_id !== null && <Carried addOn={addOn} integration={addOn.integration_id} />}
            </div>
          )}
        </Shown>
      )}
    </Page>
  );
}

const isGone = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status === 404;

/** Withdrawn, or ended for this client: also while somebody looks at it. */
const Gone = ({ text }: { text: string }): ReactNode => (
  <Empty
    title="Not offered any more"
    action={
      <Link to="/add-ons" className={buttonLook('main')}>
        See the add-ons
      </Link>
    }
  >
    {text}
  </Empty>
);

function About({ addOn }: { addOn: AddOn }): ReactNode {
  const { description, source, destination, price, brand, state, because } = addOn;
  const { label, tone, about } = stateWords[state];
  return (
    <Card title="What it does" actions={<Chip tone={tone}>{label}</Chip>}>
      <p className={`mb-3 text-sm ${state === 'needs_attention' ? 'text-bad' : ''}`}>{because ?? about}</p>
      {description !== '' && <p className="mb-3 text-sm whitespace-pre-wrap">{description}</p>}
      <Facts
        rows={[
          ['Moves', `${source.title} → ${destination.title}`],
          ['Runs', whenWords(addOn)],
          ['Price', priceWords(price)],
          ['Offered by', brand.name],
        ]}
      />
    </Card>
  );
}

const Accounts = ({ addOn, mayChange }: { addOn: AddOn; mayChange: boolean }): ReactNode => (
  <Card
    title="Your accounts"
    hint={`They stay yours: ${addOn.brand.name} sees that it runs, and neither accounts nor records.`}
  >
    <ul className="divide-y divide-line">
      {sides.map((side) => (
        <li key={side}>
          <AccountRow {...{ addOn, side, mayChange }} />
        </li>
      ))}
    </ul>
  </Card>
);

const views = [
  { name: 'runs', title: 'Runs' },
  { name: 'usage', title: 'Usage' },
] as const;

/** What it did so far; it stays to be seen when it is switched off. */
function Carried({ addOn, integration }: { addOn: AddOn; integration: string }): ReactNode {
  const { api } = useService();
  const { filters } = useFilters(['view'] as const);
  const health = useQuery(healthQuery(api)).data?.data.find(({ integration_id: id }) => id === integration);
  // Until both accounts were there for the first time, nothing could run.
  if (health === undefined) return null;
  return (
    <>
      <HealthCard health={health} />
      <div>
        <Views label="Parts of the add-on" views={views} shown={filters.view === 'usage' ? 'usage' : 'runs'} />
        {filters.view === 'usage' ? (
          <UsageView byClient={false} offering={addOn.offering_id} />
        ) : (
          <RunsTable integration={integration} />
        )}
      </div>
    </>
  );
}
