// What Fastify and the OpenAPI document get to see of a route.
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Route } from '../route.ts';

/** Routes that take no body refuse one with fields, as every other route refuses fields it does not know. */
const noBody = z.strictObject({}).optional();

export const takesBody = (route: Pick<Route, 'method'>): boolean => ['POST', 'PUT', 'PATCH'].includes(route.method);

/** Undefined: the method takes no body. */
export const requestSchema = (route: Route): z.ZodType | undefined =>
  takesBody(route) ? (route.body ?? noBody) : undefined;

export function documented(route: Route): FastifySchema {
  const body = requestSchema(route);
  return {
    ...(route.params === undefined ? {} : { params: route.params }),
    querystring: route.query ?? z.strictObject({}),
    ...(body === undefined ? {} : { body }),
    response: route.replies,
  };
}

/** `postApiV1TasksByTaskIdUndo`: stable as long as the address is. */
export function operationId({ method, path }: Pick<Route, 'method' | 'path'>): string {
  const words = path
    .replaceAll(':', 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** As OpenAPI writes parameters: `{task_id}` for `:task_id`. */
export const documentPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
