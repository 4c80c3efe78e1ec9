// Whether this release can serve from a schema that a newer one has already changed: an old replica that restarts while a new release
// is rolled out, or a rollback. Steps that only add change nothing for it. A step that takes something away says in its name which
// release is the oldest that no longer needs it: `0300-old-stages-from-0.3.0`.

export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

interface Schema {
  /** That runs here. */
  readonly release: string;
  /** Migrations of this release that did not run. */
  readonly missing: readonly string[];
  /** Migrations that ran and that only a newer release has. */
  readonly unknown: readonly string[];
}

const contraction = /-from-(\d+\.\d+\.\d+)$/;

/** The oldest release that runs after this migration; undefined where every older one does. */
export const oldestRelease = (migration: string): string | undefined => contraction.exec(migration)?.[1];

const numbersOf = (release: string): readonly number[] =>
  release
    .split(/[.+-]/)
    .slice(0, 3)
    .map((part) => Number(part));

function isOlder(one: string, other: string): boolean {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at >= 0 && (ours[at] ?? 0) < (theirs[at] ?? 0);
}

/** Throws where a newer release has left nothing that this one could serve from, and says what to do. */
export function requireServed({ release, missing, unknown }: Schema): void {
  const wanted = unknown.flatMap((name) => oldestRelease(name) ?? []).filter((oldest) => isOlder(release, oldest));
  const newest = wanted.reduce<string | undefined>(
    (most, one) => (most !== undefined && isOlder(one, most) ? most : one),
    undefined,
  );
  if (newest !== undefined)
    throw new SchemaError(
      `A newer release has taken away what ${release} needs (${unknown.filter((name) => oldestRelease(name)).join(', ')}): start release ${newest} or a later one, or restore a backup that ${release} made into an empty database`,
    );
  if (missing.length > 0)
    throw new SchemaError(
      `Another release has changed the database (${unknown.join(', ')}) without the changes that ${release} brings (${missing.join(', ')}): start the release that changed it, or a later one that has all of them`,
    );
}
