// An answer that is the only page of its list.
import type { Paging } from '../../core/connector/collection.ts';
import type { Json } from '../../core/json.ts';
import { isObject } from './invert.ts';
import { place } from './place.ts';

/** Systems that say whether there is more say so. */
export function onOnePage(body: Json, paging: Paging | undefined): Json {
  if (isObject(body) && paging !== undefined && 'more' in paging && paging.more !== undefined)
    place(body, paging.more, false);
  return body;
}
