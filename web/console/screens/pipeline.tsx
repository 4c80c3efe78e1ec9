// Who stands where, as a board or a list; in a sandbox also what its calendar, mailbox and chat hold.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { sandboxQuery } from '../api/sandbox.ts';
import type { Candidate, Pipeline } from '../api/wire.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { FilterSheet } from '../kit/filter-sheet.tsx';
import { Page } from '../kit/layout.tsx';
import { Segments } from '../kit/segments.tsx';
import { Empty, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { Board } from '../pipeline/board.tsx';
import { NobodyYet, PeopleList } from '../pipeline/list.tsx';
import { MoveDialog } from '../pipeline/move-dialog.tsx';
import { SavedViews } from '../pipeline/saved-views.tsx';
import { CalendarList, MailboxList, MessageList } from '../sandbox/lists.tsx';

const views = [
  { value: '', label: 'Board' },
  { value: 'list', label: 'List' },
] as const;

const names = ['view', 'job', 'risk', 'name', 'rows'] as const;

export function Screen(): ReactNode {
  const { api, session } = useService();
  const { whisper } = useTelling();
  const { filters, change } = useFilters(names);
  const query = useQuery(pipelineQuery(api));
  const queries = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all([query.refetch(), queries.refetchQueries({ ...sandboxQuery(api, session), type: 'active' })]);
    whisper('Pipeline refreshed');
  };
  const isList = filters.view === 'list';
  return (
    <Page
      title="Pipeline"
      width="full"
      about={
        session.organization.mode === 'sandbox' ? 'Sample people and systems. Nothing leaves this machine.' : undefined
      }
      actions={
        <>
          <Segments label="View" options={views} value={isList ? 'list' : ''} onChange={(view) => change({ view })} />
          <Button
            aria-pressed={filters.rows === 'close'}
            onClick={() => change({ rows: filters.rows === '' ? 'close' : '' })}
          >
            Compact
          </Button>
          <ImportLink />
          <Button icon="refresh" onClick={() => void refresh()}>
            Refresh
          </Button>
        </>
      }
    >
      <Shown query={query} what="the pipeline">
        {(pipeline) => (
          <div className="grid grid-cols-1 gap-6">
            <div className="grid grid-cols-1 gap-3">
              <FilterBar {...{ pipeline, filters, change }} count={fitting(pipeline, filters).length} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <SavedViews search={Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))} />
                {filters.job !== '' && <JobLink job={filters.job} />}
              </div>
            </div>
            <Filtered pipeline={pipeline} filters={filters} clear={() => change({ job: '', risk: '', name: '' })} />
            <SandboxPanels />
          </div>
        )}
      </Shown>
    </Page>
  );
}

const ImportLink = (): ReactNode =>
  useAllowed('operations:*') ? (
    <Link to="/import" className={buttonLook()}>
      Import
    </Link>
  ) : null;

const JobLink = ({ job }: { job: string }): ReactNode => (
  <Link
    to="/requisitions/$job"
    params={{ job }}
    className="inline-flex min-h-control items-center justify-self-start text-sm font-medium text-accent hover:underline"
  >
    Open this requisition
  </Link>
);

type Filters = Readonly<Record<(typeof names)[number], string>>;

function fitting({ candidates }: Pipeline, { job, risk, name }: Filters): Candidate[] {
  const said = name.toLowerCase();
  return candidates.filter(
    (each) =>
      (job === '' || each.job_id === job) && (risk === '' || each.at_risk) && each.name.toLowerCase().includes(said),
  );
}

function Filtered({
  pipeline,
  filters,
  clear,
}: {
  pipeline: Pipeline;
  filters: Filters;
  clear: () => void;
}): ReactNode {
  const [moving, setMoving] = useState<Candidate | undefined>(undefined);
  const shown = useMemo(() => ({ ...pipeline, candidates: fitting(pipeline, filters) }), [pipeline, filters]);
  if (pipeline.candidates.length === 0) return <NobodyYet />;
  if (shown.candidates.length === 0)
    return (
      <Empty title="No candidates match" action={<Button onClick={clear}>Clear the filters</Button>}>
        No candidate matches all filters.
      </Empty>
    );
  return (
    <>
      {filters.view === 'list' ? (
        <PeopleList pipeline={shown} onMove={setMoving} isCompact={filters.rows !== ''} />
      ) : (
        <Board pipeline={shown} onMove={setMoving} isCompact={filters.rows !== ''} />
      )}
      {moving !== undefined && (
        <MoveDialog candidate={moving} stages={shown.stages} onClose={() => setMoving(undefined)} />
      )}
    </>
  );
}

interface FilterBarProps {
  readonly pipeline: Pipeline;
  /** How many candidates the filters leave. */
  readonly count: number;
  readonly filters: Filters;
  readonly change: (part: Partial<Filters>) => void;
}

const FilterBar = ({ pipeline, count, filters, change }: FilterBarProps): ReactNode => {
  const fields = <FilterFields {...{ pipeline, filters, change }} />;
  return (
    <form
      role="search"
      aria-label="Filter candidates"
      className="grid max-w-3xl grid-cols-1 gap-3 sm:grid-cols-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label="Name"
        type="search"
        autoComplete="off"
        defaultValue={filters.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div className="contents max-sm:hidden">{fields}</div>
      <FilterSheet
        what="candidates"
        count={count}
        active={[filters.job, filters.risk].filter((value) => value !== '').length}
        onClear={() => change({ job: '', risk: '' })}
      >
        {fields}
      </FilterSheet>
    </form>
  );
};

const FilterFields = ({ pipeline, filters, change }: Omit<FilterBarProps, 'count'>): ReactNode => (
  <>
    <SelectField
      label="Requisition"
      value={filters.job}
      onChange={(event) => change({ job: event.currentTarget.value })}
      options={[
        { value: '', label: 'All' },
        ...pipeline.jobs.map(({ job_id: value, title }) => ({ value, label: title })),
      ]}
    />
    <SelectField
      label="Contact"
      value={filters.risk}
      onChange={(event) => change({ risk: event.currentTarget.value })}
      options={[
        { value: '', label: 'All' },
        { value: 'yes', label: `No contact for ${String(pipeline.at_risk_days)} days or more` },
      ]}
    />
  </>
);

/** Asks for itself: what comes in here draws nothing of the board anew. */
function SandboxPanels(): ReactNode {
  const { api, session } = useService();
  const { data } = useQuery({ ...sandboxQuery(api, session), refetchInterval: api.every(10_000) });
  const sandbox = useDeferredValue(data);
  if (sandbox === undefined) return null;
  return (
    <section aria-labelledby="systems" className="grid grid-cols-1 gap-3">
      <h2 id="systems" className="text-lg font-semibold">
        Sample systems
      </h2>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <CalendarList sandbox={sandbox} />
        <MailboxList sandbox={sandbox} />
        <MessageList sandbox={sandbox} />
      </div>
    </section>
  );
}
