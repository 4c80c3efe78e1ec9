// The flow as a drawing, on React Flow: drag steps, draw ways between them, press one to edit it. Loaded when it is first shown.
import {
  Background,
  Controls,
  Handle,
  MarkerType,
  MiniMap,
  Position,
  ReactFlow,
  useNodesState,
  type Connection as Drawn,
  type Edge,
  type Node,
  type NodeProps,
} from '@xyflow/react';
import { memo, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import type { FlowDocument, FlowStep } from '../api/flows.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { findingsOf, theSource, useBuilder, type Builder } from './context.ts';
import { leadsTo, reaches, redirect, waysOf, type Way } from './document.ts';
import { placesOf, sourcePlace, type Place } from './layout.ts';
import { endWords, kindWords, stepWords, titleOf, triggerWords } from './words.ts';

interface Drawing extends Record<string, unknown> {
  readonly kind: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly fault: 'error' | 'warning' | undefined;
  /** One for each way out, by its port. */
  readonly ports: readonly { readonly id: string; readonly name: string }[];
}
type StepNode = Node<Drawing, 'step'>;

const StepBox = memo(function StepBox({ data, selected }: NodeProps<StepNode>): ReactNode {
  const { kind, icon, title, detail, fault, ports } = data;
  return (
    <div
      className={`w-60 rounded-card border bg-surface p-3 text-fg ${selected ? 'border-accent ring-2 ring-accent' : 'border-field'}`}
    >
      {kind !== 'Starts' && <Handle type="target" position={Position.Top} />}
      <div className="flex items-center gap-2 text-xs text-muted">
        <Icon name={icon} className="size-4" />
        <span className="flex-1">{kind}</span>
        {fault !== undefined && (
          <span className={fault === 'error' ? 'text-bad' : 'text-warn'}>
            <Icon name="warning" className="size-4" />
          </span>
        )}
      </div>
      <p className="truncate text-sm font-semibold">{title}</p>
      <p className="truncate text-xs text-muted">{detail}</p>
      {ports.length > 1 && (
        <div className="mt-1 flex justify-around text-xs text-muted">
          {ports.map(({ id, name }) => (
            <span key={id} className="max-w-20 truncate">
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

const faultOf = (builder: Builder, id: string): Drawing['fault'] => {
  const found = findingsOf(builder, id);
  return found.some(({ severity }) => severity === 'error') ? 'error' : found[0]?.severity;
};

function nodeOf(builder: Builder, step: FlowStep, place: Place | undefined): StepNode {
  const { label, icon } = kindWords[step.kind];
  const fault = faultOf(builder, step.id);
  const detail = stepWords(step);
  return {
    id: step.id,
    type: 'step',
    position: place ?? sourcePlace,
    selected: builder.chosen === step.id,
    ariaLabel: `${label}: ${titleOf(step)}, ${detail}${fault === undefined ? '' : ', needs attention'}`,
    data: {
      kind: label,
      icon,
      title: titleOf(step),
      detail,
      fault,
      ports: waysOf(step).map(({ way, name }) => ({ id: String(way.port), name })),
    },
  };
}

function sourceNode(builder: Builder): StepNode {
  const { trigger, source } = builder.document;
  const title = triggerWords[trigger.kind];
  return {
    id: theSource,
    type: 'step',
    position: sourcePlace,
    draggable: false,
    deletable: false,
    selected: builder.chosen === theSource,
    ariaLabel: `Trigger and source: ${title}, ${endWords(source)}`,
    data: {
      kind: 'Starts',
      icon: 'plug',
      title,
      detail: `Reads ${endWords(source)}`,
      fault: faultOf(builder, theSource),
      ports: [{ id: 'next', name: '' }],
    },
  };
}

function edgesOf(document: FlowDocument): Edge[] {
  const all: readonly { way: Way; to: string | null; name: string }[] = [
    { way: { step: null, port: 'next' }, to: document.start, name: '' },
    ...document.steps.flatMap((step) => waysOf(step)),
  ];
  return all.flatMap(({ way, to }) =>
    to === null
      ? []
      : [
          {
            id: `${way.step ?? theSource}:${String(way.port)}`,
            source: way.step ?? theSource,
            sourceHandle: String(way.port),
            target: to,
            markerEnd: { type: MarkerType.ArrowClosed },
          },
        ],
  );
}

const wayFrom = (source: string, port: string | null | undefined): Way => ({
  step: source === theSource ? null : source,
  port: port === 'otherwise' ? port : port === null || port === undefined || port === 'next' ? 'next' : Number(port),
});

/** The drawing of the document: what was measured and dragged stays between its changes. */
function useDrawing(builder: Builder) {
  const { document } = builder;
  const places = useMemo(() => placesOf(document), [document]);
  const wanted = useMemo(
    () => [sourceNode(builder), ...document.steps.map((step) => nodeOf(builder, step, places.get(step.id)))],
    [builder, document, places],
  );
  const edges = useMemo(() => edgesOf(document), [document]);
  const [nodes, setNodes, onNodesChange] = useNodesState<StepNode>(wanted);
  // What was measured stays: only what the document says is taken over.
  useEffect(
    () =>
      setNodes((present) => {
        const known = new Map(present.map((node) => [node.id, node]));
        return wanted.map((node) => ({ ...known.get(node.id), ...node }));
      }),
    [wanted, setNodes],
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
  const { choose, mayChange } = builder;
  const drawing = useDrawing(builder);
  const { connect, drop, erase } = useDrawingByHand(builder);
  return (
    <div dir="ltr" className="h-[70dvh] min-h-96 overflow-hidden rounded-card border border-line bg-surface">
      <ReactFlow
        aria-label="Steps of the flow"
        {...drawing}
        nodeTypes={nodeTypes}
        nodesDraggable={mayChange}
        nodesConnectable={mayChange}
        onConnect={connect}
        onNodeClick={(_, { id }) => choose(id)}
        onSelectionChange={({ nodes: [first] }) => first !== undefined && choose(first.id)}
        onNodeDragStop={drop}
        onBeforeDelete={erase}
        onlyRenderVisibleElements
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.2 }}
        minZoom={0.1}
      >
        <Background />
        <Controls showInteractive={false} />
        <MiniMap pannable zoomable />
      </ReactFlow>
    </div>
  );
}
