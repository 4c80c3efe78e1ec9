// A new integration, or one that is changed: from where, to where, which fields, and when.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import {
  connectionsQuery,
  integrationQuery,
  saveIntegration,
  type Connection,
  type Integration,
} from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Back } from '../integrations/back.tsx';
import { useCollections, type Choice } from '../integrations/collections.ts';
import { draftOf, emptyDraft, faultOf, isAction, requestOf, type Draft } from '../integrations/draft.ts';
import { EndFields } from '../integrations/end-fields.tsx';
import { FieldRows } from '../mapping/field-rows.tsx';
import { WhenFields } from '../integrations/when-fields.tsx';
import { actionWords } from '../integrations/words.ts';
import { buttonLook } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Card, Page } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

export function Screen(): ReactNode {
  const { integration: id }: { integration?: string } = useParams({ strict: false });
  const { api } = useService();
  const connections = useQuery(connectionsQuery(api));
  const existing = useQuery({ ...integrationQuery(api, id ?? ''), enabled: id !== undefined });
  const back = id === undefined ? '/integrations' : `/integrations/${id}`;
  return (
    <Page
      title={id === undefined ? 'New integration' : 'Edit the integration'}
      back={<Back to={back}>{existing.data?.name ?? 'Integrations'}</Back>}
      about="For branches, several destinations or messages to people, use the builder."
    >
      <Shown query={connections} what="the connections">
        {({ data }) =>
          data.length === 0 ? (
            <Empty
              title="Connect a system first"
              action={
                <Link to="/catalogue" className={buttonLook('main')}>
                  Open the catalog
                </Link>
              }
            />
          ) : id === undefined ? (
            <IntegrationForm connections={data} integration={undefined} />
          ) : (
            <Shown query={existing} what="the integration">
              {(integration) => <IntegrationForm connections={data} integration={integration} />}
            </Shown>
          )
        }
      </Shown>
    </Page>
  );
}

interface FormProps {
  readonly connections: readonly Connection[];
  readonly integration: Integration | undefined;
}

function useSaving({ connections, integration }: FormProps) {
  const { api } = useService();
  const { announce } = useTelling();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (draft: Draft) => {
      const request = { ...requestOf(draft, connections), enabled: integration?.enabled ?? true };
      return saveIntegration(api, integration?.integration_id, request);
    },
    onSuccess: async ({ integration_id: id, name }) => {
      announce(`${name} is saved. A preview shows what it would do.`);
      await navigate({ to: '/integrations/$integration', params: { integration: id } });
    },
  });
}

function IntegrationForm({ connections, integration }: FormProps): ReactNode {
  const { session } = useService();
  const [draft, setDraft] = useState<Draft>(() =>
    integration === undefined ? emptyDraft(session.time_zone) : draftOf(integration),
  );
  const saving = useSaving({ connections, integration });
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const held = (id: string): Connection | undefined => connections.find(({ connection_id: each }) => each === id);
  const sources = useCollections(held(draft.source.connection));
  const targets = useCollections(held(draft.destination.connection));
  const source = sources.find(({ name }) => name === draft.source.endpoint);
  const target = targets.find(({ name }) => name === draft.destination.endpoint);
  const isWhole = draft.rows.every((_, index) => faultOf(draft.rows, index) === undefined);
  return (
    <Form
      className="grid gap-6"
      error={saving.error}
      isBusy={saving.isPending}
      onSubmit={() => {
        if (isWhole) saving.mutate(draft);
      }}
    >
      <TextField
        required
        name="name"
        label="Name"
        className="max-w-xl"
        value={draft.name}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <Ends {...{ draft, change, connections, sources, targets }} />
      <Card title="Fields" hint="Without a mapping, fields keep their names.">
        <FieldRows
          name="destination.field_mapping"
          rows={draft.rows}
          sources={source?.fields ?? []}
          targets={target?.fields ?? []}
          faultAt={(index) => faultOf(draft.rows, index)}
          onChange={(rows) => change({ rows })}
        />
      </Card>
      <WhenFields draft={draft} change={change} />
      <FormFault />
      <div>
        <button type="submit" className={buttonLook('main')} aria-disabled={saving.isPending || !isWhole}>
          Save
        </button>
      </div>
    </Form>
  );
}

interface EndsProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly connections: readonly Connection[];
  readonly sources: readonly Choice[];
  readonly targets: readonly Choice[];
}

function Ends({ draft, change, connections, sources, targets }: EndsProps): ReactNode {
  const writable = targets.find(({ name }) => name === draft.destination.endpoint)?.actions ?? [];
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card title="From">
        <EndFields
          end={draft.source}
          connections={connections}
          collections={sources}
          onChange={(end) => change({ source: end })}
        />
      </Card>
      <Card title="To">
        <EndFields
          end={draft.destination}
          connections={connections}
          collections={targets.filter(({ actions }) => actions.length > 0)}
          onChange={(end) => change({ destination: end })}
        />
        <SelectField
          className="mt-4"
          label="Write mode"
          options={writable.map((value) => ({ value, label: actionWords[value] ?? value }))}
          value={draft.action}
          onChange={({ currentTarget: { value } }) => isAction(value) && change({ action: value })}
        />
      </Card>
    </div>
  );
}
