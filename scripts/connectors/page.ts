// docs/connectors.md, written from the declarations themselves.
import type { Auth } from '../../src/core/connector/auth.ts';
import type { Collection } from '../../src/core/connector/collection.ts';
import { type Connector, categories } from '../../src/core/connector/connector.ts';
import { atsSection, calendarSection, outgoingSection } from './page-places.ts';
import { row } from './row.ts';
import { wanted } from './wanted.ts';

const names: Readonly<Record<(typeof categories)[number], string>> = {
  ats: 'Applicant tracking',
  hris: 'Human resources',
  payroll: 'Payroll',
  talent: 'Talent',
  workforce: 'Workforce management',
  crm: 'Customer relations',
  chat: 'Chat and messages',
  email: 'E-mail',
  calendar: 'Calendars',
  video: 'Video',
  assessment: 'Assessment',
  background: 'Background checks',
  esign: 'Signatures',
  identity: 'Identity',
  files: 'Files',
  generic: 'Generic',
};

const grades = ['official', 'recorded', 'documentation'] as const;

/** How many systems there are in each category, by how they are known to be right. */
export function countTable(connectors: readonly Connector[]): string {
  const rows = categories.flatMap((category) => {
    const inIt = connectors.filter((connector) => connector.category.includes(category));
    const counts = grades.map((grade) => inIt.filter(({ evidence }) => evidence === grade).length);
    return inIt.length === 0 ? [] : [row([names[category], ...counts, inIt.length])];
  });
  const totals = grades.map((grade) => connectors.filter(({ evidence }) => evidence === grade).length);
  return [
    row(['Category', ...grades, 'systems']),
    '| --- | --- | --- | --- | --- |',
    ...rows,
    row(['**Systems, each counted once**', ...totals, connectors.length]),
  ].join('\n');
}

export function connectorsPage(connectors: readonly Connector[]): string {
  const inCategory = categories.flatMap((category) => {
    const inIt = connectors.filter((connector) => connector.category[0] === category);
    return inIt.length === 0 ? [] : [`## ${names[category]}`, ...inIt.map(section)];
  });
  return [
    ...opening,
    countTable(connectors),
    atsSection(connectors),
    calendarSection(connectors),
    outgoingSection(connectors),
    ...inCategory,
    wantedSection(),
    ...guide,
  ]
    .join('\n\n')
    .concat('\n');
}

const opening = [
  '# Connectors',
  '<!-- Written by `npm run connectors -- --write` from the declarations; a test compares. -->',
  'A connector is data: one file in `src/connectors` that says how a system is reached, read, written and understood. One runtime does the rest for all of them. Every connector here passes the same suite against an emulator made from its own declaration (`test/connectors/every-connector.test.ts`): every page, changes, deletions, sign-in, limits, broken answers, writes.',
  'The evidence says how it is known that the declaration is the vendor’s: **official**: checked line by line against the machine-readable description that the vendor publishes (`npm run lint:connectors`); **recorded**: against real answers; **documentation**: written after its pages or its published clients, unchecked by a machine.',
];

function section(connector: Connector): string {
  const { title, system, evidence, apiVersion, checkedOn, docs, collections } = connector;
  const table = Object.entries(collections).map(([name, collection]) => row(cellsOf(name, collection)));
  return [
    `### ${title} (\`${system}\`)`,
    `${evidence} · ${apiVersion} · looked up on ${checkedOn} · [documentation](${docs})${connector.webhooks === undefined ? '' : ' · reports events by webhook'}`,
    ...(table.length === 0
      ? ['Its collections stand in the configuration of each connection.']
      : [
          [
            row(['collection', 'fills', 'changes', 'deletions', 'writes']),
            '| --- | --- | --- | --- | --- |',
            ...table,
          ].join('\n'),
        ]),
    steps(connector),
  ].join('\n\n');
}

function cellsOf(name: string, { model, changes, deletes, writes }: Collection): readonly string[] {
  const can = (['create', 'update', 'upsert', 'delete'] as const).filter((action) => writes?.[action] !== undefined);
  const upserts = writes?.match !== undefined && writes.upsert === undefined ? ['upsert (looked up)'] : [];
  return [
    name,
    model ?? '–',
    { none: 'read whole', filter: 'since an instant', token: 'by token' }[changes.kind],
    { never: 'none', flag: 'marked', 'full-scan': 'by complete scan' }[deletes.kind],
    [...can, ...upserts].join(', ') || '–',
  ];
}

function steps({ config, credentials, auth }: Connector): string {
  const prompts = [...config, ...credentials].map(
    ({ key, label, help, example, optional }) =>
      `- \`${key}\`: ${label}${optional === true ? ' (optional)' : ''}${example === undefined ? '' : `, such as \`${example}\``}${help === undefined ? '' : `. ${help.replace(/\.$/, '')}`}`,
  );
  const ways = auth.map((way) => wayOf(way)).join('; or ');
  const isSignedIn = auth.some(({ kind }) => kind === 'oauth2-code');
  return [
    `To connect (${ways}):`,
    ...(prompts.length === 0 ? [] : [prompts.join('\n')]),
    ...(isSignedIn ? ['The application’s redirect address is `/connect/callback` of this service.'] : []),
  ].join('\n\n');
}

function wayOf(auth: Auth): string {
  const scopes = 'scopes' in auth && auth.scopes.length > 0 ? `, scopes ${auth.scopes.join(', ')}` : '';
  const ways: Readonly<Record<Auth['kind'], string>> = {
    none: 'no sign-in',
    'api-key': 'a key',
    basic: 'user name and password',
    'oauth2-code': 'OAuth 2.0 by an authorization code',
    'oauth2-client': 'OAuth 2.0 by client credentials',
    'oauth2-refresh': 'OAuth 2.0 by a refresh token',
    'jwt-bearer': 'a signed assertion',
    'saml-bearer': 'a SAML assertion',
    session: 'a login',
  };
  return ways[auth.kind] + scopes;
}

const wantedSection = (): string =>
  [
    '## Wanted',
    '',
    'No path and no field is guessed here. These are left out until what they lack is found; a published description, or recordings of real answers, is welcome.',
    '',
    row(['system', 'what is missing']),
    '| --- | --- |',
    ...wanted.map((entry) => row(entry)),
  ].join('\n');

const guide = [
  '## Writing a connector',
  [
    '1. Find the vendor’s description (OpenAPI, discovery document). Without one, its documentation; without either, do not begin.',
    '2. `npm run connector:new -- --openapi <description>` reads an OpenAPI 3 or Swagger 2 file and writes the whole of `src/connectors/<system>.ts`: sign-in, limits, lists with ids, pages and changes, single reads and writes (`--only jobs,people` for some of the lists, `--name` for another name). Every conclusion is a line `// Guess (high, medium or low): why` at its place, and what the description does not decide is listed on top and printed. Look each guess up and delete its line; no connector with a guess gets into the catalogue. Nothing is fetched: references to other files are left out and named. For one list alone: `npm run connector:new -- <system> <description> <path of a list> <where its items stand>`; without a description, `npm run connector:new -- <system>`.',
    "3. Fill it in. The types refuse what is missing, and the suite what is left of the scaffold. Changes are followed by when a record changed, never by when it was created; where the system offers no such filter, say `none`: then it is read whole. A list that is missing in an answer stops the sync; a system that leaves empty lists out says so (`omitsEmptyLists`, with where it does), or counts nothing at the `total` of its paging. A refusal (429, or any answer with `Retry-After`) stills the whole connection; a row of `faults` says `concerns: 'request'` only where the vendor’s documentation says that the refusal is about one resource, such as a locked row: name the page in a comment.",
    '4. With a description: add its file name to `scripts/connectors/descriptions.ts`, then `npm run lint:connectors -- <folder>` until it agrees: every path and field is looked up, also those of the mappings to the ports, and every answer that the description shows is read to the last field. Now the evidence is `official`.',
    '5. `npm test -- test/connectors` runs the suite on it. `npm run emulate -- <system>` starts its emulator: point a connection there and play.',
    '6. An ATS gets `src/connectors/ats/<system>.ts` as well, a calendar `src/connectors/calendars/<system>.ts`, a CRM, mail system or chat its file in `crms`, `mails` or `chats`: where each thing stands in its records and which calls change it. Then every tool of the agent works on it.',
    '7. `npm run connectors -- --write` renews this page.',
  ].join('\n'),
];
