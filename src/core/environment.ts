// The configuration of an organization as documents that can be kept as files, and what differs between two of them.
import { z } from 'zod';
import { JsonObject, canonical } from './json.ts';

/** In the order in which they are written: each may name those before it. Removals go the other way. */
export const environmentKinds = [
  'connections',
  'templates',
  'sequences',
  'rules',
  'settings',
  'pools',
  'plans',
  'webhooks',
  'integrations',
  'flows',
] as const;
export const EnvironmentKind = z.enum(environmentKinds);
export type EnvironmentKind = z.infer<typeof EnvironmentKind>;

const mostOfAKind = 500;

/** By kind and name. A kind that is absent is left alone; of one that stands there, what it does not name is removed. */
export const Environment = z.partialRecord(
  EnvironmentKind,
  z
    .record(z.string().min(1).max(128), JsonObject)
    .refine((all) => Object.keys(all).length <= mostOfAKind, `at most ${mostOfAKind} of a kind`),
);
export type Environment = z.infer<typeof Environment>;

/** `from` is what stood there when the change was planned; applying it refuses anything else. */
export const EnvironmentChange = z.strictObject({
  kind: EnvironmentKind,
  name: z.string(),
  /** Null: it is not there. */
  from: JsonObject.nullable(),
  to: JsonObject.nullable(),
});
export type EnvironmentChange = z.infer<typeof EnvironmentChange>;

/** By what is null: `from` a create, `to` a removal. */
export const changeOf = ({ from, to }: Pick<EnvironmentChange, 'from' | 'to'>): 'create' | 'update' | 'remove' =>
  from === null ? 'create' : to === null ? 'remove' : 'update';

/** What has to be done so that `running` becomes `wanted`, in the order in which it can be done. */
export function differences(running: Environment, wanted: Environment): readonly EnvironmentChange[] {
  const changes = environmentKinds.flatMap((kind) => ofKind(kind, running[kind] ?? {}, wanted[kind]));
  const removals = changes.filter(({ to }) => to === null).toReversed();
  const isCarrying = ({ kind }: EnvironmentChange) => kind === 'integrations' || kind === 'flows';
  return [
    // What takes their place may not run beside them, and nothing stands on them.
    ...removals.filter(isCarrying),
    ...changes.filter(({ to }) => to !== null),
    ...removals.filter((change) => !isCarrying(change)),
  ];
}

type Documents = Readonly<Record<string, JsonObject>>;

function ofKind(kind: EnvironmentKind, running: Documents, wanted: Documents | undefined): EnvironmentChange[] {
  if (wanted === undefined) return [];
  const names = [...new Set([...Object.keys(running), ...Object.keys(wanted)])].toSorted();
  return names.flatMap((name) => {
    const from = Object.hasOwn(running, name) ? (running[name] ?? null) : null;
    const to = Object.hasOwn(wanted, name) ? (wanted[name] ?? null) : null;
    return isSame(from, to) ? [] : [{ kind, name, from, to }];
  });
}

/** Without regard to the order of keys. */
export const isSame = (one: JsonObject | null, other: JsonObject | null): boolean =>
  canonical(one) === canonical(other);

/** The first level of what an update changes. */
export function changedFields({ from, to }: Pick<EnvironmentChange, 'from' | 'to'>): readonly string[] {
  if (from === null || to === null) return [];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => canonical(from[field] ?? null) !== canonical(to[field] ?? null))
    .toSorted();
}
