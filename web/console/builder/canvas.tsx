// The flow as a drawing, on React Flow: drag steps, draw ways between them, press one to edit it. Loaded when it is first shown.
import {
  Background,
  Handle,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useNodesState,
  type Connection as Drawn,
  type Edge,
  type NodeChange,
  type NodeProps,
} from '@xyflow/react';
import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FlowDocument } from '../api/flows.ts';
import { Icon } from '../kit/icon.tsx';
import { faultsOf, theSource, useBuilder, type Builder } from './context.ts';
import { leadsTo, reaches, redirect } from './document.ts';
import { edgesOf, nodesOf, sourceNode, wayFrom, type StepNode } from './drawing.ts';
import { fitting, InSight } from './in-sight.tsx';
import { MapBar } from './map-bar.tsx';

const StepBox = memo(function StepBox({ data, selected }: NodeProps<StepNode>): ReactNode {
  const { kind, icon, title, detail, tried, fault, ports } = data;
  return (
    <div
      className={`w-72 rounded-card border bg-surface p-3 text-fg ${selected ? 'border-accent ring-2 ring-accent' : 'border-field'}`}
    >
      {kind !== 'Starts' && <Handle type="target" position={Position.Top} />}
      <div className="flex items-center gap-2">
        <Icon name={icon} className="size-4.5 shrink-0 text-muted" />
        <p className="min-w-0 flex-1 truncate text-lg font-semibold">{title}</p>
      </div>
      <p className={`mt-0.5 leading-snug break-words text-muted ${fault === undefined ? 'line-clamp-2' : 'truncate'}`}>
        {title === kind ? detail : `${kind}: ${detail}`}
      </p>
      {fault !== undefined && (
        <p className={`mt-0.5 flex gap-1.5 leading-snug ${fault.severity === 'error' ? 'text-bad' : 'text-warn'}`}>
          <Icon name="warning" className="mt-1 size-4 shrink-0" />
          <span className="line-clamp-2 min-w-0" title={fault.message}>
            {fault.message}
          </span>
        </p>
      )}
      {tried !== '' && <p className="mt-0.5 truncate text-sm font-medium text-info">{tried}</p>}
      {ports.length > 1 && (
        <div className="mt-0.5 flex justify-around text-sm text-muted">
          {ports.map(({ id, name }) => (
            <span key={id} className="max-w-28 truncate">
              {name}
            </span>
          ))}
        </div>
      )}
      {ports.map(({ id }, index) => (
        <Handle
          key={id}
          id={id}
          type="source"
          position={Position.Bottom}

          style={{ insetInlineStart: `${String(((index + 1) * 100) / (ports.length + 1))}%` }}
        />
      ))}
    </div>
  );
});

const nodeTypes = { step: StepBox };
const deleteKeys = ['Backspace', 'Delete'];

/** The drawing of the document: what was measured and dragged stays between its changes. */
function useDrawing({ document, chosen, choose, findings, names, rehearsed }: Builder) {
  const { trigger, source } = document;
  const faults = useMemo(() => faultsOf(findings), [findings]);
  const first = useMemo(
    () => sourceNode({ trigger, source }, { fault: faults.get(theSource), isChosen: chosen === theSource, names }),
    [trigger, source, faults, chosen, names],
  );
  const wanted = useMemo(
    () => [first, ...nodesOf(document, { faults, chosen, names, rehearsed })],
    [document, faults, chosen, first, names, rehearsed],
  );
  const edges = useMemo(() => edgesOf(document), [document]);
  const [nodes, setNodes, apply] = useNodesState<StepNode>(wanted);
  const taken = useRef(new Set(wanted));
  // What was measured stays: only what the document says is taken over, and only where it says something new.
  useEffect(() => {
    const before = taken.current;
    taken.current = new Set(wanted);
    setNodes((present) => {
      const known = new Map(present.map((node) => [node.id, node]));
      const next = wanted.map((node) => {
        const standing = known.get(node.id);
        return standing !== undefined && before.has(node) ? standing : { ...standing, ...node };
      });
      return next.length === present.length && next.every((node, at) => node === present[at]) ? present : next;
    });
  }, [wanted, setNodes]);
  // Which step is chosen is the builder's to say, also by keyboard: were it kept here as well, the two would chase each other.
  const onNodesChange = useCallback(
    (changes: NodeChange<StepNode>[]) => {
      const picked = changes.find((change) => change.type === 'select' && change.selected);
      if (picked?.type === 'select') choose(picked.id);
      apply(changes.filter(({ type }) => type !== 'select'));
    },
    [apply, choose],
  );
  return { nodes, edges, onNodesChange };
}

/** What is drawn by hand becomes the document. */
function useDrawingByHand({ document, edit, mayChange, removeStep }: Builder) {
  const connect = useCallback(
    ({ source, sourceHandle, target }: Drawn) => {
      const way = wayFrom(source, sourceHandle);
      // A circle would never end.
      if (way.step !== null && reaches(document, target, way.step)) return;
      if (leadsTo(document, way) !== target) edit(redirect(document, way, target));
    },
    [document, edit],
  );
  const drop = useCallback(
    (_: unknown, { id, position: { x, y } }: StepNode) =>
      edit({ ...document, layout: { ...document.layout, [id]: { x: Math.round(x), y: Math.round(y) } } }),
    [document, edit],
  );
  /** A step is taken out with its ways mended; a way alone ends where it begins. The document says what is drawn then. */
  const erase = async ({ nodes: [first], edges }: { nodes: StepNode[]; edges: Edge[] }): Promise<boolean> => {
    const step = document.steps.find(({ id }) => id === first?.id);
    if (mayChange && step !== undefined) removeStep(step);
    else if (mayChange && first === undefined) edit(edges.reduce(cut, document));
    return await Promise.resolve(false);
  };
  return { connect, drop, erase };
}

const cut = (document: FlowDocument, { source, sourceHandle }: Edge): FlowDocument =>
  redirect(document, wayFrom(source, sourceHandle), null);

export function Canvas(): ReactNode {
  const builder = useBuilder();
  const { chosen, choose, mayChange } = builder;
  const drawing = useDrawing(builder);
  const { connect, drop, erase } = useDrawingByHand(builder);
  return (
    <div dir="ltr" className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <ReactFlowProvider>
        <div className="h-[calc(100dvh-18rem)] min-h-80">
          <ReactFlow
            aria-label="Steps of the flow"
            {...drawing}
            nodeTypes={nodeTypes}
            nodesDraggable={mayChange}
            nodesConnectable={mayChange}
            onConnect={connect}
            onNodeClick={(_, { id }) => choose(id)}
            onNodeDragStop={drop}
            onBeforeDelete={erase}
            deleteKeyCode={deleteKeys}
            onlyRenderVisibleElements
            fitView
            fitViewOptions={fitting}
            minZoom={0.1}
          >
            <Background />
            <InSight id={chosen} />
          </ReactFlow>
        </div>
        <MapBar />
      </ReactFlowProvider>
    </div>
  );
}
