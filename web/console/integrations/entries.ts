// What somebody types for a connection, and what of it is sent.
import type { ConnectorDetail, Entries, Prompt } from '../api/integrations.ts';

/** Keyed `config.<key>` and `credentials.<key>`, as the service names wrong fields. */
export type Typed = Readonly<Record<string, string>>;

/** The whole configuration of systems whose collections are told by whoever connects them. */
export const documentKey = 'config';

const examples: Readonly<Record<string, unknown>> = {
  rest: {
    base_url: 'https://hr.example.com/api',
    collections: {
      people: {
        path: '/people',
        items: 'data',
        id: 'id',
        paging: { kind: 'page', next: 'meta.next_page' },
        write: { method: 'PUT', path: '/people/{id}' },
      },
    },
  },
  postgresql: {
    host: 'db.example.com',
    database: 'hr',
    collections: { people: { table: 'hr.people', key: 'id', changed: 'updated_at' } },
  },
  sftp: {
    host: 'files.example.com',
    host_key: 'SHA256:…',
    collections: {
      people: {
        folder: '/outgoing',
        files: 'employees-*.csv',
        id: 'employee_no',
        write: { folder: '/incoming', name: 'people' },
      },
    },
  },
};

/** A system without collections of its own is described by its configuration. */
export const isDescribed = ({ collections }: ConnectorDetail): boolean => collections.length === 0;

export const documentOf = (system: string, config: unknown): string =>
  JSON.stringify(config ?? examples[system] ?? {}, null, 2);

/** Undefined: the text is no JSON object. */
export function readDocument(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    return Object.fromEntries(Object.entries(read));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What was left empty is not sent. Undefined: the configuration is no JSON. */
export function entriesOf(detail: ConnectorDetail, typed: Typed): Entries | undefined {
  const config = isDescribed(detail)
    ? readDocument(typed[documentKey] ?? '')
    : given('config', [...detail.config, { key: 'origin' }], typed);
  return config === undefined ? undefined : { config, credentials: given('credentials', detail.credentials, typed) };
}

const given = (
  place: string,
  prompts: readonly Pick<Prompt, 'key'>[],
  typed: Typed,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    prompts.flatMap(({ key }) => {
      const value = (typed[`${place}.${key}`] ?? '').trim();
      return value === '' ? [] : [[key, value] as const];
    }),
  );
