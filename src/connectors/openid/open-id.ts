// The relying party of OpenID Connect, on oauth4webapi. Discovery and keys are read anew for each sign-in: there are few of them, and
// a key that was rotated a moment ago is known at once.
import type * as Oauth from 'oauth4webapi';
import { JsonObject } from '../../core/json.ts';
import type { OpenId, SignInAttempt, SignInFacts } from '../../core/ports/open-id.ts';
import { Problem } from '../../core/problem.ts';
import { type Guard, checkedUrl } from '../runtime/guard.ts';
import { type Http, openHttp } from '../runtime/http.ts';

interface OpenIdDependencies {
  readonly guard: Guard;
  readonly http?: Pick<Http, 'send'>;
}

const timeoutMs = 10_000;
/** Discovery documents and key sets have a few kilobytes. */
const longestAnswer = 262_144;

export function openOpenId({ guard, http = openHttp(guard) }: OpenIdDependencies): OpenId {
  const send = sendingBy(http);

  async function discovered(issuer: string): Promise<Provider> {
    const library = await import('oauth4webapi');
    const options = optionsOf(library, { send, guard });
    const expected = checkedUrl(issuer, guard, 'issuer');
    const response = await library.discoveryRequest(expected, options);
    return { library, options, server: await library.processDiscoveryResponse(expected, response) };
  }

  return {
    async check(issuer) {
      try {
        endpointsOf(await discovered(issuer), guard);
      } catch (error) {
        if (error instanceof Problem) throw error;
        const message = `No OpenID provider that Muster can use answers there (${reasonOf(error)}). Copy the issuer from its settings.`;
        throw new Problem('validation_failed', message, { errors: [{ path: 'issuer', code: 'invalid', message }] });
      }
    },

    authorizeUrl: (attempt) =>
      answering(async () => {
        const provider = await discovered(attempt.issuer);
        const url = endpointsOf(provider, guard);
        const asked = {
          response_type: 'code',
          client_id: attempt.clientId,
          redirect_uri: attempt.redirectUri,
          scope: 'openid email profile',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await provider.library.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        };
        const more = {
          ...(attempt.acr === undefined || attempt.acr.length === 0 ? {} : { acr_values: attempt.acr.join(' ') }),
          // Means the same as `prompt=login`, which some providers refuse, and makes them say when it was (Core 1.0, 3.1.2.1).
          ...(attempt.again === true ? { max_age: '0' } : {}),
        };
        for (const [name, value] of Object.entries({ ...asked, ...more })) url.searchParams.set(name, value);
        return url.href;
      }),

    claims: (attempt, given) => answering(async () => await claimsOf(await discovered(attempt.issuer), attempt, given)),
  };
}

async function claimsOf(
  provider: Provider,
  { clientId, redirectUri, state, nonce, verifier }: SignInAttempt,
  { secret, answer: sentBack, wanted }: Parameters<OpenId['claims']>[1],
): ReturnType<OpenId['claims']> {
  const { library, server, options } = provider;
  const client = { client_id: clientId };
  const answer = library.validateAuthResponse(server, client, sentBack, state);
  const auth = clientAuth(provider, secret);
  const sent = await library.authorizationCodeGrantRequest(
    server,
    client,
    auth,
    answer,
    redirectUri,
    verifier,
    options,
  );
  const expected = { expectedNonce: nonce, requireIdToken: true };
  const tokens = await library.processAuthorizationCodeResponse(server, client, sent, expected);
  await library.validateApplicationLevelSignature(server, sent, options);
  const claims = library.getValidatedIdTokenClaims(tokens);
  // The library looks at azp only where there are several audiences (OpenID Connect Core 1.0, 3.1.3.7, 5).
  if (claims === undefined || (claims.azp ?? clientId) !== clientId) throw new Error('not for us');
  const signIn = factsOf(JsonObject.parse(claims));
  return { claims: await withUserInfo(provider, { client, claims, token: tokens.access_token, wanted }), signIn };
}

/** Of the signed token alone: userinfo says nothing of a sign-in. */
function factsOf({ auth_time: time, acr, amr }: JsonObject): SignInFacts {
  return {
    authTime: typeof time === 'number' && Number.isSafeInteger(time) && time > 0 ? new Date(time * 1_000) : null,
    acr: typeof acr === 'string' ? acr : null,
    amr: Array.isArray(amr) ? amr.filter((one) => typeof one === 'string') : [],
  };
}

interface Provider {
  readonly library: typeof Oauth;
  readonly server: Oauth.AuthorizationServer;
  readonly options: ReturnType<typeof optionsOf>;
}

const optionsOf = (library: typeof Oauth, { send, guard }: { send: ReturnType<typeof sendingBy>; guard: Guard }) => ({
  [library.customFetch]: send,
  [library.allowInsecureRequests]: guard.allowPrivate,
  signal: () => AbortSignal.timeout(timeoutMs),
});

/** The address that browsers are sent to; both others are checked as they are called. */
function endpointsOf({ server }: Provider, guard: Guard): URL {
  const { authorization_endpoint: address, token_endpoint: token, jwks_uri: keys } = server;
  if (address === undefined || token === undefined || keys === undefined) throw new Error('endpoints are missing');
  return checkedUrl(address, guard, 'issuer');
}

function clientAuth({ library, server }: Provider, secret: string | null): Oauth.ClientAuth {
  if (secret === null) return library.None();
  const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return ways.includes('client_secret_basic') ? library.ClientSecretBasic(secret) : library.ClientSecretPost(secret);
}

/** What the token itself says counts; providers may tell the rest only at userinfo (OpenID Connect Core 1.0, 5.4). */
async function withUserInfo(
  { library, server, options }: Provider,
  asked: { client: Oauth.Client; claims: Oauth.IDToken; token: string; wanted: readonly string[] },
): Promise<JsonObject> {
  const { client, claims, token, wanted } = asked;
  const own = JsonObject.parse(claims);
  const lacks = wanted.some((name) => !Object.hasOwn(own, name));
  if (!lacks || server.userinfo_endpoint === undefined) return own;
  const response = await library.userInfoRequest(server, client, token, options);
  const more = await library.processUserInfoResponse(server, client, claims.sub, response);
  return { ...JsonObject.parse(more), ...own };
}

/** The library's requests by the one place from which requests leave. */
const sendingBy =
  (http: Pick<Http, 'send'>) =>
  async (
    url: string,
    {
      method,
      headers,
      body,
      signal,
    }: { method: string; headers: Record<string, string>; body?: unknown; signal?: AbortSignal | undefined },
  ): Promise<Response> => {
    const text = body instanceof URLSearchParams ? body.toString() : undefined;
    const answer = await http.send({ method: method === 'POST' ? 'POST' : 'GET', url, headers, body: text, signal });
    if (answer.text.length > longestAnswer) throw new Error('the answer is too long');
    const type = answer.headers['content-type'];
    return new Response(answer.text, {
      status: answer.status,
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    });
  };

async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Problem('upstream_failed', `The identity provider did not confirm this sign-in (${reasonOf(error)}).`, {
      cause: error,
    });
  }
}

/** A code of the protocol or the library, never a text of the answer. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no valid answer';
  const said = 'error' in error ? error.error : undefined;
  const code = 'code' in error ? error.code : undefined;
  if (typeof said === 'string' && /^[a-z_]{1,60}$/.test(said)) return said;
  if (typeof code === 'string' && /^[\w-]{1,80}$/.test(code)) return code;
  return 'no valid answer';
}
