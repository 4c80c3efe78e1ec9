// The calendar on a real CalDAV server, and what it writes there read by an implementation that is not ours.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type RequestListener, createServer } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { caldavCalendar } from '../../src/connectors/caldav/caldav-calendar.ts';
import { readEntry } from '../../src/connectors/caldav/ics.ts';
import { peopleBusy } from '../../src/connectors/caldav/people-busy.ts';
import { UserId } from '../../src/core/ids.ts';
import { User } from '../../src/core/records.ts';
import { calendarContract } from '../contracts/calendar.ts';
import { createFakeDirectory } from '../fakes/directory.ts';
import { freePort } from '../support/programs.ts';
import { describeWith, urlOf } from '../support/real-services.ts';

const owen = UserId.parse('u_owen');
const nora = UserId.parse('u_nora');
const directory = createFakeDirectory(
  [owen, nora].map((id) => User.parse({ id, name: `Person, ${id}`, email: `${id}@example.test`, role: 'recruiter' })),
);
const now = () => new Date('2026-06-01T13:00:00Z');

async function setUp() {
  const home = new URL(`${randomUUID()}/`, urlOf('caldav'));
  const url = new URL('interviews/', home).href;
  for (const [method, address] of [
    ['MKCOL', home.href],
    ['MKCALENDAR', url],
  ] as const)
    expect((await fetch(address, { method })).status).toBe(201);
  return { url, calendar: caldavCalendar({ url, directory, now }), people: [owen, nora] as const };
}

const span = { start: '2026-06-10T10:00:00-05:00', end: '2026-06-10T11:00:00-05:00' };
const talk = {
  with: [owen, nora],
  candidate: null,
  title: 'Talk; with, Inés\nBEGIN:VEVENT',
  location: 'Room 1',
  ...span,
};

describeWith(['caldav'], 'a real calendar server', () => {
  calendarContract('CalDAV', setUp);

  test('a change keeps the UID and counts the sequence up, as another reader sees it', async () => {
    const { calendar, url } = await setUp();
    const { id, start, end } = await calendar.book({ ...talk, key: 'k1' });
    const stored = async () => (await fetch(`${url}${id}.ics`)).text();
    const first = readByPython(await stored());
    expect(first).toMatchObject({ events: 1, uid: id, sequence: 0, status: 'CONFIRMED', attendees: 2 });
    await calendar.cancel({ meeting: id, start, end, key: 'k2' });
    expect(readByPython(await stored())).toMatchObject({ uid: id, sequence: 1, status: 'CANCELLED' });
    expect(readEntry(await stored())?.entry.title).toBe(talk.title);
  });

  test('what others put there counts as busy, each time it recurs', async () => {
    const { calendar, url } = await setUp();
    const theirs = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Another//EN',
      'BEGIN:VEVENT',
      'UID:weekly',
      'DTSTAMP:20260601T000000Z',
      'DTSTART:20260603T150000Z',
      'DTEND:20260603T160000Z',
      'RRULE:FREQ=WEEKLY',
      'SUMMARY:Weekly',
      'ATTENDEE:mailto:U_Owen@example.test',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    const put = await fetch(`${url}weekly.ics`, {
      method: 'PUT',
      body: theirs,
      headers: { 'content-type': 'text/calendar' },
    });
    expect(put.status).toBe(201);
    await expect(calendar.book({ ...talk, key: 'k1' })).rejects.toMatchObject({ code: 'calendar_conflict' });
    await calendar.book({ ...talk, with: [nora], key: 'k2' });
  });

  test('twenty bookings of one hour at once make one meeting, and a server that is away says so', async () => {
    const { calendar } = await setUp();
    const all = Array.from({ length: 20 }, (_, index) => calendar.book({ ...talk, key: `k${index}` }));
    const results = await Promise.allSettled(all);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const away = caldavCalendar({ url: `http://127.0.0.1:${await freePort()}/a/`, directory, now });
    await expect(away.book({ ...talk, key: 'k1' })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

/** Somebody else's programs put events into people's own calendars. */
async function setUpPeople() {
  const { url, people } = await setUp();
  const home = new URL('..', url).href;
  const own = async (id: string, ...events: readonly string[]) => {
    const calendar = `${home}${id}%40example.test/`;
    expect((await fetch(calendar, { method: 'MKCALENDAR' })).status).toBe(201);
    const uids = Map.groupBy(events, (event) => /UID:(.*)/.exec(event)?.[1]);
    for (const [uid, same] of uids) {
      const body = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Another//EN', ...same, 'END:VCALENDAR', ''].join(
        '\r\n',
      );
      const put = await fetch(`${calendar}${uid}.ics`, {
        method: 'PUT',
        body,
        headers: { 'content-type': 'text/calendar' },
      });
      expect(put.status).toBe(201);
    }
  };
  const where = { url: `${home}{email}/`, zone: async () => 'America/Chicago' };
  const calendar = caldavCalendar({ url, directory, now, people: where });
  const busy = (from: string, to: string) => calendar.busy?.({ from, to, people: [...people] });
  return { calendar, own, busy, where };
}

const event = (uid: string, ...lines: readonly string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260601T000000Z', 'SUMMARY:Private', ...lines, 'END:VEVENT'].join('\r\n');

describeWith(['caldav'], 'people’s own calendars', () => {
  test('are known to be taken, each time a series recurs, and nothing else of them', async () => {
    const { own, busy } = await setUpPeople();
    await own(
      'u_owen',
      event(
        'weekly',
        'DTSTART;TZID=America/New_York:20260603T110000',
        'DTEND;TZID=America/New_York:20260603T120000',
        'RRULE:FREQ=WEEKLY',
        'EXDATE;TZID=America/New_York:20260617T110000',
      ),
      event(
        'weekly',
        'RECURRENCE-ID;TZID=America/New_York:20260610T110000',
        'DTSTART;TZID=America/New_York:20260611T090000',
        'DTEND;TZID=America/New_York:20260611T093000',
      ),
      event('free', 'DTSTART:20260612T150000Z', 'DTEND:20260612T160000Z', 'TRANSP:TRANSPARENT'),
      event('off', 'DTSTART:20260612T150000Z', 'DTEND:20260612T160000Z', 'STATUS:CANCELLED'),
    );
    await own('u_nora', event('away', 'DTSTART;VALUE=DATE:20260612', 'DTEND;VALUE=DATE:20260613'));
    expect(await busy('2026-06-09T00:00:00Z', '2026-06-25T00:00:00Z')).toEqual([
      { user: owen, start: '2026-06-11T13:00:00Z', end: '2026-06-11T13:30:00Z' },
      { user: nora, start: '2026-06-12T05:00:00Z', end: '2026-06-13T05:00:00Z' },
      { user: owen, start: '2026-06-24T15:00:00Z', end: '2026-06-24T16:00:00Z' },
    ]);
  });

  test('keep a meeting from being booked over them; who has none there is not known to be busy', async () => {
    const { calendar, own } = await setUpPeople();
    await own('u_owen', event('dentist', 'DTSTART:20260610T153000Z', 'DURATION:PT1H'));
    await expect(calendar.book({ ...talk, key: 'k1' })).rejects.toMatchObject({
      code: 'calendar_conflict',
      extra: { conflict: { user: owen, start: '2026-06-10T15:30:00Z' } },
    });
    await calendar.book({ ...talk, with: [nora], key: 'k2' });
  });

  test('a server that is away, and one that lets nobody in, are not free time', async () => {
    const { where } = await setUpPeople();
    const asked = { from: '2026-06-09T00:00:00Z', to: '2026-06-10T00:00:00Z', people: await directory.users() };
    const away = peopleBusy({ ...where, url: `http://127.0.0.1:${await freePort()}/{email}/` });
    await expect(away(asked)).rejects.toMatchObject({ code: 'unavailable' });
    await using closed = await answering((_, response) => response.writeHead(401).end());
    await expect(peopleBusy({ ...where, url: closed.url })(asked)).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  test('where busy times alone are shared, those are asked for', async () => {
    const bodies: string[] = [];
    await using server = await answering((request, response) => {
      void textOf(request).then((body) => {
        if (!body.includes('free-busy-query')) return response.writeHead(403).end();
        bodies.push(`${request.method} ${request.url} ${body}`);
        return response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(busyTimes);
      });
    });
    const ask = peopleBusy({ url: server.url, zone: async () => 'America/Chicago' });
    const people = (await directory.users()).filter(({ id }) => id === owen);
    const asked = { from: '2026-06-09T00:00:00Z', to: '2026-06-10T00:00:00Z' };
    expect(await ask({ ...asked, people })).toEqual([
      { user: owen, start: '2026-06-09T10:00:00Z', end: '2026-06-09T11:00:00Z' },
      { user: owen, start: '2026-06-09T13:00:00Z', end: '2026-06-09T13:30:00Z' },
    ]);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('REPORT /u_owen%40example.test/');
  });
});

const busyTimes = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Another//EN',
  'BEGIN:VFREEBUSY',
  'DTSTAMP:20260601T000000Z',
  'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260609T100000Z/PT1H,20260609T130000Z/20260609T133000Z',
  'FREEBUSY;FBTYPE=FREE:20260609T150000Z/PT1H',
  'END:VFREEBUSY',
  'END:VCALENDAR',
  '',
].join('\r\n');

async function answering(answer: RequestListener): Promise<AsyncDisposable & { url: string }> {
  const server = createServer(answer);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/{email}/`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const program = `
import json, sys
from icalendar import Calendar
events = [part for part in Calendar.from_ical(sys.stdin.read()).walk('VEVENT')]
event = events[0]
attendees = event.get('attendee')
print(json.dumps({'events': len(events), 'uid': str(event['uid']), 'sequence': int(event.get('sequence', 0)),
  'status': str(event['status']), 'attendees': len(attendees) if isinstance(attendees, list) else 1}))
`;
const readByPython = (text: string): unknown =>
  JSON.parse(execFileSync('/usr/bin/python3', ['-c', program], { input: text, encoding: 'utf8' }));
