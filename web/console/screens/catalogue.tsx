// The systems that can be connected: found by name, kind and what they can do, each with how it is known to be right.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { connectionsQuery, connectorsQuery, type Connector } from '../api/integrations.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { EvidenceChip } from '../integrations/chips.tsx';
import { ConnectDialog } from '../integrations/connect-dialog.tsx';
import { categoryWords, evidenceWords } from '../integrations/words.ts';
import { Button } from '../kit/button.tsx';
import type { ListFilter } from '../kit/list-parts.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Chip, Hidden, Page } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';

/** Systems that are told what they hold when they are connected. */
const holds = ({ collections }: Connector): string =>
  collections.length === 0 ? 'What you describe' : collections.join(', ').replaceAll('_', ' ');

const columns: readonly ListColumn<Connector>[] = [
  { name: 'System', value: ({ title }) => title, cell: ({ title }) => title },
  { name: 'Kind', value: ({ category }) => category.map(categoryWords).join(', '), cell: () => null },
  { name: 'Collections', value: holds, cell: holds },
  { name: 'Evidence', value: ({ evidence }) => evidenceWords[evidence].label, cell: () => null },
  { name: 'API version', value: ({ api_version: version }) => version, cell: () => null },
  { name: 'Documentation', value: ({ docs }) => docs, cell: () => null },
];

const abilities = {
  reports: 'Reports changes itself',
  signs_in: 'Sign-in, no keys to copy',
  keys: 'API keys',
  described: 'Described by you',
} as const;
const isAbility = (value: string): value is keyof typeof abilities => value in abilities;

const abilitiesOf = ({ webhooks, auth, collections }: Connector): readonly string[] => [
  ...(webhooks ? ['reports'] : []),
  ...(auth.includes('oauth2-code') ? ['signs_in'] : []),
  ...(auth.some((kind) => kind === 'api-key' || kind === 'basic') ? ['keys'] : []),
  ...(collections.length === 0 ? ['described'] : []),
];

const filters: readonly ListFilter<Connector>[] = [
  { name: 'kind', label: 'Kind', of: ({ category }) => category, words: categoryWords },
  { name: 'can', label: 'Can', of: abilitiesOf, words: (value) => (isAbility(value) ? abilities[value] : value) },
  {
    name: 'evidence',
    label: 'Evidence',
    of: ({ evidence }) => evidence,
    words: (value) => Object.entries(evidenceWords).find(([name]) => name === value)?.[1].label ?? value,
  },
];

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(connectorsQuery(api));
  const connections = useQuery(connectionsQuery(api)).data?.data ?? [];
  const mayChange = useAllowed('integrations:*');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  return (
    <Page
      title="Catalog"
      width="full"
      about="Every system that Muster speaks with, and how that is known to be right. What is not here connects as a REST system or a PostgreSQL database."
    >
      <Shown query={query} what="the systems">
        {({ data }) => (
          <ScreenList
            what="systems"
            columns={columns}
            rows={data}
            id={({ system }) => system}
            filters={filters}
            empty={<Empty title="No systems" />}
            card={(connector) => (
              <SystemCard
                connector={connector}
                accounts={connections.filter(({ system }) => system === connector.system).length}
                onConnect={mayChange ? () => setChosen(connector.system) : undefined}
              />
            )}
          />
        )}
      </Shown>
      {chosen !== undefined && <ConnectDialog system={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}

interface SystemCardProps {
  readonly connector: Connector;
  /** How many are connected already. */
  readonly accounts: number;
  readonly onConnect: (() => void) | undefined;
}

function SystemCard({ connector, accounts, onConnect }: SystemCardProps): ReactNode {
  const { system, title, category, evidence, webhooks } = connector;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-semibold">{title}</h2>
          <p className="text-sm text-muted">{category.map(categoryWords).join(' · ')}</p>
        </div>
        {accounts > 0 && <Chip tone="ok">{accounts === 1 ? 'Connected' : `${String(accounts)} connected`}</Chip>}
      </div>
      <p className="line-clamp-2 text-sm">{holds(connector)}</p>
      <div className="mt-auto flex flex-wrap gap-2">
        <EvidenceChip evidence={evidence} />
        {webhooks && <Chip>Reports changes</Chip>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {onConnect !== undefined && (
          <Button onClick={onConnect}>
            Connect<Hidden>{` ${title}`}</Hidden>
          </Button>
        )}
        <Link
          to="/catalogue/$system"
          params={{ system }}
          className="inline-flex min-h-control items-center rounded-small px-3 text-sm font-medium text-accent"
        >
          Details<Hidden>{` of ${title}`}</Hidden>
        </Link>
      </div>
    </article>
  );
}
