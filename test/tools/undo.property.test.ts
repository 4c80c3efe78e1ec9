// Whatever was done, undoing it newest first leaves the systems as they were.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '../../src/core/problem.ts';
import { openOperations, type Operations } from '../support/operations.ts';
import { stored, writeToolNamed } from '../support/tool-calls.ts';

const candidate = fc.constantFrom('c_ines', 'c_ravi', 'c_joe');
const start = fc
  .integer({ min: 0, max: 40 })
  .map((half) => new Date(Date.parse('2026-06-02T14:00:00Z') + half * 1_800_000).toISOString());
const calls = fc.oneof(
  fc
    .record({ candidate, stage: fc.constantFrom('Phone Screen', 'Offer', 'Hired') })
    .map((input) => ({ tool: 'move_stage', input })),
  fc
    .record({ candidate, message_template: fc.constantFrom(undefined, 'thanks') })
    .map((input) => ({ tool: 'reject_candidate', input })),
  candidate.map((one) => ({ tool: 'send_offer', input: { candidate: one, salary: 90_000 } })),
  candidate.map((one) => ({ tool: 'withdraw_offer', input: { candidate: one } })),
  candidate.map((one) => ({ tool: 'send_followup', input: { candidate: one } })),
  candidate.map((one) => ({ tool: 'add_note', input: { candidate: one, text: 'Same words' } })),
  fc.record({ candidate, start }).map((input) => ({ tool: 'book_meeting', input: { ...input, with: ['u_owen'] } })),
  start.map((to) => ({ tool: 'reschedule_meeting', input: { meeting: 'm_standup', start: to } })),
  fc.constant({ tool: 'cancel_meeting', input: { meeting: 'm_standup' } }),
);

/** Undefined where the state does not allow the call. */
async function run(world: Operations, { tool: name, input }: { tool: string; input: object }, key: string) {
  const tool = writeToolNamed(world, name);
  if (tool.reversal === 'none') throw new Error(`${name} cannot be undone`);
  try {
    const plan = stored(tool, await tool.prepare(tool.input.parse(input), world.context(key)));
    const output = await tool.execute(plan, world.context(key));
    return () => tool.undo({ plan, output }, world.context(`${key} undo`));
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

test('undo of everything, newest first, restores everything', { timeout: 60_000 }, async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { minLength: 1, maxLength: 8 }), async (sequence) => {
      const world = await openOperations();
      const before = await world.seen();
      const undos = [];
      for (const [index, call] of sequence.entries()) {
        undos.unshift(await run(world, call, `k${index}`));
        world.clock.advance(1_000);
      }
      for (const undo of undos) {
        if (undo === undefined) continue;
        done += 1;
        expect(await undo()).toMatchObject({ kind: 'undone' });
      }
      expect(await world.seen()).toEqual(before);
    }),
    { seed: 20_261_120, numRuns: 150 },
  );
  expect(done).toBeGreaterThan(200);
});
