// When a key or a session was used last.
import type { Clock } from '../../core/clock.ts';
import { type Log, defectOf } from '../../core/log.ts';

const touchEveryMs = 60_000;
const mostKept = 10_000;

/** Notes the last use, once a minute at most: a courtesy that nobody waits for and no request fails over. */
export function openTouch({ clock, log }: { readonly clock: Clock; readonly log: Log }) {
  const touched = new Map<string, number>();
  return (id: string, note: (at: Date) => Promise<void>): void => {
    const at = clock.now();
    if (at.getTime() - (touched.get(id) ?? 0) < touchEveryMs) return;
    if (touched.size >= mostKept) touched.clear();
    touched.set(id, at.getTime());
    note(at).catch((error: unknown) => log.warn('key.touch_failed', { defect: defectOf(error) }));
  };
}
