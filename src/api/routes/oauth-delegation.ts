// Programs that act for people: they register, a signed-in person agrees on a page of the console, and may end it any time.
import { z } from 'zod';
import { type Principal, type Role, Scope, scopesOf } from '../../core/access.ts';
import { safeText } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { Program, type Delegation, isRedirect, isRegistered, mayHandOn, openDelegation } from '../auth/delegation.ts';
import { mcpResource } from '../auth/tokens.ts';
import { type Route, defineOpenRoute, defineRoute, readOnly } from '../route.ts';
import { delegationSealFrom } from '../wire/delegation-seal.ts';
import { OauthRefusal } from '../wire/oauth-refusal.ts';
import type { RoutePorts } from './route-ports.ts';

export const delegationOf = ({ credentials, clocks, sealer }: RoutePorts): Delegation =>
  openDelegation({ credentials, clock: clocks.real, seal: delegationSealFrom(sealer) });

export const oauthDelegationRoutes = (ports: RoutePorts): Route[] => [
  registerProgram(ports),
  showConsent(ports),
  giveConsent(ports),
  revokeToken(ports),
];

const mostRedirects = 5;
const Registered = z.object({
  client_id: z.string(),
  client_id_issued_at: z.int(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  token_endpoint_auth_method: z.literal('none'),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
});

const registerProgram = ({ sealer, clocks }: RoutePorts): Route =>
  defineOpenRoute({
    method: 'POST',
    path: '/oauth/register',
    summary: 'Register a program that will ask people to act for them (RFC 7591)',
    description:
      'Public clients only. Nothing is stored: the client id holds what was registered. What is not known is passed over.',
    tag: 'platform',
    access: { public: true, because: 'a registration gives no rights; people do, one by one' },
    audit: { none: true, because: 'nothing is stored' },
    repeatable: { because: 'every call makes an id of its own and changes nothing' },
    limit: 'jobs',
    oauth: true,
    body: z.object({
      redirect_uris: z
        .array(z.string().max(500).refine(isRedirect, 'Use https, http on this machine, or a scheme of your own.'))
        .min(1)
        .max(mostRedirects),
      client_name: safeText(100).default('A program without a name'),
    }),
    replies: { 201: Registered, 400: OauthRefusal },
    examples: { request: { client_name: 'Desk assistant', redirect_uris: ['http://127.0.0.1:33418/callback'] } },
    async handle({ body: { redirect_uris: redirects, client_name: name } }) {
      const body = {
        client_id: delegationSealFrom(sealer).seal({ kind: 'program', name, redirects }),
        client_id_issued_at: Math.floor(clocks.real.now().getTime() / 1_000),
        client_name: name,
        redirect_uris: redirects,
        token_endpoint_auth_method: 'none' as const,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      };
      return { status: 201, body };
    },
  });

const asked = z.strictObject({
  response_type: z.literal('code', 'response_type must be code.'),
  client_id: z.string().min(1).max(4_096),
  redirect_uri: z.string().max(2_000),
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'code_challenge must be the base64url SHA-256 of the verifier.'),
  code_challenge_method: z.literal('S256', 'code_challenge_method must be S256.'),
  scope: z.string().max(1_000).optional(),
  state: z.string().max(2_000).optional(),
  resource: z.string().max(500).optional(),
});
type AuthorizationRequest = z.output<typeof asked>;

const ofPeople = {
  tag: 'platform',
  access: { session: true, because: 'a signed-in person decides what a program may do for them' },
} as const;
const path = '/oauth/consent';

const showConsent = (ports: RoutePorts): Route =>
  defineRoute({
    ...ofPeople,
    method: 'GET',
    path,
    summary: 'Show what a program asks for',
    examples: {
      query: {
        response_type: 'code',
        client_id: '{{program_id}}',
        redirect_uri: 'http://127.0.0.1:33418/callback',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
      },
    },
    audit: readOnly,
    query: asked,
    replies: { 200: z.object({ program: z.string(), answers_at: z.string(), scopes: z.array(Scope) }) },
    async handle({ by, query }) {
      const { program, scopes } = await checked(ports, by, query);
      return { status: 200, body: { program: program.name, answers_at: originOf(query.redirect_uri), scopes } };
    },
  });

const giveConsent = (ports: RoutePorts): Route =>
  defineRoute({
    ...ofPeople,
    method: 'POST',
    path,
    summary: 'Allow or deny a program to act for you',
    audit: { event: 'delegation.decided' },
    repeatable: { because: 'each answer makes a code of its own, which works once' },
    body: asked.extend({ allow: z.boolean() }),
    examples: {
      request: {
        response_type: 'code',
        client_id: '{{program_id}}',
        redirect_uri: 'http://127.0.0.1:33418/callback',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        allow: true,
      },
    },
    replies: { 200: z.object({ redirect_to: z.string() }) },
    async handle({ by, body: { allow, ...request } }) {
      const { program, scopes, role } = await checked(ports, by, request);
      const subject = allow ? 'allowed' : 'denied';
      if (!allow)
        return { status: 200, body: { redirect_to: back(ports, request, { error: 'access_denied' }) }, subject };
      const code = await delegationOf(ports).code({
        tenant: by.tenant,
        user: by.user ?? null,
        role,
        program: request.client_id,
        name: program.name,
        redirect: request.redirect_uri,
        challenge: request.code_challenge,
        scopes,
      });
      return { status: 200, body: { redirect_to: back(ports, request, { code }) }, subject };
    },
  });

async function checked(
  ports: RoutePorts,
  by: Principal,
  { client_id, redirect_uri, scope, resource }: AuthorizationRequest,
) {
  const program = Program.safeParse(delegationSealFrom(ports.sealer).open(client_id)).data;
  if (program === undefined)
    throw new Problem('bad_request', 'This program is not registered here. It can register at /oauth/register.');
  if (!isRegistered(program, redirect_uri))
    throw new Problem('bad_request', 'This program did not register the address that it wants to be answered at.');
  if (resource !== undefined && resource.replace(/\/$/, '') !== mcpResource(ports.config.publicUrl))
    throw new Problem('bad_request', `Programs act for people at ${mcpResource(ports.config.publicUrl)} only.`);
  const role = await roleOf(ports, by);
  const scopes = scope === undefined || scope.trim() === '' ? usual(role) : scopesIn(scope);
  if (!mayHandOn(role, scopes)) throw new Problem('forbidden', 'The program asks for more than you may do yourself.');
  return { program, role, scopes };
}

/** Everything but people, keys and settings, which no tool needs. */
const usual = (role: Role): Scope[] => scopesOf[role].filter((scope) => scope !== 'admin');

/** Scopes of other services, such as offline_access, are passed over. */
const scopesIn = (text: string): Scope[] => text.split(/ +/).flatMap((word) => Scope.safeParse(word).data ?? []);

async function roleOf({ directory }: RoutePorts, { tenant, user }: Principal): Promise<Role> {
  return user === undefined ? 'admin' : (await directory(tenant).user(user)).role;
}

function originOf(address: string): string {
  const { protocol, host } = new URL(address);
  return host === '' ? protocol : `${protocol}//${host}`;
}

/** With the issuer, so that a program which knows several servers is not confused (RFC 9207). */
function back(
  { config }: RoutePorts,
  { redirect_uri, state }: AuthorizationRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const address = new URL(redirect_uri);
  const fields = { ...answer, ...(state === undefined ? {} : { state }), iss: config.publicUrl };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}

const revokeToken = (ports: RoutePorts): Route =>
  defineOpenRoute({
    method: 'POST',
    path: '/oauth/revoke',
    summary: 'End what a refresh token stands for (RFC 7009)',
    examples: { request: { token: 'the refresh token', token_type_hint: 'refresh_token' } },
    description: 'Its access tokens end with it. An unknown token is answered alike.',
    tag: 'platform',
    access: { public: true, because: 'whoever holds the token may end it' },
    audit: { none: true, because: 'the grant is gone; who used it shows in every request line' },
    repeatable: { because: 'twice is once' },
    limit: 'jobs',
    oauth: true,
    body: z.object({ token: z.string().max(4_096), token_type_hint: z.string().max(100).optional() }),
    replies: { 200: z.object({}), 400: OauthRefusal },
    async handle({ body }) {
      await delegationOf(ports).revoke(body.token);
      ports.authenticator.forget();
      return { status: 200, body: {} };
    },
  });
