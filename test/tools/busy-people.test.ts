// Whoever is taken in a calendar of their own is not booked then, is named, and is offered other times.
import { expect, test } from 'vitest';
import { UserId } from '../../src/core/ids.ts';
import type { Calendar } from '../../src/core/ports/calendar.ts';
import { expectFree, nextFree } from '../../src/tools/meeting-times.ts';
import { openOperations } from '../support/operations.ts';

const at = (time: string) => `2026-06-02T${time}:00-05:00`;
const owen = UserId.parse('u_owen');
const dentist = { start: at('15:00'), end: at('16:00') };

/** The standup of 10:00 to 11:00 stands in the calendar of the organization and in Owen's own. */
async function setUp() {
  const { calendar, context } = await openOperations();
  const busy = [
    { user: owen, start: at('10:00'), end: at('11:00') },
    { user: owen, ...dentist },
  ];
  const showing: Calendar = { ...calendar, busy: () => Promise.resolve(busy) };
  return { calendar: showing, context: context('k1') };
}

test('a time at which somebody is taken elsewhere is refused, with times that are free', async () => {
  const { calendar, context } = await setUp();
  const wanted = { people: [owen], names: ['Owen Achebe'], span: { start: at('15:30'), end: at('16:00') } };
  await expect(expectFree(calendar, wanted, context)).rejects.toMatchObject({
    code: 'calendar_conflict',
    extra: { conflict: { user: owen }, choices: [at('16:00'), at('16:30'), expect.any(String)] },
  });
});

test('a meeting does not stand in its own way because it stands in everybody’s calendar', async () => {
  const { calendar, context } = await setUp();
  const [standup] = await calendar.meetings({ from: at('10:00'), to: at('11:00'), user: owen });
  const wanted = { people: [owen], names: ['Owen Achebe'], span: { start: at('10:30'), end: at('11:30') } };
  await expect(
    expectFree(calendar, { ...wanted, ...(standup === undefined ? {} : { except: standup.id }) }, context),
  ).resolves.toBeUndefined();
});

test('free times leave out what is taken elsewhere', async () => {
  const { calendar, context } = await setUp();
  const search = { people: [owen], from: Date.parse(at('14:30')), to: Date.parse(at('17:00')), minutes: 30 };
  const found = await nextFree(calendar, search, context.settings);
  expect(found.map(({ start }) => start)).toEqual([at('14:30'), at('16:00'), at('16:30')]);
});
