// One integration: what it moves, its runs, the requests behind them, and its switch.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import {
  adjustIntegration,
  connectionsQuery,
  healthQuery,
  integrationQuery,
  removeIntegration,
  type Integration,
} from '../api/integrations.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Back } from '../integrations/back.tsx';
import { HealthChip } from '../integrations/chips.tsx';
import { HealthCard } from '../integrations/health-card.tsx';
import { RequestsTable } from '../integrations/requests-table.tsx';
import { RunButton } from '../integrations/run-button.tsx';
import { RunsTable } from '../integrations/runs-table.tsx';
import { SetUp } from '../integrations/set-up.tsx';
import { useTitles } from '../integrations/titles.ts';
import { IconButton, buttonLook } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { SelectField, Switch } from '../kit/field.tsx';
import { Page } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { Views } from '../kit/views.tsx';

export function Screen(): ReactNode {
  const { integration: id = '' }: { integration?: string } = useParams({ strict: false });
  const { api } = useService();
  const query = useQuery(integrationQuery(api, id));
  const titleOf = useTitles();
  const { data } = query;
  return (
    <Page
      title={data?.name ?? 'Integration'}
      width="full"
      back={<Back to="/integrations">Integrations</Back>}
      {...(data === undefined ? {} : { about: `${titleOf(data.source.system)} → ${titleOf(data.destination.system)}` })}
      actions={data !== undefined && <Actions integration={data} />}
    >
      <Shown query={query} what="the integration">
        {(integration) => <IntegrationSections key={id} integration={integration} />}
      </Shown>
    </Page>
  );
}

function Actions({ integration }: { integration: Integration }): ReactNode {
  const mayChange = useAllowed('integrations:*');
  const [isRemoving, setRemoving] = useState(false);
  const { integration_id: id, name, flow_id: flow, offering_id: offering } = integration;
  // Switched there, and changed by whoever offers it.
  if (offering !== null)
    return (
      <Link to="/add-ons/$offering" params={{ offering }} className={buttonLook()}>
        Open the add-on
      </Link>
    );
  if (!mayChange) return null;
  return (
    <>
      <OnOff integration={integration} />
      <RunButton {...{ id, name }} preview />
      <RunButton {...{ id, name }} look="main" />
      {flow === null ? (
        <>
          <Link to="/integrations/$integration/edit" params={{ integration: id }} className={buttonLook()}>
            Edit
          </Link>
          <IconButton icon="trash" label={`Remove ${name}`} onClick={() => setRemoving(true)} />
        </>
      ) : (
        <Link to="/builder/$flow" params={{ flow }} className={buttonLook()}>
          Edit in the builder
        </Link>
      )}
      {isRemoving && <RemoveDialog integration={integration} onClose={() => setRemoving(false)} />}
    </>
  );
}

function OnOff({ integration: { integration_id: id, name, enabled } }: { integration: Integration }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const switching = useMutation({
    mutationFn: (on: boolean) => adjustIntegration(api, id, { enabled: on }),
    onSuccess: (changed) => announce(changed.enabled ? `${name} is on.` : `${name} is off.`),
  });
  return (
    <>
      <Switch
        label={<span aria-label={`${name} runs by itself`}>{enabled ? 'On' : 'Off'}</span>}
        checked={enabled}
        onChange={(on) => switching.mutate(on)}
      />
      {switching.isError && <Fault error={switching.error} />}
    </>
  );
}

function RemoveDialog({ integration, onClose }: { integration: Integration; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const navigate = useNavigate();
  const { integration_id: id, name } = integration;
  const removing = useMutation({
    mutationFn: () => removeIntegration(api, id),
    onSuccess: async () => {
      announce(`${name} is removed.`);
      await navigate({ to: '/integrations' });
    },
  });
  return (
    <Confirm
      title={`Remove “${name}”?`}
      verb="Remove"
      busy={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      Its runs stop at once. What it moved stays on both sides.
    </Confirm>
  );
}

interface PartProps {
  readonly integration: Integration;
}

const Runs = ({ integration: { integration_id: id } }: PartProps): ReactNode => <RunsTable integration={id} />;

const parts = [
  { name: 'runs', title: 'Runs', Part: Runs },
  { name: 'requests', title: 'Request log', Part: Requests },
  { name: 'set-up', title: 'Setup', Part: SetUp },
] as const;

function IntegrationSections({ integration }: PartProps): ReactNode {
  const { api } = useService();
  const { filters } = useFilters(['view'] as const);
  const { name, Part } = parts.find((part) => part.name === filters.view) ?? parts[0];
  const { integration_id: id } = integration;
  const health = useQuery(healthQuery(api)).data?.data.find((each) => each.integration_id === id);
  return (
    <div className="grid grid-cols-1 gap-6">
      {health === undefined ? <HealthChip health="idle" /> : <HealthCard health={health} />}
      <div>
        <Views label="Parts of the integration" views={parts} shown={name} />
        <Part integration={integration} />
      </div>
    </div>
  );
}

function Requests({ integration: { source, destination } }: PartProps): ReactNode {
  const { api } = useService();
  const connections = useQuery(connectionsQuery(api)).data?.data ?? [];
  const nameOf = (id: string): string => connections.find(({ connection_id: each }) => each === id)?.name ?? id;
  const [end, setEnd] = useState(destination.connection_id);
  return (
    <>
      <SelectField
        label="Connection"
        className="mb-4 max-w-xs"
        options={[
          { value: destination.connection_id, label: `Where it writes: ${nameOf(destination.connection_id)}` },
          { value: source.connection_id, label: `Source: ${nameOf(source.connection_id)}` },
        ]}
        value={end}
        onChange={({ currentTarget: { value } }) => setEnd(value)}
      />
      <RequestsTable connection={end} nameOf={nameOf} />
    </>
  );
}
