// The seven routes that every kind of definition has: listed, created, shown, replaced, removed, its versions, and back to one of them.
import { z } from 'zod';
import type { Principal } from '../../core/access.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Definition, Definitions } from '../../core/ports/definitions.ts';
import type { ProblemCode } from '../../core/problem.ts';
import { type Route, defineRoute } from '../route.ts';
import {
  WireVersion,
  changes,
  created,
  listed,
  reads,
  refuseTaken,
  removeBy,
  restoreBody,
  standing,
  versionOf,
  versionsIn,
  type Change,
} from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

/** A kind of definition, as its routes need to know it. */
export interface DefinitionKind<Body extends object> {
  /** “interview plan”; with its article, “an interview plan”; of many, “interview plans”. */
  readonly noun: string;
  readonly one: string;
  readonly many: string;
  readonly path: `/api/v1/${string}`;
  /** The parameter of the path, which is the id's name in bodies, too. */
  readonly key: string;
  /** Before the dot of its audit events, and what made ids begin with. */
  readonly event: string;
  readonly prefix: string;
  readonly Id: z.ZodType<string>;
  readonly Body: z.ZodType<Body> & { readonly shape: z.core.$ZodLooseShape };
  /** What a body may say beside; without it what is kept is active. */
  readonly active?: z.ZodType<boolean>;
  readonly Wire: z.ZodType;
  readonly example: { readonly id: string; readonly fields: object };
  readonly problems: readonly ProblemCode[];
  /** What replacing one leaves as it is. */
  readonly stays?: string;
  readonly store: (tenant: TenantId) => Definitions<Body>;
  readonly wire: (definition: Definition<Body>) => unknown;
  /** Checks what the body names before it is kept; the answer is its wire form. Throws `problems`. */
  readonly save: (by: Principal, change: Change<Body>) => Promise<unknown>;
  /** Throws `conflict` where something still needs it. */
  readonly mayGo?: (by: Principal, id: string) => Promise<void>;
}

type Ports = Pick<RoutePorts, 'newId' | 'clocks'>;

export const definitionRoutes = <Body extends object>(kind: DefinitionKind<Body>, ports: Ports): Route[] => [
  list(kind),
  create(kind, ports),
  show(kind),
  replace(kind),
  remove(kind, ports),
  versions(kind),
  restore(kind),
];

const paramsOf = ({ key }: { readonly key: string }, id: z.ZodType<string> = z.string().max(64)) =>
  z.strictObject({ [key]: id });

const idIn = ({ key }: { readonly key: string }, params: Readonly<Record<string, string>>): string => params[key] ?? '';

const list = <Body extends object>({ path, many, Wire, store, wire }: DefinitionKind<Body>): Route =>
  defineRoute({
    ...reads,
    path,
    summary: `List the ${many}`,
    replies: { 200: z.object({ data: z.array(Wire), next_cursor: z.null() }) },
    handle: async ({ by }) => listed(await store(by.tenant).list(), wire),
  });

const create = <Body extends object>(kind: DefinitionKind<Body>, { newId }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: kind.path,
    summary: `Create ${kind.one}`,
    audit: { event: `${kind.event}.created` },
    body: z.strictObject({ [kind.key]: kind.Id.optional(), ...fieldsOf(kind) }),
    replies: { 201: kind.Wire },
    problems: ['conflict', ...kind.problems],
    examples: { request: { [kind.key]: kind.example.id, ...kind.example.fields } },
    async handle({ by, body: { [kind.key]: given, ...fields } }) {
      const id = kind.Id.optional().parse(given) ?? newId(kind.prefix).toLowerCase();
      await refuseTaken(kind.store(by.tenant), { noun: kind.noun, id });
      return created(kind.path, id, await kind.save(by, { id, ...bodyIn(kind, fields) }));
    },
  });

const show = <Body extends object>(kind: DefinitionKind<Body>): Route =>
  defineRoute({
    ...reads,
    path: `${kind.path}/:${kind.key}`,
    etag: 'gives',
    summary: `Show one ${kind.noun}`,
    params: paramsOf(kind),
    replies: { 200: kind.Wire },
    handle: async ({ by, params }) => ({
      status: 200,
      body: kind.wire(await standing(kind.store(by.tenant), { noun: kind.noun, id: idIn(kind, params) })),
    }),
  });

const replace = <Body extends object>(kind: DefinitionKind<Body>): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: `${kind.path}/:${kind.key}`,
    summary: `Create or replace ${kind.one}${kind.stays === undefined ? '' : `; ${kind.stays}`}`,
    audit: { event: `${kind.event}.replaced` },
    params: paramsOf(kind, kind.Id),
    body: z.strictObject(fieldsOf(kind)),
    replies: { 200: kind.Wire },
    problems: kind.problems,
    examples: { request: kind.example.fields },
    async handle({ by, params, body }) {
      const id = idIn(kind, params);
      return { status: 200, body: await kind.save(by, { id, ...bodyIn(kind, body) }), subject: id };
    },
  });

const remove = <Body extends object>(kind: DefinitionKind<Body>, { clocks }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: `${kind.path}/:${kind.key}`,
    summary: `Delete ${kind.one}; its versions can be restored`,
    audit: { event: `${kind.event}.removed` },
    params: paramsOf(kind),
    replies: { 204: z.undefined() },
    ...(kind.mayGo === undefined ? {} : { problems: ['conflict' as const] }),
    async handle({ by, params }) {
      const what = { noun: kind.noun, id: idIn(kind, params) };
      await standing(kind.store(by.tenant), what);
      await kind.mayGo?.(by, what.id);
      return removeBy(kind.store(by.tenant), { by, clock: clocks.business }, what);
    },
  });

const versions = <Body extends object>(kind: DefinitionKind<Body>): Route =>
  defineRoute({
    ...reads,
    path: `${kind.path}/:${kind.key}/versions`,
    summary: `List the versions of ${kind.one}, newest first`,
    params: paramsOf(kind),
    replies: { 200: z.object({ data: z.array(WireVersion.extend(kind.Body.shape)), next_cursor: z.null() }) },
    handle: ({ by, params }) => versionsIn(kind.store(by.tenant), { noun: kind.noun, id: idIn(kind, params) }),
  });

const restore = <Body extends object>(kind: DefinitionKind<Body>): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: `${kind.path}/:${kind.key}/restore`,
    summary: `Go back to an earlier version of ${kind.one}, also of a deleted one`,
    examples: { request: { version: 1 } },
    audit: { event: `${kind.event}.restored` },
    params: paramsOf(kind),
    body: restoreBody,
    replies: { 200: kind.Wire },
    problems: kind.problems,
    async handle({ by, params, body: { version } }) {
      const id = idIn(kind, params);
      const { body, active } = await versionOf(kind.store(by.tenant), { noun: kind.noun, id, version });
      const change = { id, body, active: kind.active === undefined || active };
      return { status: 200, body: await kind.save(by, change), subject: id };
    },
  });

const fieldsOf = <Body extends object>({ Body, active }: DefinitionKind<Body>): z.core.$ZodLooseShape => ({
  ...Body.shape,
  ...(active === undefined ? {} : { active }),
});

function bodyIn<Body extends object>(
  { Body, active }: DefinitionKind<Body>,
  { active: said, ...fields }: Readonly<Record<string, unknown>>,
): Pick<Change<Body>, 'body' | 'active'> {
  return { body: Body.parse(fields), active: active?.parse(said) ?? true };
}
