// Words that look like a correction, a denial or “the same again”, and are none.
import { expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function talkOf(...said: readonly string[]) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  let asks = false;
  for (const one of said) ({ asks } = await talk.say(one));
  return { asks, calls: talk.desk.calls.map(({ tool, input }) => [tool, input]) };
}

test.each([
  ['reject María, no experience. Move Priya to the phone screen', 'no experience'],
  ['Reject María, no show. Move Priya to the phone screen.', 'no show'],
])('a reason, and the next order behind its stop: %s', async (said, reason) => {
  expect((await talkOf(said)).calls).toEqual([
    ['reject_candidate', { candidate: 'c_maria', reason }],
    ['move_stage', { candidate: 'c_priya', stage: 'Phone Screen' }],
  ]);
});

test('in one sentence it is a correction still', async () => {
  expect((await talkOf('reject María, no, Priya')).calls).toEqual([['reject_candidate', { candidate: 'c_priya' }]]);
});

test('a no-show is a reason, and “that is a no” refuses', async () => {
  expect((await talkOf('reject Tom, he was a no show')).calls).toHaveLength(1);
  expect((await talkOf("reject Tom, that's a no")).calls).toEqual([]);
});

test.each(['and María, is she in too?', 'and Mark, has he heard from us?', 'And Mark, does he know?'])(
  'what is asked of somebody is not done for them: %s',
  async (said) => {
    const { calls } = await talkOf('move Priya to Phone Screen', said);
    expect(calls.slice(1).every(([tool]) => tool === 'show_candidate')).toBe(true);
  },
);

test.each(['and Mark too', 'and Mark, could you?'])('what is asked for is: %s', async (said) => {
  const { calls } = await talkOf('move Priya to Onsite Interview', said);
  expect(calls.slice(1)).toEqual([['move_stage', { candidate: 'c_mark', stage: 'Onsite Interview' }]]);
});

test('a letter that is named behind “no” is not sent', async () => {
  expect((await talkOf('priya no interview prep')).calls).toEqual([]);
});

test.each(['scrap that', 'cancel it'])('behind a look nothing is there to be called off: %s', async (said) => {
  const { asks, calls } = await talkOf('Show me Priya', said);
  expect(asks).toBe(true);
  expect(calls.map(([tool]) => tool)).toEqual(['show_candidate']);
});

test('a sum that is only pointed to is asked about', async () => {
  const { asks, calls } = await talkOf('Priya wants 98,000; we can go to 92,000. Please offer her that, from 1 July.');
  expect(asks).toBe(true);
  expect(calls).toEqual([]);
});
