// What takes an interviewer's time counts whoever looks for it: a link, a plan, or who stands in.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { UserId } from '../../src/core/ids.ts';
import { bookingLink } from '../contracts/booking-links.ts';
import { withPool } from '../support/interviews.ts';
import { openOperations } from '../support/operations.ts';
import { executed, planned } from '../support/tool-calls.ts';

const at = (day: string, time: string) => `2026-06-${day}T${time}:00-05:00`;
const Planned = z.object({ events: z.array(z.object({ start: z.string(), with: z.array(z.string()) })) });
const pool = (members: object[]) => ({ name: 'P', members });

test('a time that a candidate is booking by a link is left alone by a plan', async () => {
  const world = await openOperations();
  const until = new Date(world.clock.real.now().getTime() + 60_000).toISOString();
  const hold = { start: at('02', '14:00'), end: at('02', '14:30'), until };
  await world.bookingLinks.add(
    bookingLink('a', { with: [UserId.parse('u_owen')], press: { kind: 'cancel' }, hold }),
    [],
  );
  const start = at('02', '14:00');
  const refused = planned(world, 'schedule_interviews', { candidate: 'c_ines', with: ['u_owen'], start });
  await expect(refused).rejects.toMatchObject({ code: 'no_schedule', extra: { rule: 'start' } });
});

test('an invitation to book keeps the leave of whoever is in a pool', async () => {
  const world = await openOperations();
  await withPool(world, 'p', pool([{ user: 'u_owen', leave: [{ from: '2026-06-01', until: '2026-06-30' }] }]));
  const given = { candidate: 'c_ines', with: ['u_owen'], until: at('12', '17:00') };
  await expect(planned(world, 'invite_to_book', given)).rejects.toMatchObject({ code: 'conflict' });
});

test('whoever stands in keeps the limit of their week, interviews of later days counted', async () => {
  const world = await openOperations();
  await withPool(world, 'p', pool([{ user: 'u_owen' }, { user: 'u_tess', per_week: 1 }, { user: 'u_nora' }]));
  await executed(world, 'book_meeting', { candidate: 'c_ravi', with: ['u_tess'], start: at('05', '10:00') });
  const given = { candidate: 'c_ines', with: ['u_owen'], start: at('02', '14:00') };
  const { output } = await executed(world, 'schedule_interviews', given);
  const meeting = z.object({ meetings: z.array(z.object({ meeting: z.string() })) }).parse(output).meetings[0]?.meeting;
  const { plan } = await planned(world, 'replace_interviewer', { meeting, interviewer: 'u_owen' });
  expect(Planned.parse(plan).events[0]?.with).toEqual(['u_nora']);
});
