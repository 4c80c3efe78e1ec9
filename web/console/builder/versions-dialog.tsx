// What was published, newest first: who, why, what the draft has beyond it, and the way back.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { differencesQuery, rollBack, versionsQuery, type Flow, type FlowVersion } from '../api/flows.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { CsvColumn } from '../kit/csv.ts';
import { ExportButton } from '../kit/export.tsx';
import { Chip } from '../kit/layout.tsx';
import { Empty, Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { Differences } from './differences.tsx';

export function VersionsDialog({ flow, onClose }: { flow: Flow; onClose: () => void }): ReactNode {
  const { api } = useService();
  const query = useQuery(versionsQuery(api, flow.flow_id));
  return (
    <Dialog title={`Versions of ${flow.name}`} place="side" onClose={onClose}>
      <Shown query={query} what="the versions">
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="Nothing was published yet" />
          ) : (
            <div className="grid gap-3">
              <span>
                <ExportButton
                  what="versions"
                  file={`versions-of-${flow.flow_id}`}
                  columns={versionColumns}
                  read={() => Promise.resolve(data)}
                />
              </span>
              <ol className="grid gap-3">
                {data.map((version) => (
                  <li key={version.version}>
                    <Version version={version} />
                  </li>
                ))}
              </ol>
            </div>
          )
        }
      </Shown>
    </Dialog>
  );
}

const versionColumns: readonly CsvColumn<FlowVersion>[] = [
  ['version', ({ version }) => version],
  ['published_at', ({ published_at: at }) => at],
  ['published_by', ({ published_by: by }) => by],
  ['note', ({ note }) => note],
  ['steps', ({ steps }) => steps],
  ['live', ({ live }) => live],
];

function Version({ version }: { version: FlowVersion }): ReactNode {
  const { realClock } = useService();
  const { people } = useNames();
  const mayChange = useAllowed('integrations:*');
  const [isCompared, setCompared] = useState(false);
  const { version: number, live, note, published_at: at, published_by: by, steps } = version;
  return (
    <article className="grid gap-2 rounded-card border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">{`Version ${String(number)}`}</h3>
        {live && <Chip tone="ok">Published</Chip>}
      </div>
      <p className="text-sm text-muted">{`${realClock.full(at)}, ${people.name(by)}, ${String(steps)} steps`}</p>
      {note !== null && <p className="text-sm">{note}</p>}
      <div className="flex flex-wrap gap-2">
        <Button aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
          {`Compare with the draft`}
        </Button>
        {!live && mayChange && <BackButton version={version} />}
      </div>
      {isCompared && <Compared version={version} />}
    </article>
  );
}

function Compared({ version: { flow_id: id, version } }: { version: FlowVersion }): ReactNode {
  const { api } = useService();
  const query = useQuery(differencesQuery(api, id, version));
  return (
    <Shown query={query} what="the differences" rows={1}>
      {({ data }) => <Differences differences={data} />}
    </Shown>
  );
}

function BackButton({ version: { flow_id: id, version } }: { version: FlowVersion }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const going = useMutation({
    mutationFn: () => rollBack(api, id, version),
    onSuccess: ({ published_version: now }) =>
      announce(`Version ${String(version)} runs again, as version ${String(now)}. The draft is as it was.`),
  });
  return (
    <>
      <Button icon="undo" busy={going.isPending} onClick={() => going.mutate()}>
        {`Go back to version ${String(version)}`}
      </Button>
      {going.isError && <Fault error={going.error} />}
    </>
  );
}
