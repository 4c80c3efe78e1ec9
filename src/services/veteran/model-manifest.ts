// Which model version is in use, and those before it, latest last: a rollback takes the last of them.
import { z } from 'zod';

const Version = z.string().regex(/^v\d+\.\d+\.\d+-[a-z0-9-]+$/, 'a version such as v1.2.0-military');

export const ModelManifest = z.strictObject({ current: Version, previous: z.array(Version) });
export type ModelManifest = z.infer<typeof ModelManifest>;

export const promoted = (manifest: ModelManifest, version: string): ModelManifest =>
  version === manifest.current
    ? manifest
    : { current: Version.parse(version), previous: [...manifest.previous, manifest.current] };

/** Undefined when there is nothing to go back to. */
export function rolledBack({ previous }: ModelManifest): ModelManifest | undefined {
  const last = previous.at(-1);
  return last === undefined ? undefined : { current: last, previous: previous.slice(0, -1) };
}
