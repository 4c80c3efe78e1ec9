// Rooms of a CalDAV server: Radicale keeps the meetings, and before it stands what answers a search among the principals, which Radicale
// has not (RFC 3744 §9.4, RFC 6638 §2.4.2).
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { caldavCalendar } from '../../../src/connectors/caldav/caldav-calendar.ts';
import { caldavRooms } from '../../../src/connectors/caldav/rooms.ts';
import { directoryWith, keptRooms, withRooms } from '../../../src/connectors/unified/with-rooms.ts';
import { UserId } from '../../../src/core/ids.ts';
import { User } from '../../../src/core/records.ts';
import { holdingSlots } from '../../../src/connectors/unified/held-slots.ts';
import { roomsContract } from '../../contracts/rooms.ts';
import { createFakeDirectory } from '../../fakes/directory.ts';
import { createFakeRecordStore } from '../../fakes/record-store.ts';
import { freePort } from '../../support/programs.ts';
import { describeWith, urlOf } from '../../support/real-services.ts';

const people = [UserId.parse('u_owen'), UserId.parse('u_nora')] as const;
const directory = createFakeDirectory(
  people.map((id) => User.parse({ id, name: id, email: `${id}@example.test`, role: 'recruiter' })),
);
const clock = { now: () => new Date('2026-06-01T13:00:00Z') };

const principals = [
  { name: 'Boardroom (12)', type: 'ROOM', address: 'mailto:boardroom@rooms.example.test' },
  { name: 'Focus room (4)', type: 'ROOM', address: 'mailto:focus@rooms.example.test' },
  { name: 'Projector', type: 'RESOURCE', address: 'urn:uuid:7f1c' },
];

const found = (type: string) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${principals
    .filter((one) => one.type === type)
    .map(
      ({ name, address }) =>
        `<d:response><d:href>/principals/${name.length}/</d:href><d:propstat><d:prop><d:displayname>${name}</d:displayname>` +
        `<c:calendar-user-address-set><d:href>/principals/x/</d:href><d:href>${address}</d:href></c:calendar-user-address-set></d:prop>` +
        `<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
    )
    .join('')}</d:multistatus>`;

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
});

/** Passes everything on but the search among principals. */
async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await textOf(request);
  if (request.method === 'REPORT' && body.includes('principal-property-search')) {
    const [, type = ''] = /match>(\w+)</.exec(body) ?? [];
    response.writeHead(207, { 'content-type': 'application/xml' }).end(found(type));
    return;
  }
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name) ? [[name, value]] : [],
  );
  const answer = await fetch(new URL(request.url ?? '/', urlOf('caldav')), {
    method: request.method ?? 'GET',
    headers,
    ...(body === '' ? {} : { body }),
  });
  const passed = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(content-(length|encoding)|connection|transfer-encoding)$/.test(name)),
  );
  response.writeHead(answer.status, passed).end(await answer.text());
}

async function before(): Promise<string> {
  const server = createServer((request, response) => void pass(request, response));
  servers.push(server);
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return `http://127.0.0.1:${port}/`;
}

async function setUp(root: string) {
  const home = new URL(`${randomUUID()}/`, root).href;
  const url = `${home}interviews/`;
  await fetch(home, { method: 'MKCOL' });
  expect((await fetch(url, { method: 'MKCALENDAR' })).status).toBe(201);
  const rooms = keptRooms(caldavRooms(url), clock);
  const meetings = caldavCalendar({ url, directory: directoryWith(directory, rooms), now: clock.now });
  return { url, calendar: withRooms(holdingSlots(meetings, { store: createFakeRecordStore(), clock }), rooms), people };
}

describeWith(['caldav'], 'a CalDAV server with rooms', () => {
  roomsContract('CalDAV', async () => setUp(await before()));

  test('a room stands in the entry as one, and is nobody who is invited', async () => {
    const { calendar, url } = await setUp(await before());
    const [room] = (await calendar.rooms?.()) ?? [];
    if (room === undefined) throw new Error('no room');
    const times = { start: '2026-06-10T15:00:00Z', end: '2026-06-10T15:30:00Z' };
    const what = { with: [people[0]], candidate: null, title: 'Talk', location: null, ...times };
    const { id } = await calendar.book({ ...what, room, key: 'k1' });
    const stored = (await (await fetch(`${url}${id}.ics`)).text()).replaceAll(/\r?\n /g, '');
    expect(stored).toMatch(/ATTENDEE;[^\n]*CUTYPE=ROOM[^\n]*mailto:boardroom@rooms\.example\.test/);
    expect((await calendar.meeting(id)).guest).toBeUndefined();
  });

  test('a server without such a search publishes none, and books as before', async () => {
    const { calendar } = await setUp(urlOf('caldav'));
    expect(await calendar.rooms?.()).toEqual([]);
    const times = { start: '2026-06-10T15:00:00Z', end: '2026-06-10T15:30:00Z' };
    const what = { with: [people[0]], candidate: null, title: 'Talk', location: 'Room 4', ...times };
    expect(await calendar.book({ ...what, key: 'k1' })).toMatchObject({ location: 'Room 4' });
  });
});
