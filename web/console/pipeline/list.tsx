// The pipeline as a list, for those who rather read and sort than look at columns.
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Candidate, Pipeline } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { SelectField } from '../kit/field.tsx';
import { Table, type Column } from '../kit/table.tsx';
import { ContactWords } from './contact.tsx';

type Order = 'stage' | 'name' | 'contact';

const orders = [
  { value: 'stage', label: 'Stage' },
  { value: 'name', label: 'Name' },
  { value: 'contact', label: 'Longest without contact' },
];

const isOrder = (value: string): value is Order => orders.some((order) => order.value === value);

export function PeopleList({ pipeline }: { pipeline: Pipeline }): ReactNode {
  const { clock } = useService();
  const [order, setOrder] = useState<Order>('stage');
  const compare: Readonly<Record<Order, (one: Candidate, other: Candidate) => number>> = {
    stage: (one, other) => pipeline.stages.indexOf(one.stage) - pipeline.stages.indexOf(other.stage),
    name: (one, other) => one.name.localeCompare(other.name),
    contact: (one, other) => other.days_since_contact - one.days_since_contact,
  };
  const columns: readonly Column<Candidate>[] = [
    {
      name: 'Name',
      cell: ({ candidate_id: candidate, name }) => (
        <Link
          to="/candidates/$candidate"
          params={{ candidate }}
          className="inline-flex min-h-6 items-center font-semibold text-accent hover:underline"
        >
          {name}
        </Link>
      ),
    },
    { name: 'Requisition', cell: ({ job_id: job }) => pipeline.jobs.find((each) => each.job_id === job)?.title ?? job },
    { name: 'Stage', cell: ({ stage }) => stage },
    { name: 'Since', cell: ({ stage_since: since }) => clock.since(since) },
    { name: 'Contact', cell: (candidate) => <ContactWords candidate={candidate} /> },
  ];
  return (
    <div className="grid gap-3">
      <SelectField
        label="Order"
        className="max-w-60"
        options={orders}
        value={order}
        onChange={({ currentTarget: { value } }) => isOrder(value) && setOrder(value)}
      />
      <Table
        label="Candidates"
        columns={columns}
        rows={pipeline.candidates.toSorted(compare[order])}
        id={({ candidate_id: id }) => id}
      />
    </div>
  );
}
