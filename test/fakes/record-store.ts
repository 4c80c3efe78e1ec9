// The sandbox's record store in memory, whole: one change at a time, and a change that fails leaves nothing behind.
import type { Json } from '../../src/core/json.ts';
import type { Records, RecordStore } from '../../src/core/ports/record-store.ts';

/** Whoever changed what a store holds would learn it at once. */
function frozen(body: Json): Json {
  if (typeof body === 'object' && body !== null) Object.values(Object.freeze(body)).forEach(frozen);
  return body;
}

export function createFakeRecordStore(): RecordStore {
  let rows = new Map<string, { kind: string; id: string; body: Json }>();
  let last: Promise<unknown> = Promise.resolve();

  const recordsOver = (over: typeof rows): Records => ({
    get: async (kind, id) => over.get(`${kind}\n${id}`)?.body,
    list: async (kind) =>
      [...over.values()]
        .filter((row) => row.kind === kind)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((row) => row.body),
    put: async ({ kind, id, body }) =>
      void over.set(`${kind}\n${id}`, { kind, id, body: frozen(structuredClone(body)) }),
    remove: async (kind, id) => void over.delete(`${kind}\n${id}`),
    clear: async () => over.clear(),
  });

  return {
    read: (work) => work(recordsOver(rows)),
    change(work) {
      const run = async () => {
        const copy = new Map(rows);
        const value = await work(recordsOver(copy));
        rows = copy;
        return value;
      };
      const mine = last.then(run, run);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
