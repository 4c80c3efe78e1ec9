// One run: how far it is, what it did or would do, and its records with what failed and why.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { hasEnded, integrationQuery, syncQuery, type Sync } from '../api/integrations.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Back } from '../integrations/back.tsx';
import { SyncChip } from '../integrations/chips.tsx';
import { PreviewCard } from '../integrations/preview-card.tsx';
import { RecordsTable } from '../integrations/records-table.tsx';
import { ResyncDialog } from '../integrations/resync-dialog.tsx';
import { RunButton } from '../integrations/run-button.tsx';
import { RunProgress } from '../integrations/run-progress.tsx';
import { UndoDialog } from '../integrations/undo-dialog.tsx';
import { Button } from '../kit/button.tsx';
import { Card, Chip, Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';

export function Screen(): ReactNode {
  const { sync: id = '' }: { sync?: string } = useParams({ strict: false });
  const { api } = useService();
  const query = useQuery(syncQuery(api, id));
  const { data } = query;
  if (data !== undefined) return <Run sync={data} />;
  return (
    <Page title="Run" back={<Back to="/runs">Runs</Back>}>
      <Shown query={query} what="the run">
        {() => null}
      </Shown>
    </Page>
  );
}

function Run({ sync }: { sync: Sync }): ReactNode {
  const { api, realClock } = useService();
  const { integration_id: id, dry_run: isPreview, preview, created_at: at } = sync;
  const name = useQuery(integrationQuery(api, id)).data?.name ?? 'Run';
  return (
    <Page
      title={isPreview ? `Preview: ${name}` : sync.undo_of === null ? name : `Undo: ${name}`}
      back={<Back to={`/integrations/${id}`}>{name}</Back>}
      about={`Run of ${realClock.full(at)}`}
      actions={<Actions sync={sync} name={name} />}
    >
      <div className="grid gap-6">
        <State sync={sync} />
        {preview !== null && <PreviewCard preview={preview} isComplete={hasEnded(sync)} />}
        {!isPreview && <RecordsTable sync={sync} />}
      </div>
    </Page>
  );
}

function Actions({ sync, name }: { sync: Sync; name: string }): ReactNode {
  const mayChange = useAllowed('integrations:*');
  const [isAgain, setAgain] = useState(false);
  const [isUndone, setUndone] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      {sync.dry_run && hasEnded(sync) && <RunButton id={sync.integration_id} name={name} look="main" />}
      {mayUndo(sync) && (
        <Button icon="undo" onClick={() => setUndone(true)}>
          Undo
        </Button>
      )}
      {sync.undo_of === null && (
        <Button icon="refresh" onClick={() => setAgain(true)}>
          Sync again
        </Button>
      )}
      {isUndone && <UndoDialog sync={sync} onClose={() => setUndone(false)} />}
      {isAgain && <ResyncDialog sync={sync} onClose={() => setAgain(false)} />}
    </>
  );
}

/** Whether anything of it can be taken back, the dialog says. */
const mayUndo = (sync: Sync): boolean =>
  hasEnded(sync) && !sync.dry_run && sync.undo_of === null && sync.counts.written > 0;

/** A preview counts what a run would do. */
const wouldBe: Readonly<Record<string, string>> = { written: 'Would write', deleted: 'Would delete' };

const figures = ['read', 'written', 'unchanged', 'skipped', 'deleted', 'failed'] as const;

/** A field that is known says more than what usually is the matter. */
const adviceOf = ({ field, fix, repeat_helps: repeatHelps }: NonNullable<Sync['error']>): string =>
  field === undefined || repeatHelps ? fix : `Change what is mapped to ${field}, then read the records again.`;

function State({ sync }: { sync: Sync }): ReactNode {
  const { counts, error } = sync;
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SyncChip status={sync.status} />
        {sync.dry_run && <Chip tone="info">Preview: nothing is written</Chip>}
        {sync.resync_of !== null && <Chip>Done again</Chip>}
        {sync.undo_of !== null && <Chip>Takes another run back</Chip>}
      </div>
      <RunProgress sync={sync} />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map((name) => (
          <div key={name} className="rounded-small bg-soft px-3 py-2">
            <dt className="text-sm text-muted first-letter:uppercase">{(sync.dry_run && wouldBe[name]) || name}</dt>
            <dd
              className={`text-xl font-semibold tabular-nums ${name === 'failed' && counts.failed > 0 ? 'text-bad' : ''}`}
            >
              {counts[name].toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
      {error !== null && (
        <div role="alert" className="mt-4 rounded-small bg-bad-bg p-3 text-sm text-bad">
          <p className="font-semibold">{error.message}</p>
          {error.field !== undefined && <p>{`Field: ${error.field}`}</p>}
          {error.said !== undefined && <q>{error.said}</q>}
          <p>{`What to do: ${adviceOf(error)}`}</p>
        </div>
      )}
    </Card>
  );
}
