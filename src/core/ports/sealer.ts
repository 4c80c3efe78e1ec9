// Encryption of secrets at rest. What is sealed for one place does not open in another.

/** AES-256-GCM under the newest key; older keys still open. The same secret is sealed differently each time. */
export interface Sealer {
  /** `place` names tenant, table, column and row; it is authenticated, not stored. Answers printable text. */
  seal(secret: string, place: string): string;
  /** Throws a defect when the text was altered, belongs to another place, or its key is unknown. */
  open(sealed: string, place: string): string;
  /** Whether it was sealed under an older key and should be sealed anew. */
  isStale(sealed: string): boolean;
}

/** Undefined where it was not sealed here, or for another place: whoever made it up learns no more than that it leads nowhere. */
export const openedAt = (sealer: Sealer, token: string, place: string): string | undefined =>
  valueAt(sealer, token, { place, read: (text) => text });

/** What `read` makes of the text. Undefined like `openedAt`, and where `read` throws: it was sealed in another form. */
export function valueAt<T>(
  sealer: Sealer,
  token: string,
  { place, read }: { readonly place: string; readonly read: (text: string) => T },
): T | undefined {
  try {
    return read(sealer.open(token, place));
  } catch {
    // What is wrong with it is nobody's business outside.
    return undefined;
  }
}
