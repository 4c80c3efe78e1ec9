// The document as React Flow draws it. What a step is drawn as is remembered with the step: of which nothing changed, that is the
// same object as before, and nothing is drawn anew for it.
import { MarkerType, type Edge, type Node } from '@xyflow/react';
import type { FlowDocument, FlowStep, Rehearsed } from '../api/flows.ts';
import type { IconName } from '../kit/icon.tsx';
import { theSource, type Fault } from './context.ts';
import { waysOf, type StepBranch } from './document.ts';
import { placesOf, sourcePlace, type Place } from './layout.ts';
import { kindWords, stepWords, triedWords, triggerWords, type FlowNames } from './words.ts';

export interface Drawing extends Record<string, unknown> {
  readonly kind: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  /** What became of the sample records here; empty before a test. */
  readonly tried: string;
  readonly fault: Fault;
  /** One for each way out, by its port. */
  readonly ports: readonly { readonly id: string; readonly name: string }[];
}
export type StepNode = Node<Drawing, 'step'>;

interface Drawable {
  readonly step: FlowStep;
  readonly place: Place;
  readonly fault: Fault;
  readonly isChosen: boolean;
  readonly title: string;
  readonly detail: string;
  readonly tried: string;
}

function nodeOf({ step, place, fault, isChosen, title, detail, tried }: Drawable): StepNode {
  const { label, icon } = kindWords[step.kind];
  return {
    id: step.id,
    type: 'step',
    position: place,
    selected: isChosen,
    ariaLabel: `${label}: ${title}, ${detail}${tried === '' ? '' : `, ${tried}`}${faultWords(fault)}`,
    data: {
      kind: label,
      icon,
      title,
      detail,
      tried,
      fault,
      ports: waysOf(step).map(({ way, name }) => ({ id: String(way.port), name })),
    },
  };
}

const faultWords = (fault: Fault): string => (fault === undefined ? '' : `, needs attention: ${fault.message}`);

export function sourceNode(
  { trigger, source }: Pick<FlowDocument, 'trigger' | 'source'>,
  { fault, isChosen, names }: Pick<Drawable, 'fault' | 'isChosen'> & { readonly names: FlowNames },
): StepNode {
  const title = triggerWords[trigger.kind];
  const detail = `Reads ${names.end(source, 'from')}`;
  return {
    id: theSource,
    type: 'step',
    position: sourcePlace,
    draggable: false,
    deletable: false,
    selected: isChosen,
    ariaLabel: `Trigger and source: ${title}, ${detail}${faultWords(fault)}`,
    data: {
      kind: 'Starts',
      icon: 'plug',
      title,
      detail,
      tried: '',
      fault,
      ports: [{ id: 'next', name: '' }],
    },
  };
}

interface CachedNode {
  readonly of: Drawable;
  readonly node: StepNode;
}

const isSameFault = (one: Fault, other: Fault): boolean =>
  one?.severity === other?.severity && one?.message === other?.message;

const isSame = (one: Drawable, other: Drawable): boolean =>
  one.step === other.step &&
  one.place.x === other.place.x &&
  one.place.y === other.place.y &&
  isSameFault(one.fault, other.fault) &&
  one.isChosen === other.isChosen &&
  one.title === other.title &&
  one.detail === other.detail &&
  one.tried === other.tried;

const nodes = new WeakMap<FlowStep, CachedNode>();
const edges = new WeakMap<FlowStep, readonly Edge[]>();

function keptNode(of: Drawable): StepNode {
  const before = nodes.get(of.step);
  if (before !== undefined && isSame(before.of, of)) return before.node;
  const node = nodeOf(of);
  nodes.set(of.step, { of, node });
  return node;
}

interface DrawingState {
  readonly faults: ReadonlyMap<string, Fault>;
  readonly chosen: string;
  readonly names: FlowNames;
  readonly rehearsed: readonly Rehearsed[] | undefined;
}

export function nodesOf(
  document: FlowDocument,
  { faults, chosen, names, rehearsed }: DrawingState,
): readonly StepNode[] {
  const places = placesOf(document);
  return document.steps.map((step) =>
    keptNode({
      step,
      place: places.get(step.id) ?? sourcePlace,
      fault: faults.get(step.id),
      isChosen: chosen === step.id,
      title: names.step(step.id),
      detail: stepWords(step, names),
      tried: rehearsed === undefined ? '' : triedWords(step.id, rehearsed),
    }),
  );
}

const edgeOf = ({ step, port }: StepBranch, target: string): Edge => ({
  id: `${step ?? theSource}:${String(port)}`,
  source: step ?? theSource,
  sourceHandle: String(port),
  target,
  markerEnd: { type: MarkerType.ArrowClosed },
});

function edgesFrom(step: FlowStep): readonly Edge[] {
  const before = edges.get(step);
  if (before !== undefined) return before;
  const made = waysOf(step).flatMap(({ way, to }) => (to === null ? [] : [edgeOf(way, to)]));
  edges.set(step, made);
  return made;
}

export const edgesOf = ({ start, steps }: Pick<FlowDocument, 'start' | 'steps'>): Edge[] => [
  ...(start === null ? [] : [edgeOf({ step: null, port: 'next' }, start)]),
  ...steps.flatMap(edgesFrom),
];

export const wayFrom = (source: string, port: string | null | undefined): StepBranch => ({
  step: source === theSource ? null : source,
  port: port === 'otherwise' ? port : port === null || port === undefined || port === 'next' ? 'next' : Number(port),
});
