// Lists that come in pages: one after the other on the way down, or all of them for an export.
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryName } from './changes.ts';
import type { Api, Query } from './client.ts';
import type { Page } from './wire.ts';

export interface Listed {
  readonly path: string;
  readonly query?: Query;
}

export interface Reading {
  readonly signal: AbortSignal | undefined;
  /** How many have been read so far. */
  readonly onPage: (count: number) => void;
}

const pageSize = 50;
const largestPage = 200;

/** `key` names the list among the queries. */
export const pagesQuery = <Entry>(api: Api, key: readonly [QueryName, ...unknown[]], { path, query = {} }: Listed) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      api.get<Page<Entry>>(path, { limit: pageSize, cursor: pageParam, ...query }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });

/** Page after page. */
export async function everything<Entry>(
  api: Api,
  { path, query = {} }: Listed,
  { signal, onPage }: Reading,
): Promise<Entry[]> {
  const found: Entry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page<Entry> = await api.get<Page<Entry>>(path, { limit: largestPage, cursor, ...query }, signal);
    found.push(...page.data);
    onPage(found.length);
    cursor = page.next_cursor;
  }
  return found;
}

/** A list that the console always shows whole, as one page. */
export const wholeList = async <Entry>(api: Api, listed: Listed, signal?: AbortSignal): Promise<Page<Entry>> => ({
  data: await everything<Entry>(api, listed, { signal, onPage: () => undefined }),
  next_cursor: null,
});
