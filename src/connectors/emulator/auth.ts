// Who is let into an emulated system: the made-up credentials of its connector, and the tokens it gave out for them.
import type { Auth } from '../../core/connector/auth.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { type Values, fill } from '../runtime/templates.ts';
import { place } from './place.ts';
import type { Proofs } from './proofs.ts';

export interface Knock {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface EmulatorAuth {
  /** The answer of the token address or the login call; undefined where the request is neither. */
  token(knock: Knock, body: JsonObject): Promise<{ status: number; body: Json } | undefined>;
  isOpen(knock: Knock): boolean;
  /** Every token given out so far is worthless from now on. */
  expire(): void;
  readonly given: () => number;
}

/** The way in that the made-up credentials suffice for first: all of them are given. */
export function openEmulatorAuth({ auth: [auth], baseUrl }: Connector, values: Values, proofs?: Proofs): EmulatorAuth {
  let given = 0;
  let good = 0;
  const tokenPath = auth === undefined ? undefined : tokenPathOf(auth, { baseUrl, values });
  return {
    async token(knock, body) {
      if (auth === undefined || tokenPath === undefined || knock.url.pathname !== tokenPath) return undefined;
      const refused = await refusal(auth, { knock, body, values, proofs });
      if (refused !== undefined) return refused;
      given += 1;
      good = given;
      const answer: JsonObject = { access_token: `token-${given}`, token_type: 'Bearer', expires_in: 3_600 };
      if (auth.kind === 'session') place(answer, auth.token, `token-${given}`);
      return { status: 200, body: answer };
    },
    isOpen: (knock) => auth === undefined || fits(auth, knock, { ...values, token: `token-${good}` }),
    expire: () => {
      good = given + 1;
    },
    given: () => given,
  };
}

interface Asking {
  readonly knock: Knock;
  readonly body: JsonObject;
  readonly values: Values;
  readonly proofs: Proofs | undefined;
}

/** A login is known by its own words, a client by its secret, and who brings an assertion by that. */
async function refusal(auth: Auth, { knock, body, values, proofs }: Asking): Promise<Refusal | undefined> {
  if (auth.kind === 'session') {
    const words = Object.entries(auth.login.body ?? {});
    return words.every(([name, template]) => body[name] === fill(template, values)) ? undefined : stranger;
  }
  if (body['grant_type'] !== grantOf(auth)) return { status: 400, body: { error: 'unsupported_grant_type' } };
  if (proofs !== undefined) return notGranted(await proofs.fault(body['assertion']));
  const secret = fill('{cred.client_secret}', values);
  const [, pair = ''] = /^Basic (.+)$/.exec(knock.headers['authorization'] ?? '') ?? [];
  const isClient = body['client_secret'] === secret || Buffer.from(pair, 'base64').toString().endsWith(`:${secret}`);
  return isClient ? undefined : stranger;
}

type Refusal = { status: number; body: Json };

/** RFC 7522 §3.1. */
const notGranted = (because: string | undefined): Refusal | undefined =>
  because === undefined ? undefined : { status: 400, body: { error: 'invalid_grant', error_description: because } };

const stranger = { status: 401, body: { error: 'invalid_client' } };

/** Some have a word of their own for client credentials. */
const grantOf = (auth: Auth): string | undefined =>
  ('extra' in auth ? auth.extra?.['grant_type'] : undefined) ?? grants[auth.kind];

const grants: Readonly<Partial<Record<Auth['kind'], string>>> = {
  'oauth2-client': 'client_credentials',
  'oauth2-code': 'refresh_token',
  'oauth2-refresh': 'refresh_token',
  'jwt-bearer': 'urn:ietf:params:oauth:grant-type:jwt-bearer',
  'saml-bearer': 'urn:ietf:params:oauth:grant-type:saml2-bearer',
};

function tokenPathOf(auth: Auth, { baseUrl, values }: { baseUrl: string; values: Values }): string | undefined {
  const address = auth.kind === 'session' ? baseUrl + fill(auth.login.path, values, 'path') : undefined;
  const known = address ?? ('tokenUrl' in auth ? fill(auth.tokenUrl, values) : undefined);
  return known === undefined ? undefined : new URL(known).pathname;
}

function fits(auth: Auth, { url, headers }: Knock, values: Values): boolean {
  switch (auth.kind) {
    case 'none':
      return true;
    case 'api-key': {
      const name = fill(auth.name, values);
      const shown = auth.in === 'query' ? url.searchParams.get(name) : headers[name.toLowerCase()];
      return shown === fill(auth.value, values);
    }
    case 'basic': {
      const pair = `${fill(auth.username, values)}:${fill(auth.password, values)}`;
      return headers['authorization'] === `Basic ${Buffer.from(pair).toString('base64')}`;
    }
    case 'session':
      return headers[auth.send.header.toLowerCase()] === fill(auth.send.value, values);
    case 'oauth2-code':
      return headers['authorization'] === fill(`${auth.scheme} {token}`, values);
    case 'oauth2-client':
    case 'oauth2-refresh':
    case 'jwt-bearer':
    case 'saml-bearer':
      return headers['authorization'] === fill('Bearer {token}', values);
    default:
      return auth satisfies never;
  }
}
