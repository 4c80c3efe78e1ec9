// What all tools that write to candidates share: the hold window, the last contact, and why it is too late afterwards.
import { expect, test } from 'vitest';
import { aKey, openOperations } from '../support/operations.ts';
import { executed, planned, stored, writeToolNamed } from '../support/tool-calls.ts';
import { ines } from './write-tool-steps.ts';

const message = { candidate: ines, text: 'Are you free on Friday?' };

async function leave(world: Awaited<ReturnType<typeof openOperations>>) {
  const now = world.clock.business.now();
  await world.letters.claim({ key: 'run', now, leaseUntil: now, leaseEndedBy: now });
  await world.letters.settle({ key: 'run', attempt: 1, status: 'sent', uncertain: false, at: now });
}

test('a letter is held for the configured time and the ATS learns of the contact', async () => {
  const world = await openOperations();
  const { outcome } = await executed(world, 'send_message', message);
  expect(world.letters.rows.get('run')).toMatchObject({ status: 'held', to: 'ines@example.test' });
  expect(await world.ats.candidate(ines)).toMatchObject({ lastContactAt: '2026-06-01T08:30:00-05:00' });
  expect(outcome).toEqual({
    atsUpdated: true,
    contacted: ['c_ines'],
    undoUntil: new Date('2026-06-01T08:30:10-05:00'),
    events: [{ kind: 'candidate.contacted', candidate: 'c_ines' }],
  });
});

test('what has left cannot be called back, and the words say when it left', async () => {
  const world = await openOperations();
  const { undo } = await executed(world, 'send_message', message);
  world.clock.advance(60_000);
  await leave(world);
  expect(await undo()).toEqual({
    kind: 'refused',
    because: 'Too late. It left at Mon 1 Jun 2026, 08:30, and an e-mail cannot be called back.',
  });
});

test('a contact by somebody else since is kept when the letter is stopped', async () => {
  const world = await openOperations();
  const { undo } = await executed(world, 'send_message', message);
  const { lastContactAt: from } = await world.ats.candidate(ines);
  const to = '2026-06-01T09:00:00-05:00';
  await world.ats.setLastContact({ candidate: ines, from, to, key: 'somebody' });
  expect(await undo()).toMatchObject({ kind: 'undone', note: expect.stringContaining('later contact') });
  expect((await world.ats.candidate(ines)).lastContactAt).toBe(to);
  expect(world.letters.rows.get('run')?.status).toBe('cancelled');
});

test('an attempt after a crash between ATS and letter keeps the time of the first, so that undo still fits', async () => {
  const world = await openOperations();
  const { tool, plan } = await planned(world, 'send_message', message);
  world.faults.failNext({ call: 'ats.setLastContact', as: 'timeout_after_effect' });
  await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({ code: 'outcome_unknown' });
  world.clock.advance(90_000);
  const output = await tool.execute(plan, world.context('run'));
  expect(output).toMatchObject({ letter: { contactedAt: '2026-06-01T08:30:00-05:00' } });
  expect(tool.reversal !== 'none' && (await tool.undo({ plan, output }, world.context('undo')))).toEqual({
    kind: 'undone',
  });
  expect((await world.ats.candidate(ines)).lastContactAt).toBe('2026-05-24T10:00:00-05:00');
});

test('a system that is down leaves no letter behind', async () => {
  const world = await openOperations();
  const { tool, plan } = await planned(world, 'send_message', message);
  world.faults.failNext({ call: 'ats.setLastContact', as: 'unavailable' });
  await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({ code: 'unavailable', retry: 'later' });
  expect(world.letters.rows.size).toBe(0);
});

test('a subject is one line, whatever was given', async () => {
  const world = await openOperations();
  const { plan } = await planned(world, 'send_message', { ...message, subject: 'Hello\r\nBcc: all@example.test' });
  expect(plan).toMatchObject({ letter: { subject: 'Hello Bcc: all@example.test' } });
});

test('text that looks like a template is refused instead of being sent as it is', async () => {
  const world = await openOperations();
  await expect(
    planned(world, 'send_message', { ...message, text: 'Hi {{candidate.first_name}}' }),
  ).rejects.toMatchObject({ code: 'validation_failed', errors: [{ path: 'text' }] });
});

test('a letter on behalf of a key speaks for the team', async () => {
  const world = await openOperations();
  const tool = writeToolNamed(world, 'send_followup');
  const input = tool.input.parse({ candidate: ines, message_template: 'thanks' });
  const plan = stored(tool, await tool.prepare(input, world.context('plan', aKey)));
  expect(plan).toMatchObject({ letter: { text: expect.stringContaining('the recruiting team') } });
});
