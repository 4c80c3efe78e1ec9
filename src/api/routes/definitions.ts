// What routes of sequences and rules share: versions are added, never changed, and each change can be taken back.
import { z } from 'zod';
import { VersionNumber } from '../wire/version-number.ts';
import type { Principal } from '../../core/access.ts';
import type { Clock } from '../../core/clock.ts';
import type { Definition, Definitions } from '../../core/ports/definitions.ts';
import { Problem } from '../../core/problem.ts';
import { readOnly } from '../route.ts';

export const reads = {
  method: 'GET',
  tag: 'operations',
  access: { scope: 'operations:read' },
  audit: readOnly,
} as const;
export const changes = { tag: 'operations', access: { scope: 'operations:*' } } as const;

export const restoreBody = z.strictObject({ version: VersionNumber.describe('The version to go back to.') });

/** Who changes something, and when. */
interface Acting {
  readonly by: Principal;
  readonly clock: Clock;
}

interface What {
  readonly noun: string;
  readonly id: string;
}

export interface Change<Body> {
  readonly id: string;
  readonly body: Body;
  readonly active: boolean;
  readonly removed?: boolean;
}

export const putBy = <Body>(
  store: Definitions<Body>,
  { by, clock }: Acting,
  { id, body, active, removed = false }: Change<Body>,
): Promise<Definition<Body>> => store.put({ id, body, active, removed, by: by.id, at: clock.now() });

/** Throws `not_found` for one that never was, or was removed. */
export async function standing<Body>(store: Definitions<Body>, what: What) {
  const found = await store.latest(what.id);
  if (found === undefined || found.removed) throw missing(what);
  return found;
}

export const missing = ({ noun, id }: What): Problem => new Problem('not_found', `There is no ${noun} ${id}.`);

/** Throws `conflict` where that id is in use. */
export async function refuseTaken<Body>(store: Pick<Definitions<Body>, 'latest'>, { noun, id }: What): Promise<void> {
  const found = await store.latest(id);
  if (found !== undefined && !found.removed)
    throw new Problem('conflict', `There is a ${noun} ${id} already. PUT replaces it.`);
}

/** Throws `not_found` for a version that never was. */
export async function versionOf<Body>(
  store: Definitions<Body>,
  { noun, id, version }: What & { readonly version: number },
): Promise<Definition<Body>> {
  const found = await store.version(id, version);
  if (found === undefined) throw missing({ noun, id });
  return found;
}

/** What every version tells of itself. */
export const WireVersion = z.object({
  version: z.int(),
  active: z.boolean(),
  removed: z.boolean(),
  changed_by: z.string(),
  changed_at: z.string(),
});
const wireVersion = ({ version, active, removed, by, at }: Definition<unknown>) => ({
  version,
  active,
  removed,
  changed_by: by,
  changed_at: at.toISOString(),
});

export const listed = <Body, Wire>(all: readonly Definition<Body>[], wire: (one: Definition<Body>) => Wire) => ({
  status: 200 as const,
  body: { data: all.map((one) => wire(one)), next_cursor: null },
});

/** Newest first. Throws `not_found` for one that never was. */
export async function versionsIn<Body extends object>(store: Definitions<Body>, what: What) {
  const versions = await store.versions(what.id);
  if (versions.length === 0) throw missing(what);
  const data = versions.map((version) => ({ ...wireVersion(version), ...version.body }));
  return { status: 200 as const, body: { data, next_cursor: null } };
}

/** Its versions stay. Throws `not_found` for one that never was, or was removed. */
export async function removeBy<Body>(store: Definitions<Body>, acting: Acting, what: What) {
  const { body } = await standing(store, what);
  await putBy(store, acting, { id: what.id, body, active: false, removed: true });
  return { status: 204 as const, body: undefined, subject: what.id };
}

export const created = <Wire>(path: string, id: string, body: Wire) => ({
  status: 201 as const,
  body,
  subject: id,
  headers: { location: `${path}/${encodeURIComponent(id)}` },
});
