// What an answer lists: one entry for each call that stands in the ledger, also one that was refused there.
import { expect, test } from 'vitest';
import { answerOf } from '../../src/agent/answer.ts';
import { refusal } from '../../src/agent/call-result.ts';
import { JsonObject } from '../../src/core/json.ts';
import { Problem } from '../../src/core/problem.ts';

const answered = (problem: Problem) =>
  answerOf({
    reply: 'I could not do that.',
    asks: false,
    wording: 'own',
    facts: [],
    calls: [
      {
        id: 'call_1',
        tool: 'undo_action',
        arguments: { action: 'act_1' },
        result: JsonObject.parse(refusal(problem)),
      },
    ],
  });

test('a decision that was refused is listed as the attempt that it was', () => {
  const attempt = { action_id: 'act_2', task_id: 'tsk_2' };
  expect(answered(new Problem('forbidden', 'Not yours to decide.').with({ attempt })).actions).toEqual([
    {
      actionId: 'act_2',
      taskId: 'tsk_2',
      tool: 'undo_action',
      arguments: { action: 'act_1' },
      status: 'failed',
      summary: 'Not yours to decide.',
    },
  ]);
});

test('a call that never became an action is not listed', () => {
  expect(answered(new Problem('forbidden', 'Not yours to decide.')).actions).toEqual([]);
});

test('the same problem with more keeps what it said', () => {
  const problem = new Problem('rate_limited', 'Too many.', { retryAfterSeconds: 3, extra: { a: 1 } }).with({ b: 2 });
  expect(problem).toMatchObject({ code: 'rate_limited', extra: { a: 1, b: 2 }, retryAfterSeconds: 3 });
});
