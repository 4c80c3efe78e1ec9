// How one integration fares: the figures, its two ends, and the last runs drawn.
import type { ReactNode } from 'react';
import type { Health } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Chart } from '../kit/chart.tsx';
import { Card, Facts } from '../kit/layout.tsx';
import { HealthChip } from './chips.tsx';
import { spanWords } from './words.ts';

export function HealthCard({ health }: { health: Health }): ReactNode {
  const { realClock } = useService();
  const { health: state, because, error_rate: errors, throughput, lag_seconds: lag, series, connections } = health;
  const next = health.next_at === null ? undefined : realClock.until(health.next_at);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title="Health" actions={<HealthChip health={state} />}>
        {because !== null && <p className="mb-3 text-sm">{because}</p>}
        <Facts
          rows={[
            ['Failed records', `${String(errors)}%`],
            ['Throughput', throughput === null ? 'not measured yet' : `${String(throughput)} records a second`],
            ['Newest data', lag === null ? 'none yet' : `${spanWords(lag)} old`],
            ...(next === undefined ? [] : [['Goes on in', next] as const]),
            ['Source', <End key="source" end={connections.source} />],
            ['Where it writes', <End key="destination" end={connections.destination} />],
          ]}
        />
      </Card>
      <Card title="Last runs">
        {series.length === 0 ? (
          <p className="text-muted">Nothing has been moved yet.</p>
        ) : (
          <Chart
            title="Records of the last runs"
            axis="Run"
            height={160}
            labels={series.map(({ at }) => realClock.full(at))}
            series={[
              { name: 'Read', values: series.map(({ read }) => read), kind: 'bars' },
              { name: 'Failed', values: series.map(({ failed }) => failed), colour: 'bad' },
            ]}
          />
        )}
      </Card>
    </div>
  );
}

const circuitWords = {
  closed: 'answers',
  open: 'does not answer and is left alone for a while',
  'half-open': 'is being tried again',
} as const;

function End({ end }: { end: Health['connections']['source'] }): ReactNode {
  const { realClock } = useService();
  const { circuit, quota_left: quota, token_expires_at: expires, drift, undeclared } = end;
  const parts = [
    circuitWords[circuit],
    ...(quota === null ? [] : [`${String(quota)} requests left`]),
    ...(expires === null ? [] : [`token until ${realClock.full(expires)}`]),
  ];
  return (
    <>
      {parts.join(', ')}
      {drift.map(({ collection, field, found, declared }) => (
        <span key={`${collection} ${field}`} className="block text-warn">
          {`${collection}.${field} is ${found} now; ${declared} was declared`}
        </span>
      ))}
      {undeclared.length > 0 && (
        <details>
          <summary>{`${String(undeclared.length)} further fields are carried along as they came`}</summary>
          {undeclared.map(({ collection, field }) => `${collection}.${field}`).join(', ')}
        </details>
      )}
    </>
  );
}
