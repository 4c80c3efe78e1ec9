// Every connector that is mapped to the calendar port, against the emulator of its own declaration.
import { afterEach, describe, expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { CandidateId, MeetingId, UserId } from '../../src/core/ids.ts';
import type { Booking } from '../../src/core/ports/calendar.ts';
import { calendarContract } from '../contracts/calendar.ts';
import { roomsContract } from '../contracts/rooms.ts';
import { calendarPeople, type ConnectedCalendar, connectCalendar } from '../support/connected-calendar.ts';

const mapped = connectors.filter(({ unified }) => unified.calendar !== undefined);
const opened: ConnectedCalendar[] = [];
afterEach(async () => {
  for (const system of opened.splice(0)) await system[Symbol.asyncDispose]();
});
const open = async (connector: (typeof mapped)[number]): Promise<ConnectedCalendar> => {
  const system = await connectCalendar(connector);
  opened.push(system);
  return system;
};

/** With somebody who has an appointment of their own at the time of the talk. */
async function openWith(connector: (typeof mapped)[number], email: string): Promise<ConnectedCalendar> {
  const system = await connectCalendar(connector, { takenAt: { email, start: talk.start, end: talk.end } });
  opened.push(system);
  return system;
}

const [kofi, dana] = calendarPeople;
const day = { from: '2026-06-10T00:00:00Z', to: '2026-06-11T00:00:00Z' };
const talk: Booking = {
  with: [kofi.id, dana.id],
  candidate: CandidateId.parse('cand-1'),
  title: 'Interview: Priya Sharma, Staff Nurse',
  location: 'Room 4',
  start: '2026-06-10T15:00:00.000Z',
  end: '2026-06-10T15:30:00.000Z',
  key: 'k1',
};

test('the list of mapped systems is not empty', () => {
  expect(mapped.map(({ system }) => system)).toEqual(['google-calendar', 'outlook-calendar']);
});

describe.each(mapped.map((connector) => [connector.system, connector] as const))('%s', (system, connector) => {
  calendarContract(system, async () => ({
    calendar: (await open(connector)).calendar,
    people: [kofi.id, dana.id],
  }));

  roomsContract(system, async () => ({
    calendar: (await open(connector)).calendar,
    people: [kofi.id, dana.id],
  }));

  test('keeps everything that was booked, and books without a place', async () => {
    const { calendar, emulator } = await open(connector);
    const { key: _, ...whole } = talk;
    expect(await calendar.book(talk)).toMatchObject({ ...whole, owner: kofi.id, status: 'confirmed' });
    const later = { start: '2026-06-10T16:00:00.000Z', end: '2026-06-10T16:30:00.000Z' };
    const bare = { ...talk, ...later, candidate: null, location: null, key: 'k2' };
    expect(await calendar.book(bare)).toMatchObject({ candidate: null, location: null });
    const held = emulator.collection(connector.unified.calendar?.collection ?? '').all();
    expect(JSON.stringify(held[0]?.body)).toContain('Kofi@example.com');
  });

  test('the candidate is invited with the others, and again where a cancelled meeting is booked anew', async () => {
    const { calendar, emulator } = await open(connector);
    const guest = { name: 'Priya Sharma', email: 'priya@people.test' };
    const meeting = await calendar.book({ ...talk, guest });
    expect(meeting).toMatchObject({ with: talk.with, guest });
    const { id, start, end } = meeting;
    await calendar.cancel({ meeting: id, start, end, key: 'k2' });
    await calendar.reinstate({ meeting: id, key: 'k3' });
    expect(await calendar.meeting(id)).toMatchObject({ status: 'confirmed', guest });
    const held = emulator.collection(connector.unified.calendar?.collection ?? '').all();
    expect(JSON.stringify(held.at(-1)?.body)).toContain(guest.email);
  });

  test('a candidate who works there is asked once, and an external guest of another meeting is no candidate', async () => {
    const { calendar } = await open(connector);
    const meeting = await calendar.book({ ...talk, guest: { name: 'Dana', email: dana.email.toUpperCase() } });
    expect(meeting.with).toEqual(talk.with);
    expect(meeting.guest).toBeUndefined();
    const later = { start: '2026-06-10T16:00:00.000Z', end: '2026-06-10T16:30:00.000Z' };
    const external = { name: 'Vendor', email: 'vendor@elsewhere.test' };
    const other = await calendar.book({ ...talk, ...later, candidate: null, guest: external, key: 'k2' });
    expect(other.guest).toBeUndefined();
  });

  test('a booking whose answer is lost is told to be uncertain, and a repeat finds it, also from another service', async () => {
    const connected = await open(connector);
    connected.loseAnswer();
    await expect(connected.calendar.book(talk)).rejects.toMatchObject({ code: 'outcome_unknown' });
    const meeting = await connected.calendar.book(talk);
    expect(await connected.again().book(talk)).toEqual(meeting);
    expect(await connected.calendar.meetings(day)).toEqual([meeting]);
  });

  test('a cancellation whose answer is lost is seen by reading', async () => {
    const connected = await open(connector);
    const { id, start, end } = await connected.calendar.book(talk);
    connected.loseAnswer();
    const cancel = connected.calendar.cancel({ meeting: id, start, end, key: 'k2' });
    await expect(cancel).rejects.toMatchObject({ code: 'outcome_unknown' });
    expect(await connected.calendar.meetings(day)).toEqual([]);
    expect((await connected.calendar.meeting(id)).status).toBe('cancelled');
    await connected.calendar.reinstate({ meeting: id, key: 'k3' });
    expect(await connected.calendar.meeting(id)).toMatchObject({ status: 'confirmed', title: talk.title, start });
  });

  test('two replicas book nobody twice at one moment', async () => {
    const connected = await open(connector);
    const [one, other] = connected.replicas();
    const halfPast = { start: '2026-06-10T15:15:00.000Z', end: '2026-06-10T15:45:00.000Z' };
    const both = await Promise.allSettled([one.book(talk), other.book({ ...talk, ...halfPast, key: 'k2' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'calendar_conflict' } });
    expect(await one.meetings(day)).toHaveLength(1);
    const later = { start: '2026-06-10T16:00:00.000Z', end: '2026-06-10T16:30:00.000Z' };
    expect(await other.book({ ...talk, ...later, key: 'k3' })).toMatchObject(later);
  });

  test('reads every page of a full day, in order', async () => {
    const { calendar } = await open(connector);
    for (let index = 9; index >= 0; index -= 1) {
      const at = (minutes: number) => new Date(Date.parse(day.from) + (index * 60 + minutes) * 60_000).toISOString();
      await calendar.book({ ...talk, start: at(0), end: at(30), key: `k${index}` });
    }
    const found = await calendar.meetings(day);
    expect(found).toHaveLength(10);
    expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).toSorted());
    expect(await calendar.meetings({ ...day, user: dana.id })).toHaveLength(10);
  });

  test('leaves alone what nobody of the organization takes part in, and does not find it', async () => {
    const { calendar, emulator } = await open(connector);
    emulator.collection(connector.unified.calendar?.collection ?? '').keep('private', {});
    expect(await calendar.meetings(day)).toEqual([]);
    await expect(calendar.meeting(MeetingId.parse('private'))).rejects.toMatchObject({ code: 'meeting_not_found' });
  });

  test('tells when people are taken in their own calendars', async () => {
    const { calendar } = await open(connector);
    await calendar.book({ ...talk, with: [kofi.id] });
    const later = { start: '2026-06-10T17:00:00.000Z', end: '2026-06-10T18:00:00.000Z' };
    await calendar.book({ ...talk, ...later, with: [dana.id], key: 'k2' });
    expect(await calendar.busy?.({ ...day, people: [kofi.id, dana.id] })).toEqual([
      { user: kofi.id, start: talk.start, end: talk.end },
      { user: dana.id, ...later },
    ]);
    expect(await calendar.busy?.({ ...day, people: [dana.id] })).toHaveLength(1);
  });

  test('books nobody who is taken in a calendar of their own', async () => {
    const { calendar } = await openWith(connector, dana.email);
    await expect(calendar.book(talk)).rejects.toMatchObject({
      code: 'calendar_conflict',
      extra: { conflict: { user: dana.id, start: talk.start } },
    });
    expect(await calendar.book({ ...talk, with: [kofi.id] })).toMatchObject({ with: [kofi.id] });
  });

  test('books nobody who is not of the organization', async () => {
    const { calendar } = await open(connector);
    const stranger = UserId.parse('u_stranger');
    await expect(calendar.book({ ...talk, with: [kofi.id, stranger] })).rejects.toMatchObject({
      code: 'user_not_found',
    });
  });
});
