// Which words of a message are a letter's name, which are to be written, and which are said to Muster.
import { expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function calledBy(said: string) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  await talk.say(said);
  return talk.desk.calls.map(({ tool, input }) => [tool, input]);
}

test('a letter that is named in a sentence of its own belongs to the rejection before it', async () => {
  const calls = await calledBy('Reject Mark, his ask was way off. Use the checking in email.');
  expect(calls).toMatchObject([['reject_candidate', { candidate: 'c_mark', message_template: 'checking_in' }]]);
});

test('“that interview prep thing” is the letter, not what is to be written', async () => {
  expect(await calledBy('send Tom that interview prep thing')).toEqual([
    ['send_followup', { candidate: 'c_tom', message_template: 'interview_prep' }],
  ]);
});

test('what is written “for” somebody in the second person goes to them', async () => {
  expect(await calledBy('Write for Tom: we have received your documents')).toMatchObject([
    ['send_message', { candidate: 'c_tom', text: 'we have received your documents' }],
  ]);
});

test('“can you pass that on?” is said to Muster', async () => {
  expect(await calledBy('Heads-up for Dana: the permit got approved. Can you pass that on?')).toMatchObject([
    ['notify_user', { user: 'u_dana', text: 'the permit got approved' }],
  ]);
});

test('“note that on his profile” writes nothing of its own words', async () => {
  const calls = await calledBy('FYI, Tom has his licence. Please note that on his profile.');
  expect(JSON.stringify(calls)).not.toContain('on his profile');
});
