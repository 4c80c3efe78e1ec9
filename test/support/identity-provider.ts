// A real OpenID provider (oidc-provider) with one client, and a browser that signs in there without asking anybody.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

interface ProviderOptions {
  readonly redirectUri: string;
  /** What the account says of itself at userinfo and, with `inToken`, in the ID token. */
  readonly claims: () => Readonly<Record<string, unknown>>;
  readonly inToken?: boolean;
  readonly secret?: string;
}

export interface RealProvider {
  readonly issuer: string;
  /** A new signing key takes the place of the old one. */
  rotate(): Promise<void>;
  /** Follows the way through the provider; answers the address that it sends the browser back to. */
  signIn(authorizeUrl: string): Promise<URL>;
  close(): Promise<void>;
}

export async function startProvider({
  redirectUri,
  claims,
  inToken = false,
  secret,
}: ProviderOptions): Promise<RealProvider> {
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return provider?.callback()(request, response);
    void provider?.interactionFinished(request, response, { login: { accountId: 'account-1' } });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function rotate(): Promise<void> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    provider = new Provider(issuer, {
      clients: [
        {
          client_id: 'muster',
          redirect_uris: [redirectUri],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          ...(secret === undefined ? { token_endpoint_auth_method: 'none' } : { client_secret: secret }),
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomUUID() }] },
      cookies: { keys: ['for tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      conformIdTokenClaims: !inToken,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      findAccount: async (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...claims() }) }),
    });
  }
  await rotate();

  return {
    issuer,
    rotate,
    async signIn(authorizeUrl) {
      const jar = new Map<string, string>();
      let at = new URL(authorizeUrl);
      for (let hop = 0; at.origin === issuer; hop += 1) {
        if (hop > 10) throw new Error(`the provider goes on for ever: ${at.href}`);
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const to = answer.headers.get('location');
        if (to === null) throw new Error(`${answer.status} at ${at.pathname}: ${(await answer.text()).slice(0, 300)}`);
        at = new URL(to, at);
      }
      return at;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
