// What an integration does, to read.
import type { ReactNode } from 'react';
import type { Integration } from '../api/integrations.ts';
import { Card, Facts } from '../kit/layout.tsx';
import { Table } from '../kit/table.tsx';
import { plain } from '../words/words.ts';
import { useTitles } from './titles.ts';
import { modeWords } from './words.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function SetUp({ integration }: { integration: Integration }): ReactNode {
  const { source, destination, sync_mode: mode, schedule, retry_policy: retry, carry_deletions: deletes } = integration;
  const titleOf = useTitles();
  const filters = Object.entries(source.filters).map(([name, value]) => `${name} is ${text(value)}`);
  const fields = Object.entries(destination.field_mapping).map(([from, to]) =>
    typeof to === 'string'
      ? { from, to, change: '' }
      : { from, to: to.to, change: to.transform === undefined ? '' : text(to.transform) },
  );
  return (
    <div className="grid gap-4">
      <Card>
        <Facts
          rows={[
            ['Reads', `${plain(source.endpoint)} of ${titleOf(source.system)}`],
            ['Only', filters.join(', ') || 'everything'],
            [
              'Writes',
              `${plain(destination.endpoint)} of ${titleOf(destination.system)}: ${destination.action.replace('upsert', 'create or update')}`,
            ],
            ['Runs', modeWords[mode] + (schedule === null ? '' : `: ${schedule.cron}, ${schedule.time_zone}`)],
            ['Deletions', deletes ? 'carried over, with a brake' : 'left alone'],
            [
              'Retries',
              `${String(retry.max_retries)} for each request, waits grow ${String(retry.backoff_multiplier)} times`,
            ],
            ...(integration.webhook_url === null ? [] : [['Tells', integration.webhook_url] as const]),
          ]}
        />
      </Card>
      {fields.length === 0 ? (
        <p className="text-muted">All fields are copied under their own names.</p>
      ) : (
        <Table
          label="Fields"
          columns={[
            { name: 'From', cell: ({ from }) => <code className="break-all">{from}</code> },
            { name: 'To', cell: ({ to }) => <code className="break-all">{to}</code> },
            { name: 'Changed by', cell: ({ change }) => <code className="break-all">{change || '–'}</code> },
          ]}
          rows={fields}
          id={({ from, to }) => `${from} ${to}`}
        />
      )}
    </div>
  );
}
