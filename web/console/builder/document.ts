// A flow's document as the builder changes it: steps, and the ways between them. Pure; each change gives a new document.
import type { FlowDocument, FlowStep, StepKind } from '../api/flows.ts';

/** A way out: of the source (no step), of a step, or of one branch of a condition. */
export interface StepBranch {
  readonly step: string | null;
  readonly port: 'next' | 'otherwise' | number;
}

/** The ways out of a step, each with what it leads to. */
export function waysOf(
  step: FlowStep,
): readonly { readonly way: StepBranch; readonly to: string | null; readonly name: string }[] {
  if (step.kind !== 'condition') return [{ way: { step: step.id, port: 'next' }, to: step.next, name: '' }];
  return [
    ...step.branches.map(({ next, name }, index) => ({
      way: { step: step.id, port: index },
      to: next,
      name: name ?? `Branch ${String(index + 1)}`,
    })),
    { way: { step: step.id, port: 'otherwise' as const }, to: step.otherwise, name: 'Otherwise' },
  ];
}

export const stepNamed = ({ steps }: FlowDocument, id: string | null): FlowStep | undefined =>
  steps.find((step) => step.id === id);

export function leadsTo(document: FlowDocument, { step, port }: StepBranch): string | null {
  if (step === null) return document.start;
  const found = stepNamed(document, step);
  return found === undefined ? null : (waysOf(found).find(({ way }) => way.port === port)?.to ?? null);
}

export function redirect(document: FlowDocument, way: StepBranch, to: string | null): FlowDocument {
  if (way.step === null) return { ...document, start: to };
  return {
    ...document,
    steps: document.steps.map((step) => (step.id === way.step ? withWay(step, way.port, to) : step)),
  };
}

function withWay(step: FlowStep, port: StepBranch['port'], to: string | null): FlowStep {
  if (step.kind !== 'condition') return { ...step, next: to };
  if (port === 'otherwise') return { ...step, otherwise: to };
  return {
    ...step,
    branches: step.branches.map((branch, index) => (index === port ? { ...branch, next: to } : branch)),
  };
}

const anything = { all: [{ field: 'id', exists: true }], any: [] };
const open = { system: null, connection: null, collection: null };

const blanks: Readonly<Record<StepKind, (head: { id: string; next: string | null }) => FlowStep>> = {
  filter: (head) => ({ ...head, kind: 'filter', when: anything }),
  condition: ({ id, next }) => ({ id, kind: 'condition', branches: [{ when: anything, next }], otherwise: null }),
  map: (head) => ({ ...head, kind: 'map', fields: [], keep: 'mapped' }),
  transform: (head) => ({ ...head, kind: 'transform', field: 'id', transform: [{ op: 'trim' }] }),
  write: (head) => ({ ...head, kind: 'write', to: open, action: 'upsert' }),
  notify: (head) => ({ ...head, kind: 'notify', users: [], text: 'Something changed: {id}', at_most: 20 }),
};

function freshId({ steps }: FlowDocument, wanted: string): string {
  const taken = new Set(steps.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted.slice(0, 36)}-${String(number)}`;
    if (!taken.has(id)) return id;
  }
}

/** A new step between the way's beginning and what it led to. */
export function insert(
  document: FlowDocument,
  way: StepBranch,
  kind: StepKind,
): { document: FlowDocument; id: string } {
  const id = freshId(document, kind);
  const step = blanks[kind]({ id, next: leadsTo(document, way) });
  return { id, document: redirect({ ...document, steps: [...document.steps, step] }, way, id) };
}

/** What led to it leads on to what came after it; behind a condition, to its first branch. */
export function remove(document: FlowDocument, id: string): FlowDocument {
  const step = stepNamed(document, id);
  if (step === undefined) return document;
  const after = waysOf(step)[0]?.to ?? null;
  const beyond = after === id ? null : after;
  const relinked = incoming(document, id).reduce((changed, way) => redirect(changed, way, beyond), document);
  const { [id]: _, ...layout } = relinked.layout ?? {};
  return { ...relinked, steps: relinked.steps.filter((each) => each.id !== id), layout };
}

/** The ways that lead to a step. */
export const incoming = (document: FlowDocument, id: string): readonly StepBranch[] => [
  ...(document.start === id ? [{ step: null, port: 'next' as const }] : []),
  ...document.steps.flatMap((step) => waysOf(step).flatMap(({ way, to }) => (to === id ? [way] : []))),
];

/** The same step once more, right behind it. A condition's copy has the same branches, and they lead to the same. */
export function duplicate(document: FlowDocument, id: string): { document: FlowDocument; id: string } {
  const step = stepNamed(document, id);
  if (step === undefined) return { document, id };
  const copy = freshId(document, id);
  const first = waysOf(step)[0];
  const added = { ...document, steps: [...document.steps, { ...step, id: copy }] };
  return { id: copy, document: first === undefined ? added : redirect(added, first.way, copy) };
}

export const change = (document: FlowDocument, step: FlowStep): FlowDocument => ({
  ...document,
  steps: document.steps.map((each) => (each.id === step.id ? step : each)),
});

/** Whether going on from `from` comes by `to`. */
export function reaches(document: FlowDocument, from: string | null, to: string): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === to) return true;
    if (id === null || seen.has(id)) continue;
    seen.add(id);
    const step = stepNamed(document, id);
    if (step !== undefined) waiting.push(...waysOf(step).map((each) => each.to));
  }
  return false;
}

/** The steps from which going on comes by `id`, itself among them. */
export function comingBy(document: FlowDocument, id: string): ReadonlySet<string> {
  const before = Map.groupBy(
    document.steps.flatMap((step) => waysOf(step).flatMap(({ to }) => (to === null ? [] : [{ to, from: step.id }]))),
    ({ to }) => to,
  );
  const found = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    waiting.push(...(before.get(at) ?? []).map(({ from }) => from));
  }
  return found;
}

/** The ways that lead to each step. */
export const waysIn = (document: FlowDocument): ReadonlyMap<string, readonly StepBranch[]> => {
  const found = new Map<string, StepBranch[]>();
  const add = (way: StepBranch, to: string | null): void => {
    if (to === null) return;
    const before = found.get(to);
    if (before === undefined) found.set(to, [way]);
    else before.push(way);
  };
  add({ step: null, port: 'next' }, document.start);
  for (const step of document.steps) for (const { way, to } of waysOf(step)) add(way, to);
  return found;
};

/** The step before it in its only way in, changes places with it: for those who cannot drag. */
export function moveUp(document: FlowDocument, id: string): FlowDocument {
  const [way, other] = incoming(document, id);
  const step = stepNamed(document, id);
  const before = stepNamed(document, way?.step ?? null);
  if (way === undefined || other !== undefined || step === undefined || before === undefined) return document;
  if (step.kind === 'condition' || before.kind === 'condition') return document;
  const above = incoming(document, before.id);
  const led = above.reduce((changed, each) => redirect(changed, each, id), document);
  const passed = redirect(led, { step: before.id, port: 'next' }, step.next);
  return redirect(passed, { step: id, port: 'next' }, before.id);
}

interface LookedUp {
  readonly steps: ReadonlyMap<string, FlowStep>;
  readonly ways: ReadonlyMap<string, readonly StepBranch[]>;
}

/** Whether `moveUp` changes anything: behind a step, with one way in, and neither of them a condition. */
export function mayMoveUp({ steps, ways }: LookedUp, { id, kind }: FlowStep): boolean {
  const [way, other] = ways.get(id) ?? [];
  if (way === undefined || way.step === null || other !== undefined || kind === 'condition') return false;
  const before = steps.get(way.step);
  return before !== undefined && before.kind !== 'condition';
}

/** What can be kept: a row of a mapping that somebody is still writing lacks one of its fields, which the service refuses. */
export const finished = (document: FlowDocument): FlowDocument => ({
  ...document,
  steps: document.steps.map((step) =>
    step.kind === 'map' ? { ...step, fields: step.fields.filter(({ from, to }) => from !== '' && to !== '') } : step,
  ),
});
