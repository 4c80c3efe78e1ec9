// A list beside the collections, such as the notes on one candidate, to its last page.
import type { JsonObject } from '../../core/json.ts';
import type { DeclaredList, MappedSystem } from '../../core/ports/remote-system.ts';

type ListDeclaration = Pick<DeclaredList, 'call' | 'items' | 'id' | 'paging' | 'values'>;

/** One contact or candidate has few pages; whoever has more keeps the rest to itself. */
const mostPages = 50;
const patienceMs = 60_000;

export interface Listed {
  readonly items: readonly JsonObject[];
  /** False: there are more pages than are read, and what was looked for may stand in one of those. */
  readonly isWhole: boolean;
}

/** Page by page, until one `isEnough`. */
export async function allItems(
  remote: MappedSystem,
  asked: ListDeclaration,
  isEnough: (items: readonly JsonObject[]) => boolean = () => false,
): Promise<Listed> {
  const signal = AbortSignal.timeout(patienceMs);
  const found: JsonObject[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const { items, next }: Awaited<ReturnType<MappedSystem['list']>> = await remote.list({ ...asked, cursor, signal });
    found.push(...items);
    if (next === null || isEnough(items)) return { items: found, isWhole: true };
    cursor = next;
  }
  return { items: found, isWhole: false };
}
