// What is wrong on the platform, each with what to do about it: one press from the alert to the mending.
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { hasEnded, type Connection } from '../api/integrations.ts';
import { useAllowed } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Hidden } from '../kit/layout.tsx';
import { Loading } from '../kit/states.tsx';
import { useTroubles, type Troubled, type Troubles } from './troubles.ts';

/** Loaded when somebody is about to mend: Today shows alerts as well. */
const MendButton = lazy(async () => ({ default: (await import('./mend-button.tsx')).MendButton }));
const ConnectDialog = lazy(async () => ({ default: (await import('./connect-dialog.tsx')).ConnectDialog }));

const Alerts = ({ troubles: { broken, troubled } }: { troubles: Troubles }): ReactNode =>
  broken.length + troubled.length > 0 && (
    <ul aria-label="Alerts" className="grid gap-2">
      {broken.map((connection) => (
        <li key={connection.connection_id}>
          <BrokenConnection connection={connection} />
        </li>
      ))}
      {troubled.map((each) => (
        <li key={each.health.integration_id}>
          <TroubledOne {...each} />
        </li>
      ))}
    </ul>
  );

/** Alerts and what stands below them come together. */
export function BelowAlerts({ what, children }: { what: string; children: ReactNode }): ReactNode {
  const troubles = useTroubles();
  // However much stands below, it is drawn in small pieces, between which the browser answers a press.
  const isDrawn = useDeferredValue(troubles !== undefined, false);
  if (troubles === undefined || !isDrawn) return <Loading what={what} />;
  return (
    <>
      <div className="mb-4 empty:hidden">
        <Alerts troubles={troubles} />
      </div>
      {children}
    </>
  );
}

interface AlertProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly isBad: boolean;
  readonly children: ReactNode;
}

const Alert = ({ title, text, isBad, children }: AlertProps): ReactNode => (
  <div
    className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card p-3 ps-4 text-sm ${isBad ? 'bg-bad-bg text-bad' : 'bg-warn-bg text-warn'}`}
  >
    <Icon name="warning" />
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
);

function BrokenConnection({ connection }: { connection: Connection }): ReactNode {
  const [isMending, setMending] = useState(false);
  const mayChange = useAllowed('integrations:*');
  const { name, because, system } = connection;
  return (
    <Alert isBad title={`${name} does not let Muster in`} text={because ?? 'Enter its keys anew.'}>
      {mayChange && (
        <Button onClick={() => setMending(true)}>
          Reconnect<Hidden>{` ${name}`}</Hidden>
        </Button>
      )}
      {isMending && (
        <Suspense>
          <ConnectDialog {...{ system, connection }} onClose={() => setMending(false)} />
        </Suspense>
      )}
    </Alert>
  );
}

function TroubledOne({ health: { name, health, because, last_sync: last }, run }: Troubled): ReactNode {
  const mayChange = useAllowed('integrations:*');
  const mayMend = mayChange && run !== undefined && hasEnded(run) && run.counts.failed > 0;
  const fix = run?.error?.fix ?? 'Look at the failed records and their reasons, then retry them.';
  return (
    <Alert isBad={health === 'failing'} title={name} text={`${because ?? ''} What to do: ${fix}`}>
      {mayMend && (
        <Suspense>
          <MendButton {...{ run, name }} />
        </Suspense>
      )}
      {last !== null && (
        <Link to="/runs/$sync" params={{ sync: last.sync_id }} className={buttonLook()}>
          Open the run<Hidden>{` of ${name}`}</Hidden>
        </Link>
      )}
    </Alert>
  );
}
