// One system: what it asks for, what it holds field by field, what can be written there, and its limits.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { connectorQuery, type Collection, type ConnectorDetail } from '../api/integrations.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Back } from '../integrations/back.tsx';
import { EvidenceChip } from '../integrations/chips.tsx';
import { ConnectDialog } from '../integrations/connect-dialog.tsx';
import { categoryWords, evidenceWords, spanWords } from '../integrations/words.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { Card, Chip, Facts, Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { Table } from '../kit/table.tsx';

export function Screen(): ReactNode {
  const { system }: { system?: string } = useParams({ strict: false });
  const { api } = useService();
  const query = useQuery(connectorQuery(api, system ?? ''));
  const mayChange = useAllowed('integrations:*');
  const [isConnecting, setConnecting] = useState(false);
  const { data } = query;
  return (
    <Page
      title={data?.title ?? 'System'}
      back={<Back to="/catalogue">Catalog</Back>}
      {...(data === undefined ? {} : { about: data.category.map(categoryWords).join(' · ') })}
      actions={
        data !== undefined && (
          <>
            <a href={data.docs} target="_blank" rel="noreferrer" className={buttonLook()}>
              Vendor’s documentation
            </a>
            {mayChange && (
              <Button look="main" icon="plug" onClick={() => setConnecting(true)}>
                Connect
              </Button>
            )}
          </>
        )
      }
    >
      <Shown query={query} what="the system">
        {(detail) => (
          <div className="grid gap-6">
            <About detail={detail} />
            <Holdings detail={detail} />
          </div>
        )}
      </Shown>
      {isConnecting && <ConnectDialog system={system ?? ''} onClose={() => setConnecting(false)} />}
    </Page>
  );
}

function About({ detail }: { detail: ConnectorDetail }): ReactNode {
  const { evidence, checked_on: checked, sunset, api_version: version, webhooks, limits } = detail;
  const { requests, per_seconds: seconds, concurrency } = limits;
  const pace = requests === null || seconds === null ? '' : `${String(requests)} requests in ${spanWords(seconds)}, `;
  const asked = [...detail.config, ...detail.credentials].filter(({ optional }) => !optional);
  return (
    <Card>
      <Facts
        rows={[
          ['Evidence', <EvidenceChip key="chip" evidence={evidence} />],
          ['What that means', `${evidenceWords[evidence].about} Last on ${checked}.`],
          ['API version', version],
          ...(sunset === null ? [] : [['Ends on', sunset] as const]),
          ['Asks for', asked.map(({ label }) => label).join(', ') || 'nothing'],
          ['Webhooks', webhooks.length === 0 ? 'None: polled every minute' : webhooks.join(', ')],
          ['Rate limit', `${pace}${String(concurrency)} at once`],
        ]}
      />
    </Card>
  );
}

const changeWords: Readonly<Record<string, string>> = { none: 'reads all and skips what is unchanged' };

function Holdings({ detail: { collections } }: { detail: ConnectorDetail }): ReactNode {
  if (collections.length === 0)
    return (
      <Card title="Collections">
        <p className="text-muted">
          You describe them when you connect it: where they are, their ids, and how they page.
        </p>
      </Card>
    );
  return (
    <Card title="Collections" hint="What can be read there, and what can be written.">
      <ul className="divide-y divide-line">
        {collections.map((collection) => (
          <li key={collection.name}>
            <Holding collection={collection} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Holding({ collection }: { collection: Collection }): ReactNode {
  const { name, label, actions, incremental, filters, fields } = collection;
  return (
    <details className="py-1">
      <summary className="flex min-h-control flex-wrap items-center gap-2">
        <span className="font-medium">{label}</span>
        <Chip>Read</Chip>
        {actions.map((action) => (
          <Chip key={action} tone="info">
            {action}
          </Chip>
        ))}
      </summary>
      <div className="grid gap-3 pb-3">
        <Facts
          rows={[
            ['Name in requests', <code key="name">{name}</code>],
            ['Changes since', changeWords[incremental] ?? `asks for them (${incremental})`],
            ['Filters over there', filters.join(', ') || 'none: Muster filters itself'],
          ]}
        />
        <Table
          label={`Fields of ${label}`}
          columns={[
            { name: 'Field', cell: ({ name: field }) => <span className="font-medium">{field}</span> },
            { name: 'Path', cell: ({ path }) => <code className="break-all">{path}</code> },
            { name: 'Type', cell: ({ type }) => type },
            { name: 'Personal', cell: ({ personal }) => personal ?? 'no' },
          ]}
          rows={fields}
          id={({ name: field }) => field}
        />
      </div>
    </details>
  );
}
