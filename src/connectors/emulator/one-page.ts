// A page of a list that stands beside the collections: the notes on one candidate, the entries about one contact.
import type { Paging } from '../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { isObject } from './invert.ts';
import { type PageRequest, sent } from './page.ts';
import { place } from './place.ts';

interface Listed {
  readonly items: string;
  readonly paging?: Paging | undefined;
}

/** From the place that was asked for, where the system counts; the only page otherwise, which systems that say so say. */
export function notesPage(all: readonly JsonObject[], list: Listed | undefined, asked: PageRequest): Json {
  const { items = '$', paging } = list ?? {};
  const at = paging?.kind === 'offset' ? Number(sent(asked, paging.send, paging.param) ?? paging.start) : 0;
  const shown = paging?.kind === 'offset' ? all.slice(at, at + paging.size) : [...all];
  const body = within(items, shown);
  if (isObject(body) && paging !== undefined && 'more' in paging && paging.more !== undefined)
    place(body, paging.more, false);
  return body;
}

export function within(path: string, items: Json): Json {
  if (path === '$') return items;
  const body: JsonObject = {};
  place(body, path, items);
  return body;
}
