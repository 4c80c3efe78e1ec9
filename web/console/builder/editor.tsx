// Holds the parts of the builder together: history, saving, trying, and the step that is chosen.
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Connection } from '../api/integrations.ts';
import type { Flow, FlowStep } from '../api/flows.ts';
import { useAllowed } from '../app/service.tsx';
import { Back } from '../integrations/back.tsx';
import { useCollections } from '../integrations/collections.ts';
import { Chip, Page } from '../kit/layout.tsx';
import { Fault, Loading } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { AddDialog } from './add-dialog.tsx';
import { Beside } from './beside.tsx';
import { BuilderProvider, setupId, setupWords, theSource, useBuilder, type Builder } from './context.ts';
import { insert, remove, stepNamed, type StepBranch } from './document.ts';
import { useHistory, type Editing } from './history.ts';
import { useKeys } from './keys.ts';
import { ListView } from './list-view.tsx';
import { OpenPoints } from './open-points.tsx';
import { Panel } from './panel.tsx';
import { useSaving } from './saving.ts';
import { Toolbar } from './toolbar.tsx';
import { TryingProvider, useTry } from './trying.ts';
import { useFlowNames } from './names.ts';
import { stateWords } from './words.ts';

const Canvas = lazy(async () => {
  const [{ Canvas: drawn }] = await Promise.all([import('./canvas.tsx'), import('@xyflow/react/dist/style.css')]);
  // After the library's own: it takes their place.
  await import('./canvas.css');
  return { default: drawn };
});

/** Below that many pixels a drawing is of no use. */
const narrow = 768;

interface EditorProps {
  readonly flow: Flow;
  readonly connections: readonly Connection[];
  readonly isEmbedded?: boolean;
}

export function Editor({ flow, connections, isEmbedded = false }: EditorProps): ReactNode {
  const editing = useHistory(flow.draft);
  const saving = useSaving(flow, editing.document);
  const trying = useTry(flow.flow_id, editing.document);
  const [chosen, choose] = useState('');
  const [adding, setAdding] = useState<StepBranch | undefined>(undefined);
  const [isList, setList] = useState(() => window.innerWidth < narrow);
  const [isTestOpen, openTest] = useState(false);
  const { rehearsed } = trying;
  const view = { chosen, choose, add: setAdding, rehearsed, isTestOpen, openTest, isEmbedded };
  const builder = useParts({ flow, connections, editing, ...view });
  useKeys(editing);
  const { document, edit } = editing;
  return (
    <BuilderProvider value={builder}>
      <TryingProvider value={trying}>
        <Page
          title={document.name}
          width="full"
          back={isEmbedded ? undefined : <Back to="/builder">Builder</Back>}
          actions={<Toolbar {...{ flow, editing, isList }} settle={saving.settle} onView={() => setList(!isList)} />}
        >
          <Status flow={flow} isSaved={saving.isSaved} />
          {saving.error !== null && <Fault error={saving.error} />}
          <OpenPoints />
          <Workplace isList={isList} />
          {adding !== undefined && (
            <AddDialog
              onClose={() => setAdding(undefined)}
              onAdd={(kind) => {
                const made = insert(document, adding, kind);
                setAdding(undefined);
                edit(made.document);
                choose(made.id);
              }}
            />
          )}
        </Page>
      </TryingProvider>
    </BuilderProvider>
  );
}

function Status({ flow, isSaved }: { flow: Flow; isSaved: boolean }): ReactNode {
  const { label, tone } = stateWords[flow.state];
  const setup = setupWords(flow.findings);
  return (
    <p role="status" className="-mt-3 mb-4 flex flex-wrap items-center gap-2 text-sm text-muted">
      <Chip tone={tone}>{label}</Chip>
      {flow.published_version !== null && `version ${String(flow.published_version)}`}
      {flow.has_changes && flow.published_version !== null && 'with changes that are not published'}
      {setup !== '' && (
        <Chip tone="bad">
          <span id={setupId}>{setup}</span>
        </Chip>
      )}
      <span>{isSaved ? 'Saved' : 'Saving …'}</span>
    </p>
  );
}

/** The flow, and beside it the chosen step or a test of the whole. */
function Workplace({ isList }: { isList: boolean }): ReactNode {
  const { document, chosen, isTestOpen } = useBuilder();
  const hasPanel = isTestOpen || chosen === theSource || stepNamed(document, chosen) !== undefined;
  return (
    <div
      className={`grid items-start gap-6 ${hasPanel ? 'md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_26rem]' : ''}`}
    >
      {isList ? (
        <ListView />
      ) : (
        <Suspense fallback={<Loading what="the canvas" />}>
          <Canvas />
        </Suspense>
      )}
      {hasPanel && (
        <Beside key={chosen}>
          <Panel />
        </Beside>
      )}
    </div>
  );
}

type View = Pick<Builder, 'chosen' | 'choose' | 'add' | 'rehearsed' | 'isTestOpen' | 'openTest' | 'isEmbedded'>;

interface StepEditorProps extends View, Pick<EditorProps, 'flow' | 'connections'> {
  readonly editing: Editing;
}

function useParts({ flow, connections, editing, ...view }: StepEditorProps): Builder {
  const { chosen, choose, rehearsed, isTestOpen } = view;
  const mayChange = useAllowed('integrations:*');
  const { announce } = useTelling();
  const { document, edit, undo } = editing;
  const { connection, collection, system } = document.source;
  const held = connections.find(({ connection_id: id }) => id === connection);
  const declared = held ?? (system === null ? undefined : { system, config: {} });
  const source = useCollections(declared).find(({ name }) => name === collection);
  const { findings } = flow;
  const names = useFlowNames(document, connections);
  return useMemo(() => {
    const removeStep = (step: FlowStep): void => {
      edit(remove(document, step.id));
      choose('');
      announce(`Removed: ${names.step(step.id)}. Ctrl+Z brings it back.`);
    };
    return { document, edit, findings, connections, source, names, mayChange, removeStep, ...view };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `undo` changes with the document
  }, [document, findings, connections, source, names, rehearsed, chosen, isTestOpen, mayChange, undo]);
}
