// Meetings about a candidate without them: the planner's own title says so, and who is invited goes by the title.
import { expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

test.each([
  ['Set up a 30 minute debrief on Priya Raman with Dana Thursday at 10', 'Debrief: Priya Raman'],
  ['Schedule a hand-over about Priya Raman with Dana tomorrow at 2pm', 'Hand-over: Priya Raman'],
  ['Book Dana tomorrow at 2pm to talk about Priya Raman', 'Internal: Priya Raman'],
  ['Book an interview for Priya Raman with Dana tomorrow at 4pm', undefined],
])('%s', async (text, title) => {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  await talk.say(text);
  const [call] = talk.gate.calls;
  const input = { candidate: 'c_priya', with: ['u_dana'], duration_minutes: 30, start: expect.any(String) };
  expect(call).toMatchObject({ tool: 'book_meeting' });
  expect(call?.input).toEqual({ ...input, ...(title === undefined ? {} : { title }) });
});
