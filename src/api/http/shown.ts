// An answer as text, by the schema of its route: only what is declared leaves the service.
import type { z } from 'zod';
import type { Answer, Route } from '../route.ts';

/** Throws where the answer is not what its route declares. */
export function shownAs(route: Route, { status, body }: Pick<Answer, 'status' | 'body'>): string {
  const checked = schemaFor(route, status).parse(body);
  return route.produces === undefined ? JSON.stringify(checked) : String(checked);
}

function schemaFor(route: Route, status: number): z.ZodType {
  const replies: Readonly<Record<number, z.ZodType | undefined>> = route.replies;
  const schema = replies[status];
  if (schema === undefined) throw new Error(`${route.method} ${route.path} does not declare status ${status}`);
  return schema;
}
