// The steps of a flow as a graph: what follows what, what is reached, and in which order.
import type { FlowStep } from '../../../core/flow.ts';

export const nextOf = (step: FlowStep): readonly (string | null)[] =>
  step.kind === 'condition' ? [...step.branches.map(({ next }) => next), step.otherwise] : [step.next];

export interface Order {
  /** Every step that is reached, each after all that lead to it. */
  readonly steps: readonly FlowStep[];
  /** A step that leads back to itself. */
  readonly circle: string | undefined;
}

export function orderOf(start: string | null, steps: readonly FlowStep[]): Order {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const done = new Map<string, 'open' | 'closed'>();
  const reversed: FlowStep[] = [];
  let circle: string | undefined;
  // By hand instead of by recursion: two hundred steps in a row are allowed.
  const stack: { readonly id: string; readonly rest: string[] }[] = [];
  const enter = (id: string | null): void => {
    const step = id === null ? undefined : byId.get(id);
    if (step === undefined) return;
    const state = done.get(step.id);
    if (state === 'open') circle = step.id;
    if (state !== undefined) return;
    done.set(step.id, 'open');
    stack.push({ id: step.id, rest: nextOf(step).filter((next): next is string => next !== null) });
  };
  enter(start);
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = top.rest.shift();
    if (next !== undefined) {
      enter(next);
      continue;
    }
    stack.pop();
    done.set(top.id, 'closed');
    const step = byId.get(top.id);
    if (step !== undefined) reversed.push(step);
  }
  return { steps: reversed.toReversed(), circle };
}

/** The steps by which a record may come to that one, and itself. */
export function leadingTo(target: string, steps: readonly FlowStep[]): readonly FlowStep[] {
  const wanted = new Set([target]);
  // Each round goes one step further back; no way is longer than there are steps.
  for (let size = 0; size < wanted.size;) {
    size = wanted.size;
    for (const step of steps) if (nextOf(step).some((next) => next !== null && wanted.has(next))) wanted.add(step.id);
  }
  return steps.filter(({ id }) => wanted.has(id));
}
