// An interview plan on a real CalDAV server: found around what people have in calendars of their own, booked over several days,
// moved and taken back as one, and read again by a program that is not ours.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { caldavCalendar } from '../../src/connectors/caldav/caldav-calendar.ts';
import { toolsFor } from '../../src/tools/index.ts';
import { withPlan, withPool } from '../support/interviews.ts';
import { openOperations, type Operations } from '../support/operations.ts';
import { describeWith, urlOf } from '../support/real-services.ts';
import { executed, planned } from '../support/tool-calls.ts';

const zone = async () => 'America/Chicago';
const put = (url: string, body: string) =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': 'text/calendar' } });

const calendarOf = (...lines: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Another//EN',
    'BEGIN:VEVENT',
    'DTSTAMP:20260501T000000Z',
    'SUMMARY:Private',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Owen is away on Tuesday 2 June, Nora on the two days after it; Tess has an hour that recurs on weekdays at 9 in Chicago. */
async function setUp() {
  const home = new URL(`${randomUUID()}/`, urlOf('caldav')).href;
  const url = `${home}interviews/`;
  await fetch(home, { method: 'MKCOL' });
  const sandbox = await openOperations();
  const users = await sandbox.directory.users();
  const own = users.map(({ email }) => `${home}${encodeURIComponent(email)}/`);
  for (const address of [url, ...own]) expect((await fetch(address, { method: 'MKCALENDAR' })).status).toBe(201);
  const ownOf = (id: string) => own[users.findIndex((user) => user.id === id)] ?? '';
  const day = calendarOf('UID:away', 'DTSTART;VALUE=DATE:20260602', 'DTEND;VALUE=DATE:20260603');
  expect((await put(`${ownOf('u_owen')}away.ics`, day)).status).toBe(201);
  const days = calendarOf('UID:out', 'DTSTART;VALUE=DATE:20260603', 'DTEND;VALUE=DATE:20260605');
  expect((await put(`${ownOf('u_nora')}out.ics`, days)).status).toBe(201);
  const hour = calendarOf(
    'UID:daily',
    'DTSTART;TZID=America/Chicago:20260525T090000',
    'DTEND;TZID=America/Chicago:20260525T100000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  );
  expect((await put(`${ownOf('u_tess')}daily.ics`, hour)).status).toBe(201);
  const people = { url: `${home}{email}/`, zone };
  const calendar = caldavCalendar({
    url,
    directory: sandbox.directory,
    now: () => sandbox.clock.business.now(),
    zone,
    people,
  });
  const ports = { ...sandbox, calendar };
  const world: Operations = { ...ports, tools: toolsFor(ports) };
  await withPool(world, 'pool_coding', { name: 'Coding', members: [{ user: 'u_tess' }, { user: 'u_owen' }] });
  await withPlan(world, 'plan_onsite', {
    name: 'Onsite',
    stage: 'Onsite',
    events: [
      { title: 'Screen', minutes: 45, seats: [{ user: 'u_nora' }] },
      { title: 'System design', minutes: 60, seats: [{ user: 'u_owen' }] },
      { title: 'Coding', minutes: 60, seats: [{ pool: 'pool_coding' }] },
    ],
    shortest_break_minutes: 15,
    within_days: 3,
  });
  const held = async () => {
    const found = await calendar.meetings({ from: '2026-06-01T00:00:00-05:00', to: '2026-06-20T00:00:00-05:00' });
    return found.map(({ title, with: who, start, end }) => {
      const [from, to] = [start, end].map((one) => new Date(one).toISOString());
      return `${title.split(':')[0]} ${who.join('+')} ${from?.slice(5, 16)} ${to?.slice(11, 16)}`;
    });
  };
  return { world, held, url, calendar };
}

const input = {
  candidate: 'c_ines',
  plan: 'plan_onsite',
  from: '2026-06-01T15:30:00-05:00',
  until: '2026-06-05T18:00:00-05:00',
};

describeWith(['caldav'], 'an interview plan on a CalDAV server', () => {
  test('is booked over days around own calendars, moved, and taken back, each as one', async () => {
    const { world, held } = await setUp();
    const booking = await executed(world, 'schedule_interviews', input);
    // Nora can before Wednesday alone, Owen not on Tuesday, and Tess not at nine.
    const booked = [
      'Screen u_nora 06-02T14:00 14:45',
      'System design u_owen 06-03T14:00 15:00',
      'Coding u_tess 06-03T15:15 16:15',
    ];
    expect(await held()).toEqual(booked);
    const { tool, plan } = await planned(world, 'reschedule_interviews', {
      candidate: 'c_ines',
      from: '2026-06-08T09:00:00-05:00',
    });
    const output = await tool.execute(plan, world.context('move'));
    expect(await held()).toEqual([
      'Screen u_nora 06-08T14:00 14:45',
      'System design u_owen 06-08T14:45 15:45',
      'Coding u_tess 06-08T15:45 16:45',
    ]);
    if (tool.reversal === 'none') throw new Error('it can be taken back');
    expect(await tool.undo({ plan, output }, world.context('back'))).toEqual({ kind: 'undone' });
    expect(await held()).toEqual(booked);
    expect(await booking.undo('off')).toEqual({ kind: 'undone' });
    expect(await held()).toEqual([]);
  });

  test('is found again after a crash, and a repeat under its key books nothing twice', async () => {
    const { world, held, url } = await setUp();
    const { tool, plan } = await planned(world, 'schedule_interviews', input);
    await tool.execute(plan, world.context('run'));
    expect((await tool.recover(plan, world.context('run'))).kind).toBe('repeat');
    await tool.execute(plan, world.context('run'));
    expect(await held()).toHaveLength(3);
    const listed = await fetch(url, { method: 'PROPFIND', headers: { depth: '1' } });
    expect([...(await listed.text()).matchAll(/\.ics<\/(?:\w+:)?href>/g)]).toHaveLength(3);
  });
});
