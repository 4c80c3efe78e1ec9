// How recruiting goes: funnel, time in stage, source, interviewers, approvals and hours saved, for days that one chooses.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { metricsQuery } from '../api/today.ts';
import type { Pipeline } from '../api/wire.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { FunnelCard, StayCard } from '../insight/pipeline-cards.tsx';
import { addDays, rangeOf, type DayRange } from '../insight/range.ts';
import { ApprovalsCard, HoursCard, LoadCard } from '../insight/work-cards.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Card, Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

const names = ['from', 'to', 'job'] as const;
const spans = [7, 30, 90] as const;

export function Screen(): ReactNode {
  const { api, clock, session } = useService();
  const { filters, change } = useFilters(names);
  const today = new Date(clock.now()).toLocaleDateString('en-CA', { timeZone: session.time_zone });
  const range = rangeOf(filters, today);
  const { job } = filters;
  const pipeline = useQuery(pipelineQuery(api));
  const asked = { from: range.from, to: addDays(range.to, 1), ...(job === '' ? {} : { job }) };
  const metrics = useQuery(metricsQuery(api, asked));
  const jobs = pipeline.data?.jobs ?? [];
  const candidates = (pipeline.data?.candidates ?? []).filter(({ job_id: of }) => job === '' || of === job);
  const stages = pipeline.data?.stages ?? [];
  return (
    <Page
      title="Recruiting"
      about="How recruiting is going, for the dates and requisition you choose."
      actions={<CopyLink />}
    >
      <div className="grid grid-cols-1 gap-6">
        <Choices {...{ range, today, job, jobs, change }} />
        <Shown query={metrics} what="the figures">
          {(data) => (
            <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
              <FunnelCard metrics={data} {...{ stages, candidates }} />
              <StayCard metrics={data} stages={stages} />
              <div className="grid grid-cols-1 gap-6">
                <HoursCard metrics={data} range={range} />
                <SourceCard />
              </div>
              <div className="grid grid-cols-1 gap-6">
                <ApprovalsCard range={range} />
                <LoadCard range={range} />
              </div>
            </div>
          )}
        </Shown>
      </div>
    </Page>
  );
}

interface ChoicesProps {
  readonly range: DayRange;
  readonly today: string;
  readonly job: string;
  readonly jobs: Pipeline['jobs'];
  readonly change: (part: { from?: string; to?: string; job?: string }) => void;
}

const Choices = ({ range, today, job, jobs, change }: ChoicesProps): ReactNode => (
  <form
    role="search"
    aria-label="Choose days and requisition"
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => event.preventDefault()}
  >
    <Presets range={range} today={today} onChoose={(from) => change({ from, to: '' })} />
    <TextField
      label="From"
      type="date"
      max={range.to}
      value={range.from}
      onChange={({ currentTarget: { value } }) => change({ from: value })}
    />
    <TextField
      label="To"
      type="date"
      max={today}
      value={range.to}
      onChange={({ currentTarget: { value } }) => change({ from: range.from, to: value })}
    />
    <SelectField
      label="Requisition"
      className="basis-56"
      value={job}
      onChange={({ currentTarget: { value } }) => change({ job: value })}
      options={[{ value: '', label: 'All' }, ...jobs.map(({ job_id: value, title }) => ({ value, label: title }))]}
    />
  </form>
);

interface PresetsProps {
  readonly range: DayRange;
  readonly today: string;
  readonly onChoose: (from: string) => void;
}

const Presets = ({ range, today, onChoose }: PresetsProps): ReactNode => (
  <div role="group" aria-label="Time" className="flex flex-wrap gap-2">
    {spans.map((days) => (
      <Button
        key={days}
        aria-pressed={range.to === today && range.days === days}
        onClick={() => onChoose(addDays(today, 1 - days))}
      >
        {`${String(days)} days`}
      </Button>
    ))}
  </div>
);

/** Days, requisition and all: the address names what is seen. */
function CopyLink(): ReactNode {
  const { announce } = useTelling();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      announce('Link copied');
    } catch {
      // Refused, or plain http, where browsers have no clipboard.
      announce('This browser does not allow copying. Copy the address of the page instead.');
    }
  };
  return (
    <Button icon="copy" onClick={() => void copy()}>
      Copy link
    </Button>
  );
}

const SourceCard = (): ReactNode => (
  <Card title="Source" hint="Where candidates come from">
    <p className="py-4 text-sm text-muted">
      <span className="font-medium text-fg">Not enough data.</span> Muster does not read the source of a candidate from
      your ATS yet.
    </p>
  </Card>
);
