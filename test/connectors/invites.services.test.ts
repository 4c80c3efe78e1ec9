// Invitations by e-mail: a meeting in a real calendar, its mails through a real Postfix and Dovecot, and each of them read by
// implementations that are not ours.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { caldavCalendar } from '../../src/connectors/caldav/caldav-calendar.ts';
import { smtpMailer } from '../../src/connectors/smtp/smtp-mailer.ts';
import { CandidateId, UserId } from '../../src/core/ids.ts';
import type { MeetingNews } from '../../src/core/ports/calendar.ts';
import { User } from '../../src/core/records.ts';
import { Settings } from '../../src/core/settings.ts';
import { inviteByLetter } from '../../src/services/operations/invite-letter.ts';
import { releaseLetter } from '../../src/services/operations/letters.ts';
import { createFakeDirectory } from '../fakes/directory.ts';
import { FakeLetters } from '../fakes/letters.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { createTestClock } from '../support/clock.ts';
import { describeWith, urlOf } from '../support/real-services.ts';

const owen = UserId.parse('u_owen');
const nora = UserId.parse('u_nora');
const organizer = { name: 'Muster', email: 'muster@example.test' };
const span = { start: '2026-06-10T15:00:00Z', end: '2026-06-10T16:00:00Z' };
const later = { start: '2026-06-11T15:00:00Z', end: '2026-06-11T16:00:00Z' };
const talk = { candidate: null, title: 'Talk; with, Inés\nBEGIN:VEVENT', location: 'Room 1', ...span };

async function collection(): Promise<string> {
  const home = new URL(`${randomUUID()}/`, urlOf('caldav'));
  const url = new URL('interviews/', home).href;
  await fetch(home, { method: 'MKCOL' });
  await fetch(url, { method: 'MKCALENDAR' });
  return url;
}

async function setUp() {
  const run = randomUUID().slice(0, 8);
  const clock = createTestClock(new Date('2026-06-01T13:00:00Z'));
  const users = [owen, nora].map((id) =>
    User.parse({ id, name: `Person, ${id}`, email: `${id}.${run}@example.test`, role: 'recruiter' }),
  );
  const letters = new FakeLetters();
  const settings = { get: async () => ({ settings: Settings.parse({ timeZone: 'America/Chicago' }), version: 1 }) };
  const mailer = smtpMailer({
    url: urlOf('smtp'),
    from: 'Muster <muster@example.test>',
    store: createFakeRecordStore(),
  });
  const told: MeetingNews[] = [];
  const byLetter = inviteByLetter({ letters, settings, clock: clock.business });
  const tell = async (news: MeetingNews) => {
    told.push(news);
    await byLetter(news);
  };
  const open = (url: string) =>
    caldavCalendar({
      url,
      directory: createFakeDirectory(users),
      now: () => clock.real.now(),
      invitations: { organizer, tell },
    });
  const send = async () => {
    for (const { key } of letters.rows.values())
      await releaseLetter({ letters, mailer, clocks: clock, leaseMs: 30_000 }, key);
  };
  return { open, letters, send, told, run };
}

const Seen = z.strictObject({
  to: z.string(),
  subject: z.string(),
  plain: z.string(),
  type: z.string(),
  method: z.string(),
  inner: z.string(),
  uid: z.string(),
  sequence: z.number(),
  status: z.string(),
  start: z.string(),
  organizer: z.string(),
  invited: z.array(z.string()),
  attendees: z.number(),
  events: z.number(),
});

/** The invitations of this run, as Python's mail and calendar parsers understand them. */
async function invitesOf(run: string): Promise<z.infer<typeof Seen>[]> {
  const { hostname, port, username, password } = new URL(urlOf('imap'));
  const auth = { user: username, pass: password };
  const client = new ImapFlow({ host: hostname, port: Number(port), secure: false, auth, logger: false });
  await client.connect();
  await client.mailboxOpen('INBOX', { readOnly: true });
  const found = await client.fetchAll('1:*', { source: true, envelope: true });
  await client.logout();
  return found
    .filter(({ envelope }) => envelope?.to?.[0]?.address?.includes(run) === true)
    .map(({ source }) =>
      Seen.parse(JSON.parse(execFileSync('/usr/bin/python3', ['-c', program], { input: source }).toString())),
    );
}

const program = `
import email, json, sys
from email import policy
from icalendar import Calendar
mail = email.message_from_bytes(sys.stdin.buffer.read(), policy=policy.default)
part = next(p for p in mail.walk() if p.get_content_type() == 'text/calendar')
calendar = Calendar.from_ical(part.get_content())
events = calendar.walk('VEVENT')
event = events[0]
attendees = event.get('attendee')
print(json.dumps({
  'to': mail['to'].addresses[0].addr_spec, 'subject': mail['subject'],
  'plain': mail.get_body(('plain',)).get_content().strip(),
  'type': part.get_content_type(), 'method': part['content-type'].params['method'], 'inner': str(calendar['method']),
  'uid': str(event['uid']), 'sequence': int(event['sequence']), 'status': str(event['status']),
  'start': event['dtstart'].dt.isoformat(), 'organizer': str(event['organizer']),
  'invited': sorted(str(a).lower() for a in (attendees if isinstance(attendees, list) else [attendees])),
  'attendees': len(attendees) if isinstance(attendees, list) else 1, 'events': len(events)}))
`;

async function until(run: string, count: number) {
  for (let tried = 0; tried < 150; tried += 1) {
    const seen = await invitesOf(run);
    if (seen.length >= count) return seen;
    await sleep(200);
  }
  throw new Error('the mails did not come');
}

describeWith(['caldav', 'smtp', 'imap'], 'invitations by e-mail', () => {
  test('booked, moved, cancelled and reinstated: one UID, a sequence that grows, and the method that mail programs act on', async () => {
    const { open, send, run } = await setUp();
    const calendar = open(await collection());
    const { id } = await calendar.book({ ...talk, with: [owen, nora], key: 'k1' });
    await send();
    await calendar.reschedule({ meeting: id, from: span, to: later, key: 'k2' });
    await calendar.cancel({ meeting: id, ...later, key: 'k3' });
    await calendar.reinstate({ meeting: id, key: 'k4' });
    await send();
    const seen = await until(run, 8);
    expect(seen).toHaveLength(8);
    for (const to of [`u_owen.${run}@example.test`, `u_nora.${run}@example.test`]) {
      const theirs = seen.filter((mail) => mail.to === to).toSorted((a, b) => a.sequence - b.sequence);
      expect(
        theirs.map(({ sequence, method, inner, status, start }) => [sequence, method, inner, status, start]),
      ).toEqual([
        [0, 'REQUEST', 'REQUEST', 'CONFIRMED', '2026-06-10T15:00:00+00:00'],
        [1, 'REQUEST', 'REQUEST', 'CONFIRMED', '2026-06-11T15:00:00+00:00'],
        [2, 'CANCEL', 'CANCEL', 'CANCELLED', '2026-06-11T15:00:00+00:00'],
        [3, 'REQUEST', 'REQUEST', 'CONFIRMED', '2026-06-11T15:00:00+00:00'],
      ]);
      expect(new Set(theirs.map(({ uid }) => uid))).toEqual(new Set([id]));
      expect(theirs.map(({ subject }) => subject.split(':')[0])).toEqual([
        'Invitation',
        'Changed',
        'Cancelled',
        'Changed',
      ]);
      expect(theirs[0]).toMatchObject({
        organizer: 'mailto:muster@example.test',
        attendees: 2,
        events: 1,
        plain: expect.stringMatching(
          /^You are invited to:[^]*Wed 10 Jun 2026, 10:00–11:00 \(America\/Chicago\)\s+Room 1$/,
        ),
      });
    }
  });

  test('the candidate is invited, told of the move and of the end, and one organiser stands in the calendar and in every mail', async () => {
    const { open, send, letters, run } = await setUp();
    const url = await collection();
    const calendar = open(url);
    const guest = { name: 'Inés Ortega', email: `ines.${run}@people.test` };
    const about = { ...talk, candidate: CandidateId.parse('c_ines'), guest, with: [owen] };
    const meeting = await calendar.book({ ...about, key: 'k1' });
    expect(meeting).toMatchObject({ with: [owen], guest });
    const { id } = meeting;
    expect(await calendar.reschedule({ meeting: id, from: span, to: later, key: 'k2' })).toMatchObject({ guest });
    await calendar.cancel({ meeting: id, ...later, key: 'k3' });
    await send();
    const seen = await until(run, 6);
    const theirs = seen.filter(({ to }) => to === guest.email).toSorted((a, b) => a.sequence - b.sequence);
    expect(theirs.map(({ method, uid }) => [method, uid])).toEqual([
      ['REQUEST', id],
      ['REQUEST', id],
      ['CANCEL', id],
    ]);
    expect(theirs[0]?.invited).toEqual([`mailto:${guest.email}`, `mailto:u_owen.${run}@example.test`]);
    const stored = await (await fetch(`${url}${id}.ics`)).text();
    expect(stored.replaceAll(/\r?\n /g, '')).toMatch(/ORGANIZER[^\r\n]*mailto:muster@example\.test/i);
    expect(new Set(seen.map(({ organizer: who }) => who.toLowerCase()))).toEqual(
      new Set(['mailto:muster@example.test']),
    );
    // Their letters are theirs: found when they are erased, and named in the brief when they cannot be delivered.
    expect([...letters.rows.values()].map(({ candidate }) => candidate)).toEqual([
      null,
      'c_ines',
      null,
      'c_ines',
      null,
      'c_ines',
    ]);
  });

  test('a meeting that somebody else organises keeps its organiser when Muster moves it', async () => {
    const { open, told, run } = await setUp();
    const url = await collection();
    const theirs = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Another//EN',
      'BEGIN:VEVENT',
      'UID:theirs',
      'DTSTAMP:20260601T000000Z',
      'DTSTART:20260610T150000Z',
      'DTEND:20260610T160000Z',
      'SUMMARY:Review',
      'ORGANIZER;CN=Boss:mailto:boss@example.test',
      `ATTENDEE:mailto:u_owen.${run}@example.test`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    await fetch(`${url}theirs.ics`, { method: 'PUT', body: theirs, headers: { 'content-type': 'text/calendar' } });
    const calendar = open(url);
    const [meeting] = await calendar.meetings({ from: span.start, to: span.end });
    if (meeting === undefined) throw new Error('the meeting is not there');
    await calendar.reschedule({ meeting: meeting.id, from: span, to: later, key: 'k1' });
    await calendar.reschedule({ meeting: meeting.id, from: later, to: span, key: 'k2' });
    expect(told).toHaveLength(2);
    for (const { invite } of told) expect(invite.text).toContain('mailto:boss@example.test');
    expect(await (await fetch(`${url}theirs.ics`)).text()).toContain('mailto:boss@example.test');
  });

  test('a change that is repeated, as after a crash, is told once; the note of keys and the candidate stay in the calendar', async () => {
    const { open, letters, told } = await setUp();
    const calendar = open(await collection());
    const booking = { ...talk, with: [owen], key: 'k1' };
    const { id } = await calendar.book(booking);
    letters.rows.clear();
    await calendar.book(booking);
    expect([...letters.rows.keys()]).toEqual([`invite.${id}.0.0`]);
    const move = { meeting: id, from: span, to: later, key: 'k2' };
    await calendar.reschedule(move);
    await calendar.reschedule(move);
    await calendar.book(booking);
    expect([...letters.rows.keys()]).toEqual([`invite.${id}.0.0`, `invite.${id}.1.0`]);
    expect(told.map(({ invite }) => invite.text).join()).not.toMatch(/X-MUSTER/);
  });

  test('a server that sends invitations itself is left to it', async () => {
    const { open, told } = await setUp();
    const server = createServer(schedulingServer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = z.looseObject({ port: z.number() }).parse(server.address());
    await open(`http://127.0.0.1:${port}/interviews/`).book({ ...talk, with: [owen], key: 'k1' });
    expect(told).toEqual([]);
    await new Promise((resolve) => server.close(resolve));
  });
});

/** An empty collection of a server with RFC 6638, as far as a booking asks of it. */
function schedulingServer({ method = '' }: IncomingMessage, response: ServerResponse): void {
  const answers: Readonly<Record<string, number>> = { OPTIONS: 200, GET: 404, REPORT: 207, PUT: 201 };
  response.writeHead(answers[method] ?? 405, {
    dav: '1, calendar-access, calendar-auto-schedule',
    'content-type': 'application/xml',
  });
  response.end(method === 'REPORT' ? '<d:multistatus xmlns:d="DAV:"/>' : '');
}
