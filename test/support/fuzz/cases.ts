// Requests made from the OpenAPI document alone: for each operation values that fit its schemas, and values that nearly do. A seed
// gives the same requests again.
import { z } from 'zod';
import type { OpenApi, Operation } from '../../../src/api/docs/finish.ts';
import { exampleBody } from '../../../src/api/docs/example-body.ts';

export interface FuzzCase {
  readonly method: string;
  readonly path: string;
  readonly raw?: string;
  readonly headers: Readonly<Record<string, string>>;
}

const hostile: readonly string[] = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{constructor.constructor("return 1")()}}',
  '<script>alert(1)</script>',
  '__proto__',
  '\u202etxt.exe',
  '9007199254740991',
  '-1',
  '1e309',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
  '2026-02-30',
  '$count([1..9999999])',
  'x'.repeat(5_000),
  '=1+1',
  'null',
  '[object Object]',
  '😀'.repeat(300),
];
const odd: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  { $ne: 1 },
  ...hostile,
];

const Parameter = z.looseObject({ name: z.string(), in: z.string() });

/** A linear congruential generator (Numerical Recipes): small, and the same everywhere. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function* casesOf(document: OpenApi, seed: number, skip: (path: string) => boolean): Generator<FuzzCase, never> {
  const next = seeded(seed);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    skip(path) ? [] : Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  for (;;) for (const one of operations) yield caseOf({ ...one, document, next });
}

interface Making {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly document: OpenApi;
  readonly next: (below: number) => number;
}

function caseOf({ path, method, operation, document, next }: Making): FuzzCase {
  const pick = <T>(from: readonly T[]): T | undefined => from[next(from.length)];
  const text = (): string => encodeURIComponent((pick(hostile) ?? '').toWellFormed().slice(0, 1_000)) || 'x';
  const parameters = z.array(Parameter).parse(operation.parameters ?? []);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && next(3) === 0)
    .map(({ name }) => `${encodeURIComponent(name)}=${text()}`);
  const address = path.replaceAll(/\{\w+\}/g, () => (next(3) === 0 ? 'nothing' : text()));
  const base = exampleBody(operation, document.components.schemas);
  const raw = base === undefined ? undefined : JSON.stringify(next(4) === 0 ? pick(odd) : bent(base, pick, next));
  return {
    method: method.toUpperCase(),
    path: `${address}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    ...(raw === undefined ? {} : { raw }),
    headers: {
      ...(raw === undefined
        ? {}
        : { 'content-type': pick(['application/json', 'application/json', 'text/plain']) ?? '' }),
      ...(next(5) === 0
        ? { accept: pick(['text/csv', 'text/html', 'application/x-ndjson', 'text/event-stream']) ?? '' }
        : {}),
      ...(next(5) === 0 ? { 'idempotency-key': `k-${next(50)}` } : {}),
    },
  };
}

/** One value somewhere inside replaced, a field dropped, or one added. */
function bent(
  value: unknown,
  pick: <T>(from: readonly T[]) => T | undefined,
  next: (below: number) => number,
): unknown {
  if (typeof value !== 'object' || value === null) return pick(odd);
  const entries: [string, unknown][] = Object.entries(value);
  const at = next(entries.length + 1);
  if (at === entries.length)
    return Array.isArray(value) ? [...value, pick(odd)] : { ...value, [`x_${next(9)}`]: pick(odd) };
  const how = next(4);
  const changed = entries.flatMap(([name, old], index): [string, unknown][] => {
    if (index !== at) return [[name, old]];
    if (how === 0) return [];
    return [[name, how === 1 ? pick(odd) : bent(old, pick, next)]];
  });
  return Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed);
}
