// What a talk left waiting may have been decided through another channel since: “undo that” means it, and nothing that came before it.
import { expect, test } from 'vitest';
import { upToDate } from '../../../src/agent/planner/dialogue.ts';
import { JsonObject } from '../../../src/core/json.ts';
import { openTalk } from '../talk.ts';
import { sandboxes } from '../../planner/sandboxes.ts';

test('“undo that” after a request that waits takes back nothing that came before it', async () => {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  await talk.say('move Priya to phone screen');
  await talk.say('reject Mark');
  await talk.say('undo that');
  expect(talk.gate.calls.map(({ tool }) => tool)).toEqual(['move_stage', 'reject_candidate', 'list_approvals']);
});

test('a talk in which nothing waits reads no ledger', async () => {
  const dialogue = {
    turnId: 'turn_2',
    said: 'undo that',
    earlier: [
      {
        said: 'hello',
        calls: [{ tool: 'morning_brief', arguments: JsonObject.parse({}), result: undefined }],
        reply: '',
      },
    ],
    done: [],
  };
  const world = { recentActions: () => Promise.reject(new Error('The ledger was read.')) };
  expect(await upToDate(dialogue, world)).toBe(dialogue);
});
