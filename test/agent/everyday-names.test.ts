// People and letters whose names are everyday words: the word belongs to the order where it orders, and to the name where it names.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

const letters = ['reminder', 'invite', 'thank_you', 'nudge', 'reschedule', 'rejection'];
const house = {
  ...sandboxes.clinic,
  candidates: [
    ...sandboxes.clinic.candidates.filter(({ id }) => id !== 'c_tom'),
    ...[
      ['bo', 'Bo Lind'],
      ['lin', 'Lin Zhao'],
      ['hope', 'Hope Ellery'],
    ].map(([id = '', name = '']) => ({
      id: `c_${id}`,
      name,
      job_id: 'job_icu',
      stage: 'Phone Screen',
      last_contact_at: null,
    })),
  ],
  templates: letters.map((id) => ({ id, subject: id })),
};

async function calledBy(said: string) {
  const talk = openTalk(house, { as: 'u_rita' });
  const { asks } = await talk.say(said);
  return { asks, calls: talk.desk.calls.map(({ tool, input }) => [tool, input]) };
}
const does = (...calls: readonly unknown[]) => ({ asks: false, calls });

describe('letters called by words of orders', () => {
  test.each([
    ['remind Bo to send her references', 'send_message', { candidate: 'c_bo', text: 'send her references' }],
    ['remind Dana to fill in the scorecard', 'notify_user', { user: 'u_dana', text: 'fill in the scorecard' }],
    ['move Lin to Offer, thank you', 'move_stage', { candidate: 'c_lin', stage: 'Offer' }],
    ['Thank you! Please move Lin to Offer', 'move_stage', { candidate: 'c_lin', stage: 'Offer' }],
    ['invite Lin to the onsite interview', 'move_stage', { candidate: 'c_lin', stage: 'Onsite Interview' }],
  ])('%s: the word orders', async (said, tool, input) => {
    expect(await calledBy(said)).toMatchObject(does([tool, input]));
  });

  test.each([
    ['remind Bo', 'reminder'],
    ['reminder to Bo', 'reminder'],
    ['send Bo the reminder', 'reminder'],
    ['nudge Bo', 'nudge'],
    ['send the nudge to Bo', 'nudge'],
    ['invite → Bo', 'invite'],
    ['send Bo a thank you', 'thank_you'],
  ])('%s: the word names the letter', async (said, id) => {
    expect(await calledBy(said)).toEqual(does(['send_followup', { candidate: 'c_bo', message_template: id }]));
  });

  test.each(['send Bo the rejection', 'reject Bo and send her the rejection'])('%s', async (said) => {
    expect(await calledBy(said)).toEqual(
      does(['reject_candidate', { candidate: 'c_bo', message_template: 'rejection' }]),
    );
  });

  test.each(['please reject Bo', 'Bo is not a fit, please reject'])('%s: no letter goes out', async (said) => {
    const { calls } = await calledBy(said);
    expect(calls).toEqual([['reject_candidate', expect.not.objectContaining({ message_template: expect.anything() })]]);
  });
});

describe('short names', () => {
  test.each(['reject Bo, no, Lin', 'reject Bo. Lin I mean.', 'Reject Bo. I mean Lin.', 'reject bo - sorry, lin'])(
    '%s: the second is meant',
    async (said) => {
      expect(await calledBy(said)).toEqual(does(['reject_candidate', { candidate: 'c_lin' }]));
    },
  );

  test('a reason that begins with “no” corrects nothing', async () => {
    expect(await calledBy('reject Bo, no experience')).toEqual(
      does(['reject_candidate', { candidate: 'c_bo', reason: 'no experience' }]),
    );
  });
});

describe('people called by everyday words', () => {
  test.each([
    'Hope had such a lovely chat with me, please put her into Offer',
    'Hope wants to go on, so move her to Offer',
    'Hope passed the screen. Move her to Offer.',
  ])('%s', async (said) => {
    expect((await calledBy(said)).calls).toEqual([['move_stage', { candidate: 'c_hope', stage: 'Offer' }]]);
  });

  test.each(['Hope all is well! Move Lin to Offer', 'Hope to hear from you, move Lin to Offer'])(
    '%s: nobody is meant by the wish',
    async (said) => {
      expect((await calledBy(said)).calls).not.toContainEqual([
        'move_stage',
        expect.objectContaining({ candidate: 'c_hope' }),
      ]);
    },
  );
});

test.each(["schedule Lin's final with Dana on Thursday at 3pm", "book Lin's technical with Dana on Thursday at 3pm"])(
  '%s: a round is hers, and she is meant',
  async (said) => {
    expect((await calledBy(said)).calls).toMatchObject([['book_meeting', { candidate: 'c_lin', with: ['u_dana'] }]]);
  },
);

test.each([
  ['how many people did we hire this month?', 'show_metrics'],
  ['time to hire last month?', 'show_metrics'],
  ['who has been stuck in Phone Screen for two weeks?', 'find_candidates'],
])('%s', async (said, tool) => {
  expect((await calledBy(said)).calls).toMatchObject([[tool, {}]]);
});
