// invite_to_book at the gate: what is approved hours later is what was planned, with times counted from when it is sent.
import { expect, test } from 'vitest';
import { pressed } from '../support/acts.ts';
import { admin, openGatedOperations } from '../support/gated-operations.ts';

const input = { candidate: 'c_ines', with: ['u_owen'] };

test('an approval a day later sends the link, which then offers 14 days from that moment', async () => {
  const { call, gate, clock, bookingLinks } = await openGatedOperations({}, { approvals: { invite_to_book: 'ask' } });
  const { approval } = await call('invite_to_book', input);
  if (approval === undefined) throw new Error('nothing waits');
  clock.advance(20 * 3_600_000);
  const { root } = await gate.approve(approval.id, pressed(admin));
  expect(root.status).toBe('executed');
  const [link] = await bookingLinks.list({ limit: 1 });
  const now = clock.business.now().getTime();
  expect([Date.parse(link?.from ?? ''), Date.parse(link?.until ?? '')]).toEqual([now, now + 14 * 86_400_000]);
});

test('the letter says in the candidate’s language until when the link works', async () => {
  const { call, letters } = await openGatedOperations();
  await call('invite_to_book', { ...input, language: 'es', until: '2026-06-05T17:00:00-05:00' });
  await call('invite_to_book', { ...input, candidate: 'c_joe' });
  const [spanish, english] = [...letters.rows.values()].map(({ text }) => text);
  expect(spanish).toContain('funciona hasta el viernes, 5 de junio de 2026');
  expect(english).toContain('works for 14 days');
  expect([spanish, english].every((text) => text?.includes('{booking_link}'))).toBe(true);
});

test.each([
  ['until', { until: '2026-05-01T00:00:00Z' }, 'in_the_past'],
  ['until', { from: '2026-06-04T00:00:00Z', until: '2026-06-03T00:00:00Z' }, 'validation_failed'],
  ['until', { until: '2026-09-03T00:00:00Z' }, 'validation_failed'],
  ['times', { times: ['2026-06-06T15:00:00-05:00'] }, 'conflict'],
])('a wrong %s is refused with its reason', async (_field, given, code) => {
  const { call } = await openGatedOperations();
  await expect(call('invite_to_book', { ...input, ...given })).rejects.toMatchObject({ code });
});
