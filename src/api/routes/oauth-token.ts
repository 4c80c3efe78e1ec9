// The token endpoint (RFC 6749 §4.4), the keys its tokens are checked with, and where both are (RFC 8414).
import { z } from 'zod';
import { Scope, allows, scopes as allScopes } from '../../core/access.ts';
import { KeyId } from '../../core/ids.ts';
import type { Credentials, OauthClient } from '../../core/ports/credentials.ts';
import { hashOf, sameHash } from '../auth/keys.ts';
import { tokenSeconds } from '../auth/tokens.ts';
import type { OauthError } from '../http/oauth-errors.ts';
import { type Route, defineOpenRoute } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const body = z.strictObject({
  grant_type: z.string().max(100),
  scope: z.string().max(1_000).optional().describe('Scopes separated by spaces; all of the client unless given.'),
  client_id: z.string().max(200).optional(),
  client_secret: z.string().max(200).optional(),
});
const Refusal = z.object({ error: z.string(), error_description: z.string() });
const Token = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  scope: z.string(),
});

const readOnly = { none: true, because: 'it changes nothing' } as const;

export const oauthTokenRoutes = (ports: RoutePorts): Route[] => [issueToken(ports), showKeys(ports), showServer(ports)];

const issueToken = ({ credentials, tokens, newId }: RoutePorts): Route =>
  defineOpenRoute({
    method: 'POST',
    path: '/oauth/token',
    summary: 'Get an access token for 15 minutes',
    description: 'Client credentials grant. The client shows who it is by HTTP Basic or by fields of the body.',
    tag: 'platform',
    access: { public: true, because: 'the client authenticates itself with its secret' },
    audit: { none: true, because: 'a token is no record; who uses it shows in every request line' },
    repeatable: { because: 'every call makes a new token and changes nothing' },
    limit: 'jobs',
    oauth: true,
    body,
    replies: { 200: Token, 400: Refusal, 401: Refusal },
    examples: { request: { grant_type: 'client_credentials', scope: 'operations:read' } },
    async handle({ body: given, header }) {
      if (given.grant_type !== 'client_credentials')
        return refuse(400, 'unsupported_grant_type', 'Only client_credentials is supported.');
      const client = await clientOf(credentials, presented(given, header('authorization')));
      if (client === undefined) return refuse(401, 'invalid_client', 'Unknown client or wrong secret.');
      const scopes = grantedScopes(given.scope, client);
      if (scopes === undefined) return refuse(400, 'invalid_scope', 'The client does not hold that scope.');
      const { id, tenant } = client;
      const token = await tokens.issue({ id: newId('tok'), client: id, tenant, scopes });
      const reply = { token_type: 'Bearer' as const, expires_in: tokenSeconds, scope: scopes.join(' ') };
      return { status: 200, body: { access_token: token, ...reply }, headers: { pragma: 'no-cache' } };
    },
  });

function refuse<Status extends 400 | 401>(status: Status, error: OauthError['error'], description: string) {
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Basic realm="muster"' } : {};
  return { status, body: { error, error_description: description }, headers };
}

interface Presented {
  readonly id: string;
  readonly secret: string;
}

function presented(given: z.output<typeof body>, authorization: string | undefined): Presented | undefined {
  const basic = /^basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) {
    const { client_id: id, client_secret: secret } = given;
    return id === undefined || secret === undefined ? undefined : { id, secret };
  }
  const [id, secret] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

async function clientOf(credentials: Credentials, given: Presented | undefined): Promise<OauthClient | undefined> {
  const id = KeyId.safeParse(given?.id);
  if (given === undefined || !id.success) return undefined;
  const client = await credentials.client(id.data);
  if (client === undefined || client.revokedAt !== null) return undefined;
  return sameHash(client.hash, hashOf(given.secret)) ? client : undefined;
}

function grantedScopes(wanted: string | undefined, client: OauthClient): Scope[] | undefined {
  if (wanted === undefined || wanted.trim() === '') return client.scopes;
  const parsed = z.array(Scope).safeParse(wanted.trim().split(/ +/));
  const held = new Set(client.scopes);
  return parsed.success && parsed.data.every((scope) => allows(held, scope)) ? parsed.data : undefined;
}

const showKeys = ({ tokens }: RoutePorts): Route =>
  defineOpenRoute({
    method: 'GET',
    path: '/.well-known/jwks.json',
    summary: 'Show the public keys that access tokens are signed with',
    tag: 'platform',
    access: { public: true, because: 'they are public keys' },
    audit: readOnly,
    replies: { 200: z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }) },
    async handle() {
      const { keys } = await tokens.jwks();
      const headers = { 'cache-control': 'public, max-age=300' };
      return { status: 200, body: { keys: keys.map((key) => ({ ...key, kty: key.kty ?? 'OKP' })) }, headers };
    },
  });

const showServer = ({ config: { publicUrl } }: RoutePorts): Route =>
  defineOpenRoute({
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    summary: 'Show where tokens come from',
    tag: 'platform',
    access: { public: true, because: 'clients read it before they have anything to show' },
    audit: readOnly,
    replies: { 200: z.looseObject({ issuer: z.string() }) },
    handle: async () => ({
      status: 200,
      body: {
        issuer: publicUrl,
        token_endpoint: `${publicUrl}/oauth/token`,
        jwks_uri: `${publicUrl}/.well-known/jwks.json`,
        grant_types_supported: ['client_credentials'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        scopes_supported: [...allScopes],
      },
    }),
  });
