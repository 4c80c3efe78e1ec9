// What integrations wrote last, told by the rows and links of runs in memory.
import type { SyncId } from '../../src/core/ids.ts';
import type { Sync } from '../../src/core/integration.ts';
import type { KnownRecord, LastWriting, Syncs } from '../../src/core/ports/syncs.ts';
import type { Row } from './sync-rows.ts';

interface Store {
  readonly syncs: ReadonlyMap<SyncId, Sync>;
  readonly rows: ReadonlyMap<string, Row>;
  readonly links: ReadonlyMap<string, KnownRecord>;
}

/** As functions of their own. */
type Writings = {
  readonly [Name in 'wroteTo' | 'touched']: (...given: Parameters<Syncs[Name]>) => ReturnType<Syncs[Name]>;
};

const newest = (rows: readonly Row[]): Date | undefined =>
  rows.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.getTime() - a.getTime())[0];

export function lastWritings({ syncs, rows, links }: Store): Writings {
  const rowsOf = (integration: string) =>
    [...rows.values()].filter(({ sync }) => syncs.get(sync)?.integration === integration);
  return {
    async wroteTo(integration, remoteIds) {
      const found = new Map<string, LastWriting>();
      for (const [name, { digest, remoteId }] of links) {
        const id = name.slice(integration.length + 1);
        const place = remoteId ?? id;
        if (!name.startsWith(`${integration} `) || !remoteIds.includes(place)) continue;
        const same = rowsOf(integration).filter((row) => row.id === id && row.digest === digest);
        const at = newest(same.filter(({ state }) => state === 'written')) ?? null;
        const before = found.get(place)?.at ?? null;
        if (before === null || (at !== null && at >= before)) found.set(place, { id, digest, at });
      }
      return found;
    },

    async touched(integration, ids) {
      const all = rowsOf(integration);
      return new Map(
        ids.flatMap((id) => {
          const at = newest(all.filter((row) => row.id === id));
          return at === undefined ? [] : [[id, at] as const];
        }),
      );
    },
  };
}
