// Where a flow begins: what somebody says is to happen, one of the templates, nothing, or a file that was exported elsewhere.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import {
  createFlow,
  draftFlow,
  importFlow,
  templateFlowsQuery,
  type Flow,
  type FlowDocument,
  type FlowTemplate,
} from '../api/flows.ts';
import { connectionsQuery } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { Chip, Hidden } from '../kit/layout.tsx';
import { Fault, Notice, Shown } from '../kit/states.tsx';
import { readDocument } from '../integrations/entries.ts';
import { TemplateAccounts, undecided, withAccounts, type Chosen } from './template-accounts.tsx';

const nothing: FlowDocument = {
  format: 1,
  name: 'New flow',
  trigger: { kind: 'manual' },
  source: { system: null, connection: null, collection: null, filters: {} },
  start: null,
  steps: [],
  carry_deletions: false,
  retry_policy: { max_retries: 3, backoff_multiplier: 2 },
  webhook_url: null,
};

interface TemplateChoice {
  readonly template: FlowTemplate;
  /** Undefined: nobody was asked yet. */
  readonly chosen?: Chosen;
}

/** A file that holds no flow, or a template that several accounts fit. */
type NotYet = 'unreadable' | 'undecided';

interface Said {
  readonly request: string;
}

function useBeginning(begin: (what: File | TemplateChoice | Said | undefined) => Promise<Flow | NotYet>) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: begin,
    onSuccess: async (flow) => {
      if (typeof flow === 'string') return;
      await navigate({ to: '/builder/$flow', params: { flow: flow.flow_id } });
    },
  });
}

export function NewFlowDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { api, queries } = useService();
  const connections = useQuery(connectionsQuery(api)).data?.data ?? [];
  const connected = new Set(connections.map(({ system }) => system));
  const [asked, setAsked] = useState<FlowTemplate | undefined>(undefined);
  const beginning = useBeginning(async (what) => {
    if (what === undefined) return await createFlow(api, nothing);
    if ('request' in what) return await draftFlow(api, what.request);
    if (!(what instanceof File)) {
      // Asked for now: the list may still be on its way, and an account may have been connected since it came.
      const { data } = await queries.fetchQuery(connectionsQuery(api));
      const { template, chosen } = what;
      if (chosen === undefined && undecided(template, data).length > 0) {
        setAsked(template);
        return 'undecided';
      }
      return await createFlow(api, withAccounts(template.document, data, chosen));
    }
    const read = readDocument(await what.text());
    return read === undefined ? 'unreadable' : await importFlow(api, 'document' in read ? read : { document: read });
  });
  return (
    <Dialog title="New flow" onClose={onClose}>
      <div className="grid gap-4">
        {beginning.isError && <Fault error={beginning.error} />}
        {asked === undefined ? (
          <Beginnings {...{ beginning, connected }} />
        ) : (
          <TemplateAccounts
            template={asked}
            systems={undecided(asked, connections)}
            connections={connections}
            isBusy={beginning.isPending}
            onBegin={(chosen) => beginning.mutate({ template: asked, chosen })}
            onBack={() => setAsked(undefined)}
          />
        )}
      </div>
    </Dialog>
  );
}

interface BeginningsProps {
  readonly beginning: ReturnType<typeof useBeginning>;
  readonly connected: ReadonlySet<string>;
}

function Beginnings({ beginning, connected }: BeginningsProps): ReactNode {
  const templates = useQuery(templateFlowsQuery(useService().api));
  return (
    <>
      <InWords isBusy={beginning.isPending} onSay={(request) => beginning.mutate({ request })} />
      <div className="flex flex-wrap items-end gap-3">
        <Button icon="plus" busy={beginning.isPending} onClick={() => beginning.mutate(undefined)}>
          Empty flow
        </Button>
        <TextField
          type="file"
          accept="application/json,.json"
          label="From a file"
          className="flex-1 basis-48"
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0];
            if (file !== undefined) beginning.mutate(file);
          }}
        />
      </div>
      {beginning.data === 'unreadable' && <Notice text="This file holds no flow: it is not a JSON object." />}
      <Shown query={templates} what="the templates">
        {({ data }) => (
          <ul aria-label="Templates" className="grid gap-2">
            {data.map((template) => (
              <li key={template.template}>
                <Template
                  {...{ template, connected }}
                  isBusy={beginning.isPending}
                  onTake={() => beginning.mutate({ template })}
                />
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </>
  );
}

function InWords({ isBusy, onSay }: { isBusy: boolean; onSay: (request: string) => void }): ReactNode {
  const [request, setRequest] = useState('');
  const isLong = request.trim().length > 2;
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLong) onSay(request.trim());
      }}
    >
      <TextField
        label="Describe it"
        hint="What is to happen, where, and what is then done. It becomes a draft; what is open is listed there."
        placeholder="When somebody is hired in Workable, create them in BambooHR"
        className="flex-1 basis-64"
        required
        minLength={3}
        maxLength={1_000}
        value={request}
        onChange={({ currentTarget: { value } }) => setRequest(value)}
      />
      <Button type="submit" look="main" busy={isBusy}>
        Draft
      </Button>
    </form>
  );
}

interface TemplateProps {
  readonly template: FlowTemplate;
  readonly connected: ReadonlySet<string>;
  readonly isBusy: boolean;
  readonly onTake: () => void;
}

const Template = ({ template: { title, summary, systems }, connected, isBusy, onTake }: TemplateProps): ReactNode => (
  <article className="flex flex-wrap items-center gap-3 rounded-card border border-line p-3">
    <div className="min-w-0 flex-1 basis-56">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-muted">{summary}</p>
      <p className="mt-1 flex flex-wrap gap-1">
        {systems.map((system) => (
          <Chip key={system} tone={connected.has(system) ? 'ok' : 'calm'}>
            {connected.has(system) ? `${system}, connected` : system}
          </Chip>
        ))}
      </p>
    </div>
    <Button busy={isBusy} onClick={onTake}>
      Use<Hidden>{` ${title}`}</Hidden>
    </Button>
  </article>
);
