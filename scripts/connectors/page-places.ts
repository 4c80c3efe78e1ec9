// The part of docs/connectors.md that says what each system can do in the place of a built-in one, and what it cannot.
import { whyNot } from '../../src/core/connector/abilities.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import { AtsAct } from '../../src/core/connector/ats-acts.ts';
import type { AtsMapping } from '../../src/core/connector/unified.ts';
import { row } from './row.ts';

const acts: Readonly<Record<AtsAct, string>> = {
  move: 'move',
  reject: 'reject',
  restore: 'take back a rejection',
  add_note: 'note',
  read_notes: 'read notes',
  remove_note: 'take back a note',
  offer: 'offer',
  read_interviews: 'tells of interviews',
  read_offers: 'tells of offers',
  read_applied: 'tells when somebody applied',
  read_stage_since: 'tells since when in a stage',
  read_location: 'tells the place',
  read_owners: 'tells whose requisition',
  read_scorecards: 'scorecards',
  read_files: 'résumés and files',
  add_candidate: 'import candidates',
  remove_candidate: 'take back imported candidates',
  add_job: 'import requisitions',
  remove_job: 'take back imported requisitions',
};

const isOrNot = (can: boolean): string => (can ? 'yes' : '–');

/** How far an ability goes, where it does not go all the way. */
const extents: Readonly<Partial<Record<AtsAct, (ats: AtsMapping) => string | undefined>>> = {
  read_interviews: ({ interviews }) =>
    interviews?.finished === undefined ? 'when they are set' : 'when they are set and over',
  read_scorecards: ({ scorecards }) =>
    scorecards !== undefined && scorecards.answers === undefined
      ? 'who, when and the recommendation, not the words'
      : undefined,
  read_files: ({ files }) => (files?.lists.every(({ kind }) => kind === 'resume') === true ? 'the résumé' : undefined),
  read_offers: ({ offersOfOne }) => (offersOfOne === undefined ? undefined : 'of one candidate, when asked'),
};

function cellOf(title: string, ats: AtsMapping, act: AtsAct): string {
  const can = whyNot(title, ats, act) === null;
  return (can ? extents[act]?.(ats) : undefined) ?? isOrNot(can);
}

/** What the agent can do on each system that may stand in the place of the built-in ATS. */
export function atsSection(connectors: readonly Connector[]): string {
  const rows = connectors.flatMap(({ title, unified: { ats } }) =>
    ats === undefined ? [] : [row([title, ...AtsAct.options.map((act) => cellOf(title, ats, act))])],
  );
  return [
    '## As the organization’s ATS',
    '',
    'Any of these can stand in the place of the built-in ATS: connect it, and name the connection in the settings (`systems.ats`, see [integration](integration.md)). What a system cannot do is said before it is tried, and what it does not tell is said in place of an empty answer: by the tools, in the brief, and under `abilities` of `GET /api/v2/connectors/{system}`. Each passes `test/connectors/every-ats.test.ts` on its emulator; the morning brief, the status sync and veteran matching run on each (`test/connectors/ats-services.test.ts`), and those that can move, reject, take back and note pass the main job from outside (`test/journeys/connected-systems.test.ts`).',
    '',
    row(['system', ...AtsAct.options.map((act) => acts[act])]),
    `|${' --- |'.repeat(AtsAct.options.length + 1)}`,
    ...rows,
  ].join('\n');
}

/** Which systems may stand in the place of the built-in calendar, and what becomes of meetings that are cancelled there. */
export function calendarSection(connectors: readonly Connector[]): string {
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
    '## As the organization’s calendar',
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
export function outgoingSection(connectors: readonly Connector[]): string {
  const ports = [
    ['crm', 'CRM', 'logs what happened with a candidate at the contact'],
    ['mail', 'mail system', 'sends letters and invitations'],
    ['chat', 'chat', 'writes to people of the organization'],
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
    '## As the organization’s CRM, mail system and chat',
    '',
    'Any of these can stand in the place of the built-in one: name its connection in the settings (`systems.crm`, `systems.mail`, `systems.chat`). What is written carries a key, so that a lost answer never doubles it: it is looked up where the system shows the key again, and flagged as uncertain where it does not. Each passes the suite of its port (`test/connectors/every-outgoing.test.ts`) on its emulator. An own mail server needs none of them (`SMTP_URL`), and the bots for Slack and Teams come first where they are installed. Text messages have no place of their own: Twilio and Telnyx are read and written by syncs and flows, and no tool writes through them. Mailchimp is none of them: its letters go to audiences, and whoever gets a note there (of at most 1,000 characters) has to be put into a marketing audience first. Contacts of Outlook and Google and those of Xero have no log.',
    '',
    row(['system', 'stands as', 'what it does', 'the person', 'after a lost answer']),
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
