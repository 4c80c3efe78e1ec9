// What clients used of add-ons, by client and day or month, with a table for bills. A client sees what it used itself.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usageQuery } from '../api/offerings.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Notice, Shown } from '../kit/states.tsx';
import { useClientNames } from './names.ts';
import { dayAfter, isDay, monthOf, summed, type Period, type UsageRow } from './usage.ts';

interface UsageViewProps {
  /** Of one offering; of all otherwise. */
  readonly offering?: string;
  /** Names of offerings, where there are several. */
  readonly offeringName?: ((id: string) => string) | undefined;
  /** Whether several clients are told apart. */
  readonly byClient: boolean;
}

export function UsageView(props: UsageViewProps): ReactNode {
  const { realClock } = useService();
  const { filters, change } = useFilters(['from', 'to', 'by'] as const);
  const month = monthOf(new Date(realClock.now()).toISOString());
  const from = isDay(filters.from) ? filters.from : month.from;
  const to = isDay(filters.to) ? filters.to : month.to;
  const by: Period = filters.by === 'day' ? 'day' : 'month';
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          type="date"
          label="From"
          value={from}
          onChange={({ currentTarget: { value } }) => change({ from: value })}
        />
        <TextField
          type="date"
          label="To (this day too)"
          value={to}
          onChange={({ currentTarget: { value } }) => change({ to: value })}
        />
        <SelectField
          label="Summed by"
          options={[
            { value: '', label: 'Month' },
            { value: 'day', label: 'Day' },
          ]}
          value={filters.by === 'day' ? 'day' : ''}
          onChange={({ currentTarget: { value } }) => change({ by: value })}
        />
      </div>
      {to < from ? (
        <Notice text="The last day lies before the first one." />
      ) : (
        <Used {...props} {...{ from, to, by }} />
      )}
    </div>
  );
}

interface UsedProps extends UsageViewProps {
  readonly from: string;
  readonly to: string;
  readonly by: Period;
}

function Used({ offering, offeringName, byClient, from, to, by }: UsedProps): ReactNode {
  const { api } = useService();
  const query = useQuery(usageQuery(api, { from, to: dayAfter(to) }));
  const columns = useColumns({ byClient, offeringName, by });
  return (
    <Shown query={query} what="the usage">
      {({ data }) => {
        const rows = summed(
          data.filter((row) => offering === undefined || row.offering_id === offering),
          by,
        );
        return (
          <>
            {rows.length > 0 && <Totals rows={rows} byClient={byClient} />}
            <ScreenList
              what="usage"
              file={`usage-${from}-to-${to}`}
              columns={columns}
              rows={rows}
              id={({ client, offering: one, period }) => `${client} ${one} ${period}`}
              empty={
                <Empty title="Nothing was used in these days">
                  A record counts when it has arrived, once, whatever the number of tries; previews count nothing.
                </Empty>
              }
            />
          </>
        );
      }}
    </Shown>
  );
}

const amount = (value: number): string => value.toLocaleString('en-US');

function Totals({ rows, byClient }: { rows: readonly UsageRow[]; byClient: boolean }): ReactNode {
  const sum = (of: (row: UsageRow) => number): string => amount(rows.reduce((so, row) => so + of(row), 0));
  const figures = [
    ...(byClient ? [['Clients', amount(new Set(rows.map(({ client }) => client)).size)] as const] : []),
    ['Runs', sum(({ runs }) => runs)] as const,
    ['Records written', sum(({ written }) => written)] as const,
    ['Records deleted', sum(({ deleted }) => deleted)] as const,
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="rounded-small bg-soft px-3 py-2">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const count = (name: string, of: (row: UsageRow) => number): ListColumn<UsageRow> => ({
  name,
  end: true,
  value: of,
  cell: (row) => amount(of(row)),
});

function useColumns({
  byClient,
  offeringName,
  by,
}: Pick<UsageViewProps, 'byClient' | 'offeringName'> & { by: Period }): readonly ListColumn<UsageRow>[] {
  const nameOf = useClientNames();
  return [
    ...(byClient
      ? [
          {
            name: 'Client',
            value: ({ client }: UsageRow) => nameOf(client),
            cell: ({ client }: UsageRow) => <span className="font-medium">{nameOf(client)}</span>,
          },
          {
            name: 'Client id',
            value: ({ client }: UsageRow) => client,
            cell: ({ client }: UsageRow) => <code className="text-muted">{client}</code>,
          },
        ]
      : []),
    ...(offeringName === undefined
      ? []
      : [
          {
            name: byClient ? 'Offering' : 'Add-on',
            value: ({ offering }: UsageRow) => offeringName(offering),
            cell: ({ offering }: UsageRow) => offeringName(offering),
          },
        ]),
    {
      name: by === 'day' ? 'Day (UTC)' : 'Month (UTC)',
      value: ({ period }) => period,
      cell: ({ period }) => <span className="whitespace-nowrap">{period}</span>,
    },
    count('Runs', ({ runs }) => runs),
    count('Written', ({ written }) => written),
    count('Deleted', ({ deleted }) => deleted),
  ];
}
