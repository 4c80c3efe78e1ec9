// Interviews are scheduled, moved, handed over and taken back on every calendar that can be connected, around what people have in
// their own calendars, and a lost answer books nothing twice.
import { afterEach, describe, expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { toolsFor } from '../../src/tools/index.ts';
import { createFakeDirectory } from '../fakes/directory.ts';
import { calendarPeople, type ConnectedCalendar, connectCalendar } from '../support/connected-calendar.ts';
import { openOperations, type Operations } from '../support/operations.ts';
import { executed, planned } from '../support/tool-calls.ts';

const mapped = connectors.filter(({ unified }) => unified.calendar !== undefined);
const opened: ConnectedCalendar[] = [];
afterEach(async () => {
  for (const system of opened.splice(0)) await system[Symbol.asyncDispose]();
});

const [kofi, dana] = calendarPeople;
const at = (time: string) => `2026-06-03T${time}:00-05:00`;

/** Dana has an appointment of her own from 10:00 to 10:30 in Chicago. */
async function openOn(connector: (typeof mapped)[number]) {
  const takenAt = { email: dana.email, start: '2026-06-03T15:00:00.000Z', end: '2026-06-03T15:30:00.000Z' };
  const system = await connectCalendar(connector, { takenAt });
  opened.push(system);
  const sandbox = await openOperations();
  const { calendar } = system;
  const directory = createFakeDirectory(calendarPeople);
  const ports = { ...sandbox, calendar, directory };
  const world: Operations = { ...ports, tools: toolsFor(ports) };
  const held = async () =>
    (await calendar.meetings({ from: at('00:00'), to: at('23:00') }))
      .filter(({ candidate }) => candidate === 'c_ines')
      .map(({ with: people, start }) => `${people.join('+')} ${new Date(start).toISOString().slice(11, 16)}`);
  return { world, system, held };
}

const row = (input: object = {}) => ({
  candidate: 'c_ines',
  with: [kofi.id, dana.id],
  duration_minutes: 30,
  break_minutes: 0,
  from: at('09:15'),
  ...input,
});

test('there are calendars to connect', () => {
  expect(mapped.length).toBeGreaterThan(1);
});

describe.each(mapped.map((connector) => [connector.title, connector] as const))('%s', (_title, connector) => {
  test('a row is booked around an own appointment, moved, and taken back as one', async () => {
    const { world, held } = await openOn(connector);
    const booking = await executed(world, 'schedule_interviews', row());
    expect(await held()).toEqual(['u_kofi 15:00', 'u_dana 15:30']);
    const move = await executed(world, 'reschedule_interviews', { candidate: 'c_ines', start: at('11:00') });
    expect(await held()).toEqual(['u_kofi 16:00', 'u_dana 16:30']);
    expect(await move.undo('undo move')).toMatchObject({ kind: 'undone' });
    expect(await booking.undo('undo booking')).toMatchObject({ kind: 'undone' });
    expect(await held()).toEqual([]);
  });

  test('an answer that was lost books nothing twice', async () => {
    const { world, system, held } = await openOn(connector);
    const { tool, plan } = await planned(world, 'schedule_interviews', row());
    system.loseAnswer();
    await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({ code: 'outcome_unknown' });
    world.clock.advance(4 * 60_000);
    expect((await tool.recover(plan, world.context('run'))).kind).toBe('repeat');
    await tool.execute(plan, world.context('run'));
    expect(await held()).toEqual(['u_kofi 15:00', 'u_dana 15:30']);
  });

  test('somebody else takes a seat, and undo gives it back', async () => {
    const { world, held, system } = await openOn(connector);
    await executed(world, 'schedule_interviews', row({ with: [kofi.id] }));
    const [meeting] = await system.calendar.meetings({ from: at('00:00'), to: at('23:00'), user: kofi.id });
    const input = { meeting: meeting?.id, replacement: dana.id };
    const { undo } = await executed(world, 'replace_interviewer', input);
    expect(await held()).toEqual(['u_dana 14:15']);
    expect(await undo()).toMatchObject({ kind: 'undone' });
    expect(await held()).toEqual(['u_kofi 14:15']);
  });
});
