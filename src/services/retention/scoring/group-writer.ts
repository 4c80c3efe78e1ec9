// Writes what arrives together in one go. Every caller waits until its own record is stored, but not for a turn of its own.

export interface GroupWriter<Item> {
  write(items: readonly Item[]): Promise<void>;
}

interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export function makeGroupWriter<Item>(store: (items: readonly Item[]) => Promise<void>): GroupWriter<Item> {
  let waiting: Waiting<Item>[] = [];
  let writing = false;

  async function drain(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await store(group.flatMap((one) => one.items));
        for (const one of group) one.done();
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
