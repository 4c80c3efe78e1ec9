// Decisions are made by people; the sets write them as approve_action and decline_action.
import { expect, test } from 'vitest';
import { fakeGate } from '../../evals/harness/fake-gate.ts';
import { openTestWorld } from '../../evals/harness/test-world.ts';
import { judgedTalk } from '../../evals/harness/score.ts';
import type { WantedCall } from '../../evals/harness/instruction.ts';
import { ActorId, TenantId } from '../../src/core/ids.ts';
import { sandboxes } from '../planner/sandboxes.ts';
import { pressed } from '../support/acts.ts';

const approve: WantedCall = ['approve_action', { approval: 'apr_act_1' }];
const reject: WantedCall = ['reject_candidate', { candidate: 'c_mark' }];
const anybody = {
  tenant: TenantId.parse('sandbox'),
  kind: 'key' as const,
  id: ActorId.parse('key:test'),
  user: undefined,
  scopes: new Set(['operations:*' as const]),
};
const said = (
  say: string,
  wanted: readonly WantedCall[],
  { calls, asks = false }: { calls: readonly WantedCall[]; asks?: boolean },
) => ({
  exchange: { say, calls: wanted },
  style: 'any',
  sandbox: 'clinic',
  timeZone: 'UTC',
  calls,
  asks,
  reply: '',
  answer: {},
  readings: [],
  cpuMs: 0,
});

test('what was shown as waiting must be decided on', () => {
  const [, second] = judgedTalk([
    said('reject Mark', [reject], { calls: [reject] }),
    said('approve it', [approve], { calls: [], asks: true }),
  ]);
  expect(second).toMatchObject({ isExact: false });
});

test.each([
  ['showing what waits', [['list_approvals', {}]], false],
  ['asking', [], true],
] as const)('of what was never shown as waiting, %s is exact', (_, got, asks) => {
  const [, second] = judgedTalk([
    said('reject Mark', [reject], { calls: [], asks: true }),
    said('approve it', [approve], { calls: got, asks }),
  ]);
  expect(second).toMatchObject({ isExact: true, isWrong: false });
});

test('a decision at the gate stands among its calls as the sets write it', async () => {
  const context = openTestWorld(sandboxes.clinic);
  const gate = fakeGate(context);
  await gate.call({
    tool: reject[0],
    input: reject[1],
    by: anybody,
    origin: { kind: 'api' },
    idem: 'once',
    provenance: 'instructed',
  });
  const [waiting] = context.approvals;
  if (waiting === undefined) throw new Error('Nothing waits.');
  const receipt = await gate.approve(waiting.id, pressed(anybody));
  expect(gate.calls.map(({ tool, input }) => [tool, input])).toEqual([reject, approve]);
  expect(receipt.root).toMatchObject({ id: 'act_1', status: 'executed' });
  expect(context.approvals).toMatchObject([{ status: 'approved' }]);
});
