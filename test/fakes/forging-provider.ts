// An OpenID provider that answers whatever a test wants: discovery, keys and tokens, forged in any way.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose';

interface Forgery {
  /** Put over the good claims; undefined takes one away. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** Instead of a signed token. */
  readonly token?: (good: { header: object; claims: object }) => string | Promise<string>;
  readonly signedBy?: CryptoKey;
  readonly discovery?: Readonly<Record<string, unknown>>;
  readonly userinfo?: Readonly<Record<string, unknown>>;
  readonly idToken?: false;
}

export async function startForgingProvider(clientId: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), use: 'sig', alg: 'RS256', kid: 'k1' };
  let forgery: Forgery = {};
  let nonce: string | null = null;
  let calls = 0;
  const server = createServer((request, response) => {
    const answer = (body: object) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    const path = new URL(request.url ?? '/', issuer).pathname;
    if (path === '/.well-known/openid-configuration') return answer({ ...discovery(), ...forgery.discovery });
    if (path === '/jwks') return answer({ keys: [jwk] });
    if (path === '/userinfo') return answer({ sub: 'a1', ...forgery.userinfo });
    calls += 1;
    return void idToken().then((token) =>
      answer({
        access_token: 'at',
        token_type: 'Bearer',
        expires_in: 60,
        ...(forgery.idToken === false ? {} : { id_token: token }),
      }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const discovery = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  });

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const good = { iss: issuer, aud: clientId, sub: 'a1', iat: now, exp: now + 60, nonce };
    const given = { email: 'nora@example.test', email_verified: true, name: 'Nora', ...forgery.claims };
    const claims: JWTPayload = JSON.parse(JSON.stringify({ ...good, ...given }));
    const header = { alg: 'RS256', kid: 'k1', ...forgery.header };
    if (forgery.token !== undefined) return await forgery.token({ header, claims });
    return await new SignJWT(claims).setProtectedHeader(header).sign(forgery.signedBy ?? privateKey);
  }

  return {
    issuer,
    publicKey: jwk,
    forge: (next: Forgery) => void (forgery = next),
    /** The person agrees: where the browser goes back to. */
    agree(authorizeUrl: string): URL {
      const { searchParams: asked } = new URL(authorizeUrl);
      nonce = asked.get('nonce');
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'code-1');
      back.searchParams.set('state', asked.get('state') ?? '');
      back.searchParams.set('iss', issuer);
      return back;
    },
    tokenCalls: () => calls,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
