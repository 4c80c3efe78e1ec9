// What is done with the whole flow.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { exportFlow, runFlow, type Flow } from '../api/flows.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button, IconButton } from '../kit/button.tsx';
import { Hidden } from '../kit/layout.tsx';
import { saveText } from '../kit/save.ts';
import { Fault } from '../kit/states.tsx';
import { setupId, setupWords, useBuilder } from './context.ts';
import type { Editing } from './history.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { TestButton } from './try-button.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

interface ToolbarProps {
  readonly flow: Flow;
  readonly editing: Editing;
  readonly isList: boolean;
  readonly settle: () => Promise<number>;
  readonly onView: () => void;
}

export function Toolbar({ flow, editing, isList, settle, onView }: ToolbarProps): ReactNode {
  const mayChange = useAllowed('integrations:*');
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const { chosen, add, document, names, isEmbedded } = useBuilder();
  const close = (): void => setOpened(undefined);
  const last = document.steps.find(({ id, kind }) => id === chosen && kind !== 'condition');
  return (
    <>
      {mayChange && (
        <>
          <IconButton icon="undo" label="Undo" busy={editing.undo === undefined} onClick={editing.undo} />
          <IconButton icon="redo" label="Redo" busy={editing.redo === undefined} onClick={editing.redo} />
          {!isList && (
            <Button icon="plus" onClick={() => add({ step: last?.id ?? null, port: 'next' })}>
              Add a step<Hidden>{last === undefined ? ' after the source' : ` after ${names.step(last.id)}`}</Hidden>
            </Button>
          )}
        </>
      )}
      <Button aria-pressed={isList} onClick={onView}>
        Show as list
      </Button>
      <TestButton />
      {!isEmbedded && <PublishedButtons {...{ flow, settle, mayChange }} open={setOpened} />}
      {opened === 'publish' && <PublishDialog {...{ flow, settle }} onClose={close} />}
      {opened === 'versions' && <VersionsDialog flow={flow} onClose={close} />}
    </>
  );
}

type Opened = 'publish' | 'versions';

interface PublishedProps extends Pick<ToolbarProps, 'flow' | 'settle'> {
  readonly mayChange: boolean;
  readonly open: (dialog: Opened) => void;
}

/** What reaches beyond the draft: never in the page of somebody else. */
const PublishedButtons = ({ flow, settle, mayChange, open }: PublishedProps): ReactNode => {
  const setup = setupWords(flow.findings);
  return (
    <>
      <Button onClick={() => open('versions')}>Versions</Button>
      <ExportButton flow={flow} settle={settle} />
      {mayChange && flow.published_version !== null && <RunNow flow={flow} />}
      {mayChange && (
        <Button
          look="main"
          busy={setup !== ''}
          onClick={() => open('publish')}
          {...(setup === '' ? {} : { title: `${setup}.`, 'aria-describedby': setupId })}
        >
          Publish
        </Button>
      )}
    </>
  );
};

function ExportButton({ flow, settle }: Pick<ToolbarProps, 'flow' | 'settle'>): ReactNode {
  const { api } = useService();
  const exporting = useMutation({
    mutationFn: async () => {
      await settle();
      return await exportFlow(api, flow.flow_id);
    },
    onSuccess: (document) =>
      saveText(`${JSON.stringify(document, null, 2)}\n`, `${flow.name}.flow.json`, 'application/json'),
  });
  return (
    <>
      <IconButton icon="download" label="Export" busy={exporting.isPending} onClick={() => exporting.mutate()} />
      {exporting.isError && <Fault error={exporting.error} />}
    </>
  );
}

function RunNow({ flow }: { flow: Flow }): ReactNode {
  const { api } = useService();
  const navigate = useNavigate();
  const running = useMutation({
    mutationFn: () => runFlow(api, flow.flow_id),
    onSuccess: async ({ data: [first, other] }) => {
      if (first !== undefined && other === undefined)
        await navigate({ to: '/runs/$sync', params: { sync: first.sync_id } });
      else await navigate({ to: '/runs' });
    },
  });
  return (
    <>
      <Button icon="runs" busy={running.isPending} onClick={() => running.mutate()}>
        Run now
      </Button>
      {running.isError && <Fault error={running.error} />}
    </>
  );
}
