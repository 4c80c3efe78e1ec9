// What asks for nothing, what only points, and what names nobody: nothing is done, and the answer says what would help.
import { expect, test } from 'vitest';
import { sandboxes } from '../../planner/sandboxes.ts';
import { openTalk } from '../talk.ts';

const said = async (...messages: readonly string[]) => {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  const answers = [];
  for (const message of messages) answers.push(await talk.say(message));
  return { answer: answers.at(-1), calls: talk.gate.calls.map(({ tool, input }) => [tool, input] as const) };
};

test.each([
  ['what can you do for me?', /move candidates/],
  ['help', /- Move Priya Raman to Phone Screen\n- Book 30 minutes with .+ about Priya Raman tomorrow at 3pm\n/],
  ['hey there, how are you?', /Hello/],
  ['perfect, thanks', /welcome/],
  ['have a good weekend!', /Goodbye/],
])('“%s” is answered, and asks for nothing', async (message, reply) => {
  const { answer, calls } = await said(message);
  expect(answer).toMatchObject({ asks: false, reply: { text: expect.stringMatching(reply) } });
  expect(calls).toEqual([]);
});

test('a note that is only pointed to is asked for', async () => {
  const { answer, calls } = await said('Add this as a note to Priya');
  expect(answer).toMatchObject({ asks: true });
  expect(calls).toEqual([]);
});

test('who is taken for no system is told as unknown', async () => {
  const { answer } = await said('move Zebulon to offer');
  expect(answer?.reply.text).toContain("I don't know anyone called Zebulon");
});

test('the meeting just booked is changed by an hour alone', async () => {
  const { calls } = await said('Book 30 minutes with Dana about Tom on Thursday at 10', 'make it 11am');
  expect(calls.map(([tool]) => tool)).toEqual(['book_meeting', 'reschedule_meeting']);
});

test('“her” is the only person whom the talk is about', async () => {
  const { calls } = await said('show me Priya', 'move her to phone screen');
  expect(calls.at(-1)).toEqual(['move_stage', { candidate: 'c_priya', stage: 'Phone Screen' }]);
});

test('a text ends where its quotation ends, and keeps its last mark', async () => {
  const { calls } = await said('note on Tom: "Great! Really." thanks');
  expect(calls).toEqual([['add_note', { candidate: 'c_tom', text: 'Great! Really.' }]]);
});
