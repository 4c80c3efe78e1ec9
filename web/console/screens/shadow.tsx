// The candidate model in shadow: what it would have done with real messages, beside what people did.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shadowQuery } from '../api/model-usage.ts';
import { settingsQuery } from '../api/settings.ts';
import type { ShadowReport } from '../api/wire.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { Card, Page } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Shown } from '../kit/states.tsx';
import { Differences } from '../shadow/differences.tsx';
import { intervalWords } from '../shadow/words.ts';
import { Choice } from '../usage/choice.tsx';
import { inShort, moneyWords } from '../usage/words.ts';
import { toolWords } from '../words/words.ts';

const dayMs = 86_400_000;
const spans = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
];

export function Screen(): ReactNode {
  const { api, clock, session } = useService();
  const { filters, change } = useFilters(['days'] as const);
  const days = spans.find(({ value }) => value === filters.days)?.value ?? '30';
  const date = (ago: number): string =>
    new Date(clock.now() - ago * dayMs).toLocaleDateString('en-CA', { timeZone: session.time_zone });
  const query = useQuery(shadowQuery(api, { from: date(Number(days) - 1), to: date(-1) }));
  return (
    <Page
      title="Shadow model"
      about="What another model would have done with your messages. It only proposes: nothing is carried out."
    >
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap gap-3">
          <Choice label="Time" value={days} options={spans} onChange={(value) => change({ days: value })} />
        </div>
        <Shown query={query} what="the report">
          {(report) => (report.turns === 0 ? <Nothing report={report} /> : <Report report={report} />)}
        </Shown>
      </div>
    </Page>
  );
}

function Nothing({ report: { candidate, share } }: { report: ShadowReport }): ReactNode {
  const mayChange = useAllowed('admin');
  if (candidate === null)
    return (
      <Empty title="No shadow model set up">
        Ask whoever runs Muster for you to set one up.{' '}
        <a href="/docs/configuration" className="text-accent underline">
          Settings of the service
        </a>
      </Empty>
    );
  const link = (
    <Link to="/settings" search={{ view: 'model' }} className={buttonLook('main')}>
      Set the share
    </Link>
  );
  return (
    <Empty title={`${candidate} is ready to be tried`} action={mayChange && share === 0 ? link : undefined}>
      {share === 0
        ? 'Choose in Settings on which share of the messages it is tried. It sees what the planner sees, and costs what it costs.'
        : 'No message in this time was tried yet.'}
    </Empty>
  );
}

function Report({ report }: { report: ShadowReport }): ReactNode {
  const { answered, turns, no_budget: noBudget, failed, candidate } = report;
  return (
    <>
      <Figures report={report} />
      <p className="text-sm text-muted">
        {`${String(answered)} of ${String(turns)} messages answered by the candidate`}
        {noBudget > 0 && `, ${String(noBudget)} left out for lack of budget`}
        {failed > 0 && `, ${String(failed)} failed`}
        {candidate !== null && `. Tried now: ${candidate}`}. Intervals are Wilson’s at 95%.
      </p>
      <Card title="By tool" hint="Reads are left out: they change nothing">
        <Tools report={report} />
      </Card>
      <Card title="Differences" hint="The latest messages on which it would have changed something else">
        <Differences report={report} />
      </Card>
    </>
  );
}

function Figures({ report }: { report: ShadowReport }): ReactNode {
  const { api } = useService();
  const currency = useQuery(settingsQuery(api)).data?.model.currency ?? 'USD';
  const { same, precision, taken_back: back, never_made: never, asked_instead: asked } = report;
  const figures = [
    { name: 'Same as people', value: percent(same), means: `of messages; ${intervalWords(same)}` },
    { name: 'Proposals that stand', value: percent(precision), means: intervalWords(precision) },
    {
      name: 'Would have done',
      value: String(never),
      means: `changes that nobody made; asked instead on ${String(asked)} messages`,
    },
    {
      name: 'Repeated mistakes',
      value: percent(back),
      means:
        back.total === 0 ? 'nothing was undone or declined' : `of ${String(back.total)} undone or declined changes`,
    },
    {
      name: 'Cost',
      value: moneyWords(report.cost, currency),
      means: `${inShort(report.input_tokens + report.output_tokens)} tokens; ${report.median_ms === null ? '–' : `${inShort(report.median_ms)} ms`} for half of the messages`,
    },
  ];
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-5">
      {figures.map(({ name, value, means }) => (
        <div key={name} className="min-w-0 rounded-card border border-line bg-surface p-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-sm text-muted">{means}</dd>
        </div>
      ))}
    </dl>
  );
}

const percent = ({ share, total }: ShadowReport['same']): string =>
  total === 0 ? '–' : `${String(Math.round(100 * share))}%`;

function Tools({ report }: { report: ShadowReport }): ReactNode {
  type Row = ShadowReport['tools'][number];
  const columns: readonly ListColumn<Row>[] = [
    { name: 'Tool', value: ({ tool }) => toolWords(tool).title, cell: ({ tool }) => toolWords(tool).title },
    {
      name: 'Proposals that stand',
      end: true,
      value: ({ precision }) => (precision.total === 0 ? null : precision.share),
      cell: ({ precision }) => `${percent(precision)} · ${String(precision.hits)} of ${String(precision.total)}`,
    },
    {
      name: 'Of what people did',
      end: true,
      value: ({ recall }) => (recall.total === 0 ? null : recall.share),
      cell: ({ recall }) => `${percent(recall)} · ${String(recall.hits)} of ${String(recall.total)}`,
    },
  ];
  return <List what="tools" columns={columns} rows={report.tools} id={({ tool }) => tool} pageSize={30} />;
}
