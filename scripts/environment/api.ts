// The service as the commands call it: with a key of narrow scope, and refusals in its own words.
import { z } from 'zod';
import { Environment, EnvironmentKind } from '../../src/core/environment.ts';
import { JsonObject } from '../../src/core/json.ts';

export interface EnvironmentApi {
  get(path: string): Promise<Reply>;
  post(path: string, body: unknown): Promise<Reply>;
}
interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const Problem = z.object({
  detail: z.string().default('The service answered with an error.'),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
});

/** The service refused, with the places of what is wrong. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly errors: readonly { readonly path: string; readonly message: string }[];

  constructor({ status, body }: Reply) {
    const { detail, errors } = Problem.parse(body);
    super(detail);
    this.status = status;
    this.errors = errors;
  }
}

export function accepted<Schema extends z.ZodType>(reply: Reply, schema: Schema): z.output<Schema> {
  if (reply.status >= 400) throw new Refused(reply);
  return schema.parse(reply.body);
}

export const Running = z.object({ environment: Environment });
export const Schemas = z.object({ schemas: z.record(z.string(), JsonObject) });
export const Planned = z.object({
  digest: z.string(),
  changes: z.array(
    z.object({
      kind: EnvironmentKind,
      name: z.string(),
      change: z.enum(['create', 'update', 'remove']),
      fields: z.array(z.string()),
      from: JsonObject.nullable(),
      to: JsonObject.nullable(),
    }),
  ),
  warnings: z.array(z.object({ kind: EnvironmentKind, name: z.string(), message: z.string() })).default([]),
});
export type Planned = z.infer<typeof Planned>;
export const Task = z.object({
  status: z.string(),
  action_id: z.string(),
  approval_id: z.string().optional(),
  summary: z.string(),
});

/** Throws where the service cannot be reached. */
export const openApi = ({ url, key }: { url: string; key: string }): EnvironmentApi => {
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, body: await response.json().catch(() => ({})) };
  };
  return { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
};
