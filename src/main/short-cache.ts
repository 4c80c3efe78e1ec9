// Keeps answers for a moment, so that what is asked for on every request is looked up once in a while.

interface Limits {
  /** Real time in milliseconds. */
  readonly now: () => number;
  readonly forMs: number;
  /** With more keys than this all are forgotten: nobody fills the memory with made-up ones. */
  readonly most: number;
}

/** A failure is not kept: the next one who asks looks again. */
export function shortCache<Value>({ now, forMs, most }: Limits) {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return (key: string, look: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known !== undefined && known.until > now()) return known.value;
    if (kept.size >= most) kept.clear();
    const value = look();
    kept.set(key, { value, until: now() + forMs });
    value.catch(() => kept.delete(key));
    return value;
  };
}
