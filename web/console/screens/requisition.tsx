// One requisition: who owns it, what needs somebody, how its candidates stand, its interview plan, and the candidates themselves.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import type { Candidate, Pipeline } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { Card, Chip, Facts, Page } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';
import { PeopleList } from '../pipeline/list.tsx';
import { MoveDialog } from '../pipeline/move-dialog.tsx';
import { RequisitionFunnel } from '../requisitions/funnel.tsx';
import { isOver } from '../requisitions/health.ts';
import { HealthCard } from '../requisitions/health-card.tsx';
import { MilitaryCard } from '../requisitions/military-card.tsx';
import { PlanCard } from '../requisitions/plan-card.tsx';
import { plain } from '../words/words.ts';

export function Screen(): ReactNode {
  const { api } = useService();
  const { job: id = '' } = useParams({ strict: false });
  const query = useQuery(pipelineQuery(api));
  const job = query.data?.jobs.find(({ job_id: each }) => each === id);
  return (
    <Page
      title={job?.title ?? 'Requisition'}
      about={job === undefined ? undefined : job.location}
      actions={
        <Link to="/pipeline" search={{ job: id }} className={buttonLook()}>
          Show on the board
        </Link>
      }
      back={
        <Link
          to="/pipeline"
          className="mb-1 inline-flex min-h-control items-center text-sm font-medium text-accent hover:underline"
        >
          ← Pipeline
        </Link>
      }
    >
      <Shown query={query} what="the requisition">
        {(pipeline) =>
          job === undefined ? (
            <Empty title="Not found">The ATS has no requisition with this address. It may have been deleted.</Empty>
          ) : (
            <Requisition {...{ job, pipeline }} />
          )
        }
      </Shown>
    </Page>
  );
}

interface RequisitionProps {
  readonly job: Pipeline['jobs'][number];
  readonly pipeline: Pipeline;
}

const states = {
  open: { tone: 'ok', label: 'Open' },
  closed: { tone: 'calm', label: 'Closed' },
  draft: { tone: 'warn', label: 'Draft' },
} as const;

function Requisition({ job, pipeline }: RequisitionProps): ReactNode {
  const { people: names } = useNames();
  const [moving, setMoving] = useState<Candidate | undefined>(undefined);
  const people = pipeline.candidates.filter(({ job_id: each }) => each === job.job_id);
  const active = people.filter(({ stage }) => !isOver(stage)).length;
  const { tone, label } = states[job.status];
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Card>
            <Facts
              rows={[
                [
                  'State',
                  <Chip key="state" tone={tone}>
                    {label}
                  </Chip>,
                ],
                ['Hiring manager', job.hiring_manager === null ? 'Nobody yet' : names.name(job.hiring_manager)],
                ['Job family', plain(job.job_family)],
                ['Candidates', `${String(active)} active, ${String(people.length)} in all`],
              ]}
            />
          </Card>
          <RequisitionFunnel
            job={job.job_id}
            stages={pipeline.stages}
            rejectedStages={pipeline.rejected_stages}
            people={people}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <HealthCard job={job} people={people} atRiskDays={pipeline.at_risk_days} />
          <PlanCard job={job.job_id} />
          <MilitaryCard job={job.job_id} />
        </div>
      </div>
      <section aria-labelledby="people" className="grid grid-cols-1 gap-3">
        <h2 id="people" className="text-lg font-semibold">
          Candidates
        </h2>
        {people.length === 0 ? (
          <Empty title="No candidates yet">Applications from the ATS appear here.</Empty>
        ) : (
          <PeopleList pipeline={{ ...pipeline, candidates: people }} onMove={setMoving} isOneJob />
        )}
      </section>
      {moving !== undefined && (
        <MoveDialog candidate={moving} stages={pipeline.stages} onClose={() => setMoving(undefined)} />
      )}
    </div>
  );
}
