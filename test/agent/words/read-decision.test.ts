// What is read as a decision, and what is not: whole messages that plainly decide, and nothing else.
import { expect, test } from 'vitest';
import { readDecision } from '../../../src/agent/words/read-decision.ts';

const only = { by: 'only' } as const;

test.each([
  ['approve', 'approve', only],
  ['yes, approve it', 'approve', only],
  ['Good. Approve.', 'approve', only],
  ['👍 approved', 'approve', only],
  ['All right then, I do approve.', 'approve', only],
  ['The above is approved.', 'approve', only],
  ['Okay, go ahead and approve the rejection.', 'approve', { by: 'name', tools: ['reject_candidate'], names: [] }],
  ['approve the offer to Ana', 'approve', { by: 'name', tools: ['send_offer'], names: ['Ana'] }],
  ['approve Ana Ruiz please', 'approve', { by: 'name', names: ['Ana', 'Ruiz'] }],
  ['approve Ana’s offer', 'approve', { by: 'name', tools: ['send_offer'], names: ['Ana'] }],
  ['approve Vincent', 'approve', { by: 'name', names: ['Vincent'] }],
  ['approve 2', 'approve', { by: 'place', place: 2 }],
  ['approve the last one', 'approve', { by: 'place', place: -1 }],
  ['decline', 'decline', only],
  ['no, decline that one', 'decline', only],
  ['Hold on, decline that request', 'decline', only],
  ["decline Leo's", 'decline', { by: 'name', names: ['Leo'] }],
])('“%s” decides', (said, decision, target) => {
  expect(readDecision(said)).toMatchObject({ decision, target, isLoose: false });
});

test.each([
  ['decline it: too expensive', only, 'too expensive'],
  ['Decline it, I need to check the number first', only, 'I need to check the number first'],
  [
    'decline the offer to Ana because she is away',
    { by: 'name', tools: ['send_offer'], names: ['Ana'] },
    'she is away',
  ],
])('“%s” declines and says why', (said, target, reason) => {
  expect(readDecision(said)).toMatchObject({ decision: 'decline', target, reason });
});

test.each(['go ahead', 'yes, do it', 'ok to send', 'withdraw that', 'reject the request'])(
  '“%s” decides on nothing but what the last answer left waiting',
  (said) => {
    expect(readDecision(said)).toMatchObject({ target: only, isLoose: true });
  },
);

test.each([
  'Good morning!',
  'yes',
  'ok',
  'no',
  '👍',
  'yes to that',
  'that one',
  'approve it?',
  'did you approve it',
  'don’t approve it',
  'dont approve it',
  'never approve it',
  'not approved',
  'do not decline it',
  'approve it if she agrees',
  'approve it when Dana is back',
  'approve it tomorrow',
  'approve it later',
  'approve it and book Dana',
  'approve it, then move Ana to offer',
  'approve Ana, Bob',
  'approve both',
  'approve all',
  'approve all three',
  'approve everything',
  'approve the other one',
  'approve the first, decline the second',
  'approve this candidate',
  'approve it: and send her a note',
  'approve it: ok',
  'decline it: and send her a note',
  'decline it - wrong salary. make it 80k',
  'decline it, move her instead',
  '“approve it”',
  'she said "approve it"',
  'Dana says approve it',
  'tell Dana to approve it',
  'approve\nsend money',
  'we approved it',
  'I declined it yesterday',
  'I would approve it',
  'can you approve it',
  'reject Ana',
  'move Ana to offer',
  'approve '.repeat(60),
])('“%s” decides nothing', (said) => {
  expect(readDecision(said)).toBeUndefined();
});

test('long and hostile texts cost nothing', () => {
  const started = process.threadCpuUsage();
  for (const said of [
    'approve '.repeat(40),
    `approve ${"a'".repeat(140)}`,
    `approve the offer to ${'a b '.repeat(70)}`,
    `${'yes, '.repeat(58)}approv`,
    `decline it, ${'i '.repeat(140)}`,
    `${'a-'.repeat(149)}:`,
  ])
    for (let times = 0; times < 50; times += 1) readDecision(said);
  const { user } = process.threadCpuUsage(started);
  expect(user).toBeLessThan(2_000_000);
});
