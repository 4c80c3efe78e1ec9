// The token endpoint (RFC 6749) and the keys its tokens are checked with.
import { z } from 'zod';
import { Scope, allows } from '../../core/access.ts';
import { KeyId } from '../../core/ids.ts';
import type { Credentials, OauthClient } from '../../core/ports/credentials.ts';
import type { Delegated } from '../auth/delegation.ts';
import { hashOf, sameHash } from '../auth/keys.ts';
import { tokenSeconds } from '../auth/tokens.ts';
import type { OauthError } from '../http/oauth-errors.ts';
import { type Route, defineOpenRoute, readOnly } from '../route.ts';
import { OauthRefusal } from '../wire/oauth-refusal.ts';
import { delegationOf } from './oauth-delegation.ts';
import type { RoutePorts } from './route-ports.ts';

/** What is not known is passed over (RFC 6749 §3.2). */
const body = z.object({
  grant_type: z.string().max(100),
  scope: z.string().max(1_000).optional().describe('Scopes separated by spaces; all of the client unless given.'),
  client_id: z.string().max(4_096).optional(),
  client_secret: z.string().max(200).optional(),
  code: z.string().max(4_096).optional(),
  redirect_uri: z.string().max(2_000).optional(),
  code_verifier: z.string().max(128).optional(),
  refresh_token: z.string().max(4_096).optional(),
});
const Token = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  scope: z.string(),
  refresh_token: z.string().optional(),
});

export const oauthTokenRoutes = (ports: RoutePorts): Route[] => [issueToken(ports), showKeys(ports)];

const issueToken = (ports: RoutePorts): Route =>
  defineOpenRoute({
    method: 'POST',
    path: '/oauth/token',
    summary: 'Get an access token for 15 minutes',
    description:
      'Client credentials (the client shows who it is by HTTP Basic or by fields of the body), or for a program that acts for a ' +
      'person: authorisation code with PKCE and refresh token.',
    tag: 'platform',
    access: { public: true, because: 'the client authenticates itself with its secret' },
    audit: { none: true, because: 'a token is no record; who uses it shows in every request line' },
    repeatable: { because: 'every call makes a new token and changes nothing' },
    limit: 'jobs',
    oauth: true,
    body,
    replies: { 200: Token, 400: OauthRefusal, 401: OauthRefusal },
    examples: {
      request: {
        grant_type: 'client_credentials',
        client_id: '{{oauth_id}}',
        client_secret: '{{oauth_secret}}',
        scope: 'operations:read',
      },
    },
    async handle({ body: given, header }) {
      switch (given.grant_type) {
        case 'client_credentials':
          return await forClient(ports, given, header('authorization'));
        case 'authorization_code':
          return await forCode(ports, given);
        case 'refresh_token':
          return await forRefresh(ports, given);
        default:
          return refuse(400, 'unsupported_grant_type', 'Use client_credentials, authorization_code or refresh_token.');
      }
    },
  });

type TokenRequest = z.output<typeof body>;

async function forClient(
  { credentials, tokens, newId }: RoutePorts,
  given: TokenRequest,
  authorization: string | undefined,
) {
  const client = await clientOf(credentials, presented(given, authorization));
  if (client === undefined) return refuse(401, 'invalid_client', 'Unknown client or wrong secret.');
  const scopes = grantedScopes(given.scope, client);
  if (scopes === undefined) return refuse(400, 'invalid_scope', 'The client does not hold that scope.');
  const { id, tenant } = client;
  const token = await tokens.issue({ id: newId('tok'), client: id, tenant, scopes });
  return issued({ access_token: token, scope: scopes.join(' ') });
}

async function forCode(
  ports: RoutePorts,
  { code, redirect_uri: redirect, code_verifier: verifier, client_id: program }: TokenRequest,
) {
  if (code === undefined || redirect === undefined || verifier === undefined || program === undefined)
    return refuse(400, 'invalid_request', 'Send code, redirect_uri, code_verifier and client_id.');
  const delegated = await delegationOf(ports).exchange({ code, redirect, verifier, program });
  return await handedOn(ports, program, delegated);
}

async function forRefresh(ports: RoutePorts, { refresh_token: token, client_id: program }: TokenRequest) {
  if (token === undefined || program === undefined)
    return refuse(400, 'invalid_request', 'Send refresh_token and client_id.');
  return await handedOn(ports, program, await delegationOf(ports).refresh({ token, program }));
}

async function handedOn({ tokens, newId }: RoutePorts, program: string, delegated: Delegated | undefined) {
  if (delegated === undefined)
    return refuse(400, 'invalid_grant', 'It is unknown, used, too old or of another program. Connect again.');
  const { session, scopes, refresh } = delegated;
  const token = await tokens.issueDelegated({
    id: newId('tok'),
    grant: session.hash,
    program: hashOf(program).slice(0, 22),
    subject: session.user ?? 'console',
    tenant: session.tenant,
    scopes,
  });
  return issued({ access_token: token, scope: scopes.join(' '), refresh_token: refresh });
}

const issued = (token: { access_token: string; scope: string; refresh_token?: string }) => ({
  status: 200 as const,
  body: { token_type: 'Bearer' as const, expires_in: tokenSeconds, ...token },
  headers: { pragma: 'no-cache' },
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
  const text = Buffer.from(basic, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon === -1) return undefined;
  const [id, secret] = [fromForm(text.slice(0, colon)), fromForm(text.slice(colon + 1))];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

/** Id and secret are form-encoded before they are joined (RFC 6749 §2.3.1); what was sent plain reads the same. */
function fromForm(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A stray percent sign: no client of ours encodes so.
    return undefined;
  }
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
