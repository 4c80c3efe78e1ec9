// Tools that the nets have not learned are known by words, and filled like the tools that they are variants of.
import { expect, test } from 'vitest';
import { sandboxes } from '../../planner/sandboxes.ts';
import { openTalk } from '../talk.ts';

const meeting = (id: string, user: string, [start, candidate]: readonly [string, string]) => ({
  id,
  user_id: user,
  title: 'Interview',
  start: `2026-06-${start}:00:00-05:00`,
  end: `2026-06-${start}:45:00-05:00`,
  candidate_id: candidate,
});
const calendar = [
  meeting('m_tom1', 'u_dana', ['04T10', 'c_tom']),
  meeting('m_tom2', 'u_paul', ['04T11', 'c_tom']),
  meeting('m_priya', 'u_rita', ['05T10', 'c_priya']),
];

async function said(...messages: readonly string[]) {
  const talk = openTalk({ ...sandboxes.clinic, calendar }, { as: 'u_rita' });
  let answer;
  for (const message of messages) answer = await talk.say(message);
  return { answer, calls: talk.gate.calls.map(({ tool, input }) => [tool, input] as const) };
}

test.each([
  ['send Tom a link so he can pick his own time with Dana', 'invite_to_book', { candidate: 'c_tom', with: ['u_dana'] }],
  [
    'invite Priya to book an hour with Dana and Paul',
    'invite_to_book',
    { candidate: 'c_priya', with: ['u_dana', 'u_paul'], duration_minutes: 60 },
  ],
  [
    'email Tom the booking link for 20 minutes with Paul on Friday',
    'invite_to_book',
    {
      candidate: 'c_tom',
      with: ['u_paul'],
      duration_minutes: 20,
      from: '2026-06-05T00:00:00-05:00',
      until: '2026-06-06T00:00:00-05:00',
    },
  ],
  [
    'book Tom with Dana and then Paul, 30 minutes each, on Thursday from 14:00',
    'schedule_interviews',
    {
      candidate: 'c_tom',
      with: ['u_dana', 'u_paul'],
      duration_minutes: 30,
      start: '2026-06-04T14:00:00-05:00',
    },
  ],
  [
    "move all of Tom's interviews to Friday at 9",
    'reschedule_interviews',
    { candidate: 'c_tom', start: '2026-06-05T09:00:00-05:00' },
  ],
  ['book a room for the interview with Priya', 'book_room', { meeting: 'm_priya' }],
  ['reserve the blue room for the interview with Priya', 'book_room', { meeting: 'm_priya', room: 'blue room' }],
  ["book room 4 for Priya's interview", 'book_room', { meeting: 'm_priya', room: 'room 4' }],
  ['cancel all interviews with Tom', 'cancel_interviews', { candidate: 'c_tom' }],
  ['add Tom to the at risk sequence', 'start_sequence', { candidate: 'c_tom', sequence: 'candidate-at-risk' }],
  ['chase the scorecards for Tom', 'request_feedback', { candidate: 'c_tom' }],
  ['ask Dana for her feedback on Tom', 'request_feedback', { candidate: 'c_tom', user: 'u_dana' }],
  ["text Tom that we're running late", 'send_text', { candidate: 'c_tom', text: "we're running late" }],
])('%s', async (message, tool, input) => {
  const { calls } = await said(message);
  expect(calls).toEqual([[tool, input]]);
});

test.each([
  ['cancel all interviews with Priya', 'cancel_meeting', { meeting: 'm_priya' }],
  ['Tell Dana that Tom has a link to his portfolio', 'notify_user', expect.anything()],
])('%s: one interview, or a link to something else, is the plain order', async (message, tool, input) => {
  const { calls } = await said(message);
  expect(calls.filter(([name]) => name !== tool)).toEqual([]);
  for (const [, given] of calls) expect(given).toEqual(input);
});

test('the second order of a message is known by its words, and is about whom the first was', async () => {
  const { calls } = await said('move Priya to phone screen and send her a booking link with Dana');
  expect(calls).toEqual([
    ['move_stage', { candidate: 'c_priya', stage: 'Phone Screen' }],
    ['invite_to_book', { candidate: 'c_priya', with: ['u_dana'] }],
  ]);
});

test('with whom is asked, and answered by a name', async () => {
  const { calls } = await said('send Tom a link so he can pick a time', 'Dana');
  expect(calls).toEqual([['invite_to_book', { candidate: 'c_tom', with: ['u_dana'] }]]);
});

test('an offer without a salary asks for it, whatever stage they are in', async () => {
  const { answer, calls } = await said('make Tom an offer');
  expect(calls).toEqual([]);
  expect(answer?.reply.text).toBe('What salary a year shall I offer?');
});

test('consent to texts is noted with where and how it was given', async () => {
  const { calls } = await said('Tom agreed to get text messages', 'he said so on the phone');
  expect(calls).toEqual([
    ['set_text_consent', { candidate: 'c_tom', consent: 'given', proof: 'he said so on the phone' }],
  ]);
});

test.each([
  [
    'replace Dana with Paul in the interview with Tom',
    'Put Paul Adeyemi in the place of Dana Whitfield at “Interview” (Thursday, June 4 at 10:00 AM)',
  ],
  ['hire Tom', 'Move Thomas Bell to Hired?'],
  [
    'Dana declined, find somebody else',
    'Put somebody else in the place of Dana Whitfield at “Interview” (Thursday, June 4 at 10:00 AM)',
  ],
])('%s is offered', async (message, reading) => {
  const { answer, calls } = await said(message);
  expect(calls).toEqual([]);
  expect(answer?.reply.text).toContain(reading);
});

test.each(["don't send Tom a booking link with Dana", 'if Tom agrees, send him a booking link with Dana'])(
  '%s does nothing',
  async (message) => expect((await said(message)).calls).toEqual([]),
);
