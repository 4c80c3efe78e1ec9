// An LDAP directory (OpenLDAP, 389 Directory Server, ApacheDS and others): its people, followed by when their entries changed.
import { type ConnectorInput, defineConnector } from '../core/connector/connector.ts';

/** What every directory is reached by; Active Directory has its own schema. */
export const directory = {
  category: ['identity'],
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  transport: 'ldap',
  baseUrl: 'ldap://{config.host}',
  credentials: [
    {
      key: 'bind_dn',
      label: 'User (bind DN)',
      help: 'An account that may read the entries of people, and nothing more. Passwords are never read.',
    },
    { key: 'password', label: 'Password', secret: true, help: 'Of that account.' },
    { key: 'ca_certificate', label: 'Certificate authority of the server (PEM)', secret: true, optional: true },
  ],
  auth: [{ kind: 'basic', username: '{cred.bind_dn}', password: '{cred.password}' }],
  test: { method: 'GET', path: '/' },
  // One connection, one search after another: servers keep the place of one paged search for each.
  limits: { concurrency: 1 },
} as const satisfies Partial<ConnectorInput>;

const personal = 'personal';

/** What every schema calls by the same names (RFC 4519, RFC 2798). */
export const person = {
  dn: { path: 'dn', type: 'string', personal },
  name: { path: 'cn', type: 'string', personal },
  displayName: { path: 'displayName', type: 'string', personal },
  firstName: { path: 'givenName', type: 'string', personal },
  lastName: { path: 'sn', type: 'string', personal },
  email: { path: 'mail', type: 'string', personal },
  title: { path: 'title', type: 'string' },
  employeeNumber: { path: 'employeeNumber', type: 'string' },
  employeeType: { path: 'employeeType', type: 'string' },
  manager: { path: 'manager', type: 'string', personal },
  phone: { path: 'telephoneNumber', type: 'string', personal },
  mobile: { path: 'mobile', type: 'string', personal },
} as const;

/** `filter` and `base` are what is told apart between directories. */
export const promptsOf = (given: { host: string; base: string; filter: string }): ConnectorInput['config'] => [
  {
    key: 'host',
    label: 'Host',
    pattern: String.raw`^[\w.-]{1,255}$|^[0-9a-fA-F:]+$`,
    example: given.host,
    help: 'The name in the server’s certificate. Name one server, not a name that leads to several.',
  },
  { key: 'port', label: 'Port', optional: true, pattern: String.raw`^\d{1,5}$`, example: '636' },
  {
    key: 'tls',
    label: 'Encryption',
    optional: true,
    pattern: '^(ldaps|starttls|off)$',
    example: 'ldaps',
    help: 'ldaps (port 636) unless told; starttls encrypts on port 389. off is for tests and your own data centre.',
  },
  { key: 'base_dn', label: 'Where people stand (base DN)', pattern: '=', example: given.base },
  {
    key: 'filter',
    label: 'Who counts as people (filter)',
    optional: true,
    pattern: String.raw`^\(.+\)$`,
    example: given.filter,
    help: `As RFC 4515 writes it; ${given.filter} unless told.`,
  },
  {
    key: 'attributes',
    label: 'Further attributes',
    optional: true,
    pattern: String.raw`^[\w;-]+([ ,]+[\w;-]+)*$`,
    example: 'roomNumber, carLicense',
  },
];

const people = '(objectClass=person)';

export const ldap = defineConnector({
  ...directory,
  system: 'ldap',
  title: 'LDAP directory',
  docs: 'https://www.rfc-editor.org/rfc/rfc4511',
  apiVersion: 'LDAP v3 (RFC 4511), paged results (RFC 2696), inetOrgPerson (RFC 2798)',
  config: promptsOf({ host: 'ldap.example.com', base: 'ou=people,dc=example,dc=com', filter: people }),
  collections: {
    users: {
      label: 'People',
      model: 'identity.user',
      list: { method: 'GET', path: '/users', query: { filter: people } },
      items: '$',
      id: 'entryUUID',
      paging: { kind: 'keyset', param: 'after', field: 'entryUUID', size: 250 },
      changes: { kind: 'filter', param: 'modifyTimestamp', field: 'modifyTimestamp' },
      filters: {
        department: { param: 'departmentNumber' },
        email: { param: 'mail' },
        uid: { param: 'uid' },
      },
      fields: {
        ...person,
        uid: { path: 'uid', type: 'string', personal },
        department: { path: 'departmentNumber', type: 'string' },
        unit: { path: 'ou', type: 'string' },
        organization: { path: 'o', type: 'string' },
        location: { path: 'l', type: 'string' },
        language: { path: 'preferredLanguage', type: 'string' },
        createdAt: { path: 'createTimestamp', type: 'datetime' },
        changedAt: { path: 'modifyTimestamp', type: 'datetime' },
      },
    },
  },
});
