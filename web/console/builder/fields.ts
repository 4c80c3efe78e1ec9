// Fields to choose from at a step: what the connector declares, and what a sample record showed.
import { useCollections } from '../integrations/collections.ts';
import type { Sample } from '../api/flows.ts';
import { useBuilder, type Builder } from './context.ts';
import { stepNamed, waysOf } from './document.ts';

interface Field {
  readonly path: string;
  readonly type: string;
}

/** The records as they come to a step, from the last try: as they left the step before, or as they came. */
function samplesAt({ rehearsed }: Pick<Builder, 'rehearsed'>, id: string): readonly Sample[] {
  return (rehearsed ?? []).flatMap(({ visits, record }) => {
    const index = visits.findIndex(({ step }) => step === id);
    return index === -1 ? [] : [visits[index - 1]?.record ?? record];
  });
}

/** Paths of a record, down to lists. */
function pathsOf(value: unknown, path = '', depth = 0): readonly Field[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > 4)
    return path === '' ? [] : [{ path, type: Array.isArray(value) ? 'array' : typeof value }];
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsOf(inner, path === '' ? name : `${path}.${name}`, depth + 1),
  );
}

/** A sample tells what stands there now; without one, what the source declares. */
export function useFieldsAt(id: string): readonly Field[] {
  const builder = useBuilder();
  const [sample] = samplesAt(builder, id);
  const declared = builder.source?.fields ?? [];
  const seen = pathsOf(sample);
  const known = new Set(seen.map(({ path }) => path));
  return seen.length === 0 ? declared : [...seen, ...declared.filter(({ path }) => !known.has(path))];
}

/** What the first sample holds in a field once it has left a step; undefined where it was not tried or did not get there. */
export function useResultAt(id: string): (path: string) => string | undefined {
  const { rehearsed } = useBuilder();
  const left = (rehearsed ?? []).flatMap(({ visits }) => visits.filter(({ step }) => step === id))[0];
  return (path) => {
    if (left === undefined || left.outcome === 'failed') return undefined;
    const value = valueAt(left.record, path);
    return value === undefined ? 'nothing' : JSON.stringify(value);
  };
}

const valueAt = (record: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined,
      record,
    );

/** What the next write behind a step takes. */
export function useTargetFields(id: string): readonly Field[] {
  const { document, connections } = useBuilder();
  const end = nextWrite(document, id);
  const held = connections.find(({ connection_id: each }) => each === end?.connection);
  const declared = held ?? (end?.system == null ? undefined : { system: end.system, config: {} });
  return useCollections(declared).find(({ name }) => name === end?.collection)?.fields ?? [];
}

function nextWrite(document: Builder['document'], from: string) {
  const seen = new Set<string>();
  const waiting = [from];
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const step = stepNamed(document, id);
    if (step === undefined || seen.has(id)) continue;
    if (step.kind === 'write') return step.to;
    seen.add(id);
    waiting.push(...waysOf(step).flatMap(({ to }) => (to === null ? [] : [to])));
  }
  return undefined;
}
