// Writes what arrives together in one go. Every caller waits until its own record is stored, but not for a turn of its own.

export interface GroupWriter<Item, Id> {
  /** Answers which were kept, those of the others of the group included. */
  write(items: readonly Item[]): Promise<ReadonlySet<Id>>;
}

interface QueuedWrite<Item, Id> {
  readonly items: readonly Item[];
  readonly done: (kept: ReadonlySet<Id>) => void;
  readonly failed: (error: unknown) => void;
}

export function makeGroupWriter<Item, Id>(
  store: (items: readonly Item[]) => Promise<ReadonlySet<Id>>,
): GroupWriter<Item, Id> {
  let waiting: QueuedWrite<Item, Id>[] = [];
  let writing = false;

  async function drain(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        const kept = await store(group.flatMap((one) => one.items));
        for (const one of group) one.done(kept);
      } catch (error) {
        // Whoever waits learns of it; the next group may fare better.
        for (const one of group) one.failed(error);
      }
    }
    writing = false;
  }

  return {
    write: (items) =>
      new Promise((resolve, reject) => {
        waiting.push({ items, done: resolve, failed: reject });
        if (!writing) void drain();
      }),
  };
}
