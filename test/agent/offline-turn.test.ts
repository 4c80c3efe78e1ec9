import { TurnId } from '../../src/core/ids.ts';
import { expect, test } from 'vitest';
import type { AgentEvent } from '../../src/agent/agent.ts';
import type { ModelCall } from '../../src/agent/executor.ts';
import { runOffline } from '../../src/agent/offline-turn.ts';
import type { Dialogue } from '../../src/agent/planner/dialogue.ts';
import type { PlannedStep } from '../../src/agent/planner/offline-planner.ts';

const turn = {
  tools: [],
  earlier: [],
  turnId: TurnId.parse('turn_1'),
  text: 'Move Priya.',
  emit: undefined,
  signal: undefined,
};
const result = { kind: 'question' as const, question: 'Which Priya?' };

/** A planner that says what it is told to, and an executor that notes what it is asked for. */
function scripted(next: (dialogue: Dialogue) => PlannedStep) {
  const made: ModelCall[] = [];
  const executor = {
    run: async (call: ModelCall) => {
      made.push(call);
      return { record: { arguments: { resolved: call.tool }, result }, content: '' };
    },
  };
  return { made, run: { ...turn, planner: { next: async (dialogue: Dialogue) => next(dialogue) }, executor } };
}

const call = (tool: string) => ({ id: `call_${tool}`, tool, arguments: {} });

test('calls are made in their order, each told of those beside it, and the planner sees what came of them', async () => {
  const { made, run } = scripted(({ done }) =>
    done.length === 0
      ? { kind: 'calls', calls: [call('move_stage'), call('book_meeting')] }
      : { kind: 'reply', text: done.map(({ tool, arguments: args }) => `${tool} ${JSON.stringify(args)}`).join(' ') },
  );
  expect(await runOffline(run)).toBe('move_stage {"resolved":"move_stage"} book_meeting {"resolved":"book_meeting"}');
  expect(made.map(({ id, together }) => [id, together])).toEqual([
    ['call_move_stage', ['move_stage', 'book_meeting']],
    ['call_book_meeting', ['move_stage', 'book_meeting']],
  ]);
});

test('a reply is told word by word to whoever watches', async () => {
  const told: AgentEvent[] = [];
  const { run } = scripted(() => ({ kind: 'reply', text: 'All done.\nNext?' }));
  await runOffline({ ...run, emit: (event) => told.push(event) });
  expect(told).toEqual([
    { kind: 'token', text: 'All ' },
    { kind: 'token', text: 'done.\n' },
    { kind: 'token', text: 'Next?' },
  ]);
});

test('a planner that finds no end is stopped, and says nothing', async () => {
  const { made, run } = scripted(() => ({ kind: 'calls', calls: [call('list_approvals')] }));
  expect(await runOffline(run)).toBeUndefined();
  expect(made.length).toBeLessThan(20);
});

test('whoever stops the turn stops it before the next step', async () => {
  const stop = new AbortController();
  const { made, run } = scripted(() => {
    stop.abort(new Error('stopped'));
    return { kind: 'calls', calls: [call('move_stage')] };
  });
  await expect(runOffline({ ...run, signal: stop.signal })).rejects.toThrow('stopped');
  expect(made).toHaveLength(1);
});
