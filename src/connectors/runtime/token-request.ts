// The request for a token, in each of the declared ways.
import { SignJWT, importPKCS8 } from 'jose';
import type { Auth } from '../../core/connector/auth.ts';
import type { Clock } from '../../core/clock.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Token } from '../../core/ports/connections.ts';
import { faultOf } from './faults.ts';
import type { Outgoing } from './http.ts';
import { type Values, fill, fillAll } from './templates.ts';

interface TokenRequestDependencies {
  readonly connector: Connector;
  readonly values: Values;
  readonly token: Token | null;
  readonly clock: Clock;
  readonly baseUrl: string;
}

type TokenAuth = Exclude<Auth, { kind: 'none' | 'api-key' | 'basic' }>;

const jwtGrant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const samlGrant = 'urn:ietf:params:oauth:grant-type:saml2-bearer';
const assertionSeconds = 300;

/**
 * Does not send it. Grants of RFC 6749 (client credentials, refresh), RFC 7523 (JWT, signed for five minutes) and RFC 7522
 * (SAML), or the system's own login call. Throws a fault of kind `auth` where no refresh token is known.
 */
export async function tokenRequest(auth: TokenAuth, dependencies: TokenRequestDependencies): Promise<Outgoing> {
  const { values } = dependencies;
  switch (auth.kind) {
    case 'session':
      return login(auth, dependencies);
    case 'oauth2-client':
      return grant(auth, dependencies, {
        grant_type: 'client_credentials',
        ...scope(auth.scopes),
        ...fillAll(auth.extra ?? {}, values),
      });
    case 'oauth2-code':
    case 'oauth2-refresh':
      return grant(auth, dependencies, { grant_type: 'refresh_token', refresh_token: refreshToken(dependencies) });
    case 'jwt-bearer':
      return form(fill(auth.tokenUrl, values), { grant_type: jwtGrant, assertion: await signed(auth, dependencies) });
    case 'saml-bearer':
      return form(fill(auth.tokenUrl, values), {
        grant_type: samlGrant,
        assertion: inBase64(fill('{cred.assertion}', values)),
        ...fillAll(auth.extra ?? {}, values),
      });
    default:
      return auth satisfies never;
  }
}

/** RFC 7522 §2.1. People also enter the assertion as the XML that it is. */
const inBase64 = (assertion: string): string =>
  assertion.trimStart().startsWith('<') ? Buffer.from(assertion).toString('base64url') : assertion;

function login(
  { login: call }: Extract<Auth, { kind: 'session' }>,
  { values, baseUrl }: TokenRequestDependencies,
): Outgoing {
  const url = new URL(baseUrl + fill(call.path, values, 'path'));
  for (const [name, value] of Object.entries(fillAll(call.query ?? {}, values))) url.searchParams.set(name, value);
  const body = call.body === undefined ? undefined : JSON.stringify(fillAll(call.body, values));
  return {
    method: call.method,
    url: url.href,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body,
  };
}

type ClientAuth = Extract<Auth, { kind: 'oauth2-client' | 'oauth2-code' | 'oauth2-refresh' }>;

/** RFC 6749 §4.1.3. */
export const codeGrant = (
  auth: Extract<Auth, { kind: 'oauth2-code' }>,
  values: Values,
  fields: Record<string, string>,
): Outgoing => grant(auth, { values }, fields);

function grant(
  auth: ClientAuth,
  { values }: Pick<TokenRequestDependencies, 'values'>,
  fields: Record<string, string>,
): Outgoing {
  const url = fill(auth.tokenUrl, values);
  const client = { client_id: fill('{cred.client_id}', values), client_secret: fill('{cred.client_secret}', values) };
  const inBody = auth.clientAuth === 'post' ? { ...fields, ...client } : fields;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (auth.clientAuth === 'basic') {
    const pair = `${encodeURIComponent(client.client_id)}:${encodeURIComponent(client.client_secret)}`;
    headers['authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  if (auth.kind === 'oauth2-client' && auth.bodyFormat === 'json')
    return {
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(inBody),
    };
  return form(url, inBody, headers);
}

const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Outgoing => ({
  method: 'POST',
  url,
  headers: { accept: 'application/json', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

const scope = (scopes: readonly string[]): Record<string, string> =>
  scopes.length === 0 ? {} : { scope: scopes.join(' ') };

function refreshToken({ token, values, connector }: TokenRequestDependencies): string {
  const given = token?.refresh ?? stringIn(values, 'refresh_token');
  if (given === undefined) throw faultOf(connector, 'auth', { fix: 'Connect the account again on its connect page.' });
  return given;
}

function stringIn(values: Values, key: string): string | undefined {
  const credentials = values['cred'];
  if (credentials === null || typeof credentials !== 'object' || Array.isArray(credentials)) return undefined;
  const value = credentials?.[key];
  return typeof value === 'string' ? value : undefined;
}

/** RFC 7523 §3. */
async function signed(
  auth: Extract<Auth, { kind: 'jwt-bearer' }>,
  { values, clock }: TokenRequestDependencies,
): Promise<string> {
  const key = await importPKCS8(fill('{cred.private_key}', values), auth.algorithm);
  const now = Math.floor(clock.now().getTime() / 1000);
  const claims = auth.scopes.length === 0 ? {} : { scope: auth.scopes.join(' ') };
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: auth.algorithm, typ: 'JWT' })
    .setIssuer(fill(auth.issuer, values))
    .setAudience(fill(auth.audience, values))
    .setIssuedAt(now)
    .setExpirationTime(now + assertionSeconds);
  if (auth.subject !== undefined) token.setSubject(fill(auth.subject, values));
  return await token.sign(key);
}
