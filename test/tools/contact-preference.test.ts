// Who is not to be written to, at the real gate: nobody reaches them, it is said who is left out, and it can be taken back.
import { describe, expect, test } from 'vitest';
import { CandidateId } from '../../src/core/ids.ts';
import { noteOptOut } from '../../src/services/operations/contact-preference.ts';
import { callOff } from '../../src/services/operations/call-off.ts';
import { releaseLetter } from '../../src/services/operations/letters.ts';
import { nora } from '../support/operations.ts';
import { sampleSandbox } from '../support/sample-sandbox.ts';
import { pressed } from '../support/acts.ts';
import { admin, openGatedOperations } from '../support/gated-operations.ts';

const [ines, joe] = ['c_ines', 'c_joe'].map((id) => CandidateId.parse(id));

/** Inés applied twice, with her address in capitals the second time. */
const withTwin = () => {
  const file = sampleSandbox();
  const [first] = file.candidates;
  if (first === undefined) throw new Error('the sample has changed');
  const twin = { ...first, id: 'c_ines_2', name: 'Ines D. Duarte', email: 'INES@Example.test', job_id: 'job_lg' };
  return { ...file, candidates: [...file.candidates, twin] };
};

async function open(fourEyes = false) {
  const world = await openGatedOperations({ file: withTwin() }, { fourEyes });
  const { call, gate } = world;
  const ask = (preference: string, more: object = {}) =>
    call('set_contact_preference', { candidate: 'c_ines', preference, ...more });
  const letBeSent = async () => {
    world.clock.advance(11_000);
    const { letters, mailer, clock, preferences, ledger } = world;
    const ports = {
      letters,
      preferences,
      consents: world.textConsents,
      ledger,
      gate,
      by: admin,
      now: clock.business.now(),
    };
    const calledOff = (letter: Parameters<typeof callOff>[1]) => callOff(ports, letter);
    for (const key of letters.rows.keys())
      await releaseLetter({ letters, mailer, clocks: clock, leaseMs: 60_000, calledOff }, key);
    return (await world.seen()).mailbox.map(({ to }) => to);
  };
  return { ...world, ask, letBeSent };
}

const declined = { code: 'contact_declined' };

describe('after an opt-out', () => {
  test.each([
    ['a message', 'send_message', { text: 'Hello' }],
    ['a follow-up', 'send_followup', { message_template: 'gentle_nudge' }],
    ['a sequence', 'start_sequence', { sequence: 'offer-extended' }],
  ])('%s is refused, for every record with the address', async (_what, tool, input) => {
    const { call, ask } = await open();
    await ask('opt_out');
    await expect(call(tool, { candidate: 'c_ines', ...input })).rejects.toMatchObject(declined);
    await expect(call(tool, { candidate: 'c_ines_2', ...input })).rejects.toMatchObject(declined);
  });

  test('a follow-up by filters goes to the others, and says who is left out and why', async () => {
    const { call, ask, letBeSent } = await open();
    await ask('opt_out');
    const { root, members, summary } = await call('send_followup', { filters: { stage: 'Applied' } });
    expect(root).toMatchObject({ status: 'executed', contacted: ['c_joe'], problem: null });
    expect(summary).toContain('left out: 2 who are not to be written to');
    expect(summary).toContain('Inés Duarte asked for no more messages (Mon 1 Jun 2026).');
    const without = members.filter(({ status }) => status === 'rejected');
    expect(without.map(({ candidate, problem }) => [candidate, problem?.code])).toEqual([
      ['c_ines', 'contact_declined'],
      ['c_ines_2', 'contact_declined'],
    ]);
    expect(await letBeSent()).toEqual(['joe@example.test']);
  });

  test('where everybody is left out, that is the answer', async () => {
    const { call, ask } = await open();
    await ask('opt_out');
    await expect(call('send_followup', { filters: { name: 'ines' } })).rejects.toMatchObject(declined);
  });

  test('what the person waits for still goes out: an offer, and the answer to the application', async () => {
    const { call, ask, gate, letBeSent } = await open();
    await ask('opt_out');
    const offer = await call('send_offer', { candidate: 'c_ines', salary: 90_000 });
    const answer = await call('reject_candidate', { candidate: 'c_ines_2', message_template: 'thanks' });
    for (const { approval } of [offer, answer]) {
      if (approval === undefined) throw new Error('it did not wait');
      expect((await gate.approve(approval.id, pressed(admin))).root.status).toBe('executed');
    }
    expect(await letBeSent()).toEqual(['ines@example.test', 'INES@Example.test']);
  });

  test('a message that is still held does not leave, and what was done for it is taken back', async () => {
    const { call, ask, letBeSent, ledger, ats } = await open();
    const { lastContactAt } = await ats.candidate(CandidateId.parse('c_ines_2'));
    const { root } = await call('send_message', { candidate: 'c_ines_2', text: 'Hello' });
    await ask('opt_out');
    expect(await letBeSent()).toEqual([]);
    expect((await ledger.action(root.id)).status).toBe('undone');
    expect((await ats.candidate(CandidateId.parse('c_ines_2'))).lastContactAt).toBe(lastContactAt);
  });

  test('one who asks while a follow-up waits for approval is left out when it is approved', async () => {
    const { call, ask, settings, gate } = await open();
    settings.set({ ...(await settings.get()).settings, approvals: { send_followup: 'ask' } });
    const { approval } = await call('send_followup', { filters: { stage: 'Applied' } });
    if (approval === undefined) throw new Error('it did not wait');
    await ask('opt_out');
    const { root, members } = await gate.approve(approval.id, pressed(admin));
    expect(root).toMatchObject({ status: 'executed', contacted: ['c_joe'] });
    expect(members.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'executed']);
  });

  test('undo puts back what stood before, and an opt-in with proof lets messages go again', async () => {
    const { call, ask, gate, seen } = await open();
    const before = await seen();
    const { root } = await ask('opt_out');
    await gate.undoAction(root.id, nora);
    expect(await seen()).toEqual(before);
    await ask('opt_out');
    await ask('opt_in', { proof: 'Called on Monday and asked for news' });
    expect((await call('send_message', { candidate: 'c_ines_2', text: 'Hello' })).root.status).toBe('executed');
  });

  test('saying it twice is refused as known, and so is a hold until the same day', async () => {
    const { ask } = await open();
    await ask('opt_out');
    await expect(ask('opt_out')).rejects.toMatchObject({ code: 'conflict' });
    await ask('hold', { until: '2026-06-08' });
    await expect(ask('hold', { until: '2026-06-08' })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a hold', () => {
  test('stops everything until its day begins in the organization’s zone, and nothing after it', async () => {
    const { call, ask, clock } = await open();
    await ask('hold', { until: '2026-06-08' });
    for (const [tool, input] of [
      ['send_message', { text: 'Hello' }],
      ['send_offer', { salary: 90_000 }],
      ['reject_candidate', { message_template: 'thanks' }],
    ] as const)
      await expect(call(tool, { candidate: 'c_ines_2', ...input })).rejects.toMatchObject(declined);
    clock.advance(new Date('2026-06-08T00:00:00-05:00').getTime() - clock.business.now().getTime());
    expect((await call('send_message', { candidate: 'c_ines_2', text: 'Hello' })).root.status).toBe('executed');
  });

  test('does not lift an opt-out when it ends', async () => {
    const { call, ask, clock } = await open();
    await ask('opt_out');
    await ask('hold', { until: '2026-06-02' });
    clock.advance(3 * 86_400_000);
    await expect(call('send_message', { candidate: 'c_ines', text: 'Hello' })).rejects.toMatchObject(declined);
  });

  test.each([
    ['a hold without a day', 'hold', {}],
    ['an opt-in without proof', 'opt_in', {}],
    ['an opt-out with a day', 'opt_out', { until: '2026-06-08' }],
  ])('%s does not fit the schema', async (_what, preference, more) => {
    const { ask } = await open();
    await expect(ask(preference, more)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  test('a day that has passed is refused by name', async () => {
    const { ask } = await open();
    await expect(ask('hold', { until: '2026-05-31' })).rejects.toMatchObject({
      code: 'in_the_past',
      errors: [{ path: 'until' }],
    });
  });
});

test('what a person says by a link holds for all their records, and stays the first time', async () => {
  const { ats, preferences, clock, call } = await open();
  if (ines === undefined || joe === undefined) throw new Error('the sample has changed');
  const said = (revision: string) =>
    noteOptOut(
      { ats, preferences },
      { candidate: ines, at: clock.business.now(), by: { actor: 'system:unsubscribe', revision } },
    );
  expect(await said('link 1')).toEqual(['c_ines', 'c_ines_2']);
  const first = await preferences.of(await ats.candidate(ines));
  clock.advance(60_000);
  await said('link 2');
  expect(await preferences.of(await ats.candidate(ines))).toEqual(first);
  await expect(call('send_message', { candidate: 'c_ines_2', text: 'Hello' })).rejects.toMatchObject(declined);
  expect((await call('send_message', { candidate: joe, text: 'Hello' })).root.status).toBe('executed');
});
