// How the system lets somebody in: its security schemes, in the order in which they are used.
import type { ConnectorInput } from '../../../src/core/connector/connector.ts';
import { listOf } from '../description.ts';
import { type Document, follow, nodeOf } from '../schema.ts';
import { type Notes, guess } from './guess.ts';
import { type Described, text } from './operations.ts';
import { snake } from './words.ts';

type Auth = ConnectorInput['auth'][number];
type Prompt = NonNullable<ConnectorInput['credentials']>[number];

interface Way {
  readonly auth: Auth;
  readonly asks: readonly Prompt[];
}

export interface SignIn {
  readonly auth: readonly Auth[];
  readonly credentials: readonly Prompt[];
}

type Scheme = Readonly<Record<string, unknown>>;

const secret = (key: string, label: string, help: string): Prompt => ({ key, label, secret: true, help });
const client = [
  { key: 'client_id', label: 'Client id', help: 'Where the application is registered with the vendor.' },
  secret('client_secret', 'Client secret', 'Beside the client id.'),
] as const;
const bearer: Way = {
  auth: { kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.access_token}' },
  asks: [secret('access_token', 'Access token', 'Where the vendor’s account settings give out tokens or keys.')],
};

export function findSignIn(
  { document, operations, baseUrl }: { document: Document; operations: readonly Described[]; baseUrl: string },
  notes: Notes,
): SignIn {
  const schemes = schemesOf(document);
  const used = usedFirst(document, operations).filter((name) => schemes.has(name));
  const names = [...new Set([...used, ...schemes.keys()])];
  const ways = names.flatMap((name) => waysOf(schemes.get(name) ?? {}, { name, baseUrl, notes }));
  if (ways.length > 0) {
    guess(notes, 'auth', ['high', `declared: ${names.join(', ')}`]);
    return joined(ways);
  }
  return joined([byHeader(operations, notes) ?? byWords(document, notes)]);
}

/** Whoever connects gives what one of them takes. */
function joined(ways: readonly Way[]): SignIn {
  const asks = [...new Map(ways.flatMap((way) => way.asks).map((one) => [one.key, one])).values()];
  const auth = ways
    .map((way) => way.auth)
    .filter((one, index, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index);
  const credentials = auth.length === 1 ? asks : asks.map((one) => ({ ...one, optional: true as const }));
  return { auth, credentials };
}

function schemesOf(document: Document): ReadonlyMap<string, Scheme> {
  const { components, securityDefinitions } = document.root;
  const declared = nodeOf(nodeOf(components)?.['securitySchemes']) ?? nodeOf(securityDefinitions) ?? {};
  return new Map(Object.entries(declared).map(([name, value]) => [name, follow(document, value)?.node ?? {}]));
}

/** The most used one first. */
function usedFirst(document: Document, operations: readonly Described[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const security of [document.root['security'], ...operations.map((one) => one.security)])
    for (const one of listOf(security))
      for (const name of Object.keys(nodeOf(one) ?? {})) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

interface Around {
  readonly name: string;
  readonly baseUrl: string;
  readonly notes: Notes;
}

function waysOf(scheme: Scheme, around: Around): readonly Way[] {
  const words = text(scheme['description']) ?? '';
  switch (scheme['type']) {
    case 'apiKey':
      return byKey(scheme, words, around);
    case 'basic':
      return [basic(words)];
    case 'http':
      if (String(scheme['scheme']).toLowerCase() === 'basic') return [basic(words)];
      return String(scheme['scheme']).toLowerCase() === 'bearer' ? [bearer] : cannot(scheme, around);
    case 'oauth2':
      return byFlows(scheme, around);
    default:
      return cannot(scheme, around);
  }
}

const cannot = ({ type, scheme }: Scheme, { name, notes }: Around): readonly Way[] => {
  notes.open.push(
    `sign-in ${name}: ${String(type)} ${text(scheme) ?? ''} is none of the ways that a connector knows`.replace(
      '  ',
      ' ',
    ),
  );
  return [];
};

/** What stands before the key in the header is told in words, if at all. */
function byKey({ in: where, name }: Scheme, words: string, around: Around): readonly Way[] {
  if (where !== 'header' && where !== 'query')
    return cannot({ type: 'apiKey', scheme: `in a ${String(where)}` }, around);
  const header = String(name);
  const key = snake(header) === 'authorization' ? 'api_key' : snake(header).replace(/^x_/, '');
  const [, word] = /\b(Bearer|Token|ApiKey|Basic|Key)\s+[<{[\w]*(?:token|key|api)/i.exec(words) ?? [];
  const value = word === undefined || where === 'query' ? `{cred.${key}}` : `${word} {cred.${key}}`;
  if (word !== undefined) guess(around.notes, 'auth', ['medium', `its description writes “${word}” before the key`]);
  return [
    {
      auth: { kind: 'api-key', in: where, name: where === 'header' ? header.toLowerCase() : header, value },
      asks: [
        secret(
          key,
          'API key',
          words.split('\n')[0]?.slice(0, 160) || 'Where the vendor’s account settings give out keys.',
        ),
      ],
    },
  ];
}

/** Some take a key as the user name and nothing for the password. */
function basic(words: string): Way {
  if (/api.?key.{0,40}\busername|username.{0,60}api.?key/i.test(words))
    return {
      auth: { kind: 'basic', username: '{cred.api_key}', password: 'X' },
      asks: [secret('api_key', 'API key', 'Where the vendor’s account settings give out keys.')],
    };
  return {
    auth: { kind: 'basic', username: '{cred.username}', password: '{cred.password}' },
    asks: [
      { key: 'username', label: 'User name', help: 'Of an account made for Muster alone, or the API key.' },
      secret('password', 'Password', 'Of that account.'),
    ],
  };
}

/** OpenAPI 3 names each flow; Swagger 2 has one, under an older name. */
function byFlows(scheme: Scheme, around: Around): readonly Way[] {
  const flows = nodeOf(scheme['flows']) ?? { [String(scheme['flow'])]: scheme };
  const refreshable = new Set(['authorizationCode', 'accessCode']);
  const ways = Object.entries(flows).flatMap(([kind, value]): readonly Way[] => {
    const flow = nodeOf(value) ?? {};
    const tokenUrl = absolute(flow['tokenUrl'], around.baseUrl);
    const scopes = Object.keys(nodeOf(flow['scopes']) ?? {});
    if (refreshable.has(kind) && tokenUrl !== undefined)
      return [
        {
          auth: {
            kind: 'oauth2-code',
            authorizeUrl: absolute(flow['authorizationUrl'], around.baseUrl) ?? tokenUrl,
            tokenUrl,
            scopes,
          },
          asks: [
            ...client,
            { ...secret('refresh_token', 'Refresh token', 'Filled in by the connect page.'), optional: true },
          ],
        },
      ];
    if (['clientCredentials', 'application'].includes(kind) && tokenUrl !== undefined)
      return [{ auth: { kind: 'oauth2-client', tokenUrl, scopes }, asks: client }];
    around.notes.open.push(
      `sign-in ${around.name}: the flow ${kind} ${kind === 'implicit' ? 'gives no token that can be renewed' : 'is none that a connector knows'}; is there another?`,
    );
    return [];
  });
  if (ways.length > 0) return ways;
  guess(around.notes, 'auth', [
    'low',
    'the token of a flow that a connector cannot go through is taken for one given by hand',
  ]);
  return [bearer];
}

function absolute(value: unknown, baseUrl: string): string | undefined {
  const address = text(value)?.trim();
  if (address === undefined || address === '' || !URL.canParse(address, baseUrl.replaceAll(/[{}]/g, '')))
    return undefined;
  return URL.canParse(address) ? address : new URL(address, baseUrl).href;
}

/** Without schemes: a header that most operations require and that is named like a key. */
function byHeader(operations: readonly Described[], notes: Notes): Way | undefined {
  const headers = operations.flatMap(({ parameters }) =>
    parameters.filter((one) => one.in === 'header' && one.isRequired),
  );
  const found = headers.find(({ name }) => /^authorization$|api[-_]?key|access[-_]?key|token/i.test(name));
  if (found === undefined) return undefined;
  const key = snake(found.name) === 'authorization' ? 'api_key' : snake(found.name).replace(/^x_/, '');
  const word = /\bBearer\b/i.exec(found.words)?.[0] ?? (/\bBasic\b/i.exec(found.words) ? 'Basic' : undefined);
  guess(notes, 'auth', ['medium', `no scheme is declared, but operations require the header ${found.name}`]);
  notes.open.push(`sign-in: is ${found.name} all that is needed?`);
  const value = word === undefined ? `{cred.${key}}` : `${word} {cred.${key}}`;
  return {
    auth: { kind: 'api-key', in: 'header', name: found.name.toLowerCase(), value },
    asks: [secret(key, 'Key', 'Where the vendor’s account settings give out keys.')],
  };
}

function byWords(document: Document, notes: Notes): Way {
  const words = text(nodeOf(document.root['info'])?.['description']) ?? '';
  guess(notes, 'auth', ['low', 'the description declares no way to sign in; a token in the header is the usual one']);
  notes.open.push('sign-in: the description names no way; which does the system take?');
  return /basic auth/i.test(words) ? basic(words) : bearer;
}
