// What a colleague asks for and a recruiter passes on, with the story around it; whoever is to be told of it is told. Beside each what is
// said in nearly the same words and leaves somebody or something open.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sandboxes } from '../planner/sets/train/fresh51/sandboxes.ts';
import { openTalk } from './talk.ts';

const Named = z.object({
  candidate: z.string().optional(),
  user: z.string().optional(),
  meeting: z.string().optional(),
  with: z.array(z.string()).optional(),
});

async function after(...said: readonly string[]) {
  const talk = openTalk(sandboxes.transit_oct, { as: 'u_marguerite' });
  let asks = false;
  for (const one of said) ({ asks } = await talk.say(one));
  const calls = talk.desk.calls.map(({ tool, input }) => {
    const { candidate, user, meeting, with: takers = [] } = Named.parse(input);
    return [tool, candidate, user, meeting, ...takers].filter((part) => part !== undefined).join(' ');
  });
  return { asks, calls };
}
const done = (...calls: readonly string[]) => ({ asks: false, calls });
const asked = (...calls: readonly string[]) => ({ asks: true, calls });

describe('whoever is to be told of an order is told, however the order was read', () => {
  test.for([
    [
      "Reschedule Rubén's road test to Thursday at 10, same length, and let Lorena know.",
      'm_rt',
      'notify_user u_lorena',
    ],
    ["Shreya's call today at 4 instead of 3:30 please, and let her know.", 'm_shr', 'send_message c_shreya'],
    ["Yolanda Pruitt's panel: same time but on Friday please, and let Lorena know.", 'm_yol', 'notify_user u_lorena'],
    ["Put Fatou's panel on Friday at 10 please, then tell Odell.", 'm_fat', 'notify_user u_odell'],
    [
      "Soo-Jin can't make tomorrow at 3. Move her to Wednesday at 10am please and email her the new time.",
      'm_soo',
      'send_message c_soo',
    ],
    ["Move Soo-Jin's call to Wednesday at 10am and drop her a line about it.", 'm_soo', 'send_message c_soo'],
    ["Denny is off sick. Move Lamar's call to Thursday at 3pm and let Lamar know.", 'm_lam', 'send_message c_lamar'],
  ] as const)('“%s”', async ([said, meeting, told]) => {
    expect(await after(said)).toEqual(done(`reschedule_meeting ${meeting}`, told));
  });

  test.for([
    ['move anahit to hired and tell wenling the good news', 'move_stage c_anahit', 'notify_user u_wenling'],
    ['reject clint and let thaddeus know', 'reject_candidate c_clint', 'notify_user u_thad'],
  ] as const)('“%s”', async ([said, ...calls]) => {
    expect(await after(said)).toEqual(done(...calls));
  });

  test.for([
    ['Bogdan passed, move him to Medical, tell Thaddeus.', 'move_stage c_bogdan'],
    ['Pavlo signed elsewhere. Reject Clint and tell Thaddeus.', 'reject_candidate c_clint'],
  ] as const)('but what he is to hear is asked where it may be the story: “%s”', async ([said, call]) => {
    expect(await after(said)).toEqual(asked(call));
  });
});

describe('the colleague who was told of takes part', () => {
  test.for([
    'Ingrid has questions about the planners. Could you set up an hour for her with Wenling on Thursday at 3?',
    'Ingrid wants to be closer to the hiring of planners, so could you set up an hour for her with Wenling on Thursday at 3?',
    "Ingrid can't decide between the planners. She'd like an hour with Wenling on Thursday at 3.",
    'Ingrid is worried about the planners, so book her with Wenling on Thursday at 3 for an hour.',
  ])('“%s”', async (said) => {
    expect(await after(said)).toEqual(done('book_meeting u_ingrid u_wenling'));
  });

  test('but whoever applied is whom it is about', async () => {
    expect(
      await after('Lamar has questions about the shifts. Book him with Odell on Thursday at 2 for half an hour.'),
    ).toEqual(done('book_meeting c_lamar u_odell'));
  });

  test.for([
    'Odell would like to meet Yolanda on Friday at 10 for half an hour. Can you arrange that?',
    'Set up an hour for her with Wenling on Thursday at 3.',
  ])('and where it is open, nothing is booked or moved: “%s”', async (said) => {
    expect(await after(said)).toEqual(asked());
  });
});

describe('his call is that of whom the message names', () => {
  test.for([
    ['Move Lamar to Panel Interview and cancel his call on Wednesday.', 'move_stage c_lamar', 'cancel_meeting m_lam'],
    [
      'Send Lamar the interview invite and move his call on Wednesday to 4.',
      'send_followup c_lamar',
      'reschedule_meeting m_lam',
    ],
    [
      'reject terrence oduya and cancel his call this afternoon',
      'reject_candidate c_terrence2',
      'cancel_meeting m_ter',
    ],
  ] as const)('“%s”', async ([said, ...calls]) => {
    expect(await after(said)).toEqual(done(...calls));
  });

  test.for([
    ['Bashir is out tomorrow, cancel his stand-up tomorrow.', done('cancel_meeting m_ops')],
    ['Send Clint the still interested email and cancel his call this afternoon.', asked('send_followup c_clint')],
  ] as const)('and nobody else’s: “%s”', async ([said, outcome]) => {
    expect(await after(said)).toEqual(outcome);
  });
});

describe('a first name is that of whom the message has named in full', () => {
  test.for([
    [
      'Move Yolanda Pruitt to Medical and send Yolanda the medical info.',
      'move_stage c_yolanda1',
      'send_followup c_yolanda1',
    ],
    [
      "Move Yolanda Pruitt's panel to Friday at 2 and email Yolanda about it.",
      'reschedule_meeting m_yol',
      'send_message c_yolanda1',
    ],
  ] as const)('“%s”', async ([said, ...calls]) => {
    expect(await after(said)).toEqual(done(...calls));
  });

  test.for([
    ['Reject Yolanda Pruitt and move Yolanda to Medical.', 'reject_candidate c_yolanda1'],
    ['Move Yolanda to Medical.'],
  ] as const)('but what was decided of her is not decided again: “%s”', async ([said, ...calls]) => {
    expect(await after(said)).toEqual(asked(...calls));
  });
});

test('another hour is an hour', async () => {
  const talk = openTalk(sandboxes.transit_oct, { as: 'u_marguerite' });
  await talk.say('Book another hour with Wenling and Anahit on Thursday at 2.');
  expect(talk.desk.calls.map(({ input }) => Object(input)['duration_minutes'])).toEqual([60]);
});
