// The sandbox systems against the suites of their ports, and what they do when told to fail.
import { describe, expect, test } from 'vitest';
import { CandidateId, UserId } from '../../../src/core/ids.ts';
import { openOperations } from '../../support/operations.ts';
import { sandboxContracts } from '../../support/sandbox-contracts.ts';

const ines = CandidateId.parse('c_ines');
const owen = UserId.parse('u_owen');

sandboxContracts('the sandbox', openOperations);

const mail = { to: 'ines@example.test', subject: 'Hello', text: 'Hello', key: 'k1' };

describe('faults', () => {
  test.each([
    ['unavailable', 'unavailable', 0],
    ['rate_limited', 'upstream_rate_limited', 0],
    ['timeout_before_effect', 'outcome_unknown', 0],
    ['timeout_after_effect', 'outcome_unknown', 1],
  ] as const)('%s is a problem %s, with %i effects', async (as, code, effects) => {
    const { mailer, faults, seen } = await openOperations();
    faults.failNext({ call: 'mailer.send', as });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code });
    expect(faults.outstanding()).toBe(0);
    expect((await seen()).mailbox).toHaveLength(effects);
    await mailer.send(mail);
    expect((await seen()).mailbox).toHaveLength(1);
  });

  test('happen as often as planned, in order, to that method only', async () => {
    const { ats, faults } = await openOperations();
    faults.failNext({ call: 'ats.candidate', as: 'unavailable', times: 2 });
    faults.failNext({ call: 'ats.candidate', as: 'rate_limited' });
    expect(await ats.stages()).toHaveLength(6);
    await expect(ats.candidate(ines)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
    await expect(ats.candidate(ines)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ats.candidate(ines)).rejects.toMatchObject({ code: 'upstream_rate_limited' });
    expect(await ats.candidate(ines)).toMatchObject({ id: 'c_ines' });
  });

  test('a system that honours no key says so and acts again; whether it can tell depends on its kind', async () => {
    const { mailer, faults, seen } = await openOperations();
    expect(mailer.repeats).toBe('same_key');
    faults.behaveAs('mailer', 'read_back');
    await mailer.send(mail);
    await mailer.send(mail);
    expect((await seen()).mailbox).toHaveLength(2);
    expect([mailer.repeats, await mailer.hasSent('k1'), await mailer.hasSent('k2')]).toEqual([
      'read_back',
      true,
      false,
    ]);
    faults.behaveAs('mailer', 'none');
    expect([mailer.repeats, await mailer.hasSent('k1')]).toEqual(['none', undefined]);
    faults.reset();
    expect(mailer.repeats).toBe('same_key');
  });
});

test('the view has the fields of the contract', async () => {
  const { ats, mailer, messenger, crm, seen } = await openOperations();
  const at = '2026-06-01T09:00:00-05:00';
  await ats.addNote({ candidate: ines, text: 'Prefers mornings', at, key: 'k1' });
  await mailer.send(mail);
  await messenger.send({ toUser: owen, text: 'Hello', at, key: 'k1' });
  await crm.log({ candidate: ines, kind: 'stage', text: 'Moved', at, key: 'k1' });
  const view = await seen();
  expect(view.candidates[0]).toMatchObject({
    id: 'c_ines',
    job_id: 'job_fe',
    notes: [{ text: 'Prefers mornings', at }],
  });
  expect(view.calendar).toEqual([
    {
      id: 'm_standup',
      user_id: 'u_owen',
      with: ['u_owen'],
      candidate_id: null,
      title: 'Team planning',
      location: null,
      start: '2026-06-02T10:00:00-05:00',
      end: '2026-06-02T11:00:00-05:00',
      status: 'confirmed',
    },
  ]);
  expect(view.mailbox).toEqual([
    { to: mail.to, subject: 'Hello', body: 'Hello', status: 'sent', at: '2026-06-01T13:30:00.000Z' },
  ]);
  expect(view.messages).toEqual([{ to_user: 'u_owen', text: 'Hello', at }]);
  expect(view.crm).toEqual([{ candidate_id: 'c_ines', kind: 'stage', text: 'Moved', at }]);
});
