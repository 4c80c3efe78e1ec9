// A candidate books, moves and cancels on every calendar that can be connected; what is offered comes from people's own calendars.
import { afterEach, describe, expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { BookingLinkId } from '../../src/core/ids.ts';
import { InterviewPlan, InterviewPlanId } from '../../src/core/interview-plan.ts';
import { openGate } from '../../src/gate/gate.ts';
import type { BookingPorts } from '../../src/services/scheduling/booking/booking-ports.ts';
import { offersOf } from '../../src/services/scheduling/booking/offers.ts';
import { planOffers, wantedPlan } from '../../src/services/scheduling/booking/plan-offers.ts';
import { pressLink } from '../../src/services/scheduling/booking/press.ts';
import { bookingStateOf } from '../../src/services/scheduling/booking/booking-state.ts';
import { toolsFor } from '../../src/tools/index.ts';
import { bookingLink } from '../contracts/booking-links.ts';
import { createFakeDirectory } from '../fakes/directory.ts';
import { FakeSettings } from '../gate/world.ts';
import { calendarPeople, type ConnectedCalendar, connectCalendar } from '../support/connected-calendar.ts';
import { withPlan } from '../support/interviews.ts';
import { createTestIds } from '../support/ids.ts';
import { createKeptLog } from '../support/log.ts';
import { admin } from '../support/gated-operations.ts';
import { openOperations } from '../support/operations.ts';

const mapped = connectors.filter(({ unified }) => unified.calendar !== undefined);
const opened: ConnectedCalendar[] = [];
afterEach(async () => {
  for (const system of opened.splice(0)) await system[Symbol.asyncDispose]();
});

const [kofi, dana] = calendarPeople;
const at = (time: string) => `2026-06-03T${time}:00.000Z`;
const slotAt = (time: string) => ({ start: at(time), end: new Date(Date.parse(at(time)) + 30 * 60_000).toISOString() });

/** Dana has an appointment of her own from 15:00 to 15:30 UTC, 10:00 in Chicago. */
async function openOn(connector: (typeof mapped)[number]) {
  const system = await connectCalendar(connector, { takenAt: { email: dana.email, ...slotAt('15:00') } });
  opened.push(system);
  const world = await openOperations();
  const { calendar } = system;
  const directory = createFakeDirectory(calendarPeople);
  const settings = new FakeSettings();
  settings.set(world.settings);
  const tools = toolsFor({ ...world, calendar, directory });
  const gate = openGate({
    ledger: () => world.ledger,
    sweep: { unfinished: async () => [], overdue: async () => [], overdueDrafts: async () => [] },
    tools: () => tools,
    settings: () => settings,
    clocks: world.clock,
    newId: createTestIds(),
    log: createKeptLog(),
    leaseMs: 60_000,
    sleep: async (ms) => world.clock.advance(ms),
  });
  const { ats, bookingLinks: links, ledger, clock: clocks } = world;
  const booking: BookingPorts = {
    tenant: admin.tenant,
    links,
    ats,
    calendar,
    directory,
    settings,
    plans: world.interviewPlans,
    pools: world.interviewerPools,
    ledger,
    gate,
    clocks,
  };
  const link = bookingLink('a', {
    with: [kofi.id, dana.id],
    from: at('14:00'),
    until: at('18:00'),
    noticeHours: 0,
    cutOffHours: 0,
  });
  await links.add(link, []);
  const offers = async () => (await offersOf(booking, link, { limit: 20 })).map((start) => start.slice(11, 16));
  const standing = () => bookingStateOf(booking, link.id);
  return { booking, link, offers, standing, gate, calendar, world };
}

const plan = InterviewPlan.parse({
  name: 'Onsite',
  stage: 'Applied',
  events: [
    { title: 'Welcome', minutes: 30, seats: [{ user: kofi.id }] },
    { title: 'System design', minutes: 30, seats: [{ user: dana.id }] },
  ],
  longest_break_minutes: 0,
});

describe.each(mapped.map((connector) => [connector.system, connector] as const))('%s', (_system, connector) => {
  test('offers what is free in the calendars of all, and books, moves and cancels there', async () => {
    const { booking, link, offers, standing, calendar } = await openOn(connector);
    expect(await offers()).toEqual(['14:00', '14:30', '15:30', '16:00', '16:30', '17:00', '17:30']);
    expect(await pressLink(booking, link.id, { kind: 'book', slot: slotAt('15:00'), place: null })).toBe('taken');
    expect(await pressLink(booking, link.id, { kind: 'book', slot: slotAt('16:00'), place: 'Room 4' })).toBe('done');
    const booked = await standing();
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    expect(booked.meetings[0]).toMatchObject({
      ...slotAt('16:00'),
      location: 'Room 4',
      guest: { name: 'Inés Duarte' },
    });
    expect(await pressLink(booking, link.id, { kind: 'move', slot: slotAt('16:30') })).toBe('done');
    expect(await calendar.meeting(booked.meetings[0].id)).toMatchObject(slotAt('16:30'));
    expect(await pressLink(booking, link.id, { kind: 'cancel' })).toBe('done');
    expect((await standing()).kind).toBe('cancelled');
  });

  test('undo of a move brings back the time before, and undo of the booking opens the link again', async () => {
    const { booking, link, offers, standing, gate } = await openOn(connector);
    await pressLink(booking, link.id, { kind: 'book', slot: slotAt('16:00'), place: null });
    await pressLink(booking, link.id, { kind: 'move', slot: slotAt('17:00') });
    const { booking: made, change } = (await booking.links.find(link.id)) ?? {};
    if (made == null || change == null) throw new Error('nothing was booked');
    await gate.undoAction(change, admin);
    expect(await standing()).toMatchObject({ kind: 'booked', meetings: [slotAt('16:00')] });
    await gate.undoAction(made, admin);
    expect([(await standing()).kind, await offers()]).toEqual(['open', expect.arrayContaining(['16:00', '17:00'])]);
  });

  test('offers the times of a whole plan around an own appointment, and books, moves and cancels all its interviews', async () => {
    const { booking, link: one, gate, calendar, world } = await openOn(connector);
    await withPlan(world, 'onsite', plan);
    const link = { ...one, id: BookingLinkId.parse('b'), with: [], plan: InterviewPlanId.parse('onsite') };
    await booking.links.add(link, []);
    const wanted = await wantedPlan(booking, link);
    if (wanted === undefined) throw new Error('there is no plan');
    const { offers } = await planOffers(booking, { link, wanted, except: new Set(), days: 1 });
    // Dana is taken at 15:00: nobody may welcome at 14:30 whose design talk would follow then.
    expect(offers.map(({ start }) => start.slice(11, 16))).toEqual(['14:00', '15:00', '16:00', '17:00']);
    const sittings = [slotAt('15:30'), slotAt('16:00')].map((span) => ({ ...span, with: [] }));
    const slot = { start: at('15:30'), end: at('16:30') };
    expect(await pressLink(booking, link.id, { kind: 'book', slot, place: null, sittings })).toBe('done');
    const booked = await bookingStateOf(booking, link.id);
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    expect(booked.meetings).toMatchObject([{ with: [kofi.id] }, { with: [dana.id] }]);
    const meetings = booked.meetings.map(({ id, with: people }, index) => ({
      ...slotAt(index === 0 ? '16:30' : '17:00'),
      with: people,
      meeting: id,
    }));
    const later = { start: at('16:30'), end: at('17:30') };
    expect(await pressLink(booking, link.id, { kind: 'move', slot: later, meetings })).toBe('done');
    expect(await calendar.meeting(booked.meetings[0].id)).toMatchObject(slotAt('16:30'));
    expect(await pressLink(booking, link.id, { kind: 'cancel' })).toBe('done');
    expect((await bookingStateOf(booking, link.id)).kind).toBe('cancelled');
    const { change } = (await booking.links.find(link.id)) ?? {};
    if (change == null) throw new Error('nothing was cancelled');
    await gate.undoAction(change, admin);
    expect(await bookingStateOf(booking, link.id)).toMatchObject({
      kind: 'booked',
      meetings: [slotAt('16:30'), slotAt('17:00')],
    });
  });
});
