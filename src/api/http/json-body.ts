// Reads JSON bodies: UTF-8 only, bounded in depth and number of items, and without keys that reach into prototypes.
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../core/problem.ts';
import { holdsNul, nulProblem } from './nul.ts';

export const bodyBytes = 1_048_576;
export const batchBytes = 5_242_880;
const deepest = 32;
const mostItems = 1_000;

/** Replaces Fastify's parsers by this one. An empty body is none: whether one is needed, the route's schema says. */
export function readJsonBodies(app: FastifyInstance, types: readonly string[] = ['application/json']): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...types], { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, parseBody(request, Buffer.isBuffer(body) ? body : Buffer.from(body)));
    } catch (error) {
      // Fastify takes parser errors through its callback; everything else is the same for it.
      done(error instanceof Error ? error : new Error('body', { cause: error }), undefined);
    }
  });
}

function parseBody(request: FastifyRequest, body: Buffer): unknown {
  refuseEncodings(request);
  return readJson(body);
}

/** Throws what every address throws for such a body; undefined where it is empty. */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw new Problem('malformed_json', 'The body is not valid UTF-8.');
  const text = body.toString('utf8');
  const value = parseText(text);
  checkShape(value, /\\u0000/.test(text));
  return value;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('malformed_json', 'The body is not valid JSON. Check quotes, commas and brackets.', { cause });
  }
}

export function refuseEncodings({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new Problem('unsupported_media_type', 'Send the body as it is, without Content-Encoding.');
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new Problem('unsupported_media_type', 'The body must be UTF-8.');
}

interface VisitedValue {
  readonly value: object;
  readonly depth: number;
  readonly path: string;
}

// Not recursive: a body may be nested as deep as it is long.
function checkShape(root: unknown, mayHoldNul: boolean): void {
  if (mayHoldNul && typeof root === 'string') refuseNul('', root);
  if (!isObject(root)) return;
  const open: VisitedValue[] = [{ value: root, depth: 1, path: '' }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const entries = entriesWithin(place);
    for (const [key, value] of entries) {
      if (key === '__proto__' || (key === 'constructor' && isObject(value) && Object.hasOwn(value, 'prototype')))
        throw unknownField(`${place.path}${key}`);
      if (mayHoldNul) refuseNul(`${place.path}${key}`, value);
      if (isObject(value)) open.push({ value, depth: place.depth + 1, path: `${place.path}${key}.` });
    }
  }
}

function entriesWithin({ value, depth }: VisitedValue): [string, unknown][] {
  if (depth > deepest) throw new Problem('limit_exceeded', `JSON may be nested ${deepest} levels deep at most.`);
  const entries = Object.entries(value);
  if (entries.length > mostItems)
    throw new Problem('limit_exceeded', `A list or an object may hold ${mostItems} items at most.`);
  return entries;
}

function refuseNul(path: string, value: unknown): void {
  if (holdsNul(path) || (typeof value === 'string' && holdsNul(value))) throw nulProblem(path);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const unknownField = (path: string): Problem =>
  new Problem('validation_failed', `${path}: this field is not known here.`, {
    errors: [{ path, code: 'unrecognized_keys', message: 'This field is not known here.' }],
  });
