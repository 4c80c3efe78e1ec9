// The interview plans of all stages, made, changed and deleted.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { removePlan } from '../api/interviews.ts';
import type { InterviewPlan, InterviewerPool } from '../api/wire.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { PlanEditor } from './plan-editor.tsx';

interface PlansProps {
  readonly plans: readonly InterviewPlan[];
  readonly pools: readonly InterviewerPool[];
}

export function Plans({ plans, pools }: PlansProps): ReactNode {
  const { api } = useService();
  const { words } = useNames();
  const jobs = useQuery(pipelineQuery(api)).data?.jobs ?? [];
  const jobWords = ({ job }: InterviewPlan): string =>
    job === null ? 'All' : (jobs.find(({ job_id: id }) => id === job)?.title ?? job);
  const mayChange = useAllowed('operations:*');
  const [edited, setEdited] = useState<InterviewPlan | 'new' | undefined>(undefined);
  const seatWords = (seat: InterviewPlan['events'][number]['seats'][number]): string =>
    'user' in seat
      ? words(seat.user)
      : `${pools.find(({ pool_id: id }) => id === seat.pool)?.name ?? seat.pool}${seat.with_trainee ? ' with a trainee' : ''}`;
  const eventWords = ({ events }: InterviewPlan): string =>
    events
      .map(({ title, minutes, seats }) => `${title}, ${String(minutes)} min: ${seats.map(seatWords).join(' and ')}`)
      .join('; ');
  const columns: readonly ListColumn<InterviewPlan>[] = [
    { name: 'Plan', value: ({ name }) => name, cell: ({ name }) => name },
    { name: 'Stage', value: ({ stage }) => stage, cell: ({ stage }) => stage },
    { name: 'Requisition', value: jobWords, cell: jobWords },
    { name: 'Interviews', value: eventWords, cell: eventWords },
    {
      name: 'Change',
      cell: (plan) =>
        mayChange && (
          <EntryButtons
            name={plan.name}
            onEdit={() => setEdited(plan)}
            remove={() => removePlan(api, plan.plan_id)}
            about="Booked interviews stay booked. The plan can be restored through the API."
          />
        ),
    },
  ];
  return (
    <Card
      title="Plans"
      hint="The interviews of a stage. Schedule them from a candidate’s page or ask the assistant."
      actions={
        mayChange && (
          <Button look="main" icon="plus" onClick={() => setEdited('new')}>
            New plan
          </Button>
        )
      }
    >
      {plans.length === 0 ? (
        <p className="text-sm text-muted">No plans yet. A plan books all interviews of a stage at once.</p>
      ) : (
        <List what="plans" columns={columns} rows={plans} id={({ plan_id: id }) => id} pageSize={20} />
      )}
      {edited !== undefined && (
        <PlanEditor plan={edited === 'new' ? undefined : edited} pools={pools} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}
