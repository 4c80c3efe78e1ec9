// The table of what takes somebody's time, asked of each calendar by the check that every booking makes, and by what links offer and
// plans are solved from.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Temporal } from 'temporal-polyfill';
import { afterEach, expect, test } from 'vitest';
import { caldavCalendar } from '../../src/connectors/caldav/caldav-calendar.ts';
import { connectors } from '../../src/connectors/index.ts';
import { remoteCalendar } from '../../src/connectors/unified/remote-calendar.ts';
import { UserId } from '../../src/core/ids.ts';
import type { Calendar } from '../../src/core/ports/calendar.ts';
import { Problem } from '../../src/core/problem.ts';
import { User } from '../../src/core/records.ts';
import { knownTimes } from '../../src/services/scheduling/attendees.ts';
import { openAt } from '../../src/services/scheduling/openings.ts';
import { expectFree } from '../../src/tools/meeting-times.ts';
import { createFakeDirectory } from '../fakes/directory.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { type CalendarKind, type EventRow, taken, type TakenRow } from '../fixtures/calendars/taken-time.ts';
import { freePort } from '../support/programs.ts';
import { openOperations } from '../support/operations.ts';

const zone = async () => 'America/Chicago';
const owen = UserId.parse('u_owen');
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const people = ({ personZone }: TakenRow): readonly User[] => [
  User.parse({
    id: owen,
    name: 'Owen Achebe',
    email: 'Owen@harbor.test',
    role: 'hiring_manager',
    ...(personZone === undefined ? {} : { timeZone: personZone }),
  }),
  User.parse({ id: 'u_nora', name: 'Nora', email: 'nora@harbor.test', role: 'recruiter' }),
];

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
const compact = (text: string): string =>
  isDay(text) ? text.replaceAll('-', '') : `${text.replaceAll(/[-:]/g, '')}00`;

/** With its zone, if it has one. */
function icsTime(name: string, text: string, named: string | undefined): string {
  if (isDay(text)) return `${name};VALUE=DATE:${compact(text)}`;
  return `${name}${named === undefined ? '' : `;TZID=${named}`}:${compact(text)}`;
}

const attendee = (address: string, status: string | undefined): string =>
  `ATTENDEE${status === undefined ? '' : `;PARTSTAT=${status}`}:mailto:${address}`;

function icsEvent(event: EventRow, uid: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260501T000000Z',
    'SUMMARY:Private',
    icsTime('DTSTART', event.start, event.zone),
    icsTime('DTEND', event.end, event.zone),
    attendee('owen@harbor.test', event.answer),
    attendee('nora@harbor.test', event.other),
    ...(event.instead === undefined ? [] : [icsTime('RECURRENCE-ID', event.instead, event.zone)]),
    ...(event.rule === undefined ? [] : [`RRULE:${event.rule}`]),
    ...(event.except === undefined ? [] : [icsTime('EXDATE', event.except, event.zone)]),
    ...(event.status === undefined ? [] : [`STATUS:${event.status}`]),
    ...(event.isTransparent === true ? ['TRANSP:TRANSPARENT'] : []),
    ...(event.lines ?? []),
    'END:VEVENT',
  ];
}

/** What one collection of the server holds; events that belong together stand in one object. */
function icsObjects(events: readonly EventRow[]): readonly string[] {
  const isSeries = events.some(({ instead }) => instead !== undefined);
  const objects = isSeries
    ? [events.map((event) => icsEvent(event, 'series'))]
    : events.map((event, n) => [icsEvent(event, `e${n}`)]);
  return objects.map((parts) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...parts.flat(), 'END:VCALENDAR', ''].join('\r\n'),
  );
}

async function caldavWith(row: TakenRow, kind: 'own' | 'team'): Promise<Calendar> {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const isHere = request.url?.startsWith(kind === 'team' ? '/team/' : '/own/Owen%40harbor.test/') === true;
    const objects = isHere ? icsObjects(row.events) : [];
    const parts = objects.map(
      (text, n) =>
        `<d:response><d:href>${request.url}${n}.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag><c:calendar-data>${text}</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
    );
    response.writeHead(207, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${parts.join('')}</d:multistatus>`,
    );
  };
  const server = createServer(answer);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  opened.push(() => server.close());
  const address = `http://127.0.0.1:${port}`;
  const theirs = kind === 'own' ? { people: { url: `${address}/own/{email}/`, zone } } : {};
  return caldavCalendar({
    url: `${address}/team/`,
    directory: createFakeDirectory(people(row)),
    now: () => new Date('2026-06-01T13:00:00Z'),
    zone,
    ...theirs,
  });
}

const utc = (text: string, named = 'UTC'): string =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(named).epochMilliseconds).toISOString();

function googleItem(event: EventRow, n: number) {
  const at = (text: string) => (isDay(text) ? { date: text } : { dateTime: utc(text, event.zone) });
  const answers = { ACCEPTED: 'accepted', TENTATIVE: 'tentative', 'NEEDS-ACTION': 'needsAction', DECLINED: 'declined' };
  const answerOf = (answer: EventRow['answer']) =>
    answer === undefined || answer === 'DELEGATED' ? 'needsAction' : answers[answer];
  return {
    id: `e${n}`,
    status: (event.status ?? 'CONFIRMED').toLowerCase(),
    summary: 'Private',
    start: at(event.start),
    end: at(event.end),
    ...(event.isTransparent === true ? { transparency: 'transparent' } : {}),
    attendees: [
      { email: 'owen@harbor.test', responseStatus: answerOf(event.answer) },
      { email: 'nora@harbor.test', responseStatus: answerOf(event.other) },
    ],
  };
}

function outlookItem(event: EventRow, n: number) {
  const at = (text: string) => ({
    dateTime: `${isDay(text) ? `${text}T00:00:00` : utc(text, event.zone).slice(0, 19)}.0000000`,
    timeZone: 'UTC',
  });
  const answers = {
    ACCEPTED: 'accepted',
    TENTATIVE: 'tentativelyAccepted',
    'NEEDS-ACTION': 'notResponded',
    DECLINED: 'declined',
  };
  const answerOf = (answer: EventRow['answer']) =>
    answer === undefined || answer === 'DELEGATED' ? 'none' : answers[answer];
  return {
    id: `e${n}`,
    subject: 'Private',
    isCancelled: event.status === 'CANCELLED',
    isAllDay: isDay(event.start),
    showAs: event.isTransparent === true ? 'free' : 'busy',
    start: at(event.start),
    end: at(event.end),
    attendees: [
      { emailAddress: { address: 'owen@harbor.test' }, status: { response: answerOf(event.answer) } },
      { emailAddress: { address: 'nora@harbor.test' }, status: { response: answerOf(event.other) } },
    ],
  };
}

const unasked = () => Promise.reject(new Error('a calendar asks for none of this'));
const notAsked = {
  test: unasked,
  readPage: unasked,
  subscribe: unasked,
  write: unasked,
  look: unasked,
  batchSize: () => 1,
};

function connected(row: TakenRow, kind: 'google' | 'm365'): Calendar {
  const connector = connectors.find(
    ({ system }) => system === (kind === 'google' ? 'google-calendar' : 'outlook-calendar'),
  );
  const mapping = connector?.unified.calendar;
  if (connector === undefined || mapping === undefined) throw new Error('the list has changed');
  const items = kind === 'google' ? row.events.map(googleItem) : row.events.map(outlookItem);
  return remoteCalendar({
    remote: {
      connector,
      ...notAsked,
      file: () => Promise.reject(new Error('it keeps no files')),
      list: async () => ({ items, next: null }),
      call: async () => ({ calendars: {}, value: [] }),
    },
    mapping,
    scope: 'conn_1',
    store: createFakeRecordStore(),
    directory: createFakeDirectory(people(row)),
    zone,
  });
}

async function simulated({ events }: TakenRow): Promise<Calendar> {
  const { calendar } = await openOperations();
  for (const [n, { start, end, zone: named, status }] of events.entries()) {
    const span = { start: utc(start, named), end: utc(end, named) };
    const { id } = await calendar.book({
      with: [owen],
      candidate: null,
      title: 'Private',
      location: null,
      ...span,
      key: `k${n}`,
    });
    if (status === 'CANCELLED') await calendar.cancel({ meeting: id, ...span, key: `c${n}` });
  }
  return calendar;
}

function calendarOf(kind: CalendarKind, row: TakenRow): Calendar | Promise<Calendar> {
  if (kind === 'own' || kind === 'team') return caldavWith(row, kind);
  return kind === 'sandbox' ? simulated(row) : connected(row, kind);
}

async function isBusy(calendar: Calendar, at: string): Promise<boolean> {
  const { context } = await openOperations();
  const start = new Date(at).toISOString();
  const span = { start, end: new Date(Date.parse(start) + 15 * 60_000).toISOString() };
  try {
    await expectFree(calendar, { people: [owen], names: ['Owen'], span }, context('look'));
    return false;
  } catch (error) {
    if (error instanceof Problem && error.code === 'calendar_conflict') return true;
    throw error;
  }
}

/** The same as booking links and interview plans see it, whatever the hours. */
async function isTaken(calendar: Calendar, at: string, row: TakenRow): Promise<boolean> {
  const { settings } = (await openOperations()).context('look');
  const start = Date.parse(new Date(at).toISOString());
  const search = { calendar, users: people(row), pools: [], settings, from: start, to: start + 15 * 60_000 };
  const { attendeeOf } = await knownTimes(search, [owen]);
  return openAt([{ ...attendeeOf(owen, []), hours: null }], [start], 15).length === 0;
}

const cases = taken.flatMap((row) => row.calendars.map((calendar) => ({ calendar, ...row, row })));

test('the table has every calendar and both answers', () => {
  expect(cases.length).toBeGreaterThanOrEqual(100);
  expect(new Set(cases.map(({ calendar }) => calendar)).size).toBe(5);
});

test.each(cases)('$kind, in $calendar', async ({ calendar: kind, row }) => {
  const calendar = await calendarOf(kind, row);
  const asked = [...(row.busy ?? []), ...(row.free ?? [])];
  const found: Record<string, string> = {};
  for (const at of asked) {
    found[at] = (await isBusy(calendar, at)) ? 'busy' : 'free';
    expect({ at, taken: await isTaken(calendar, at, row) }).toEqual({ at, taken: found[at] === 'busy' });
  }
  expect(found).toEqual(Object.fromEntries(asked.map((at) => [at, row.busy?.includes(at) === true ? 'busy' : 'free'])));
});
