// The pipeline as a list, for those who rather read and sort than look at columns.
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Candidate, Pipeline } from '../api/wire.ts';
import { PeekLink } from '../app/peek.tsx';
import { useAllowed, useService } from '../app/service.tsx';
import { IconButton } from '../kit/button.tsx';
import { choiceColumn } from '../kit/choice-column.tsx';
import { List, ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty } from '../kit/states.tsx';
import { ContactWords } from './contact.tsx';
import { daysIn } from './ages.ts';
import { BulkBar } from './bulk.tsx';

export const NobodyYet = (): ReactNode => (
  <Empty title="No candidates yet">Candidates from the connected ATS appear here.</Empty>
);

interface ListProps {
  readonly pipeline: Pipeline;
  readonly onMove?: (candidate: Candidate) => void;
  readonly isCompact?: boolean;
  /** One list among other things, which keeps its choices and its order to itself. */
  readonly isAside?: boolean;
  /** All are of one requisition, which needs no column. */
  readonly isOneJob?: boolean;
}

export function PeopleList({
  pipeline,
  onMove,
  isCompact = false,
  isOneJob = false,
  isAside = false,
}: ListProps): ReactNode {
  const { clock } = useService();
  const mayMove = useAllowed('operations:*');
  const titleOf = ({ job_id: job }: Candidate): string =>
    pipeline.jobs.find((each) => each.job_id === job)?.title ?? job;
  const place = ({ stage }: Candidate): number => pipeline.stages.indexOf(stage);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, on: boolean): void =>
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  const Rows = isAside ? List : ScreenList;
  const columns: readonly ListColumn<Candidate>[] = [
    ...(mayMove
      ? [choiceColumn<Candidate>({ id: ({ candidate_id: id }) => id, name: ({ name }) => name, chosen, choose })]
      : []),
    ...whoColumns({ isOneJob, isAside, titleOf }),
    { name: 'Stage', value: ({ stage }) => stage, cell: ({ stage }) => stage },
    {
      name: 'Days in stage',
      value: (candidate) => daysIn(candidate, clock.now()),
      cell: (candidate) => daysIn(candidate, clock.now()),
    },
    contactColumn,
    ...(mayMove && onMove !== undefined ? [moveColumn(onMove)] : []),
  ];
  return (
    <Rows
      what="candidates"
      isDense={isCompact}
      pageSize={isCompact ? 100 : 25}
      columns={columns}
      // The bar above it narrows board and list alike.
      find={false}
      rows={isAside ? pipeline.candidates : pipeline.candidates.toSorted((one, other) => place(one) - place(other))}
      id={({ candidate_id: id }) => id}
      above={
        mayMove
          ? (found) => <BulkBar {...{ found, chosen }} stages={pipeline.stages} onChoose={setChosen} />
          : undefined
      }
      empty={<NobodyYet />}
    />
  );
}

const nameColumn: ListColumn<Candidate> = {
  name: 'Name',
  value: ({ name }) => name,
  cell: ({ candidate_id: candidate, name }) => (
    <PeekLink
      candidate={candidate}
      className="inline-flex min-h-6 items-center font-semibold text-accent hover:underline"
    >
      {name}
    </PeekLink>
  ),
};

interface Who extends Required<Pick<ListProps, 'isOneJob' | 'isAside'>> {
  readonly titleOf: (candidate: Candidate) => string;
}

function whoColumns({ isOneJob, isAside, titleOf }: Who): readonly ListColumn<Candidate>[] {
  if (isOneJob) return [nameColumn];
  return isAside ? [nameAndJobColumn(titleOf)] : [nameColumn, jobColumn(titleOf)];
}

/** Where a column of its own would leave no room for the others. */
const nameAndJobColumn = (titleOf: (candidate: Candidate) => string): ListColumn<Candidate> => ({
  ...nameColumn,
  cell: (candidate) => (
    <span className="block py-1 leading-tight">
      {nameColumn.cell(candidate)}
      <span className="block text-xs text-muted">{titleOf(candidate)}</span>
    </span>
  ),
});

const contactColumn: ListColumn<Candidate> = {
  name: 'Last contact',
  value: ({ days_since_contact: days }) => days,
  cell: (candidate) => <ContactWords candidate={candidate} />,
};

const moveColumn = (onMove: NonNullable<ListProps['onMove']>): ListColumn<Candidate> => ({
  name: 'Move',
  quiet: true,
  cell: (candidate) => <IconButton icon="move" label={`Move ${candidate.name}`} onClick={() => onMove(candidate)} />,
});

const jobColumn = (titleOf: (candidate: Candidate) => string): ListColumn<Candidate> => ({
  name: 'Requisition',
  value: titleOf,
  cell: (candidate) => (
    <Link
      to="/requisitions/$job"
      params={{ job: candidate.job_id }}
      className="inline-flex min-h-6 items-center hover:underline"
    >
      {titleOf(candidate)}
    </Link>
  ),
});
