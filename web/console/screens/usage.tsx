// What language models cost: by day, by person, by model, and what is left of today's budget.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { modelUsageQuery } from '../api/model-usage.ts';
import { settingsQuery } from '../api/settings.ts';
import type { ModelUsage } from '../api/wire.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useNames, useService, usersQuery } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { idle } from '../kit/idle.ts';
import { Card, Page } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';
import type { Measure } from '../usage/charts.tsx';
import { Choice, type ChoiceProps } from '../usage/choice.tsx';
import { Figures } from '../usage/figures.tsx';
import { ModelList, PeopleList } from '../usage/people.tsx';

const charts = async () => {
  await idle();
  return await import('../usage/charts.tsx');
};
const DayChart = lazy(async () => ({ default: (await charts()).DayChart }));
const PersonChart = lazy(async () => ({ default: (await charts()).PersonChart }));

/** As high as a chart with its legend. */
const chartToCome = <div className="h-72" />;
const dayMs = 86_400_000;

const spans = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];
const measures: readonly { readonly value: Measure; readonly label: string }[] = [
  { value: 'cost', label: 'Cost' },
  { value: 'tokens', label: 'Tokens' },
  { value: 'messages', label: 'Messages' },
];

export function Screen(): ReactNode {
  const { api, clock, session } = useService();
  const { filters, change } = useFilters(['days', 'show', 'person'] as const);
  const days = spans.find(({ value }) => value === filters.days)?.value ?? '30';
  const date = (ago: number): string =>
    new Date(clock.now() - ago * dayMs).toLocaleDateString('en-CA', { timeZone: session.time_zone });
  const range = { from: date(Number(days) - 1), to: date(-1) };
  const query = useQuery(modelUsageQuery(api, { ...range, ...(filters.person && { person: filters.person }) }));
  return (
    <Page
      title="Model usage"
      about="What language models cost your organization, and how often the offline planner answered instead."
      actions={<LimitsLink />}
    >
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Choice label="Time" value={days} options={spans} onChange={(value) => change({ days: value })} />
          <Choice
            label="Show"
            value={query.data === undefined ? filters.show : measureOf(filters.show, query.data)}
            options={measures}
            onChange={(show) => change({ show })}
          />
          <PersonChoice value={filters.person} onChange={(person) => change({ person })} />
        </div>
        <Shown query={query} what="the usage">
          {(usage) => <Usage usage={usage} measure={measureOf(filters.show, usage)} />}
        </Shown>
      </div>
    </Page>
  );
}

/** Without prices there is no cost to look at. */
const measureOf = (wanted: string, { cost, input_tokens: tokens }: ModelUsage): Measure =>
  measures.find(({ value }) => value === wanted)?.value ?? (cost > 0 ? 'cost' : tokens > 0 ? 'tokens' : 'messages');

const titleOf = (measure: Measure): string => measures.find(({ value }) => value === measure)?.label ?? '';

interface UsageProps {
  readonly usage: ModelUsage;
  readonly measure: Measure;
}

function Usage({ usage, measure }: UsageProps): ReactNode {
  const { people } = useNames();
  const name = (person: string): string => {
    if (person === 'system:shadow') return 'Shadow model';
    const words = people.name(person);
    return words === 'you' ? 'You' : words;
  };
  if (usage.turns === 0 && usage.shadow.turns === 0)
    return (
      <>
        <Figures usage={usage} />
        <Empty title="No messages in this time">Each message to the assistant counts here once it is answered.</Empty>
      </>
    );
  return (
    <>
      <Figures usage={usage} />
      <Card title={`${titleOf(measure)} by day`}>
        <Suspense fallback={chartToCome}>
          <DayChart usage={usage} measure={measure} />
        </Suspense>
      </Card>
      <Card title={`${titleOf(measure)} by person`}>
        <Suspense fallback={chartToCome}>
          <PersonChart usage={usage} measure={measure} name={name} />
        </Suspense>
        <div className="mt-4">
          <PeopleList usage={usage} name={name} />
        </div>
      </Card>
      <Card title="By model">
        <ModelList usage={usage} />
      </Card>
    </>
  );
}

function PersonChoice({ value, onChange }: Pick<ChoiceProps, 'value' | 'onChange'>): ReactNode {
  const { api } = useService();
  const users = useQuery(usersQuery(api)).data?.data ?? [];
  const options = [
    { value: '', label: 'Everybody' },
    ...users.map(({ user_id: id, name }) => ({ value: id, label: name })),
  ];
  return <Choice label="Person" value={value} options={options} onChange={onChange} />;
}

/** Prices and limits are settings. */
function LimitsLink(): ReactNode {
  const { api } = useService();
  const mayChange = useAllowed('admin');
  const settings = useQuery(settingsQuery(api)).data;
  if (settings === undefined) return null;
  return (
    <Link to="/settings" search={{ view: 'model' }} className={buttonLook('plain')}>
      {mayChange ? 'Set prices and limits' : 'Show prices and limits'}
    </Link>
  );
}
