// An authorization server with the API behind it: codes that count once, PKCE that is checked, tokens that open the API.
import { createHash, randomBytes } from 'node:crypto';
import type { Connector } from '../../src/core/connector/connector.ts';
import { type TestServer, startServer } from './rest-systems.ts';

export interface OauthServer {
  readonly server: TestServer;
  /** That connector, pointing here. */
  at(connector: Connector): Connector;
  /** The person signs in and agrees, or not; answers where their browser is sent. */
  agree(authorizeUrl: string, allows?: boolean): URL;
  /** Tokens given out so far. */
  readonly given: () => number;
}

interface Code {
  readonly challenge: string;
  readonly redirectUri: string;
}

export async function startOauthServer(client: { id: string; secret: string }): Promise<OauthServer> {
  const codes = new Map<string, Code>();
  const tokens = new Set<string>();
  const exchange = (form: URLSearchParams) => {
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const isGood =
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === client.id &&
      form.get('client_secret') === client.secret &&
      form.get('redirect_uri') === code?.redirectUri &&
      createHash('sha256').update(verifier).digest('base64url') === code?.challenge;
    if (!isGood) return { status: 400, body: { error: 'invalid_grant' } };
    const access = `access-${tokens.size + 1}`;
    tokens.add(access);
    return { status: 200, body: { access_token: access, refresh_token: `refresh-${tokens.size}`, expires_in: 3_600 } };
  };
  const server = await startServer(({ path, body, headers }) => {
    if (path === '/token') return exchange(new URLSearchParams(body));
    const bearer = (headers.authorization ?? '').replace('Bearer ', '');
    return tokens.has(bearer) ? { status: 200, body: { records: [] } } : { status: 401, body: { error: 'who?' } };
  });
  return {
    server,
    given: () => tokens.size,
    at: (connector) => ({
      ...connector,
      baseUrl: server.url,
      auth: connector.auth.map((auth) =>
        auth.kind === 'oauth2-code'
          ? { ...auth, authorizeUrl: `${server.url}/authorize`, tokenUrl: `${server.url}/token` }
          : auth,
      ),
    }),
    agree(authorizeUrl, allows = true) {
      const asked = new URL(authorizeUrl).searchParams;
      if (asked.get('client_id') !== client.id || asked.get('code_challenge_method') !== 'S256')
        throw new Error('the request for a code is not as it should be');
      const redirectUri = asked.get('redirect_uri') ?? '';
      const back = new URL(redirectUri);
      back.searchParams.set('state', asked.get('state') ?? '');
      if (!allows) {
        back.searchParams.set('error', 'access_denied');
        return back;
      }
      const code = randomBytes(16).toString('hex');
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri });
      back.searchParams.set('code', code);
      return back;
    },
  };
}
