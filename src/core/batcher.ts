// Whatever is asked for while one call runs goes into the next one together, so that a storm costs a few large calls
// instead of many small ones.

interface QueuedItem<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * `run` answers one result for each item, in their order, and does all of them or none. When it throws, each is run alone: one
 * that cannot be done keeps no other from being done. Calls for one key never overlap.
 */
export function batcher<Key, Item, Result>(given: {
  readonly run: (key: Key, items: readonly Item[]) => Promise<readonly Result[]>;
  readonly mostAtOnce: number;
}): (key: Key, item: Item) => Promise<Result> {
  const { run, mostAtOnce } = given;
  const queues = new Map<Key, QueuedItem<Item, Result>[]>();

  async function together(key: Key, batch: readonly QueuedItem<Item, Result>[]): Promise<void> {
    try {
      const results = await run(
        key,
        batch.map(({ item }) => item),
      );
      for (const [index, { done, failed }] of batch.entries()) {
        const result = results[index];
        if (result === undefined) failed(new Error('a gathered call answered too little'));
        else done(result);
      }
    } catch (error) {
      if (batch.length === 1) batch[0]?.failed(error);
      else for (const one of batch) await together(key, [one]);
    }
  }

  async function work(key: Key, queue: QueuedItem<Item, Result>[]): Promise<void> {
    while (queue.length > 0) await together(key, queue.splice(0, mostAtOnce));
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((done, failed) => {
      const queue = queues.get(key);
      if (queue !== undefined) {
        queue.push({ item, done, failed });
        return;
      }
      const begun = [{ item, done, failed }];
      queues.set(key, begun);
      void work(key, begun);
    });
}

/** The first call at once, then no more often than that; the last one is never lost. */
export function throttled(call: () => void, everyMs: number): () => void {
  let isResting = false;
  let isWanted = false;
  return function again(): void {
    if (isResting) {
      isWanted = true;
      return;
    }
    isResting = true;
    isWanted = false;
    setTimeout(() => {
      isResting = false;
      if (isWanted) again();
    }, everyMs).unref();
    call();
  };
}
