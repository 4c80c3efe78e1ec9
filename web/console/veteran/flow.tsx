// Veteran applicant flow: how many reached each step, by branch. Counts of few people are withheld by the service.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flowFile, flowQuery, type Flow, type Span } from '../api/veteran.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Chart } from '../kit/chart.tsx';
import { TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { saveFile } from '../kit/save.ts';
import { Empty, Fault, Shown } from '../kit/states.tsx';

const stages: Readonly<Record<Flow['stages'][number]['stage'], string>> = {
  view: 'Chat opened',
  translation: 'Code translated',
  match: 'Jobs shown',
  apply_click: 'Apply pressed',
  application: 'Applied',
  hire: 'Hired',
};

const day = 86_400_000;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export function FlowView(): ReactNode {
  const { api, clock } = useService();
  const { filters, change } = useFilters(['view', 'from', 'to'] as const);
  const now = clock.now();
  const last = isDate(filters.to) ? filters.to : dateOf(now);
  const span: Span = {
    from: isDate(filters.from) ? filters.from : dateOf(now - 90 * day),
    to: dateOf(Date.parse(last) + day),
  };
  const query = useQuery(flowQuery(api, span));
  const saving = useMutation({ mutationFn: async () => saveFile(await flowFile(api, span), 'veteran-flow.csv') });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="From"
          type="date"
          className="w-44"
          value={span.from}
          onChange={({ currentTarget: { value } }) => change({ from: value })}
        />
        <TextField
          label="To"
          type="date"
          className="w-44"
          value={last}
          onChange={({ currentTarget: { value } }) => change({ to: value })}
        />
        <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate()}>
          Download CSV
        </Button>
      </div>
      <Fault error={saving.error} />
      <Shown query={query} what="the applicant flow">
        {(flow) => <FlowFigures flow={flow} />}
      </Shown>
    </div>
  );
}

interface Row {
  readonly stage: string;
  readonly branch: string;
  readonly count: number | null;
}

const withheld = (count: number | null): string => (count === null ? 'withheld' : String(count));

const columns: readonly ListColumn<Row>[] = [
  { name: 'Step', value: ({ stage }) => stage, cell: ({ stage }) => stage },
  { name: 'Branch', value: ({ branch }) => branch, cell: ({ branch }) => branch },
  { name: 'Veterans', end: true, value: ({ count }) => count, cell: ({ count }) => withheld(count) },
];

function FlowFigures({ flow }: { flow: Flow }): ReactNode {
  const rows = flow.stages.flatMap(({ stage, branches }) =>
    branches.map(({ branch, count }): Row => ({ stage: stages[stage], branch, count })),
  );
  if (rows.length === 0)
    return (
      <Empty title="Nobody yet in these days">
        Steps are counted as they happen in the veterans’ chat; applications and hires come from your own system.
      </Empty>
    );
  return (
    <>
      <Card title="Veterans at each step" hint="A count of few people is withheld, so that it tells about nobody.">
        <Chart
          title="Veterans at each step"
          axis="Step"
          labels={flow.stages.map(({ stage }) => stages[stage])}
          series={[{ name: 'Veterans', values: flow.stages.map(({ total }) => total), kind: 'bars' }]}
        />
      </Card>
      <List
        what="by branch"
        file="veteran-flow-branches"
        columns={columns}
        rows={rows}
        id={(row) => `${row.stage} ${row.branch}`}
      />
    </>
  );
}
