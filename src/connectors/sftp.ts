// CSV files over SFTP: folders of files that the connection's own configuration names are its collections.
import { z } from 'zod';
import { type Connector, type ConnectorInput, defineConnector } from '../core/connector/connector.ts';
import type { Json } from '../core/json.ts';

const folder = z
  .string()
  .regex(/^\/?[^\0*?]*$/, 'must be a folder, such as /outgoing')
  .transform((path) => path.replace(/\/+$/, ''));

const Files = z.strictObject({
  folder: folder.default(''),
  /** `*` stands for any characters but a slash. */
  files: z
    .string()
    .regex(/^[^/\0]+$/, 'must be a file name, such as employees-*.csv')
    .default('*.csv'),
  /** The column that names the record. */
  id: z.string().min(1).max(200),
  delimiter: z.string().length(1).default(','),
  encoding: z.enum(['utf8', 'latin1']).default('utf8'),
  /** `changed`: every file once, and again when it changes. `newest`: the latest file is all there is, so that rows it lacks are gone. */
  read: z.enum(['changed', 'newest']).default('changed'),
  /** Each batch of records is left there as a file of its own. */
  write: z.strictObject({ folder, name: z.string().regex(/^[\w.-]{1,64}$/) }).optional(),
});
export type Files = z.infer<typeof Files>;

export const SftpConfig = z.looseObject({
  host: z.string().min(1).max(255),
  port: z.coerce.number().int().min(1).max(65_535).default(22),
  /** As `ssh-keygen -lf` prints it. Without it nothing is sent, and the test of the connection says what the server shows. */
  host_key: z
    .string()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'must be a fingerprint such as SHA256:… (43 characters)')
    .optional(),
  collections: z.record(z.string().min(1).max(64), Files),
});
export type SftpConfig = z.infer<typeof SftpConfig>;

/** Rows of one page, and of one file that is written. */
export const rowsAtOnce = 500;

const head = {
  system: 'sftp',
  title: 'CSV over SFTP',
  category: ['generic'],
  docs: 'https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02',
  apiVersion: 'SFTP 3, RFC 4180',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  transport: 'sftp',
  baseUrl: 'sftp://{config.host}',
  credentials: [
    { key: 'username', label: 'User name' },
    { key: 'password', label: 'Password', secret: true, optional: true },
    { key: 'private_key', label: 'Private key (OpenSSH or PEM)', secret: true, optional: true },
    { key: 'passphrase', label: 'Passphrase of the key', secret: true, optional: true },
  ],
  auth: [{ kind: 'basic', username: '{cred.username}', password: '{cred.password}' }, { kind: 'none' }],
  test: { method: 'GET', path: '/' },
  // One session, one thing after another: servers of file exchanges count sessions.
  limits: { concurrency: 1 },
} as const satisfies Partial<ConnectorInput>;

/** As the catalogue shows it: what it holds stands in each connection's configuration. */
export const sftp: Connector = defineConnector({ ...head, collections: {} });

/** The declaration of one connection. Throws a ZodError that names the field of the configuration. */
export function sftpOf(config: Json): Connector {
  const { collections } = SftpConfig.parse(config);
  return defineConnector({
    ...head,
    collections: Object.fromEntries(
      Object.entries(collections).map(([label, files]) => [label, collectionOf(label, files)]),
    ),
  });
}

/** Calls name what is done in the request log; nothing of them is ever sent. */
function collectionOf(label: string, { id, read, write }: Files): ConnectorInput['collections'][string] {
  const put = {
    call: { method: 'PUT', path: '/{file}' },
    // The file is named by the key of its batch: put there twice it is one file.
    idempotency: { kind: 'header', header: 'file-name' },
    batch: { max: rowsAtOnce, at: '$' },
  } as const;
  return {
    label,
    list: { method: 'GET', path: '/' },
    items: '$',
    id,
    paging: { kind: 'cursor', param: 'at', next: 'next', size: rowsAtOnce },
    changes: read === 'newest' ? { kind: 'none' } : { kind: 'token', param: 'seen', next: 'seen', expired: {} },
    deletes:
      read === 'newest'
        ? { kind: 'full-scan' }
        : { kind: 'never', because: 'a row that a later file lacks may still stand in an earlier one' },
    fields: {},
    ...(write === undefined ? {} : { writes: { create: put, upsert: put } }),
  };
}
