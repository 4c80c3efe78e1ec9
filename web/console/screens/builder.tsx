// Flows: what was built, in which state it is, and where a new one begins: from a template, empty, or from a file.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { duplicateFlow, flowsQuery, removeFlow, switchFlow, type FlowLine } from '../api/flows.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { NewFlowDialog } from '../builder/new-flow-dialog.tsx';
import { stateWords } from '../builder/words.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { ScreenList } from '../kit/list.tsx';
import { Switch } from '../kit/field.tsx';
import { Chip, Page } from '../kit/layout.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Fault, NothingYet, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(flowsQuery(api));
  const mayChange = useAllowed('integrations:*');
  const [isNew, setNew] = useState(false);
  const [removed, setRemoved] = useState<FlowLine | undefined>(undefined);
  const columns = useColumns();
  const buttons: ListColumn<FlowLine> = {
    name: 'Actions',
    quiet: true,
    end: true,
    cell: (flow) => <Buttons flow={flow} onRemove={() => setRemoved(flow)} />,
  };
  const add = (
    <Button look="main" icon="plus" onClick={() => setNew(true)}>
      New flow
    </Button>
  );
  return (
    <Page
      title="Builder"
      width="full"
      about="Flows with conditions, several destinations and messages, drawn or as a list. A draft changes nothing until it is published."
      actions={mayChange && query.data?.data.length !== 0 ? add : undefined}
    >
      <Shown query={query} what="the flows">
        {({ data }) => (
          <ScreenList
            what="flows"
            columns={mayChange ? [...columns, buttons] : columns}
            rows={data}
            id={({ flow_id: id }) => id}
            filters={[{ name: 'state', label: 'State', of: ({ state }) => stateWords[state].label }]}
            empty={
              <NothingYet
                title="No flows yet"
                mayBegin={mayChange}
                action={add}
                otherwise="Flows show here once an integrator or an admin has drawn one."
              >
                Ten templates cover the syncs that most organizations begin with.
              </NothingYet>
            }
          />
        )}
      </Shown>
      {isNew && <NewFlowDialog onClose={() => setNew(false)} />}
      {removed !== undefined && <RemoveDialog flow={removed} onClose={() => setRemoved(undefined)} />}
    </Page>
  );
}

function useColumns(): readonly ListColumn<FlowLine>[] {
  const { realClock } = useService();
  return [
    {
      name: 'Flow',
      value: ({ name }) => name,
      cell: ({ flow_id: flow, name }) => (
        <Link
          to="/builder/$flow"
          params={{ flow }}
          className="-my-2 inline-flex min-h-control items-center font-medium text-accent"
        >
          {name}
        </Link>
      ),
    },
    {
      name: 'State',
      value: ({ state }) => stateWords[state].label,
      cell: ({ state }) => <Chip tone={stateWords[state].tone}>{stateWords[state].label}</Chip>,
    },
    {
      name: 'Version',
      end: true,
      value: ({ published_version: version }) => version,
      cell: ({ published_version: version }) => version ?? '–',
    },
    { name: 'Edited', value: ({ draft_at: at }) => at, cell: ({ draft_at: at }) => realClock.since(at) },
  ];
}

function Buttons({ flow, onRemove }: { flow: FlowLine; onRemove: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const { flow_id: id, name, enabled, published_version: version } = flow;
  const switching = useMutation({ mutationFn: (on: boolean) => switchFlow(api, id, on) });
  const copying = useMutation({
    mutationFn: () => duplicateFlow(api, id),
    onSuccess: (copy) => announce(`${copy.name} begins as a draft.`),
  });
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1">
      {version !== null && (
        <Switch
          label={<span aria-label={`${name} runs`}>{enabled ? 'On' : 'Off'}</span>}
          checked={enabled}
          onChange={(on) => switching.mutate(on)}
        />
      )}
      <IconButton icon="copy" label={`Duplicate ${name}`} onClick={() => copying.mutate()} />
      <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
      <Fault error={switching.error ?? copying.error} />
    </span>
  );
}

function RemoveDialog({ flow, onClose }: { flow: FlowLine; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const removing = useMutation({
    mutationFn: () => removeFlow(api, flow.flow_id),
    onSuccess: () => {
      announce(`${flow.name} is removed.`);
      onClose();
    },
  });
  return (
    <Confirm
      title={`Remove “${flow.name}”?`}
      verb="Remove"
      busy={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      Its runs end and its versions go with it. What it moved stays on both sides.
    </Confirm>
  );
}
