// Lists that their handlers know whole, or know the latest so many of, sent in pages like all the others. Every list thereby takes
// `limit` and `cursor`, and a new route has them without thinking of it.
import { z } from 'zod';
import { JsonObject } from '../../core/json.ts';
import type { Route } from '../route.ts';
import { pageQuery } from './paging.ts';

const Listed = z.looseObject({ data: z.array(JsonObject) });
const PageQuery = z.looseObject({ limit: z.int(), cursor: z.string().optional() });

/** A list: its answer holds `data`. One that goes on by itself (a stream) has no pages. */
export const isList = ({ method, replies, lasts }: Route): boolean =>
  method === 'GET' && lasts !== true && replies[200] instanceof z.ZodObject && 'data' in replies[200].shape;

export function inPages(route: Route): Route {
  const { query = z.strictObject({}), replies } = route;
  if (!isList(route) || !(replies[200] instanceof z.ZodObject) || !(query instanceof z.ZodObject)) return route;
  if ('cursor' in query.shape) return route;
  const isCounted = 'limit' in query.shape;
  return {
    ...route,
    query: query.extend({ ...pageQuery, ...query.shape }),
    replies: { ...replies, 200: replies[200].extend({ next_cursor: z.string().nullable() }) },
    async handle(call) {
      const { limit, cursor, ...rest } = PageQuery.parse(call.query);
      const place = cursor === undefined ? undefined : placeFrom(cursor);
      // One more than is shown tells whether there are more.
      const wanted = (place?.count ?? 0) + limit + 1;
      const answer = await route.handle({ ...call, query: isCounted ? { ...rest, limit: wanted } : rest });
      // A table is sent whole.
      if (answer.text !== undefined) return answer;
      const { data, ...beside } = Listed.parse(answer.body);
      const from = place === undefined ? 0 : positionAfter(data, place);
      const shown = data.slice(from, from + limit);
      const more = data.length > from + limit;
      const next = more ? cursorAt({ count: from + limit, last: identityOf(shown.at(-1)) }) : null;
      return { ...answer, body: { ...beside, data: shown, next_cursor: next } };
    },
  };
}

/** Where a page ended: how many came before, and which was the last. */
interface CursorPosition {
  readonly count: number;
  readonly last: string;
}

const cursorAt = ({ count, last }: CursorPosition): string => `${count} ${last}`;

function placeFrom(cursor: string): CursorPosition {
  const [count = '0', ...last] = cursor.split(' ');
  return { count: Number(count), last: last.join(' ') };
}

/** After the last that was seen, wherever it stands now; where it is gone, after as many as were seen. */
function positionAfter(data: readonly JsonObject[], { count, last }: CursorPosition): number {
  const at = data.findIndex((one) => identityOf(one) === last);
  return at === -1 ? count : at + 1;
}

const named = /^id$|_id$|^(?:system|template|version|model_version|job_family|platform|team|code|day|step|path|event)$/;

/** What tells one item from the others: its ids. */
const identityOf = (item: JsonObject | undefined): string =>
  Object.entries(item ?? {})
    .map(([name, value]) => (named.test(name) && value !== null && typeof value !== 'object' ? `${value}` : ''))
    .join('|')
    .slice(0, 300);
