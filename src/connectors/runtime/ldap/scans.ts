// Who was there when a read began, kept by this process while the read goes on; another one that goes on with it looks round anew.
import { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';

/** An entry by its id, which stays, and where it stood. */
export interface ScannedEntry {
  readonly id: string;
  readonly dn: string;
}

/** Ids are compared as text. */
export interface Scan {
  /** When it began: reads are told apart by it. */
  readonly began: string;
  /** The last id that was read; null at the start. */
  readonly after: string | null;
  /** In the order of their ids; undefined where they have to be looked for. */
  readonly seen: readonly ScannedEntry[] | undefined;
}

const Cursor = z.strictObject({ began: z.string(), after: z.string() });

const keptMs = 600_000;
const most = 4;

/**
 * Keeps the four newest reads of this process, each for ten minutes. `at` throws a defect for a cursor that it did not
 * write.
 */
export function openScans(clock: Clock) {
  const kept = new Map<string, { seen: readonly ScannedEntry[]; timer: NodeJS.Timeout }>();
  const drop = (began: string): void => {
    clearTimeout(kept.get(began)?.timer);
    kept.delete(began);
  };
  return {
    at(cursor: string | null): Scan {
      if (cursor === null) return { began: String(clock.now().getTime()), after: null, seen: undefined };
      const place = Cursor.parse(JSON.parse(cursor));
      return { ...place, seen: kept.get(place.began)?.seen };
    },
    /** Where it goes on after that id; null at its end. */
    keep({ began, seen = [] }: Scan, after: string | null): string | null {
      drop(began);
      if (after === null) return null;
      kept.set(began, { seen, timer: setTimeout(() => drop(began), keptMs).unref() });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) drop(oldest);
      return JSON.stringify({ began, after });
    },
  };
}
