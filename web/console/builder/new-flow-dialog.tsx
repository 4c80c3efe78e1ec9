// Where a flow begins: one of the templates, nothing, or a file that was exported elsewhere.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  createFlow,
  importFlow,
  templateFlowsQuery,
  type Flow,
  type FlowDocument,
  type FlowEnd,
  type FlowTemplate,
} from '../api/flows.ts';
import { connectionsQuery, type Connection } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { Chip, Hidden } from '../kit/layout.tsx';
import { Fault, Notice, Shown } from '../kit/states.tsx';
import { readDocument } from '../integrations/entries.ts';

/** Where one account only fits, it is the one that is meant. */
function withAccounts(document: FlowDocument, connections: readonly Connection[]): FlowDocument {
  const filled = <End extends FlowEnd>(end: End): End => {
    const [only, other] = connections.filter(({ system }) => system === end.system);
    if (end.connection !== null || only === undefined || other !== undefined) return end;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id that the list of connections gave
    return { ...end, connection: only.connection_id as FlowEnd['connection'] };
  };
  return {
    ...document,
    source: filled(document.source),
    steps: document.steps.map((step) => (step.kind === 'write' ? { ...step, to: filled(step.to) } : step)),
  };
}

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

function useBeginning(begin: (what: File | FlowTemplate | undefined) => Promise<Flow | 'unreadable'>) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: begin,
    onSuccess: async (flow) => {
      if (flow === 'unreadable') return;
      await navigate({ to: '/builder/$flow', params: { flow: flow.flow_id } });
      await queries.invalidateQueries({ queryKey: ['flows'], exact: true });
    },
  });
}

export function NewFlowDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { api } = useService();
  const queries = useQueryClient();
  const templates = useQuery(templateFlowsQuery(api));
  const connections = useQuery(connectionsQuery(api)).data?.data ?? [];
  const connected = new Set(connections.map(({ system }) => system));
  const beginning = useBeginning(async (what) => {
    if (what === undefined) return await createFlow(api, nothing);
    if (!(what instanceof File)) {
      // Asked for now: the list may still be on its way, and an account may have been connected since it came.
      const { data } = await queries.fetchQuery(connectionsQuery(api));
      return await createFlow(api, withAccounts(what.document, data));
    }
    const read = readDocument(await what.text());
    return read === undefined ? 'unreadable' : await importFlow(api, 'document' in read ? read : { document: read });
  });
  return (
    <Dialog title="New flow" onClose={onClose}>
      <div className="grid gap-4">
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
        {beginning.isError && <Fault error={beginning.error} />}
        {beginning.data === 'unreadable' && <Notice text="This file holds no flow: it is not a JSON object." />}
        <Shown query={templates} what="the templates">
          {({ data }) => (
            <ul aria-label="Templates" className="grid gap-2">
              {data.map((template) => (
                <li key={template.template}>
                  <Template
                    {...{ template, connected }}
                    isBusy={beginning.isPending}
                    onTake={() => beginning.mutate(template)}
                  />
                </li>
              ))}
            </ul>
          )}
        </Shown>
      </div>
    </Dialog>
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
