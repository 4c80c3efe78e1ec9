// One effect at the gate: done once under its name, waited for while a system is away, proposed anew when nothing was done.
import { expect, test } from 'vitest';
import { perform } from '../../src/automation/perform.ts';
import type { Action } from '../../src/core/action.ts';
import { TenantId } from '../../src/core/ids.ts';
import type { Call, Receipt } from '../../src/core/ports/action-gate.ts';
import { Problem } from '../../src/core/problem.ts';
import { createTestClock } from '../support/clock.ts';
import { createFakeLedgers } from '../fakes/ledger.ts';
import { makeAction } from '../support/ledger-records.ts';

const tenant = TenantId.parse('sandbox');
const effect = { tool: 'log_crm', input: {}, actor: 'rule:nudge', origin: 'rule:nudge', idem: 'event 7 rule:nudge' };
const away = { code: 'unavailable', detail: 'The CRM does not answer.' };

/** A gate that answers each call with the next of these. */
function setUp(...answers: (Partial<Action> | Problem | Error)[]) {
  const ledger = createFakeLedgers(createTestClock().business).of(tenant);
  const calls: Call[] = [];
  const gate = {
    async call(call: Call): Promise<Receipt> {
      calls.push(call);
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('one call too many');
      const root = makeAction({ ...answer, idem: call.idem });
      await ledger.open({ root, members: [], approval: undefined });
      return { root, members: [], approval: undefined, result: undefined, summary: '' };
    },
    undoAction: () => Promise.reject(new Error('nothing is undone here')),
  };
  return { calls, ledger, run: () => perform({ tenant, gate, ledger }, effect) };
}

test('an effect is called with the rights of recruiting operations, as what ordered it', async () => {
  const { run, calls } = setUp({ status: 'executed' });
  expect(await run()).toMatchObject({ result: 'done', detail: null });
  expect(calls).toMatchObject([
    {
      tool: 'log_crm',
      by: { kind: 'system', id: 'rule:nudge', user: undefined, scopes: new Set(['operations:*']) },
      origin: { kind: 'automation', rule: 'rule:nudge' },
      idem: 'event 7 rule:nudge',
      provenance: 'instructed',
    },
  ]);
});

test('an effect that came to an end is not called again', async () => {
  const { run, calls } = setUp({ status: 'executed' });
  const first = await run();
  expect(await run()).toEqual(first);
  expect(calls).toHaveLength(1);
});

test.each(['proposed', 'approved'] as const)(
  'an effect that a crash left %s is handed to the gate again',
  async (status) => {
    const { run, calls } = setUp({ status }, { status: 'executed' });
    await run();
    await run();
    expect(calls.map(({ idem }) => idem)).toEqual([effect.idem, effect.idem]);
  },
);

test.each([
  [{ status: 'pending_approval' }, { result: 'waits', detail: 'approval' }],
  [
    { status: 'failed', problem: { code: 'conflict', detail: '' } },
    { result: 'failed', detail: 'conflict' },
  ],
  [
    { status: 'failed', problem: null },
    { result: 'failed', detail: 'failed' },
  ],
  [{ status: 'partially_executed' }, { result: 'failed', detail: 'partially_executed' }],
  [
    { status: 'failed', uncertain: true, problem: away },
    { result: 'failed', detail: 'unavailable' },
  ],
] as const)('%o is noted as %o', async (root, noted) => {
  const { run } = setUp(root);
  expect(await run()).toMatchObject(noted);
});

test('while a system is away the job comes round again, under the next name', async () => {
  const { run, calls } = setUp({ status: 'failed', problem: away }, { status: 'executed' });
  await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await run()).toMatchObject({ result: 'done' });
  expect(calls.map(({ idem }) => idem)).toEqual([effect.idem, `${effect.idem} try 1`]);
});

test('after twelve proposals it is given up', async () => {
  const failed = { status: 'failed', problem: away } as const;
  const { run, calls } = setUp(...Array.from({ length: 12 }, () => failed));
  for (let count = 0; count < 12; count += 1) await expect(run()).rejects.toMatchObject({ retry: 'later' });
  expect(await run()).toEqual({ result: 'failed', detail: 'unavailable', action: null });
  expect(calls).toHaveLength(12);
});

test('an action that is being executed is waited for', async () => {
  await expect(setUp({ status: 'executing' }).run()).rejects.toMatchObject({ code: 'unavailable' });
});

test('what the gate refuses is the answer, and what passes is tried again', async () => {
  expect(await setUp(new Problem('forbidden', '')).run()).toEqual({
    result: 'failed',
    detail: 'forbidden',
    action: null,
  });
  await expect(setUp(new Problem('unavailable', '')).run()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(setUp(new Problem('paused', '')).run()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(setUp(new Error('a defect')).run()).rejects.toThrow('a defect');
});
