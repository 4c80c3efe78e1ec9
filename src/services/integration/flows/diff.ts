// What differs between two versions of a flow, step by step: ids tell steps apart, not their places in the list.
import type { FlowDocument } from '../../../core/flow.ts';
import { type Json, type JsonObject, canonical } from '../../../core/json.ts';

export interface Difference {
  /** The step it is in; null: in the flow itself. */
  readonly step: string | null;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Dotted, inside the step or the flow; empty for a whole step. */
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
}

/** The order of steps in the list means nothing and is left out, as is where the builder drew them. */
export function differences(before: FlowDocument, after: FlowDocument): readonly Difference[] {
  const { steps: oldSteps, layout: _old, ...oldHead } = before;
  const { steps: newSteps, layout: _new, ...newHead } = after;
  const [was, is] = [byId(oldSteps), byId(newSteps)];
  const steps = [...new Set([...was.keys(), ...is.keys()])].flatMap((step): readonly Difference[] => {
    const [old, fresh] = [was.get(step), is.get(step)];
    if (old === undefined) return [{ step, kind: 'added', path: '', before: null, after: fresh ?? null }];
    if (fresh === undefined) return [{ step, kind: 'removed', path: '', before: old, after: null }];
    return between({ step, path: '' }, old, fresh);
  });
  return [...between({ step: null, path: '' }, plain(oldHead), plain(newHead)), ...steps];
}

const byId = (steps: FlowDocument['steps']): ReadonlyMap<string, JsonObject> =>
  new Map(steps.map((step) => [step.id, plain(step)]));

/** Schemas hold absent keys as undefined; JSON holds none. */
const plain = (value: object): JsonObject => structuredClone(withoutUndefined(value));

function withoutUndefined(value: object): JsonObject {
  const entries: [string, Json][] = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(entries);
}

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const numbered = (list: readonly Json[]): JsonObject => Object.fromEntries(list.entries());

function between(at: { step: string | null; path: string }, before: Json, after: Json): readonly Difference[] {
  if (canonical(before) === canonical(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inside(at, numbered(before), numbered(after));
  if (isObject(before) && isObject(after)) return inside(at, before, after);
  return [{ ...at, kind: 'changed', before, after }];
}

function inside(
  { step, path }: { step: string | null; path: string },
  before: JsonObject,
  after: JsonObject,
): readonly Difference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key): readonly Difference[] => {
    const at = { step, path: path === '' ? key : `${path}.${key}` };
    const [old, fresh] = [before[key], after[key]];
    if (old === undefined) return [{ ...at, kind: 'added', before: null, after: fresh ?? null }];
    if (fresh === undefined) return [{ ...at, kind: 'removed', before: old, after: null }];
    return between(at, old, fresh);
  });
}
