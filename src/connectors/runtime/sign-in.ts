// Gets a request let in: the headers and parameters of the connection's way to sign in. Tokens are fetched once for all who wait.
import type { Auth } from '../../core/connector/auth.ts';
import type { Connector } from '../../core/connector/connector.ts';
import { Json } from '../../core/json.ts';
import type { Token } from '../../core/ports/connections.ts';
import type { Clock } from '../../core/clock.ts';
import { type Incoming, type Outgoing } from './http.ts';
import { faultIn, faultOf } from './faults.ts';
import { readPath } from '../../core/json-path.ts';
import { type Values, canFill, fill, fillAll } from './templates.ts';
import { tokenRequest } from './token-request.ts';

/** Holds secrets: goes into the request and nowhere else. */
export interface RequestAuth {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The token in it, if any. */
  readonly token?: string;
}

/** Of one connection in one process; a token is fetched once for all who wait for it. */
export interface SignIn {
  /** Throws a fault of kind `auth` when no token can be had. */
  entry(signal: AbortSignal): Promise<RequestAuth>;
  /** The system refused that entry. True: it is worth another try, with the fresh token that the next entry holds. */
  renew(refused: RequestAuth): boolean;
}

interface SignInDependencies {
  readonly connector: Connector;
  readonly values: Values;
  readonly token: Token | null;
  readonly keepToken: (token: Token | null) => Promise<void>;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly send: (outgoing: Outgoing) => Promise<Incoming>;
}

/** Renewed that long before it ends. */
const marginMs = 60_000;

/**
 * Takes the first declared way for which the credentials suffice; throws a fault of kind `auth` where there is none. A
 * token is renewed a minute before it ends, and stored before it is used.
 */
export function openSignIn(dependencies: SignInDependencies): SignIn {
  const auth = wayIn(dependencies);
  if (auth.kind === 'none' || auth.kind === 'api-key' || auth.kind === 'basic') {
    const entry = plainEntry(auth, dependencies.values);
    return { entry: async () => entry, renew: () => false };
  }
  let token = dependencies.token;
  let fetching: Promise<Token> | undefined;
  const isFresh = (held: Token): boolean =>
    held.expiresAt === null || held.expiresAt.getTime() - marginMs > dependencies.clock.now().getTime();

  const fetchToken = async (signal: AbortSignal): Promise<Token> => {
    const fresh = await requestToken(auth, { ...dependencies, token }, signal);
    await dependencies.keepToken(fresh);
    return (token = fresh);
  };
  return {
    async entry(signal) {
      // One request for many waiters: a system that rotates refresh tokens would lock out the second.
      if (token === null || !isFresh(token)) fetching ??= fetchToken(signal).finally(() => (fetching = undefined));
      const held = fetching === undefined ? token : await fetching;
      if (held === null) throw faultOf(dependencies.connector, 'auth');
      return bearing(auth, held, dependencies.values);
    },
    renew(refused) {
      // Many requests may be refused at once: only the first of them ends the token that all of them carried.
      if (token !== null && token.access === refused.token) token = { ...token, expiresAt: new Date(0) };
      return true;
    },
  };
}

/** The first declared way whose places the connection's values fill. */
function wayIn({ connector, values }: SignInDependencies): Auth {
  const found = connector.auth.find((auth) => templatesOf(auth).every((template) => canFill(template, values)));
  if (found === undefined)
    throw faultOf(connector, 'auth', { fix: 'Enter the credentials that the connection lacks.' });
  return found;
}

function templatesOf(auth: Auth): readonly string[] {
  switch (auth.kind) {
    case 'none':
      return [];
    case 'api-key':
      return [auth.name, auth.value];
    case 'basic':
      return [auth.username, auth.password];
    case 'session':
      return [auth.login.path, ...Object.values(auth.login.body ?? {}), ...Object.values(auth.login.query ?? {})];
    case 'jwt-bearer':
      return [auth.tokenUrl, auth.issuer, auth.audience, '{cred.private_key}'];
    case 'saml-bearer':
      return [auth.tokenUrl, '{cred.assertion}'];
    case 'oauth2-code':
    case 'oauth2-refresh':
      return [auth.tokenUrl, '{cred.client_id}', '{cred.client_secret}'];
    case 'oauth2-client':
      return [auth.tokenUrl, '{cred.client_id}', '{cred.client_secret}', ...certificateOf(auth)];
    default:
      return auth satisfies never;
  }
}

const certificateOf = ({ mtls }: Extract<Auth, { kind: 'oauth2-client' }>): readonly string[] =>
  mtls ? ['{cred.client_certificate}', '{cred.client_key}'] : [];

function plainEntry(auth: Extract<Auth, { kind: 'none' | 'api-key' | 'basic' }>, values: Values): RequestAuth {
  if (auth.kind === 'none') return { headers: {}, query: {} };
  if (auth.kind === 'api-key') {
    const entry = { [fill(auth.name, values)]: fill(auth.value, values) };
    return auth.in === 'header' ? { headers: entry, query: {} } : { headers: {}, query: entry };
  }
  const pair = `${fill(auth.username, values)}:${fill(auth.password, values)}`;
  return { headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, query: {} };
}

type TokenAuth = Exclude<Auth, { kind: 'none' | 'api-key' | 'basic' }>;

function bearing(auth: TokenAuth, { access }: Token, values: Values): RequestAuth {
  const headers =
    auth.kind === 'session'
      ? fillAll({ [auth.send.header]: auth.send.value }, { ...values, token: access })
      : { authorization: `${auth.kind === 'oauth2-code' ? auth.scheme : 'Bearer'} ${access}` };
  return { headers, query: {}, token: access };
}

async function requestToken(auth: TokenAuth, dependencies: SignInDependencies, signal: AbortSignal): Promise<Token> {
  const { connector, clock } = dependencies;
  const answer = await dependencies.send({ ...(await tokenRequest(auth, dependencies)), signal });
  const session = auth.kind === 'session' ? { path: auth.token, seconds: auth.seconds } : undefined;
  return readToken(answer, { connector, clock, before: dependencies.token, session, fix: fixes[auth.kind] });
}

/** What whoever made the assertion has to look at: the answer's own words are not repeated, they may be personal. */
const fixes: Readonly<Partial<Record<Auth['kind'], string>>> = {
  'jwt-bearer':
    'The signed request for a token was refused: check that the private key belongs to a key that is registered over there and not expired, and the name it signs for.',
  'saml-bearer':
    'The SAML assertion was refused: it may have expired, be meant for another audience or recipient, or be signed with a certificate that is not registered over there. Have your identity provider make a new one and enter it.',
};

interface Granted {
  readonly connector: Connector;
  readonly clock: Clock;
  /** A refresh token that the answer does not replace stays good. */
  readonly before: Token | null;
  /** Of a login call, whose answer is the system's own. */
  readonly session?: { readonly path: string; readonly seconds: number } | undefined;
  /** What to do when nothing is granted, where the usual words say too little. */
  readonly fix?: string | undefined;
}

/** Throws a fault of kind `auth` for an answer that grants nothing. */
export function readToken(answer: Incoming, { connector, clock, before, session, fix }: Granted): Token {
  const refused = () => faultOf(connector, 'auth', { status: answer.status, ...(fix === undefined ? {} : { fix }) });
  const body = parsed(answer.text);
  const fault = faultIn({ ...connector, success: undefined }, answer, { body, now: clock.now(), writes: false });
  // A token address that says 400 means the grant: RFC 6749 §5.2.
  if (fault !== undefined) throw fault.passes ? fault : refused();
  const said = readPath(body, session?.path ?? 'access_token');
  const access = typeof said === 'string' ? said.trim() : '';
  // Nothing else can stand in a header.
  if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(access)) throw noToken(connector, answer, fix);
  return tokenOf(body, { access, session, before, clock });
}

/** It did not refuse, and granted nothing that can be used. */
const noToken = (connector: Connector, { status }: Incoming, fix: string | undefined) =>
  faultOf(connector, 'auth', {
    status,
    fix:
      fix ??
      'The address for tokens answered, but without an access_token that can be used: check that it is that of the token endpoint.',
  });

interface Accepted extends Pick<Granted, 'clock' | 'before' | 'session'> {
  readonly access: string;
}

function tokenOf(body: Json | undefined, { access, session, before, clock }: Accepted): Token {
  const seconds = session?.seconds ?? lifetime(readPath(body, 'expires_in'), clock.now());
  const refresh = readPath(body, 'refresh_token');
  return {
    access,
    refresh: typeof refresh === 'string' ? refresh : (before?.refresh ?? null),
    expiresAt: new Date(clock.now().getTime() + seconds * 1000),
  };
}

/** RFC 6749 §5.1 leaves it out where documents say it; an hour is what most of them say, and too early costs one request. */
const usualSeconds = 3_600;
const yearSeconds = 31_536_000;
/** More than a year is a moment since 1970, in seconds or milliseconds, or a slip: asked for anew after the usual time. */
function lifetime(said: Json | undefined, now: Date): number {
  const number = typeof said === 'string' || typeof said === 'number' ? Number(said) : Number.NaN;
  const moment = number > 100_000_000_000 ? number / 1000 : number;
  const seconds = number > yearSeconds ? moment - now.getTime() / 1000 : number;
  return seconds > 0 && seconds <= yearSeconds ? seconds : usualSeconds;
}

function parsed(text: string): Json | undefined {
  try {
    return Json.parse(JSON.parse(text));
  } catch {
    // An address that answers something else gave no token; that is what is reported.
    return fields(text);
  }
}

/** Some servers answer as a form, as drafts of the standard had it (GitHub does unless asked). */
const fields = (text: string): Json | undefined =>
  /^[\w.~%+-]+=[^\s<>"]*$/.test(text.trim()) ? Object.fromEntries(new URLSearchParams(text.trim())) : undefined;
