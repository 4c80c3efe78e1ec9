// Who stands where, as a board or a list; in a sandbox also what its calendar, mailbox and chat hold.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { sandboxQuery } from '../api/sandbox.ts';
import type { Candidate, Pipeline, Sandbox } from '../api/wire.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Page } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { Board } from '../pipeline/board.tsx';
import { PeopleList } from '../pipeline/list.tsx';
import { MoveDialog } from '../pipeline/move-dialog.tsx';
import { CalendarList, MailboxList, MessageList } from '../sandbox/lists.tsx';

const names = ['view', 'job', 'risk', 'name'] as const;

export function Screen(): ReactNode {
  const { api, session } = useService();
  const { whisper } = useTelling();
  const { filters, change } = useFilters(names);
  const query = useQuery(pipelineQuery(api));
  const sandbox = useQuery({ ...sandboxQuery(api, session), refetchInterval: api.every(10_000) });
  const refresh = async (): Promise<void> => {
    await Promise.all([query.refetch(), sandbox.refetch()]);
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
          <Button aria-pressed={!isList} onClick={() => change({ view: '' })}>
            Board
          </Button>
          <Button aria-pressed={isList} onClick={() => change({ view: 'list' })}>
            List
          </Button>
          <Button icon="refresh" onClick={() => void refresh()}>
            Refresh
          </Button>
        </>
      }
    >
      <Shown query={query} what="the pipeline">
        {(pipeline) => (
          <div className="grid grid-cols-1 gap-6">
            <FilterBar pipeline={pipeline} filters={filters} change={change} />
            <Filtered pipeline={pipeline} filters={filters} clear={() => change({ job: '', risk: '', name: '' })} />
            {sandbox.data !== undefined && <SandboxPanels sandbox={sandbox.data} />}
          </div>
        )}
      </Shown>
    </Page>
  );
}

type Filters = Readonly<Record<(typeof names)[number], string>>;

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
  const shown = useMemo(() => {
    const said = filters.name.toLowerCase();
    const candidates = pipeline.candidates.filter(
      ({ job_id: job, at_risk: atRisk, name }) =>
        (filters.job === '' || job === filters.job) &&
        (filters.risk === '' || atRisk) &&
        name.toLowerCase().includes(said),
    );
    return { ...pipeline, candidates };
  }, [pipeline, filters]);
  if (shown.candidates.length === 0)
    return (
      <Empty title="Nobody fits" action={<Button onClick={clear}>Clear the filters</Button>}>
        No candidate of the pipeline has all of that.
      </Empty>
    );
  return (
    <>
      {filters.view === 'list' ? (
        <PeopleList pipeline={shown} onMove={setMoving} />
      ) : (
        <Board pipeline={shown} onMove={setMoving} />
      )}
      {moving !== undefined && (
        <MoveDialog candidate={moving} stages={shown.stages} onClose={() => setMoving(undefined)} />
      )}
    </>
  );
}

interface FilterBarProps {
  readonly pipeline: Pipeline;
  readonly filters: Filters;
  readonly change: (part: Partial<Filters>) => void;
}

const FilterBar = ({ pipeline, filters, change }: FilterBarProps): ReactNode => (
  <form role="search" aria-label="Filter candidates" className="grid max-w-3xl grid-cols-1 gap-3 sm:grid-cols-3">
    <TextField
      label="Name"
      type="search"
      autoComplete="off"
      defaultValue={filters.name}
      onChange={(event) => change({ name: event.currentTarget.value })}
    />
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
        { value: '', label: 'Everybody' },
        { value: 'yes', label: `At risk: none for ${String(pipeline.at_risk_days)} days` },
      ]}
    />
  </form>
);

const SandboxPanels = ({ sandbox }: { sandbox: Sandbox }): ReactNode => (
  <section aria-labelledby="systems" className="grid grid-cols-1 gap-3">
    <h2 id="systems" className="text-lg font-semibold">
      The sample systems
    </h2>
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      <CalendarList sandbox={sandbox} />
      <MailboxList sandbox={sandbox} />
      <MessageList sandbox={sandbox} />
    </div>
  </section>
);
