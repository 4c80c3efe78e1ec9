// Which dialect an address speaks. An address that nobody knows is spoken to in the least common form.
import { type Dialect, type DialectId, dialectIds } from './dialect.ts';
import { dialects } from './table.ts';

interface Chosen {
  readonly baseUrl?: string | undefined;
  readonly dialect?: DialectId | undefined;
  readonly api?: 'chat' | 'responses' | undefined;
}

/** A setting goes before the address; `api` alone changes the wire format and nothing else. */
export function chooseDialect({ baseUrl, dialect, api }: Chosen): Dialect {
  const found = dialects[dialect ?? idFor(baseUrl)];
  if (api === undefined || api === found.api) return found;
  if (found.id === 'openai-responses') return dialects['openai-chat'];
  const maxTokens =
    found.maxTokens === undefined ? undefined : api === 'responses' ? 'max_output_tokens' : 'max_tokens';
  return { ...found, api, ...(maxTokens === undefined ? {} : { maxTokens }) };
}

function idFor(baseUrl: string | undefined): DialectId {
  if (baseUrl === undefined) return 'openai-responses';
  const { hostname, port } = new URL(baseUrl);
  const byHost = dialectIds.find((id) => dialects[id].hosts.some((host) => fits(hostname, host)));
  if (byHost !== undefined) return byHost;
  return dialectIds.find((id) => port !== '' && dialects[id].port === Number(port)) ?? 'strict';
}

const fits = (hostname: string, host: string): boolean =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
