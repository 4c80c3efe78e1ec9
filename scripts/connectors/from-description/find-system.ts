// What the description says of the system as a whole: its address, its limits, the headers that every request carries.
import type { ConnectorInput } from '../../../src/core/connector/connector.ts';
import { listOf } from '../description.ts';
import { type Document, nodeOf } from '../schema.ts';
import { properties, typeName } from './find-list.ts';
import { type Notes, guess } from './guess.ts';
import { type Described, type Parameter, text } from './operations.ts';
import { label, snake } from './words.ts';

type Prompt = NonNullable<ConnectorInput['config']>[number];

export interface Server {
  readonly baseUrl: string;
  readonly config: readonly Prompt[];
}

export const prompt = (key: string, help: string, example?: string): Prompt => ({
  key: /^[a-z]/.test(snake(key)) ? snake(key) : `place_${snake(key)}`,
  label: label(snake(key)),
  help,
  ...(example === undefined ? {} : { example }),
});

const host = prompt('host', 'The host of the account, without https://.', 'api.example.com');

/** The first server; what stands for the account in its address is asked of whoever connects. */
export function findServer({ root }: Document, notes: Notes): Server {
  const servers = listOf(root['servers'])
    .map(nodeOf)
    .filter((one) => one !== undefined);
  const real = servers.filter((one) => !/sandbox|demo|staging|test|mock|localhost/i.test(JSON.stringify(one)));
  const first = [...real, ...servers].find(({ url }) => String(url).startsWith('https')) ?? servers[0];
  const { host: name, basePath } = root;
  const old = typeof name === 'string' ? `https://${name}${text(basePath) ?? ''}` : undefined;
  const address = (text(first?.['url']) ?? old ?? '').replace(/^http:/, 'https:').replace(/\/$/, '');
  if (!/^https:\/\/[^/]/.test(address)) {
    guess(notes, 'baseUrl', ['low', 'the description names no server: the host is asked of whoever connects']);
    notes.open.push('which address does the system have?');
    return { baseUrl: `https://{config.host}${address.startsWith('/') ? address : ''}`, config: [host] };
  }
  if (servers.length > 1) guess(notes, 'baseUrl', ['medium', `one of ${servers.length} servers`]);
  return withVariables(address, nodeOf(first?.['variables']) ?? {}, notes);
}

/** A variable whose default is a whole host is filled in; any other is asked for. */
function withVariables(address: string, variables: Readonly<Record<string, unknown>>, notes: Notes): Server {
  const config: Prompt[] = [];
  const baseUrl = address.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const variable = nodeOf(variables[name]) ?? {};
    const usual = text(variable['default']);
    if (usual !== undefined && (/^v?\d/.test(usual) || /^[\w-]+(\.[\w-]+)+/.test(usual))) return usual;
    const asked = prompt(
      name,
      text(variable['description']) ?? 'A part of the address of the account.',
      usual ?? 'acme',
    );
    config.push(asked);
    guess(notes, `config.${asked.key}`, ['medium', `${name} in the address differs from account to account`]);
    return `{config.${asked.key}}`;
  });
  return { baseUrl: baseUrl.replace(/\/$/, ''), config };
}

interface FoundHeaders {
  readonly headers: Record<string, string>;
  readonly config: readonly Prompt[];
  readonly credentials: readonly Prompt[];
}

/** Headers of most operations: with the one value that they can have, or with what is asked for where they are required. */
export function findHeaders(operations: readonly Described[], taken: ReadonlySet<string>, notes: Notes): FoundHeaders {
  const found = { headers: acceptOf(operations), config: [] as Prompt[], credentials: [] as Prompt[] };
  for (const [name, one] of usualHeaders(operations)) {
    if (taken.has(name) || /^(content-type|accept|authorization|if-|idempotency)/.test(name)) continue;
    const value = one.constant ?? (/version/.test(name) ? text(one.schema['example']) : undefined);
    if (value !== undefined) found.headers[name] = value;
    else if (one.isRequired) askFor(found, { name, one, notes });
  }
  return found;
}

interface Asking {
  readonly name: string;
  readonly one: Parameter;
  readonly notes: Notes;
}

function askFor(
  { headers, config, credentials }: { headers: Record<string, string>; config: Prompt[]; credentials: Prompt[] },
  { name, one, notes }: Asking,
): void {
  const asked = prompt(name.replace(/^x-/, ''), `Sent as ${one.name} with every request.`, text(one.schema['example']));
  const isSecret = /key|token|secret|password/.test(name);
  if (isSecret) credentials.push({ ...asked, secret: true });
  else config.push(asked);
  headers[name] = `{${isSecret ? 'cred' : 'config'}.${asked.key}}`;
  guess(notes, `headers.${name}`, ['medium', 'most operations require it']);
}

/** Those that at least half of all operations know, by name. */
function usualHeaders(operations: readonly Described[]): readonly (readonly [string, Parameter])[] {
  const all = operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'header'));
  const named = [...Map.groupBy(all, (one) => one.name.toLowerCase())];
  return named.flatMap(([name, same]) => {
    const [first] = same;
    return first !== undefined && same.length >= operations.length / 2 ? [[name, first] as const] : [];
  });
}

/** JSON under another name has to be asked for. */
function acceptOf(operations: readonly Described[]): Record<string, string> {
  const special = operations.map((one) => one.answerType ?? '').filter((type) => type.includes('+json'));
  const [first = ''] = special;
  return special.length > operations.length / 2 ? { accept: first.split(';')[0] ?? first } : {};
}

const units: Readonly<Record<string, number>> = { second: 1, sec: 1, minute: 60, min: 60, hour: 3_600, day: 86_400 };

/** “100 requests per minute”, and the headers that say what is left. */
export function findLimits(
  { root }: Document,
  operations: readonly Described[],
  notes: Notes,
): ConnectorInput['limits'] {
  const words = text(nodeOf(root['info'])?.['description']) ?? '';
  const [said, count, , unit = ''] =
    /(\d[\d,]{0,6})\s+(?:api\s+)?(requests?|calls?)\s*(?:per|\/|every|each|a|in a)\s*(second|sec|minute|min|hour|day)/i.exec(
      words,
    ) ?? [];
  const headers = headersIn(root, operations);
  const remaining = headers.find((name) => /rate-?limit.*remaining|remaining.*rate/.test(name));
  const reset = headers.find((name) => /rate-?limit.*reset/.test(name));
  const requests = Number(count?.replaceAll(',', ''));
  if (said !== undefined) guess(notes, 'limits', ['medium', `its description says “${said.trim()}”`]);
  else
    guess(notes, 'limits', [
      'low',
      'the description names no limit: four requests at once, and what the system answers',
    ]);
  if (reset !== undefined) {
    guess(notes, 'limits.resetUnit', ['low', `${reset} is taken for seconds of the epoch`]);
    notes.open.push(`limits: is ${reset} an instant or a number of seconds?`);
  }
  return {
    concurrency: 4,
    ...(said === undefined ? {} : { requests, perSeconds: units[unit.toLowerCase()] ?? 60 }),
    ...(remaining === undefined ? {} : { remainingHeader: remaining }),
    ...(reset === undefined ? {} : { resetHeader: reset, resetUnit: 'epoch-seconds' as const }),
  };
}

function headersIn(root: Document['root'], operations: readonly Described[]): readonly string[] {
  const declared = Object.keys(nodeOf(nodeOf(root['components'])?.['headers']) ?? {});
  return [...new Set([...operations.flatMap((one) => one.answerHeaders), ...declared])].map((name) =>
    name.toLowerCase(),
  );
}

/** Systems that answer 200 with a failure inside show the same flag in nearly every answer. */
export function findSuccess(operations: readonly Described[], notes: Notes): Pick<ConnectorInput, 'success'> {
  const answers = operations.map(({ answer }) => answer).filter((answer) => answer !== undefined);
  const flag = ['ok', 'success'].find((name) => {
    const shown = answers.filter((answer) =>
      properties(answer).some((one) => one.name === name && typeName(one.place) === 'boolean'),
    );
    return answers.length > 2 && shown.length > answers.length * 0.8;
  });
  if (flag === undefined) return {};
  guess(notes, 'success', ['medium', `nearly every answer holds ${flag}`]);
  return { success: { path: flag, equals: true } };
}

const kinds = [
  ['ats', /\b(ats|applicants?|recruit\w*|candidates?|hiring)\b/i],
  ['payroll', /\bpayrolls?\b/i],
  ['hris', /\b(hr|hris|human resources|employees?|workers?|personnel|people data)\b/i],
  ['calendar', /\b(calendars?|scheduling|appointments?|events?|webinars?)\b/i],
  ['email', /\b(e-?mails?|mailing|inbox|newsletters?|campaigns?)\b/i],
  ['chat', /\b(chats?|messaging|messenger|channels)\b/i],
  ['crm', /\b(crm|contacts?|customers?|deals?|leads?|helpdesk|support)\b/i],
] as const;

export function findCategory(
  { root }: Document,
  collections: readonly string[],
  notes: Notes,
): ConnectorInput['category'] {
  const info = nodeOf(root['info']) ?? {};
  const words = `${text(info['title']) ?? ''} ${(text(info['description']) ?? '').slice(0, 600)} ${collections.join(' ').replaceAll('_', ' ')}`;
  const counted = kinds.map(([kind, pattern]) => ({
    kind,
    count: [...words.matchAll(new RegExp(pattern, 'gi'))].length,
  }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.count === 0) return ['generic'];
  guess(notes, 'category', ['low', 'by the words of its title, its description and its lists']);
  return [best.kind];
}
