// docs/connectors.md, written from the declarations themselves.
import type { Auth } from '../../src/core/connector/auth.ts';
import type { Collection } from '../../src/core/connector/collection.ts';
import { type Connector, categories } from '../../src/core/connector/connector.ts';
import { AtsAct, type AtsMapping } from '../../src/core/connector/unified.ts';
import { whyNot } from '../../src/connectors/unified/remote-ats.ts';
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

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

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

const acts: Readonly<Record<AtsAct, string>> = {
  move: 'move',
  reject: 'reject',
  restore: 'take back a rejection',
  add_note: 'note',
  read_notes: 'read notes',
  remove_note: 'take back a note',
  offer: 'offer',
};

const isOrNot = (can: boolean): string => (can ? 'yes' : '–');

function eventsOf({ interviews, offers, offersOfOne }: AtsMapping): readonly string[] {
  const told = interviews?.finished === undefined ? 'when they are set' : 'when they are set and over';
  const shown = offersOfOne === undefined ? isOrNot(offers !== undefined) : 'of one candidate, when asked';
  return [interviews === undefined ? '–' : told, shown];
}

/** What the agent can do on each system that may stand in the place of the built-in ATS. */
function atsSection(connectors: readonly Connector[]): string {
  const rows = connectors.flatMap(({ title, unified: { ats } }) =>
    ats === undefined
      ? []
      : [row([title, ...AtsAct.options.map((act) => isOrNot(whyNot(title, ats, act) === null)), ...eventsOf(ats)])],
  );
  return [
    '## As the organisation’s ATS',
    '',
    'Any of these can stand in the place of the built-in ATS: connect it, and name the connection in the settings (`systems.ats`, see [integration](integration.md)). What a system cannot do is said before it is tried. Each passes `test/connectors/every-ats.test.ts` on its emulator; the morning brief, the status sync and veteran matching run on each (`test/connectors/ats-services.test.ts`), and those that can move, reject, take back and note pass the main job from outside (`test/journeys/connected-systems.test.ts`).',
    '',
    row(['system', ...AtsAct.options.map((act) => acts[act]), 'tells of interviews', 'tells of offers']),
    `|${' --- |'.repeat(AtsAct.options.length + 3)}`,
    ...rows,
  ].join('\n');
}

/** Which systems may stand in the place of the built-in calendar, and what becomes of meetings that are cancelled there. */
function calendarSection(connectors: readonly Connector[]): string {
  const rows = connectors.flatMap(({ title, unified: { calendar } }) =>
    calendar === undefined
      ? []
      : [
          row([
            title,
            'yes',
            'yes',
            'yes',
            calendar.reinstate === undefined ? 'booked anew' : 'the same meeting',
            calendar.busy === undefined ? '–' : 'where they are shared',
          ]),
        ],
  );
  return [
    '## As the organisation’s calendar',
    '',
    'Any of these can stand in the place of the built-in calendar (`systems.calendar` in the settings), and so can a CalDAV server (`CALDAV_URL`, and `CALDAV_PEOPLE_URL` for people’s own calendars, see [configuration](configuration.md)). People are known by their e-mail addresses; a meeting carries the key it was booked under, so that a lost answer never books twice. Each passes `test/contracts/calendar.ts` (`test/connectors/every-calendar.test.ts`) and the main job from outside on its emulator.',
    '',
    row(['system', 'book', 'move', 'cancel', 'take back a cancellation', 'see people’s own calendars']),
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Where nobody has to be looked for. */
const byAddress = { crm: '–', mail: '–', chat: 'named by address' } as const;

/** Which systems may stand in the places of the built-in CRM, mail system and chat, and what they can tell afterwards. */
function outgoingSection(connectors: readonly Connector[]): string {
  const ports = [
    ['crm', 'CRM', 'logs what happened with a candidate at the contact'],
    ['mail', 'mail system', 'sends letters and invitations'],
    ['chat', 'chat', 'writes to people of the organisation'],
  ] as const;
  const rows = ports.flatMap(([port, name, does]) =>
    connectors.flatMap(({ title, unified: { [port]: mapping } }) => {
      if (mapping === undefined) return [];
      const { person, found } = mapping;
      const who =
        person === undefined ? byAddress[port] : person.create === undefined ? 'found by address' : 'found or made';
      return [row([title, name, does, who, found === undefined ? 'flagged, never repeated' : 'looked up'])];
    }),
  );
  return [
    '## As the organisation’s CRM, mail system and chat',
    '',
    'Any of these can stand in the place of the built-in one: name its connection in the settings (`systems.crm`, `systems.mail`, `systems.chat`). What is written carries a key, so that a lost answer never doubles it: it is looked up where the system shows the key again, and flagged as uncertain where it does not. Each passes the suite of its port (`test/connectors/every-outgoing.test.ts`) on its emulator. An own mail server needs none of them (`SMTP_URL`), and the bots for Slack and Teams come first where they are installed. Text messages have no place of their own: Twilio and Telnyx are read and written by syncs and flows, and no tool writes through them. Mailchimp writes to audiences, not to one person.',
    '',
    row(['system', 'stands as', 'what it does', 'the person', 'after a lost answer']),
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

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
    '2. `npm run connector:new -- <system> <description> <path of a list> <where its items stand>` writes `src/connectors/<system>.ts` with the fields of that list, and its line in `src/connectors/index.ts`, and tells what the list takes; without a description, `npm run connector:new -- <system>` writes it with one field. The nearest connector in its way of paging shows the rest.',
    '3. Fill it in. The types refuse what is missing, and the suite what is left of the scaffold. Changes are followed by when a record changed, never by when it was created; where the system offers no such filter, say `none`: then it is read whole. A list that is missing in an answer stops the sync; a system that leaves empty lists out says so (`omitsEmptyLists`, with where it does), or counts nothing at the `total` of its paging.',
    '4. With a description: add its file name to `scripts/connectors/descriptions.ts`, then `npm run lint:connectors -- <folder>` until it agrees: every path and field is looked up, also those of the mappings to the ports, and every answer that the description shows is read to the last field. Now the evidence is `official`.',
    '5. `npm test -- test/connectors` runs the suite on it. `npm run emulate -- <system>` starts its emulator: point a connection there and play.',
    '6. An ATS gets `src/connectors/ats/<system>.ts` as well, a calendar `src/connectors/calendars/<system>.ts`, a CRM, mail system or chat its file in `crms`, `mails` or `chats`: where each thing stands in its records and which calls change it. Then every tool of the agent works on it.',
    '7. `npm run connectors -- --write` renews this page.',
  ].join('\n'),
];
