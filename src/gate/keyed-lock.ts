// Lets work of one kind through one at a time, so that calls made at once cannot each pass a limit that they exceed together.

export interface KeyedLock {
  pass<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function keyedLock(): KeyedLock {
  const last = new Map<string, Promise<unknown>>();
  return {
    async pass(key, work) {
      const before = last.get(key);
      // A failure before this one is its caller's concern; here only the order counts.
      const mine = before === undefined ? work() : before.then(work, work);
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
