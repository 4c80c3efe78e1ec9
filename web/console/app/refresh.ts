// What a change of this page made stale: marked at once, so that whoever asks next is not answered from memory, and asked for
// again where it is in sight.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { QueryName, Stale } from '../api/changes.ts';

/** However fast things change, nobody reads faster. */
export const everyMs = 400;
/** An answer that is slow, or never comes, keeps no later change from being shown. */
const longestMs = 2_000;

export const isAmong =
  (stale: Stale) =>
  ({ queryKey: [kept] }: Pick<Query, 'queryKey'>): boolean =>
    stale === 'all' || stale.has(kept);

/** The first at once, and what many changes in a row make stale together. */
export function refresher(queries: QueryClient): (stale: Stale) => void {
  let waiting: Stale = new Set<QueryName>();
  let isResting = false;
  const ask = async (): Promise<void> => {
    const stale = waiting;
    isResting = stale === 'all' || stale.size > 0;
    if (!isResting) return;
    waiting = new Set();
    const answered = queries.refetchQueries({ predicate: isAmong(stale), type: 'active' });
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, longestMs))]);
    setTimeout(() => void ask(), everyMs);
  };
  return (stale) => {
    void queries.invalidateQueries({ predicate: isAmong(stale), refetchType: 'none' });
    waiting = stale === 'all' || waiting === 'all' ? 'all' : new Set([...waiting, ...stale]);
    if (!isResting) void ask();
  };
}
