// Calls a declared route as the server would: body, parameters and query are parsed, and the reply is checked by its schema.
import type { Principal } from '../../src/core/access.ts';
import { ActorId, type TenantId } from '../../src/core/ids.ts';
import type { Route } from '../../src/api/route.ts';

export interface TestCall {
  readonly method: string;
  /** As declared, with `:name` for a parameter. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly accept?: string;
}

export const principalOf = (tenant: TenantId): Principal => ({
  tenant,
  kind: 'key',
  id: ActorId.parse('key:k_1'),
  user: undefined,
  scopes: new Set(['retention:*']),
});

export async function callRoute(routes: readonly Route[], tenant: TenantId, call: TestCall) {
  const route = routes.find(({ method, path }) => method === call.method && path === call.path);
  if (route === undefined) throw new Error(`no route ${call.method} ${call.path}`);
  const answer = await route.handle({
    by: principalOf(tenant),
    via: 'key',
    embed: undefined,
    params: route.params?.parse(call.params ?? {}),
    query: route.query?.parse(call.query ?? {}),
    body: route.body?.parse(call.body),
    idem: 'idem',
    requestId: 'req_1',
    header: (name) => (name === 'accept' ? call.accept : undefined),
    emit: undefined,
    ended: undefined,
  });
  const replies: Readonly<Record<number, { parse(value: unknown): unknown } | undefined>> = route.replies;
  const schema = replies[answer.status];
  if (schema === undefined) throw new Error(`${call.path} does not declare status ${answer.status}`);
  const { status, headers = {}, text } = answer;
  return { status, headers, body: schema.parse(answer.body), ...(text === undefined ? {} : { text }) };
}
