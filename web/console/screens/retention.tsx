// Retention: the model of each job family, how often it came true, and the retrains.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { alertsQuery, modelsQuery, retrainsQuery, type Alert } from '../api/retention.ts';
import { useService } from '../app/service.tsx';
import { Card, Page } from '../kit/layout.tsx';
import { Loading, Shown } from '../kit/states.tsx';
import { Families } from '../retention/families.tsx';
import { Retrains } from '../retention/retrains.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const models = useQuery(modelsQuery(api));
  const runs = useQuery(retrainsQuery(api));
  const alerts = useQuery(alertsQuery(api));
  return (
    <Page
      title="Retention"
      about="How long hires stay, by job family: the model in use and how accurate it is. A score is a hint, never a decision."
    >
      {/* Each part waits for those above it: what comes late would push down what is being read. */}
      {alerts.isPending ? (
        <Loading what="the models" />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          {alerts.data !== undefined && alerts.data.data.length > 0 && <Alerts alerts={alerts.data.data} />}
          <Shown query={models} what="the models">
            {({ data }) => (
              <>
                <Families models={data} />
                <Shown query={runs} what="the retrains" rows={2}>
                  {({ data: all }) => <Retrains runs={all} />}
                </Shown>
              </>
            )}
          </Shown>
        </div>
      )}
    </Page>
  );
}

const shownAtOnce = 3;

function Alerts({ alerts }: { alerts: readonly Alert[] }): ReactNode {
  const older = alerts.slice(shownAtOnce);
  return (
    <Card title="Alerts">
      <AlertList alerts={alerts.slice(0, shownAtOnce)} />
      {older.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="flex min-h-control items-center font-medium text-accent">{`${String(older.length)} older`}</summary>
          <AlertList alerts={older} />
        </details>
      )}
    </Card>
  );
}

function AlertList({ alerts }: { alerts: readonly Alert[] }): ReactNode {
  const { clock } = useService();
  return (
    <ul className="grid gap-2 text-sm">
      {alerts.map(({ alert_id: id, text, raised_at: at }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <span>{text}</span>
          <time dateTime={at} className="text-muted">
            {clock.since(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
