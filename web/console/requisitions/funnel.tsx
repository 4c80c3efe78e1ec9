// How many candidates stand in each stage of a requisition, how long they stay there, and how many go on.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { metricsQuery } from '../api/today.ts';
import type { Candidate } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { BarTable } from '../kit/bar-table.tsx';
import { Card } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';
import { tooFew } from '../words/enough.ts';

const dayMs = 86_400_000;
const spanDays = 90;

interface FunnelProps {
  readonly job: string;
  readonly stages: readonly string[];
  /** No step forward: counted below the others. */
  readonly rejectedStages: readonly string[];
  readonly people: readonly Candidate[];
}

export function RequisitionFunnel({ job, stages, rejectedStages, people }: FunnelProps): ReactNode {
  const { api, clock, session } = useService();
  const date = (ago: number): string =>
    new Date(clock.now() - ago * dayMs).toLocaleDateString('en-CA', { timeZone: session.time_zone });
  const query = useQuery(metricsQuery(api, { job, from: date(spanDays), to: date(-1) }));
  const rejected = people.filter(({ stage }) => rejectedStages.includes(stage)).length;
  const velocity = query.data?.pipeline_velocity;
  const few = velocity === undefined ? undefined : tooFew(velocity.stage_changes, 'stage change', 'stage changes');
  const figures = few === undefined ? velocity : undefined;
  return (
    <Card title="Funnel" hint={`Candidates now; moves of the last ${String(spanDays)} days`}>
      <BarTable
        label="Candidates by stage"
        of="Stage"
        rows={stages.filter((stage) => !rejectedStages.includes(stage))}
        name={(stage) => stage}
        bar={{ name: 'Candidates now', value: (stage) => people.filter((each) => each.stage === stage).length }}
        others={[
          { name: 'Median stay', unit: ' d', value: (stage) => figures?.median_days_in_stage[stage] ?? null },
          { name: 'Moved on', unit: '%', value: (stage) => figures?.conversion_rate[stage] ?? null },
        ]}
      />
      {rejected > 0 && <p className="mt-3 text-sm text-muted">{`Rejected: ${String(rejected)}`}</p>}
      {few !== undefined && <p className="mt-3 text-sm text-muted">{`No stays and no rates yet. ${few}`}</p>}
      {query.isError && <Fault error={query.error} />}
    </Card>
  );
}
