// The main job on the organization's own ATS and calendar: the same words, the same approvals, the same way back, on every
// connected system. What differs is the configuration alone: connections, and their names in the settings.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulator, emulate } from '../../src/connectors/emulator/emulate.ts';
import { seedAts } from '../../src/connectors/emulator/seed-ats.ts';
import { whyNot } from '../../src/core/connector/abilities.ts';
import { connectors } from '../../src/connectors/index.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import type { AtsMapping } from '../../src/core/connector/unified.ts';

import type { Started } from '../support/programs.ts';
import { startRadicale } from '../support/start-radicale.ts';
import { atsPeople } from '../support/connected-ats.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';
import { startTalk } from '../support/talk.ts';

/** Not those alone in which somebody stands. */
const hasStages = ({ stages }: AtsMapping): boolean => stages.seen === undefined || stages.known.length > 0;

/** Everything the main job needs can be done in them from outside. */
const mapped = connectors.filter(({ title, unified: { ats } }) =>
  (['move', 'reject', 'restore', 'add_note'] as const).every(
    (act) => ats !== undefined && hasStages(ats) && whyNot(title, ats, act) === null,
  ),
);
/** None of them: the calendar of the environment, a CalDAV server where there is one to be had. */
const calendars = [undefined, ...connectors.filter(({ unified }) => unified.calendar !== undefined)];
const clock = { now: () => new Date() };
const people = { ...atsPeople, users: [{ id: 'user-1', name: 'Kofi Mensah', email: 'kofi@harbor.test' }] };

let service: RunningService;
let interviews: string | undefined;
let radicale: Started | undefined;
beforeAll(async () => {
  interviews = await calendarServer();
  const own = interviews === undefined ? {} : { CALDAV_URL: interviews };
  const environment = { SANDBOX_FILE: 'examples/sandbox.json', ALLOW_PRIVATE_NETWORK: '1', ...own };
  service = await startService({ environment, timeoutMs: 110_000 });
}, 120_000);
afterAll(async () => {
  // First: a service that did not start must not leave the calendar server behind.
  if (radicale !== undefined) {
    radicale.child.kill(radicale.stopSignal);
    rmSync(radicale.folder, { recursive: true, force: true });
  }
  await service.stop();
  removeData(service);
});

async function calendarServer(): Promise<string | undefined> {
  const started = await startRadicale();
  if ('missing' in started) return undefined;
  radicale = started;
  const home = new URL('harbor/', started.url);
  const url = new URL('interviews/', home).href;
  await fetch(home, { method: 'MKCOL' });
  await fetch(url, { method: 'MKCALENDAR' });
  return url;
}

async function connect(emulator: Emulator): Promise<string> {
  const { connector, config, credentials, origin } = emulator;
  const made = await service.call('POST', '/api/v2/connections', {
    system: connector.system,
    name: connector.system,
    config: { ...config, origin },
    credentials,
  });
  expect(made).toMatchObject({ status: 201 });
  return made.body.connection_id;
}

/** The systems of the organization from now on. */
async function setSystems(systems: { ats: string; calendar: string | null }): Promise<void> {
  expect(await service.call('PATCH', '/api/v1/settings', { systems })).toMatchObject({
    status: 200,
    body: { systems },
  });
}

/** What the system itself holds of the candidacy. */
const held = (emulator: Emulator, id: string) =>
  structuredClone(emulator.collection(emulator.connector.unified.ats?.candidates.collection ?? '').get(id)?.body);
/** How many meetings the calendar itself holds that are not cancelled. */
async function booked(calendar: Emulator | undefined): Promise<number> {
  if (calendar !== undefined) {
    const { calendar: mapping } = calendar.connector.unified;
    return calendar
      .collection(mapping?.collection ?? '')
      .all()
      .filter(({ deleted }) => !deleted).length;
  }
  if (interviews === undefined) return (await service.call('GET', '/api/v1/sandbox')).body.meetings.length;
  const text = await (await fetch(interviews)).text();
  return [...text.matchAll(/^STATUS:CONFIRMED/gm)].length;
}
const undo = (id: string | undefined) => service.call('POST', `/api/v1/actions/${id}/undo`);

/** Where Priya is moved to: systems with stages of their own choosing have none of that name. */
const targetOf = ({ unified: { ats } }: Connector): string =>
  ats?.stages.fixed?.[2]?.name ?? ats?.stages.known[1]?.name ?? 'Phone Screen';

/** A free half hour of its own for each. */
const times = ['9am', '9:30am', '10am', '10:30am', '11am', '11:30am', '12pm', '2pm', '2:30pm', '3pm', '3:30pm', '4pm'];

const pairs = mapped.map((connector, index) => {
  const calendar = calendars[index % calendars.length];
  return [
    connector.title,
    calendar?.title ?? 'CalDAV',
    { connector, calendar, time: times[index] ?? '4:30pm' },
  ] as const;
});

test.each(pairs)(
  'move, book, note, reject with approval, undo and brief on %s with %s',
  async (_, _calendar, { connector, calendar: theirs, time }) => {
    const emulator = await emulate(connector, { clock, count: 0 });
    const calendar = theirs === undefined ? undefined : await emulate(theirs, { clock, count: 0 });
    try {
      seedAts(emulator, people);
      await setSystems({
        ats: await connect(emulator),
        calendar: calendar === undefined ? null : await connect(calendar),
      });
      const before = await booked(calendar);
      const [priya, bob] = [held(emulator, 'cand-1'), held(emulator, 'cand-2')];
      const talk = await startTalk(service);
      const stage = targetOf(connector);

      const first = await talk.say(
        `Move Priya to ${stage.toLowerCase()} and book 30 minutes with Kofi tomorrow at ${time}`,
      );
      expect(first.actions).toMatchObject([
        { tool: 'move_stage', status: 'executed', arguments: { candidate: 'cand-1', stage } },
        { tool: 'book_meeting', status: 'executed', arguments: { with: ['u_kofi'] } },
      ]);
      expect(held(emulator, 'cand-1')).not.toEqual(priya);
      expect(await booked(calendar)).toBe(before + 1);

      const noted = await talk.say('add a note to Priya: prefers mornings');
      expect(noted.actions).toMatchObject([{ tool: 'add_note', status: 'executed' }]);
      expect(JSON.stringify([...emulator.beside.notes])).toMatch(/prefers mornings/i);

      const { actions } = await talk.say('reject Bob Harlan');
      expect(actions).toMatchObject([{ tool: 'reject_candidate', status: 'pending_approval' }]);
      expect(held(emulator, 'cand-2')).toEqual(bob);
      const { body: waiting } = await service.call('GET', '/api/v1/approvals');
      const [{ approval_id: approval, digest }] = waiting.data;
      expect(await service.call('POST', `/api/v1/approvals/${approval}/approve`, { digest })).toMatchObject({
        status: 200,
        body: { status: 'executed', ats_updated: true },
      });
      expect(held(emulator, 'cand-2')).not.toEqual(bob);

      const { body: brief } = await service.call('GET', '/api/v1/brief');
      expect(JSON.stringify(brief)).toContain('Grace Okafor');

      expect((await talk.say('undo that')).actions).toMatchObject([{ tool: 'undo_action', status: 'executed' }]);
      for (const { action_id: id } of first.actions.toReversed())
        expect(await undo(id)).toMatchObject({ status: 200, body: { status: 'undone' } });
      expect(await booked(calendar)).toBe(before);
    } finally {
      await emulator.close();
      await calendar?.close();
    }
  },
);

test('a connection of a system that is no ATS is refused with those that can be', async () => {
  const zoom = connectors.find(({ system }) => system === 'zoom');
  if (zoom === undefined) throw new Error('there is no connector for Zoom');
  const emulator = await emulate(zoom, { clock, count: 0 });
  const { config, credentials } = emulator;
  const made = await service.call('POST', '/api/v2/connections', {
    system: 'zoom',
    name: 'video',
    config,
    credentials,
  });
  const refused = await service.call('PATCH', '/api/v1/settings', { systems: { ats: made.body.connection_id } });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'systems.ats', code: 'unfit' }] } });
  expect(refused.body.detail).toContain('Lever');
  await emulator.close();
});
